# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-bid = Licytacja bez rywala
example-bid-alt = Wystawione karty: po jednej pod niebieskim, czerwonym, zielonym i żółtym.
example-bid-task = Chcesz Kapitana, który leży pod niebieskim. Licytuj w tajemnicy niebieski klejnot.
example-bid-done = Nikt inny nie licytował niebieskiego: Kapitan jest na twojej ręce, klejnot w puli. Kwadrat licytował czerwony i ma Zwiadowczynię.

example-level = Ile kosztuje karta na poziomie 2
example-level-alt = Piramida: na poziomie 1 obok siebie Pułkownik i Mentor.
example-level-task = Połóż Kapitana na poziomie 2, nad dwiema sąsiednimi kartami. Ile kosztuje?
example-level-done = Klejnoty z wierszy 1 i 2: zielony i niebieski. Nagrodę daje tylko z wiersza 2: pięć klejnotów.

example-circle = Krąg jednego koloru
example-circle-alt = Piramida: na poziomie 1 Pułkownik, Mentor i Kapitan, na poziomie 2 Gubernator. Pułkownik i Mentor spotykają się w niebieskim.
example-circle-task = Pułkownik i Mentor spotykają się w niebieskim. Połóż nad nimi Czarnoksiężnika, ma niebieskie półkole.
example-circle-done = Cały krąg jest niebieski, więc od razu masz niebieski klejnot. Na końcu da tyle, ile wynosi poziom górnej karty: 2 punkty.

example-law = Prawo w piramidzie
example-law-alt = Piramida: na poziomie 1 Kat, Kanonier i Czarodziejka.
example-law-task = Połóż prawo „Akademia” nad Katem i Kanonierem. Ile kosztuje?
example-law-done = Nic: prawa na poziomach 1–4 są darmowe. Domknęło czerwony krąg i dało klejnot tak samo jak postać.

example-set = Trzy żetony to zestaw
example-set-alt = Piramida: na poziomie 1 żeton magii, żeton obrony i premia za magię, nad nimi Akademia.
example-set-task = Magię i obronę już masz. Wybierz nagrodę Akademii, która dopełni zestaw.
example-set-done = Obrona, magia i nauka to zestaw: 12 punktów. Żeton nauki przy każdym pasie daje też jeden klejnot więcej.

example-attack = Atak ma pierwszeństwo
example-attack-alt = Siedem wystawionych kart; pod zielonym leży tylko jedna, Agent.
example-attack-task = Kwadrat też chce zielonej karty. Zapewnij ją sobie: licytuj żeton ataku zamiast klejnotu.
example-attack-done = Żeton ataku bierze pierwszy, bez względu na licytowane kolory. Możesz teraz wziąć dowolną wystawioną kartę.

example-alone = W pojedynkę przeciw pudełku
example-alone-alt = Sześć wystawionych kart; pod zielonym i pod żółtym leżą po dwie.
example-alone-task = Grasz w pojedynkę. Pod zielonym leżą dwie karty: licytuj zielony klejnot.
example-alone-done = Wirtualny przeciwnik też wyciągnął zielony, więc nikt nie dostaje karty, choć leżą dwie. Klejnot przepada, a ty możesz próbować znowu.

example-recolour = Przebarwianie na końcu
example-recolour-alt = Gotowa piramida. Półkole Gubernatora jest czerwone, dwa rogi pod nim niebieskie.
example-recolour-task = Użyj ostatnich dwóch czerwonych klejnotów: niech krąg Gubernatora będzie cały czerwony.
example-recolour-done = Dwa segmenty, dwa klejnoty. Krąg jest teraz jednobarwny i daje 2 punkty, ale klejnotu za niego nie ma.

example-carry = Dwie sąsiednie karty uniosą jedną
example-carry-alt = Piramida: na poziomie 1 trzy karty, na poziomie 2 Kapitan nad dwiema z lewej.
example-carry-task = Lewa para niesie już Kapitana. Połóż prawo na poziomie 2, nad drugą parą.
example-carry-done = Każda para sąsiednich kart uniesie tylko jedną. Karty na poziomie 2 teraz sąsiadują, więc nad nimi jest miejsce na poziomie 3.

example-clash = Dwóch graczy, jedna karta
example-clash-alt = Oferta w rundzie 2. Pod czerwonym jest tylko Wróżka, pod zielonym i żółtym są po dwie karty.
example-clash-task = Ty i Kwadrat chcecie Wróżki. Licytuj czerwony i zobacz, co ci zostanie.
example-clash-done = Wróżki nie ma nikt, a dwa czerwone klejnoty przepadły. Kwadrat licytuje niebieski i bierze Wielmożę; ty pasujesz i wybierasz trzy klejnoty.

example-pair = Dwóch graczy, dwie karty
example-pair-alt = Oferta w rundzie 2. Pod zielonym są dwie karty: u góry Rozbójnik, na dole Weteran.
example-pair-task = Licytuj zielony o Weterana. Kwadrat też licytuje zielony. Co teraz?
example-pair-done = Każdy w tajemnicy wskazuje jedną kartę. Ty dolną, Kwadrat górną: obaj gracze mają to, czego chcieli. Każdy zapłacił zielonym klejnotem.

example-score = Wszystko razem
example-score-alt = Piramida z sześciu postaci: trzy na poziomie 1, dwie na poziomie 2 i jedna na poziomie 3.
example-score-task = Ostatnia runda. Połóż Admirała, a potem Spis ludności, prawo z punktem za każdą kartę twojej piramidy.
example-score-done = Kręgi dają 2 i 3 punkty, wieczny klejnot 1, Spis ludności 8, żetony władzy 3 i 8. Obrona, magia i nauka to zestaw za 12 punktów: razem 37.

example-infinite = Wieczny klejnot płaci
example-infinite-alt = Piramida: na poziomie 1 Pułkownik z czerwonym wiecznym klejnotem, Mentor i Kapitan, nad nimi Gubernator.
example-infinite-task = Czarnoksiężnik kosztuje na poziomie 1 czerwony klejnot. Połóż go tam: ile zapłacisz?
example-infinite-done = Nic: czerwony wieczny klejnot na Pułkowniku płaci za ciebie. W tej fazie budowy zrobił już swoje, w następnej zapłaci znowu.
