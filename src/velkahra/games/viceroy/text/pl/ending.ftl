# How the end of a game is retold: the sources of points, and which of them made the difference

source-circles = kręgi
source-eternal = wieczne klejnoty
source-laws = prawa
source-power = żetony władzy
source-magic = magia
source-sets = zestawy
source-attack = atak przeciwników
why = { $source ->
    [circles] Zdecydowały kręgi
    [eternal] Zdecydowały wieczne klejnoty
    [laws] Zdecydowały prawa
    [power] Zdecydowały żetony władzy
    [magic] Zdecydowała magia
    [sets] Zdecydowały zestawy
   *[attack] Zdecydował atak przeciwników: { $other } traci przez niego { $lost ->
        [one] { $lost } punkt
        [few] { $lost } punkty
       *[other] { $lost } punktów
    }.
}{ $source ->
    [attack] {""}
   *[other] : { $seat } { $points }, { $other } { $less }.
}
