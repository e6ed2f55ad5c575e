# One line of the log for each kind of event

event-first = { $own ->
    [1] Lojalność wybiera { $seat }.
   *[other] Wybór lojalności zaczyna { $seat }, kończy { $last }.
}
event-loyal = { $seat } wybiera lojalność wobec { $coalition-gen }.
event-turn = Tura { $seat-gen }.
event-ended = { $seat } kończy turę{ $left ->
    [0] {""}
    [one] {" "}z jedną niewykorzystaną akcją
   *[other] {" "}z { $left } niewykorzystanymi akcjami
}.
event-drawn = Nowa karta na rynku: { $card }.
event-bought = { $seat } kupuje kartę { $card } { $price ->
    [0] za darmo
    [one] za 1 rupię
    [few] za { $price } rupie
   *[other] za { $price } rupii
}{ $rupees ->
    [0] {""}
    [one] {" "}i zabiera leżącą na niej rupię
    [few] {" "}i zabiera leżące na niej { $rupees } rupie
   *[other] {" "}i zabiera leżące na niej { $rupees } rupii
}.
event-played = { $seat } zagrywa kartę { $card } na { $right ->
    [0] lewy
   *[other] prawy
} koniec dworu.
event-acted = { $seat } używa karty { $card }: { $action }{ $bonus ->
    [0] {""}
   *[other] {" "}(akcja bonusowa)
}.
event-paid = { $seat } płaci na rynek { $rupees ->
    [one] 1 rupię
    [few] { $rupees } rupie
   *[other] { $rupees } rupii
}.
event-bribe-due = { $seat } ma zapłacić { $other-dat } łapówkę za kartę { $card }: { $rupees ->
    [one] 1 rupia
    [few] { $rupees } rupie
   *[other] { $rupees } rupii
}.
event-offered = { $seat } proponuje { $other-dat } { $rupees ->
    [one] 1 rupię
    [few] { $rupees } rupie
   *[other] { $rupees } rupii
} zamiast { $full }.
event-answered = { $agreed ->
    [0] { $seat } żąda od { $other-gen } { $rupees } rupii.
   *[other] { $seat } zgadza się: { $rupees ->
        [0] łapówki nie będzie
        [one] wystarczy 1 rupia
        [few] wystarczą { $rupees } rupie
       *[other] wystarczy { $rupees } rupii
    }.
}
event-bribed = { $rupees ->
    [0] { $seat } nie płaci { $other-dat } łapówki.
    [one] { $seat } płaci { $other-dat } 1 rupię łapówki.
    [few] { $seat } płaci { $other-dat } { $rupees } rupie łapówki.
   *[other] { $seat } płaci { $other-dat } { $rupees } rupii łapówki.
}
event-withdrew = { $seat } nie płaci; akcji jakby nie było.
event-levied = { $seat } ściąga podatek od { $other-gen }: { $rupees ->
    [one] 1 rupia
    [few] { $rupees } rupie
   *[other] { $rupees } rupii
}.
event-collected = { $seat } ściąga podatek z karty { $card } na rynku: { $rupees ->
    [one] 1 rupia
    [few] { $rupees } rupie
   *[other] { $rupees } rupii
}.
event-placed = { $seat } umieszcza { $piece-to }.
event-lapsed = Przepada { $piece-bare }: nie ma czego lub gdzie umieścić.
event-taken = { $seat } bierze { $piece-to }, bo pula jest pusta.
event-leverage = { $seat } bierze z banku { $rupees ->
    [one] { $rupees } rupię
    [few] { $rupees } rupie
   *[other] { $rupees } rupii
} pożyczki: karta { $card } ma symbol wagi.
event-leverage-paid = { $seat } { $rupees ->
    [0] nie ma z czego oddać pożyczki
    [one] oddaje do banku 1 rupię pożyczki
    [few] oddaje do banku { $rupees } rupie pożyczki
   *[other] oddaje do banku { $rupees } rupii pożyczki
}{ $short ->
    [0] {""}
    [one] {" "}i za brakującą rupię traci 1 kartę
   *[other] {" "}i za brakujące rupie traci karty ({ $short })
}.
event-favored = { $same ->
    [0] { $held ->
        [0] Preferowany aspekt to teraz { $suit } (przedtem { $was }).
       *[other] Wartości pasztunwali utrzymują preferowany aspekt: pozostaje { $was }, a nie { $suit }.
    }
   *[other] Preferowany aspekt pozostaje: { $was }.
}
event-discarded = { $seat } odrzuca { $hand ->
    [0] z dworu
   *[other] z ręki
} kartę { $card }.
event-spies-home = { $count ->
    [one] Z karty { $card } wraca do puli 1 szpieg { $seat-gen }.
    [few] Z karty { $card } wracają do puli { $count } szpiedzy { $seat-gen }.
   *[other] Z karty { $card } wraca do puli { $count } szpiegów { $seat-gen }.
}
event-tribes-lost = { $seat } traci { $region-in } { $count ->
    [one] 1 plemię
    [few] { $count } plemiona
   *[other] { $count } plemion
}.
event-armies-gone = { $count ->
    [one] Znika { $region-from } 1 { $coalition-adj } armia.
    [few] Znikają { $region-from } { $count } { $coalition-plural } armie.
   *[other] Znika { $region-from } { $count } { $coalition-gena } armii.
}
event-dial = { $seat } zmienia lojalność: teraz { $coalition }.
event-gifts-lost = { $seat } zwraca do puli { $count ->
    [one] 1 dar
    [few] { $count } dary
   *[other] { $count } darów
}.
event-prizes-lost = { $seat } traci { $count ->
    [one] 1 nagrodę
    [few] { $count } nagrody
   *[other] { $count } nagród
}.
event-marched = { $seat } przesuwa { $coalition-acc } armię { $region-from } { $to-to }.
event-rode = { $seat } przesuwa plemię { $region-from } { $to-to }.
event-sneaked = { $seat } przesuwa szpiega z karty { $card } na kartę { $to }.
event-betrayed = { $seat } zdradza kartę { $card } { $own ->
    [1] na swoim dworze
   *[other] na dworze { $other-gen }
}.
event-prize = { $seat } bierze kartę { $card } jako nagrodę ({ $coalition }).
event-prize-left = { $seat } nie bierze nagrody z karty { $card }.
event-battle = { $seat } walczy { $region-in }.
event-battle-court = { $seat } walczy na karcie { $card }.
event-struck = { $seat } usuwa { $piece-to }{ $owned ->
    [0] {""}
   *[other] {" "}({ $other })
}.
event-declined = { $seat } nie korzysta z tej możliwości.
event-infrastructure = Infrastruktura: { $seat } umieszcza jeszcze jeden pion za darmo.
event-aristocracy = { $seat } bierze z banku { $rupees ->
    [one] { $rupees } rupię
    [few] { $rupees } rupie
   *[other] { $rupees } rupii
}.
event-rumor = { $own ->
    [1] { $seat } rozsiewa plotkę o sobie: przy następnym sprawdzeniu dominacji własni patrioci się nie liczą.
   *[other] { $seat } rozsiewa plotkę: patrioci { $other-gen } nie liczą się przy następnym sprawdzeniu dominacji.
}
event-swapped = { $seat } i { $other } zamieniają się kartami z ręki.
event-rebuked = { $seat } udziela nagany { $region-in }.
event-thrown = { $card }: wydarzenie schodzi z rynku{ $idle ->
    [0] {" "}i zaczyna działać
   *[other] {" "}bez efektu
}.
event-unstable = Drugie sprawdzenie dominacji: niestabilność. Obie karty znikają i od razu odbywa się jedno sprawdzenie.
event-check = Sprawdzenie dominacji{ $last ->
    [0] {""}
   *[other] , ostatnie: wszystkie punkty liczą się podwójnie
}. { $dominates ->
    [0] Żaden sojusz nie dominuje: porównuje się znaczniki w grze.
   *[other] Dominują { $coalition }: porównuje się wpływy w ich sojuszu.
}
event-scored = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
event-cleared = Wszystkie piony znikają z mapy.
event-insurrection = Powstanie: { $seat } stawia w Kabulu dwie afgańskie armie.
event-over = { $reason ->
    [1] Koniec gry: przewaga czterech punktów.
   *[other] Koniec gry: to było ostatnie sprawdzenie dominacji.
}
event-won = Wygrywa { $seat }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.

event-wakhan-back = Na wierzchu talii SI leży nowy rewers; wskazują na niego strzałki.
event-wakhan-card-drawn = Wachan dobiera kartę SI { $ai }.
event-wakhan-shuffled = Talia SI się skończyła: wszystkie karty SI są tasowane i Wachan dobiera jeszcze raz.
event-wakhan-line = Wiersz { $index } karty SI: { $line }. Pragmatyczna lojalność: { $coalition }.
event-wakhan-skips = Pomija go: { $why ->
    [0] warunek nie jest spełniony.
    [1] nie pasuje żadna karta rynku, którą może kupić.
    [2] żadna karta jego dworu, która może jeszcze działać, nie ma tej akcji.
    [4] niczego by to nie zmieniło.
    [5] nie stać go na to.
   *[other] nie ma na to miejsca.
}
event-wakhan-ambition = Najpierw dążenia Wachanu: kupuje kartę { $card }, bo { $why ->
    [1] dostałby najwięcej punktów.
   *[other] wygrałby przez to grę.
}
event-wakhan-buys = Wybiera kartę { $card } ({ $slot }), { $by ->
    [0] jedyną, która pasuje.
    [1] która pasuje najlepiej: { $line }.
    [2] najtańszą z pasujących: { $line }.
    [3] o najwyższym numerze z pasujących: { $line }.
    [4] którą wskazują strzałki.
    [5] najbliższą na lewo od strzałek, którą może kupić.
   *[other] z drugiego rzędu, bo w rzędzie strzałek nie może kupić żadnej od ich kolumny w lewo.
}
event-wakhan-cannot-bribe = Nie stać go na łapówkę ({ $rupees ->
    [one] 1 rupia
    [few] { $rupees } rupie
   *[other] { $rupees } rupii
}): odrzuca kartę { $card }.
event-wakhan-card = Wybiera kartę { $card }{ $by ->
    [0] , jedyną możliwą.
    [1] : pierwszeństwo ma karta przeciwnika.
    [2] : pierwszeństwo ma preferowany aspekt.
    [3] : pierwszeństwo ma patriota dominującego sojuszu.
    [4] : pierwszeństwo ma nagroda dominującego sojuszu.
    [5] : pierwszeństwo ma patriota.
    [6] : pierwszeństwo ma karta z symbolem wagi.
    [7] : pierwszeństwo ma wyższa ranga.
   *[other] : pierwszeństwo ma wyższy numer.
}
event-wakhan-target = Jego wybór pada na kartę { $card }{ $by ->
    [0] , jedyną możliwą.
    [1] : pierwszeństwo ma karta przeciwnika.
    [2] : pierwszeństwo ma preferowany aspekt.
    [3] : pierwszeństwo ma patriota dominującego sojuszu.
    [4] : pierwszeństwo ma nagroda dominującego sojuszu.
    [5] : pierwszeństwo ma patriota.
    [6] : pierwszeństwo ma karta z symbolem wagi.
    [7] : pierwszeństwo ma wyższa ranga.
   *[other] : pierwszeństwo ma wyższy numer.
}
event-wakhan-discards = Jego dwór jest za duży: odrzuca kartę { $card }{ $by ->
    [1] , bo nie jest polityczna.
    [2] , bo nie jest patriotą.
    [3] , bo nie ma symbolu wagi.
    [4] , na której inni mają największą przewagę szpiegów.
    [5] , na której jest najmniej szpiegów.
    [6] , bo ma najniższą rangę.
    [7] , bo nie pasuje do preferowanego aspektu.
   *[other] , bo ma najniższy numer.
}
event-wakhan-arrow = Rozstrzyga czerwona strzałka: { $other }.
event-wakhan-builds = { $region } to pierwszy region na karcie SI, którym włada (miejsce { $order }).
event-wakhan-rebukes = { $region } to pierwszy region na karcie SI z plemieniem przeciwnika lub armią jego sojuszu (miejsce { $order }).
event-wakhan-moves = Według karty SI pierwszy region, z którego może wyjść, to { $region }; pierwszy sąsiedni, w którym chce mieć armię, to { $to }.
event-wakhan-road = Według kolejności na karcie SI następna jest granica regionu { $region } z regionem { $to }.
event-wakhan-taxes = Opodatkowuje gracza: { $other }{ $by ->
    [0] , innego nie może.
    [1] , który ma najwięcej rupii.
   *[other] ; rupii mają po równo, rozstrzyga czerwona strzałka.
}
event-wakhan-collects = { $taxed ->
    [0] Żadnego gracza nie może opodatkować
   *[other] Żadnego gracza nie może już opodatkować
} i bierze z rynku od lewej: { $card } ({ $slot }){ $by ->
    [0] {"."}
   *[other] ; między rzędami rozstrzyga czerwona strzałka.
}
event-wakhan-spy = Jego szpieg trafia na kartę { $card }{ $by ->
    [0] , jedyną możliwą
    [1] : pierwszeństwo ma karta przeciwnika
    [2] : pierwszeństwo ma preferowany aspekt
    [3] : pierwszeństwo ma patriota dominującego sojuszu
    [4] : pierwszeństwo ma nagroda dominującego sojuszu
    [5] : pierwszeństwo ma patriota
    [6] : pierwszeństwo ma karta z symbolem wagi
    [7] : pierwszeństwo ma wyższa ranga
   *[other] : pierwszeństwo ma wyższy numer
}{ $most ->
    [0] .
   *[other] ; na wszystkich ma już najwięcej szpiegów.
}
event-wakhan-crowd = Najwięcej szpiegów jest na karcie { $card }{ $by ->
    [0] {""}
   *[other] , która ma spośród takich kart najwyższy priorytet
}: tam walczy.
event-wakhan-region = { $region } to pierwszy region na karcie SI, w którym może walczyć (miejsce { $place }).
event-wakhan-bonus = { $left ->
    [0] Obie akcje wykonane. Następują akcje bonusowe.
   *[other] Nic więcej z karty SI nie jest możliwe. Następują akcje bonusowe.
}
event-wakhan-bonus-card = Akcja bonusowa z karty { $card }: { $action }.
