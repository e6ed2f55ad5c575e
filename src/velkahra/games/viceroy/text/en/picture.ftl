# Words on the page of the table and in its standalone picture. Facts come in all forms from
# `text/words.py`: `seat_forms`, `colour_forms`, `card_name`, `token_name`, `reward_name`,
# `gem_list`, `law_text`, `law_ruling`.
#   picture-title, -tab-*, -panel-*: headings
#   picture-slot-*, -spot-*, -circle-*: what lies where
#   picture-status-*: what a seat is doing
#   picture-do-*: buttons
#   picture-reward-*: rewards of rows and options
#   picture-legend-*: what every token does
#   picture-score-*: running and final scores
#   picture-law-*: a law to read

picture-title = Viceroy
picture-tabs = Parts of the table
picture-tab-auction = Auction
picture-tab-own = Pyramid
picture-tab-others = Others
picture-tab-hand = Hand
picture-tab-score = Score
picture-tab-legend = Tokens

picture-panel-display = Display
picture-panel-supply = Supply
picture-panel-screen = Behind your screen
picture-panel-hand = Your hand
picture-panel-own = Your pyramid
picture-panel-legend = Tokens and what they do
picture-panel-order = Order by card number
picture-choices = Your choices
picture-read = Large cards

picture-round = Round { $round } of 12
picture-round-last = Last round
picture-phase-setup = Setup
picture-phase-auction = Auction, bidding round { $count } of 3
picture-phase-building = Building, card { $count } of 3
picture-phase-end = Recolouring
picture-phase-over = Final score

picture-upper = upper place
picture-lower = lower place
picture-slot = { $slot }: { $card }
picture-slot-empty = { $slot }: empty
picture-bid = Bid a { $colour } gem
picture-bid-taken = { $seat } bids a { $colour } gem
picture-attack-taken = { $seat } bids an attack token
picture-robot-bid = Virtual opponent { $number } bids { $colour }
picture-robot-done = Virtual opponent { $number } is done
picture-robot-waits = Virtual opponent { $number } draws after you have bid
picture-box = In the box for virtual opponents: { $gems }
picture-supply = Supply: { $gems }
picture-supply-gem = { $colour } gem from the supply
picture-own-gem = your { $colour } gem
picture-attack = Attack tokens: { $count }
picture-large = Large deck: { $count }
picture-small = Small deck: { $count }
picture-law-deck = Laws: { $count }
picture-put-back = On top of the laws: { $cards }
picture-unknown-card = unknown

picture-hand-size = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
picture-hand-empty = No cards.
picture-hand-seen = Everyone saw you take it
picture-hand-fresh = Just taken: may be tucked
picture-hand-of = { $seat }’s hand
picture-lowest = lowest number { $number }
picture-pyramid-of = { $seat }’s pyramid
picture-laid = { $card }, level { $level }, column { $column }
picture-free = free card
picture-tucked = tucked under it: { $cards }
picture-circle = { $colour } circle
picture-circle-mixed = circle of several colours
picture-tinted = recoloured: { $colour }
picture-segments = corners { $first } and { $second }, half circle { $third }
picture-row = Row { $level }: costs { $colour }, gives { $reward }
picture-level-5 = Level 5: rows 1 to 3 together, or 15 power points

picture-spot = Level { $level }, column { $column }
picture-spot-cost = costs { $gems }
picture-spot-free = costs nothing
picture-spot-less = infinite gems save { $gems }
picture-spot-short = missing: { $gems }
picture-spot-reward = gives { $reward }
picture-spot-left = { $count ->
    [0] no gems in the supply
    [one] only one gem in the supply
   *[other] only { $count } gems in the supply
}
picture-spot-circle = completes a { $colour } circle: take one { $colour } gem
picture-spot-circle-no-gem = completes a { $colour } circle: no gem, because the supply has no { $colour } one
picture-spot-replaces = replaces { $card }

picture-you = you
picture-decides = is deciding
picture-chosen = has chosen
picture-status-served = has a card
picture-status-passed = has passed
picture-status-skipping = skips this auction
picture-skips = skips the next auction
picture-out = has stopped building this round
picture-eternal-unused = infinite gems not used yet: { $gems }

picture-do-pass = { $sure ->
    [0] Pass: up to { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }, if the supply has them
   *[other] Pass and take { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
}
picture-do-pass-building = Stop building this round
picture-do-attack = Bid an attack token
picture-do-lower = The lower card
picture-do-upper = The upper card
picture-do-neither = Neither
picture-do-go-on = Bid again
picture-do-gems = Choose gems
picture-do-draw-characters = From the small deck
picture-do-draw-laws = From the laws
picture-do-rows = Rows 1, 2 and 3
picture-do-power = 15 power points
picture-do-own-gem = Use one of my gems
picture-do-decline-own-gem = Go without
picture-do-decline-archive = Keep it in hand
picture-do-decline-swap = Swap nothing
picture-do-decline-tuck = Stop tucking
picture-do-decline-gems = Take no more
picture-do-decline-store = Store nothing
picture-do-decline-recolour = Done
picture-do-optimum = Recolour for the most points
picture-do-spare = Leave an infinite { $colour } gem unused

picture-reward-gems = { $count ->
    [one] { $count } gem of any colour
   *[other] { $count } gems of any colour
}
picture-reward-power = { $count ->
    [one] { $count } power point
   *[other] { $count } power points
}
picture-reward-card = { $count ->
    [one] a card from the small deck or the laws
   *[other] { $count } cards from the small deck or the laws
}
picture-reward-eternal-any = an infinite gem of any colour
picture-reward-eternal = an infinite { $colour } gem

picture-legend-gems = Gems: bid them in auctions, pay them for characters, and recolour circles with them at the end.
picture-legend-law = Law: costs nothing; do what its text says. Goes on levels 1 to 4.
picture-legend-ring = Circle: the corners of two cards and the half circle of the card above them. If it is of one colour, you take a gem of that colour, and it scores at the end.
picture-legend-power = Power: scores its number at the end.
picture-legend-science = Science: take one more gem whenever you pass in an auction; counts for sets.
picture-legend-magic = Magic: scores the sum of your magic bonuses at the end; counts for sets.
picture-legend-magic-bonus = Magic bonus: the points each of your magic tokens scores at the end.
picture-legend-defence = Defence: stops one of another player’s attack tokens at the end; counts for sets.
picture-legend-attack = Attack: bid it to take any card first, or keep it to cost every opponent 4 points at the end.
picture-legend-circle-bonus = Circle bonus: more points for each circle and each infinite gem of its colour.
picture-legend-eternal = Infinite gem: saves one gem of its colour in every building phase, and scores the level it lies on.
picture-legend-stored = Stored gem: lies on a law until the end and scores what the law says.
picture-legend-set = Set: one defence, one magic and one science token together are worth 12.
picture-legend-tucked = Tucked card: has no place of its own and no neighbours.
picture-legend-free = Free card: at an end of its row or on the top level, with nothing above it and nothing tucked under it.

picture-score-now = Score so far
picture-score-final = Final score
picture-score-total = Total
picture-score-unknown = ? (hidden)
picture-score-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-score-wins = wins
picture-score-attack-note = The cost of attack tokens is revealed when the screens are lifted.

picture-law-ruling = How it is played

# On the page only: letters on gems, the choice, whose gems met, enlarging a pyramid
picture-letter-blue = B
picture-letter-red = R
picture-letter-green = G
picture-letter-yellow = Y
picture-chosen-card = your choice
picture-clashed = equal bids: these gems are lost
picture-own-gems = you have { $gems }
picture-enlarge = Enlarge { $seat }’s pyramid
picture-show-all = All pyramids
picture-score-places = Place
picture-close = Close

# The outline of a small pyramid, and the reveal of an auction
picture-row-head = Row { $level }
picture-row-hint-1 = costs the gem of row 1
picture-row-hint-2 = richer, but costs the gems of rows 1 and 2
picture-row-hint-3 = richer still, but costs the gems of rows 1 to 3
picture-reveal = The bids
picture-reveal-takes = takes { $card }
picture-number = Number { $number }: the lowest number goes first.
