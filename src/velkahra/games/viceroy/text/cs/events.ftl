# One line of the log for each kind of event. `text/words.py` puts lists together ($list, $gems,
# $who ...).

event-gems-back = Z prvních osmi drahokamů { $seat } vrací náhodně dva: { $gems }.
event-started = { $seat } začíná pyramidu kartou { $card }.
event-shown = Do nabídky přichází karta { $card } ({ $place } místo, { $colour-fem }).
event-round = Začíná { $round }. kolo.
event-chose = { $seat } už ví, { $what ->
    [0] kterou kartou začít
    [1] co dražit
    [2] o kterou kartu stojí
   *[other] kterou kartu vyložit
}.
event-chose-card = { $seat } volí kartu { $card }, zatím tajně.
event-chose-bid = { $seat } chce dražit { $bid-acc }, zatím tajně.
event-chose-name = { $seat } tajně volí: { $place } karta.
event-chose-to-pass = { $seat } chce pasovat, zatím tajně.

event-bids = { $count ->
    [0] Pěsti se otevírají: všechny jsou prázdné.
   *[other] Pěsti se otevírají: { $list }.
}
part-bid = { $seat } draží { $bid-acc }
part-bid-empty = { $seat } pasuje
bid-blue = modrá
    .acc = modrou
bid-red = červená
    .acc = červenou
bid-green = zelená
    .acc = zelenou
bid-yellow = žlutá
    .acc = žlutou
bid-attack = žeton útoku
    .acc = žeton útoku
event-robot-bid = Virtuální soupeř { $number } losuje drahokam: { $colour }.
event-attack-wasted = V nabídce nezbyla žádná karta, { $seat } přichází o žeton útoku nadarmo.
event-clash = { $cards ->
    [0] Už tu není { $colour-fem } karta, o kterou stojí { $who }: { $people ->
        [1] drahokam propadá
       *[other] drahokamy propadají
    }.
    [1] { $people ->
        [0] O jednu { $colour-femacc } kartu stojí { $who }: karta zůstává
        [1] O jednu { $colour-femacc } kartu stojí { $who }: nikdo ji nedostane, drahokam propadá
       *[other] O jednu { $colour-femacc } kartu stojí { $who }: nemá ji nikdo, drahokamy propadají
    }.
   *[other] { $people ->
        [0] O { $colour-plural } karty stojí { $who }: karty zůstávají
        [1] O { $colour-plural } karty stojí { $who }: nikdo je nedostane, drahokam propadá
       *[other] O { $colour-plural } karty stojí { $who }: nemá je nikdo, drahokamy propadají
    }.
}
event-named = Kdo chce kterou kartu ({ $colour-plural }): { $seat } { $place-acc }, { $other } { $their_place-acc }.
place-lower = dolní
    .acc = dolní
place-upper = horní
    .acc = horní
place-neither = žádná
    .acc = žádnou
event-took-card = { $seat } si bere kartu { $card } ({ $place } místo, { $colour-fem }).
event-removed = Ze hry se vyřazuje karta { $card } ({ $place } místo, { $colour-fem }).
event-failed = { $seat } je po třech kolech dražby bez karty, což se počítá jako pas.
event-passed = { $seat } si za pas smí vzít { $count ->
    [one] 1 drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}.
event-took-gems = { $seat } { $count ->
    [0] si nemá jaké drahokamy vzít
   *[other] si bere drahokamy: { $gems }
}{ $short ->
    [0] {""}
   *[other] {" "}(v zásobě chybí { $short })
}.
event-renewed = { $left ->
    [0] Nabídka se posouvá; velký balíček je tím vyčerpaný.
    [one] Nabídka se posouvá a doplňuje; ve velkém balíčku zbývá { $left } karta.
    [few] Nabídka se posouvá a doplňuje; ve velkém balíčku zbývají { $left } karty.
   *[other] Nabídka se posouvá a doplňuje; ve velkém balíčku zbývá { $left } karet.
}

event-cards = { $count ->
    [0] Nikdo kartu nevykládá: { $list }.
   *[other] Zvolené karty se otáčejí: { $list }.
}
part-card = { $seat } – { $card }
part-card-pass = { $seat } pasuje
event-placed = { $seat } vykládá kartu { $card } na { $level }. úroveň.
event-spared = { $seat } nechává jeden věčný drahokam nepoužitý: { $colour }.
event-paid = { $seat } { $count ->
    [0] neplatí nic
   *[other] platí drahokamy: { $gems }
}{ $saved ->
    [0] {""}
   *[other] {" "}(věčné drahokamy ušetří { $less })
}.
event-circle = { $seat } kartou { $card } uzavírá { $colour } kruh a bere si { $colour } drahokam.
event-circle-no-gem = { $seat } kartou { $card } uzavírá { $colour } kruh, ale v zásobě { $colour } drahokam není.
event-granted = { $power ->
    [0] Karta { $card } na 5. úrovni: { $seat } si bere odměny z řádků 1, 2 a 3.
   *[other] Karta { $card } na 5. úrovni: { $seat } si bere 15 bodů moci.
}
event-token = { $seat } pokládá na kartu { $card }: { $token }.
event-armed = { $seat } si bere za zástěnu: { $token }.
event-eternal = { $seat } pokládá na kartu { $card } věčný drahokam: { $colour }.
event-eternal-own = { $seat } pokládá na kartu { $card } věčný drahokam zpoza zástěny: { $colour }. Zásoba žádný neměla.
event-eternal-lost = { $seat } na kartu { $card } věčný drahokam nedostává ({ $colour }): odměna propadá.
event-drew = { $seat } si bere { $deck ->
    [0] postavu z balíčku
   *[other] zákon z balíčku
}.
event-drew-card = { $seat } si bere z balíčku kartu { $card }.
event-no-cards = Oba balíčky jsou prázdné: { $seat } dostává o { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
} méně.
event-tucked = { $seat } zasouvá kartu { $card } pod kartu { $under }.
event-kept = { $seat } si vzaté karty nechává v ruce.

event-option = { $law }: { $seat } volí { $reward }.
event-no-effect = Zákon { $law } ({ $seat }) teď nic nepřináší.
event-no-free-card = { $seat } nemá volnou kartu, kterou by šlo zasunout pod zákon { $law }.
event-replaced = Zákon { $law } zabírá místo karty { $card }; { $seat } si ji bere zpátky do ruky.
event-swapped = { $seat } dává { $token } z karty { $card } za { $their_token } z karty { $their_card }, kterou má { $other }.
event-gave = { $seat } dává { $other-dat } drahokamy: { $gems }.
event-skips = { $law }: { $seat } si bere kartu z nabídky a příští aukci vynechá.
event-put-back = { $seat } vrací zákon navrch balíčku.
event-put-back-own = { $seat } vrací navrch balíčku zákon { $law }.
event-stored = { $seat } ukládá drahokamy na zákon { $law }: { $gems }.
event-declined = { $seat } to nechává být.

event-ended = Dvanáct kol je za námi: zástěny mizí a karty v ruce už nemají cenu.
event-recoloured = { $seat } přebarvuje kruh karty { $card } na { $colour-femacc } za { $count ->
    [one] 1 drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}.
event-score = { $place }. { $seat }: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
} ({ $list }).
part-score = { $heading } { $points }
