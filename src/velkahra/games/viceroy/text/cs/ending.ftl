# How the end of a game is retold: the sources of points, and which of them made the difference

source-circles = kruhy
source-eternal = věčné drahokamy
source-laws = zákony
source-power = body moci
source-magic = magie
source-sets = sady
source-attack = útok soupeřů
why = { $source ->
    [circles] Rozhodly kruhy
    [eternal] Rozhodly věčné drahokamy
    [laws] Rozhodly zákony
    [power] Rozhodly body moci
    [magic] Rozhodla magie
    [sets] Rozhodly sady
   *[attack] Rozhodl útok soupeřů: { $other } kvůli němu ztrácí { $lost ->
        [one] { $lost } bod
        [few] { $lost } body
       *[other] { $lost } bodů
    }.
}{ $source ->
    [attack] {""}
   *[other] : { $seat } { $points }, { $other } { $less }.
}
