# Every rule of the catalogue in one or two sentences. "You" are a team that plays one power.

rule-HM-GOAL-01 = Gra pięć mocarstw, a każde to jedna drużyna: USA, Chiny, Japonia, Rosja i GLA, Globalna Armia Wyzwolenia.
rule-HM-GOAL-02 = Zbieraj jak najwięcej informacji: prowadzą do Thomasa Hammera i jego żony Lil.
rule-HM-GOAL-03 = Dwie rzeczy toczą się obok siebie: gra w karty i dochodzenie, gdzie ukrywa się Thomas Hammer.
rule-HM-GOAL-04 = Karty pomagają ci zdobywać informacje, a innym w tym przeszkadzają.
rule-HM-GOAL-05 = Kryjówkę ustalasz ze swoich informacji. Okolicę znają wszyscy, co do reszty liczysz tylko na własnych informatorów.

rule-HM-INFO-01 = Na papierze informacje przychodzą na karteczkach, najpóźniej wieczorem, gdy ogłasza się wyniki gry cząstkowej.
rule-HM-INFO-02 = Każda informacja to kawałek klucza do zaszyfrowanego obrazu. Odszyfrowany obraz pokaże drogę do T. H.
rule-HM-INFO-03 = Którą informację zdobędzie twój informator, wybierasz ty, na przykład kod trzeciego wiersza.
rule-HM-INFO-04 = Co twoi szpiedzy zdobędą w fazie głównej, dostajesz zaraz po swojej fazie odrzucania.
rule-HM-INFO-05 = Infiltratorzy dowiadują się o przeciwnikach tego, co mówi ich karta. Niektórzy nawet kradną informacje o T. H., które ma przeciwnik.

rule-HM-EDGE-PICTURE-01 = Każdy kwadrat mapy ma kolumnę (litera nad mapą), wiersz (liczba obok mapy) i sektor (mała litera w rogu kwadratu).
rule-HM-EDGE-PICTURE-02 = Zaszyfrowany obraz ma trzy części: o kolumnach, o wierszach i o sektorach mapy. Piąte miejsce w wierszu obrazu to kolumna E, wiersz 5 albo sektor e.
rule-HM-EDGE-PICTURE-03 = Informacja to kod jednego wiersza obrazu: jego dwa ciemne znaki. Gdzie są w tym wierszu, tam T. H. nie ma: skreśl na mapie takie kolumny, wiersze albo sektory.
rule-HM-EDGE-PICTURE-04 = Dość wierszy jednej części zostawia w niej białe jedno miejsce od góry do dołu: smugę światła. Kwadrat dają dwie części, trzecia służy do sprawdzenia. Jeśli żaden nie zostaje, coś źle przepisano.
rule-HM-EDGE-PICTURE-05 = Na drukowanej karteczce jest też litera kontrolna, która wynika z numeru wiersza i jego znaków. W razie wątpliwości porównaj ją z listą organizatora.
rule-HM-EDGE-PICTURE-06 = Na ekranie wiersze zamaluje i kwadraty skreśli za ciebie program, chyba że to wyłączysz.

rule-HM-SCORE-01 = Każdy PS za miejsce w grze cząstkowej to także jeden punkt do wyniku.
rule-HM-SCORE-02 = Drużyna, która pierwsza znajdzie T. H., dostaje 20 punktów.
rule-HM-SCORE-03 = Wygrywa, kto na koniec całej gry ma najwięcej punktów.
rule-HM-SCORE-04 = Na końcu zobaczysz też, jak urosło w siłę każde mocarstwo i kto znalazł T. H., ale samo to nie daje punktów.

rule-HM-ROUND-01 = Runda trwa od początku jednej gry cząstkowej do początku następnej.
rule-HM-ROUND-02 = Runda ma pięć faz: to gra cząstkowa i fazy odnowienia, dobierania, główna i odrzucania. Pierwszą grają wszyscy razem, pozostałe każda drużyna osobno.
rule-HM-ROUND-03 = Każdą rundę zaczyna gra cząstkowa. Jej zasady wiszą od rana na tablicy i są wyjaśniane przed początkiem.
rule-HM-ROUND-04 = Gra cząstkowa daje według miejsc 5, 4, 3, 2 i 1 PS.
rule-HM-ROUND-05 = PS wolno ci zachować na następne rundy.

rule-HM-ORDER-01 = Po wieczornym ogłoszeniu ustala się, w jakiej kolejności drużyny rozegrają swoje tury.
rule-HM-ORDER-02 = Miejsce w kolejności pierwszy wybiera zwycięzca gry cząstkowej, potem druga drużyna i tak dalej.
rule-HM-ORDER-03 = Drużyny grają jedna po drugiej: każda kończy wszystkie swoje fazy, zanim zacznie następna.

rule-HM-TIMER-01 = Masz najwyżej 15 minut, chyba że organizator ustali inaczej: w tym czasie powiedz, co i jak grasz, i oddaj potrzebne karty.
rule-HM-TIMER-02 = Twój czas zaczyna się, gdy drużyna przed tobą skończy lub skończy się jej czas. Pierwszej drużynie zaczyna się z końcem ogłoszenia.
rule-HM-TIMER-03 = W swoim czasie oglądasz też, co zmieniły drużyny przed tobą.
rule-HM-TIMER-04 = Jeśli nie zdążysz, uznaje się, że w tej rundzie nie chcesz nic robić.

rule-HM-CARD-01 = Cena jest u góry karty po prawej: liczba w szarym kółku to PS, każdy symbol mocarstwa to jeden PM.
rule-HM-CARD-02 = Na dole karty podane jest mocarstwo, do którego należy; na wspólnej karcie jest ich kilka.
rule-HM-CARD-03 = Każde z pięciu mocarstw ma swój symbol, który znajdziesz na niektórych kartach.
rule-HM-CARD-04 = Symbol zmęczenia mają tylko szpiedzy: aby użyć zdolności, zmęcz szpiega. Zmęczonego nie można zmęczyć jeszcze raz.

rule-HM-SPY-01 = Szpiedzy to podstawa gry: zdobywają informacje o T. H. Szpieg zostaje w grze, dopóki coś go nie zdemaskuje.
rule-HM-SPY-02 = Informatorzy zdobywają informacje o T. H., infiltratorzy o przeciwnikach.
rule-HM-SPY-03 = Jeśli karta mówi „szpieg”, chodzi o oba rodzaje; jeśli wymienia jeden rodzaj, to tylko o ten.
rule-HM-SPY-04 = Szpieg uniwersalny jest naraz informatorem i infiltratorem.
rule-HM-SPY-05 = Szpieg wchodzi do gry zmęczony, więc w tej rundzie nie użyje zdolności, która go męczy.
rule-HM-SPY-06 = Karta zmęczonego szpiega leży bokiem, cokolwiek go zmęczyło.

rule-HM-PLACE-01 = Miejsca dają trwałą przewagę. Zostają w grze, dopóki coś ich nie zniszczy.
rule-HM-SITUATION-01 = Sytuacje zmieniają układ sił między drużynami. Są bardzo rzadkie i zostają w grze, dopóki coś ich nie zniszczy.

rule-HM-ACTION-01 = Akcja działa raz, po czym jej karta trafia na stos odrzuconych.
rule-HM-ACTION-02 = Akcje mają rodzaje, a niektóre rodzaje także podrodzaje, na przykład atak (Lotnictwo). Niektóre karty dotyczą tylko jednego z nich.
rule-HM-ACTION-03 = Jakikolwiek jest rodzaj, karta jest akcją; a atak dowolnego podrodzaju nadal jest atakiem.

rule-HM-TERM-01 = Przeciwnik to każda drużyna, z którą nie łączy cię otwarta współpraca.
rule-HM-TERM-02 = Mocarstwem jest każda drużyna, także GLA.
rule-HM-TERM-03 = Ręka to wszystkie dobrane karty, których możesz jeszcze użyć.
rule-HM-TERM-04 = Efekt to działanie akcji albo tekstu innej karty, gdy się go użyje.
rule-HM-TERM-05 = Masz własny stos odrzuconych: na zagrane akcje, na szpiegów, miejsca i sytuacje, które opuściły grę, i na karty odrzucone z ręki.
rule-HM-TERM-06 = Permanent to karta w grze: szpieg, miejsce albo sytuacja.
rule-HM-TERM-07 = Poświęcić permanent to wybrać jeden ze swoich i położyć go na stosie odrzuconych.

rule-HM-BM-01 = PM płaci się za karty tak samo jak PS. Karty, które kosztują PM, są dużo silniejsze od tych tylko za PS.
rule-HM-BM-02 = Na początku swojej fazy odnowienia możesz zamieniać po 3 PS na 1 PM, ile razy chcesz.
rule-HM-BM-03 = PM nigdy nie zamienia się z powrotem na PS.
rule-HM-BM-04 = PM wolno ci zachować na następne rundy.
rule-HM-GOLD-01 = Złota zasada: jeśli karta przeczy regułom, rację ma karta.

rule-HM-SETUP-01 = Masz własną talię 30 kart. Inne drużyny jej nie znają.
rule-HM-SETUP-02 = Zanim zaczniesz grać, oglądaj swoją talię, jak długo chcesz; później tylko wtedy, gdy pozwala na to karta.
rule-HM-SETUP-03 = O każdym mocarstwie czytasz krótki opis, o swoim dokładny. Mocne i słabe strony innych są tylko zasugerowane.
rule-HM-SETUP-04 = Zaczynasz z siedmioma losowymi kartami swojej talii, chyba że mocne lub słabe strony twojego mocarstwa zmieniają tę liczbę.
rule-HM-SETUP-05 = Jeśli nie masz na ręce szpiega, możesz wtasować karty z ręki z powrotem i wziąć nowe za darmo, i tak do skutku, aż będziesz mieć szpiega.
rule-HM-SETUP-06 = Karty na ręce możesz wymienić, nawet gdy jest wśród nich szpieg, choćby kilka razy, ale za każdym razem dostajesz o jedną mniej.
rule-HM-SETUP-07 = Karty na ręce wymienia się tylko na początku gry, a potem jedynie wtedy, gdy skończy ci się talia.
rule-HM-SETUP-08 = Zaczynasz z jednym informatorem w grze, i to niezmęczonym. To twoja 31. karta, spoza talii.

rule-HM-CHAR-01 = Mocarstwo ma opis z mocnymi i słabymi stronami, a do tego zdolność specjalną razem z tym, jak działają niektóre z tych stron.
rule-HM-CHAR-02 = Podstawowe dane o tobie znają wszyscy, ale twojej zdolności specjalnej ani dokładnego działania twoich stron nie zna nikt inny.
rule-HM-CHAR-03 = Jeśli twoje strony lub zdolność mówią o talii, stosie odrzuconych albo ręce, chodzi zawsze o twoje własne, nigdy o wspólne.

rule-HM-REFRESH-01 = Na początku tury możesz zamieniać PS na PM.
rule-HM-REFRESH-02 = Potem odświeżają się wszyscy twoi zmęczeni szpiedzy.
rule-HM-DRAW-01 = W fazie dobierania musisz dobrać jedną kartę ze swojej talii.
rule-HM-DRAW-02 = Ze swojej talii nie dobierasz, gdy zamiast tego dobierasz kartę wspólną.
rule-HM-MAIN-01 = W fazie głównej możesz zagrywać dowolne karty z ręki.
rule-HM-MAIN-02 = Aby zagrać kartę, musisz spełnić jej warunki i mieć dość PS i PM.
rule-HM-MAIN-03 = Cenę płaci się od razu, z chwilą wyboru karty.
rule-HM-MAIN-04 = W jednej fazie głównej możesz zagrać tyle kart, ile chcesz.
rule-HM-DISCARD-01 = Gdy już nic nie zagrywasz, a masz na ręce więcej niż siedem kart, odrzucasz wybrane, aż zostanie siedem. Ten limit mogą zmieniać mocne lub słabe strony twojego mocarstwa.

rule-HM-ACT-01 = Niektóre karty, na przykład akcje, działają od razu po zagraniu.
rule-HM-ACT-02 = Szpiedzy, miejsca i sytuacje mogą mieć zdolności, których używasz, kiedy chcesz: przed dwukropkiem jest koszt, za nim efekt.
rule-HM-ACT-03 = Zdolność może kosztować PS, PM i zmęczenie. Szpieg już zmęczony nie użyje zdolności z symbolem zmęczenia.
rule-HM-ACT-04 = Zdolności możesz w jednej rundzie użyć wiele razy, dopóki cię na nią stać.
rule-HM-ACT-05 = Najbardziej znaną zdolność mają informatorzy: zdobyć informację.
rule-HM-TARGET-01 = Jeśli efekt wymaga celu, wskazuje go drużyna, do której efekt należy.
rule-HM-TARGET-02 = Bez pasującego celu nie można zagrać karty ani użyć zdolności.
rule-HM-STEAL-01 = Ukraść PS lub PM to zabrać je z zasobów innej drużyny i dodać do swoich.
rule-HM-STEAL-02 = Jeśli okradana drużyna ma mniej, kradniesz tyle, ile ma.

rule-HM-RESHUFFLE-01 = Jeśli masz dobrać kartę, a talia jest pusta, od razu niszczysz wszystkie swoje permanenty i odrzucasz wszystkie karty z ręki.
rule-HM-RESHUFFLE-02 = Potem twój stos odrzuconych tasuje się i staje się nową talią.
rule-HM-RESHUFFLE-03 = Z nowej talii bierzesz siedem kart, którymkolwiek mocarstwem grasz.
rule-HM-RESHUFFLE-04 = Te nowe karty znów możesz wymieniać, jak na początku gry.
rule-HM-RESHUFFLE-05 = Wszystkie PS i PM zostają ci, gdy talia zaczyna się od nowa.
rule-HM-POPULATION-01 = Jeśli na twoim stosie odrzuconych leży szpieg zdolny zdobyć informacje o T. H., co rundę rzuca się monetą. Jeśli wygrasz, na początku swojej tury możesz wtasować wierzchniego szpiega do talii.
rule-HM-POPULATION-02 = Z powrotu szpiega możesz zrezygnować.

rule-HM-ABILITY-01 = Masz jedną zdolność specjalną i znasz ją od początku. Inne drużyny jej nie znają.
rule-HM-ABILITY-02 = Zdolności specjalnej możesz użyć raz w całej grze, w swojej fazie głównej.
rule-HM-ABILITY-03 = Karta zdolności specjalnej jest w grze przez jedną rundę. Nie jest permanentem i nie może być celem.

rule-HM-COOP-01 = Dwie drużyny mogą otwarcie współpracować. Możesz to zaproponować o każdej porze dnia, a gdy druga drużyna się zgodzi, ogłasza się to wszystkim.
rule-HM-COOP-02 = Nie wolno ci użyć karty, która w jakikolwiek sposób szkodzi partnerowi.
rule-HM-COOP-03 = Partnerzy mają wspólną specjalną talię. Nikt jej nie zna; kartę widać dopiero po dobraniu.
rule-HM-COOP-04 = Za dobranie karty wspólnej obaj partnerzy rezygnują ze zwykłego dobierania i płacą po 1 PS.
rule-HM-COOP-05 = Karty wspólne są najsilniejsze ze wszystkich. Gdy ich talia się skończy, ta współpraca nic już nie da.
rule-HM-COOP-06 = Dopóki trwa współpraca, a wspólna talia jest pusta, każdy z was zdobywa w grach cząstkowych o 1 PS mniej.
rule-HM-COOP-07 = Strata kończy się, gdy zakończycie współpracę albo gdy we wspólnej talii znów jest karta.
rule-HM-COOP-08 = Na karty wspólne para ma własny stos odrzuconych. Twoje karty zawsze trafiają na twój.
rule-HM-COOP-09 = Karta wspólna jest na ręce obu partnerów, a przecież jest tylko jedna.
rule-HM-COOP-10 = Jeśli jeden partner traci kartę wspólną z ręki, traci ją i drugi.
rule-HM-COOP-11 = Karta wspólna w grze należy do obu partnerów. Zniszczona, przepada dla obu.
rule-HM-COOP-12 = Kartę wspólną może zagrać tylko ten z partnerów, który w tej rundzie gra później.
rule-HM-COOP-13 = Każdy partner płaci za nią podane przy nim PM; PS dzielicie, jak chcecie.
rule-HM-COOP-14 = Współpracę możesz zakończyć w każdej chwili.
rule-HM-COOP-15 = Kto zrywa współpracę lub się na to zgadza, płaci 1 PM i 2 PS, poświęca permanent i odrzuca dwie karty z ręki.
rule-HM-COOP-16 = Jeśli przy zerwaniu nie masz PM, płacisz zamiast niego o 3 PS więcej.
rule-HM-COOP-17 = Za każdy PS, którego przy zerwaniu nie zapłacisz, wierzchnia karta twojej talii trafia na stos odrzuconych.
rule-HM-COOP-18 = Współpracować może więcej niż dwie drużyny. Do kart całej grupy każde dwie muszą być partnerami.
rule-HM-COOP-19 = W większych grupach obowiązuje to samo co w parach, z kilkoma różnicami.
rule-HM-COOP-20 = W większej grupie każda para ma obok talii grupy także swoją własną.
rule-HM-COOP-21 = Za kartę większej grupy każdy płaci 1 PS za każdą inną drużynę, która dobiera: przy trzech drużynach po 2 PS, przy czterech po 3 PS.
rule-HM-COOP-22 = Kartę większej grupy może zagrać tylko ten jej członek, który w tej rundzie gra ostatni.
rule-HM-COOP-23 = Współpracę zrywa się parami, a płaci się za każdą opuszczoną parę.
rule-HM-COOP-24 = Do dobierania grupy nie musisz się przyłączać. Dobierasz wtedy ze swojej talii, partnerom nadal nie szkodzisz, a inni mogą dobrać z mniejszej talii.
rule-HM-COOP-25 = Prosimy, nie pomagajcie sobie w tajemnicy, gdy pozornie każdy gra sam. Kary za to nie ma, ale to nie jest fair.

rule-HM-JOKER-01 = Na całą grę masz jednego jokera.
rule-HM-JOKER-02 = Przed dowolną grą cząstkową możesz postawić jokera na dowolną drużynę, także na siebie.
rule-HM-JOKER-03 = Po wynikach dostajesz swoje PS i jeszcze tyle, ile dostaje drużyna, na którą stawiasz. Te dodatkowe PS zwykle nie są punktami.

rule-HM-EX-01 = Przykład: kolejność to B, A, E, D, C. Jeśli B kończy po czterech minutach, od razu rusza piętnaście minut A. Jeśli nie, rusza, gdy minie czas B.
rule-HM-EX-02 = Przykład: do kart USA, Chin i GLA partnerami muszą być wszystkie trzy pary. Przy dwóch takich kart nie można dobierać ani grać.
rule-HM-EX-03 = Przykład: te trzy mocarstwa dobierają wspólną kartę. Każde rezygnuje z fazy dobierania, płaci 2 PS i wszystkie trzy mają kartę na ręce.
rule-HM-EX-04 = Przykład: w następnej rundzie GLA dobiera za darmo ze swojej talii i nadal nie szkodzi partnerom. USA i Chiny dobierają z talii swojej pary po 1 PS.
rule-HM-EX-05 = Przykład: ataku (Lotnictwo) dotyczy to, co mówi o akcjach, o atakach i o atakach lotniczych.
rule-HM-EX-06 = Przykład: karta niszczy wskazane miejsce, ale żadnego nie ma w grze. Wtedy nie można jej zagrać.
rule-HM-EX-07 = Przykład: używasz informatora i chcesz kod trzeciego wiersza. Po fazie odrzucania dostajesz właśnie ten.
rule-HM-EX-08 = Przykład: wynik to D, A, C, E, B. Zdobywają 5, 4, 3, 2 i 1 PS i tyle samo punktów.
rule-HM-EX-09 = Przykład: D wybiera miejsce 5, A miejsce 1, C miejsce 4, E miejsce 2, a dla B zostaje 3. Kolejność to A, E, B, C, D.
rule-HM-EX-10 = Przykład: z 7 PS może ci zostać 7 PS, 4 PS i 1 PM albo 1 PS i 2 PM. Ułamków PM nie ma.
rule-HM-EX-11 = Przykład: informator zagrany w rundzie 3 jest gotowy w rundzie 4, jeśli nikt go wcześniej nie zdemaskuje.
rule-HM-EX-12 = Przykład: informatora, z którym zaczynasz, możesz użyć już w rundzie 1.
rule-HM-EX-13 = Przykład: siedem kart bez szpiega wymienia się na siedem za darmo. Gdy szpieg już jest, następne wymiany dają sześć kart, potem pięć.
rule-HM-EX-14 = Przykład: kradniesz 3 PS drużynie, która ma 2. Nie zostaje jej nic, a ty masz o 2 więcej.
rule-HM-EX-15 = Przykład: z dziesięcioma kartami po fazie głównej odrzucasz trzy wybrane; z siedmioma lub mniej żadnej.
rule-HM-EX-16 = Przykład: dobierasz dwie karty, a w talii jest jedna. Po niej permanenty i karty z ręki idą na stos, ten się tasuje, a ty bierzesz siedem.
rule-HM-EX-17 = Przykład: miejsce pozwala za 1 PS dobrać kartę, więc z 3 PS użyjesz go trzy razy. Szpieg, który się przy tym męczy, działa raz.
rule-HM-EX-18 = Przykład: kolejność to B, A, E, D, C. Z partnerów A i D ich karty gra tylko D; karty grupy A, D i C tylko C.
rule-HM-EX-19 = Przykład: karta kosztuje PM od USA, PM od Chin i 3 PS. Dzielą je 3 i 0, 2 i 1, 1 i 2 albo 0 i 3.
rule-HM-EX-20 = Przykład: zrywasz współpracę. Z 1 PM i 5 PS zostają ci 3 PS, z samymi 6 PS zostaje 1 PS, z samym 1 PS nic, a z talii odchodzą cztery karty.
rule-HM-EX-21 = Przykład: USA wygrywają grę cząstkową, ale ich talia z Chinami jest pusta, więc zdobywają 4 PS. Bez współpracy byłoby 5.
rule-HM-EX-22 = Przykład: GLA jest piąta, a jokera postawiła na zwycięzcę: zdobywa 1 + 5 PS. Zwycięzca, który stawia na siebie, zdobywa 5 + 5.
rule-HM-EX-23 = Przykład: przez Rosję Chiny odrzucają losową kartę i pada na wspólną z USA. Tracą ją także USA.
rule-HM-EX-24 = Przykład: „każdy przeciwnik traci 1 PS” omija partnera. „Każde inne mocarstwo traci 1 PS” by mu szkodziło, więc nie wolno ci tego zagrać.
rule-HM-EX-25 = Przykład: co niszczy wszystkie permanenty, zostawia zdolność specjalną w grze, i nie można jej też poświęcić.
rule-HM-EX-26 = Przykład: szpiega uniwersalnego można zdemaskować tym, co mierzy w infiltratora, i tym, co mierzy w informatora.
rule-HM-EX-27 = Przykład: jeśli na stosie nie ma szpiega, który zdobywa lub kradnie informacje o T. H., nie losuje się, choćby leżeli tam inni szpiedzy.

rule-HM-EDGE-DOC-02 = Informacja jest twoja zaraz po fazie odrzucania. Na ekranie widzisz ją wtedy, karteczkę dostajesz najpóźniej przy następnym ogłoszeniu.
rule-HM-EDGE-DOC-03 = Karty mówią o szpiegach „zdemaskować”, a o miejscach i sytuacjach „zniszczyć”. Dla gry to to samo zdarzenie.

rule-HM-EDGE-RANK-01 = Przy remisie wszyscy dostają PS za najlepsze ze wspólnych miejsc, a miejsca za nimi zostają puste. Organizator może ustawić to inaczej.
rule-HM-EDGE-RANK-02 = Przy remisie miejsce w kolejności wcześniej wybiera drużyna z mniejszą liczbą punktów. Jeśli i ta jest równa, decyduje los.
rule-HM-EDGE-RANK-03 = Kto nie brał udziału w grze cząstkowej, jest ostatni. Organizator może też nie dać drużynie żadnych PS, czy grała, czy nie.
rule-HM-EDGE-RANK-04 = Grać mogą od dwóch do pięciu mocarstw. Przy mniejszej liczbie liczy się początek tabeli PS, a talie nieobecnych odpadają.
rule-HM-EDGE-RANK-05 = Jeśli wynik poprawi się później, PS i punkty zmieniają się o różnicę od tej chwili. Czego nie możesz oddać, odejmie się od następnego dochodu.
rule-HM-EDGE-ORDER-01 = Jeśli nie wybierzesz miejsca w kolejności na czas, dostajesz najwcześniejsze wolne.
rule-HM-EDGE-ORDER-02 = Miejsca w kolejności wybiera się jawnie i po kolei, widzisz więc, co jest zajęte.

rule-HM-EDGE-TIMER-01 = Gdy minie ci czas, i tak odświeżasz, dobierasz i odrzucasz, i dzieje się to, co dzieje się samo. Wszystko inne przepada.
rule-HM-EDGE-TIMER-02 = Gdy skończy się czas, gra o nic nie pyta: dobierasz wierzchnią kartę, odświeżasz pierwszych szpiegów i odrzucasz do limitu losowe karty.
rule-HM-EDGE-TIMER-03 = Co potwierdzisz, zanim minie czas, to obowiązuje. Na papierze nieoddany arkusz poleceń się nie liczy.
rule-HM-EDGE-TIMER-04 = Odświeżasz i dobierasz, gdy rusza twój czas, i planujesz już z nową kartą. Na papierze piszesz wszystkie kroki na jednym arkuszu, a wpisuje się je po kolei.
rule-HM-EDGE-TIMER-05 = Krok, którego już nie można wykonać, zostaje odrzucony i nic nie kosztuje; idzie się dalej z następnym, także z arkusza poleceń.
rule-HM-EDGE-TIMER-06 = Organizator może zatrzymać zegar lub dodać czasu. Jedno i drugie jest w dzienniku.
rule-HM-EDGE-TIMER-07 = Pierwszy czas rusza, gdy ogłoszenie się skończyło i kolejność jest pełna.

rule-HM-EDGE-SETUP-01 = Darmowa wymiana po płatnej nie zmienia liczby kart: z sześciu jest znowu sześć.
rule-HM-EDGE-SETUP-02 = Do płatnej wymiany potrzebujesz na ręce co najmniej dwóch kart. Najmniej możesz mieć na ręce jedną kartę.
rule-HM-EDGE-SETUP-03 = Do darmowej wymiany w talii lub na ręce musi być choć jeden szpieg, inaczej nie miałaby końca.
rule-HM-EDGE-SETUP-04 = Jakie karty masz w talii, widzisz przed pierwszą rundą, później tylko, gdy tak ustalono przy stole albo pozwala na to karta. Ich kolejności nie widzisz nigdy.
rule-HM-EDGE-SETUP-05 = Informator, z którym zaczynasz, też ma cenę. Gdy opuści grę, staje się zwykłą kartą twojej talii.
rule-HM-EDGE-SETUP-06 = Zaczynasz bez PS i bez PM. Pierwsze PS daje pierwsza gra cząstkowa.

rule-HM-EDGE-REFRESH-01 = Odświeżają się wszyscy twoi szpiedzy i nic nie wybierasz. Wybór jest tylko wtedy, gdy reguła ogranicza ich liczbę.
rule-HM-EDGE-REFRESH-02 = Szpieg wspólny odświeża się w fazie odnowienia każdej ze swoich drużyn, więc każda użyje go raz na rundę.
rule-HM-EDGE-DRAW-01 = Dobierania nie można odmówić. Zastąpić je może tylko dobieranie wspólne.
rule-HM-EDGE-DRAW-02 = Wspólną kartę dobiera się w fazie dobierania partnera, który gra pierwszy, i wtedy wszyscy płacą. Kto w tej rundzie już dobierał, nie może dołączyć.
rule-HM-EDGE-DRAW-03 = Także partner, który gra później, musi mieć PS na wspólne dobieranie już w tej chwili.
rule-HM-EDGE-DRAW-04 = Wspólnie dobierasz najwyżej raz na rundę.
rule-HM-EDGE-DRAW-05 = Za wspólne dobieranie oddajesz całą swoją fazę dobierania, także dodatkowe karty, które by dała.

rule-HM-EDGE-ACT-01 = Zdolności używasz tylko w swojej fazie głównej, chyba że karta mówi inaczej.
rule-HM-EDGE-ACT-02 = Nikt nie przerywa: każdy efekt dobiega końca. Co z niego wynika, następuje zaraz potem, najpierw u drużyny, której jest tura.
rule-HM-EDGE-ACT-03 = Cenę płaci się w całości i przed efektem. Zapłacić tylko części nie można.
rule-HM-EDGE-ACT-04 = Zmęczony szpieg może użyć zdolności bez symbolu zmęczenia, nawet w rundzie, w której przyszedł.
rule-HM-EDGE-ACT-05 = Zniżka nigdy nie obniża ceny poniżej zera. Większość kart ze zniżką zostawia do zapłaty co najmniej 1 PS.
rule-HM-EDGE-ACT-06 = Efekty kart tej samej drużyny zachodzą według wieku, od najstarszej. Karty, które idą na spód talii, zachowują swoją kolejność.
rule-HM-EDGE-ACT-07 = Efekt wspólnej karty zachodzi przy każdym zdarzeniu raz. Zdarzenie na wspólnej karcie dotyczy wszystkich jej drużyn; „ten sojusznik” to sojusznik z karty z efektem.

rule-HM-EDGE-TARGET-01 = Karta z kilkoma celami wymaga tylu różnych. Przy „do” wystarczy jeden, a jeśli karta robi coś jeszcze, to żaden.
rule-HM-EDGE-TARGET-02 = „Wybierz” i „wszyscy” to nie cele: dotyczą też kart, które celem być nie mogą, a gdy nic nie znajdą, karcie to nie przeszkadza.
rule-HM-EDGE-TARGET-03 = Wskazanego przeciwnika wybiera ten, do kogo należy efekt, i jakiś musi być. Można wybrać i tego, kto nie ma nic do stracenia.
rule-HM-EDGE-TARGET-04 = Efekt, który następuje sam i nie znajduje celu, pomija się. Jednak karty, która potrzebuje celu przy wejściu do gry, nie można bez niego zagrać.
rule-HM-EDGE-TARGET-05 = Celem mogą być i twoje własne karty, chyba że tekst mówi, czyje mają być.
rule-HM-EDGE-STEAL-01 = Skradzione i stracone PS nie zmieniają punktów: punkt liczy się raz, gdy PS przychodzi za miejsce.
rule-HM-EDGE-STEAL-02 = PM są dla wszystkich takie same: skradzione są po prostu twoje.

rule-HM-EDGE-SPY-01 = Szpieg, który wrócił na rękę i zostaje zagrany znowu, przychodzi znów zmęczony.
rule-HM-EDGE-SPY-02 = Szpieg, który zmienia stronę, przychodzi zmęczony. Gdy opuszcza grę, wraca na rękę lub stos swojego właściciela.
rule-HM-EDGE-SPY-03 = Zmęczonego szpiega nie można zmęczyć znowu, ale można go zatrzymać: w następnej fazie odnowienia się nie odświeży.
rule-HM-EDGE-SPY-04 = W fazie odnowienia odświeża się każdy twój zmęczony szpieg, także ten, który wszedł do gry wcześniej w tej samej rundzie.

rule-HM-EDGE-INFO-01 = Zdobyta informacja jest twoja, choćby szpieg został zdemaskowany, zanim do ciebie dotrze.
rule-HM-EDGE-INFO-02 = O to, co już wiesz, nie można pytać. Jeśli wiesz wszystko, zdolności nie można użyć.
rule-HM-EDGE-INFO-03 = Jeśli dwie drużyny chcą tej samej informacji, dostają ją obie. Informacje się nie zużywają.
rule-HM-EDGE-INFO-04 = Kto kradnie informację, poznaje to, co ty już masz, a tobie to zostaje. O kradzieży wiesz, o którą informację chodziło, nie.
rule-HM-EDGE-INFO-05 = Inni widzą, że szpieg działał i ile masz informacji, ale nie które.
rule-HM-EDGE-INFO-06 = Nie da się tu przekazać informacji innej drużynie, nawet partnerowi. Co powiecie sobie przy obiedzie, jest poza grą.
rule-HM-EDGE-INFO-07 = Numer informacji podajesz, gdy używasz zdolności. Jeśli nie podasz żadnego, będzie to najniższy numer, którego nie znasz.
rule-HM-EDGE-INFO-08 = Jeśli przez pomyłkę dostaniesz inną karteczkę, możesz ją zachować, a właściwą dostajesz też. Innym organizator może to wyrównać.
rule-HM-EDGE-INFO-09 = Informację, którą karta daje dopiero na końcu tury albo rundy, dostajesz, gdy ta tura albo runda się skończy.
rule-HM-EDGE-INFO-10 = Jeśli znasz wierzchnie karty talii przeciwnika, a on potem wybierze z nich w tajemnicy, nie wiesz już, gdzie która z nich jest.

rule-HM-EDGE-RESHUFFLE-01 = Przy nowej talii odchodzą też wspólne karty, które masz na ręce i w grze, na wspólny stos i dla wszystkich partnerów.
rule-HM-EDGE-RESHUFFLE-02 = Siedem nowych kart zastępuje dobieranie, które się nie udało. Co z niego zostało, przepada.
rule-HM-EDGE-RESHUFFLE-03 = Jeśli nowa talia ma mniej niż siedem kart, bierzesz to, co w niej jest, i na tym koniec.
rule-HM-EDGE-RESHUFFLE-04 = Także wtedy dzieje się to, co ma nastąpić po zdemaskowaniu twoich szpiegów, ale dopiero po wzięciu nowych kart.
rule-HM-EDGE-RESHUFFLE-05 = Cudze karty pod twoją kontrolą wracają na stosy właścicieli. Twoje karty pod kontrolą innych zostają.
rule-HM-EDGE-RESHUFFLE-06 = Przenoszenie kart z pustej talii bez dobierania nic nie robi i nowa talia nie powstaje.
rule-HM-EDGE-RESHUFFLE-07 = Informacje zdobyte już w tej turze dochodzą do ciebie przy nowej talii jak zwykle.

rule-HM-EDGE-POP-01 = O powrót losuje się, gdy organizator otwiera rundę, oprócz pierwszej. Wystarczy i prawdziwa moneta.
rule-HM-EDGE-POP-02 = Wraca wierzchni szpieg, jakikolwiek jest. Organizator może ustawić, że tylko taki, który umie zdobyć informacje.
rule-HM-EDGE-POP-03 = Do losowania liczy się każdy szpieg, który zdobywa lub kradnie informacje o T. H.
rule-HM-EDGE-POP-04 = Czy szpieg wraca, mówisz na początku swojej następnej tury. Jeśli skończy się twój czas, szpieg wraca.
rule-HM-EDGE-POP-05 = Jeśli na twój stos odrzuconych trafia naraz kilka kart, leżą w kolejności, w jakiej wymienia je efekt: ostatnia jest na wierzchu.
rule-HM-EDGE-POP-06 = Wspólne stosy odrzuconych się nie liczą, a szpiedzy wspólni nie wracają.

rule-HM-EDGE-ABILITY-01 = Zdolność specjalna opuszcza grę z końcem rundy, czyli z początkiem następnej gry cząstkowej; jeśli tak ustalono przy stole, z początkiem twojej następnej tury.
rule-HM-EDGE-ABILITY-02 = Zdolność specjalna nic nie kosztuje, chyba że jej tekst mówi inaczej. Nie jest na ręce i nie liczy się jako zagrana karta.
rule-HM-EDGE-ABILITY-03 = Zdolności specjalnej nie wolno ci użyć, jeśli szkodziłaby partnerowi.
rule-HM-EDGE-ABILITY-04 = Raz użytą zdolność specjalną znają już wszyscy.

rule-HM-EDGE-COOP-01 = Szkodzi wszystko, czego żadna drużyna by nie wybrała: strata kart, PS lub PM, zmęczenie i zatrzymanie, wyższe ceny, zakazy i wgląd w tajemnice.
rule-HM-EDGE-COOP-02 = Dopóki trwa współpraca, partnerowi nie szkodzą też karty, które masz w grze od dawna.
rule-HM-EDGE-COOP-03 = Karty, która szkodzi kilku drużynom, a wśród nich partnerowi, użyć nie można, choćby się zgadzał.
rule-HM-EDGE-COOP-04 = Wspólna karta nie może szkodzić partnerowi żadnej z drużyn, które ją grają.
rule-HM-EDGE-COOP-05 = Partnerów możesz mieć kilku, a między sobą mogą być przeciwnikami. Karty większej grupy wymagają wszystkich jej par.
rule-HM-EDGE-COOP-06 = Współpraca kończy się od razu, gdy drużyna ją zerwie, po trwającym efekcie i zakładach jokerów. Co organizator wpisze w trakcie tury, liczy się po niej.
rule-HM-EDGE-COOP-07 = Na ekranie wspólną kartę ma na ręce każdy partner. Na papierze ma ją organizator, a partnerzy małą kopię.
rule-HM-EDGE-COOP-08 = Wspólna karta liczy się każdemu partnerowi do ogólnego limitu kart na ręce, ale nie do limitu z mocnej lub słabej strony mocarstwa. Kto ma za dużo kart, może ją odrzucić, a wtedy tracą ją wszyscy.
rule-HM-EDGE-COOP-09 = Wspólną kartę gra się, gdy na nią i na swój udział w PS zgodzi się każda drużyna. Brak odpowiedzi to odmowa.
rule-HM-EDGE-COOP-10 = Partner, któremu czas już minął, nadal może się zgodzić. Jeśli minął temu, kto miałby ją zagrać, karty się nie gra.
rule-HM-EDGE-COOP-11 = Wspólnego permanentu może użyć każdy partner w swojej fazie głównej i sam płaci. Zmęczony wspólny szpieg jest zmęczony dla wszystkich.
rule-HM-EDGE-COOP-12 = Wspólnemu permanentowi nie wolno ci szkodzić, jeśli jedna z jego drużyn to twój partner.
rule-HM-EDGE-COOP-13 = „Twoi szpiedzy” i „twoje permanenty” to także wspólne, na dobre i na złe. Jeśli twoje mocarstwo ogranicza ich liczbę w grze, wspólne się nie liczą.
rule-HM-EDGE-COOP-14 = Do zakończenia współpracy wystarczy jedna drużyna. Druga po turze odpowiada, czy się zgadza; jeśli nie, nic nie płaci.
rule-HM-EDGE-COOP-15 = Po zerwaniu wspólne karty idą na wspólny stos odrzuconych, zanim się płaci. Organizator może ustawić, że zostają.
rule-HM-EDGE-COOP-16 = Jeśli na opłacenie zerwania masz za mało kart lub permanentów, dajesz to, co masz.
rule-HM-EDGE-COOP-17 = Zapłacić 3 PS zamiast PM może tylko ten, kto nie ma żadnego PM.
rule-HM-EDGE-COOP-18 = Jeśli twoja talia jest za mała, żeby opłacić zerwanie, idzie cała na stos odrzuconych, a reszta jest darowana.
rule-HM-EDGE-COOP-19 = Te same drużyny mogą współpracować znowu. Ich talia i stos są takie, jak je zostawiły.
rule-HM-EDGE-COOP-20 = Każda pusta wspólna talia pełnej grupy zabiera jej członkom 1 PS w grze cząstkowej, ale poniżej zera nie schodzą.
rule-HM-EDGE-COOP-21 = Jeśli pusta wspólna talia zabiera ci PS, masz też mniej punktów.
rule-HM-EDGE-COOP-22 = Przy każdej wspólnej karcie liczą się tylko jej drużyny: zagrywa ją ta z nich, która gra ostatnia.
rule-HM-EDGE-COOP-23 = Karta wspólna zawsze wraca do talii lub na stos swojej grupy.
rule-HM-EDGE-COOP-24 = Czas na odpowiedź partnerów biegnie w czasie drużyny, której jest tura.
rule-HM-EDGE-COOP-25 = Współpracę proponujesz i zrywasz w każdej chwili, także w turze innej drużyny i podczas gry cząstkowej. Na propozycję odpowiada się między turami. Jedno i drugie może wpisać organizator.
rule-HM-EDGE-COOP-26 = Gdy przeciwnik musi odrzucić karty, pomija się wspólne karty, które dzieli z twoim partnerem. Twoja karta nie może też kazać ci poświęcić wspólnej karty: partner straciłby ją także.
rule-HM-EDGE-COOP-27 = Jeśli twoje mocarstwo ogranicza, ilu szpiegów możesz w turze odświeżyć lub użyć, liczą się także wspólni.
rule-HM-EDGE-COOP-28 = Karty, które zmieniają twoje koszty, zmieniają koszt wspólnej karty tylko wtedy, gdy zagrywasz ją ty. Powstałym kosztem partnerzy się dzielą.

rule-HM-EDGE-JOKER-01 = Joker jest tajny aż do ogłoszenia wyników.
rule-HM-EDGE-JOKER-02 = Joker dodaje tyle, ile druga drużyna naprawdę dostała za miejsce, bez jej własnego jokera i bez dodatków z kart.
rule-HM-EDGE-JOKER-03 = Zakład możesz zmienić lub cofnąć, dopóki gra cząstkowa się nie zacznie. Jeśli zostanie odwołana, joker do ciebie wraca.
rule-HM-EDGE-JOKER-04 = Jeśli dwie drużyny stawiają na siebie nawzajem, każda ma dodatkowo to, co druga dostała za miejsce.
rule-HM-EDGE-JOKER-05 = Zakład możesz cofnąć, dopóki organizator nie ogłosi początku gry cząstkowej albo nie wpisze jej wyników. Jeśli decyduje los, gra zaczyna się, gdy o jokerze zdecydują wszystkie drużyny.

rule-HM-EDGE-SCORE-01 = PS od jokera to nie punkty, chyba że organizator ustawi inaczej.
rule-HM-EDGE-SCORE-02 = Drużyny z równą liczbą punktów dzielą się zwycięstwem.
rule-HM-EDGE-SCORE-03 = Układ sił nie daje punktów: ostatnia strona tylko opowiada go jako historię.

rule-HM-EDGE-FIND-01 = Znaleźć T. H. to podać właściwy kwadrat mapy albo, jeśli tak ustalono, naprawdę dojść do niego w terenie.
rule-HM-EDGE-FIND-02 = Na rundę masz jeden typ albo jedną wyprawę w teren. Po błędnym typie przez dwie rundy nie typujesz, chyba że ustalono inaczej. Inni nie dowiadują się, który to kwadrat.
rule-HM-EDGE-FIND-03 = Typ ujawnia się z końcem tury, więc decyduje kolejność tur. W terenie decyduje czas; przy równym każdy ma 20 punktów.
rule-HM-EDGE-FIND-04 = Także po znalezieniu T. H. gra trwa do ogłoszonej ostatniej rundy.
rule-HM-EDGE-FIND-05 = Jeśli partnerzy znajdą T. H. razem, punkty ma tylko jeden: ten, czyj był typ lub przybycie.
rule-HM-EDGE-FIND-06 = Jeśli wolno typować kilka razy, podanie kolejnego kwadratu w tej samej turze ujawnia poprzedni typ.

rule-HM-EDGE-END-01 = Liczbę rund ustala się na początku. Organizator może ją skrócić i ogłasza ostatnią rundę przed jej grą cząstkową.
rule-HM-EDGE-END-02 = PS i PM, które zostaną na końcu, nie mają wartości.
rule-HM-EDGE-ORG-01 = Gdy organizator poprawia błąd, w dzienniku powstaje nowy wpis z powodem. Nic się nie usuwa.
rule-HM-EDGE-ORG-02 = Wszystkie losowania wynikają z jednego tajnego klucza. Każdy wynik jest w dzienniku i można go później sprawdzić.
rule-HM-EDGE-ORG-03 = Organizator wpisuje poprawki, karteczki, ostatnią rundę i odnalezienie przed wynikami, przed każdą turą i po ostatniej turze obozu.

rule-HM-TIP-01 = Zanim wymienisz karty, wśród których jest szpieg, dobrze się zastanów: o kartę mniej może zaboleć bardziej, niż się wydaje.
rule-HM-TIP-02 = Grając na początku, możesz zdemaskować szpiegów, zanim coś zdobędą. Ale może ci zabraknąć PS na własnych albo staną się celami, a karty działające na koniec rundy mogą nie zdążyć zadziałać.
rule-HM-TIP-03 = Grając na końcu, masz nowych szpiegów bezpiecznych do następnej rundy, a karty działające na koniec rundy zadziałają choć raz. Ale zmienisz niewiele: inni już wykorzystali swoje przewagi.
rule-HM-TIP-04 = Współpracę dobrze przemyśl, zanim się na nią zgodzisz. Zerwać ją jest drogo, a zerwanie jej w dużej grupie może kosztować całą grę.
