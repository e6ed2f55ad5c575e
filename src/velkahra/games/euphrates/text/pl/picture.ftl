# Words on the page of the game and in its standalone picture

picture-title = Eufrat i Tygrys
picture-board = Plansza gry Eufrat i Tygrys
picture-leader = { $office } ({ $dynasty })
picture-leader-on = { $leader }, { $space }, siła { $strength }, sąsiednie świątynie: { $temples }
picture-leader-off = { $leader }, poza planszą
picture-leader-rival = { $leader }; jego wojna może być pierwsza
picture-land = ląd
picture-river = rzeka
picture-empty = puste
picture-face-down = { $tile }, płytka zakryta
picture-burnt = katastrofa
picture-union = płytka połączenia
picture-treasure = skarb
picture-corner-treasure = skarb narożny (zabierany najpierw)
picture-star = gwiazda
picture-corner-star = gwiazda w ramce
picture-kingdom = królestwo: { $leaders }
picture-monument-at = { $monument } na polu { $space }
picture-last = ostatnia akcja: { $spaces }
picture-fight = { $kind ->
    [revolt] Bunt
   *[war] Wojna
}: { $attacker } atakuje z siłą { $attack }, { $defender } broni się z siłą { $defence }
picture-turn = Tura: { $dynasty }

picture-players = Gracze
picture-you = ty
picture-on-turn = teraz gra
picture-actions-left = { $count ->
    [0] brak dalszych akcji
    [one] pozostała { $count } akcja
    [few] pozostały { $count } akcje
   *[other] pozostało { $count } akcji
}
picture-decides = podejmuje decyzję
picture-in-hand = Płytki na ręce
picture-catastrophes = Płytki katastrof
picture-treasures = Skarby
picture-points = Punkty
picture-hidden = ukryte
picture-off-board = Poza planszą
picture-behind = Za zasłonką
picture-put-away = Odłożone przy wymianach

picture-hand = Twoje płytki
picture-hand-tile = { $tile }, płytka { $number } na twojej ręce
picture-catastrophe-token = Katastrofa { $count }/2

picture-bag = Płytki w woreczku
picture-treasures-left = Skarby na planszy
picture-monuments = Monumenty
picture-built = zbudowany: { $space }
picture-free = wolny

picture-conflict = Konflikt
picture-revolt = Bunt
picture-war = Wojna
picture-attacker = Atakujący
picture-defender = Obrońca
picture-with-temples = { $count ->
    [one] { $count } świątynia obok przywódcy
    [few] { $count } świątynie obok przywódcy
   *[other] { $count } świątyń obok przywódcy
}
picture-with-supporters = { $count ->
    [one] { $count } zwolennik na planszy
    [few] { $count } zwolenników na planszy
   *[other] { $count } zwolenników na planszy
}
picture-added = Dołożono z ręki: { $count }
picture-open = jeszcze nic nie dołożono
picture-what-counts = { $kind ->
    [revolt] Z ręki liczą się świątynie.
   *[war] Z ręki liczą się płytki tego rodzaju: { $tile }
}

picture-do-end = Zakończ turę
picture-do-swap = Wymień płytki
picture-do-withdraw = Zdejmij z planszy
picture-do-decline = Bez monumentu
picture-do-none = Nic nie dokładaj
picture-do-war = Wojna: { $office }
picture-choices = Twoje możliwości

picture-score = Klasyfikacja końcowa
picture-place = Miejsce
picture-dynasty = Dynastia
picture-weakest = Najsłabszy kolor każdej dynastii jest podkreślony.
picture-assigned = W nawiasach: punkty i, po plusie, skarby; każdy trafia do najsłabszego koloru.
picture-tie-break = Wygrywa ten, czyj najsłabszy kolor ma najwięcej punktów. Przy remisie decyduje drugi najsłabszy, potem trzeci, na końcu najsilniejszy; gracze równi we wszystkich czterech dzielą miejsce.
picture-until-end = koniec przy 2

picture-sign-temple = Świątynia, czerwona: obok niej stoją przywódcy. Świątynie rozstrzygają bunty.
picture-sign-farm = Farma, niebieska: kładzie się ją tylko na rzece.
picture-sign-market = Targ, zielony.
picture-sign-settlement = Osada, czarna.
picture-sign-leader = Przywódca: kształt i mały znak mówią, w jakim kolorze punktuje, duży znak – czyj jest.
picture-sign-dynasty = Dynastia: znak gracza.
picture-sign-back = Odwrócona płytka pod monumentem: nadal łączy królestwo, nic więcej już nie znaczy.
picture-sign-catastrophe = Katastrofa: tego pola nie można już użyć.
picture-sign-union = Płytka połączenia: przykrywa płytkę, która połączyła dwa królestwa.
picture-sign-monument = Monument: na końcu tury punkt za każdego przywódcę w jednym z jego dwóch kolorów.
picture-sign-treasure = Skarb: gdy królestwo ma ich kilka, bierze je właściciel kupca.
picture-sign-corner = Skarb narożny: bierze się go przed innymi.
