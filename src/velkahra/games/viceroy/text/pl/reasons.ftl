# Dlaczego rada jest dobra: zdanie do każdej wielkości z view/figures.py.
reason-points = Daje ci { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}.
reason-offered = W ofercie { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[other] jest { $count } kart
} tego koloru.

# What speaks for an action by itself: view/arguments.py
reason-laws = Prawa nie kosztują klejnotów.
reason-level = Stać cię na nią aż do poziomu { $count }.
reason-row = Leży wtedy na poziomie { $count }: im wyżej, tym wyższy wiersz nagrody.
reason-first = Żeton ataku bierze dowolną kartę przed rozstrzygnięciem licytacji.
reason-saved = Na później { $count ->
    [one] zostaje ci jeden klejnot
    [few] zostają ci { $count } klejnoty
   *[other] zostaje ci { $count } klejnotów
}.
reason-named = Dostaniesz ją, jeśli druga osoba nie wskaże tej samej karty.
