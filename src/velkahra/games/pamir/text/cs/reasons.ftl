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
    [more] Do tvého dvora { $count ->
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
