# What is asked now (prompt-…), and what others do (doing-…)

prompt-loyalty = Choose whom you support first: their armies and roads count as yours. You can change sides later.
prompt-turn = Your turn, { $left ->
    [0] no actions left
    [one] 1 action left
   *[other] { $left } actions left
}: { $ways }.
prompt-may-buy = buy a framed card
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
} you owe a bribe of { $full ->
    [one] 1 rupee
   *[other] { $full } rupees
}; { $other } asks for { $asked }. { $able ->
    [0] { $haggle ->
        [0] You have too little: withdraw.
       *[other] You have too little: offer less, or withdraw.
    }
   *[other] { $haggle ->
        [0] Pay, or withdraw.
       *[other] Pay, offer less, or withdraw.
    }
}
prompt-answer = { $payer } offers { $offered } of { $full ->
    [one] { $full } rupee
   *[other] { $full } rupees
} for { $card }. { $between ->
    [0] Accept, or insist on the full bribe.
   *[other] Accept, ask for more, or insist on the full bribe.
}
prompt-tax = Take { $count ->
    [one] one more rupee
   *[other] up to { $count } more rupees
}: choose a market card with rupees, or a player’s purse.
prompt-gift = Choose a gift space you can pay for.
prompt-build = { $free ->
    [0] Place { $count ->
        [one] one more block
       *[other] up to { $count } more blocks
    }: choose a region you rule or one of its borders. { $doubled ->
        [0] Each block costs two rupees.
       *[other] Every two blocks cost two rupees; a single one also costs two.
    }
   *[other] Place one free block in a region you rule or on its borders.
}
prompt-move = { $count ->
    [one] One move
   *[other] { $count } moves
} left: choose a loyal army or one of your spies, then where it goes.
prompt-betray = Choose a court card to betray. One of your spies must be on it.
prompt-prize = Take { $card } as a prize? A prize of another coalition changes your loyalty.
prompt-site = Choose a site for the battle: a region or a court card.
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
prompt-take = The supply is empty. Choose a piece in play to use as the { $piece }. Pieces placed this turn cannot be used.
prompt-debt = You owe { $count ->
    [one] one card
   *[other] { $count } cards
}: discard from hand or court.
prompt-shed = { $patriots ->
    [0] You lost the last tribe in { $region }: discard its political cards, in any order.
   *[other] You change loyalty: discard your patriots, in any order.
}
prompt-court = Your court is too large: discard a court card.
prompt-hand = Your hand is too large: discard a hand card.
prompt-confidence = Confidence Failure: discard one card from your hand.
prompt-house = Safe House: move a lost spy there, or let it return to the supply. Spies to save: { $count }.
prompt-blackmail = Blackmail: place a spy on a court card of { $region } that has no spies, or decline.
prompt-rumor = Rumor: whose patriots will not count at the next dominance check? You can also name yourself, so choose with care.
prompt-swap = Choose a player to swap hands with.
prompt-suit = Choose the favored suit.
prompt-rebuke = Choose a region. All tribes and armies there are removed.

wait = { $seat } { $what }
doing-loyalty = is choosing a loyalty.
doing-turn = is taking a turn, { $left ->
    [0] with bonus actions only.
    [one] with 1 action left.
   *[other] with { $left } actions left.
}
doing-bribe = is deciding on a bribe for { $card }.
doing-answer = has been offered { $offered } of { $full ->
    [one] { $full } rupee
   *[other] { $full } rupees
} for { $card }.
doing-tax = is collecting tax.
doing-gift = is making a gift.
doing-build = is building.
doing-move = is moving.
doing-betray = is choosing a card to betray.
doing-prize = is deciding about the prize of { $card }.
doing-site = is choosing a site for the battle.
doing-battle = is in a battle.
doing-road = is placing a road.
doing-spy = is placing a spy.
doing-take = is choosing a piece in play to use.
doing-debt = is paying a debt with cards.
doing-shed = is discarding cards.
doing-court = is discarding court cards.
doing-hand = is discarding cards from hand.
doing-confidence = is discarding a card.
doing-house = is deciding whether to use the Safe House.
doing-blackmail = is deciding whether to use Blackmail.
doing-rumor = is spreading a rumor.
doing-swap = is swapping hands.
doing-suit = is choosing the favored suit.
doing-rebuke = is choosing a region to rebuke.
wait-wakhan = Wakhan’s turn.
wait-dealer = Cards are being dealt.
over-yours = You win.
over-won = { $seat } wins.
over-shared = Shared victory: { $seats }.
