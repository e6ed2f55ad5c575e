# Names. Forms: acc accusative (of people also genitive), plural, plgen genitive plural, title at
# the start of a sentence, none after a negation, part accusative before "część".

dynasty-lion = Lew
    .acc = Lwa
dynasty-bull = Byk
    .acc = Byka
dynasty-archer = Łucznik
    .acc = Łucznika
dynasty-potter = Garncarz
    .acc = Garncarza

tile-temple = świątynia
    .acc = świątynię
    .plural = świątynie
    .plgen = świątyń
    .none = żadnej świątyni
tile-farm = farma
    .acc = farmę
    .plural = farmy
    .plgen = farm
    .none = żadnej farmy
tile-market = targ
    .acc = targ
    .plural = targi
    .plgen = targów
    .none = żadnego targu
tile-settlement = osada
    .acc = osadę
    .plural = osady
    .plgen = osad
    .none = żadnej osady

leader-priest = kapłan
    .acc = kapłana
    .plural = kapłani
    .plgen = kapłanów
leader-farmer = rolnik
    .acc = rolnika
    .plural = rolnicy
    .plgen = rolników
leader-trader = kupiec
    .acc = kupca
    .plural = kupcy
    .plgen = kupców
leader-king = król
    .acc = króla
    .plural = królowie
    .plgen = królów

colour-red = czerwony
    .plural = czerwone
    .plgen = czerwonych
    .part = czerwoną
colour-blue = niebieski
    .plural = niebieskie
    .plgen = niebieskich
    .part = niebieską
colour-green = zielony
    .plural = zielone
    .plgen = zielonych
    .part = zieloną
colour-black = czarny
    .plural = czarne
    .plgen = czarnych
    .part = czarną

monument-red-black = czerwono-czarny monument
    .title = Czerwono-czarny monument
monument-red-green = czerwono-zielony monument
    .title = Czerwono-zielony monument
monument-blue-black = niebiesko-czarny monument
    .title = Niebiesko-czarny monument
monument-blue-red = niebiesko-czerwony monument
    .title = Niebiesko-czerwony monument
monument-green-black = zielono-czarny monument
    .title = Zielono-czarny monument
monument-green-blue = zielono-niebieski monument
    .title = Zielono-niebieski monument

counted-temple = { $count ->
    [one] { $count } świątynię
    [few] { $count } świątynie
    *[other] { $count } świątyń
}
counted-farm = { $count ->
    [one] { $count } farmę
    [few] { $count } farmy
    *[other] { $count } farm
}
counted-market = { $count ->
    [one] { $count } targ
    [few] { $count } targi
    *[other] { $count } targów
}
counted-settlement = { $count ->
    [one] { $count } osadę
    [few] { $count } osady
    *[other] { $count } osad
}

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-span = { $first }–{ $last }
