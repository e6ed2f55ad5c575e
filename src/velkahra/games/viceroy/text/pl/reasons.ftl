# Dlaczego rada jest dobra: zdanie do każdej wielkości z view/figures.py.
reason-points = { $sign ->
    [more] Daje ci { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }.
   *[same] Punkty ci zostają.
}
reason-gems = { $sign ->
    [more] Daje ci { $count ->
        [one] { $count } klejnot
        [few] { $count } klejnoty
       *[other] { $count } klejnotów
    }.
   *[same] Zostają ci wszystkie klejnoty.
}
reason-attack = { $sign ->
    [more] Daje ci { $count ->
        [one] żeton ataku
        [few] { $count } żetony ataku
       *[other] { $count } żetonów ataku
    }.
   *[same] Żetony ataku ci zostają.
}
reason-cards = { $sign ->
    [more] Na rękę { $count ->
        [one] dochodzi ci karta
        [few] dochodzą ci { $count } karty
       *[other] dochodzi ci { $count } kart
    }.
   *[same] Karty na ręce zostają.
}
reason-offered = W ofercie { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[other] jest { $count } kart
} tego koloru.
reason-spare = Masz { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
} tego koloru.
