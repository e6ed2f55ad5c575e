# What is asked now (prompt-…), what others do (wait-…), what a refusal says is asked (now-…), and
# buttons (do-…). $seat is the team that decides, $sb is its price.

prompt-bet = Postaw jokera na którąś drużynę, także na własną: dostaniesz dodatkowo tyle punktów strategicznych (PS), ile da jej miejsce w grze cząstkowej. Albo zostaw go na później.
prompt-swap = Zachowaj karty na ręce albo wymień je na nowe, o jedną mniej. Karty bez szpiega można wymienić za darmo.
prompt-waive = Z twojego stosu odrzuconych może wrócić karta { $card }: wtasujesz ją do talii czy z niej rezygnujesz?
prompt-bet-dice = O dzisiejszej grze cząstkowej decydują kości. Postaw jokera na którąś drużynę, także na własną: dostaniesz dodatkowo tyle punktów strategicznych (PS), ile da jej miejsce. Albo zostaw go na później.
prompt-order = Wybierz swoje miejsce w kolejności tur tej rundy.
prompt-refresh = Zaczyna się twoja tura. Zanim odświeżą się twoi szpiedzy, możesz zamieniać punkty strategiczne (PS) na punkty mocy (PM): { $sb } PS na 1 PM. Z powrotem PM się nie zamienia. Masz { $have } PS.
prompt-untire = Nie wszyscy twoi szpiedzy mogą się teraz odświeżyć: wybierz, którzy tak.
prompt-draw = { $joint ->
    [0] Dobierz kartę ze swojej talii.
   *[other] Dobierz kartę ze swojej talii albo zaproponuj partnerom, że zamiast tego dobierzecie wspólną. Płacą za nią wszyscy, którzy ją dobierają.
}
prompt-join = { $other } { $other-verb ->
    [one] chce
   *[many] chcą
} dobrać kartę ze wspólnej talii { $group-gen }. Płacisz { $sb } PS i w tej rundzie rezygnujesz z własnego dobierania. Dołączysz?
prompt-sift = Wybierz jedną z oglądanych kart; trafi na rękę, pozostałe na spód talii.
prompt-main = Faza główna. { $play ->
    [0] Nie możesz teraz zagrać żadnej karty.
    [one] Możesz zagrać jedną kartę.
    [few] Możesz zagrać którąś z { $play } kart.
   *[other] Możesz zagrać którąś z { $play } kart.
}{ $use ->
    [0] { "" }
    [one] { " " }Możesz użyć jednej zdolności.
    [few] { " " }Możesz użyć którejś z { $use } zdolności.
   *[other] { " " }Możesz użyć którejś z { $use } zdolności.
}{ $pact ->
    [0] { "" }
   *[other] { " " }Możesz zaproponować lub zakończyć współpracę.
}{ $guess ->
    [0] { "" }
   *[other] { " " }Możesz podać kwadrat T. H.
} Potem zakończ fazę.
prompt-team = Wybierz drużynę, której to dotyczy.
prompt-option = Wybierz jedną z możliwości. { $text }
prompt-row = Wybierz wiersz obrazu; jego kod poznasz na końcu tej tury.
prompt-steal-row = Wybierz wiersz, który { $other-verb ->
    [one] zna
   *[many] znają
} { $other }, a ty nie; jego kod poznasz na końcu tej tury.
prompt-may = Od ciebie zależy, czy tak się stanie. { $text }
prompt-change = Zamieniaj { $sb } PS na 1 PM, najwyżej { $count ->
    [one] raz
    [few] { $count } razy
   *[other] { $count } razy
}, albo nie rób tego.
prompt-share = Za kartę { $card } zostało do zapłaty { $sb } PS. Ile z nich { $other-verb ->
    [one] ma
   *[many] mają
} zapłacić { $other }? Reszta przypada pozostałym z was.
# [nic] is `sum-nothing`
prompt-consent = { $other } { $other-verb ->
    [one] chce
   *[many] chcą
} zagrać waszą wspólną kartę { $card }. { $sum ->
    [nic] Nic za nią nie płacisz.
   *[some] Twój udział w cenie to { $sum }.
} Zgadzasz się?
prompt-take-card = Wybierz kartę z ręki { $other-gen }, która zostanie odrzucona.
prompt-own-discard = Wybierz kartę z ręki, którą odrzucisz.
prompt-discard = Masz na ręce o { $over ->
    [one] jedną kartę
    [few] { $over } karty
   *[other] { $over } kart
} za dużo: wybierz kartę, którą odrzucisz.
prompt-square = Wybierz kwadrat, w którym według ciebie ukrywa się T. H. Typ sprawdza się na końcu twojej tury; co kosztuje błędny, ustalono przy stole.
prompt-ally = { $other } { $other-verb ->
    [one] proponuje
   *[many] proponują
} ci współpracę. Nie będziecie mogli sobie szkodzić, za to możecie dobierać wspólne karty. Zgadzasz się?
prompt-part = { $other } { $other-verb ->
    [one] zrywa
   *[many] zrywają
} waszą współpracę i skończy się ona tak czy inaczej. Jeśli się na to zgodzisz, też płacisz cenę zerwania.
prompt-sacrifice = Wybierz swój permanent, który poświęcisz.
prompt-search = Wybierz kartę ze swojej talii; zobaczą ją wszyscy, a talia się potem tasuje.

prompt-deed-destroy = { $kind ->
    [spy] Wybierz { $what } do zdemaskowania.
   *[other] Wybierz { $what } do zniszczenia.
}
prompt-deed-sacrifice = Wybierz { $what } do poświęcenia.
prompt-deed-tire = Wybierz { $what } do zmęczenia.
prompt-deed-detain = Wybierz { $what } do zatrzymania; w następnej fazie odnowienia się nie odświeży.
prompt-deed-untire = Wybierz { $what } do odświeżenia.
prompt-deed-bounce = Wybierz { $what } do cofnięcia na rękę właściciela.
prompt-deed-take = Wybierz { $what } do przejęcia.
prompt-deed-recover = Wybierz { $what } do odzyskania.
prompt-deed-deploy = Wybierz { $what } do wprowadzenia do gry.
prompt-deed-choose = Wybierz { $what }.
among-spy = { $whose ->
    [mine] swojego szpiega
    [theirs] cudzego szpiega
   *[other] szpiega
}
among-place = { $whose ->
    [mine] swoje miejsce
    [theirs] cudze miejsce
   *[other] miejsce
}
among-situation = { $whose ->
    [mine] swoją sytuację
    [theirs] cudzą sytuację
   *[other] sytuację
}
among-card = { $whose ->
    [mine] swoją kartę w grze
    [theirs] cudzą kartę w grze
   *[other] kartę w grze
}
among-pile = kartę ze swojego stosu odrzuconych
among-any = kartę
prompt-about = { $prompt } Teraz chodzi o { $other-acc }.
prompt-left = { $prompt } Zostało do wyboru: { $count }.
prompt-of-card = { $card }: { $prompt }

wait-bet = Trwa stawianie jokerów. Jeszcze bez wyboru: { $seats }.
wait-no-bet = Twój joker zostaje u ciebie. Jeszcze bez wyboru: { $seats }.
wait-my-bet = { $own ->
    [1] Twój joker jest postawiony na twoją drużynę.
   *[other] Twój joker jest postawiony na { $other-acc }.
} Jeszcze bez wyboru: { $seats }.
wait-swaps = Drużyny decydują o pierwszych kartach na ręce. Jeszcze bez wyboru: { $seats }.
wait-swap = { $seat } { $seat-verb ->
    [one] decyduje
   *[many] decydują
}, czy zachować karty na ręce.
wait-waive = { $seat } { $seat-verb ->
    [one] decyduje
   *[many] decydują
}, czy wtasować do talii kartę { $card }.
wait-order = { $seat } { $seat-verb ->
    [one] wybiera
   *[many] wybierają
} miejsce w kolejności tur.
wait-refresh = { $seat } { $seat-verb ->
    [one] ma
   *[many] mają
} fazę odnowienia.
wait-untire = { $seat } { $seat-verb ->
    [one] wybiera
   *[many] wybierają
} szpiegów do odświeżenia.
wait-draw = { $seat } { $seat-verb ->
    [one] ma
   *[many] mają
} fazę dobierania.
wait-join = { $seat } { $seat-verb ->
    [one] decyduje
   *[many] decydują
}, czy dobrać wspólną kartę z { $other-ins }.
wait-sift = { $seat } { $seat-verb ->
    [one] wybiera
   *[many] wybierają
} z wierzchnich kart swojej talii.
wait-main = { $seat } { $seat-verb ->
    [one] rozgrywa
   *[many] rozgrywają
} fazę główną.
wait-demand = { $seat } { $seat-verb ->
    [one] wybiera
   *[many] wybierają
}.
wait-choose = { $seat } { $seat-verb ->
    [one] wybiera
   *[many] wybierają
} kartę.
wait-row = { $seat } tajnie { $seat-verb ->
    [one] wybiera
   *[many] wybierają
} wiersz, który { $seat-verb ->
    [one] chce
   *[many] chcą
} poznać.
wait-steal-row = { $seat } tajnie { $seat-verb ->
    [one] wybiera
   *[many] wybierają
} wiersz, który { $other-verb ->
    [one] zna
   *[many] znają
} { $other }.
wait-may = { $seat } { $seat-verb ->
    [one] decyduje
   *[many] decydują
}, czy skorzystać z tego, na co pozwala karta.
wait-change = { $seat } { $seat-verb ->
    [one] może
   *[many] mogą
} zamieniać PS na PM.
wait-share = { $seat } { $seat-verb ->
    [one] chce
   *[many] chcą
} zagrać kartę { $card } i { $seat-verb ->
    [one] dzieli
   *[many] dzielą
} jej cenę.
wait-consent = { $seat } { $seat-verb ->
    [one] decyduje
   *[many] decydują
}, czy karta { $card } zostanie zagrana.
wait-take-card = { $seat } { $seat-verb ->
    [one] wybiera
   *[many] wybierają
} kartę z ręki { $other-gen }.
wait-own-discard = { $seat } { $seat-verb ->
    [one] odrzuca
   *[many] odrzucają
} kartę.
wait-discard = { $seat } { $seat-verb ->
    [one] ma
   *[many] mają
} na ręce za dużo kart i { $seat-verb ->
    [one] odrzuca
   *[many] odrzucają
}.
wait-square = { $seat } { $seat-verb ->
    [one] podaje
   *[many] podają
} kwadrat mapy.
wait-ally = { $seat } { $seat-verb ->
    [one] rozważa
   *[many] rozważają
} współpracę z { $other-ins }.
wait-part = { $other } { $other-verb ->
    [one] zrywa
   *[many] zrywają
} współpracę, { $seat } { $seat-verb ->
    [one] odpowiada
   *[many] odpowiadają
}.
wait-sacrifice = { $seat } { $seat-verb ->
    [one] wybiera
   *[many] wybierają
}, co poświęcić.
wait-search = { $seat } { $seat-verb ->
    [one] przeszukuje
   *[many] przeszukują
} swoją talię.
wait-chance = Decyduje los.
wait-cards = Dobiera się z papierowej talii: organizator wpisuje, która karta przyszła.
wait-desk = Głos ma organizator, potem gra toczy się dalej.
wait-desk-bets = Wszyscy zdecydowali już o jokerze. Zakłady można zmienić, dopóki organizator nie rozpocznie gry cząstkowej.
wait-results = O dzisiejszej grze cząstkowej decydują kości.
wait-by-hand = Trwa gra cząstkowa: organizator wpisze, kto zajął które miejsce.

over-yours = Wygrywasz, masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}!
over-won = { $seats-verb ->
    [one] Wygrywa
   *[many] Wygrywają
} { $seats }, wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
over-shared = Zwycięstwem dzielą się { $seats }, każda drużyna ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.

now-bet = postawienie jokera albo zachowanie go
now-swap = zachowanie kart na ręce albo ich wymiana
now-waive = powrót szpiega albo rezygnacja
now-order = miejsce w kolejności tur
now-refresh = zamiana PS na PM albo jej koniec
now-untire = szpieg do odświeżenia
now-draw = talia, z której się dobiera
now-join = wspólne dobieranie albo nie
now-sift = jedna z oglądanych kart
now-main = faza główna
now-demand = to, czego wymaga karta, albo jej cel
now-choose = wybór karty
now-row = wiersz obrazu
now-steal-row = wiersz, który zna inna drużyna
now-may = tak albo nie
now-change = zamiana PS na PM albo jej koniec
now-share = kto ile zapłaci
now-consent = zgoda na wspólną kartę albo odmowa
now-take-card = karta z cudzej ręki
now-own-discard = karta do odrzucenia
now-discard = karta do odrzucenia
now-square = kwadrat mapy
now-ally = współpraca albo odmowa
now-part = zgoda na zerwanie współpracy albo jej brak
now-sacrifice = permanent do poświęcenia
now-search = karta z twojej talii

do-keep = Zachowaj te karty
do-swap = Wymień, o kartę mniej
do-swap-free = Wymień za darmo
do-no-bet = Zostaw jokera
do-position = Miejsce { $number }
do-convert = { $sb } PS → 1 PM
do-end-refresh = Dalej
do-end-main = Zakończ fazę główną
do-end-change = Wystarczy
do-time-up = Czas minął
do-sure = Tak, na pewno
do-sure-square = Tak, podaję ten kwadrat
do-draw = Ze swojej talii
do-draw-with = Z { $partners-ins }: { $sb } PS
do-enough-demand = Wystarczy
do-enough-choose = Wystarczy
do-enough-sift = Nic więcej
do-enough-search = Wystarczy
do-special = Zdolność specjalna: { $card }
do-ally = Zaproponuj współpracę
do-break = Zakończ współpracę
do-agree-waive = Weź z powrotem
do-refuse-waive = Zrezygnuj
do-agree-join = Dobierz wspólnie
do-refuse-join = Dobieraj osobno
do-agree-consent = Zagraj
do-refuse-consent = Nie graj
do-agree-may = Tak
do-refuse-may = Nie
do-agree-ally = Współpracuj
do-refuse-ally = Odmów
do-agree-part = Zgódź się i zapłać
do-refuse-part = Nie zgadzaj się
do-share = { $number } PS
do-option = Możliwość { $number }
do-guess = Podaj kwadrat
