# Dlaczego rada jest dobra: zdanie do każdej wielkości z view/figures.py.
reason-score = { $sign ->
    [more] Daje drużynie { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }.
   *[same] Punkty wam zostają.
}
reason-rows = { $sign ->
    [more] Daje drużynie { $count ->
        [one] { $count } informację
        [few] { $count } informacje
       *[other] { $count } informacji
    }.
   *[same] Informacje wam zostają.
}
reason-table = { $sign ->
    [more] Do gry { $count ->
        [one] wchodzi wam kolejna karta
        [few] wchodzą wam kolejne { $count } karty
       *[other] wchodzi wam kolejnych { $count } kart
    }.
   *[same] Karty w grze wam zostają.
}
reason-hand = { $sign ->
    [more] Na rękę { $count ->
        [one] dochodzi wam karta
        [few] dochodzą wam { $count } karty
       *[other] dochodzi wam { $count } kart
    }.
   *[same] Karty na ręce wam zostają.
}
reason-bm = { $sign ->
    [more] Daje wam { $count } PM.
   *[same] Zostają wam wszystkie PM.
}
reason-sb = { $sign ->
    [more] Daje wam { $count } PS.
   *[same] Zostają wam wszystkie PS.
}

# What speaks for an action by itself: view/arguments.py
reason-saved = Zostaje wam { $count } PS.
reason-joker = Joker wam zostaje.
reason-position = W rundzie zagracie jako { $count }. w kolejności.
reason-drawn = Dostajecie kartę za darmo.
