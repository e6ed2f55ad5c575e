# Why not: what was wrong and what would be right. The page adds the rule. The text does not name a
# card that may be hidden from the asking seat.

refusal-HM-ROUND-02-nobody = There is no such team in this game.
refusal-HM-ROUND-02-unknown = There is no such action in this game.
refusal-HM-ROUND-02-dealer = Chance or the organiser comes first. Wait a moment.
refusal-HM-ROUND-02-no-chance = Now a team decides, not chance.
refusal-HM-ROUND-02-other = Now something else is asked: { $now }.
refusal-HM-ROUND-02-pick = That alone is no choice. What you can choose is marked.
refusal-HM-SCORE-03 = The game is over: nothing more can be done.
refusal-HM-ORDER-03 = Now { $seat-the } decides. Wait until it is your turn.
refusal-HM-ORDER-02 = Place { $place } is not free. Choose another place in the order.
refusal-HM-JOKER-01 = You have used your joker already: there is one in the whole game.
refusal-HM-JOKER-02 = This power does not play. Bet on a team of this game.
refusal-HM-EDGE-JOKER-03 = You have decided about your joker for this partial game. Wait for the others.
refusal-HM-EDGE-RANK-01 = These teams cannot come next. Enter teams that have no place yet and play in this game.
refusal-HM-EDGE-ORG-01 = The organiser cannot enter this now: it fits neither the teams nor how they stand.
refusal-HM-EDGE-ORG-02 = Chance cannot bring this here.
refusal-HM-SETUP-05 = A hand with a spy is not swapped for free, nor one whose deck holds none. Swap it for one card fewer, or keep it.
refusal-HM-SETUP-07-chosen = You have decided about your first hand. Wait for the others.
refusal-HM-EDGE-SETUP-02 = A hand of one card cannot be swapped for a smaller one. Keep it.

refusal-HM-BM-02 = { $short ->
    [1] One PP costs { $need } SP here, and you have { $have }. Go on with your turn.
   *[other] Something in play forbids you to turn SP into PP now. Go on with your turn.
}
refusal-HM-COOP-04 = { $group-start } cannot draw a joint card now: their deck is empty, one of them lacks the SP or has drawn already, or one has refused. Draw from your own deck.
refusal-HM-COOP-18-draw = For the joint deck of { $group-the } every two of them have to co-operate, and you must be one of them. Draw with partners, or from your own deck.
refusal-HM-DISCARD-01 = This card is not in your hand. Choose one of your own.

refusal-HM-MAIN-01 = This card is not in your hand. Play one of your own.
refusal-HM-MAIN-02-sb = { $card } costs { $need } SP now, and you have { $have }.
refusal-HM-MAIN-02-bm = { $card } costs { $need } PP, and you have { $have }. PP are made from SP when your turn begins.
refusal-HM-MAIN-02-condition = The condition on { $card } is not met yet. Read what it asks for.
refusal-HM-GOLD-01-play = Something in play forbids you to play { $card } now.
refusal-HM-GOLD-01-room = You may not have another card like { $card } in play. Make room for it first.
refusal-HM-GOLD-01-use = Something in play forbids you to use { $card } now.
refusal-HM-GOLD-01-uses = You may not use more abilities of spies in this turn, so not { $card } either.
refusal-HM-GOLD-01-info = Something in play forbids you to gain information now.
refusal-HM-ACT-02 = That is no ability of a card you have in play. Use one of your own.
refusal-HM-ACT-03-tired = { $card } is tired, and this ability has the tire symbol. Wait until it is untired.
refusal-HM-ACT-03-sb = This ability of { $card } costs { $need } SP, and you have { $have }.
refusal-HM-ACT-03-bm = This ability of { $card } costs { $need } PP, and you have { $have }.
refusal-HM-ACT-03-cards = For this ability of { $card } you discard { $need ->
    [one] one card
   *[other] { $need } cards
}, and you have { $have } in hand.
refusal-HM-ACT-04 = You have used this ability of { $card } as often as the card allows. It can be used again later, if the card says so.
refusal-HM-ABILITY-02 = You have used your special ability: it works once in the whole game.
refusal-HM-EDGE-INFO-02 = You know every row already, or it is on its way. There is nothing more to learn.
refusal-HM-EDGE-FIND-02 = You cannot name a square now: each team has one guess a round, until T. H. is found, and only where guesses are the way to find him.
refusal-HM-EDGE-FIND-02-pause = Your last square was wrong: you may name one again in round { $round }.
refusal-HM-EDGE-FIND-02-once = At this table each team names one square in the whole game, and you have named yours.

refusal-HM-COOP-01 = You cannot offer co-operation to { $power-the }: only to another team of this game, once a turn, and if you do not co-operate already.
refusal-HM-COOP-14 = There is no co-operation with { $power-the } for you to end, or you have announced its end already.
refusal-HM-COOP-02 = This would harm one of your partners. Choose something that does not, or end the co-operation first.
refusal-HM-COOP-12 = { $card } is played by { $other-the }, later in this round’s order. Wait for that turn.
refusal-HM-COOP-22 = { $card } is played by { $other-the }, the last of its teams in this round’s order. Wait for that turn.
refusal-HM-COOP-18 = { $card } takes the co-operation of all its teams: { $home-the }. Agree with them first.
refusal-HM-COOP-13-sb = { $card } costs { $need } SP, and together you have { $have }.
refusal-HM-COOP-13-bm = { $own ->
    [1] Your own price for { $card } is { $need } PP, and you have { $have }.
   *[other] The price of { $other-the } for { $card } is { $need } PP, and they have { $have }.
}
refusal-HM-COOP-13-share = The SP cannot be shared like that: all { $need } have to be paid, and nobody can pay more than they have. Choose another share for { $seat-the }.
refusal-HM-EDGE-COOP-09 = A partner has refused to play { $card } in this turn. Try again in another round.

refusal-HM-TARGET-01 = This card cannot be a target here. Those that can are marked.
refusal-HM-TARGET-02 = There is no target for this now. Keep it until there is one.
refusal-HM-TARGET-02-option = This option has nothing to work on. Choose another.
refusal-HM-EDGE-TARGET-01 = Not all targets are chosen yet. Choose on.
refusal-HM-EDGE-TARGET-01-choose = This has to be done: choose a card that is marked.
refusal-HM-EDGE-TARGET-02 = This card cannot be chosen here. Those that can are marked.
refusal-HM-EDGE-TARGET-03 = { $power-start } cannot be chosen here. Choose a team that is marked.
refusal-HM-INFO-03 = There is no row { $row }: the picture has { $most } rows.
refusal-HM-INFO-05 = That team does not know row { $row }. Choose a row it knows.
refusal-HM-EDGE-INFO-02-row = You know row { $row } already, or it is on its way. Choose another.
refusal-HM-EDGE-FIND-01 = This square is not on the map. Choose one that is.
