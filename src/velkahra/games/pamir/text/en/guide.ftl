# What the game is about, and what a player may do in a turn

goal-1 = Afghanistan, about 1830: three powers want it, and you support one of them for as long as it suits you.
goal-2 = Points are given at four dominance checks. If one coalition is far ahead, those with the most influence with it score; if none is, those with the most cylinders in play.
goal-3 = A player who leads by four points after a check wins at once. Otherwise the player with the most points wins after the last check, which counts double.

turn-1 = You have two actions in your turn, in any order; one or none is allowed.
turn-2 = Buy a card from the market. It costs one rupee for each card to the left of it, and the cheapest is free.
turn-3 = Play a card from your hand into your court: its icons put armies, roads, tribes and spies on the table.
turn-4 = Use a card of your court, each once per turn: tax, gift, build, move, betray or battle.
turn-5 = Cards of the favored suit act as a bonus, in addition to your two actions.
turn-6 = At the end of your turn, your court and hand are cut down to their limits, and the market is refilled.
