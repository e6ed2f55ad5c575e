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

picture-title = Namiestnik
picture-tabs = Części stołu
picture-tab-auction = Aukcja
picture-tab-own = Piramida
picture-tab-others = Pozostali
picture-tab-hand = Ręka
picture-tab-score = Punkty
picture-tab-legend = Żetony

picture-panel-display = Oferta
picture-panel-supply = Pula
picture-panel-screen = Za twoją zasłonką
picture-panel-hand = Twoja ręka
picture-panel-own = Twoja piramida
picture-panel-legend = Żetony i ich działanie
picture-panel-order = Kolejność według numerów
picture-choices = Co możesz zrobić
picture-read = Duże karty do czytania

picture-round = Runda { $round } z 12
picture-round-last = Ostatnia runda
picture-phase-setup = Przygotowanie
picture-phase-auction = Aukcja, próba { $count } z 3
picture-phase-building = Budowa, karta { $count } z 3
picture-phase-end = Przebarwianie
picture-phase-over = Wynik końcowy

picture-upper = górne miejsce
picture-lower = dolne miejsce
picture-slot = { $slot }: { $card }
picture-slot-empty = { $slot }: brak
picture-bid = Licytuj { $colour } klejnot
picture-bid-taken = { $seat } licytuje { $colour } klejnot
picture-attack-taken = { $seat } licytuje żeton ataku
picture-robot-bid = Wirtualny przeciwnik { $number } licytuje { $colour }
picture-robot-done = Wirtualny przeciwnik { $number } już skończył
picture-robot-waits = Wirtualny przeciwnik { $number } losuje po twoim wyborze
picture-box = W pudełku dla wirtualnych przeciwników: { $gems }
picture-supply = Pula: { $gems }
picture-supply-gem = { $colour } klejnot z puli
picture-own-gem = twój { $colour } klejnot
picture-attack = Żetony ataku: { $count }
picture-large = Duża talia: { $count }
picture-small = Mała talia: { $count }
picture-law-deck = Prawa: { $count }
picture-put-back = Na wierzchu praw: { $cards }
picture-unknown-card = nieznana karta

picture-hand-size = { $count ->
    [0] brak kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
picture-hand-empty = Brak kart.
picture-hand-seen = Wzięta na oczach wszystkich
picture-hand-fresh = Właśnie wzięta: można ją wsunąć
picture-hand-of = Ręka: { $seat }
picture-lowest = najniższy numer { $number }
picture-pyramid-of = Piramida: { $seat }
picture-laid = { $card }, poziom { $level }, kolumna { $column }
picture-free = wolna karta
picture-tucked = wsunięte pod nią: { $cards }
picture-circle = { $colour } krąg
picture-circle-mixed = krąg kilku kolorów
picture-tinted = przebarwiono: { $colour }
picture-segments = rogi: { $first } i { $second }, półkole: { $third-plural }
picture-row = Wiersz { $level }: kosztuje { $colour } klejnot, daje { $reward }
picture-level-5 = Piąty poziom: wiersze 1–3 razem albo 15 punktów władzy

picture-spot = Poziom { $level }, kolumna { $column }
picture-spot-cost = koszt: { $gems }
picture-spot-free = bez kosztu
picture-spot-less = wieczne klejnoty oszczędzają { $gems }
picture-spot-short = brakuje: { $gems }
picture-spot-reward = daje { $reward }
picture-spot-left = { $count ->
    [0] w puli nie ma klejnotów
    [one] w puli jest tylko jeden klejnot
    [few] w puli są tylko { $count } klejnoty
   *[many] w puli jest tylko { $count } klejnotów
}
picture-spot-circle = domknie { $colour } krąg: jeden { $colour } klejnot
picture-spot-circle-no-gem = domknie { $colour } krąg, ale w puli takiego klejnotu nie ma
picture-spot-replaces = zastąpi kartę { $card }

picture-you = ty
picture-decides = właśnie decyduje
picture-chosen = wybór dokonany
picture-status-served = ma kartę
picture-status-passed = pasuje
picture-status-skipping = pomija tę aukcję
picture-skips = pominie następną aukcję
picture-out = w tej rundzie już nie buduje
picture-eternal-unused = jeszcze nieużyte wieczne klejnoty: { $gems }

picture-do-pass = { $sure ->
    [0] Pasuj: klejnoty, najwyżej { $count }, o ile będą w puli
   *[other] { $count ->
        [one] Pasuj i weź { $count } klejnot
        [few] Pasuj i weź { $count } klejnoty
       *[other] Pasuj i weź { $count } klejnotów
    }
}
picture-do-pass-building = Nie buduj już w tej rundzie
picture-do-attack = Licytuj żeton ataku
picture-do-lower = Dolna karta
picture-do-upper = Górna karta
picture-do-neither = Żadna
picture-do-go-on = Licytuj dalej
picture-do-gems = Wybierz klejnoty
picture-do-draw-characters = Z małej talii
picture-do-draw-laws = Z talii praw
picture-do-rows = Wiersze 1, 2 i 3
picture-do-power = 15 punktów władzy
picture-do-own-gem = Użyj swojego klejnotu
picture-do-decline-own-gem = Obejdź się bez niego
picture-do-decline-archive = Zostaw na ręce
picture-do-decline-swap = Nie wymieniaj
picture-do-decline-tuck = Nie wsuwaj więcej
picture-do-decline-gems = Nie bierz więcej
picture-do-decline-store = Nic nie odkładaj
picture-do-decline-recolour = To wszystko
picture-do-optimum = Przebarw najlepiej, jak się da
picture-do-spare = Nie używaj wiecznego { $colour-gen } klejnotu

picture-reward-gems = { $count ->
    [one] { $count } dowolny klejnot
    [few] { $count } dowolne klejnoty
   *[other] { $count } dowolnych klejnotów
}
picture-reward-power = { $count ->
    [one] { $count } punkt władzy
    [few] { $count } punkty władzy
   *[other] { $count } punktów władzy
}
picture-reward-card = { $count ->
    [one] kartę z małej talii lub z talii praw
    [few] { $count } karty z małej talii lub z talii praw
   *[other] { $count } kart z małej talii lub z talii praw
}
picture-reward-eternal-any = wieczny klejnot dowolnego koloru
picture-reward-eternal = wieczny { $colour } klejnot

picture-legend-gems = Klejnoty: licytujesz nimi w aukcji, płacisz nimi za postacie, a na końcu przebarwiasz nimi kręgi.
picture-legend-law = Prawo: nic nie kosztuje; działa tak, jak mówi jego tekst. Leży na poziomach od 1 do 4.
picture-legend-ring = Krąg: rogi dwóch kart i półkole karty nad nimi. Jeśli jest jednobarwny, bierzesz klejnot tego koloru, a na końcu daje punkty.
picture-legend-power = Władza: na końcu jest warta tyle, ile napisano na żetonie.
picture-legend-science = Nauka: o klejnot więcej za każdy pas w aukcji; liczy się do zestawów.
picture-legend-magic = Magia: na końcu jest warta tyle, ile wynosi suma twoich premii za magię; liczy się do zestawów.
picture-legend-magic-bonus = Premia za magię: tyle punktów da na końcu każdy twój żeton magii.
picture-legend-defence = Obrona: na końcu zatrzymuje jeden cudzy żeton ataku; liczy się do zestawów.
picture-legend-attack = Atak: w aukcji bierzesz nim dowolną kartę przed innymi; zachowany do końca odbiera każdemu przeciwnikowi 4 punkty.
picture-legend-circle-bonus = Premia za kręgi: więcej punktów za każdy krąg i każdy wieczny klejnot tego koloru.
picture-legend-eternal = Wieczny klejnot: w każdej fazie budowy oszczędza jeden klejnot swojego koloru, a na końcu daje tyle punktów, ile wynosi jego poziom.
picture-legend-stored = Odłożony klejnot: leży na prawie do końca i jest wart tyle, ile mówi prawo.
picture-legend-set = Zestaw: żeton obrony, magii i nauki razem są warte 12.
picture-legend-tucked = Wsunięta karta: nie ma własnego miejsca ani sąsiadów.
picture-legend-free = Wolna karta: leży na końcu rzędu lub na najwyższym poziomie i niczego nie ma nad nią ani pod nią.

picture-score-now = Dotychczasowe punkty
picture-score-final = Wynik końcowy
picture-score-total = Razem
picture-score-unknown = ? (ukryte)
picture-score-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
picture-score-wins = zwycięstwo
picture-score-attack-note = Ile odbierze atak, okaże się po odsłonięciu zasłonek.

picture-law-ruling = Jak działa to prawo

# On the page only: letters on gems, the choice, whose gems met, enlarging a pyramid
picture-letter-blue = N
picture-letter-red = C
picture-letter-green = Z
picture-letter-yellow = Ż
picture-chosen-card = twój wybór
picture-clashed = te klejnoty się spotkały i przepadły
picture-own-gems = masz { $gems }
picture-enlarge = Powiększ piramidę: { $seat }
picture-show-all = Wszystkie piramidy
picture-score-places = Miejsce
picture-close = Zamknij

# The outline of a small pyramid, and the reveal of an auction
picture-row-head = Poziom { $level }
picture-row-hint-1 = kosztuje klejnot wiersza 1
picture-row-hint-2 = bogatszy, ale kosztuje klejnoty wierszy 1 i 2
picture-row-hint-3 = jeszcze bogatszy, ale kosztuje klejnoty wierszy 1–3
picture-reveal = Licytacja
picture-reveal-takes = bierze kartę { $card }
picture-number = Numer { $number }: zaczyna najniższy.
