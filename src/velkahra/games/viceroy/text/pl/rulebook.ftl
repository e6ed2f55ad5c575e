# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml

book-start = Ludzie za klejnoty
book-start-aim = Chcesz rządzić krajem, więc gromadzisz wokół siebie wpływowych ludzi i dobre prawa i budujesz z nich piramidę władzy. Rund jest dwanaście. Kto ma potem najwięcej punktów władzy, wygrywa.
book-start-card = Przyjrzyj się postaci. U góry ma dwa kolorowe rogi, na dole kolorowe półkole; jedno i drugie łączy się z sąsiednimi kartami. W każdym z czterech wierszy jest klejnot, czyli cena, i nagroda. Dolny wiersz należy do poziomu 1 twojej piramidy, następny do 2. i tak dalej. Prawo ma zamiast wierszy tekst.
book-start-setup = Zaczynasz z sześcioma klejnotami za zasłonką, trzema prawami i dwiema postaciami. W tajemnicy wybierasz, która z postaci będzie pierwszą kartą twojej piramidy. Nic nie kosztuje i daje nagrodę z dolnego wiersza. Druga zostaje ci na ręce.

book-round = Przebieg rundy
book-round-course = Runda ma dwie połowy i obie rozgrywają wszyscy naraz. W aukcji zdobywasz najwyżej jedną postać. Potem budujesz: kładziesz do trzech kart z ręki. Wolno rozmawiać i obiecywać, ale nikt nie musi dotrzymać słowa. Piramidy są jawne; klejnoty, żetony ataku i karty na ręce nie.
book-round-numbers = Każda karta ma inny numer. Gdy liczy się kolejność, pierwszy jest gracz z najniższym numerem w piramidzie. Przy kładzeniu kart decydują numery właśnie kładzionych kart. Dwóch takich samych ofert klejnotów nigdy się tak nie rozstrzyga: one się zderzają.

book-auction = Aukcja
book-auction-bid = W ofercie są cztery postacie, każda pod swoim kolorem. Żeby zdobyć postać, chowasz w pięści klejnot jej koloru. Wszystkie pięści otwierają się naraz. Jeśli twojego koloru nie wybrał nikt inny, karta trafia na twoją rękę. Klejnot w każdym wypadku idzie do puli; za budowę płaci się osobno.
book-auction-clash = Jeśli dwóch graczy chce jedynej karty koloru, nie dostaje jej żaden, a oba klejnoty przepadają. Kto nie ma jeszcze karty, może licytować znowu, w sumie trzy razy. Jeśli i wtedy nic nie masz, liczy się to jak spasowanie. Najpiękniejsza karta bywa więc najgorszym zakładem.
book-auction-two = Od drugiej rundy kolor może mieć dwie karty. Jeśli licytujesz go bez konkurencji, wybierasz. Jeśli licytuje go dwóch, każdy w tajemnicy wskazuje jedną: różnymi kartami się dzielą, a przy tej samej wskazują jeszcze raz i po drugim zderzeniu licytują znowu. Przy trzech lub więcej licytujących nikt nie dostaje karty.
book-auction-attack = Żeton ataku jest więcej wart niż każdy klejnot. Licytując nim, bierzesz dowolną kartę, zanim policzą się klejnoty. Gracz, któremu zabierzesz ją sprzed nosa, traci klejnot i licytuje znowu. Z kilku atakujących pierwszy bierze ten, kto ma w piramidzie najniższy numer.
book-auction-pass = Możesz też otworzyć pustą pięść. Nie masz karty, ale bierzesz trzy klejnoty dowolnych kolorów i po jednym za każdy żeton nauki w piramidzie. Po ostrej aukcji to często najlepszy interes. W jednej aukcji pasuje się tylko raz.
book-auction-display = Po aukcji górne karty odchodzą z gry, dolne przesuwają się w górę, a pod nie trafiają cztery nowe. Każda karta jest więc w ofercie najwyżej dwa razy.

book-pyramid = Piramida
book-pyramid-carry = Poziom 1 to rząd, który rośnie na obu końcach. Karta na wyższym poziomie leży nad dwiema sąsiednimi kartami, a każda taka para udźwignie jedną kartę. Poziomów jest najwyżej pięć. Co leży, zostaje na miejscu.
book-pyramid-circle = Dwie sąsiednie karty i karta nad nimi tworzą krąg: po rogu z każdej dolnej i półkole z górnej. Jeśli cały ma jeden kolor, od razu bierzesz klejnot tego koloru, a na końcu są za krąg punkty. Prawa liczą się w kręgach tak samo jak postacie.
book-pyramid-near = Niektóre prawa patrzą na to, co jest obok. Karta może mieć sześć sąsiednich: dwie po bokach, dwie pod sobą i dwie nad sobą. Wolna jest karta na końcu rzędu albo na najwyższym poziomie, nad którą nic nie leży i pod którą nic nie jest wsunięte.
book-pyramid-tucked = Prawo może wsunąć kartę pod siebie albo pod inną. Wsunięta karta już nie gra: nic nie kosztuje, nic nie daje, z niczym nie sąsiaduje, a jej kręgi znikają. Widzą ją wszyscy.

book-building = Budowa
book-building-choose = W jednej rundzie możesz budować trzy razy. Każdy, kto jeszcze buduje, w tajemnicy wybiera kartę; wszystkie odsłania się naraz i kładzie po kolei, najniższy numer pierwszy. Kto kończy, kończy na całą rundę i nie ma za to klejnotów. Wybieraj tylko kartę, którą masz gdzie położyć i z czego zapłacić.
book-building-cost = Postać kosztuje klejnot z wiersza swojego poziomu i klejnoty ze wszystkich wierszy poniżej. Na poziomie 3 to trzy. Na poziomie 5 płacisz wszystkie cztery wiersze i jeszcze raz klejnot z górnego. Postacie na poziomie 1 są tanie i dźwigają wszystkie pozostałe.
book-building-reward = Płacisz za wszystkie te wiersze, ale nagroda jest tylko jedna: z wiersza danego poziomu. Im wyżej, tym lepsza. Na poziomie 5 wybierasz: nagrody z pierwszych trzech wierszy razem albo 15 punktów władzy.
book-building-laws = Prawa nic nie kosztują i kładzie się je na poziomach od 1 do 4. Ich tekst mówi, co robią: coś jednorazowo, coś od tej chwili albo punkty na końcu. A ponieważ też mają kolory, prawo może domknąć krąg, którego nie domknęłaby żadna postać.
book-building-texts = Niektóre teksty naginają zasady: kopiują żetony, biorą kartę z oferty, odkładają klejnoty, dobierają kolejne prawa albo zastępują kartę w piramidzie. Dokładne zasady obok mówią, jak takie teksty godzą się z całą resztą.

book-tokens = Co dają wiersze
book-tokens-gems = Klejnoty bierzesz z puli w kolorach, jakich chcesz. Karty bierzesz na rękę, każdą z małej talii postaci albo z praw; pierwszą zobaczysz, zanim wybierzesz, skąd będzie następna.
book-tokens-infinite = Wieczny klejnot zostaje na swojej karcie i w każdej fazie budowy raz oszczędza ci klejnot swojego koloru. Zdobyty w rundzie 2 zapłaci za ciebie dziesięć razy, więc te jokery są na początku najlepsze. Jeśli w puli nie ma klejnotu tego koloru, możesz użyć własnego.
book-tokens-useful = Nauka daje ci dodatkowy klejnot za każdym razem, gdy pasujesz. Żeton ataku chowasz za zasłonką: możesz nim licytować albo zachować go na koniec i zaszkodzić innym.
book-tokens-later = Żetony władzy, magia, obrona i premie leżą na swojej karcie i czekają na koniec gry. Wcześniej nic nie robią.
book-tokens-supply = Liczba klejnotów jest ograniczona: wyczerpanego koloru nikt nie dostanie, dopóki ktoś nim nie zapłaci. Talii też się nie uzupełnia. Wszystkich innych żetonów jest dość, a kart na ręce możesz mieć, ile chcesz.

book-last = Ostatnia runda
book-last-round = Gra kończy się po dwunastu rundach, gdy wyczerpie się duża talia. Karty, które zostaną na ręce, nic nie dają, więc w porę połóż, co możesz.
book-last-recolour = Wtedy przydają się jednak ostatnie klejnoty. Jeden klejnot przebarwia jeden segment na swój kolor; półkole karty to dwa segmenty. Za każdy krąg, który staje się jednobarwny, są punkty, ale klejnotu już nie ma.

book-score = Liczenie punktów
book-score-total = Punkty liczy się pod siedmioma nagłówkami: kręgi, wieczne klejnoty, prawa, żetony władzy, magia, zestawy i kary za atak. Wygrywa najwyższa suma. Gracze z równą sumą dzielą się zwycięstwem.
book-score-circles = Jednobarwny krąg daje tyle, na którym poziomie jest jego górna karta, a wieczny klejnot tyle, na którym poziomie leży. Premia za kręgi dodaje swoją liczbę do każdego kręgu i każdego wiecznego klejnotu swojego koloru.
book-score-printed = Żetony władzy dają tyle, ile na nich napisano, a prawa to, co mówi ich tekst. Prawo, które liczy sąsiednie karty, chce być w środku piramidy.
book-score-magic = Dodaj swoje premie za magię i pomnóż przez liczbę żetonów magii. Jedno bez drugiego nic nie daje, więc zacznij od tego, co się trafi, a potem szukaj drugiego.
book-score-sets = Jeden żeton obrony, jeden magii i jeden nauki to zestaw za 12 punktów. Gdzie indziej nadal się liczą: obrona chroni, a magia się mnoży.
book-score-attack = Na koniec policz żetony ataku, które zachowali przeciwnicy. Każdy kosztuje cię cztery punkty, chyba że masz przeciw niemu żeton obrony. Przy trzech agresywnych przeciwnikach może to rozstrzygnąć grę.

book-advice = Dobre rady
book-advice-early = Najpierw buduj to, co pomaga budować: wieczne klejnoty, potem naukę, potem klejnoty. Punkty władzy i magia to proste drogi do punktów; ryzykowne prawa, premie za kolory i poziom 5 zostaw na chwilę, gdy nadarzy się okazja.
book-advice-late = Druga połowa gry jest na punkty. Tura za dziesięć punktów lub więcej jest bardzo dobra. Prawa są zwykle lepsze później albo wyżej, więc nie kładź wszystkich wcześnie.
book-advice-tokens = Żetony ataku zachowaj na koniec, chyba że bardzo potrzebujesz jakiejś karty. I pamiętaj, ile ich kto ma: więcej obrony, niż jest ataku, to strata.

book-alone = Gra w pojedynkę i wirtualni przeciwnicy
book-alone-solo = W pojedynkę grasz o jak najlepszy wynik. Po twoim wyborze z pudełka losuje się klejnot: to licytuje wirtualny przeciwnik. Jeśli jest taki sam jak twój, tracisz klejnot i licytujesz znowu. Jeśli nie, bierzesz kartę, a jedna karta drugiego koloru odchodzi z gry. Jeśli jego klejnot nie pasuje do żadnej karty, jedną odrzucasz.
book-alone-virtual = Wirtualni przeciwnicy mogą też dopełnić stół dla dwóch lub trzech osób. Nie mają piramid ani punktów, tylko zabierają karty. Każdy losuje klejnot, gdy ludzie już wybrali, a w kolejnych próbach znowu, dopóki bierze w nich udział choć jeden człowiek.
book-alone-matches = Gdy spotkają się wirtualne klejnoty, decydują zasady: dwóch wirtualnych przeciwników przy jednej karcie licytuje znowu, przy dwóch kartach obie usuwa, a człowiek i jeden z nich dzielą się dwiema kartami, przy czym górna należy do człowieka.
