# Why not: what was wrong and what would be right. The page adds the rule. The text does not name a
# card that may be hidden from the asking seat.

refusal-HM-ROUND-02-nobody = There is no such team in this game.
refusal-HM-ROUND-02-unknown = There is no such action in this game.
refusal-HM-ROUND-02-dealer = Chance or the organiser acts first. Wait a moment.
refusal-HM-ROUND-02-no-chance = A team decides now, not chance.
refusal-HM-ROUND-02-other = You have another decision to make now: { $now }.
refusal-HM-ROUND-02-pick = That is not a complete choice. Everything you can choose is highlighted.
refusal-HM-SCORE-03 = The game is over: nothing more can be done.
refusal-HM-ORDER-03 = It is not your decision now: { $seat-the } decides. Wait for your turn.
refusal-HM-ORDER-02 = Position { $place } is taken. Choose another position in the turn order.
refusal-HM-JOKER-01 = You have already used your joker. You have one for the whole game.
refusal-HM-JOKER-02 = This power is not in the game. Bet on a team that is.
refusal-HM-EDGE-JOKER-03 = You have already decided about your joker for this daily game. Wait for the others.
refusal-HM-EDGE-RANK-01 = These teams cannot come next. Enter teams that are in this game and have no place yet.
refusal-HM-EDGE-ORG-01 = The organiser cannot enter this now: it does not match the teams or their standing.
refusal-HM-EDGE-ORG-02 = This outcome is not possible here.
refusal-HM-SETUP-05 = You can swap for free only if your hand has no spy and your deck has one. Swap it for one card fewer, or keep it.
refusal-HM-SETUP-07-chosen = You have decided about your first hand. Wait for the others.
refusal-HM-EDGE-SETUP-02 = A hand of one card cannot be swapped for a smaller one. Keep it.

refusal-HM-BM-02 = { $short ->
    [1] One PP costs { $need } SP here, and you have { $have ->
        [0] none
       *[other] { $have }
    }. Continue your turn.
   *[other] A card in play stops you from converting SP into PP now. Continue your turn.
}
refusal-HM-COOP-04 = { $group-start } cannot draw a joint card now: their deck is empty, one of them lacks the SP or has already drawn, or one has refused. Draw from your own deck.
refusal-HM-COOP-18-draw = To draw from the joint deck of { $group-the }, every pair of them must cooperate and you must be one of them. Draw with your partners, or from your own deck.
refusal-HM-DISCARD-01 = This card is not in your hand. Choose one that is.
refusal-HM-CHAR-03 = Your strength or weakness counts your own cards only, and you hold too many of those. Discard one of your own cards.

refusal-HM-MAIN-01 = This card is not in your hand. Play one that is.
refusal-HM-MAIN-02-sb = { $card } costs { $need } SP now, and you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-HM-MAIN-02-bm = { $card } costs { $need } PP, and you have { $have ->
    [0] none
   *[other] { $have }
}. You can convert SP into PP when your turn begins.
refusal-HM-MAIN-02-condition = The condition on { $card } is not met yet. Read its text.
refusal-HM-GOLD-01-play = A card in play stops you from playing { $card } now.
refusal-HM-GOLD-01-room = You have no room for another card like { $card }. Make room for it first.
refusal-HM-GOLD-01-use = A card in play stops you from using { $card } now.
refusal-HM-GOLD-01-uses = You have used as many spy abilities as you may this turn, so you cannot use { $card }.
refusal-HM-GOLD-01-info = A card in play stops you from gaining clues now.
refusal-HM-ACT-02 = That is not an ability of a card you have in play. Use one of your own.
refusal-HM-ACT-03-tired = { $card } is exhausted, and this ability needs to exhaust it. Wait until it is readied.
refusal-HM-ACT-03-sb = This ability of { $card } costs { $need } SP, and you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-HM-ACT-03-bm = This ability of { $card } costs { $need } PP, and you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-HM-ACT-03-cards = For this ability of { $card } you discard { $need ->
    [one] one card
   *[other] { $need } cards
}, and you have { $have ->
    [0] none
   *[other] { $have }
} in hand.
refusal-HM-ACT-04 = You have used this ability of { $card } as often as its text allows. You can use it again later if the text says so.
refusal-HM-ABILITY-02 = You have already used your special ability. It works only once per game.
refusal-HM-EDGE-INFO-02 = You already know every row, or it is on its way. There is nothing more to learn.
refusal-HM-EDGE-FIND-02 = You cannot guess now. Each team has one guess per round until Thomas Hammer is found, and some camps do not use guesses at all.
refusal-HM-EDGE-FIND-02-pause = Your last guess was wrong: you can guess again in round { $round }.
refusal-HM-EDGE-FIND-02-once = At this table each team has one guess in the whole game, and you have used yours.

refusal-HM-COOP-01 = You cannot offer cooperation to { $power-the }. You can offer it once per turn, to another team of this game that is not your partner yet.
refusal-HM-COOP-14 = You do not cooperate with { $power-the }, or you have already announced the end.
refusal-HM-COOP-02 = This would harm one of your partners. Choose something that does not, or end the cooperation first.
refusal-HM-COOP-12 = Only { $other-the }, later in this round’s turn order, can play { $card }. Wait for that turn.
refusal-HM-COOP-22 = Only { $other-the }, the last of its teams in this round’s turn order, can play { $card }. Wait for that turn.
refusal-HM-COOP-18 = { $card } needs the cooperation of all its teams: { $home-the }. Agree with them first.
refusal-HM-COOP-13-sb = { $card } costs { $need } SP, and together you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-HM-COOP-13-bm = { $own ->
    [1] Your own price for { $card } is { $need } PP, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
   *[other] { $other-start }’s price for { $card } is { $need } PP, and it has { $have ->
        [0] none
       *[other] { $have }
    }.
}
refusal-HM-COOP-13-share = The SP cannot be shared like that: all { $need } must be paid, and nobody can pay more than they have. Choose another share for { $seat-the }.
refusal-HM-EDGE-COOP-09 = A partner has refused to play { $card } in this turn. Try again in another round.

refusal-HM-TARGET-01 = This card cannot be a target here. Possible targets are highlighted.
refusal-HM-TARGET-02 = There is no target for this now. Keep it until there is one.
refusal-HM-TARGET-02-option = This option has nothing to work on. Choose another.
refusal-HM-EDGE-TARGET-01 = Choose the remaining targets.
refusal-HM-EDGE-TARGET-01-choose = You must do this: choose a highlighted card.
refusal-HM-EDGE-TARGET-02 = This card cannot be chosen here. Possible cards are highlighted.
refusal-HM-EDGE-TARGET-03 = { $power-start } cannot be chosen here. Choose a highlighted team.
refusal-HM-INFO-03 = There is no row { $row }: the picture has { $most } rows.
refusal-HM-INFO-05 = That team does not know row { $row }. Choose a row it knows.
refusal-HM-EDGE-INFO-02-row = You already know row { $row }, or it is on its way. Choose another one.
refusal-HM-EDGE-FIND-01 = This square is not on the map. Choose one that is.
