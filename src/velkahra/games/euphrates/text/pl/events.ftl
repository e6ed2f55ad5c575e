# One line of the log for each kind of event

event-first = Zaczyna { $seat }.
event-drew = { $seat } dobiera { $count ->
    [one] { $count } płytkę
    [few] { $count } płytki
   *[other] { $count } płytek
}.
event-drew-tiles = { $seat } dobiera { $tiles }.
event-turn = Tura { $seat-acc }.
event-tile = { $seat } kładzie { $tile-acc } na polu { $space }.
event-leader = { $seat } wystawia { $leader-acc } na pole { $space }.
event-moved = { $seat } przesuwa { $leader-acc } z pola { $origin } na pole { $space }.
event-withdrawn = { $seat } zabiera { $leader-acc } z pola { $origin } do siebie.
event-homeless = { $seat } zabiera { $leader-acc } z pola { $origin } do siebie: nie ma już przy nim żadnej świątyni.
event-defeated = { $seat } zabiera do siebie pokonanego { $leader-acc } z pola { $origin }.
event-catastrophe = { $seat } kładzie katastrofę na polu { $space }.
event-destroyed = { $seat } kładzie katastrofę na polu { $space } i niszczy tam { $tile-acc }.
event-swapped = { $seat } wymienia { $count ->
    [one] { $count } płytkę
    [few] { $count } płytki
   *[other] { $count } płytek
}.
event-swapped-tiles = { $seat } wymienia { $tiles }.

event-points-tile = { $seat }: +{ $points } { $points ->
    [one] { $colour } punkt
    [few] { $colour-plural } punkty
   *[other] { $colour-plgen } punktów
} ({ $by ->
    [1] { leader-king }
   *[0] { $leader }
}).
event-points-revolt = { $seat }: +{ $points } { $points ->
    [one] czerwony punkt
    [few] czerwone punkty
   *[other] czerwonych punktów
} (bunt).
event-points-war = { $seat }: +{ $points } { $points ->
    [one] { $colour } punkt
    [few] { $colour-plural } punkty
   *[other] { $colour-plgen } punktów
} (wojna).
event-points-monument = { $seat }: +{ $points } { $points ->
    [one] { $colour } punkt
    [few] { $colour-plural } punkty
   *[other] { $colour-plgen } punktów
} ({ $monument }).

event-joined = Płytka na polu { $space } łączy dwa królestwa: { $seat } przykrywa ją płytką połączenia.
event-rejoined = { $seat } zabiera płytkę połączenia z pola { $space }.
event-revolt = Bunt { $leader-plgen }: { $attacker } atakuje { $defender-acc }, siła { $attack } przeciw { $defence }.
event-war = Wojna { $leader-plgen }: { $attacker } atakuje { $defender-acc }, siła { $attack } przeciw { $defence }.
event-war-chosen = { $seat } wybiera wojnę { $leader-plgen }.
event-dissolved = Wojna { $leader-plgen } się nie odbędzie: przywódcy są teraz w różnych królestwach.
event-added = { $seat } { $count ->
    [0] nie dokłada żadnych { $tile-plgen }
   *[other] dokłada { $tiles }
}.
event-revolt-won = Bunt { $leader-plgen } wygrywa { $winner }, przegrywa { $loser } (atak { $attack }, obrona { $defence }).
event-war-won = Wojnę { $leader-plgen } wygrywa { $winner }, przegrywa { $loser } (atak { $attack }, obrona { $defence }); z planszy { $count ->
    [0] nic nie znika
   *[other] usuwa się { $tiles }
}.
event-removed = Z pola { $space } znika { $tile }.

event-built = { $seat } odwraca cztery { $tile-plural } na polach od { $space } do { $space-far } i buduje { $monument }.
event-declined = { $seat } nie buduje monumentu.
event-treasure = { $seat } bierze skarb z pola { $space }.
event-turn-over = { $seat } kończy turę.

event-over-treasures = Koniec gry: na planszy { $count ->
    [one] został tylko { $count } skarb
    [few] zostały tylko { $count } skarby
   *[other] zostało tylko { $count } skarbów
}.
event-over-bag = Koniec gry: { $seat } powinien dobrać płytki, ale w woreczku jest ich za mało.
event-place = Miejsce { $place }: { $seat }, czerwone { $red }, niebieskie { $blue }, zielone { $green }, czarne { $black } ({ $held ->
    [0] bez skarbów
    [one] w tym { $held } skarb
    [few] w tym { $held } skarby
   *[other] w tym { $held } skarbów
}).
