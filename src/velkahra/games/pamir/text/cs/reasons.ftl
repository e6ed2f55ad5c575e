# Proč je rada dobrá: věta ke každému údaji z view/figures.py.
reason-points = Přinese ti { $count ->
    [one] { $count } vítězný bod
    [few] { $count } vítězné body
   *[other] { $count } vítězných bodů
}.
reason-check = { $sign ->
    [more] Kontrola dominance by ti pak přinesla o { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    } víc.
   *[same] Neubude ti, co by přinesla kontrola dominance.
}
reason-influence = { $sign ->
    [more] Zvýší tvůj vliv o { $count }.
   *[same] Tvůj vliv neklesne.
}
reason-cylinders = { $sign ->
    [more] Do hry { $count ->
        [one] přijde další tvůj válec
        [few] přijdou další { $count } tvé válce
       *[other] přijde dalších { $count } tvých válců
    }.
   *[same] Tvé válce zůstanou ve hře.
}
reason-regions = { $sign ->
    [more] Ovládneš { $count ->
        [one] další území
        [few] další { $count } území
       *[other] dalších { $count } území
    }.
   *[same] Svá území budeš dál ovládat.
}
reason-court = { $sign ->
    [more] Na tvůj dvůr { $count ->
        [one] přijde karta
        [few] přijdou { $count } karty
       *[other] přijde { $count } karet
    }.
   *[same] Karty tvého dvora zůstanou.
}
reason-hand = { $sign ->
    [more] Do ruky ti { $count ->
        [one] přijde karta
        [few] přijdou { $count } karty
       *[other] přijde { $count } karet
    }.
   *[same] Karty v ruce ti zůstanou.
}
reason-rupees = { $sign ->
    [more] Přinese ti { $count ->
        [one] { $count } rupii
        [few] { $count } rupie
       *[other] { $count } rupií
    }.
   *[same] Rupie ti zůstanou všechny.
}
reason-blocks = { $sign ->
    [more] Tvá koalice pak bude mít ve hře o { $count ->
        [one] jeden kvádr
        [few] { $count } kvádry
       *[other] { $count } kvádrů
    } víc.
   *[same] Tvá koalice pak nebude mít ve hře méně kvádrů.
}

# What speaks for an action by itself: view/arguments.py
reason-hostages = { $sign ->
    [more] Získáš { $count ->
        [one] kartu dvora jako rukojmí
        [few] { $count } karty dvora jako rukojmí
       *[other] { $count } karet dvora jako rukojmí
    }.
   *[same] Rukojmí ti zůstanou.
}
reason-tax = Můžeš vzít { $count ->
    [one] jednu rupii
    [few] až { $count } rupie
   *[other] až { $count } rupií
}.
reason-build = Můžeš vybudovat { $count ->
    [one] jeden kvádr
    [few] až { $count } kvádry
   *[other] až { $count } kvádrů
}.
reason-move = Můžeš { $count ->
    [one] provést jeden pohyb
    [few] provést až { $count } pohyby
   *[other] provést až { $count } pohybů
}.
reason-battle = Můžeš odstranit { $count ->
    [one] jednu nepřátelskou jednotku
    [few] až { $count } nepřátelské jednotky
   *[other] až { $count } nepřátelských jednotek
}.
reason-pieces = Tam můžeš odstranit { $count ->
    [one] jednu nepřátelskou jednotku
    [few] až { $count } nepřátelské jednotky
   *[other] až { $count } nepřátelských jednotek
}.
reason-spies = Na jedné kartě se sejde { $count ->
    [one] jeden tvůj špeh
    [few] několik tvých špehů: { $count }
   *[other] několik tvých špehů: { $count }
}.
reason-watch = Tvůj špeh se dostane na kartu jiného hráče.
reason-armies = Budeš tam mít { $count ->
    [one] jedno loajální vojsko
    [few] { $count } loajální vojska
   *[other] { $count } loajálních vojsk
}.
