# Co mówi przewodnik, gdy pierwszy raz przychodzi dany rodzaj decyzji (coach-…, według rodzaju)

coach-start = Jedna z twoich dwóch postaci zaczyna piramidę za darmo i daje nagrodę z dolnego wiersza. Na początku najbardziej pomagają klejnoty, wieczne klejnoty i nauka. Zwróć też uwagę na kolorowe rogi: cztery części jednego koloru tworzą krąg i dają klejnot.
coach-bid = Wszyscy wybierają w tajemnicy. Jeśli kolor licytujesz tylko ty, karta jest twoja; jeśli licytuje go też ktoś inny, możecie oboje zostać z niczym, a klejnot przepada tak czy inaczej. Pas to nie strata: daje trzy klejnoty i po jednym za każdy twój żeton nauki.
coach-name = Licytujecie oboje ten sam kolor, a są dwie karty. Jeśli wskażecie różne, każde dostanie swoją. Wskaż tę, której potrzebujesz, chyba że druga strona na pewno potrzebuje tej samej.
coach-card = W tej rundzie możesz położyć do trzech kart, jedną po drugiej. Postać kosztuje klejnot za swój wiersz i po jednym za każdy wiersz niżej; prawa nic nie kosztują. Sprawdź, na który wiersz cię stać i co on daje.
coach-take = Karta jest twoja, teraz ją wybierz. Porównaj jej kolory ze swoją piramidą i sprawdź, na które wiersze cię stać. Trafia na rękę, a jeszcze nie do piramidy.
coach-share = Wirtualny przeciwnik licytuje ten sam kolor. Górna karta jest od razu twoja, a dolna odchodzi z gry; kolejna próba kosztuje kolejny klejnot. Weź ją, chyba że w ofercie jest coś lepszego.
coach-remove = Klejnot wirtualnego przeciwnika do niczego nie pasuje, więc z gry odchodzi wybrana przez ciebie karta. Usuń tę, która najmniej ci pomaga, albo tę, której najbardziej potrzebuje przeciwnik.
coach-gems = Weź klejnoty dowolnych kolorów, które są w puli. Spójrz na koszt kart na ręce i na kolory w ofercie: klejnoty przydadzą się do jednego i drugiego.
coach-draw = Postać kosztuje klejnoty i daje nagrody. Prawo jest za darmo i często punktuje na końcu. Gdy masz mało klejnotów, pewniejsze jest prawo.
coach-archive = Pod twoje prawo można wsuwać karty, które dostajesz. Wsunięta karta liczy się dla prawa, ale już jej nie położysz. Wsuwaj karty, do których i tak by nie doszło.
coach-place = Wybierz miejsce: koniec dolnego rzędu albo nad dwiema sąsiednimi kartami. Im wyższy poziom, tym droższa karta i tym wyższy wiersz jej nagrody. Jednobarwny krąg od razu daje klejnot, a na końcu punkty.
coach-level-5 = Wyżej niż poziom 5 się nie da. Weź nagrody z trzech wierszy albo od razu 15 punktów władzy. Pod koniec gry lepsze bywają punkty, chyba że nagrody uzupełnią twoje zestawy.
coach-option = Prawo daje jedną z kilku nagród, tylko raz w grze. Sprawdź, któremu z twoich zestawów lub której premii brakuje jeszcze żetonu.
coach-colour = Wieczny klejnot w każdej fazie budowy oszczędza ci jeden klejnot swojego koloru, a na końcu daje punkty. Wybierz kolor, którego karty na ręce potrzebują najczęściej.
coach-own-gem = W puli nie ma klejnotu tego koloru. Możesz zamiast niego położyć na karcie własny; inaczej nagroda przepada. Na początku gry wieczny klejnot zwykle się opłaca.
coach-double = Wybierz postać, której żetony podwoi prawo. Najwięcej warte są żeton z wieloma punktami władzy, nauka i premie.
coach-swap = Możesz wymienić jeden swój żeton na żeton innego gracza. Oddaj to, co jest dla ciebie najmniej warte, na przykład mały żeton władzy. Nie musisz wymieniać.
coach-for = Teraz wybierz żeton, który chcesz z innej piramidy. Szukaj takiego, który uzupełni zestaw obrony, magii i nauki albo daje dużo punktów władzy.
coach-give = Za wymianę płaci się klejnotami. Oddaj kolory, których karty na ręce nie potrzebują.
coach-return = Masz więcej praw, niż możesz zatrzymać. Odłóż te, które najmniej pasują do twojej piramidy; ostatnie odłożone leży na wierzchu.
coach-tuck = Karty, które teraz wsuniesz, punktują według tego prawa, ale już ich nie położysz. Wsuń te, do których przed końcem gry nie dojdzie.
coach-free = Pod prawo musi trafić jedna wolna karta twojej piramidy, razem z żetonami. Jej kręgi znikają. Wybierz tę, która najmniej ci daje.
coach-store = Odłożone klejnoty dają punkty na końcu, ale nie można już nimi płacić ani przebarwiać. Odłóż to, co zbywa, i zostaw dość na następne karty.
coach-recolour = Gra się kończy, a twoje klejnoty mogą jeszcze tworzyć kręgi. Jeden klejnot przebarwia jeden segment. Zacznij od wysokich kręgów, którym brakuje jednego segmentu, albo pozwól programowi znaleźć najlepszy sposób.
