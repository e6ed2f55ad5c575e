# Terms explained in place: name, stems by which a text is searched, meaning

term-loyal = lojalność
term-loyal-stems = lojaln
term-loyal-means = Zachowujesz lojalność wobec jednego sojuszu naraz: jego armie i drogi liczą się jako twoje. Zagranie patrioty innego sojuszu albo przyjęcie jego nagrody zmienia lojalność; dotychczasowe dary, nagrody i patrioci przepadają.

term-influence = wpływy
term-influence-stems = wpływ
term-influence-means = Ile znaczysz dla swojego sojuszu: 1 oraz po 1 za każdego patriotę na dworze, każdą nagrodę i każdy dar. Liczą się, gdy twój sojusz dominuje.

term-patriot = patriota
term-patriot-stems = patriot|patrioc
term-patriot-means = Karta dworu, która ma za nazwą kolor sojuszu. Zostaje u ciebie tylko tak długo, jak zachowujesz lojalność wobec tego sojuszu.

term-check = sprawdzenie dominacji
term-check-stems = sprawdze
term-check-means = Karta rynku. Gdy ktoś ją kupi albo gdy opuści rynek, rozdaje się punkty: przyjaciołom sojuszu, który dominuje, a jeśli żaden nie dominuje, tym, którzy mają w grze najwięcej znaczników. Są cztery, a ostatnie liczy się podwójnie.

term-dominance = dominacja
term-dominance-stems = domin
term-dominance-means = Sojusz dominuje, jeśli ma w grze co najmniej o cztery piony więcej niż każdy inny. Wtedy punktują tylko gracze lojalni wobec niego, a wszystkie piony znikają z mapy.

term-block = pion
term-block-stems = pion(?:y|ów|em|ami)?(?!\w)
term-block-means = Element sojuszu: armia w regionie, droga na granicy.

term-army = armia
term-army-stems = armi
term-army-means = Pion w regionie. Pomaga wszystkim, którzy zachowują lojalność wobec jego sojuszu, niezależnie od tego, kto go umieścił.

term-road = droga
term-road-stems = drog|dróg
term-road-means = Pion na granicy. Armie jego sojuszu mogą ją przekraczać.

term-cylinder = znacznik
term-cylinder-stems = znacznik
term-cylinder-means = Twój własny element: plemię w regionie, szpieg na karcie dworu, dar na twojej planszy. Gdy nikt nie dominuje, punktują ci, którzy mają w grze najwięcej znaczników.

term-tribe = plemię
term-tribe-stems = plemi
term-tribe-means = Twój znacznik w regionie. Bez niego nie możesz tam władać.

term-spy = szpieg
term-spy-stems = szpieg
term-spy-means = Twój znacznik na karcie dworu. Kto ma na cudzej karcie najwięcej szpiegów, trzyma ją jako zakładnika; kartę ze swoim szpiegiem możesz też zdradzić.

term-gift = dar
term-gift-stems = dar(?:y|u|em|ów)?(?!\w)
term-gift-means = Znacznik, który kładziesz na swojej planszy za 2, 4 lub 6 rupii: 1 punkt wpływów w twoim sojuszu.

term-prize = nagroda
term-prize-stems = nagrod|nagród
term-prize-means = Pasek na dole karty. Gdy zdradzisz kartę, możesz ją wziąć jako nagrodę: 1 punkt wpływów w sojuszu, który jest tam podany. Jeśli to nie twój sojusz, zmieniasz lojalność.

term-hostage = zakładnik
term-hostage-stems = zakładnik
term-hostage-means = Karta dworu, na której przeciwnik ma więcej szpiegów niż ktokolwiek inny. Jej właściciel płaci mu łapówkę za każdą akcję z tej karty.

term-bribe = łapówka
term-bribe-stems = łapów
term-bribe-means = Rupie płacone przeciwnikowi: władcy regionu za zagranie karty tego regionu, tyle, ile ma tam plemion; albo temu, kto trzyma kartę jako zakładnika, tyle, ile ma na niej szpiegów. Może z nich zrezygnować.

term-rupee = rupia
term-rupee-stems = rupi
term-rupee-means = Pieniądze. Zaczynasz z 4. Kolejne dają karty rynku, na których leżą, podatki, łapówki i symbol wagi.

term-favored = preferowany aspekt
term-favored-stems = preferowan
term-favored-means = Jeden z czterech aspektów jest preferowany. Akcje kart dworu tego aspektu są bonusowe i nie liczą się do twoich dwóch. Gdy preferowany jest aspekt militarny, karty rynku kosztują podwójnie.

term-rule = władza nad regionem
term-rule-stems = wład
term-rule-means = Władasz regionem, jeśli masz tam plemię i razem więcej plemion i armii swojego sojuszu niż każdy rywal. Wtedy możesz tam budować i ściągać podatki, a także brać łapówki.

# Signs of the page, explained by the help

sign-suit-economic = Aspekt ekonomiczny: każda jego gwiazda na twoim dworze chroni 1 rupię przed podatkiem.
sign-suit-military = Aspekt militarny: gdy jest preferowany, karty rynku kosztują podwójnie. Przy remisie decydują jego gwiazdy.
sign-suit-political = Aspekt polityczny: każda jego gwiazda pozwala mieć na dworze o 1 kartę więcej niż 3.
sign-suit-intelligence = Aspekt wywiadowczy: każda jego gwiazda pozwala mieć na ręce o 1 kartę więcej niż 2.
sign-favored = Preferowany aspekt: akcje jego kart są bonusowe. Karta z tym znakiem zmienia preferowany aspekt na ten, który pokazuje.
sign-sides = Sojusze: Afgańczycy (A), Brytyjczycy (B), Rosjanie (R). Liczba obok znaku to wpływy.
sign-army = Armia: pion w regionie. Pomaga wszystkim, którzy zachowują lojalność wobec jego sojuszu.
sign-road = Droga: pion na granicy. Armie jego sojuszu mogą ją przekraczać.
sign-tribe = Znacznik w kolorze gracza: plemię w regionie, szpieg na karcie dworu.
sign-gift = Dar: zapłać 2, 4 lub 6 rupii i połóż swój znacznik na swojej planszy za 1 punkt wpływów.
sign-prize = Nagroda: kto zdradzi kartę, może ją zatrzymać za 1 punkt wpływów w sojuszu, który jest tam podany.
sign-rupee = Rupia, pieniądze.
sign-hostage = Zakładnik: przeciwnik ma na karcie najwięcej szpiegów i za każdą akcję z niej żąda tylu rupii.
sign-impact = Gdy zagrasz kartę: droga, armia, twoje plemię lub twój szpieg w jej regionie.
sign-leverage = Waga: weź 2 rupie i oddaj je przy odrzuceniu karty.
sign-tax = Opodatkowanie: weź tyle rupii, ile pokazuje znak, z rynku lub od graczy z kartą regionu, którym władasz.
sign-build = Budowa: do 3 armii lub dróg tam, gdzie władasz, po 2 rupie za każdą.
sign-move = Ruch: armie po drogach, szpiedzy z karty na kartę.
sign-betray = Zdrada: zapłać 2 rupie i odrzuć kartę dworu, na której masz szpiega.
sign-battle = Walka: usuń wrogie jednostki tam, gdzie masz armie lub szpiegów.
