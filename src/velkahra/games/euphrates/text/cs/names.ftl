# Names. Forms: acc accusative (of people also genitive), plural, plgen genitive plural, title at
# the start of a sentence, none after a negated verb, part accusative before "část".

dynasty-lion = Lev
    .acc = Lva
dynasty-bull = Býk
    .acc = Býka
dynasty-archer = Lučištník
    .acc = Lučištníka
dynasty-potter = Hrnčíř
    .acc = Hrnčíře

tile-temple = chrám
    .acc = chrám
    .plural = chrámy
    .plgen = chrámů
    .none = žádný chrám
tile-farm = farma
    .acc = farmu
    .plural = farmy
    .plgen = farem
    .none = žádnou farmu
tile-market = tržiště
    .acc = tržiště
    .plural = tržiště
    .plgen = tržišť
    .none = žádné tržiště
tile-settlement = osada
    .acc = osadu
    .plural = osady
    .plgen = osad
    .none = žádnou osadu

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
    .part = červenou
colour-blue = modrý
    .plural = modré
    .plgen = modrých
    .part = modrou
colour-green = zelený
    .plural = zelené
    .plgen = zelených
    .part = zelenou
colour-black = černý
    .plural = černé
    .plgen = černých
    .part = černou

monument-red-black = červeno-černý monument
    .title = Červeno-černý monument
monument-red-green = červeno-zelený monument
    .title = Červeno-zelený monument
monument-blue-black = modro-černý monument
    .title = Modro-černý monument
monument-blue-red = modro-červený monument
    .title = Modro-červený monument
monument-green-black = zeleno-černý monument
    .title = Zeleno-černý monument
monument-green-blue = zeleno-modrý monument
    .title = Zeleno-modrý monument

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
list-span = { $first }–{ $last }
