# How the end of a game is retold: the sources of points, and which of them made the difference

source-afghan = dominacja Afgańczyków
source-british = dominacja Brytyjczyków
source-russian = dominacja Rosjan
source-nobody = bez dominacji
why = { $source ->
    [afghan] Zdecydowały sprawdzenia, przy których dominowali Afgańczycy
    [british] Zdecydowały sprawdzenia, przy których dominowali Brytyjczycy
    [russian] Zdecydowały sprawdzenia, przy których dominowali Rosjanie
   *[nobody] Zdecydowały sprawdzenia, przy których nikt nie dominował
}: { $seat } { $points }, { $other } { $less }.
