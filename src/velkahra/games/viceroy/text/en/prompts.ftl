# What is asked now (prompt-…), what others do (doing-…), what a refusal says is asked (now-…)

prompt-start = Choose which of your two characters begins your pyramid. It is free and brings its bottom row; the other stays in your hand.
prompt-bid = { $round ->
    [1] Auction: choose the colour of gem to bid
   *[other] Auction, try { $round } of 3: choose the colour of gem to bid
}{ $attack ->
    [0] {""}
   *[other] {" "}(or an attack token, which takes any card first)
}, or pass for { $sure ->
    [0] up to { $count } gems, as far as the supply has them
   *[other] { $count } gems
}.
prompt-name = You and { $other } both bid { $colour }, and two cards are there. Name the one you want: if you name different cards, both of you get theirs.
prompt-card = { $round ->
    [1] Building: choose a card to lay
   *[other] Building, card { $round } of 3: choose a card to lay
}, or pass and build no more this round.
prompt-take = { $any ->
    [0] The { $colour } cards are yours to choose from: take one.
   *[other] Take any card of the display.
}
prompt-share = A virtual opponent wants { $colour } too: take the upper card, so that the lower one leaves the game, or both of you go on.
prompt-remove = The gem of a virtual opponent fits no card: choose one on display that leaves the game.
prompt-gems = { $least ->
    [0] { $count ->
        [one] You may take one more gem of any colour
       *[other] You may take up to { $count } more gems of any colours
    }
   *[other] { $count ->
        [one] Take one gem of any colour
       *[other] Take { $count } gems of any colours
    }
} from the supply{ $more ->
    [0] {""}
    [one] , and one more if you like
   *[other] , and up to { $more } more if you like
}.
prompt-draw = Draw a card: a character from the small deck, or a law?
prompt-archive = Tuck a card you have just taken under your law, or keep it in hand.
prompt-place = Lay { $card }: choose a place in your pyramid{ $law ->
    [0] {""}
   *[other] . Laws cost nothing
}.
prompt-level-5 = { $card } is on level 5: take the rewards of rows 1, 2 and 3, or 15 power points.
prompt-option = { $card }: choose one of its rewards.
prompt-colour = { $card }: choose the colour of the eternal gem.
prompt-own-gem = The supply has no { $colour } gem for { $card }. Put one of yours there for good, or do without?
prompt-double = { $card }: choose the character of yours whose tokens are doubled.
prompt-swap = { $card }: choose a token on your cards to give away, or swap nothing.
prompt-for = { $card }: choose the token of another pyramid that you want for it.
prompt-give = Pay for the swap: choose { $count ->
    [one] one gem
   *[other] { $count } gems
} from behind your screen.
prompt-return = Put { $count ->
    [one] one law
   *[other] { $count } laws, one after the other,
} from your hand back on top of the deck.
prompt-tuck = { $card }: tuck any cards of your hand under it, one after the other; nothing can be added later.
prompt-free = { $card }: choose a free card of your pyramid to tuck under it.
prompt-store = { $least ->
    [0] { $card }: choose the gems to store on it until the end, { $most } at most, or store nothing.
   *[other] { $card }: choose the gems to store on it until the end, exactly { $most }.
}
prompt-recolour = Recolour circles with the { $count ->
    [one] one gem
   *[other] { $count } gems
} you have left, one for each segment, or have it done as well as possible.

wait = { $seat } { $what }
doing-take = chooses a card of the display.
doing-share = decides whether to go on with a virtual opponent.
doing-remove = chooses a card that leaves the game.
doing-gems = takes { $count ->
    [one] one gem
   *[other] { $count } gems
}{ $more ->
    [0] .
   *[other] {" "}or more.
}
doing-draw = chooses a deck to draw from.
doing-archive = decides whether to tuck what was taken.
doing-place = lays { $card }.
doing-level-5 = chooses what { $card } brings on level 5.
doing-option = chooses what { $card } brings.
doing-colour = chooses the colour of an eternal gem for { $card }.
doing-own-gem = may put a { $colour } gem of their own on { $card }.
doing-double = chooses whose tokens { $card } doubles.
doing-swap = may swap a token with { $card }.
doing-for = chooses a token to swap for with { $card }.
doing-give = pays { $count ->
    [one] one gem
   *[other] { $count } gems
} for a swap.
doing-return = puts laws back on their deck.
doing-tuck = tucks cards under { $card }.
doing-free = chooses a free card to tuck under { $card }.
doing-store = stores gems on { $card }.
doing-recolour = recolours circles.

# Several seats choose at once, in secret
wait-start = First cards are being chosen. Still choosing: { $seats }{ $ready }.
wait-bid = Bids are being chosen. Still choosing: { $seats }{ $ready }.
wait-name = Two bidders name a { $colour } card each. Still choosing: { $seats }{ $ready }.
wait-card = Cards to build are being chosen. Still choosing: { $seats }{ $ready }.
wait-ready = {""}; ready: { $seats }
wait-chosen = Your choice: { $choice }. Still choosing: { $seats }.
choice-pass = pass
choice-bid = { $bid }
choice-name = { $place }
choice-card = { $card }

wait-dealer = Cards are being dealt.
wait-virtual = Virtual opponents draw their gems.
over-yours = Victory is yours, with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
over-won = { $seat } wins with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
over-shared = { $seats } share the victory with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
over-alone = The game is over with { $total ->
    [one] { $total } point
   *[other] { $total } points
}. { $reached ->
    [0] A good first score is 40: aim for that next time.
    [1] A good first score! Next time aim for 60.
    [2] Very good! Next time aim for 80.
   *[other] Masterly: 80 or more is rare.
}

now-back = the dealer puts gems back
now-deal = the dealer deals cards
now-show = the dealer fills the display
now-virtual = virtual opponents draw gems
now-start = a first card for the pyramid
now-bid = a bid, or to pass
now-name = which of the two cards you want
now-card = a card to build, or to pass
now-take = which card of the display to take
now-share = whether to take the upper card or to go on
now-remove = a card that leaves the game
now-gems = gems from the supply
now-draw = a deck to draw from
now-archive = whether to tuck a card just taken
now-place = a place for the card
now-level-5 = rows 1 to 3, or 15 power points
now-option = one of the law’s rewards
now-colour = a colour for the eternal gem
now-own-gem = whether to use a gem of yours
now-double = a character whose tokens are doubled
now-swap = a token of yours to swap
now-for = a token of another pyramid
now-give = gems to pay for the swap
now-return = a law to put back
now-tuck = a card of your hand to tuck
now-free = a free card to tuck
now-store = gems to store
now-recolour = a circle to recolour
