# Proč je rada dobrá: věta ke každému údaji z view/figures.py.
reason-points = Přinese ti { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
reason-weakest = Zvýší tvou nejslabší barvu o { $count }.
reason-treasures = Získáš { $count ->
    [one] poklad
    [few] { $count } poklady
   *[other] { $count } pokladů
}.
reason-leaders = { $sign ->
    [more] Na desku přijde další tvůj vůdce.
   *[same] Tvoji vůdci zůstanou na desce.
}
reason-temples = { $sign ->
    [more] Tvoji vůdci budou bezpečnější: bude vedle nich víc chrámů.
   *[same] Chrámy vedle tvých vůdců zůstanou.
}
reason-support = { $sign ->
    [more] Posílí tvé vůdce: { $count ->
        [one] přibude { $count } kartička jejich barvy
        [few] přibudou { $count } kartičky jejich barev
       *[other] přibude { $count } kartiček jejich barev
    }.
   *[same] Kartičky, které posilují tvé vůdce, zůstanou.
}

# What speaks for an action by itself: view/arguments.py
reason-wins = Tento konflikt tím vyhraješ.
reason-lead = Získáš převahu: obránce na její vyrovnání potřebuje { $count ->
    [one] jednu kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
reason-lost = Tento konflikt vyhrát nejde: takhle si necháš kartičky.
reason-swapped = Přinese ti { $count ->
    [one] jednu novou kartičku
    [few] { $count } nové kartičky
   *[other] { $count } nových kartiček
}.
reason-revolt = Vyvolá vnitřní konflikt s cizím vůdcem.
reason-war = Vyvolá vnější konflikt dvou království.
reason-monument = Na konci tvých tahů přinese { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
}, dokud tam tvoji vůdci zůstanou.
