# What is asked now (prompt-…), and what others do (doing-…)

prompt-loyalty = Choose whom you support at first: their armies and roads count as yours. You can change sides later.
prompt-turn = Your turn, { $left ->
    [0] no action left
    [one] 1 action left
   *[other] { $left } actions left
}: { $ways }.
prompt-may-buy = buy a card with a green edge
prompt-may-play = play a card from hand
prompt-may-act = use a court card
prompt-may-end = end the turn
prompt-may-last = { $some ->
    [0] { $way }
   *[other] , or { $way }
}
prompt-bribe = { $playing ->
    [0] To act with { $card }, which { $other } holds hostage,
   *[other] To play { $card } into a region that { $other } rules,
} you owe a bribe of { $full }; { $other } asks for { $asked }. { $able ->
    [0] { $haggle ->
        [0] You have too little: let it be.
       *[other] You have too little: offer less, or let it be.
    }
   *[other] { $haggle ->
        [0] Pay, or let it be.
       *[other] Pay, offer less, or let it be.
    }
}
prompt-answer = { $payer } offers { $offered } of { $full } rupees for { $card }. { $between ->
    [0] Accept, or insist on the whole.
   *[other] Accept, ask for more, or insist on the whole.
}
prompt-tax = Take { $count ->
    [one] one more rupee
   *[other] up to { $count } more rupees
}: click a market card with rupees, or a player's purse.
prompt-gift = Choose a gift space you can pay for.
prompt-build = { $free ->
    [0] Place { $count ->
        [one] one more block
       *[other] up to { $count } more blocks
    }: click a region you rule or one of its borders. Two rupees each.
   *[other] Place one free block in a region you rule or on its borders.
}
prompt-move = { $count ->
    [one] One move
   *[other] { $count } moves
} left: click an army or a spy of yours, then where it goes.
prompt-betray = Choose a court card with a spy of yours to betray.
prompt-prize = Take { $card } as a prize? A prize of another coalition changes your loyalty.
prompt-site = Choose where to fight: a region or a court card.
prompt-battle = { $exact ->
    [0] Remove { $count ->
        [one] one more enemy piece
       *[other] up to { $count } more enemy pieces
    }.
   *[other] Remove { $count ->
        [one] one more enemy piece
       *[other] { $count } more enemy pieces
    }.
}
prompt-road = Choose a border of { $region } for the road{ $all ->
    [one] .
   *[other] {" "}({ $number } of { $all }).
}
prompt-spy = Choose a court card of { $region } for the spy.
prompt-take = The supply is empty. Choose a piece in play, not placed this turn, to take for the { $piece }.
prompt-debt = You owe { $count ->
    [one] one card
   *[other] { $count } cards
}: discard from hand or court.
prompt-shed = { $patriots ->
    [0] You lost the last tribe in { $region }: discard its political cards, in your order.
   *[other] You change loyalty: discard your patriots, in your order.
}
prompt-court = Your court is too large: discard a court card.
prompt-hand = Your hand is too large: discard a hand card.
prompt-confidence = Confidence Failure: discard one card from your hand.
prompt-house = Safe House: put a lost spy on it, or let it go home. Spies to save: { $count }.
prompt-blackmail = Blackmail: put a spy on a bare court card of { $region }, or let it be.
prompt-rumor = Whose patriots shall count nothing at the next dominance check? It may be your own: choose with care.
prompt-swap = With whom do you swap hands?
prompt-suit = Choose the favored suit.
prompt-rebuke = Choose a region: all its tribes and armies go home.

wait = { $seat } { $what }
doing-loyalty = chooses a loyalty.
doing-turn = has the turn, { $left ->
    [0] with bonus actions only.
    [one] with 1 action left.
   *[other] with { $left } actions left.
}
doing-bribe = thinks about a bribe for { $card }.
doing-answer = is asked to take { $offered } of { $full } rupees for { $card }.
doing-tax = collects tax.
doing-gift = makes a gift.
doing-build = builds.
doing-move = moves.
doing-betray = chooses whom to betray.
doing-prize = thinks about the prize of { $card }.
doing-site = chooses where to fight.
doing-battle = fights.
doing-road = places a road.
doing-spy = places a spy.
doing-take = takes a piece from play.
doing-debt = pays a debt in cards.
doing-shed = discards cards.
doing-court = reduces the court.
doing-hand = reduces the hand.
doing-confidence = discards a card.
doing-house = thinks about the Safe House.
doing-blackmail = thinks about Blackmail.
doing-rumor = spreads a rumor.
doing-swap = swaps hands.
doing-suit = chooses the favored suit.
doing-rebuke = chooses a region to rebuke.
wait-wakhan = Wakhan's turn.
wait-dealer = Cards are dealt.
over-yours = You win.
over-won = { $seat } wins.
over-shared = Shared victory: { $seats }.
