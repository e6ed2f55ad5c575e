# Why a hint is good: one sentence for each figure of view/figures.py.
reason-score = It brings your team { $count ->
    [one] one point
   *[other] { $count } points
}.
reason-rows = It brings your team { $count ->
    [one] one clue
   *[other] { $count } clues
}.

# What speaks for an action by itself: view/arguments.py
reason-saved = You keep your { $count } SP.
reason-joker = You keep your joker.
reason-position = You would play { $count ->
    [one] first
   *[other] as number { $count }
} in the round.
reason-drawn = You get a card without paying.
