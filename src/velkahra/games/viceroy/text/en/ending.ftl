# How the end of a game is retold: the sources of points, and which of them made the difference

source-circles = circles
source-eternal = infinite gems
source-laws = laws
source-power = power tokens
source-magic = magic
source-sets = sets
source-attack = opponents’ attacks
why = { $source ->
    [circles] Circles made the difference
    [eternal] Infinite gems made the difference
    [laws] Laws made the difference
    [power] Power tokens made the difference
    [magic] Magic made the difference
    [sets] Sets made the difference
   *[attack] Attacks made the difference: they cost { $other } { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    }.
}{ $source ->
    [attack] {""}
   *[other] : { $seat } { $points }, { $other } { $less }.
}
