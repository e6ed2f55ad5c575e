# Nazwy rzeczy. Formy: dat celownik, acc biernik (u osób także dopełniacz), ins narzędnik,
# plural liczba mnoga, plgen dopełniacz liczby mnogiej.

dynasty-lion = Lew
    .acc = Lwa
    .dat = Lwu
    .ins = Lwem
dynasty-bull = Byk
    .acc = Byka
    .dat = Bykowi
    .ins = Bykiem
dynasty-archer = Łucznik
    .acc = Łucznika
    .dat = Łucznikowi
    .ins = Łucznikiem
dynasty-potter = Garncarz
    .acc = Garncarza
    .dat = Garncarzowi
    .ins = Garncarzem

tile-temple = świątynia
    .acc = świątynię
    .plural = świątynie
    .plgen = świątyń
tile-farm = farma
    .acc = farmę
    .plural = farmy
    .plgen = farm
tile-market = targ
    .acc = targ
    .plural = targi
    .plgen = targów
tile-settlement = osada
    .acc = osadę
    .plural = osady
    .plgen = osad

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
colour-blue = niebieski
    .plural = niebieskie
    .plgen = niebieskich
colour-green = zielony
    .plural = zielone
    .plgen = zielonych
colour-black = czarny
    .plural = czarne
    .plgen = czarnych

monument-red-black = czerwono-czarny monument
monument-red-green = czerwono-zielony monument
monument-blue-black = niebiesko-czarny monument
monument-blue-red = niebiesko-czerwony monument
monument-green-black = zielono-czarny monument
monument-green-blue = zielono-niebieski monument

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
