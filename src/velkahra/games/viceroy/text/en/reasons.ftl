# Why a hint is good: one sentence for each figure of view/figures.py.
reason-points = It brings you { $count ->
    [one] one point
   *[other] { $count } points
}.
reason-offered = This colour has { $count ->
    [one] one card
   *[other] { $count } cards
} on display.

# What speaks for an action by itself: view/arguments.py
reason-laws = Laws cost no gems.
reason-level = You can pay for it up to level { $count }.
reason-row = There it is on level { $count }: higher levels bring higher rows of the reward.
reason-first = An attack token takes any card before the bids are settled.
reason-saved = You keep { $count ->
    [one] your gem
   *[other] your { $count } gems
} for later.
reason-named = You get it unless the other bidder names the same card.
