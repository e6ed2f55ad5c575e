# Co mówi przewodnik, gdy pierwszy raz przychodzi dany rodzaj decyzji (coach-…, według rodzaju)

coach-bet = Macie jednego jokera na całą grę. Daje tyle punktów strategicznych (PS), ile zdobędzie drużyna, na którą go postawicie. Jeśli nie wiecie, kto wygra tę grę cząstkową, zachowajcie go.
coach-swap = Sprawdźcie, czy macie na ręce szpiega: szpiedzy szukają Thomasa Hammera. Rękę bez szpiega wymienia się za darmo, inna wymiana kosztuje jedną kartę. Rękę z tanim szpiegiem zachowajcie.
coach-waive = Wasz szpieg może wrócić ze stosu odrzuconych do talii. Szpiedzy poznają wiersze obrazu, więc prawie zawsze się to opłaca.
coach-order = Wybierzcie, kiedy wasza drużyna gra w tej rundzie. Kto gra później, widzi, co zrobili inni; kto gra wcześniej, może pierwszy podać kwadrat. Karty wspólne zagrywa ten z partnerów, który gra później.
coach-refresh = Zanim szpiedzy się odświeżą, możecie zamieniać PS na punkty mocy (PM). Mocne karty kosztują PM, więc spójrzcie na ceny kart na ręce. PM nie zamienia się z powrotem; jeśli żadna karta ich nie wymaga, zachowajcie PS.
coach-untire = Według zasad odświeżą się tylko niektórzy szpiedzy. Najpierw odświeżcie informatorów: poznają wiersze obrazu.
coach-draw = Dobieracie jedną kartę. Z własnej talii za darmo; karta wspólna jest mocniejsza, ale każdy partner, który ją dobiera, płaci PS i rezygnuje ze zwykłego dobierania.
coach-join = Partner chce dobrać z wami kartę wspólną. Kosztuje to PS i własne dobieranie w tej rundzie. Karty wspólne są najsilniejsze ze wszystkich: jeśli macie wolne PS, dołączcie.
coach-sift = Oglądacie karty swojej talii i bierzecie to, na co pozwala karta. Na co wkrótce będzie was stać? Szpieg rzadko jest złym wyborem.
coach-main = To główna część tury: zagrywajcie karty i używajcie szpiegów. Użyjcie każdego odświeżonego informatora, bo poznaje on wiersz obrazu. Zanim zapłacicie, spójrzcie na swoje PS i PM; co zostanie, przechodzi na następne rundy.
coach-demand = Karta wymaga wyboru, zanim zadziała. Przeczytajcie na niej, komu pomaga, a komu szkodzi. Szkodźcie drużynie, która prowadzi, a nigdy partnerowi.
coach-choose = Karta prosi o wybór. Sprawdźcie, czyje karty można wskazać: z cudzych najsilniejszą, ze swoich tę najmniej potrzebną albo tę, która najbardziej pomoże, zależnie od karty.
coach-row = Wybierzcie wiersz obrazu, który chcecie poznać. Jego kod przyjdzie na końcu tury. Najbardziej pomagają wiersze obok tych, które już znacie, bo obraz łączy się w całość.
coach-steal-row = Poznacie wiersz, który zna inna drużyna. Ona go nie straci i dowie się tylko, że coś jej skradziono. Wybierzcie wiersz, który najlepiej pasuje do waszych.
coach-may = Karta pyta, czy jej efekt ma nastąpić. Przeczytajcie go jeszcze raz: niektóre efekty coś kosztują. Jeśli nic nie kosztuje, powiedzcie tak.
coach-change = Możecie teraz zamieniać PS na PM, za każdym razem po podanej cenie. Zróbcie to dla karty, którą chcecie wkrótce zagrać. PM nie zamienia się z powrotem.
coach-share = Chcecie zagrać kartę wspólną i dzielicie jej PS. Zaproponujcie uczciwy podział: każdy partner musi się zgodzić, inaczej karta nie zostanie zagrana.
coach-consent = Partner chce zagrać waszą kartę wspólną, a wy płacicie swój udział. Zgódźcie się, jeśli efekt jest tego wart. Jeśli ktoś odmówi, nic się nie dzieje i nikt nie płaci.
coach-take-card = Widzicie karty innej drużyny i wskazujecie jedną do odrzucenia. Wybierzcie szpiega albo kartę, która najbardziej by wam zaszkodziła.
coach-own-discard = Efekt każe wam odrzucić kartę. Oddajcie tę, na którą w następnych rundach nie będzie was stać; szpiegów zachowajcie.
coach-discard = Macie na ręce więcej kart, niż wolno. Odrzućcie to, co jest dla was za drogie albo już nie zdąży pomóc. Szpiegów zachowajcie.
coach-square = Podajcie kwadrat, w którym według was ukrywa się Thomas Hammer. Pierwsza drużyna, która go znajdzie, dostaje 20 punktów; po błędnym typie zwykle przez dwie rundy nie można podać kolejnego. Podajcie go dopiero, gdy z wierszy wynika, że zostało mało kwadratów.
coach-ally = Inna drużyna proponuje wam współpracę. Partnerom nie wolno sobie szkodzić, a mogą dobierać mocne karty wspólne. Zerwanie jej później jest drogie: zgódźcie się, jeśli sobie ufacie.
coach-part = Partner zrywa waszą współpracę i skończy się ona tak czy inaczej. Jeśli się zgodzicie, też płacicie: PS, PM i karty. Rzadko jest więc powód, by się zgadzać.
coach-sacrifice = Musicie oddać jeden ze swoich permanentów. Oddajcie ten, który najmniej wam pomaga; informatorów zachowajcie.
coach-search = Możecie wziąć kartę z dowolnego miejsca talii i wszyscy ją zobaczą. Wybierzcie coś, co zagracie w tej lub następnej turze. Talia się potem tasuje.
