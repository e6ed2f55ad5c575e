# Proč je rada dobrá: věta ke každému údaji z view/figures.py.
reason-points = Přinese ti { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
reason-offered = V nabídce { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
   *[other] je { $count } karet
} této barvy.

# What speaks for an action by itself: view/arguments.py
reason-laws = Zákony nestojí žádné drahokamy.
reason-level = Zaplatit ji můžeš až po { $count }. úroveň.
reason-row = Tam leží na { $count }. úrovni: čím výš, tím vyšší řádek odměny.
reason-first = Žeton útoku bere kteroukoli kartu dřív, než se vyhodnotí dražba.
reason-saved = Na později ti { $count ->
    [one] zůstane jeden drahokam
    [few] zůstanou { $count } drahokamy
   *[other] zůstane { $count } drahokamů
}.
reason-named = Dostaneš ji, pokud druhý dražitel nezvolí tutéž kartu.
