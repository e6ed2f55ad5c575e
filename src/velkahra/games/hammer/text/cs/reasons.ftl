# Proč je rada dobrá: věta ke každému údaji z view/figures.py.
reason-score = { $sign ->
    [more] Přinese týmu { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }.
   *[same] Body vám zůstanou.
}
reason-rows = { $sign ->
    [more] Přinese týmu { $count ->
        [one] { $count } informaci
        [few] { $count } informace
       *[other] { $count } informací
    }.
   *[same] Informace vám zůstanou.
}
reason-table = { $sign ->
    [more] Do hry vám { $count ->
        [one] přijde další karta
        [few] přijdou další { $count } karty
       *[other] přijde dalších { $count } karet
    }.
   *[same] Karty ve hře vám zůstanou.
}
reason-hand = { $sign ->
    [more] Do ruky vám { $count ->
        [one] přijde karta
        [few] přijdou { $count } karty
       *[other] přijde { $count } karet
    }.
   *[same] Karty v ruce vám zůstanou.
}
reason-bm = { $sign ->
    [more] Přinese vám { $count } BM.
   *[same] BM vám zůstanou všechny.
}
reason-sb = { $sign ->
    [more] Přinese vám { $count } SB.
   *[same] SB vám zůstanou všechny.
}

# What speaks for an action by itself: view/arguments.py
reason-saved = Zůstane vám { $count } SB.
reason-joker = Žolík vám zůstane.
reason-position = V kole budete hrát { $count }. v pořadí.
reason-drawn = Získáte kartu zdarma.
