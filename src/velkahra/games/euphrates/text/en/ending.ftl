# How the end of a game is retold: the sources of points, and which of them made the difference

source-red = red
source-blue = blue
source-green = green
source-black = black
why = { $source ->
    [level] The weakest colours are level at { $least }, so the next weakest decided.
   *[other] Only the weakest colour counts: { $other } has { $less } { $source ->
        [red] red
        [blue] blue
        [green] green
       *[black] black
    }, { $seat } at least { $least } of every colour.
}
