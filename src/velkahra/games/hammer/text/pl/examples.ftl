# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-code = Wiersz 1 i jego kod
example-code-alt = Pierwsza część zaszyfrowanego obrazu: wiersz 1 ma cztery ciemne miejsca, pod kolumnami E, G, J i L.
example-code-task = Wiersz 1 już znasz. W drodze jest też wiersz 2: zakończ turę i zobacz, gdzie jest ciemny.
example-code-done = W wierszu 2 ciemne są trójkąty i kwadraty: Thomasa Hammera nie ma w kolumnach E, F, G i K. F i K skreślono dopiero teraz.

example-crosses = Wiersz 1 na mapie
example-crosses-alt = Mapa z kwadratami od A1 do L12. Skreślone są kolumny E, G, J i L.
example-crosses-task = Wiersz 1 skreślił cztery kolumny. W drodze jest też wiersz 9: zakończ turę i zobacz mapę.
example-crosses-done = Wiersz 9 dotyczy wierszy mapy: skreślone są też 3, 6, 9 i 11, a zostały 64 kwadraty.

example-row = O który wiersz poprosić
example-row-alt = Zaszyfrowany obraz w trzech częściach po osiem wierszy. Jeden wiersz pierwszej części jest znany: widać jego ciemne znaki.
example-row-task = Informator zdobędzie jedną informację. Wybierz wiersz drugiej części, od 9 do 16.
example-row-done = Tura się skończyła i masz ten wiersz: jego ciemne znaki są zamalowane. Inni widzieli, że pytasz, ale nie o który wiersz.

example-spy = Nowy szpieg jest zmęczony
example-spy-alt = Twoje mocarstwo: 3 PS, w grze „Doświadczony reporter”, na ręce cztery karty, wśród nich „Zwiadowczyni w terenie”.
example-spy-task = Zagraj kartę „Zwiadowczyni w terenie” za 2 PS. Czy przyniesie ci karteczkę już w tej rundzie?
example-spy-done = Jeszcze nie: jest w grze, ale zmęczona. W następnej fazie odnowienia odświeży się i wtedy możesz jej użyć.

example-place = Miejsce zostaje
example-place-alt = Twoje mocarstwo: 3 PS, w grze dwóch szpiegów, jeden zmęczony leży bokiem, na ręce dwie karty.
example-place-task = Zagraj kartę „Giełda” za 2 PS. To miejsce.
example-place-done = Zostaje w grze, dopóki ktoś jej nie zniszczy, i na początku każdej twojej tury daje ci 1 PS.

example-target = Wybór celu
example-target-alt = Chińska strona stołu z dwiema kartami szpiegów w grze: „Przewodniczka z parasolką” i „Komiwojażerka”.
example-target-task = Twój atak demaskuje szpiega, a wybierasz ty. Traf kartę „Komiwojażerka”.
example-target-done = „Komiwojażerka” wypadła z gry i leży na stosie odrzuconych Chin. Bez szpiega do trafienia karty nie dałoby się zagrać.

example-joker = Zakład jokera
example-joker-alt = Twoje mocarstwo przed grą cząstkową: bez PS, 5 punktów i korona jokera.
example-joker-task = Zaczyna się gra cząstkowa. Postaw jokera na drużynę: na siebie albo na Chiny.
example-joker-done = Masz pierwsze miejsce: 5 PS i 5 punktów. Joker dodaje tyle PS, ile dało miejsce jego drużyny, ale bez punktów.

example-points = PS na punkty mocy
example-points-alt = Twoje mocarstwo na początku tury: 4 PS, bez PM, jeden zmęczony szpieg.
example-points-task = Zaczyna się twoja faza odnowienia. Zamień raz PS na punkt mocy.
example-points-done = Masz 1 PM. Zwykle kosztuje 3 PS; USA za pierwszy w turze płacą 2. Z powrotem już go nie zamienisz.

example-return = Powrót szpiega
example-return-alt = Twoje mocarstwo: 1 PS, w grze dwóch zmęczonych szpiegów i miejsce, na stosie odrzuconych jedna karta.
example-return-task = Moneta wypadła dla ciebie: „Zwiadowczyni w terenie” ze stosu odrzuconych może wrócić. Pozwól jej.
example-return-done = Jest wtasowana do talii i kiedyś znowu ją dobierzesz. Z powrotu można też zrezygnować, na przykład żeby w małej talii zostały mocne karty.

example-square = Wskazanie kwadratu
example-square-alt = Mapa z kwadratami od A1 do L12. Wszystkie są skreślone oprócz jednego: I4.
example-square-task = Zostaje tylko I4. Podaj go: dotknij i potwierdź.
example-square-done = Typ sprawdza się na końcu tury. Jest trafny: znajdujesz T. H. jako pierwsza drużyna, a to 20 punktów. To była ostatnia runda i wygrywasz.

example-joint = Jedna karta u dwóch partnerów
example-joint-alt = USA i Chiny, które współpracują. Pod nimi karty na ręce: „Wspólny satelita”, karta obu drużyn.
example-joint-task = Kartę „Wspólny satelita” masz dobraną razem z Chinami. W tej rundzie grasz później: zagraj ją.
example-joint-done = Kartę mieliście na ręce oboje, ale jest tylko jedna. Ty płacisz 1 PS, Chiny zgadzają się zapłacić resztę i każda drużyna pyta o dwa wiersze.

example-detain = Zatrzymany szpieg
example-detain-alt = Strona Rosji z dwoma szpiegami w grze: Uśpiony szpieg i informator, z którym Rosja zaczynała.
example-detain-task = Użyj Operatorki drona, swojej infiltratorki, przeciwko Uśpionemu szpiegowi.
example-detain-done = Uśpiony szpieg jest zmęczony i w następnej fazie odnowienia Rosji się nie odświeży. Znasz też karty Rosji: Niespodziewana wizyta to atak na szpiegów.

example-guard = Ochrona na czas
example-guard-alt = Twoje mocarstwo i Rosja. Masz w grze trzech szpiegów, a na ręce Ambasadę.
example-guard-task = Wiesz, że Rosja trzyma Niespodziewaną wizytę, atak (Komandosi). Zagraj Ambasadę i zakończ turę.
example-guard-done = Dopóki Ambasada jest w grze, żaden twój szpieg nie może być celem komandosów. Atak został Rosji na ręce, a zamiast niego zagrywa Pole naftowe.

example-theft = Kradzież punktów strategicznych
example-theft-alt = USA z 2 PS i Chiny, które mają w grze Surową celniczkę i 5 PS.
example-theft-task = Jesteś Chinami. Zmęcz Surową celniczkę przeciwko USA.
example-theft-done = Znasz karty USA, a 1 ich PS jest teraz twój. Punkty im zostały.

example-empty = Talia się skończyła
example-empty-alt = Twoje mocarstwo ze szpiegami i miejscem w grze i z dwiema kartami na ręce. Talia jest pusta.
example-empty-task = Twoja tura, a nie ma czego dobrać. Zakończ fazę odnowienia i zobacz, co się stanie.
example-empty-done = Szpiedzy, miejsce i karty z ręki trafiły na stos odrzuconych. To teraz twoja nowa talia i trzymasz z niej siedem kart. W grze nie masz żadnego szpiega.

example-special = Zdolność specjalna
example-special-alt = Twoje mocarstwo na początku tury: w grze dwóch szpiegów i Ambasada, jeden szpieg na stosie odrzuconych.
example-special-task = Weź z powrotem Zwiadowczynię w terenie, potem użyj zdolności specjalnej i zapytaj o wiersze 17 i 18.
example-special-done = Oko na orbicie dało ci dwie informacje naraz. Teraz jest zużyte i inni je znają.
