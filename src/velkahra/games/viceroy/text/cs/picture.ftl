# Words on the page of the table and in its standalone picture. Facts come in all forms from
# `text/words.py`: `seat_forms`, `colour_forms`, `card_name`, `token_name`, `reward_name`,
# `gem_list`, `law_text`, `law_ruling`.
#   picture-title, -tab-*, -panel-*: headings
#   picture-slot-*, -spot-*, -circle-*: what lies where
#   picture-status-*: what a seat is doing
#   picture-do-*: buttons
#   picture-reward-*: rewards of rows and options
#   picture-legend-*: what every token does
#   picture-score-*: running and final scores
#   picture-law-*: a law to read

picture-title = Panovník
picture-tabs = Části stolu
picture-tab-auction = Aukce
picture-tab-own = Pyramida
picture-tab-others = Ostatní
picture-tab-hand = Ruka
picture-tab-score = Body
picture-tab-legend = Žetony

picture-panel-display = Nabídka
picture-panel-supply = Zásoba
picture-panel-screen = Za tvou zástěnou
picture-panel-hand = Tvoje ruka
picture-panel-own = Tvoje pyramida
picture-panel-legend = Žetony a co dělají
picture-panel-order = Pořadí podle čísel
picture-choices = Co můžeš udělat
picture-read = Velké karty ke čtení

picture-round = Kolo { $round } z 12
picture-round-last = Poslední kolo
picture-phase-setup = Příprava
picture-phase-auction = Aukce, { $count }. kolo dražby ze 3
picture-phase-building = Budování, { $count }. karta ze 3
picture-phase-end = Přebarvování
picture-phase-over = Konečné body

picture-upper = horní místo
picture-lower = dolní místo
picture-slot = { $slot }: { $card }
picture-slot-empty = { $slot }: nic
picture-bid = Dražit { $colour } drahokam
picture-bid-taken = { $seat } draží { $colour } drahokam
picture-attack-taken = { $seat } draží žeton útoku
picture-robot-bid = Virtuální soupeř { $number } draží { $colour-femacc }
picture-robot-done = Virtuální soupeř { $number } už má hotovo
picture-robot-waits = Virtuální soupeř { $number } losuje, až si zvolíš ty
picture-box = V krabici pro virtuální soupeře: { $gems }
picture-supply = Zásoba: { $gems }
picture-supply-gem = { $colour } drahokam ze zásoby
picture-own-gem = tvůj { $colour } drahokam
picture-attack = Žetony útoku: { $count }
picture-large = Velký balíček: { $count }
picture-small = Malý balíček: { $count }
picture-law-deck = Zákony: { $count }
picture-put-back = Na vrchu balíčku zákonů: { $cards }
picture-unknown-card = neznámá karta

picture-hand-size = { $count ->
    [0] žádné karty v ruce
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
picture-hand-empty = Žádné karty.
picture-hand-seen = Všichni viděli, kdo si ji vzal
picture-hand-fresh = Právě vzatá: smí se zasunout
picture-hand-of = V ruce, { $seat }
picture-lowest = nejnižší číslo { $number }
picture-pyramid-of = Pyramida, { $seat }
picture-laid = { $card }, úroveň { $level }, sloupec { $column }
picture-free = volná karta
picture-tucked = pod ní zasunuto: { $cards }
picture-circle = { $colour } kruh
picture-circle-mixed = kruh více barev
picture-tinted = přebarveno: { $colour-fem }
picture-segments = rohy: { $first-fem } a { $second-fem }, půlkruh: { $third-fem }
picture-row = Řádek { $level }: stojí { $colour } drahokam, dává { $reward }
picture-level-5 = Pátá úroveň: řádky 1 až 3 najednou, nebo 15 bodů moci

picture-spot = Úroveň { $level }, sloupec { $column }
picture-spot-cost = stojí { $gems }
picture-spot-free = nestojí nic
picture-spot-less = věčné drahokamy ušetří { $gems }
picture-spot-short = chybí: { $gems }
picture-spot-reward = dává { $reward }
picture-spot-left = { $count ->
    [0] v zásobě drahokamy nejsou
    [one] v zásobě je jen jeden drahokam
    [few] v zásobě jsou jen { $count } drahokamy
   *[other] v zásobě je jen { $count } drahokamů
}
picture-spot-circle = uzavře { $colour } kruh: jeden { $colour } drahokam
picture-spot-circle-no-gem = uzavře { $colour } kruh, ale { $colour } drahokam v zásobě není
picture-spot-replaces = nahradí kartu { $card }

picture-you = ty
picture-decides = právě rozhoduje
picture-chosen = už má hotovo
picture-status-served = má kartu
picture-status-passed = pasuje
picture-status-skipping = tuto aukci vynechává
picture-skips = příští aukci vynechá
picture-out = v tomto kole už nebuduje
picture-eternal-unused = ještě nepoužité věčné drahokamy: { $gems }

picture-do-pass = { $sure ->
    [0] { $count ->
        [one] Pasovat: 1 drahokam, pokud v zásobě bude
        [few] Pasovat: až { $count } drahokamy, pokud v zásobě budou
       *[other] Pasovat: až { $count } drahokamů, pokud v zásobě budou
    }
   *[other] { $count ->
        [one] Pasovat a vzít si { $count } drahokam
        [few] Pasovat a vzít si { $count } drahokamy
       *[other] Pasovat a vzít si { $count } drahokamů
    }
}
picture-do-pass-building = V tomto kole už nebudovat
picture-do-attack = Dražit žeton útoku
picture-do-lower = Dolní kartu
picture-do-upper = Horní kartu
picture-do-neither = Žádnou
picture-do-go-on = Dražit dál
picture-do-gems = Vybrat drahokamy
picture-do-draw-characters = Z malého balíčku
picture-do-draw-laws = Ze zákonů
picture-do-rows = Řádky 1, 2 a 3
picture-do-power = 15 bodů moci
picture-do-own-gem = Použít svůj drahokam
picture-do-decline-own-gem = Obejít se bez něj
picture-do-decline-archive = Nechat si ji v ruce
picture-do-decline-swap = Nic neměnit
picture-do-decline-tuck = Víc nezasouvat
picture-do-decline-gems = Víc si nebrat
picture-do-decline-store = Nic neukládat
picture-do-decline-recolour = To je vše
picture-do-optimum = Přebarvit co nejlépe
picture-do-spare = Nepoužít { $colour } věčný drahokam

picture-reward-gems = { $count ->
    [one] { $count } libovolný drahokam
    [few] { $count } libovolné drahokamy
   *[other] { $count } libovolných drahokamů
}
picture-reward-power = { $count ->
    [one] { $count } bod moci
    [few] { $count } body moci
   *[other] { $count } bodů moci
}
picture-reward-card = { $count ->
    [one] kartu z malého balíčku nebo ze zákonů
    [few] { $count } karty z malého balíčku nebo ze zákonů
   *[other] { $count } karet z malého balíčku nebo ze zákonů
}
picture-reward-eternal-any = věčný drahokam libovolné barvy
picture-reward-eternal = věčný { $colour } drahokam

picture-legend-gems = Drahokamy: dražíš jimi v aukci, platíš jimi za postavy a na konci jimi přebarvuješ kruhy.
picture-legend-law = Zákon: je zdarma; platí, co je na něm napsané. Leží na úrovních 1 až 4.
picture-legend-ring = Kruh: rohy dvou karet a půlkruh karty nad nimi. Když je jednobarevný, bereš si drahokam té barvy a na konci přinese body.
picture-legend-power = Body moci: na konci tolik bodů, kolik je na žetonu.
picture-legend-science = Věda: o drahokam víc, kdykoli v aukci pasuješ; počítá se do sad.
picture-legend-magic = Magie: na konci přinese součet tvých bonusů magie; počítá se do sad.
picture-legend-magic-bonus = Bonus magie: tolik bodů má na konci každý tvůj žeton magie.
picture-legend-defence = Obrana: na konci zadrží jeden žeton útoku někoho jiného; počítá se do sad.
picture-legend-attack = Útok: v aukci jím získáš kteroukoli kartu přednostně; schovaný do konce ubere každému soupeři 4 body.
picture-legend-circle-bonus = Bonus za kruhy: body navíc za každý kruh a každý věčný drahokam té barvy.
picture-legend-eternal = Věčný drahokam: v každé fázi budování ušetří jeden drahokam své barvy a na konci přinese tolik bodů, na kolikáté úrovni leží.
picture-legend-stored = Uložený drahokam: leží na zákonu až do konce a přinese body, které zákon udává.
picture-legend-set = Sada: žeton obrany, magie a vědy dohromady přinesou 12 bodů.
picture-legend-tucked = Zasunutá karta: nemá vlastní místo ani sousedy.
picture-legend-free = Volná karta: je na kraji řady nebo na nejvyšší úrovni, nic nad ní neleží a nic pod ní není zasunuté.

picture-score-now = Dosavadní body
picture-score-final = Konečné body
picture-score-total = Celkem
picture-score-unknown = ? (skryté)
picture-score-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
picture-score-wins = vítězství
picture-score-attack-note = Kolik ubere útok, se ukáže, až zmizí zástěny.

picture-law-ruling = Jak se hraje

# On the page only: letters on gems, the choice, whose gems met, enlarging a pyramid
picture-letter-blue = M
picture-letter-red = Č
picture-letter-green = Z
picture-letter-yellow = Ž
picture-chosen-card = tvoje volba
picture-clashed = tyto drahokamy se střetly a propadly
picture-own-gems = máš { $gems }
picture-enlarge = Zvětšit pyramidu: { $seat }
picture-show-all = Všechny pyramidy
picture-score-places = Pořadí
picture-close = Zavřít

# The outline of a small pyramid, and the reveal of an auction
picture-row-head = Řádek { $level }
picture-row-hint-1 = stojí drahokam řádku 1
picture-row-hint-2 = bohatší, ale stojí drahokamy řádků 1 a 2
picture-row-hint-3 = ještě bohatší, ale stojí drahokamy řádků 1 až 3
picture-reveal = Výsledek dražby
picture-reveal-takes = bere kartu { $card }
picture-number = Číslo { $number }: začíná nejnižší.
