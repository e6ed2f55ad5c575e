# One line of the log for each kind of event. `text/words.py` puts lists together ($list, $gems,
# $who ...).

event-gems-back = Of the first eight gems { $seat } puts two back at random: one { $first }, one { $second }.
event-started = { $seat } begins a pyramid with { $card }.
event-shown = { $card } comes on display, { $place } place in { $colour }.
event-round = Round { $round } begins.
event-chose = { $seat } has chosen { $what ->
    [0] a first card
    [1] what to bid
    [2] which card to name
   *[other] what to build
}.
event-chose-card = { $seat } has chosen { $card }, in secret so far.
event-chose-bid = { $seat } has chosen to bid { $bid }, in secret so far.
event-chose-name = { $seat } has named { $place }, in secret so far.
event-chose-to-pass = { $seat } has chosen to pass, in secret so far.

event-bids = { $count ->
    [0] Fists are opened: all of them are empty.
   *[other] Fists are opened: { $list }.
}
part-bid = { $seat } bids { $bid }
part-bid-empty = { $seat } passes
bid-blue = blue
bid-red = red
bid-green = green
bid-yellow = yellow
bid-attack = an attack token
event-robot-bid = Virtual opponent { $number } draws a { $colour } gem.
event-attack-wasted = No card is left on display for the attack token of { $seat }: it is lost.
event-clash = { $cards ->
    [0] No { $colour } card is left for { $who }: { $people ->
        [1] the gem is lost
       *[other] the gems are lost
    }.
    [1] { $people ->
        [0] Only one { $colour } card for { $who }: it stays where it is
        [1] Only one { $colour } card for { $who }: nobody gets it, the gem is lost
       *[other] Only one { $colour } card for { $who }: nobody gets it, the gems are lost
    }.
   *[other] { $people ->
        [0] Two { $colour } cards, wanted by { $who }: they stay where they are
        [1] Two { $colour } cards, wanted by { $who }: nobody gets one, the gem is lost
       *[other] Two { $colour } cards, wanted by { $who }: nobody gets one, the gems are lost
    }.
}
event-named = Of the { $colour } cards { $seat } names { $place }, { $other } names { $their_place }.
place-lower = the lower one
place-upper = the upper one
place-neither = neither
event-took-card = { $seat } takes { $card }, { $place } place in { $colour }.
event-removed = { $card } leaves the game ({ $place } place in { $colour }).
event-failed = { $seat } has no card after three tries, which counts as passing.
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
    [0] The display moves up; with that the large deck is used up.
   *[other] The display moves up and is filled; the large deck has { $left } cards left.
}

event-cards = { $count ->
    [0] Nobody lays a card: { $list }.
   *[other] The chosen cards are turned over: { $list }.
}
part-card = { $seat } – { $card }
part-card-pass = { $seat } passes
event-placed = { $seat } lays { $card } on level { $level }.
event-spared = { $seat } leaves one { $colour } eternal gem unused.
event-paid = { $seat } pays { $count ->
    [0] nothing
   *[other] { $gems }
}{ $saved ->
    [0] {""}
   *[other] {" "}(eternal gems save { $less })
}.
event-circle = { $seat } completes a { $colour } circle with { $card } and takes a { $colour } gem.
event-circle-no-gem = { $seat } completes a { $colour } circle with { $card }; the supply has no { $colour } gem.
event-granted = { $power ->
    [0] { $card } on level 5: { $seat } takes the rewards of rows 1, 2 and 3.
   *[other] { $card } on level 5: { $seat } takes 15 power points.
}
event-token = { $seat } puts { $token-a } on { $card }.
event-armed = { $seat } takes { $token-a } behind the screen.
event-eternal = { $seat } puts an eternal { $colour } gem on { $card }.
event-eternal-own = { $seat } puts an eternal { $colour } gem on { $card }, from behind the screen: the supply had none.
event-eternal-lost = { $seat } gets no eternal { $colour } gem for { $card }: that reward is lost.
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
event-kept = { $seat } keeps what was taken in hand.

event-option = { $law }: { $seat } chooses { $reward }.
event-no-effect = { $law } of { $seat } has no effect now.
event-replaced = { $law } takes the place of { $card }, which goes back into the hand of { $seat }.
event-swapped = { $seat } gives { $token-a } on { $card } for { $their_token-a } on { $their_card } of { $other }.
event-gave = { $seat } gives { $other } gems: { $gems }.
event-skips = { $law }: { $seat } takes a card of the display and leaves out the next auction.
event-put-back = { $seat } puts a law back on top of its deck.
event-put-back-own = { $seat } puts { $law } back on top of its deck.
event-stored = { $seat } stores gems on { $law }: { $gems }.
event-declined = { $seat } leaves it at that.

event-ended = The twelve rounds are over: screens come down, and cards in hand are worth nothing.
event-recoloured = { $seat } makes the circle of { $card } { $colour } with { $count ->
    [one] one gem
   *[other] { $count } gems
}.
event-score = { $place }. { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $list }).
part-score = { $heading } { $points }
