# Co mówi przewodnik, gdy pierwszy raz przychodzi dany rodzaj decyzji (coach-…, według rodzaju)

coach-bet = Masz jednego jokera na całą grę. Daje tyle punktów strategicznych (PS), ile zdobędzie drużyna, na którą go postawisz. Jeśli nie wiesz, kto wygra grę cząstkową, zachowaj go.
coach-swap = Sprawdź, czy masz na ręce szpiega: szpiedzy szukają Thomasa Hammera. Karty bez szpiega wymienia się za darmo, w innym razie dostajesz o jedną mniej. Karty z tanim szpiegiem zachowaj.
coach-waive = Twój szpieg może wrócić ze stosu odrzuconych do talii. Szpiedzy poznają wiersze obrazu, więc prawie zawsze się to opłaca.
coach-order = Wybierz, kiedy twoja drużyna gra w tej rundzie. Kto gra później, widzi, co zrobili inni; kto gra wcześniej, może pierwszy podać kwadrat. Karty wspólne zagrywa ten z partnerów, który gra później.
coach-refresh = Zanim szpiedzy się odświeżą, możesz zamieniać PS na punkty mocy (PM). Mocne karty kosztują PM, więc spójrz na ceny kart na ręce. PM nie zamienia się z powrotem; jeśli żadna karta ich nie wymaga, zachowaj PS.
coach-untire = Odświeżyć się mogą teraz tylko niektórzy szpiedzy. Najpierw wybierz informatorów: poznają wiersze obrazu.
coach-draw = Dobierasz jedną kartę. Z własnej talii za darmo; karta wspólna jest mocniejsza, ale każdy partner, który ją dobiera, płaci PS i rezygnuje ze zwykłego dobierania.
coach-join = Partner chce dobrać z tobą kartę wspólną. Kosztuje to PS i własne dobieranie w tej rundzie. Karty wspólne są najsilniejsze ze wszystkich: jeśli masz wolne PS, dołącz.
coach-sift = Oglądasz karty swojej talii i bierzesz to, na co pozwala karta. Na co wkrótce będzie cię stać? Szpieg rzadko jest złym wyborem.
coach-main = To główna część tury: zagrywaj karty i używaj szpiegów. Użyj każdego niezmęczonego informatora, bo poznaje on wiersz obrazu. Zanim zapłacisz, spójrz na swoje PS i PM; co zostanie, przechodzi na następne rundy.
coach-demand = Zanim karta zadziała, trzeba coś wybrać. Przeczytaj na niej, komu pomaga, a komu szkodzi. Szkodź drużynie, która prowadzi.
coach-choose = Karta daje ci wybór. Sprawdź, czyje karty można wskazać: z cudzych wskaż najsilniejszą, ze swoich tę, której najmniej ci szkoda albo która najbardziej pomoże, zależnie od tekstu karty.
coach-row = Wybierz wiersz obrazu, który chcesz poznać. Jego kod przyjdzie na końcu tury. Każdy wiersz, którego jeszcze nie znasz, pomaga mniej więcej tak samo; gdy zamalujesz wszystkie wiersze jednej części, widać jej smugę światła.
coach-steal-row = Poznasz wiersz, który zna inna drużyna. Ona go nie straci i dowie się tylko, że coś jej skradziono. Wybierz wiersz, który najlepiej pasuje do twoich.
coach-may = Możesz zdecydować, czy efekt karty nastąpi. Przeczytaj go jeszcze raz: niektóre efekty coś kosztują. Jeśli nic nie kosztuje, zgódź się.
coach-change = Możesz teraz zamieniać PS na PM, za każdym razem po podanej cenie. Zrób to dla karty, którą chcesz wkrótce zagrać. PM nie zamienia się z powrotem.
coach-share = Zagrywasz kartę wspólną i dzieli się jej cenę w PS. Zaproponuj uczciwy podział: każdy partner musi się zgodzić, inaczej karta nie zostanie zagrana.
coach-consent = Partner chce zagrać waszą kartę wspólną, a ty płacisz swój udział. Zgódź się, jeśli efekt jest tego wart. Jeśli ktoś odmówi, nic się nie dzieje i nikt nie płaci.
coach-take-card = Widzisz karty innej drużyny i wskazujesz jedną do odrzucenia. Wybierz szpiega albo kartę, która najbardziej by ci zaszkodziła.
coach-own-discard = Efekt każe ci odrzucić kartę. Oddaj tę, na którą w następnych rundach nie będzie cię stać; szpiegów zachowaj.
coach-discard = Masz na ręce więcej kart, niż wolno. Odrzuć to, co jest dla ciebie za drogie albo już nie zdąży pomóc. Szpiegów zachowaj.
coach-square = Podaj kwadrat, w którym według ciebie ukrywa się Thomas Hammer. Pierwsza drużyna, która go znajdzie, dostaje 20 punktów; po błędnym typie zwykle przez dwie rundy nie można podać kolejnego. Podaj go dopiero, gdy według wierszy zostało mało kwadratów.
coach-ally = Inna drużyna proponuje ci współpracę. Partnerom nie wolno sobie szkodzić, a mogą dobierać mocne karty wspólne. Zerwanie jej później jest drogie: zgódź się, jeśli sobie ufacie.
coach-part = Partner zrywa waszą współpracę i skończy się ona tak czy inaczej. Jeśli się zgodzisz, też płacisz: punkty i karty. Rzadko jest więc powód, by się zgadzać.
coach-sacrifice = Musisz oddać jeden ze swoich permanentów. Oddaj ten, który najmniej ci pomaga; informatorów zachowaj.
coach-search = Możesz wziąć kartę z dowolnego miejsca talii i wszyscy ją zobaczą. Wybierz coś, co zagrasz w tej lub następnej turze. Talia się potem tasuje.
