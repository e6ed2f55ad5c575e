# Proč je rada dobrá: věta ke každému údaji z view/figures.py.
reason-score = { $sign ->
    [more] Přinese ti { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }.
   *[same] Body ti zůstanou.
}
reason-rows = { $sign ->
    [more] Přinese ti { $count ->
        [one] { $count } informaci
        [few] { $count } informace
       *[other] { $count } informací
    }.
   *[same] Informace ti zůstanou.
}
reason-table = { $sign ->
    [more] Do hry ti { $count ->
        [one] přijde další karta
        [few] přijdou další { $count } karty
       *[other] přijde dalších { $count } karet
    }.
   *[same] Karty ve hře ti zůstanou.
}
reason-hand = { $sign ->
    [more] Do ruky ti { $count ->
        [one] přijde karta
        [few] přijdou { $count } karty
       *[other] přijde { $count } karet
    }.
   *[same] Karty v ruce ti zůstanou.
}
reason-bm = { $sign ->
    [more] Přinese ti { $count } BM.
   *[same] BM ti zůstanou všechny.
}
reason-sb = { $sign ->
    [more] Přinese ti { $count } SB.
   *[same] SB ti zůstanou všechny.
}

# What speaks for an action by itself: view/arguments.py
reason-saved = Zůstane ti { $count } SB.
reason-joker = Žolík ti zůstane.
reason-position = V kole budeš hrát { $count }. v pořadí.
reason-drawn = Získáš kartu zdarma.
