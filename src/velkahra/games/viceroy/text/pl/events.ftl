# One line of the log for each kind of event. `text/words.py` puts lists together ($list, $gems,
# $who ...).

event-gems-back = Z pierwszych ośmiu klejnotów { $seat } oddaje losowo dwa: { $gems }.
event-started = { $seat } zaczyna piramidę kartą { $card }.
event-shown = Do oferty wchodzi karta { $card } ({ $place } miejsce, kolor { $colour }).
event-round = Zaczyna się runda { $round }.
event-chose = { $seat } – wybór dokonany: { $what ->
    [0] pierwsza karta
    [1] licytacja
    [2] wskazana karta
   *[other] karta do budowy
}.
event-chose-card = { $seat } wybiera kartę { $card }, na razie w tajemnicy.
event-chose-bid = { $seat } zalicytuje { $bid }, na razie w tajemnicy.
event-chose-name = { $seat } { $place-taken ->
    [none] nie wskazuje żadnej karty
   *[some] wskazuje { $place-acc } kartę
}, na razie w tajemnicy.
event-chose-to-pass = { $seat } spasuje, na razie w tajemnicy.

event-bids = { $count ->
    [0] Pięści się otwierają: wszystkie są puste.
   *[other] Pięści się otwierają: { $list }.
}
part-bid = { $seat } licytuje { $bid }
part-bid-empty = { $seat } pasuje
bid-blue = niebieski klejnot
bid-red = czerwony klejnot
bid-green = zielony klejnot
bid-yellow = żółty klejnot
bid-attack = żeton ataku
event-robot-bid = Wirtualny przeciwnik { $number } losuje { $colour } klejnot.
event-attack-wasted = W ofercie nie ma już kart: { $seat } traci żeton ataku na próżno.
event-clash = { $cards ->
    [0] Nie ma już { $colour-femgen } karty. Z pustymi rękami: { $who }; { $people ->
        [1] klejnot przepada
       *[other] klejnoty przepadają
    }.
    [1] { $people ->
        [0] O jedną { $colour-femacc } kartę starają się { $who }: karta zostaje
        [1] O jedną { $colour-femacc } kartę starają się { $who }: nikt jej nie dostaje, klejnot przepada
       *[other] O jedną { $colour-femacc } kartę starają się { $who }: nikt jej nie dostaje, klejnoty przepadają
    }.
   *[other] { $people ->
        [0] O { $colour-plural } karty starają się { $who }: karty zostają
        [1] O { $colour-plural } karty starają się { $who }: nikt żadnej nie dostaje, klejnot przepada
       *[other] O { $colour-plural } karty starają się { $who }: nikt żadnej nie dostaje, klejnoty przepadają
    }.
}
event-named = Wybór jednej z dwóch { $colour-plgen } kart: { $seat } – { $place }, { $other } – { $their_place }.
place-lower = dolna
    .acc = dolną
    .taken = some
place-upper = górna
    .acc = górną
    .taken = some
place-neither = żadna
    .acc = żadnej
    .taken = none
event-took-card = { $seat } bierze kartę { $card } ({ $place } miejsce, kolor { $colour }).
event-removed = Z gry odchodzi karta { $card } ({ $place } miejsce, kolor { $colour }).
event-failed = { $seat } po trzech próbach nie ma karty, co liczy się jako pas.
event-passed = { $seat } może wziąć za pas { $count ->
    [one] 1 klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}.
event-took-gems = { $seat } { $count ->
    [0] nie ma skąd wziąć klejnotów
   *[other] bierze klejnoty: { $gems }
}{ $short ->
    [0] {""}
   *[other] {" "}(w puli brakuje { $short })
}.
event-renewed = { $left ->
    [0] Oferta przesuwa się; duża talia jest już wyczerpana.
    [one] Oferta przesuwa się i uzupełnia; w dużej talii została { $left } karta.
    [few] Oferta przesuwa się i uzupełnia; w dużej talii zostały { $left } karty.
   *[other] Oferta przesuwa się i uzupełnia; w dużej talii zostało { $left } kart.
}

event-cards = { $count ->
    [0] Nikt nie buduje: { $list }.
   *[other] Wybrane karty zostają odkryte: { $list }.
}
part-card = { $seat } – { $card }
part-card-pass = { $seat } pasuje
event-placed = { $seat } kładzie kartę { $card } na poziomie { $level }.
event-spared = { $seat } nie używa jednego { $colour-gen } wiecznego klejnotu.
event-paid = { $seat } { $count ->
    [0] nic nie płaci
   *[other] płaci klejnoty: { $gems }
}{ $saved ->
    [0] {""}
   *[other] {" "}(wieczne klejnoty oszczędzają { $less })
}.
event-circle = { $seat } kartą { $card } domyka { $colour } krąg i bierze { $colour } klejnot.
event-circle-no-gem = { $seat } kartą { $card } domyka { $colour } krąg, ale w puli nie ma klejnotu tego koloru.
event-granted = { $power ->
    [0] Karta { $card } na poziomie 5: { $seat } bierze nagrody z wierszy 1, 2 i 3.
   *[other] Karta { $card } na poziomie 5: { $seat } bierze 15 punktów władzy.
}
event-token = { $seat } kładzie na karcie { $card }: { $token }.
event-armed = { $seat } bierze za zasłonkę: { $token }.
event-eternal = { $seat } kładzie na karcie { $card } wieczny { $colour } klejnot.
event-eternal-own = { $seat } kładzie na karcie { $card } wieczny { $colour } klejnot zza zasłonki: w puli takiego nie było.
event-eternal-lost = { $seat } nie dostaje na kartę { $card } wiecznego { $colour-gen } klejnotu: nagroda przepada.
event-drew = { $seat } bierze { $deck ->
    [0] postać z talii
   *[other] prawo z talii
}.
event-drew-card = { $seat } bierze z talii kartę { $card }.
event-no-cards = Obie talie są puste: { $seat } bierze mniej o { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-tucked = { $seat } wsuwa kartę { $card } pod kartę { $under }.
event-kept = { $seat } zostawia wzięte karty na ręce.

event-option = { $law }: { $seat } wybiera { $reward }.
event-no-effect = Prawo { $law } ({ $seat }) nic teraz nie daje.
event-no-free-card = { $seat } nie ma wolnej karty, którą można by wsunąć pod prawo { $law }.
event-replaced = Prawo { $law } zajmuje miejsce karty { $card }; { $seat } bierze ją z powrotem na rękę.
event-swapped = { $seat } daje { $token } z karty { $card } za { $their_token } z karty { $their_card }, którą ma { $other }.
event-gave = { $seat } daje { $other-dat } klejnoty: { $gems }.
event-skips = { $law }: { $seat } bierze kartę z oferty i pominie następną aukcję.
event-put-back = { $seat } odkłada prawo na wierzch talii.
event-put-back-own = { $seat } odkłada na wierzch talii prawo { $law }.
event-stored = { $seat } odkłada klejnoty na prawo { $law }: { $gems }.
event-declined = { $seat } na tym poprzestaje.

event-ended = Dwanaście rund za nami: zasłonki znikają, a karty na ręce nic już nie są warte.
event-recoloured = { $seat } przebarwia krąg karty { $card } na { $colour }, kosztuje to { $count ->
    [one] 1 klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}.
event-score = { $place }. { $seat }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
} ({ $list }).
part-score = { $heading } { $points }
