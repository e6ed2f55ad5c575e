# Why not: what was wrong and what would be right. The page adds the rule.

refusal-VC-FLOW-03-nobody = There is no such seat at this table.
refusal-VC-FLOW-03-unknown = There is no such action in this game.
refusal-VC-FLOW-03-dealer = Cards or gems are being drawn. Wait a moment.
refusal-VC-FLOW-03-chosen = You have already chosen. All choices are revealed when everyone has chosen.
refusal-VC-FLOW-03-apart = You are not part of this choice. Wait for the other players.
refusal-VC-FLOW-03-other = You have another decision to make now: { $now }.
refusal-VC-FLOW-03-no-chance = A player decides now, not chance.
refusal-VC-FLOW-03-pick = That is not a complete choice. Everything you can choose is highlighted.
refusal-VC-FLOW-03-turn = { $actor } is deciding now. Wait for the decision.
refusal-VC-END-01-over = The game is over: nothing more can be played.
refusal-VC-ORDER-01 = { $actor } acts first, because the lowest number goes first. Wait for your turn.
refusal-VC-ORDER-03 = { $actor } builds first, because the card with the lowest number goes first. Wait for your turn.
refusal-VC-LIMIT-01-outcome = This cannot be drawn: it is not in the deck or the box.
refusal-VC-SETUP-06-not-in-hand = { $card } is not in your hand. Begin with one of the two characters you were dealt.

refusal-VC-AUCTION-05 = Your gem was { $colour }: take one of the two { $colour } cards.
refusal-VC-AUCTION-11-no-card = No { $colour } card is on display. Bid a colour that has one, or pass.
refusal-VC-AUCTION-11-no-gem = You have no { $colour } gem. Bid a colour you have, or pass.
refusal-VC-AUCTION-11-empty = That place in { $colour } is empty. Choose a place with a card.
refusal-VC-AUCTION-15 = You have no attack token behind your screen. Bid a gem, or pass.
refusal-VC-EDGE-10 = Nothing is on display, so an attack token would take nothing. Pass.
refusal-VC-PASS-04 = The supply does not have these gems. Choose gems that it has.
refusal-VC-LIMIT-02 = The supply does not have these gems. Choose gems that it has.
refusal-VC-EDGE-12 = You chose { $count ->
    [one] 1 gem
   *[other] { $count } gems
}. Take { $more ->
    [0] exactly { $due }
   *[other] at least { $least } and at most { $due }
}, in any colours.
refusal-VC-REWARD-01 = You chose { $count ->
    [one] 1 gem
   *[other] { $count } gems
}. Take exactly { $due }, in any colours.
refusal-VC-VIRTUAL-05 = With a virtual opponent you can take only the upper card, or bid again.

refusal-VC-BUILD-01-not-in-hand = { $card } is not in your hand. Choose a card you hold, or pass.
refusal-VC-BUILD-05 = On level 1, place a card at the left or the right end of the row.
refusal-VC-BUILD-06 = On level { $level } a card needs two neighbouring cards below it. There are none there.
refusal-VC-BUILD-09 = Even with your infinite gems, { $card } costs { $price ->
    [one] { $price } { $colour } gem
   *[other] { $price } { $colour } gems
} on level { $level }, and you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-VC-BUILD-12 = You cannot place this law on level { $level }. Laws go on levels 1 to 4.
refusal-VC-BUILD-12-free = Laws cost nothing, so no infinite gem is used for them. Choose a place.
refusal-VC-PYR-05-occupied = There is already a card there, and cards in a pyramid cannot be moved. Choose a free place.
refusal-VC-PYR-07-not-in-hand = { $card } is not in your hand. Tuck a card you hold, or stop.
refusal-VC-PYR-09-bottom = { $card } is not a free card. On level 1 only the two end cards of the row can be free, with nothing above them and nothing under them.
refusal-VC-PYR-09 = { $card } is not a free card. A free card is at an end of its row or on the top level, with nothing above it and nothing tucked under it.

refusal-VC-EDGE-20 = No { $colour } infinite gem would be used for this card, so there is none to leave unused.
refusal-VC-EDGE-25-mine = { $card } is not in your pyramid. Choose a token on one of your own cards.
refusal-VC-EDGE-25-theirs = { $card } is in no other player’s pyramid. Choose a token on another player’s card.
refusal-VC-EDGE-25-no-token = { $card } has none of these: { $token }. Choose a token that it has.
refusal-VC-EDGE-26-no-character = { $card } goes under a character, and your pyramid has none.
refusal-VC-EDGE-26-elsewhere = { $card } is not in your pyramid. Choose a character that is.
refusal-VC-EDGE-28 = { $card } cannot be tucked here. Choose another card in your own pyramid.
refusal-VC-EDGE-31-no-card = { $card } replaces one of your cards, and you have none on a level where it can.
refusal-VC-EDGE-31-free-place = { $card } replaces one of your cards. This place is empty.
refusal-VC-EDGE-32-taken = You did not take { $card } just now. Tuck a card you have just taken, or keep them all.
refusal-VC-EDGE-32-not-in-hand = { $card } is not in your hand. Put back a law you hold.
refusal-VC-FLOW-05-price = You chose { $count ->
    [one] 1 gem
   *[other] { $count } gems
}. The swap costs exactly { $due }.
refusal-VC-FLOW-05-gems = You do not have these gems. Pay with gems from behind your screen.
refusal-VC-EDGE-56 = { $least ->
    [0] You chose { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }. You can store at most { $most }.
   *[other] You chose { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }. You must store exactly { $most }.
}
refusal-VC-EDGE-56-gems = You do not have these gems. Store gems from behind your screen.

refusal-VC-END-03 = { $card } does not complete any of your circles. Choose a card on level 2 or higher in your pyramid.
refusal-VC-EDGE-50 = The circle of { $card } has already been recoloured. Each circle can be recoloured only once.
refusal-VC-END-04-already = The circle of { $card } is already all { $colour }. Choose another colour or circle.
refusal-VC-EDGE-35 = Making the circle of { $card } { $colour } takes { $need ->
    [one] 1 { $colour } gem
   *[other] { $need } { $colour } gems
}, and you have { $have ->
    [0] none
   *[other] { $have }
}.
