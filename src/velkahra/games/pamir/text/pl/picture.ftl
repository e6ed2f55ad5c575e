# Words on the page of the game and in its standalone picture

picture-title = Pax Pamir
picture-map = Mapa
picture-market = Rynek
picture-tabs = Części stołu
picture-read = Duże karty do czytania
picture-tab-map = Mapa
picture-tab-market = Rynek
picture-tab-courts = Dwory
picture-tab-own = Ręka
picture-tab-state = Punkty

picture-town-transcaspia = Buchara
picture-town-kabul = Ghazni
picture-town-punjab = Lahore
picture-town-persia = Meszhed
picture-town-herat = Farah
picture-town-kandahar = Kweta

picture-go-map = Na mapie
picture-go-market = Na rynku
picture-go-courts = Na dworach
picture-go-own = Na ręce
picture-go-turn-market = Kup kartę
picture-go-turn-courts = Użyj karty
picture-go-turn-own = Zagraj z ręki

picture-border = { $one }–{ $other }
picture-empty = nic tu nie stoi
picture-no-ruler = nikt nie włada
picture-ruler = włada { $player }
picture-armies = { $coalition }: { $count ->
    [one] { $count } armia
    [few] { $count } armie
   *[many] { $count } armii
}
picture-tribes = { $player }: { $count ->
    [one] { $count } plemię
    [few] { $count } plemiona
   *[many] { $count } plemion
}
picture-roads = { $coalition }: { $count ->
    [one] { $count } droga
    [few] { $count } drogi
   *[many] { $count } dróg
}
picture-no-roads = brak dróg
picture-spies = { $player }: { $count ->
    [one] { $count } szpieg
    [few] { $count } szpiedzy
   *[many] { $count } szpiegów
}

picture-slot = { $row ->
    [0] górny rząd
   *[other] dolny rząd
}, kolumna { $column }
picture-no-card = bez karty
picture-price-bare = puste
picture-price-priced = { $price ->
    [0] nic nie kosztuje
    [one] cena { $price } rupia
    [few] cena { $price } rupie
   *[many] cena { $price } rupii
}
picture-price-free = za darmo
picture-price-dear = { $price ->
    [one] cena { $price } rupia: nie stać cię
    [few] cena { $price } rupie: nie stać cię
   *[many] cena { $price } rupii: nie stać cię
}
picture-price-barred = nie w tej turze: leży na niej twoja rupia
picture-price-never = nie można kupić
picture-toll = zagranie kosztuje łapówkę: { $count ->
    [one] 1 rupia
    [few] { $count } rupie
   *[other] { $count } rupii
}, rządzi tam { $player }
picture-rupees-on = { $count ->
    [one] leży na niej { $count } rupia
    [few] leżą na niej { $count } rupie
   *[many] leży na niej { $count } rupii
}
picture-favored = preferowany aspekt: { $suit }
picture-doubled = ceny podwójne
picture-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
picture-pile = Stos { $number } z 6 kryje jeszcze: { $courts ->
    [one] { $courts } kartę dworu
    [few] { $courts } karty dworu
   *[many] { $courts } kart dworu
}, { $events ->
    [one] { $events } wydarzenie
    [few] { $events } wydarzenia
   *[many] { $events } wydarzeń
}, { $checks ->
    [one] { $checks } sprawdzenie dominacji
    [few] { $checks } sprawdzenia dominacji
   *[many] { $checks } sprawdzeń dominacji
}

picture-you = ty
picture-decides = teraz decyduje
picture-actions-left = { $count ->
    [0] teraz gra, nie ma już akcji
    [one] teraz gra, została { $count } akcja
    [few] teraz gra, zostały { $count } akcje
   *[many] teraz gra, zostało { $count } akcji
}
picture-loyalty = lojalność: { $coalition }, wpływy { $influence }
picture-influence = wpływy, { $coalition }: { $influence }
picture-pragmatic = pragmatyczna lojalność: { $coalition }
picture-pragmatic-none = Brak pragmatycznej lojalności: wobec każdego sojuszu lojalny jest któryś z graczy.
picture-points = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}
picture-rupees = { $count ->
    [one] { $count } rupia
    [few] { $count } rupie
   *[many] { $count } rupii
}
picture-shelter = chronione przed podatkiem: { $count }
picture-tax-here = twój podatek mógłby zabrać { $count }
picture-gift = dar za { $price } { $price ->
    [2] rupie
    [4] rupie
   *[other] rupii
}
picture-gift-there = złożony
picture-gift-free = wolne
picture-prizes = nagrody: { $cards }
picture-cylinders = znaczniki w grze: { $count }, w puli: { $left }
picture-limit-court = karty na dworze: { $count }, po fazie porządkowania najwyżej { $limit }
picture-limit-hand = karty na ręce: { $count }, po fazie porządkowania najwyżej { $limit }
picture-count-court = karty na dworze: { $count }
picture-count-hand = karty na ręce: { $count }
picture-limit-over = za dużo: { $count }

picture-court-of = dwór, { $player }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, limit { $limit }
picture-joints = lewy koniec styka się z dworem: { $left }, prawy koniec z dworem: { $right }
picture-joint-left = Szlak szpiegów biegnie dalej do prawego końca dworu: { $player }
picture-joint-right = Szlak szpiegów biegnie dalej do lewego końca dworu: { $player }
picture-court-empty = Na razie bez kart
picture-court-open = Pokaż dwór w powiększeniu
picture-court-place = dwór: { $player }, karta { $number } z { $size }
picture-hostage = zakładnik, trzyma { $player }, łapówka { $count }
picture-used = użyta w tej turze
picture-bonus = działa jako akcja bonusowa

picture-terms = Pojęcia
picture-look-buy = { $price ->
    [0] Weź za darmo
    [one] Kup za 1 rupię
    [few] Kup za { $price } rupie
   *[many] Kup za { $price } rupii
}
picture-look-close = Zamknij
picture-why-free = za darmo
picture-why-dear = nie stać cię
picture-why-barred = nie w tej turze: leży na niej twoja rupia
picture-why-never = nie można kupić
picture-do-bare = Na swój dwór
picture-side-afghan = Książęta tej ziemi, którzy chcą się pozbyć wszystkich obcych.
picture-side-british = Kompania z Indii, bogata w pieniądze i pułki.
picture-side-russian = Wysłannicy cara, którzy przybywają z północy.
picture-side-offer = { $count ->
    [0] Na rynku nie ma ich kart.
    [one] Na rynku jest 1 ich karta.
    [few] Na rynku są { $count } ich karty.
   *[many] Na rynku jest { $count } ich kart.
}

picture-choices = Twoje możliwości
picture-do-left = Na lewy koniec
picture-do-right = Na prawy koniec
picture-do-end = Zakończ turę
picture-do-stop = To wszystko
picture-do-stop-tax = Zakończ opodatkowanie
picture-do-stop-build = Zakończ budowę
picture-do-sure-rumor = Tak, o mnie: moi patrioci nie będą się liczyć
picture-do-sure-rebuke = Tak, choć nikogo tam nie ma
picture-do-decline = Nie, dziękuję
picture-do-prize = Weź nagrodę
picture-do-pay = { $count ->
    [0] Nic nie płać
    [one] Zapłać { $count } rupię
    [few] Zapłać { $count } rupie
   *[many] Zapłać { $count } rupii
}
picture-do-offer = Zaproponuj mniej…
picture-do-withdraw = Zrezygnuj
picture-do-accept = { $count ->
    [0] Daruj wszystko
    [one] Przyjmij { $count } rupię
    [few] Przyjmij { $count } rupie
   *[many] Przyjmij { $count } rupii
}
picture-do-counter = Żądaj…
picture-do-refuse = { $count ->
    [one] Obstawaj przy { $count } rupii
   *[other] Obstawaj przy wszystkich { $count } rupiach
}
picture-bribe-play = { $payer } chce zagrać kartę { $card }. { $holder } włada regionem i może żądać łapówki: { $count ->
    [one] { $count } rupia.
    [few] { $count } rupie.
   *[many] { $count } rupii.
}
picture-bribe-act = { $payer } chce użyć karty { $card }. { $holder } trzyma ją jako zakładnika i może żądać łapówki: { $count ->
    [one] { $count } rupia.
    [few] { $count } rupie.
   *[many] { $count } rupii.
}
picture-bribe-offered = { $payer } proponuje { $count ->
    [one] { $count } rupię.
    [few] { $count } rupie.
   *[many] { $count } rupii.
}
picture-bribe-asked = { $holder } żąda: { $count ->
    [one] { $count } rupia.
    [few] { $count } rupie.
   *[many] { $count } rupii.
}
picture-bribe-no-haggle = W tej turze nie można już się targować.
picture-bribe-wakhan = { $holder } nigdy nie daruje łapówki.

picture-your-hand = Twoja ręka: { $count } (po fazie porządkowania najwyżej { $limit })
picture-hand-final = Twoja ręka: { $count }
picture-hand-empty = Brak kart.
picture-hand-of = Ręka: { $player }
picture-in-hand = Na twojej ręce

picture-dominance = Gdyby teraz było sprawdzenie
picture-blocks = { $coalition }: { $count ->
    [one] { $count } pion w grze
    [few] { $count } piony w grze
   *[many] { $count } pionów w grze
}
picture-no-dominance = { $count ->
    [one] Nikt nie dominuje (potrzebna przewaga: { $count } pion): liczą się znaczniki.
    [few] Nikt nie dominuje (potrzebna przewaga: { $count } piony): liczą się znaczniki.
   *[many] Nikt nie dominuje (potrzebna przewaga: { $count } pionów): liczą się znaczniki.
}
picture-dominates = { $count ->
    [one] { $coalition } dominują, przewaga: { $count } pion; liczą się wpływy, potem znikają wszystkie piony.
    [few] { $coalition } dominują, przewaga: { $count } piony; liczą się wpływy, potem znikają wszystkie piony.
   *[many] { $coalition } dominują, przewaga: { $count } pionów; liczą się wpływy, potem znikają wszystkie piony.
}
picture-player = Gracz
picture-by-cylinders = Znaczniki
picture-by-influence = Wpływy
picture-gain = Teraz
picture-points-head = Punkty
picture-checks = Następne: sprawdzenie { $number } z 4
picture-checked = Sprawdzenie dominacji { $number }: { $coalition ->
    [none] nikt nie dominuje
   *[other] dominują { $coalition }
}
picture-last-check = Jest ostatnie: punkty liczą się podwójnie.
picture-would-win = Zakończyłoby grę: { $player } ma wtedy cztery punkty przewagi i wygrywa.
picture-then-check = Gdyby wtedy było sprawdzenie: { $what }.
picture-then-dominates = { $coalition ->
    [none] nikt nie dominuje
   *[other] dominują { $coalition }
}
picture-then-paid = Po zapłaceniu:
picture-then-shed = { $player } musi wtedy odrzucić z dworu, w dowolnej kolejności: { $cards }{ $rupees ->
    [0] .
    [one] ; pożyczka do zwrotu: { $rupees } rupia.
    [few] ; pożyczka do zwrotu: { $rupees } rupie.
   *[many] ; pożyczka do zwrotu: { $rupees } rupii.
}
picture-then-thrown = Potem { $card } schodzi z rynku{ $idle ->
    [0] {" "}i zaczyna działać
   *[other] {" "}bez efektu
}.
picture-must-discard = Na koniec tury trzeba odrzucić: { $what }.
picture-too-many-court = { $count ->
    [one] { $count } kartę dworu
    [few] { $count } karty dworu
   *[many] { $count } kart dworu
}
picture-too-many-hand = { $count ->
    [one] { $count } kartę z ręki
    [few] { $count } karty z ręki
   *[many] { $count } kart z ręki
}
picture-events = Działające wydarzenia
picture-all = wszyscy

picture-score = Wynik końcowy
picture-over-lead = Grę zakończyła przewaga czterech punktów po sprawdzeniu.
picture-over-last = Grę zakończyło ostatnie sprawdzenie dominacji.
picture-military-stars = Gwiazdy militarne
picture-rupees-head = Rupie
picture-tie-break = Przy remisie decydują gwiazdy militarne, potem rupie; kto i wtedy ma tyle samo, dzieli zwycięstwo.
picture-wins = zwycięstwo

picture-wakhan = Wachan
picture-no-ai-card = Pierwsza karta SI nie jest jeszcze odkryta.
picture-wakhan-bonus = Teraz wykonuje akcje bonusowe.
picture-red-upper = Czerwona strzałka: górny rząd, lewy koniec jego dworu{ $player ->
    [none] .
   *[other] , sąsiad po lewej ({ $player }).
}
picture-red-lower = Czerwona strzałka: dolny rząd, prawy koniec jego dworu{ $player ->
    [none] .
   *[other] , sąsiad po prawej ({ $player }).
}
picture-black = Czarna strzałka: kolumna { $column }.
picture-region-priority = Regiony w tej kolejności: { $regions }
picture-ai-left = Karty w talii SI: { $count } z { $all }
