# The chart of `velkahra hammer balance`

balance-title = { $games ->
    [one] { $games } obóz, { $rounds } rund, grały boty
    [few] { $games } obozy, { $rounds } rund, grały boty
   *[other] { $games } obozów, { $rounds } rund, grały boty
}
balance-wins = Udział obozów wygranych przez mocarstwo, z ufnością 95%; w pasie mieści się wyrównany zestaw (12–28%).
balance-cards = Karty, które towarzyszą wygranej lub przegranej: o ile punktów procentowych częściej wygrywa, kto je zagrał.
balance-note = Kto i tak wygrywa, zagrywa więcej kart, więc karta nie musi być przyczyną.
balance-percent = { $value }%
balance-point = ,
balance-first = { $summary }. Najpierw popraw te błędy.
balance-found = T. H. znaleziono w { $share }% obozów, średnio w rundzie { $round }.
balance-never-found = T. H. nie znaleziono w żadnym obozie.
balance-no-card = Przy tylu obozach żadna karta nie ma wyraźnego związku z wygraną ani przegraną.
balance-stopped = Zatrzymano. Z opcją --out PLIK to samo polecenie następnym razem poszłoby dalej.
balance-stopped-kept = Zatrzymano. To samo polecenie będzie kontynuować plik { $file }.
balance-cards-title = Karty, które towarzyszą wygranej lub przegranej
balance-head-power = mocarstwo
balance-head-camps = wygrało
balance-head-from = 95% od
balance-head-to = do
balance-head-pieces = informacji na końcu
balance-head-card = karta
balance-head-played = zagrana
balance-head-won = wygrane
balance-head-not = nie
balance-head-more = więcej o
