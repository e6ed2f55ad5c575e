# How the end of a game is retold: the sources of points, and which of them made the difference

source-red = czerwony
source-blue = niebieski
source-green = zielony
source-black = czarny
why = { $source ->
    [level] Najsłabsze kolory są równe ({ $least }), więc zdecydowały następne.
   *[other] Liczy się tylko najsłabszy kolor: { $other } ma { $source ->
        [red] w czerwonym
        [blue] w niebieskim
        [green] w zielonym
       *[black] w czarnym
    } { $less }, { $seat } w każdym kolorze co najmniej { $least }.
}
