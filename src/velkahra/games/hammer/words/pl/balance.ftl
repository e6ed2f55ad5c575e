# Wykres polecenia `velkahra hammer balance`.

balance-title = { $games ->
    [one] { $games } obóz, { $rounds } rund, grały boty
    [few] { $games } obozy, { $rounds } rund, grały boty
   *[other] { $games } obozów, { $rounds } rund, grały boty
}
balance-wins = Udział obozów wygranych przez mocarstwo, z 95% pewnością; w pasie mieści się wyrównany zestaw (12–28%).
balance-cards = Karty, które towarzyszą wygranej lub przegranej: o ile punktów procentowych częściej wygrywa, kto je zagrał.
balance-note = Kto i tak wygrywa, zagrywa więcej kart, więc karta nie musi być przyczyną.
balance-percent = { $value }%
