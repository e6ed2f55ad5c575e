# Why a hint is good: one sentence for each figure of view/figures.py.
reason-weakest = +{ $count } in your weakest colour.
reason-treasures = It wins you { $count ->
    [one] a treasure
   *[other] { $count } treasures
}.
reason-temples = It makes your leaders safer: there are more temples next to them.
reason-support = It strengthens your leaders with { $count ->
    [one] one more tile of their colour
   *[other] { $count } more tiles of their colours
}.

# What speaks for an action by itself: view/arguments.py
reason-wins = You win this conflict.
reason-lead = You would lead: the defender needs { $count ->
    [one] one tile
   *[other] { $count } tiles
} to hold out.
reason-lost = You cannot win this conflict, so this saves your tiles.
reason-monument = It pays { $count ->
    [one] one point
   *[other] { $count } points
} at the end of your turns while your leaders stay there.
reason-ahead = You lead the conflict that begins by { $count }, before tiles are added.
