# Jména věcí. Tvary: gen 2. pád, dat 3. pád, acc 4. pád, ins 7. pád, plural množné číslo,
# plgen 2. pád množného čísla.

dynasty-lion = Lev
    .acc = Lva
    .dat = Lvovi
    .ins = Lvem
dynasty-bull = Býk
    .acc = Býka
    .dat = Býkovi
    .ins = Býkem
dynasty-archer = Lučištník
    .acc = Lučištníka
    .dat = Lučištníkovi
    .ins = Lučištníkem
dynasty-potter = Hrnčíř
    .acc = Hrnčíře
    .dat = Hrnčířovi
    .ins = Hrnčířem

tile-temple = chrám
    .acc = chrám
    .plural = chrámy
    .plgen = chrámů
tile-farm = farma
    .acc = farmu
    .plural = farmy
    .plgen = farem
tile-market = tržiště
    .acc = tržiště
    .plural = tržiště
    .plgen = tržišť
tile-settlement = osada
    .acc = osadu
    .plural = osady
    .plgen = osad

leader-priest = kněz
    .acc = kněze
    .plural = kněží
    .plgen = kněží
leader-farmer = farmář
    .acc = farmáře
    .plural = farmáři
    .plgen = farmářů
leader-trader = obchodník
    .acc = obchodníka
    .plural = obchodníci
    .plgen = obchodníků
leader-king = král
    .acc = krále
    .plural = králové
    .plgen = králů

colour-red = červený
    .plural = červené
    .plgen = červených
colour-blue = modrý
    .plural = modré
    .plgen = modrých
colour-green = zelený
    .plural = zelené
    .plgen = zelených
colour-black = černý
    .plural = černé
    .plgen = černých

monument-red-black = červeno-černý monument
monument-red-green = červeno-zelený monument
monument-blue-black = modro-černý monument
monument-blue-red = modro-červený monument
monument-green-black = zeleno-černý monument
monument-green-blue = zeleno-modrý monument

counted-temple = { $count ->
    [one] { $count } chrám
    [few] { $count } chrámy
    *[other] { $count } chrámů
}
counted-farm = { $count ->
    [one] { $count } farmu
    [few] { $count } farmy
    *[other] { $count } farem
}
counted-market = { $count ->
    [one] { $count } tržiště
    [few] { $count } tržiště
    *[other] { $count } tržišť
}
counted-settlement = { $count ->
    [one] { $count } osadu
    [few] { $count } osady
    *[other] { $count } osad
}

list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
