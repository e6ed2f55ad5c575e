# Slova na stránce táborové hry a v jejím samostatném obrázku. Jména mocností stojí sama, v prvním pádě.

picture-title = Thomas Hammer
picture-tabs = Části stolu
picture-tab-table = Stůl
picture-tab-hand = Ruka
picture-tab-picture = Zazašifrovaný obrázek
picture-tab-piles = Balíky

picture-you = ty
picture-decides = rozhoduje
picture-on-turn = na tahu
picture-won = vítěz
picture-place = { $place }. v pořadí tahů
picture-rank = { $place }. místo v dílčí hře
picture-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
picture-pieces = { $count ->
    [0] žádná informace
    [one] { $count } informace
    [few] { $count } informace
   *[other] { $count } informací
}
picture-coming = { $count ->
    [one] další { $count } po tomto tahu
    [few] další { $count } po tomto tahu
   *[other] dalších { $count } po tomto tahu
}
picture-debt = { $count ->
    [one] dluží { $count }
    [few] dluží { $count }
   *[other] dluží { $count }
}
picture-hand-size = { $count ->
    [one] { $count } karta v ruce, nejvýše { $limit }
    [few] { $count } karty v ruce, nejvýše { $limit }
   *[other] { $count } karet v ruce, nejvýše { $limit }
}
picture-hand-count = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
picture-deck = { $count ->
    [one] { $count } karta v hracím balíku
    [few] { $count } karty v hracím balíku
   *[other] { $count } karet v hracím balíku
}
picture-pile = { $count ->
    [one] { $count } karta v odkládacím balíku
    [few] { $count } karty v odkládacím balíku
   *[other] { $count } karet v odkládacím balíku
}
picture-joker = ještě má žolíka
picture-joker-bet = Žolík vsazen na: { $team }
picture-bet-chosen = o žolíku už rozhodnuto
picture-guessed = odevzdán čtverec
picture-found = T. H. nalezen
picture-pacts = Kooperace: { $teams }
picture-tired = unavená karta
picture-detained = zadržená karta: v příští obnovovací fázi zůstane unavená
picture-joint = kooperační karta
picture-joint-of = kooperační karta: { $teams }
picture-in-play = ve hře: { $cards }
picture-known-hand = Co víš o kartách v této ruce
picture-known-rows = Víš, že má řádky { $rows }
picture-use = { $card }: použít schopnost { $number }

picture-hand = Tvá ruka
picture-hand-empty = Žádné karty v ruce.
picture-looked = Karty, ze kterých vybíráš
picture-price-now = Nynější cena: { $sb } SB, { $bm } BM
picture-barred-condition = Podmínka neplatí
picture-barred-target = Nemá cíl
picture-barred-joint = Brání tomu kooperace
picture-barred-card = Zakazuje to karta
picture-barred = Teď ji nelze zahrát ({ $rule })

picture-round = Kolo { $round }/{ $rounds }
picture-order = Pořadí tahů
picture-phases = Fáze kola
picture-phase-name-1 = Dílčí hra
picture-phase-name-2 = Obnova
picture-phase-name-3 = Lízání
picture-phase-name-4 = Hlavní
picture-phase-name-5 = Odhazování
picture-phase-setup = Příprava
picture-phase-game = Dílčí hra
picture-phase-order = Volba pořadí tahů
picture-phase-refresh = Obnovovací fáze
picture-phase-draw = Lízací fáze
picture-phase-main = Hlavní fáze
picture-phase-discard = Odhazovací fáze
picture-phase-end = Konec tahu
picture-phase-over = Hra skončila

picture-choices = Co můžeš udělat

picture-powers = Mocnosti: co vědí všichni
picture-study = Tvůj hrací balík: všechny jeho karty
picture-study-count = V balíku: { $left } z { $all }
picture-own = Tvá mocnost: { $team }
picture-secret = Tohle vidí jen tvůj tým.
picture-strong = silná stránka
picture-weak = slabá stránka
picture-special-ready = zatím nepoužita
picture-special-in-play = speciální schopnost ve hře
picture-special-spent = speciální schopnost použita

picture-pile-of = Odkládací balík: { $team }
picture-pile-empty = Žádné karty.
picture-joint-decks = Kooperační balíky
picture-no-joint = Nikdo nekooperuje.
picture-parted = neúplná
picture-joint-hand = { $count ->
    [one] { $count } kooperační karta v ruce
    [few] { $count } kooperační karty v ruce
   *[other] { $count } kooperačních karet v ruce
}

picture-no-picture = Zazašifrovaný obrázek se rozdá na začátku hry.
picture-row-due = Jeho kód přijde po tomto tahu
picture-map = Mapa
picture-map-left = { $count ->
    [one] zbývá { $count } čtverec
    [few] zbývají { $count } čtverce
   *[other] zbývá { $count } čtverců
}
picture-map-told = Mapa { $size } × { $size } čtverců; { $left ->
    [one] zbývá { $left } čtverec.
    [few] zbývají { $left } čtverce.
   *[other] zbývá { $left } čtverců.
}
picture-map-wrong = Špatné tipy: { $squares }.
picture-map-found = T. H. byl ve čtverci { $square }.
picture-map-sample = Ukázková mapa: její krajina je vymyšlená.
picture-map-scale = Jeden čtverec měří { $metres } m, celá mapa { $across } m.
picture-leave-later = Ze spolupráce se dá odejít zase po této volbě.
picture-square-gone = { $square }, vyloučeno

picture-too-dear = Teď je moc drahá
picture-legend = Co znamenají značky
picture-legend-points = body
picture-legend-piece = informace
picture-legend-hand = karty v ruce
picture-legend-deck = karty v hracím balíku
picture-legend-pile = karty v odkládacím balíku
picture-legend-cup = místo v dílčí hře
picture-legend-joker = žolík
picture-legend-special = speciální schopnost nebo schopnost karty
picture-legend-pact = s kým kooperuje
picture-legend-turn = na tahu
picture-legend-dots = rozhoduje
picture-legend-tire = cena: unavit tuto kartu
picture-legend-tired = unavená karta
picture-legend-detained = zadržená karta: v příští obnovovací fázi zůstane unavená
picture-legend-sacrifice = cena: obětovat tuto kartu
picture-until-turn_end = do konce tahu
picture-until-round_end = do konce kola
picture-until-your_next_turn = do příštího tahu toho týmu
picture-until-game_end = do konce hry
picture-until-forever = natrvalo
picture-lasting = Dočasné efekty: { $teams }

picture-learn = Poznej řádek a jeho tmavé značky vyškrtnou čtverce na mapě.
picture-sb = { $count ->
    [one] { $count } strategický bod ({ $short })
    [few] { $count } strategické body ({ $short })
   *[other] { $count } strategických bodů ({ $short })
}
picture-bm = { $count ->
    [one] { $count } bod moci ({ $short })
    [few] { $count } body moci ({ $short })
   *[other] { $count } bodů moci ({ $short })
}
picture-place-short = { $place }. tah
picture-final-short = { $place }. místo
picture-final = v konečném pořadí { $place }. místo
picture-phase-game-dice = Dílčí hra: rozhodnou kostky
picture-phase-name-dice = Kostky
picture-more = Další…
picture-score = Jak to dopadlo
picture-score-place = Místo
picture-score-team = Tým
picture-score-games = Dílčí hry
picture-score-find = Nález T. H.
picture-score-points = Body
picture-score-found = Thomas Hammer se skrýval ve čtverci { $square }. První ho našel tým: { $team }.
picture-score-unfound = Thomase Hammera nikdo nenašel. Skrýval se ve čtverci { $square }.
picture-score-by-find = Rozhodl nález Thomase Hammera: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
picture-score-by-games = Rozhodlo umístění v dílčích hrách.
