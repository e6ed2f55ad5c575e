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
    [more] It makes your leaders safer: more temples stand next to them.
   *[same] It keeps the temples next to your leaders.
}
reason-support = { $sign ->
    [more] It strengthens your leaders with { $count ->
        [one] one more tile of their colour
       *[other] { $count } more tiles of their colours
    }.
   *[same] It keeps the tiles that strengthen your leaders.
}
