# Co mówi przewodnik, gdy pierwszy raz przychodzi dany rodzaj decyzji (coach-…, według rodzaju)

coach-loyalty = Wybierz sojusz: jego armie i drogi pracują dla ciebie, ktokolwiek je umieścił. Punktujesz, gdy twój sojusz dominuje, więc sprawdź, który wzmocnią karty na rynku. Stronę możesz później zmienić, ale tracisz wtedy dary, nagrody i patriotów.
coach-turn = Masz dwie akcje; akcje z kart preferowanego aspektu są dodatkowe. Najpierw potrzebujesz kart: jedną kup, jedną zagraj. Spójrz na kolumny z lewej, które są tanie, i na symbole, które umieszczają twoje piony i plemiona.
coach-bribe = Należy się od ciebie łapówka: władcy regionu tej karty albo temu, kto trzyma twoją kartę jako zakładnika. Możesz zapłacić, zaproponować mniej albo zrezygnować, zależnie od tego, które przyciski widzisz; Wachan nigdy nie opuszcza ceny. Rezygnując, nie tracisz akcji.
coach-answer = Inny gracz proponuje ci mniej niż całą łapówkę. Jeśli obstajesz przy całości, a on zrezygnuje, nie dostajesz nic, ale karta też nie zadziała. Za niegroźną kartę weź choć trochę, a obstawaj tam, gdzie by ci zaszkodziła.
coach-tax = Bierz rupie, jedną po drugiej: z kart rynku albo od graczy, którzy mają kartę regionu, którym władasz. Zabranie rywalowi pomaga podwójnie. Gwiazdy ekonomiczne chronią rupie.
coach-gift = Dar to jeden punkt wpływów: im więcej wpływów, tym więcej punktów, gdy twój sojusz dominuje. Dary tracisz, gdy zmieniasz lojalność. Najtańsze wolne pole jest warte tyle samo co najdroższe.
coach-build = Każdy pion kosztuje dwie rupie i trafia do regionu, którym władasz, albo na jego granicę. Armie pomagają władać i walczyć; po drogach przesuwasz armie, a do dominacji drogi liczą się tak samo. Przestań, gdy kolejny pion nie jest wart tych pieniędzy.
coach-move = Przesuń armię drogą jej sojuszu albo szpiega wzdłuż kart dworu. Armie decydują, kto włada regionem; szpiedzy mogą trzymać karty jako zakładników. Jedna jednostka może wykorzystać kilka ruchów.
coach-betray = Twój szpieg pozbawia kogoś karty dworu, a wszyscy szpiedzy z niej wracają do pul. Szukaj karty, której strata boli najbardziej: tej z przydatną akcją, patrioty albo ostatniej karty politycznej regionu, w którym stoją plemiona.
coach-prize = Zdradzona karta może być twoją nagrodą: to jeden punkt wpływów. Jeśli należy do innego sojuszu, najpierw tracisz wszystkie dary, nagrody i patriotów i zmieniasz stronę. Weź ją wtedy tylko, jeśli właśnie o to ci chodzi.
coach-site = Wybierz miejsce walki: region z jego drogami albo kartę dworu z jej szpiegami. Usuniesz najwyżej tyle jednostek, ile masz tam armii lub szpiegów. Szukaj ostatniego plemienia rywala: jego strata obala karty polityczne.
coach-battle = Wybieraj, co usuwasz, jednostkę po jednostce. Bez pionów inny sojusz jest dalej od dominacji, a bez plemion władca słabnie. Piony twojego sojuszu są bezpieczne.
coach-road = Karta daje drogę twojego sojuszu. Połóż ją na granicy, przez którą będą chciały przejść twoje armie. Dla dominacji każda granica jest równie dobra.
coach-spy = Karta daje ci szpiega. Na karcie rywala może trzymać ją jako zakładnika, gdy tylko masz tam najwięcej szpiegów. Na twojej własnej karcie chroni cię przed tym.
coach-take = Pula jest pusta, więc musi tu trafić element, który już jest w grze. Weź ten, którego najmniej ci będzie brakować. Uważaj na ostatnie plemię regionu i na dary: ich strata kosztuje karty lub wpływy.
coach-debt = Odeszła karta z symbolem wagi, a nie masz z czego oddać pożyczki. Za każdą brakującą rupię oddajesz jedną kartę. Zacznij od zbędnych kart z ręki i uważaj na symbol wagi na kartach dworu: to kolejny dług.
coach-shed = Z twojego dworu odchodzi kilka kart, a kolejność wybierasz ty. Ma ona znaczenie tylko przy kartach z symbolem wagi: pożyczkę oddaje się, gdy karta odchodzi.
coach-court = Na końcu tury możesz mieć na dworze trzy karty i o jedną więcej za każdą gwiazdę polityczną. Odrzuć tę, która daje ci najmniej. Karty polityczne utrzymują twoje plemiona w swoim regionie, a pożyczkę za symbol wagi trzeba oddać.
coach-hand = Na końcu tury możesz mieć na ręce dwie karty i o jedną więcej za każdą gwiazdę wywiadowczą. Zostaw to, co zagrasz w następnej turze. Następnym razem raczej zagraj kartę, zanim kupisz kolejną.
coach-confidence = Wydarzenie zabiera każdemu jedną kartę z ręki. Oddaj tę, którą i tak zagrasz jako ostatnią.
coach-house = Twój szpieg przegrał, ale przyjmie go Kryjówka. Zostaje w grze i przy sprawdzeniu liczy się jako znacznik. Odłóż go do puli tylko wtedy, gdy tam go potrzebujesz.
coach-blackmail = Na początku tury ta zdolność daje ci szpiega na kartę bez szpiegów. Na karcie rywala jest sam, więc od razu trzyma ją jako zakładnika. To nic nie kosztuje: zrezygnuj tylko, gdy masz mało znaczników w puli.
coach-rumor = Patrioci jednego gracza nie będą się liczyć przy następnym sprawdzeniu dominacji. Wskaż rywala, który miałby najwięcej wpływów w sojuszu mogącym dominować.
coach-swap = Zamieniasz się wszystkimi kartami z ręki z innym graczem. Sprawdź, kto ma ich więcej niż ty.
coach-suit = Wybierz preferowany aspekt: akcje z jego kart są dodatkowe, poza twoimi dwiema. Policz, którego aspektu masz na dworze najwięcej, a rywale najmniej. Dopóki preferowany jest militarny, karty rynku kosztują dwa razy tyle.
coach-rebuke = Z jednego regionu odejdą wszystkie plemiona i armie, twoje też; drogi zostają. Wybierz ten, w którym rywale stracą najwięcej. Kto traci ostatnie plemię, traci też karty polityczne tego regionu.
