# Words on the page of the game and in its standalone picture

picture-title = Pax Pamir
picture-map = Map
picture-market = Market
picture-tabs = Parts of the table
picture-read = Large cards
picture-tab-map = Map
picture-tab-market = Market
picture-tab-courts = Courts
picture-tab-own = Hand
picture-tab-state = Points

picture-town-transcaspia = Bukhara
picture-town-kabul = Ghazni
picture-town-punjab = Lahore
picture-town-persia = Meshed
picture-town-herat = Farah
picture-town-kandahar = Quetta

picture-go-map = On the map
picture-go-market = In the market
picture-go-courts = In the courts
picture-go-own = In your hand
picture-go-turn-market = Buy a card
picture-go-turn-courts = Use a card
picture-go-turn-own = Play from hand

picture-border = { $one } – { $other }
picture-empty = no pieces
picture-no-ruler = nobody rules
picture-ruler = ruler: { $player }
picture-armies = { $coalition }: { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
picture-tribes = { $player }: { $count ->
    [one] { $count } tribe
   *[other] { $count } tribes
}
picture-roads = { $coalition }: { $count ->
    [one] { $count } road
   *[other] { $count } roads
}
picture-no-roads = no roads
picture-spies = { $player }: { $count ->
    [one] { $count } spy
   *[other] { $count } spies
}

picture-slot = { $row ->
    [0] upper row
   *[other] lower row
}, column { $column }
picture-no-card = no card
picture-price-bare = empty
picture-price-priced = { $price ->
    [0] costs nothing
    [one] price { $price } rupee
   *[other] price { $price } rupees
}
picture-price-free = free
picture-price-dear = { $price ->
    [one] price { $price } rupee: you cannot afford it
   *[other] price { $price } rupees: you cannot afford it
}
picture-price-barred = not this turn: you put a rupee on it
picture-price-never = cannot be bought
picture-toll = playing it costs a bribe of { $count ->
    [one] 1 rupee
   *[other] { $count } rupees
} to { $player }, who rules there
picture-rupees-on = { $count ->
    [one] { $count } rupee on it
   *[other] { $count } rupees on it
}
picture-favored = favored suit: { $suit }
picture-doubled = prices doubled
picture-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
picture-pile = Pile { $number } of 6 still holds: { $courts ->
    [one] { $courts } court card
   *[other] { $courts } court cards
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $checks ->
    [one] { $checks } dominance check
   *[other] { $checks } dominance checks
}

picture-you = you
picture-decides = deciding
picture-actions-left = { $count ->
    [0] to act, no actions left
    [one] to act, { $count } action left
   *[other] to act, { $count } actions left
}
picture-loyalty = loyalty: { $coalition }, influence { $influence }
picture-influence = influence with the { $coalition }: { $influence }
picture-pragmatic = pragmatic loyalty: { $coalition }
picture-pragmatic-none = No pragmatic loyalty: every coalition has a loyal player.
picture-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
picture-rupees = { $count ->
    [one] { $count } rupee
   *[other] { $count } rupees
}
picture-shelter = sheltered from tax: { $count }
picture-tax-here = your tax could take { $count }
picture-gift = gift for { $price ->
    [one] { $price } rupee
   *[other] { $price } rupees
}
picture-gift-there = given
picture-gift-free = free
picture-prizes = prizes: { $cards }
picture-cylinders = cylinders in play: { $count }, in supply: { $left }
picture-limit-court = court cards: { $count } (limit { $limit })
picture-limit-hand = cards in hand: { $count } (limit { $limit })
picture-count-court = court cards: { $count }
picture-count-hand = cards in hand: { $count }
picture-limit-over = { $count ->
    [one] { $count } too many
   *[other] { $count } too many
}

picture-court-of = court, { $player }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, limit { $limit }
picture-joints = left end meets { $left }’s court, right end meets { $right }’s court
picture-joint-left = Spies continue to the right end of: { $player }
picture-joint-right = Spies continue to the left end of: { $player }
picture-court-empty = No cards yet
picture-court-open = Show the court large
picture-court-place = { $player }’s court, card { $number } of { $size }
picture-hostage = held hostage by { $player }, bribe { $count }
picture-used = has already acted this turn
picture-bonus = bonus action

picture-terms = Terms
picture-look-buy = { $price ->
    [0] Take it for nothing
    [one] Buy for 1 rupee
   *[other] Buy for { $price } rupees
}
picture-look-close = Close
picture-why-free = free
picture-why-dear = you cannot afford it
picture-why-barred = not this turn: you put a rupee on it
picture-why-never = cannot be bought
picture-do-bare = Into your court
picture-side-afghan = The princes of the land, who want all foreigners gone.
picture-side-british = The Company in India, rich in money and regiments.
picture-side-russian = The Tsar’s envoys, who come from the north.
picture-side-offer = { $count ->
    [0] None of the cards on offer is theirs.
    [one] 1 of the cards on offer is theirs.
   *[other] { $count } of the cards on offer are theirs.
}

picture-choices = Your choices
picture-do-left = Play to the left end
picture-do-right = Play to the right end
picture-do-end = End turn
picture-do-stop = Done
picture-do-stop-tax = Stop taxing
picture-do-stop-build = Stop building
picture-do-sure-rumor = Yes, name myself: my own patriots will not count
picture-do-sure-rebuke = Yes, even though nothing is there
picture-do-decline = No, thanks
picture-do-prize = Take the prize
picture-do-pay = { $count ->
    [0] Pay nothing
    [one] Pay { $count } rupee
   *[other] Pay { $count } rupees
}
picture-do-offer = Offer less…
picture-do-withdraw = Withdraw
picture-do-accept = { $count ->
    [0] Waive it all
    [one] Accept { $count } rupee
   *[other] Accept { $count } rupees
}
picture-do-counter = Ask for…
picture-do-refuse = { $count ->
    [one] Insist on { $count } rupee
   *[other] Insist on all { $count } rupees
}
picture-bribe-play = { $payer } wants to play { $card }. The ruler, { $holder }, can ask for a bribe of { $count ->
    [one] { $count } rupee.
   *[other] { $count } rupees.
}
picture-bribe-act = { $payer } wants to act with { $card }. Its captor, { $holder }, can ask for a bribe of { $count ->
    [one] { $count } rupee.
   *[other] { $count } rupees.
}
picture-bribe-offered = { $payer } offers { $count ->
    [one] { $count } rupee.
   *[other] { $count } rupees.
}
picture-bribe-asked = { $holder } asks for { $count ->
    [one] { $count } rupee.
   *[other] { $count } rupees.
}
picture-bribe-no-haggle = No more haggling this turn.
picture-bribe-wakhan = { $holder } never waives a bribe.

picture-your-hand = Your hand: { $count } (limit { $limit })
picture-hand-final = Your hand: { $count }
picture-hand-empty = No cards.
picture-hand-of = In { $player }’s hand
picture-in-hand = In your hand

picture-dominance = If there were a dominance check now
picture-blocks = { $coalition }: { $count ->
    [one] { $count } block in play
   *[other] { $count } blocks in play
}
picture-no-dominance = { $count ->
    [one] No coalition dominates (it takes a lead of { $count } block). Cylinders would score.
   *[other] No coalition dominates (it takes a lead of { $count } blocks). Cylinders would score.
}
picture-dominates = { $count ->
    [one] { $coalition } dominate by { $count } block: influence would score, then all blocks are removed.
   *[other] { $coalition } dominate by { $count } blocks: influence would score, then all blocks are removed.
}
picture-player = Player
picture-by-cylinders = Cylinders
picture-by-influence = Influence
picture-gain = Now
picture-points-head = Points
picture-checks = Check { $number } of 4 comes next
picture-checked = Dominance check { $number }: { $coalition ->
    [none] no coalition dominates
   *[other] the { $coalition } dominate
}
picture-last-check = It is the final one: points are doubled.
picture-would-win = It would end the game: { $player } would win by a lead of four.
picture-then-check = In a check after that: { $what }.
picture-then-dominates = { $coalition ->
    [none] no coalition dominates
   *[other] { $coalition } dominate
}
picture-then-paid = If you pay:
picture-then-shed = { $player } must then discard from the court, in any order: { $cards }{ $rupees ->
    [0] .
    [one] ; leverage to pay back: { $rupees } rupee.
   *[other] ; leverage to pay back: { $rupees } rupees.
}
picture-then-thrown = Then { $card } is discarded from the market{ $idle ->
    [0] {" "}and takes effect
   *[other] {" "}without effect
}.
picture-must-discard = At the end of the turn you must discard: { $what }.
picture-too-many-court = { $count ->
    [one] { $count } court card
   *[other] { $count } court cards
}
picture-too-many-hand = { $count ->
    [one] { $count } hand card
   *[other] { $count } hand cards
}
picture-events = Events in force
picture-all = everyone

picture-score = Final score
picture-over-lead = The game ended after a check, with a lead of four points.
picture-over-last = The game ended with the final dominance check.
picture-military-stars = Military stars
picture-rupees-head = Rupees
picture-tie-break = Military stars break ties, then rupees. Players who are still tied share the victory.
picture-wins = wins

picture-wakhan = Wakhan
picture-no-ai-card = Her first card has not been revealed yet.
picture-wakhan-bonus = She is now taking bonus actions.
picture-red-upper = Red arrow: upper row, left end of her court{ $player ->
    [none] .
   *[other] , left-hand neighbour ({ $player }).
}
picture-red-lower = Red arrow: lower row, right end of her court{ $player ->
    [none] .
   *[other] , right-hand neighbour ({ $player }).
}
picture-black = Black arrow: column { $column }.
picture-region-priority = Regions in this order: { $regions }
picture-ai-left = Cards in her draw pile: { $count } of { $all }
