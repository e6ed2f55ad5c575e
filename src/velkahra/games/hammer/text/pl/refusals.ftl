# Why not: what was wrong and what would be right. The page adds the rule. The text does not name a
# card that may be hidden from the asking seat.

refusal-HM-ROUND-02-nobody = Nie ma takiej drużyny w tej grze.
refusal-HM-ROUND-02-unknown = Nie ma takiej akcji w tej grze.
refusal-HM-ROUND-02-dealer = Najpierw kolej na los albo organizatora. Chwilę poczekaj.
refusal-HM-ROUND-02-no-chance = Teraz decyduje drużyna, nie los.
refusal-HM-ROUND-02-other = Teraz chodzi o coś innego: { $now }.
refusal-HM-ROUND-02-pick = To jeszcze nie jest wybór. Co możesz wybrać, jest zaznaczone.
refusal-HM-SCORE-03 = Gra się skończyła, nic więcej nie można zrobić.
refusal-HM-ORDER-03 = Teraz { $seat-verb ->
    [one] decyduje
   *[many] decydują
} { $seat }. Poczekaj na swoją kolej.
refusal-HM-ORDER-02 = Miejsce { $place } nie jest wolne. Wybierz inne miejsce w kolejności.
refusal-HM-JOKER-01 = Twój joker jest już zużyty: na całą grę jest jeden.
refusal-HM-JOKER-02 = To mocarstwo nie gra. Postaw na którąś drużynę tej gry.
refusal-HM-EDGE-JOKER-03 = Decyzja o jokerze na tę grę cząstkową już zapadła. Poczekaj na pozostałych.
refusal-HM-EDGE-RANK-01 = Te drużyny nie mogą być teraz następne. Wpisz te, które grają w tej grze i nie mają jeszcze miejsca.
refusal-HM-EDGE-ORG-01 = Tego organizator nie może teraz wpisać: nie zgadza się to z drużynami albo ze stanem gry.
refusal-HM-EDGE-ORG-02 = Taki wynik losowania nie jest tu możliwy.
refusal-HM-SETUP-05 = Za darmo wymienisz karty tylko wtedy, gdy nie masz na ręce szpiega, a w talii jakiś jest. Wymień je na nowe, o jedną mniej, albo zachowaj.
refusal-HM-SETUP-07-chosen = Decyzja o twoich pierwszych kartach już zapadła. Poczekaj na pozostałych.
refusal-HM-EDGE-SETUP-02 = Jedynej karty nie można już wymienić. Zachowaj ją.

refusal-HM-BM-02 = { $short ->
    [1] Jeden PM kosztuje tu { $need } PS, { $have ->
        [0] a nie masz żadnego
       *[other] a masz { $have }
    }. Kontynuuj turę.
   *[other] Coś w grze nie pozwala ci teraz zamieniać PS na PM. Kontynuuj turę.
}
refusal-HM-COOP-04 = { $group } nie mogą teraz dobrać wspólnej karty: talia jest pusta, ktoś z nich nie ma dość PS, już dobierał albo odmówił. Dobierz ze swojej.
refusal-HM-COOP-18-draw = Ze wspólnej talii { $group-gen } można dobierać tylko wtedy, gdy te drużyny współpracują każda z każdą, a twoja jest jedną z nich. Dobieraj z partnerami albo ze swojej.
refusal-HM-DISCARD-01 = Nie masz tej karty na ręce. Wybierz którąś ze swoich.
refusal-HM-CHAR-03 = Twoja mocna albo słaba strona liczy tylko własne karty, a tych masz za dużo. Odrzuć jedną ze swoich kart.

refusal-HM-MAIN-01 = Nie masz tej karty na ręce. Zagraj którąś ze swoich.
refusal-HM-MAIN-02-sb = Karta { $card } kosztuje teraz { $need } PS, { $have ->
    [0] a nie masz żadnego
   *[other] a masz { $have }
}.
refusal-HM-MAIN-02-bm = Karta { $card } kosztuje { $need } PM, { $have ->
    [0] a nie masz żadnego
   *[other] a masz { $have }
}. PM powstają z PS na początku tury.
refusal-HM-MAIN-02-condition = Warunek karty { $card } nie jest jeszcze spełniony. Sprawdź, czego wymaga.
refusal-HM-GOLD-01-play = Coś w grze nie pozwala ci teraz zagrać karty { $card }.
refusal-HM-GOLD-01-room = Nie możesz mieć w grze kolejnej karty takiej jak { $card }. Najpierw zrób dla niej miejsce.
refusal-HM-GOLD-01-use = Coś w grze nie pozwala ci teraz użyć karty { $card }.
refusal-HM-GOLD-01-uses = W tej turze nie możesz już użyć zdolności szpiega, więc i karty { $card }.
refusal-HM-GOLD-01-info = Coś w grze nie pozwala ci teraz zdobywać informacji.
refusal-HM-ACT-02 = To nie jest zdolność karty, którą masz w grze. Użyj którejś ze swoich.
refusal-HM-ACT-03-tired = Karta { $card } jest zmęczona, a ta zdolność ma symbol zmęczenia. Poczekaj, aż się odświeży.
refusal-HM-ACT-03-sb = Ta zdolność karty { $card } kosztuje { $need } PS, { $have ->
    [0] a nie masz żadnego
   *[other] a masz { $have }
}.
refusal-HM-ACT-03-bm = Ta zdolność karty { $card } kosztuje { $need } PM, { $have ->
    [0] a nie masz żadnego
   *[other] a masz { $have }
}.
refusal-HM-ACT-03-cards = Za tę zdolność karty { $card } odrzuca się { $need ->
    [one] { $need } kartę
    [few] { $need } karty
   *[other] { $need } kart
}, { $have ->
    [0] a nie masz na ręce żadnej
   *[other] a masz na ręce { $have }
}.
refusal-HM-ACT-04 = Zdolność karty { $card } jest już użyta tyle razy, na ile karta pozwala. Użyjesz jej znowu później, jeśli karta tak mówi.
refusal-HM-ABILITY-02 = Twoja zdolność specjalna jest już zużyta: działa raz w całej grze.
refusal-HM-EDGE-INFO-02 = Wszystkie wiersze już znasz albo zaraz poznasz. Nic więcej nie da się zdobyć.
refusal-HM-EDGE-FIND-02 = Nie możesz teraz podać kwadratu: każda drużyna ma jeden typ na rundę, dopóki T. H. nie jest znaleziony, i tylko wtedy, gdy szuka się go przez podawanie kwadratów.
refusal-HM-EDGE-FIND-02-pause = Twój ostatni typ był błędny: następny możesz podać w rundzie { $round }.
refusal-HM-EDGE-FIND-02-once = Przy tym stole każda drużyna ma jeden typ na całą grę, a twój już padł.

refusal-HM-COOP-01 = Nie możesz zaproponować współpracy { $power-dat }: tylko innej drużynie z tej gry, raz na turę i jeśli jeszcze razem nie współpracujecie.
refusal-HM-COOP-14 = Nie możesz zakończyć współpracy z { $power-ins }: nie ma jej albo jej koniec jest już ogłoszony.
refusal-HM-COOP-02 = To szkodziłoby twojemu partnerowi. Wybierz coś, co nie szkodzi, albo najpierw zakończ współpracę.
refusal-HM-COOP-12 = Kartę { $card } { $other-verb ->
    [one] zagrywa
   *[many] zagrywają
} { $other }, później w kolejności tej rundy. Poczekaj na tę turę.
refusal-HM-COOP-22 = Kartę { $card } { $other-verb ->
    [one] zagrywa
   *[many] zagrywają
} { $other }: w kolejności tej rundy to ostatnia z jej drużyn. Poczekaj na tę turę.
refusal-HM-COOP-18 = Karta { $card } wymaga współpracy wszystkich swoich drużyn: { $home }. Najpierw się z nimi umów.
refusal-HM-COOP-13-sb = Karta { $card } kosztuje { $need } PS, { $have ->
    [0] a nie macie razem żadnego
   *[other] a razem macie { $have }
}.
refusal-HM-COOP-13-bm = { $own ->
    [1] Płacisz za kartę { $card } { $need } PM, { $have ->
        [0] a nie masz żadnego
       *[other] a masz { $have }
    }.
   *[other] { $other } { $other-verb ->
        [one] płaci
       *[many] płacą
    } za kartę { $card } { $need } PM, a { $have ->
        [0] { $other-verb ->
            [one] nie ma
           *[many] nie mają
        } żadnego
       *[other] { $other-verb ->
            [one] ma
           *[many] mają
        } { $have }
    }.
}
refusal-HM-COOP-13-share = Tak PS podzielić nie można: trzeba zapłacić wszystkie (razem { $need }), a nikt nie da więcej, niż ma. Dla { $seat-gen } wybierz inny udział.
refusal-HM-EDGE-COOP-09 = Któryś z partnerów nie zgodził się w tej turze na kartę { $card }. Spróbuj znów w innej rundzie.

refusal-HM-TARGET-01 = Ta karta nie może tu być celem. Te, które mogą, są zaznaczone.
refusal-HM-TARGET-02 = Nie ma teraz na to celu. Zachowaj to na później.
refusal-HM-TARGET-02-option = Ta możliwość nie ma na co działać. Wybierz inną.
refusal-HM-EDGE-TARGET-01 = Nie wszystkie cele są już wybrane. Wybieraj dalej.
refusal-HM-EDGE-TARGET-01-choose = Tego nie można pominąć: wybierz którąś z zaznaczonych kart.
refusal-HM-EDGE-TARGET-02 = Tej karty nie można tu wybrać. Te, które można, są zaznaczone.
refusal-HM-EDGE-TARGET-03 = Nie można tu wybrać { $power-gen }. Wybierz którąś z zaznaczonych drużyn.
refusal-HM-INFO-03 = Nie ma wiersza { $row }: obraz ma ich { $most }.
refusal-HM-INFO-05 = Ta drużyna nie zna wiersza { $row }. Wybierz wiersz, który zna.
refusal-HM-EDGE-INFO-02-row = Wiersz { $row } już znasz albo zaraz poznasz. Wybierz inny.
refusal-HM-EDGE-FIND-01 = Tego kwadratu nie ma na mapie. Wybierz taki, który jest.
