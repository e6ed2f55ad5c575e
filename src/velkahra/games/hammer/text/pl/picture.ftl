# Words on the page of the camp game and in its standalone picture. Names of powers stand alone, in
# the nominative.

picture-title = Thomas Hammer
picture-tabs = Części stołu
picture-tab-table = Stół
picture-tab-hand = Ręka
picture-tab-picture = Zaszyfrowany obraz
picture-tab-piles = Stosy

picture-you = ty
picture-decides = teraz decyzja
picture-on-turn = trwa tura
picture-won = zwycięzca
picture-place = { $place }. w kolejności tur
picture-rank = { $place }. miejsce w grze cząstkowej
picture-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
picture-pieces = { $count ->
    [0] brak informacji
    [one] { $count } informacja
    [few] { $count } informacje
    [many] { $count } informacji
   *[other] { $count } informacji
}
picture-coming = { $count ->
    [one] jeszcze { $count } po tej turze
    [few] jeszcze { $count } po tej turze
    [many] jeszcze { $count } po tej turze
   *[other] jeszcze { $count } po tej turze
}
picture-debt = { $count ->
    [one] dług: { $count }
    [few] dług: { $count }
    [many] dług: { $count }
   *[other] dług: { $count }
}
picture-hand-size = { $count ->
    [one] { $count } karta na ręce, najwyżej { $limit }
    [few] { $count } karty na ręce, najwyżej { $limit }
    [many] { $count } kart na ręce, najwyżej { $limit }
   *[other] { $count } karty na ręce, najwyżej { $limit }
}
picture-hand-count = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
picture-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
picture-pile = { $count ->
    [one] { $count } karta na stosie odrzuconych
    [few] { $count } karty na stosie odrzuconych
    [many] { $count } kart na stosie odrzuconych
   *[other] { $count } karty na stosie odrzuconych
}
picture-joker = joker jeszcze niepostawiony
picture-joker-bet = Joker postawiony na: { $team }
picture-bet-chosen = decyzja o jokerze podjęta
picture-guessed = podano kwadrat
picture-found = znaleziono T. H.
picture-pacts = Współpraca: { $teams }
picture-tired = zmęczona karta
picture-detained = zatrzymana karta: w następnej fazie odnowienia zostaje zmęczona
picture-joint = wspólna karta
picture-joint-of = wspólna karta: { $teams }
picture-in-play = w grze: { $cards }
picture-known-hand = Co wiesz o kartach tej drużyny
picture-known-rows = Znane ci wiersze tej drużyny: { $rows }
picture-use = { $card }: użyj zdolności { $number }

picture-hand = Twoja ręka
picture-hand-empty = Brak kart na ręce.
picture-looked = Karty do wyboru
picture-price-now = Cena teraz: { $sb } PS, { $bm } PM
picture-barred-condition = Warunek niespełniony
picture-barred-target = Brak celu
picture-barred-joint = Współpraca nie pozwala
picture-barred-card = Zabrania tego karta
picture-barred = Nie można teraz zagrać ({ $rule })

picture-round = Runda { $round } z { $rounds }
picture-order = Kolejność tur
picture-phases = Fazy rundy
picture-phase-name-1 = Gra cząstkowa
picture-phase-name-2 = Odnowienie
picture-phase-name-3 = Dobieranie
picture-phase-name-4 = Główna
picture-phase-name-5 = Odrzucanie
picture-phase-setup = Przygotowanie
picture-phase-game = Gra cząstkowa
picture-phase-order = Wybór kolejności tur
picture-phase-refresh = Faza odnowienia
picture-phase-draw = Faza dobierania
picture-phase-main = Faza główna
picture-phase-discard = Faza odrzucania
picture-phase-end = Koniec tury
picture-phase-over = Koniec gry

picture-choices = Co możesz zrobić

picture-powers = Mocarstwa: co wiedzą wszyscy
picture-study = Twoja talia: wszystkie jej karty
picture-study-count = W talii: { $left } z { $all }
picture-own = Twoje mocarstwo: { $team }
picture-secret = To widzi tylko twoja drużyna.
picture-strong = mocna strona
picture-weak = słaba strona
picture-special-ready = jeszcze nieużyta
picture-special-in-play = zdolność specjalna w grze
picture-special-spent = zdolność specjalna użyta

picture-pile-of = Stos odrzuconych: { $team }
picture-pile-empty = Brak kart.
picture-joint-decks = Wspólne talie
picture-no-joint = Nikt nie współpracuje.
picture-parted = niepełna
picture-joint-hand = { $count ->
    [one] { $count } wspólna karta na ręce
    [few] { $count } wspólne karty na ręce
    [many] { $count } wspólnych kart na ręce
   *[other] { $count } wspólnej karty na ręce
}

picture-no-picture = Zaszyfrowany obraz dostaniesz na początku gry.
picture-row-due = Jego kod przyjdzie po tej turze
picture-map = Mapa
picture-map-left = { $count ->
    [one] zostaje { $count } kwadrat
    [few] zostają { $count } kwadraty
    [many] zostaje { $count } kwadratów
   *[other] zostaje { $count } kwadratu
}
picture-map-label = Mapa { $size } × { $size }; { $left ->
    [one] zostaje { $left } kwadrat.
    [few] zostają { $left } kwadraty.
    [many] zostaje { $left } kwadratów.
   *[other] zostaje { $left } kwadratu.
}
picture-map-wrong = Błędne próby: { $squares }.
picture-map-found = T. H. był w kwadracie { $square }.
picture-map-sample = Mapa przykładowa: jej okolica jest zmyślona.
picture-map-scale = Jeden kwadrat ma { $metres } m, cała mapa { $across } m.
picture-leave-later = Współpracę znów będzie można zerwać po tym wyborze.
picture-square-gone = { $square }, wykluczony

picture-too-dear = Teraz za droga
picture-legend = Co znaczą symbole
picture-legend-sb = Punkty strategiczne ({ $short }): płacisz nimi za karty, a w fazie odnowienia możesz je zamienić na punkty mocy.
picture-legend-bm = Punkty mocy ({ $short }), każdy z symbolem swojego mocarstwa: kosztują je silniejsze karty.
picture-legend-points = Punkty: kto ma ich na końcu najwięcej, wygrywa.
picture-legend-piece = Informacje: wiersze zaszyfrowanego obrazu, które umiesz odczytać.
picture-legend-hand = Karty na ręce; jako cena: odrzuć tyle kart.
picture-legend-deck = Karty w talii, z której dobierasz.
picture-legend-pile = Karty na stosie odrzuconych. Każdy może je przeczytać.
picture-legend-cup = Miejsce w grze cząstkowej, a na końcu zwycięzca. Miejsce daje punkty strategiczne i punkty.
picture-legend-joker = Joker: raz w grze możesz go przed grą cząstkową postawić na drużynę i dostać tyle co ona.
picture-legend-special = Zdolność specjalna, do użycia raz w grze, albo zdolność karty: dotknij jej, żeby jej użyć.
picture-legend-pact = Z kim współpracuje: drużyny mają wspólną talię i nie mogą sobie szkodzić.
picture-legend-turn = Trwa tura: tylko ta drużyna zagrywa teraz karty.
picture-legend-dots = Teraz decyzja: gra czeka na tę drużynę.
picture-legend-check = Decyzja o jokerze zapadła. Na kogo, jest tajne aż do wyników.
picture-legend-tire = Cena zdolności: zmęcz tego szpiega. Posłuży znowu po twojej następnej fazie odnowienia.
picture-legend-tired = Zmęczona karta: dopóki się nie odświeży, jej zdolności nie da się użyć.
picture-legend-detained = Zatrzymana karta: w następnej fazie odnowienia zostaje zmęczona. Przy opisie twojego mocarstwa: widzi to tylko twoja drużyna.
picture-legend-sacrifice = Cena zdolności: ta karta trafia na stos odrzuconych.
picture-legend-barred = Teraz nie da się jej zagrać. Dlaczego, mówi karta.
picture-legend-eye = Co wiesz o kartach innej drużyny.
picture-legend-found = Drużyna podała kwadrat albo znalazła tam Thomasa Hammera.
picture-legend-wrong = Kończy współpracę.
picture-legend-clock = Na czas: efekt, który się skończy, albo wiersz, którego kod przyjdzie po tej turze.
picture-until-turn_end = do końca tury
picture-until-round_end = do końca rundy
picture-until-your_next_turn = do następnej tury tej drużyny
picture-until-game_end = do końca gry
picture-until-forever = na stałe
picture-lasting = Efekty czasowe: { $teams }

picture-learn = Poznaj wiersz, a jego ciemne znaki skreślą kwadraty na mapie.
picture-sb = { $count ->
    [one] { $count } punkt strategiczny ({ $short })
    [few] { $count } punkty strategiczne ({ $short })
    [many] { $count } punktów strategicznych ({ $short })
   *[other] { $count } punktu strategicznego ({ $short })
}
picture-bm = { $count ->
    [one] { $count } punkt mocy ({ $short })
    [few] { $count } punkty mocy ({ $short })
    [many] { $count } punktów mocy ({ $short })
   *[other] { $count } punktu mocy ({ $short })
}
picture-place-short = { $place }. tura
picture-final-short = { $place }. miejsce
picture-final = { $place }. miejsce na koniec
picture-phase-game-dice = Gra cząstkowa: decydują kości
picture-phase-name-dice = Kości
picture-more = Więcej…
picture-score = Jak się skończyło
picture-score-place = Miejsce
picture-score-team = Drużyna
picture-score-games = Gry cząstkowe
picture-score-find = Odnalezienie T. H.
picture-score-points = Punkty
picture-score-found = Thomas Hammer ukrywał się w kwadracie { $square }. Pierwsza odnalazła go drużyna: { $team }.
picture-score-unfound = Nikt nie odnalazł Thomasa Hammera. Ukrywał się w kwadracie { $square }.
picture-score-by-find = O zwycięstwie zdecydowało odnalezienie Thomasa Hammera: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
picture-score-by-games = O zwycięstwie zdecydowały miejsca w grach cząstkowych.
