# Why a hint is good: one sentence for each figure of view/figures.py.
reason-points = { $sign ->
    [more] It brings you { $count ->
        [one] one point
       *[other] { $count } points
    }.
   *[same] It keeps your points.
}
reason-gems = { $sign ->
    [more] It brings you { $count ->
        [one] one gem
       *[other] { $count } gems
    }.
   *[same] It leaves you all your gems.
}
reason-attack = { $sign ->
    [more] It brings you { $count ->
        [one] an attack token
       *[other] { $count } attack tokens
    }.
   *[same] It leaves you your attack tokens.
}
reason-cards = { $sign ->
    [more] It gives you { $count ->
        [one] a card
       *[other] { $count } cards
    } for your hand.
   *[same] It keeps the cards in your hand.
}
reason-offered = This colour has { $count ->
    [one] one card
   *[other] { $count } cards
} on display.
reason-spare = You have { $count ->
    [one] one gem
   *[other] { $count } gems
} of this colour.

# What speaks for an action by itself: view/arguments.py
reason-laws = Laws cost no gems.
reason-characters = A character brings a reward on every level.
reason-level = You can pay for it up to level { $count }.
reason-row = There it is on level { $count }: higher levels bring higher rows of the reward.
reason-first = An attack token takes any card before the bids are settled.
reason-passing = Passing brings you { $count ->
    [one] one gem
   *[other] { $count } gems
}.
reason-saved = You keep { $count ->
    [one] your gem
   *[other] your { $count } gems
} for later.
reason-named = You get it unless the other bidder names the same card.
reason-passing-most = Passing brings you { $count ->
    [one] up to one gem
   *[other] up to { $count } gems
}, if the supply has them.
