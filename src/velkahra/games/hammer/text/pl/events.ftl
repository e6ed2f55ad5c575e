# One line of the log for each kind of event. $owner is the team with the card in play or in hand,
# or all partners of a joint card; `text/events.py` puts $sum together.

event-picture = T. H. ukrywa się na mapie o wymiarach { $size } × { $size }; zaszyfrowany obraz ma { $pieces ->
    [one] { $pieces } wiersz
    [few] { $pieces } wiersze
   *[other] { $pieces } wierszy
}.
event-swapped = { $paid ->
    [1] { $seat } { $seat-verb ->
        [one] wymienia
       *[many] wymieniają
    } karty i { $seat-verb ->
        [one] bierze
       *[many] biorą
    } o kartę mniej: { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[other] { $seat } { $seat-verb ->
        [one] wymienia
       *[many] wymieniają
    } za darmo karty bez szpiega: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
event-round = Zaczyna się runda { $round } z { $rounds }.
event-last-round = Organizator ogłasza, że runda { $round } jest ostatnia.
event-began = Zaczyna się gra cząstkowa rundy { $round }; jokera nie można już postawić.
event-coin = { $purpose ->
    [0] { $won ->
        [1] Moneta sprzyja, { $seat } { $seat-verb ->
            [one] może
           *[many] mogą
        } wtasować do talii szpiega ze stosu odrzuconych.
       *[other] Moneta nie sprzyja: ze stosu odrzuconych nikt nie wraca ({ $seat }).
    }
   *[other] { $won ->
        [1] Moneta sprzyja ({ $seat }).
       *[other] Moneta nie sprzyja ({ $seat }).
    }
}
event-chose-hand = Decyzja o pierwszych kartach zapadła: { $seat }.
event-chose-hand-own = { $choice ->
    [1] { $seat } tajnie { $seat-verb ->
        [one] zachowuje
       *[many] zachowują
    } karty na ręce.
    [2] { $seat } tajnie { $seat-verb ->
        [one] wybiera
       *[many] wybierają
    } wymianę kart na nowe, o jedną mniej.
   *[other] { $seat } tajnie { $seat-verb ->
        [one] wybiera
       *[many] wybierają
    } darmową wymianę kart.
}
event-came-back = { $seat } { $seat-verb ->
    [one] wtasowuje
   *[many] wtasowują
} ze stosu odrzuconych do talii kartę { $card }.
event-waived = { $seat } { $seat-verb ->
    [one] rezygnuje
   *[many] rezygnują
} z karty { $card }, która zostaje na stosie odrzuconych.

event-chose-bet = Decyzja o jokerze zapadła: { $seat }.
event-bet = { $own ->
    [1] { $seat } { $seat-verb ->
        [one] stawia
       *[many] stawiają
    } jokera na własną drużynę, na razie tajnie.
   *[other] { $seat } { $seat-verb ->
        [one] stawia
       *[many] stawiają
    } jokera na { $other-acc }, na razie tajnie.
}
event-no-bet = { $seat } { $seat-verb ->
    [one] zostawia
   *[many] zostawiają
} jokera na później.
event-called-off = Gra cząstkowa { $round }. rundy zostaje odwołana: nikt nic za nią nie dostaje, a postawione jokery wracają.
event-placed = { $how ->
    [0] { $seat } { $seat-verb ->
        [one] zajmuje
       *[many] zajmują
    } w grze cząstkowej miejsce { $place }.
    [1] { $seat } nie { $seat-verb ->
        [one] bierze
       *[many] biorą
    } udziału w grze cząstkowej, co daje miejsce { $place }.
   *[other] { $seat } nic za grę cząstkową nie { $seat-verb ->
        [one] dostaje
       *[many] dostają
    }: tak postanawia organizator.
}
event-joker = { $own ->
    [1] { $seat }: joker postawiony na własną drużynę daje { $sb } PS.
   *[other] { $seat }: joker postawiony na { $other-acc } daje { $sb } PS.
}
event-income = { $seat } { $seat-verb ->
    [one] zdobywa
   *[many] zdobywają
} za grę cząstkową { $sb } PS i { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
event-corrected = Organizator poprawia wynik { $seat-gen }: { $points } PS i tyle samo punktów.
event-position = { $seat } { $seat-verb ->
    [one] wybiera
   *[many] wybierają
} w kolejności tur miejsce { $place }.

event-turn = { $seat } { $seat-verb ->
    [one] zaczyna
   *[many] zaczynają
} swoją turę.
event-time-up = Czas minął, { $seat } { $seat-verb ->
    [one] zrobi
   *[many] zrobią
} już tylko to, co zrobić trzeba.
event-converted = { $seat } { $seat-verb ->
    [one] zamienia
   *[many] zamieniają
} { $sb } PS na { $bm } PM.
event-refreshed = { $seat } { $seat-verb ->
    [one] odświeża
   *[many] odświeżają
} { $count ->
    [one] { $count } szpiega
    [few] { $count } szpiegów
   *[other] { $count } szpiegów
}.
event-untired = Karta { $card } jest odświeżona.
event-drew = { $seat } { $seat-verb ->
    [one] dobiera
   *[many] dobierają
} kartę.
event-drew-card = { $seat } { $seat-verb ->
    [one] dobiera
   *[many] dobierają
} kartę { $card }.
event-offered-draw = { $seat } { $seat-verb ->
    [one] proponuje
   *[many] proponują
} { $partners-dat } wspólne dobieranie.
event-joined = { $seat } { $seat-verb ->
    [one] zgadza
   *[many] zgadzają
} się na wspólne dobieranie z { $partners-ins }.
event-stayed-out = { $seat } nie { $seat-verb ->
    [one] chce
   *[many] chcą
} dobierać wspólnie z { $partners-ins }.
event-joint-drawn = { $seats } { $seats-verb ->
    [one] dobiera
   *[many] dobierają
} wspólną kartę.
event-drew-joint = { $seats } { $seats-verb ->
    [one] dobiera
   *[many] dobierają
} wspólną kartę { $card }.
event-ran-dry = Talia się skończyła ({ $seat }): karty z gry i z ręki idą na stos odrzuconych, a on staje się nową talią.

event-played = { $seat } { $seat-verb ->
    [one] zagrywa
   *[many] zagrywają
} kartę { $card }.
event-used = { $abilities ->
    [1] { $seat } { $seat-verb ->
        [one] używa
       *[many] używają
    } karty { $card }.
   *[other] { $seat } { $seat-verb ->
        [one] używa
       *[many] używają
    } zdolności { $number } karty { $card }.
}
event-special = { $seat } { $seat-verb ->
    [one] używa
   *[many] używają
} zdolności specjalnej: { $ability }.
event-trigger = Zaczyna działać { $source } ({ $seat }).
event-manual = Karta { $card } ({ $seat }): to, co mówi, wykona organizator.
event-proposed = { $seat } { $seat-verb ->
    [one] chce
   *[many] chcą
} zagrać wspólną kartę { $card }. Propozycja dla { $partners-gen }.
event-consented = { $seat } { $seat-verb ->
    [one] zgadza
   *[many] zgadzają
} się na kartę { $card }, którą { $other-verb ->
    [one] zagra
   *[many] zagrają
} { $other }.
event-declined = { $seat } nie { $seat-verb ->
    [one] zgadza
   *[many] zgadzają
} się na kartę { $card }, którą { $other-verb ->
    [one] proponuje
   *[many] proponują
} { $other }.
event-entered = { $tired ->
    [0] Do gry wchodzi karta { $card } ({ $owner }).
   *[other] Do gry wchodzi zmęczona karta { $card } ({ $owner }).
}
event-destroyed = { $kind ->
    [spy] Karta { $card } ({ $owner }) zostaje zdemaskowana.
   *[other] Karta { $card } ({ $owner }) zostaje zniszczona.
}
event-sacrificed = Karta { $card } ({ $owner }) zostaje poświęcona.
event-saved = Karta { $card } jest ocalona: { $how ->
    [0] nic się z nią nie dzieje.
    [1] wraca na rękę.
   *[other] tylko się męczy.
}
event-returned = { $joint ->
    [0] Karta { $card } wraca na rękę ({ $home }).
   *[other] Karta { $card } wraca na ręce partnerów ({ $home }).
}
event-tired = Karta { $card } jest zmęczona.
event-detained = Karta { $card } jest zatrzymana: w następnej fazie odnowienia się nie odświeży.
event-took = { $seat } { $seat-verb ->
    [one] przejmuje
   *[many] przejmują
} kartę { $card }.
event-discarded = { $joint ->
    [0] { $seat } { $seat-verb ->
        [one] odrzuca
       *[many] odrzucają
    } kartę { $card }.
   *[other] Wspólna karta { $card } zostaje odrzucona z rąk wszystkich partnerów ({ $home }).
}
event-milled = Z talii na stos odrzuconych idzie karta { $card } ({ $seat }).
event-recovered = { $to ->
    [0] { $seat } { $seat-verb ->
        [one] bierze
       *[many] biorą
    } ze stosu odrzuconych na rękę kartę { $card }.
    [1] { $seat } { $seat-verb ->
        [one] wtasowuje
       *[many] wtasowują
    } ze stosu odrzuconych do talii kartę { $card }.
   *[other] { $seat } { $seat-verb ->
        [one] kładzie
       *[many] kładą
    } ze stosu odrzuconych na wierzch talii kartę { $card }.
}
event-searched = { $seat } { $seat-verb ->
    [one] wyjmuje
   *[many] wyjmują
} z talii i { $seat-verb ->
    [one] pokazuje
   *[many] pokazują
} wszystkim kartę { $card }.
event-looked = { $seat } { $seat-verb ->
    [one] ogląda
   *[many] oglądają
} karty na ręce { $other-gen }.
event-saw-card = { $seat } { $seat-verb ->
    [one] widzi
   *[many] widzą
} na ręce { $other-gen } kartę { $card }.
event-saw-top = { $own ->
    [1] { $seat } { $seat-verb ->
        [one] widzi
       *[many] widzą
    } na wierzchu własnej talii kartę { $card }.
   *[other] { $seat } { $seat-verb ->
        [one] widzi
       *[many] widzą
    } na wierzchu talii { $other-gen } kartę { $card }.
}

event-gained = { $seat } { $seat-verb ->
    [one] zyskuje
   *[many] zyskują
} { $sum }.
event-lost = { $seat } { $seat-verb ->
    [one] traci
   *[many] tracą
} { $sum }.
event-stole = { $some ->
    [0] { $seat } nie { $seat-verb ->
        [one] ma
       *[many] mają
    } czego ukraść { $other-dat }.
   *[other] { $seat } { $seat-verb ->
        [one] kradnie
       *[many] kradną
    } { $other-dat } { $sum }.
}
event-forfeited = { $seat } nie { $seat-verb ->
    [one] może
   *[many] mogą
} zatrzymać tylu PS i { $seat-verb ->
    [one] traci
   *[many] tracą
} { $sb } PS.

event-named-secretly = { $seat } tajnie { $seat-verb ->
    [one] pyta
   *[many] pytają
} o wiersz obrazu.
event-named = { $seat } tajnie { $seat-verb ->
    [one] pyta
   *[many] pytają
} o wiersz { $row }.
event-informed = { $seat } { $seat-verb ->
    [one] dostaje
   *[many] dostają
} { $count ->
    [one] { $count } informację
    [few] { $count } informacje
   *[other] { $count } informacji
}.
event-learnt = { $seat } { $seat-verb ->
    [one] poznaje
   *[many] poznają
} wiersz { $row }. Ciemne znaki: { $first }, { $second }.
event-stole-info = { $seat } { $seat-verb ->
    [one] kradnie
   *[many] kradną
} { $other-dat } informację.
event-peeked = { $seat } { $seat-verb ->
    [one] sprawdza
   *[many] sprawdzają
}, które wiersze { $other-verb ->
    [one] zna
   *[many] znają
} { $other }.
event-saw-row = { $seat } { $seat-verb ->
    [one] widzi
   *[many] widzą
}, że { $other } { $other-verb ->
    [one] zna
   *[many] znają
} wiersz { $row }.
event-leaked-other = Przez pomyłkę { $seat } { $seat-verb ->
    [one] dostaje
   *[many] dostają
} karteczkę z informacją i { $seat-verb ->
    [one] może
   *[many] mogą
} ją zachować.
event-leaked = Przez pomyłkę { $seat } { $seat-verb ->
    [one] dostaje
   *[many] dostają
} karteczkę i { $seat-verb ->
    [one] może
   *[many] mogą
} ją zachować. Ciemne znaki w wierszu { $row }: { $first }, { $second }.
event-guessed = { $seat } { $seat-verb ->
    [one] podaje
   *[many] podają
} kwadrat. Z końcem tury okaże się, czy to ten.
event-guessed-own = { $seat } { $seat-verb ->
    [one] podaje
   *[many] podają
} kwadrat { $square }. Z końcem tury okaże się, czy to ten.
event-guess-wrong = { $seat } { $seat-verb ->
    [one] podaje
   *[many] podają
} błędny kwadrat.
event-guess-wrong-own = { $seat } { $seat-verb ->
    [one] podaje
   *[many] podają
} kwadrat { $square }, a tam T. H. nie ma.
event-found = { $seat } { $seat-verb ->
    [one] znajduje
   *[many] znajdują
} T. H. w kwadracie { $square } i { $seat-verb ->
    [one] ma
   *[many] mają
} za to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.

event-offered-pact = { $seat } { $seat-verb ->
    [one] proponuje
   *[many] proponują
} { $other-dat } współpracę. Odpowiedź przyjdzie po tej turze.
event-pact = { $seat } i { $other } od tej chwili współpracują.
event-refused-pact = { $seat } { $seat-verb ->
    [one] odmawia
   *[many] odmawiają
} współpracy z { $other-ins }.
event-cancels = { $seat } { $seat-verb ->
    [one] ogłasza
   *[many] ogłaszają
}, że współpraca z { $other-ins } skończy się po tej turze.
event-leaves = { $seat } { $seat-verb ->
    [one] zrywa
   *[many] zrywają
} współpracę z { $other-ins }.
event-parted = { $seat } i { $other } już nie współpracują. Kto za to płaci: { $seats }.
# [nic] is `sum-nothing`
event-penalty = { $sum ->
    [nic] { $seat } nie { $seat-verb ->
        [one] płaci
       *[many] płacą
    } nic za koniec współpracy.
   *[some] { $seat } { $seat-verb ->
        [one] płaci
       *[many] płacą
    } za koniec współpracy { $sum }.
}

event-final = { $won ->
    [1] { $seat } { $seat-verb ->
        [one] zwycięża
       *[many] zwyciężają
    }, wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
   *[other] { $seat } { $seat-verb ->
        [one] kończy
       *[many] kończą
    }, wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
}
event-ended = Koniec gry. { $found ->
    [0] T. H. nie znalazł nikt: ukrywał się w kwadracie { $square }.
   *[other] T. H. ukrywał się w kwadracie { $square }. Kto go znalazł: { $seats }.
}
event-amended = { $what ->
    [0] Organizator poprawia punkty { $seat-gen }: { $by }.
    [1] Organizator poprawia PS { $seat-gen }: { $by }.
   *[other] Organizator poprawia PM { $seat-gen }: { $by }.
}
event-laid = Organizator przenosi kartę { $card } { $place ->
    [0] na rękę { $owner-gen }.
    [1] do talii { $owner-gen }, która zostaje potasowana.
    [2] na stos odrzuconych { $owner-gen }.
   *[other] do gry pod kontrolę { $owner-gen }.
}
event-unfound = Znalezienie było pomyłką: T. H. trzeba szukać dalej, a { $seat } { $seat-verb ->
    [one] oddaje
   *[many] oddają
} punkty: { $points }.
