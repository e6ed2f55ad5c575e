# One line of the log for each kind of event. $owner is the team with the card in play or in hand,
# or all partners of a joint card; `text/events.py` puts $sum together.

event-picture = Thomas Hammer hides on a map of { $size } × { $size } squares. The encoded picture has { $pieces ->
    [one] { $pieces } row
   *[other] { $pieces } rows
}.
event-swapped = { $paid ->
    [1] { $seat-start } swaps its hand and takes one card fewer: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $seat-start } swaps a hand without a spy for free: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
event-round = Round { $round } of { $rounds } begins.
event-last-round = The organiser announces that round { $round } is the last one.
event-began = The daily game of round { $round } begins. Jokers can no longer be bet.
event-coin = { $purpose ->
    [0] { $won ->
        [1] { $seat-start } wins the coin toss: a spy may return from the discard pile to the deck.
       *[other] { $seat-start } loses the coin toss: no spy returns from the discard pile.
    }
   *[other] { $won ->
        [1] { $seat-start } wins the coin toss.
       *[other] { $seat-start } loses the coin toss.
    }
}
event-chose-hand = { $seat-start } has decided about its first hand.
event-chose-hand-own = { $choice ->
    [1] { $seat-start } secretly decides to keep its hand.
    [2] { $seat-start } secretly decides to swap its hand for one card fewer.
   *[other] { $seat-start } secretly decides to swap its hand for free.
}
event-came-back = { $seat-start } shuffles { $card } from the discard pile into the deck.
event-waived = { $seat-start } leaves { $card } in the discard pile.

event-chose-bet = { $seat-start } has decided whether to bet the joker.
event-bet = { $own ->
    [1] { $seat-start } secretly bets the joker on itself.
   *[other] { $seat-start } secretly bets the joker on { $other-the }.
}
event-no-bet = { $seat-start } keeps the joker for later.
event-called-off = The daily game of round { $round } is called off: nobody gains anything from it, and bet jokers are returned.
event-placed = { $how ->
    [0] { $seat-start } finishes the daily game in place { $place }.
    [1] { $seat-start } missed the daily game and counts as place { $place }.
   *[other] { $seat-start } gets nothing for the daily game, by decision of the organiser.
}
event-joker = { $own ->
    [1] { $seat-start } bet the joker on itself and gains { $sb } SP.
   *[other] { $seat-start } bet the joker on { $other-the } and gains { $sb } SP.
}
event-income = { $seat-start } receives { $sb } SP and { $points ->
    [one] one point
   *[other] { $points } points
} for the daily game.
event-corrected = The organiser corrects { $seat-the }’s result by { $points } SP and the same number of points.
event-position = { $seat-start } chooses position { $place } in the turn order.

event-turn = { $seat-start }’s turn.
event-time-up = Time is up for { $seat-the }. Only mandatory steps are still carried out.
event-converted = { $seat-start } converts { $sb } SP into { $bm } PP.
event-refreshed = { $seat-start } readies { $count ->
    [one] one spy
   *[other] { $count } spies
}.
event-untired = { $card } is readied.
event-drew = { $seat-start } draws a card.
event-drew-card = { $seat-start } draws { $card }.
event-offered-draw = { $seat-start } offers to draw a joint card with { $partners-the }.
event-joined = { $seat-start } agrees to draw a joint card with { $partners-the }.
event-stayed-out = { $seat-start } declines to draw a joint card with { $partners-the }.
event-joint-drawn = { $seats-start } draw a joint card.
event-drew-joint = { $seats-start } draw the joint card { $card }.
event-ran-dry = { $seat-start }’s deck has run out. Cards in play and in hand go to the discard pile, which becomes the new deck.

event-played = { $seat-start } plays { $card }.
event-used = { $abilities ->
    [1] { $seat-start } uses { $card }.
   *[other] { $seat-start } uses ability { $number } of { $card }.
}
event-special = { $seat-start } uses its special ability: { $ability }.
event-trigger = { $seat-start }’s { $source } takes effect.
event-manual = { $seat-start }’s { $card }: the organiser carries out its text.
event-proposed = { $seat-start } asks { $partners-the } to play the joint card { $card }.
event-consented = { $seat-start } agrees that { $other-the } plays { $card }.
event-declined = { $seat-start } does not agree that { $other-the } plays { $card }.
event-entered = { $tired ->
    [0] { $card } enters play for { $owner-the }.
   *[other] { $card } enters play exhausted for { $owner-the }.
}
event-destroyed = { $kind ->
    [spy] { $owner-start }’s { $card } is unmasked.
   *[other] { $owner-start }’s { $card } is destroyed.
}
event-sacrificed = { $owner-start }’s { $card } is sacrificed.
event-saved = { $card } is saved: { $how ->
    [0] nothing happens to it.
    [1] it returns to the hand.
   *[other] it is exhausted instead.
}
event-returned = { $joint ->
    [0] { $card } returns to { $home-the }’s hand.
   *[other] { $card } returns to the hands of { $home-the }.
}
event-tired = { $card } is exhausted.
event-detained = { $card } is detained: it is not readied in its next refresh phase.
event-took = { $seat-start } takes control of { $card }.
event-discarded = { $joint ->
    [0] { $seat-start } discards { $card }.
   *[other] The joint card { $card } is discarded from the hands of { $home-the }.
}
event-milled = { $card } goes from the top of { $seat-the }’s deck to the discard pile.
event-recovered = { $to ->
    [0] { $seat-start } takes { $card } from the discard pile into the hand.
    [1] { $seat-start } shuffles { $card } from the discard pile into the deck.
   *[other] { $seat-start } puts { $card } from the discard pile on top of the deck.
}
event-searched = { $seat-start } takes { $card } from the deck and shows it.
event-looked = { $seat-start } looks at { $other-the }’s hand.
event-saw-card = { $seat-start } sees { $card } in { $other-the }’s hand.
event-saw-top = { $own ->
    [1] { $seat-start } sees { $card } on top of its own deck.
   *[other] { $seat-start } sees { $card } on top of { $other-the }’s deck.
}

event-gained = { $seat-start } gains { $sum }.
event-lost = { $seat-start } loses { $sum }.
event-stole = { $some ->
    [0] { $seat-start } finds nothing to steal from { $other-the }.
   *[other] { $seat-start } steals { $sum } from { $other-the }.
}
event-forfeited = { $seat-start } is over the SP limit and loses { $sb } SP.

event-named-secretly = { $seat-start } secretly asks for a row of the picture.
event-named = { $seat-start } secretly asks for row { $row }.
event-informed = { $seat-start } receives { $count ->
    [one] one clue
   *[other] { $count } clues
}.
event-learnt = { $seat-start } learns row { $row }. Dark symbols: { $first }, { $second }.
event-stole-info = { $seat-start } steals a clue from { $other-the }.
event-peeked = { $seat-start } sees which rows { $other-the } knows.
event-saw-row = { $seat-start } sees that { $other-the } knows row { $row }.
event-leaked-other = A clue slip was handed to { $seat-the } by mistake. The team may keep it.
event-leaked = The slip of row { $row } was handed to { $seat-the } by mistake. The team may keep it. Dark symbols: { $first }, { $second }.
event-guessed = { $seat-start } guesses a square. The guess is checked when the turn ends.
event-guessed-own = { $seat-start } guesses square { $square }. The guess is checked when the turn ends.
event-guess-wrong = { $seat-start } guessed wrong.
event-guess-wrong-own = { $seat-start } guessed square { $square }. Thomas Hammer is not there.
event-found = { $seat-start } finds Thomas Hammer in square { $square } and scores { $points ->
    [one] one point
   *[other] { $points } points
}.

event-offered-pact = { $seat-start } offers cooperation to { $other-the }. The answer comes after this turn.
event-pact = { $seat-start } and { $other-the } now cooperate.
event-refused-pact = { $seat-start } refuses to cooperate with { $other-the }.
event-cancels = { $seat-start } announces that cooperation with { $other-the } ends after this turn.
event-leaves = { $seat-start } leaves its cooperation with { $other-the }.
event-parted = { $seat-start } and { $other-the } no longer cooperate. Paid for by: { $seats-the }.
event-penalty = { $seat-start } pays { $sum } for ending the cooperation.

event-final = { $won ->
    [1] { $seat-start } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $seat-start } ends with { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
event-ended = The game is over. { $found ->
    [0] Nobody has found Thomas Hammer. He was hiding in square { $square }.
   *[other] Thomas Hammer was hiding in square { $square }, where { $seats-the } found him.
}
event-amended = { $what ->
    [0] The organiser corrects { $seat-the }’s points: { $by }.
    [1] The organiser corrects { $seat-the }’s SP: { $by }.
   *[other] The organiser corrects { $seat-the }’s PP: { $by }.
}
event-laid = The organiser moves { $card } { $place ->
    [0] to { $owner-the }’s hand.
    [1] to { $owner-the }’s deck, which is shuffled.
    [2] to { $owner-the }’s discard pile.
   *[other] into play for { $owner-the }.
}
event-unfound = The find was a mistake: Thomas Hammer is still to be found, and { $seat-the } gives back { $points ->
    [one] one point
   *[other] { $points } points
}.
