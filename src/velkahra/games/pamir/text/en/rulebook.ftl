# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml

book-start = Afghanistan between three powers
book-start-sides = Three coalitions struggle for the country: the British, the Russians and the Afghans. You lead none of them. You are loyal to one, and you may change sides. Their blocks belong to nobody: they help all players who are loyal to that coalition now, no matter who placed them.
book-start-pieces = A block in a region is an army, on a border it is a road. Your own pieces are ten cylinders. The place of a cylinder says what it is: a tribe in a region, a spy on a court card, a gift on your dial. Cylinders stay yours whatever your loyalty.
book-start-cards = Everything is done with cards. A court card belongs to a region and a suit, has one to three stars, shows icons that happen when you play it, and actions that you can use later. It may have a prize, a special ability, or the bar of a patriot, a person who serves only one coalition.
book-start-setup = Each of you chooses a loyalty in the open; several may choose the same one. You begin with four rupees, ten cylinders, and neither cards nor points. Twelve cards lie in the market, and four dominance checks are hidden in the lower two thirds of the deck.

book-turn = Your turn
book-turn-actions = You have two actions. You can always buy a card or play one from your hand. Everything else needs a card in your court that shows it. An action must have some effect. After your turn you tidy up, and the next player clockwise begins.
book-turn-favored = One of the four suits is favored. An action with a card of this suit is a bonus: it does not use up one of your two. So with the right suit you can do four or five things in one turn. Icons and events change which suit it is.
book-turn-promises = You may talk and plan, but promises are not binding, and neither money nor cards change hands just because you agree. Hands are hidden; everything else is open. The text of a card goes before the rules.

book-market = Buying cards
book-market-price = The leftmost card of each row is free, the next one costs a rupee, and so on. You put one rupee on each card to the left of the one you buy. This money is not gone: whoever buys such a card gets it, and cards that nobody wants become cheaper and richer.
book-market-limits = You cannot buy a card on which you have put a rupee this turn. While the military suit is favored, each step costs two rupees instead of one. An event never comes to your hand: it happens as soon as you buy it.

book-court = Playing cards
book-court-play = To play a card, add it to the left or the right end of your court, then resolve its icons from top to bottom. You have to resolve them all, even one that hurts you. The card can act in the same turn.
book-court-bribe = If another player rules the region of the card, you owe that player one rupee for each of their tribes there. You may offer less, and the ruler may accept, ask for more or insist. If you do not agree, the card stays in your hand and costs no action, but everyone has seen it.
book-court-blocks = An army icon places a block of your coalition in the card’s region, a road icon on one of its borders. So even a card of a far-away region puts your coalition on the map.
book-court-cylinders = A tribe icon puts one of your cylinders into the region. A spy icon puts one on any court card of that region, in any court, even on the card you are just playing.
book-court-leverage = The leverage icon lends you two rupees from the bank. When the card is discarded, you pay them back. For each rupee you lack you lose a card of your choice. The suit icon changes the favored suit.
book-court-supply = If you need a piece and your supply is empty, take one that is already in play, but none placed this turn. A tribe may become a spy that way; a block moves from anywhere.

book-regions = Who rules where
book-regions-ruler = You rule a region if you have at least one tribe there and more pieces than any rival. Your pieces are your tribes and the armies of your coalition. Each other player is a rival, and so is each coalition. In a tie nobody rules, and it can change with every single piece.
book-regions-power = A ruler builds there, taxes players who have court cards of the region, and takes bribes from all who play more of them.
book-regions-overthrow = A tribe and its political friends stand or fall together. If you lose your last tribe in a region, all political cards of that region leave your court. If you lose your last political card of a region, all your tribes there go. If you never had the one, you need not have the other.

book-loyalty = Changing sides
book-loyalty-influence = Your influence with your coalition is one, plus your patriots, your prizes and your gifts. When the coalition dominates, influence decides who of its friends gets the most points.
book-loyalty-change = You change sides when you play a patriot of another coalition or take its prize. First you lose everything that bound you to the old one: gifts, prizes and its patriots. Tribes, spies and all other cards stay. It is expensive early in the game, and sometimes brilliant just before a dominance check.

book-actions = What cards can do
book-actions-use = Each card can act once per turn, with one of the actions it shows. If an action costs rupees, they go into the market: one on each card, from the right, half in each row. You cannot buy such a card this turn.
book-actions-hostage = A card is held hostage if an opponent has more spies on it than anyone else, its owner included. Before it can act, you owe a bribe of one rupee for each of those spies. You can haggle as with a ruler. Special abilities are never held hostage.
book-actions-tax = Take as many rupees as the card has stars: from market cards, from players who have a court card of a region you rule, or from both. Every economic star in a court shelters one rupee of its owner.
book-actions-gift = Put a cylinder on a free gift space of your dial and pay its price of 2, 4 or 6 rupees. It is one influence until you change sides.
book-actions-build = Place up to three blocks of your coalition for two rupees each: armies in regions that you rule, roads on their borders. It is the fastest way to make a coalition dominate, and it needs a region.
book-actions-move = Each star is one step. An army crosses a border with a road of its own coalition. A spy goes to the next card on either side, as if all courts formed one ring around the table. Tribes and roads never move.
book-actions-betray = For two rupees you discard a card with one of your spies on it, in any court. All spies on it return to their owners, its owner pays back leverage and may be overthrown. If the card has a prize, you may take it: influence, perhaps with a new coalition.
book-actions-battle = Choose a region or a court card and remove enemy pieces there: no more than the card’s stars, and no more than you have armies, or spies, there. Blocks of your own coalition are safe from you, and so are tribes of players who share your loyalty, but not their spies.

book-dominance = Dominance checks
book-dominance-check = Points are scored only when a dominance check comes. Anyone can buy it from the market, or it falls out on the left. Then count all blocks on the map. A coalition dominates if it has at least four more than each of the others.
book-dominance-success = If one dominates, its friends score by influence: five, three and one point. All others get nothing. Then every block leaves the map, and the struggle begins again. Players with equal influence share the points of their places.
book-dominance-failure = If none dominates, coalitions do not matter. Count the cylinders each player has in play: three points for the most, one for second place. Nothing is removed. If your coalition is too weak, spread tribes, spies and gifts instead.
book-dominance-after = The last check counts double. After every check lasting events end. It is wise to know how many checks are still to come.
book-dominance-winner = If someone leads by four points after a check, the game ends at once. Otherwise the most points win after the last check. In a tie military stars decide, then rupees.

book-cleanup = The end of your turn
book-cleanup-limits = Your court may keep three cards, plus one for each political star in it. Your hand may keep two, plus one for each intelligence star in your court. Discard the rest, first from the court. During your turn you may have more.
book-cleanup-market = Events in the leftmost column are discarded, and their upper half hits everyone. Then the cards slide left and the gaps are filled from the deck. Rupees stay on their cards.
book-cleanup-instability = If a second dominance check appears in the market, the country is unstable: one check is resolved at once, and both cards leave.

book-special = Events and special abilities
book-special-events = An event has two faces. Bought, it does what the lower half says, usually something good for you. Left lying until it falls out, it does what the upper half says to all. Lasting events stay until the next dominance check.
book-special-abilities = Some people in your court can do something that nobody else can. The ability works as long as the card is in your court, and no spies can stop it.

book-wakhan = Wakhan
book-wakhan-guest = Alone or as a pair you can play with Wakhan, an opponent whose cards decide for her. She has tribes, spies and rupees like a player and wins like one. She pays every bribe in full and waives none. As a friend of all coalitions she takes part in every successful check.
book-wakhan-loyal = When she places, moves or fights with blocks, she uses the first coalition on her card to which no person is loyal. To rule a region she counts whichever coalition has the most armies there.
book-wakhan-turn = On her turn she draws a card and tries its lines from top to bottom, again and again, until two actions are used. What is impossible is skipped. Bonus actions follow. If she can buy a dominance check that favours her, she does so first.
book-wakhan-radicalize = Radicalize means that she buys a card and plays it at once, as one action. An instruction, a dominance check in the market, or the arrows of her two visible cards say which one.
book-wakhan-acting = For each action she uses the first card in her order that can do it, with the same limits as yours. The regions on her card say where. She strikes tribes first, taxes the richest first and moves only to meet tribes of others.
book-wakhan-order = One order settles most of her choices: opponents’ cards, the favored suit, patriots and prizes of the dominant coalition, other patriots, leverage, rank, number. When she must discard, she parts first with what helps her least.
