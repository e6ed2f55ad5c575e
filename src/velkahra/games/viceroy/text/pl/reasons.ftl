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

# What speaks for an action by itself: view/arguments.py
reason-laws = Prawa nie kosztują klejnotów.
reason-characters = Postać daje nagrodę na każdym poziomie.
reason-level = Stać cię na nią aż do poziomu { $count }.
reason-row = Leży wtedy na poziomie { $count }: im wyżej, tym wyższy wiersz nagrody.
reason-first = Żeton ataku bierze dowolną kartę przed rozstrzygnięciem licytacji.
reason-passing = Pas daje ci { $count ->
    [one] jeden klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}.
reason-saved = Na później { $count ->
    [one] zostaje ci jeden klejnot
    [few] zostają ci { $count } klejnoty
   *[other] zostaje ci { $count } klejnotów
}.
reason-named = Dostaniesz ją, jeśli druga osoba nie wskaże tej samej karty.
reason-passing-most = Pas daje ci klejnoty: najwyżej { $count }, o ile będą w puli.
