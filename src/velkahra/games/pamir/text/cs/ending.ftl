# How the end of a game is retold: the sources of points, and which of them made the difference

source-afghan = afghánská dominance
source-british = britská dominance
source-russian = ruská dominance
source-nobody = bez dominance
why = { $source ->
    [afghan] Rozhodly kontroly, při kterých dominovali Afghánci
    [british] Rozhodly kontroly, při kterých dominovali Britové
    [russian] Rozhodly kontroly, při kterých dominovali Rusové
   *[nobody] Rozhodly kontroly, při kterých nedominoval nikdo
}: { $seat } { $points }, { $other } { $less }.
