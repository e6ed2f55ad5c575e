# Words on the page of the camp game and in its standalone picture. Names of powers stand alone, in
# the nominative.

picture-title = Thomas Hammer
picture-tabs = Části stolu
picture-tab-table = Stůl
picture-tab-hand = Ruka
picture-tab-picture = Zašifrovaný obrázek
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
picture-guessed = má tip na čtverec
picture-found = T. H. nalezen
picture-pacts = Kooperace: { $teams }
picture-tired = unavená karta
picture-detained = zadržená karta: v příští obnovovací fázi zůstane unavená
picture-joint = kooperační karta
picture-joint-of = kooperační karta: { $teams }
picture-in-play = ve hře: { $cards }
picture-known-hand = Co víš o kartách v ruce tohoto týmu
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

picture-no-picture = Zašifrovaný obrázek se rozdá na začátku hry.
picture-row-due = Jeho kód přijde po tomto tahu
picture-map = Mapa
picture-map-left = { $count ->
    [one] zbývá { $count } čtverec
    [few] zbývají { $count } čtverce
   *[other] zbývá { $count } čtverců
}
picture-map-label = Mapa { $size } × { $size } čtverců; { $left ->
    [one] zbývá { $left } čtverec.
    [few] zbývají { $left } čtverce.
   *[other] zbývá { $left } čtverců.
}
picture-map-wrong = Špatné tipy: { $squares }.
picture-map-found = T. H. byl ve čtverci { $square }.
picture-map-sample = Ukázková mapa: její krajina je vymyšlená.
picture-map-scale = Jeden čtverec měří { $metres } m, celá mapa { $across } m.
picture-leave-later = Kooperaci půjde zrušit zase po této volbě.
picture-square-gone = { $square }, vyloučeno

picture-too-dear = Teď je moc drahá
picture-legend = Co znamenají značky
picture-legend-sb = Strategické body ({ $short }): platíš jimi karty a v obnovovací fázi je smíš vyměnit za body moci.
picture-legend-bm = Body moci ({ $short }), každý se symbolem své mocnosti: stojí je silnější karty.
picture-legend-points = Body: kdo jich má na konci nejvíc, vyhrává.
picture-legend-piece = Informace: řádky zašifrovaného obrázku, které umíš přečíst.
picture-legend-hand = Karty v ruce; jako cena: tolik karet odhoď.
picture-legend-deck = Karty v hracím balíku, ze kterého lízáš.
picture-legend-pile = Karty v odkládacím balíku. Smí si je přečíst každý.
picture-legend-cup = Místo v dílčí hře a na konci vítěz. Za místo jsou strategické body i body.
picture-legend-joker = Žolík: jednou za hru ho smíš před dílčí hrou vsadit na některý tým a dostaneš tolik co on.
picture-legend-special = Speciální schopnost, použitelná jednou za hru, nebo schopnost karty: klepnutím ji použiješ.
picture-legend-pact = S kým kooperuje: týmy mají kooperační balík a nesmějí si škodit.
picture-legend-turn = Na tahu: karty teď hraje jen tento tým.
picture-legend-dots = Rozhoduje: hra čeká na tento tým.
picture-legend-check = O žolíku už rozhodnuto. Na kom je, se nikdo nedozví před výsledky.
picture-legend-tire = Cena schopnosti: unavit tohoto zvěda. Znovu poslouží po tvé příští obnovovací fázi.
picture-legend-tired = Unavená karta: dokud se neodunaví, její schopnost použít nejde.
picture-legend-detained = Zadržená karta: v příští obnovovací fázi zůstane unavená. U popisu tvé mocnosti: vidí to jen tvůj tým.
picture-legend-sacrifice = Cena schopnosti: tato karta jde do odkládacího balíku.
picture-legend-barred = Teď se zahrát nedá. Proč, říká karta.
picture-legend-eye = Co víš o kartách jiného týmu.
picture-legend-found = Tým tipnul čtverec, nebo tam Thomase Hammera našel.
picture-legend-wrong = Zruší kooperaci.
picture-legend-clock = Dočasné: účinek, který skončí, nebo řádek, jehož kód přijde po tomto tahu.
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
