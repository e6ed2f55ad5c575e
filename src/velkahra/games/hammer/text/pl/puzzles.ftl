# Puzzles: the question, why the answer is best (puzzle-NN), and help after another action (-hint)

puzzle-question = Jak zagrasz?
puzzle-01 = Z przeciwników PS ma tylko GLA, a nikt nie straci więcej, niż ma: od innych nie dostaniesz nic. Z 2 ukradzionymi PS masz ich 3. To wystarczy na kartę „Fabryka wszystkiego” jeszcze w tej turze, a ona da ci 1 PS na początku każdej następnej.
puzzle-01-hint = Ile PS ma każda z tych drużyn?
puzzle-02 = „Astronautka na orbicie” zdobywa dwie informacje na turę, pozostali dwaj szpiedzy po jednej, a żeby ją zastąpić, USA potrzebują 1 PM. Z akcji ataku trafić ją mogą tylko lotnicze. Tutaj działa jednak zdolność szpiega, a nie akcja ataku: taka okazja szybko się nie powtórzy.
puzzle-02-hint = Który z tych szpiegów zdobywa na turę najwięcej?
puzzle-03 = „Wielka mobilizacja” nic nie kosztuje, więc wprowadź nią szpiega, na którego cię nie stać. „Specjalny wysłannik” kosztuje też 1 PM, a Chiny płacą za niego 4 PS. Wchodzi niezmęczony i jeszcze w tej turze da ci informację i kartę. „Twarz w tłumie” kosztuje tylko 1 PS, a masz ich 5.
puzzle-03-hint = Na którego z tych szpiegów cię nie stać?
puzzle-04 = Zdolności specjalnej używa się raz na grę, więc niech się opłaci: dwie informacje ma tylko Rosja. GLA ma jedną, a USA prowadzą w punktach, ale nie mają żadnej informacji, którą można by ukraść. Dwie karty dobierzesz tak czy inaczej.
puzzle-04-hint = Patrz na liczbę informacji, a nie na punkty.
puzzle-05 = Kartę dobierzesz tak czy inaczej, więc porównaj resztę. Informacja to o jeden wiersz bliżej do kwadratu. Obejrzenie cudzej ręki pomaga tylko wtedy, gdy możesz coś z tym zrobić, a w tej turze nie masz już PS.
puzzle-05-hint = Co jeszcze daje każda z tych zdolności oprócz karty?
puzzle-06 = Odświeżony „Hotelowy recepcjonista” zdobędzie jeszcze jedną informację: wiersz, który wybierzesz, i to za darmo. „Cień” kosztowałby 1 PS i ukradł losowy wiersz, może taki, który już znasz. Swoje 2 PS zachowaj na karty z ręki.
puzzle-06-hint = Ile będzie cię kosztował każdy z nich i kto wybiera wiersz?
puzzle-07 = To ostatnia runda i nic innego nie możesz zrobić: nie masz PS ani niezmęczonego szpiega. Podanie kwadratu może ci jeszcze dać 20 punktów, a błędny typ nic już nie kosztuje, bo nie będzie rundy, w której nie wolno by było próbować.
puzzle-07-hint = To ostatnia runda. Ile teraz kosztuje błędny typ?
puzzle-08 = Pierwszy PM w turze kosztuje USA tylko 2 PS. Dzięki niemu za 1 PS zagrasz kartę „Astronautka na orbicie”: dwie informacje na turę, a trafić ją mogą tylko ataki lotnicze. Pozostałe 2 PS wystarczą na kartę „Giełda”. Bez zamiany „Astronautka” musi czekać całą rundę.
puzzle-08-hint = Która karta na ręce wymaga PM i co by ci dała?
puzzle-09 = „Sprzedawca lodów” i obie karty „Kurierka na skuterze” będą ci od następnej tury zdobywać po jednej informacji. „Sabotażystka” nie zdobędzie żadnej, a że kosztuje tylko 1 PS, najtaniej ją też zastąpić. „Przynęta” da ci dwie informacje, kogokolwiek poświęcisz.
puzzle-09-hint = Który z tych szpiegów nie zdobędzie w następnej turze żadnej informacji?
puzzle-10 = „Komiwojażerka” co turę da ci informację albo 2 PS, gdy bardziej ich potrzebujesz. „Surowa celniczka” nie zdobywa informacji, a ukradnie najwyżej 1 PS. Twoje 4 PS wystarczą, żeby od razu zagrać kartę „Komiwojażerka”. Jeśli nie weźmiesz nikogo, obie trafią na spód talii.
puzzle-10-hint = Co dałby ci w każdej turze każdy z tych szpiegów?
puzzle-11 = Wszyscy twoi szpiedzy są zatrzymani, więc w tej turze pomogą tylko karty, a dwie z trzech wymagają PM. Bez nich wydasz z 12 PS zaledwie 2. Dwa PM kosztują razem 5 PS: starczy na kartę „Niewidzialny samolot”, która zdemaskuje Chinom dwóch szpiegów, i na kartę „Embargo”.
puzzle-11-hint = Co można by zagrać za 12 PS bez ani jednego PM?
puzzle-12 = GLA zachowuje po turze najwyżej 3 PS, a twoje karty nie zużyją wszystkich 9. PM nie przepadają: zamień 3 PS na jeden i zagraj kartę „Kameleon” za 1 PS i 1 PM. Zdobywa informacje albo je kradnie, a na karty „Przynęta” i „Pułapka w zaułku” PS jeszcze starczy.
puzzle-12-hint = Ile PS może zachować GLA po swojej turze?
