# Proč je rada dobrá: věta ke každému údaji z view/figures.py.
reason-points = { $sign ->
    [more] Přinese ti { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }.
   *[same] Body ti zůstanou.
}
reason-gems = { $sign ->
    [more] Přinese ti { $count ->
        [one] { $count } drahokam
        [few] { $count } drahokamy
       *[other] { $count } drahokamů
    }.
   *[same] Drahokamy ti zůstanou všechny.
}
reason-attack = { $sign ->
    [more] Přinese ti { $count ->
        [one] žeton útoku
        [few] { $count } žetony útoku
       *[other] { $count } žetonů útoku
    }.
   *[same] Žetony útoku ti zůstanou.
}
reason-cards = { $sign ->
    [more] Do ruky ti { $count ->
        [one] přijde karta
        [few] přijdou { $count } karty
       *[other] přijde { $count } karet
    }.
   *[same] Karty v ruce ti zůstanou.
}
reason-offered = V nabídce { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
   *[other] je { $count } karet
} této barvy.
reason-spare = Máš { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
} této barvy.

# What speaks for an action by itself: view/arguments.py
reason-laws = Zákony nestojí žádné drahokamy.
reason-characters = Postava přinese odměnu na každé úrovni.
reason-level = Zaplatit ji můžeš až po { $count }. úroveň.
reason-row = Tam leží na { $count }. úrovni: čím výš, tím vyšší řádek odměny.
reason-first = Žeton útoku bere kteroukoli kartu dřív, než se vyhodnotí dražba.
reason-passing = Pas ti přinese { $count ->
    [one] jeden drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}.
reason-saved = Na později ti { $count ->
    [one] zůstane jeden drahokam
    [few] zůstanou { $count } drahokamy
   *[other] zůstane { $count } drahokamů
}.
reason-named = Dostaneš ji, pokud druhý dražitel nezvolí tutéž kartu.
reason-passing-most = Pas ti přinese drahokamy: až { $count }, pokud v zásobě budou.
