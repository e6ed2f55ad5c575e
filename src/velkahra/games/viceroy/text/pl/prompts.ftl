# What is asked now (prompt-…), what others do (doing-…), what a refusal says is asked (now-…)

prompt-start = Wybierz, która z twoich dwóch postaci zacznie piramidę. Jest za darmo i daje dolny wiersz; druga zostaje na ręce.
prompt-bid = { $round ->
    [1] Aukcja: wybierz kolor klejnotu do licytacji
   *[other] Aukcja, próba { $round } z 3: wybierz kolor klejnotu do licytacji
}{ $attack ->
    [0] {""}
   *[other] {" "}(albo żeton ataku, który bierze dowolną kartę przed innymi)
} albo spasuj (klejnoty za pas: { $sure ->
    [0] do { $count }, o ile będą w puli
   *[other] { $count }
}).
prompt-name = Ty i { $other } licytujecie { $colour } klejnot, a są dwie karty. Wskaż tę, którą chcesz: jeśli wskażecie różne, każde dostanie swoją.
prompt-card = { $round ->
    [1] Budowa: wybierz kartę, którą położysz
   *[other] Budowa, karta { $round } z 3: wybierz, którą położysz
}, albo spasuj i w tej rundzie już nie buduj.
prompt-take = { $any ->
    [0] Do wyboru masz obie { $colour-plural } karty: weź jedną.
   *[other] Weź dowolną kartę z oferty.
}
prompt-share = Wirtualny przeciwnik też licytuje { $colour } klejnot: weź górną kartę (dolna odejdzie z gry) albo licytuj dalej.
prompt-remove = Klejnot wirtualnego przeciwnika nie pasuje do żadnej karty: wybierz kartę z oferty, która odejdzie z gry.
prompt-gems = { $least ->
    [0] { $count ->
        [one] Jeśli chcesz, weź z puli jeszcze jeden klejnot dowolnego koloru
       *[other] Jeśli chcesz, weź z puli jeszcze do { $count } klejnotów dowolnych kolorów
    }
   *[other] { $count ->
        [one] Weź z puli jeden klejnot dowolnego koloru
        [few] Weź z puli { $count } klejnoty dowolnych kolorów
       *[other] Weź z puli { $count } klejnotów dowolnych kolorów
    }
}{ $more ->
    [0] {""}
    [one] {" "}i jeszcze jeden, jeśli chcesz
   *[other] {" "}i jeszcze do { $more }, jeśli chcesz
}.
prompt-draw = Weź kartę: postać z małej talii czy prawo?
prompt-archive = Wsuń pod swoje prawo kartę, którą właśnie bierzesz, albo zostaw ją na ręce.
prompt-place = Połóż kartę { $card }: wybierz miejsce w swojej piramidzie{ $law ->
    [0] {""}
   *[other] . Prawa nic nie kosztują
}.
prompt-level-5 = Karta { $card } jest na poziomie 5: weź nagrody z wierszy 1, 2 i 3 albo 15 punktów władzy.
prompt-option = { $card }: wybierz jedną z nagród.
prompt-colour = { $card }: wybierz kolor wiecznego klejnotu.
prompt-own-gem = W puli nie ma { $colour-gen } klejnotu na kartę { $card }. Położysz na niej na stałe własny czy obejdziesz się bez niego?
prompt-double = { $card }: wybierz swoją postać, której żetony się podwoją.
prompt-swap = { $card }: wybierz żeton ze swoich kart, który oddasz, albo nie wymieniaj.
prompt-for = { $card }: wybierz żeton z innej piramidy, który za niego chcesz.
prompt-give = Zapłać za wymianę: wybierz { $count ->
    [one] jeden klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
} zza swojej zasłonki.
prompt-return = Odłóż z ręki na wierzch talii { $count ->
    [one] jedno prawo
    [few] { $count } prawa, jedno po drugim
   *[other] { $count } praw, jedno po drugim
}.
prompt-tuck = { $card }: wsuń pod to prawo dowolne karty z ręki, jedną po drugiej; później nic już nie dołożysz.
prompt-free = { $card }: wybierz wolną kartę swojej piramidy, która się pod nie wsunie.
prompt-store = { $least ->
    [0] { $card }: wybierz klejnoty, które odłożysz tu do końca gry, najwyżej { $most }, albo nic nie odkładaj.
   *[other] { $card }: wybierz klejnoty, które odłożysz tu do końca gry, dokładnie { $most }.
}
prompt-recolour = Przebarw kręgi tym, co ci zostało ({ $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}, jeden na każdy segment), albo pozwól programowi zrobić to jak najlepiej.

wait = { $seat } { $what }
doing-take = wybiera kartę z oferty.
doing-share = zastanawia się, czy licytować dalej z wirtualnym przeciwnikiem.
doing-remove = wybiera kartę, która odejdzie z gry.
doing-gems = bierze { $count ->
    [one] 1 klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}{ $more ->
    [0] .
   *[other] {" "}lub więcej.
}
doing-draw = wybiera talię.
doing-archive = zastanawia się, czy wsunąć wziętą kartę.
doing-place = kładzie kartę { $card }.
doing-level-5 = wybiera, co karta { $card } da na poziomie 5.
doing-option = wybiera, co da karta { $card }.
doing-colour = wybiera kolor wiecznego klejnotu na kartę { $card }.
doing-own-gem = może położyć na karcie { $card } własny { $colour } klejnot.
doing-double = wybiera, czyje żetony podwoi karta { $card }.
doing-swap = może wymienić żeton dzięki karcie { $card }.
doing-for = wybiera cudzy żeton dzięki karcie { $card }.
doing-give = płaci za wymianę { $count ->
    [one] 1 klejnot.
    [few] { $count } klejnoty.
   *[other] { $count } klejnotów.
}
doing-return = odkłada prawa na talię.
doing-tuck = wsuwa karty pod kartę { $card }.
doing-free = wybiera wolną kartę, którą wsunie pod kartę { $card }.
doing-store = odkłada klejnoty na kartę { $card }.
doing-recolour = przebarwia kręgi.

# Several seats choose at once, in secret
wait-start = Trwa wybór pierwszych kart. Jeszcze bez wyboru: { $seats }{ $ready }.
wait-bid = Trwa licytacja. Jeszcze bez wyboru: { $seats }{ $ready }.
wait-name = Dwoje licytujących wskazuje po jednej z dwóch { $colour-plgen } kart. Jeszcze bez wyboru: { $seats }{ $ready }.
wait-card = Trwa wybór kart do budowy. Jeszcze bez wyboru: { $seats }{ $ready }.
wait-ready = {""}; wybór dokonany: { $seats }
wait-chosen = Twój wybór: { $choice }. Jeszcze bez wyboru: { $seats }.
choice-pass = pas
choice-bid = { $bid }
choice-name = { $place } karta
choice-card = { $card }

wait-dealer = Trwa rozdawanie kart.
wait-virtual = Wirtualni przeciwnicy losują klejnoty.
over-yours = Zwycięstwo należy do ciebie, masz { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
over-won = Wygrywa { $seat }, ma { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
over-shared = Zwycięstwem dzielą się { $seats }, wynik: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
over-alone = Gra kończy się wynikiem { $total ->
    [one] { $total } punktu
    [few] { $total } punktów
   *[other] { $total } punktów
}. { $reached ->
    [0] Dobry początek to 40: spróbuj następnym razem.
    [1] Dobry początek! Następnym razem spróbuj zdobyć 60.
    [2] Bardzo dobrze! Następnym razem spróbuj zdobyć 80.
   *[other] Mistrzowsko: 80 i więcej zdarza się rzadko.
}

now-back = losowy zwrot klejnotów
now-deal = rozdawanie kart
now-show = uzupełnianie oferty
now-virtual = losowanie klejnotów wirtualnych przeciwników
now-start = wybór pierwszej karty piramidy
now-bid = licytacja albo pas
now-name = wybór jednej z dwóch kart
now-card = wybór karty do budowy albo pas
now-take = wybór karty z oferty
now-share = górna karta albo dalsza licytacja
now-remove = wybór karty, która odejdzie z gry
now-gems = wybór klejnotów z puli
now-draw = wybór talii
now-archive = wsunięcie właśnie wziętej karty albo jej zatrzymanie
now-place = wybór miejsca dla karty
now-level-5 = wiersze 1–3 albo 15 punktów władzy
now-option = wybór nagrody prawa
now-colour = wybór koloru wiecznego klejnotu
now-own-gem = użycie własnego klejnotu albo nie
now-double = wybór postaci, której żetony się podwoją
now-swap = wybór własnego żetonu do wymiany
now-for = wybór cudzego żetonu
now-give = klejnoty za wymianę
now-return = odłożenie prawa na talię
now-tuck = wsuwanie kart z ręki
now-free = wybór wolnej karty
now-store = odkładanie klejnotów
now-recolour = przebarwianie kręgów
