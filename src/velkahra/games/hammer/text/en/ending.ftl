# How the end of a game is retold: the sources of points, and which of them made the difference

source-games = daily games
source-find = the find
source-rest = jokers and corrections
why = { $source ->
    [games] The daily games made the difference
    [find] Finding Thomas Hammer made the difference
   *[rest] Jokers and corrections made the difference
}: { $seat } { $points }, { $other } { $less }.
