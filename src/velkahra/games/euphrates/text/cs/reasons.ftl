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
