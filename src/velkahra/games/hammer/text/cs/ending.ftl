# How the end of a game is retold: the sources of points, and which of them made the difference

source-games = dílčí hry
source-find = nález
source-rest = žolíci a opravy
why = { $source ->
    [games] Rozhodly dílčí hry
    [find] Rozhodlo nalezení T. H.
   *[rest] Rozhodli žolíci a opravy
}: { $seat } { $points }, { $other } { $less }.
