# Why a hint is good: one sentence for each figure of view/figures.py.
reason-points = It brings you { $count ->
    [one] one point
   *[other] { $count } points
}.
reason-weakest = It raises your weakest colour by { $count }.
reason-treasures = It wins you { $count ->
    [one] a treasure
   *[other] { $count } treasures
}.
reason-leaders = { $sign ->
    [more] It brings one more of your leaders onto the board.
   *[same] It keeps your leaders on the board.
}
reason-temples = { $sign ->
    [more] It makes your leaders safer: there are more temples next to them.
   *[same] It keeps the temples next to your leaders.
}
reason-support = { $sign ->
    [more] It strengthens your leaders with { $count ->
        [one] one more tile of their colour
       *[other] { $count } more tiles of their colours
    }.
   *[same] It keeps the tiles that strengthen your leaders.
}

# What speaks for an action by itself: view/arguments.py
reason-wins = It wins you this conflict.
reason-lead = You would lead: the defender needs { $count ->
    [one] one tile
   *[other] { $count } tiles
} to hold out.
reason-lost = You cannot win this conflict, so this saves your tiles.
reason-swapped = It gives you { $count ->
    [one] one new tile
   *[other] { $count } new tiles
}.
reason-revolt = It starts a revolt against another player’s leader.
reason-war = It starts a war between two kingdoms.
reason-monument = It pays { $count ->
    [one] one point
   *[other] { $count } points
} at the end of your turns while your leaders stay there.
