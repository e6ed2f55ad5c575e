# Proč je rada dobrá: věta ke každému údaji z view/figures.py.
reason-weakest = +{ $count } v tvé nejslabší barvě.
reason-treasures = Získáš { $count ->
    [one] poklad
    [few] { $count } poklady
   *[other] { $count } pokladů
}.
reason-temples = Tvoji vůdci budou bezpečnější: bude vedle nich víc chrámů.
reason-support = Posílí tvé vůdce: { $count ->
    [one] přibude { $count } kartička jejich barvy
    [few] přibudou { $count } kartičky jejich barev
   *[other] přibude { $count } kartiček jejich barev
}.

# What speaks for an action by itself: view/arguments.py
reason-wins = Tento konflikt vyhraješ.
reason-lead = Získáš převahu: obránce na její vyrovnání potřebuje { $count ->
    [one] jednu kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
reason-lost = Tento konflikt vyhrát nejde: takhle si necháš kartičky.
reason-monument = Na konci tvých tahů přinese { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
}, dokud tam tvoji vůdci zůstanou.
reason-ahead = V konfliktu, který začne, vedeš o { $count }, než se přidají kartičky.
