# How the end of a game is retold: the sources of points, and which of them made the difference

source-games = gry cząstkowe
source-find = odnalezienie
source-rest = jokery i poprawki
why = { $source ->
    [games] Zdecydowały gry cząstkowe
    [find] Zdecydowało odnalezienie T. H.
   *[rest] Zdecydowały jokery i poprawki
}: { $seat } { $points }, { $other } { $less }.
