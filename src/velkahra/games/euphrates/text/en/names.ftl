# Names. Forms: plural; title is the plural that begins a sentence.

dynasty-lion = Lion
dynasty-bull = Bull
dynasty-archer = Archer
dynasty-potter = Potter

tile-temple = temple
    .plural = temples
    .title = Temples
tile-farm = farm
    .plural = farms
    .title = Farms
tile-market = market
    .plural = markets
    .title = Markets
tile-settlement = settlement
    .plural = settlements
    .title = Settlements

leader-priest = priest
    .plural = priests
leader-farmer = farmer
    .plural = farmers
leader-trader = trader
    .plural = traders
leader-king = king
    .plural = kings

colour-red = red
colour-blue = blue
colour-green = green
colour-black = black

monument-red-black = red-black monument
monument-red-green = red-green monument
monument-blue-black = blue-black monument
monument-blue-red = blue-red monument
monument-green-black = green-black monument
monument-green-blue = green-blue monument

counted-temple = { $count ->
    [one] { $count } temple
    *[other] { $count } temples
}
counted-farm = { $count ->
    [one] { $count } farm
    *[other] { $count } farms
}
counted-market = { $count ->
    [one] { $count } market
    *[other] { $count } markets
}
counted-settlement = { $count ->
    [one] { $count } settlement
    *[other] { $count } settlements
}

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-span = { $first }–{ $last }
