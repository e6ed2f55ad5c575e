# Names. Characters and laws have names of their own (data/characters.json, the set of laws). Forms:
# gen, dat, acc are cases; of colours gen genitive masculine, fem feminine, femacc accusative of it,
# plural, neut neuter.

player-circle = Kroužek
    .gen = Kroužku
    .dat = Kroužku
    .acc = Kroužek
player-square = Čtverec
    .gen = Čtverce
    .dat = Čtverci
    .acc = Čtverec
player-triangle = Trojúhelník
    .gen = Trojúhelníku
    .dat = Trojúhelníku
    .acc = Trojúhelník
player-star = Hvězda
    .gen = Hvězdy
    .dat = Hvězdě
    .acc = Hvězdu

colour-blue = modrý
    .gen = modrého
    .fem = modrá
    .femgen = modré
    .femacc = modrou
    .plural = modré
colour-red = červený
    .gen = červeného
    .fem = červená
    .femgen = červené
    .femacc = červenou
    .plural = červené
colour-green = zelený
    .gen = zeleného
    .fem = zelená
    .femgen = zelené
    .femacc = zelenou
    .plural = zelené
colour-yellow = žlutý
    .gen = žlutého
    .fem = žlutá
    .femgen = žluté
    .femacc = žlutou
    .plural = žluté

# Gems of one colour, in a list of gems
gems-blue = { $count ->
    [one] { $count } modrý
    [few] { $count } modré
   *[other] { $count } modrých
}
gems-red = { $count ->
    [one] { $count } červený
    [few] { $count } červené
   *[other] { $count } červených
}
gems-green = { $count ->
    [one] { $count } zelený
    [few] { $count } zelené
   *[other] { $count } zelených
}
gems-yellow = { $count ->
    [one] { $count } žlutý
    [few] { $count } žluté
   *[other] { $count } žlutých
}

join-two = { $first } a { $second }
robots = { $count ->
    [one] virtuální soupeř
    [few] { $count } virtuální soupeři
   *[other] { $count } virtuálních soupeřů
}
robot = Virtuální soupeř { $number }

numbered = { $card } ({ $number })
row-lower = dolní
row-upper = horní
slot-lower = dolní { $colour-fem } karta
slot-upper = horní { $colour-fem } karta

token-power = { $count ->
    [one] žeton bodů moci ({ $value })
    [few] { $count } žetony bodů moci ({ $value })
   *[other] { $count } žetonů bodů moci ({ $value })
}
token-science = { $count ->
    [one] žeton vědy
    [few] { $count } žetony vědy
   *[other] { $count } žetonů vědy
}
token-magic = { $count ->
    [one] žeton magie
    [few] { $count } žetony magie
   *[other] { $count } žetonů magie
}
token-defence = { $count ->
    [one] žeton obrany
    [few] { $count } žetony obrany
   *[other] { $count } žetonů obrany
}
token-attack = { $count ->
    [one] žeton útoku
    [few] { $count } žetony útoku
   *[other] { $count } žetonů útoku
}
token-magic-bonus = { $count ->
    [one] bonus magie +{ $value }
    [few] { $count } bonusy magie +{ $value }
   *[other] { $count } bonusů magie +{ $value }
}
token-circle-bonus = { $count ->
    [one] bonus +{ $value } za { $colour-plural } kruhy
    [few] { $count } bonusy +{ $value } za { $colour-plural } kruhy
   *[other] { $count } bonusů +{ $value } za { $colour-plural } kruhy
}
token-eternal = { $count ->
    [one] věčný drahokam ({ $colour })
    [few] { $count } věčné drahokamy ({ $colour-plural })
   *[other] { $count } věčných drahokamů (barva { $colour-fem })
}
token-stored = { $count ->
    [one] uložený drahokam ({ $colour })
    [few] { $count } uložené drahokamy ({ $colour-plural })
   *[other] { $count } uložených drahokamů (barva { $colour-fem })
}

# The seven headings of scoring
heading-circles = Kruhy
heading-eternal = Věčné drahokamy
heading-laws = Zákony
heading-power = Body moci
heading-magic = Magie
heading-sets = Sady
heading-attack = Útok soupeřů

# Signals sent by one tap
signal-blue = Dražím modrou
signal-red = Dražím červenou
signal-green = Dražím zelenou
signal-yellow = Dražím žlutou
signal-pass = Pasuji

# The name of a card in a sentence

quoted = { $name }

card-trait-kind = Druh
card-trait-colour = Půlkruh
