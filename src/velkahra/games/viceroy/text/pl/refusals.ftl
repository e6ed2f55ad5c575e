# Why not: what was wrong and what would be right. The page adds the rule.

refusal-VC-FLOW-03-nobody = Takiego miejsca przy tym stole nie ma.
refusal-VC-FLOW-03-unknown = Takiej akcji ta gra nie zna.
refusal-VC-FLOW-03-dealer = Trwa losowanie kart lub klejnotów. Zaczekaj na wynik.
refusal-VC-FLOW-03-chosen = Twój wybór już zapadł. Zaczekaj, aż wybiorą inni; wtedy wszystko zostanie odkryte.
refusal-VC-FLOW-03-apart = Nie bierzesz udziału w tym wyborze. Zaczekaj na tych, którzy wybierają.
refusal-VC-FLOW-03-other = Teraz chodzi o coś innego: { $now }.
refusal-VC-FLOW-03-no-chance = Teraz decyduje gracz, nie los.
refusal-VC-FLOW-03-pick = To jeszcze nie jest wybór. Co można wybrać, jest zaznaczone.
refusal-VC-FLOW-03-turn = Teraz decyduje { $actor }. Zaczekaj, aż decyzja zapadnie.
refusal-VC-END-01-over = Gra się skończyła: nic więcej nie można zagrać.
refusal-VC-ORDER-01 = Wcześniej działa { $actor }: najniższy numer ma pierwszeństwo. Zaczekaj na swoją kolej.
refusal-VC-ORDER-03 = Wcześniej buduje { $actor }: karta o najniższym numerze ma pierwszeństwo. Zaczekaj na swoją kolej.
refusal-VC-LIMIT-01-outcome = Tego nie można wylosować: nie ma tego w talii ani w pudełku.
refusal-VC-SETUP-06-not-in-hand = Nie masz na ręce karty { $card }. Zacznij od jednej z dwóch rozdanych postaci.

refusal-VC-AUCTION-05 = Licytujesz { $colour } klejnot: weź jedną z dwóch kart tego koloru.
refusal-VC-AUCTION-11-no-card = W ofercie nie ma żadnej { $colour-femgen } karty. Licytuj kolor, który ma kartę, albo spasuj.
refusal-VC-AUCTION-11-no-gem = Nie masz { $colour-gen } klejnotu. Licytuj kolor, który masz, albo spasuj.
refusal-VC-AUCTION-11-empty = To miejsce (kolor { $colour }) jest puste. Wybierz miejsce z kartą.
refusal-VC-AUCTION-15 = Nie masz za zasłonką żetonu ataku. Licytuj klejnot albo spasuj.
refusal-VC-EDGE-10 = Oferta jest pusta, więc żeton ataku nic by nie dał. Spasuj.
refusal-VC-PASS-04 = Tych klejnotów w puli nie ma. Weź kolory, które tam są.
refusal-VC-LIMIT-02 = Tych klejnotów w puli nie ma. Weź kolory, które tam są.
refusal-VC-EDGE-12 = Wybrano { $count ->
    [one] 1 klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}. Weź ich { $more ->
    [0] dokładnie { $due }
   *[other] co najmniej { $least } i najwyżej { $due }
}, w dowolnych kolorach.
refusal-VC-REWARD-01 = Wybrano { $count ->
    [one] 1 klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}. Weź ich dokładnie { $due }, w dowolnych kolorach.
refusal-VC-VIRTUAL-05 = Licytuje też wirtualny przeciwnik: weź górną kartę albo licytuj dalej.

refusal-VC-BUILD-01-not-in-hand = Nie masz na ręce karty { $card }. Wybierz kartę, którą trzymasz, albo spasuj.
refusal-VC-BUILD-05 = Na poziomie 1 kartę kładzie się na lewym lub prawym końcu rzędu.
refusal-VC-BUILD-06 = Na poziomie { $level } karta leży nad dwiema sąsiednimi o poziom niżej. Tu takich nie ma.
refusal-VC-BUILD-09 = Na poziomie { $level } karta { $card } nawet ze zniżką za wieczne klejnoty kosztuje { $price ->
    [one] { $price } { $colour } klejnot
    [few] { $price } { $colour-plural } klejnoty
   *[other] { $price } { $colour-plgen } klejnotów
}, { $have ->
    [0] a nie masz żadnego
   *[other] a masz { $have }
}.
refusal-VC-BUILD-12 = Tego prawa nie można położyć na poziomie { $level }. Miejsce praw to poziomy od 1 do 4.
refusal-VC-BUILD-12-free = Prawa nic nie kosztują, więc nie używa się do nich wiecznego klejnotu. Wybierz miejsce.
refusal-VC-PYR-05-occupied = Tam już leży karta, a kart piramidy się nie przesuwa. Wybierz wolne miejsce.
refusal-VC-PYR-07-not-in-hand = Nie masz na ręce karty { $card }. Wsuń kartę, którą trzymasz, albo zakończ.
refusal-VC-PYR-09-bottom = Karta { $card } nie jest wolna. Na poziomie 1 wolna jest tylko skrajna karta rzędu, i to gdy nic nad nią nie leży i nic pod nią nie wsunięto.
refusal-VC-PYR-09 = Karta { $card } nie jest wolna. Wolna karta leży na końcu rzędu lub na najwyższym poziomie i niczego nie ma nad nią ani pod nią.

refusal-VC-EDGE-20 = Na tę kartę nie poszedłby żaden wieczny klejnot ({ $colour }), nie ma więc czego pominąć.
refusal-VC-EDGE-25-mine = Karty { $card } nie ma w twojej piramidzie. Wybierz żeton na jednej ze swoich kart.
refusal-VC-EDGE-25-theirs = Karty { $card } nie ma w piramidzie żadnego innego gracza. Wybierz żeton na cudzej karcie.
refusal-VC-EDGE-25-no-token = Na karcie { $card } nie ma takiego żetonu ({ $token }). Wybierz żeton, który tam leży.
refusal-VC-EDGE-26-no-character = Prawo { $card } wsuwa się pod postać, a w twojej piramidzie żadnej nie ma.
refusal-VC-EDGE-26-elsewhere = Karty { $card } nie ma w twojej piramidzie. Wybierz postać, która tam jest.
refusal-VC-EDGE-28 = Karty { $card } nie można tu wsunąć. Wybierz inną kartę, która leży w twojej piramidzie.
refusal-VC-EDGE-31-no-card = Prawo { $card } zajmuje miejsce innej karty, a żadna twoja nie leży na poziomie, na którym mogłoby się znaleźć.
refusal-VC-EDGE-31-free-place = Prawo { $card } zajmuje miejsce jednej z twoich kart. To miejsce jest puste.
refusal-VC-EDGE-32-taken = Karta { $card } nie jest kartą wziętą przed chwilą. Wsuń kartę dopiero co wziętą albo zatrzymaj wszystkie.
refusal-VC-EDGE-32-not-in-hand = Nie masz na ręce karty { $card }. Odłóż prawo, które trzymasz.
refusal-VC-FLOW-05-price = Wybrano { $count ->
    [one] 1 klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}. Wymiana kosztuje dokładnie { $due }.
refusal-VC-FLOW-05-gems = Nie masz tych klejnotów. Zapłać klejnotami zza swojej zasłonki.
refusal-VC-EDGE-56 = Wybrano { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}. { $least ->
    [0] Odłożyć można najwyżej { $most }.
   *[other] Odłożyć trzeba dokładnie { $most }.
}
refusal-VC-EDGE-56-gems = Nie masz tych klejnotów. Odłóż klejnoty zza swojej zasłonki.

refusal-VC-END-03 = Karta { $card } nie domyka żadnego twojego kręgu. Wybierz kartę na poziomie 2 lub wyższym w swojej piramidzie.
refusal-VC-EDGE-50 = Krąg karty { $card } jest już przebarwiony. Każdy krąg przebarwia się tylko raz.
refusal-VC-END-04-already = Krąg karty { $card } jest już cały { $colour }. Wybierz inny kolor albo inny krąg.
refusal-VC-EDGE-35 = Przebarwienie kręgu karty { $card } na { $colour } kosztuje { $need ->
    [one] 1 taki klejnot
    [few] { $need } takie klejnoty
   *[other] { $need } takich klejnotów
}, { $have ->
    [0] a nie masz żadnego
   *[other] a masz { $have }
}.
