# Names. Characters and laws have names of their own (data/characters.json, the set of laws). Forms:
# gen, dat, acc are cases; of colours gen genitive masculine, fem feminine, femacc accusative of it,
# plural.

player-circle = Kółko
    .gen = Kółka
    .dat = Kółku
    .acc = Kółko
player-square = Kwadrat
    .gen = Kwadratu
    .dat = Kwadratowi
    .acc = Kwadrat
player-triangle = Trójkąt
    .gen = Trójkąta
    .dat = Trójkątowi
    .acc = Trójkąt
player-star = Gwiazda
    .gen = Gwiazdy
    .dat = Gwieździe
    .acc = Gwiazdę

colour-blue = niebieski
    .gen = niebieskiego
    .fem = niebieska
    .femgen = niebieskiej
    .femacc = niebieską
    .plural = niebieskie
    .plgen = niebieskich
colour-red = czerwony
    .gen = czerwonego
    .fem = czerwona
    .femgen = czerwonej
    .femacc = czerwoną
    .plural = czerwone
    .plgen = czerwonych
colour-green = zielony
    .gen = zielonego
    .fem = zielona
    .femgen = zielonej
    .femacc = zieloną
    .plural = zielone
    .plgen = zielonych
colour-yellow = żółty
    .gen = żółtego
    .fem = żółta
    .femgen = żółtej
    .femacc = żółtą
    .plural = żółte
    .plgen = żółtych

# Gems of one colour, in a list of gems
gems-blue = { $count ->
    [one] { $count } niebieski
    [few] { $count } niebieskie
   *[other] { $count } niebieskich
}
gems-red = { $count ->
    [one] { $count } czerwony
    [few] { $count } czerwone
   *[other] { $count } czerwonych
}
gems-green = { $count ->
    [one] { $count } zielony
    [few] { $count } zielone
   *[other] { $count } zielonych
}
gems-yellow = { $count ->
    [one] { $count } żółty
    [few] { $count } żółte
   *[other] { $count } żółtych
}

join-two = { $first } i { $second }
robots = { $count ->
    [one] wirtualny przeciwnik
   *[other] wirtualni przeciwnicy ({ $count })
}
robot = Wirtualny przeciwnik { $number }

numbered = { $card } ({ $number })
row-lower = dolne
row-upper = górne
slot-lower = dolna { $colour-fem } karta
slot-upper = górna { $colour-fem } karta

token-power = { $count ->
    [one] żeton władzy o wartości { $value }
    [few] { $count } żetony władzy o wartości { $value }
   *[other] { $count } żetonów władzy o wartości { $value }
}
token-science = { $count ->
    [one] żeton nauki
    [few] { $count } żetony nauki
   *[other] { $count } żetonów nauki
}
token-magic = { $count ->
    [one] żeton magii
    [few] { $count } żetony magii
   *[other] { $count } żetonów magii
}
token-defence = { $count ->
    [one] żeton obrony
    [few] { $count } żetony obrony
   *[other] { $count } żetonów obrony
}
token-attack = { $count ->
    [one] żeton ataku
    [few] { $count } żetony ataku
   *[other] { $count } żetonów ataku
}
token-magic-bonus = { $count ->
    [one] żeton premii za magię +{ $value }
    [few] { $count } żetony premii za magię +{ $value }
   *[other] { $count } żetonów premii za magię +{ $value }
}
token-circle-bonus = { $count ->
    [one] żeton premii +{ $value } za { $colour-plural } kręgi
    [few] { $count } żetony premii +{ $value } za { $colour-plural } kręgi
   *[other] { $count } żetonów premii +{ $value } za { $colour-plural } kręgi
}
token-eternal = { $count ->
    [one] wieczny { $colour } klejnot
    [few] { $count } wieczne { $colour-plural } klejnoty
   *[other] { $count } wiecznych { $colour-plgen } klejnotów
}
token-stored = { $count ->
    [one] odłożony { $colour } klejnot
    [few] { $count } odłożone { $colour-plural } klejnoty
   *[other] { $count } odłożonych { $colour-plgen } klejnotów
}

# The seven headings of scoring
heading-circles = Kręgi
heading-eternal = Wieczne klejnoty
heading-laws = Prawa
heading-power = Żetony władzy
heading-magic = Magia
heading-sets = Zestawy
heading-attack = Atak przeciwników

# Signals sent by one tap
signal-blue = Licytuję niebieski
signal-red = Licytuję czerwony
signal-green = Licytuję zielony
signal-yellow = Licytuję żółty
signal-pass = Pasuję

# The name of a card in a sentence

quoted = „{ $name }”

card-trait-kind = Rodzaj
card-trait-colour = Półkole
