# Dlaczego rada jest dobra: zdanie do każdej wielkości z view/figures.py.
reason-score = { $sign ->
    [more] Daje ci { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }.
   *[same] Punkty ci zostają.
}
reason-rows = { $sign ->
    [more] Daje ci { $count ->
        [one] { $count } informację
        [few] { $count } informacje
       *[other] { $count } informacji
    }.
   *[same] Informacje ci zostają.
}
reason-table = { $sign ->
    [more] Do gry { $count ->
        [one] wchodzi ci kolejna karta
        [few] wchodzą ci kolejne { $count } karty
       *[other] wchodzi ci kolejnych { $count } kart
    }.
   *[same] Karty w grze ci zostają.
}
reason-hand = { $sign ->
    [more] Na rękę { $count ->
        [one] dochodzi ci karta
        [few] dochodzą ci { $count } karty
       *[other] dochodzi ci { $count } kart
    }.
   *[same] Karty na ręce ci zostają.
}
reason-bm = { $sign ->
    [more] Daje ci { $count } PM.
   *[same] Zostają ci wszystkie PM.
}
reason-sb = { $sign ->
    [more] Daje ci { $count } PS.
   *[same] Zostają ci wszystkie PS.
}

# What speaks for an action by itself: view/arguments.py
reason-saved = Zostaje ci { $count } PS.
reason-joker = Joker ci zostaje.
reason-position = W tej rundzie twoja tura będzie { $count }. w kolejności.
reason-drawn = Dostajesz kartę za darmo.
