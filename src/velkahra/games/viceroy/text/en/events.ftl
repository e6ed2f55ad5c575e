# One line of the log for each kind of event. `text/words.py` puts lists together ($list, $gems,
# $who ...).

event-gems-back = { $seat } returns two of eight starting gems at random: { $gems }.
event-started = { $seat } begins a pyramid with { $card }.
event-shown = { $card } is dealt to the display ({ $place } place in { $colour }).
event-round = Round { $round } begins.
event-chose = { $seat } has chosen { $what ->
    [0] a first card
    [1] what to bid
    [2] which card to name
   *[other] what to build
}.
event-chose-card = { $seat } has secretly chosen { $card }.
event-chose-bid = { $seat } has secretly chosen to bid { $bid }.
event-chose-name = { $seat } has secretly named { $place }.
event-chose-to-pass = { $seat } has secretly chosen to pass.

event-bids = { $count ->
    [0] Bids are revealed: everyone passes.
   *[other] Bids are revealed: { $list }.
}
part-bid = { $seat } bids { $bid }
part-bid-empty = { $seat } passes
bid-blue = blue
bid-red = red
bid-green = green
bid-yellow = yellow
bid-attack = an attack token
event-robot-bid = Virtual opponent { $number } draws a { $colour } gem.
event-attack-wasted = No card is left on display for { $seat }’s attack token: it is lost.
event-clash = { $cards ->
    [0] No { $colour } card is left for { $who }: { $people ->
        [1] the gem is lost
       *[other] the gems are lost
    }.
    [1] { $people ->
        [0] { $who } want the only { $colour } card: it stays where it is
        [1] { $who } want the only { $colour } card: nobody gets it, and the gem is lost
       *[other] { $who } want the only { $colour } card: nobody gets it, and the gems are lost
    }.
   *[other] { $people ->
        [0] { $who } want the two { $colour } cards: they stay where they are
        [1] { $who } want the two { $colour } cards: nobody gets one, and the gem is lost
       *[other] { $who } want the two { $colour } cards: nobody gets one, and the gems are lost
    }.
}
event-named = Of the { $colour } cards, { $seat } names { $place } and { $other } names { $their_place }.
place-lower = the lower one
place-upper = the upper one
place-neither = neither
event-took-card = { $seat } takes { $card } ({ $place } place in { $colour }).
event-removed = { $card } leaves the game ({ $place } place in { $colour }).
event-failed = { $seat } has no card after three bidding rounds, which counts as passing.
event-passed = { $seat } may take { $count ->
    [one] one gem
   *[other] { $count } gems
} for passing.
event-took-gems = { $seat } takes { $count ->
    [0] no gems
   *[other] gems: { $gems }
}{ $short ->
    [0] {""}
   *[other] {" "}(the supply is { $short } short)
}.
event-renewed = { $left ->
    [0] The display moves up. The large deck is now empty.
   *[other] The display moves up and is refilled. The large deck has { $left } cards left.
}

event-cards = { $count ->
    [0] Nobody plays a card: { $list }.
   *[other] The chosen cards are revealed: { $list }.
}
part-card = { $seat } – { $card }
part-card-pass = { $seat } passes
event-placed = { $seat } places { $card } on level { $level }.
event-spared = { $seat } leaves one { $colour } infinite gem unused.
event-paid = { $seat } pays { $count ->
    [0] nothing
   *[other] { $gems }
}{ $saved ->
    [0] {""}
   *[other] {" "}(infinite gems save { $less })
}.
event-circle = { $seat } completes a { $colour } circle with { $card } and takes a { $colour } gem.
event-circle-no-gem = { $seat } completes a { $colour } circle with { $card }; the supply has no { $colour } gem.
event-granted = { $power ->
    [0] { $card } on level 5: { $seat } takes the rewards of rows 1, 2 and 3.
   *[other] { $card } on level 5: { $seat } takes 15 power points.
}
event-token = { $seat } puts { $token-a } on { $card }.
event-armed = { $seat } takes { $token-a } behind the screen.
event-eternal = { $seat } puts an infinite { $colour } gem on { $card }.
event-eternal-own = { $seat } puts an infinite { $colour } gem on { $card }, from behind the screen: the supply had none.
event-eternal-lost = { $seat } gets no infinite { $colour } gem for { $card }: that reward is lost.
event-drew = { $seat } draws { $deck ->
    [0] a character
   *[other] a law
}.
event-drew-card = { $seat } draws { $card }.
event-no-cards = Both decks are empty: { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
} fewer.
event-tucked = { $seat } tucks { $card } under { $under }.
event-kept = { $seat } keeps the card in hand.

event-option = { $law }: { $seat } chooses { $reward }.
event-no-effect = { $seat }’s { $law } has no effect.
event-no-free-card = { $seat } has no free card to tuck under { $law }.
event-replaced = { $law } takes the place of { $card }, which returns to { $seat }’s hand.
event-swapped = { $seat } gives { $token-a } on { $card } for { $their_token-a } on { $other }’s { $their_card }.
event-gave = { $seat } gives { $other } gems: { $gems }.
event-skips = { $law }: { $seat } takes a card from the display and skips the next auction.
event-put-back = { $seat } puts a law back on top of its deck.
event-put-back-own = { $seat } puts { $law } back on top of its deck.
event-stored = { $seat } stores gems on { $law }: { $gems }.
event-declined = { $seat } stops here.

event-ended = The twelve rounds are over. Screens are lifted. Cards in hand score nothing.
event-recoloured = { $seat } makes the circle of { $card } { $colour } with { $count ->
    [one] one gem
   *[other] { $count } gems
}.
event-score = { $place }. { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $list }).
part-score = { $heading } { $points }
