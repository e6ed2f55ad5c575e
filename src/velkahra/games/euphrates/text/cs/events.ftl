# One line of the log for each kind of event

event-first = Začíná { $seat }.
event-drew = { $seat } si bere { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
} z pytlíku.
event-drew-tiles = { $seat } si bere z pytlíku { $tiles }.
event-turn = Na tahu je { $seat }.
event-tile = { $seat } pokládá { $tile-acc } na pole { $space }.
event-leader = { $seat } staví { $leader-acc } na pole { $space }.
event-moved = { $seat } přesouvá { $leader-acc } z pole { $origin } na pole { $space }.
event-withdrawn = { $seat } stahuje { $leader-acc } z pole { $origin }.
event-homeless = { $seat } si bere { $leader-acc } z pole { $origin } zpět: nezbyl vedle něj žádný chrám.
event-defeated = { $seat } stahuje poraženého { $leader-acc } z pole { $origin }.
event-catastrophe = { $seat } pokládá katastrofu na pole { $space }.
event-destroyed = { $seat } pokládá katastrofu na pole { $space } a ničí tam { $tile-acc }.
event-swapped = { $seat } vyměňuje { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
event-swapped-tiles = { $seat } vyměňuje { $tiles }.

event-points-tile = { $seat }: +{ $points } { $points ->
    [one] { $colour } bod
    [few] { $colour-plural } body
   *[other] { $colour-plgen } bodů
} ({ $by ->
    [1] { leader-king }
   *[0] { $leader }
}).
event-points-revolt = { $seat }: +{ $points } { $points ->
    [one] červený bod
    [few] červené body
   *[other] červených bodů
} (vnitřní konflikt).
event-points-war = { $seat }: +{ $points } { $points ->
    [one] { $colour } bod
    [few] { $colour-plural } body
   *[other] { $colour-plgen } bodů
} (vnější konflikt).
event-points-monument = { $seat }: +{ $points } { $points ->
    [one] { $colour } bod
    [few] { $colour-plural } body
   *[other] { $colour-plgen } bodů
} ({ $monument }).

event-joined = Kartička na poli { $space } spojila dvě království: { $seat } na ni dává spojovací kartičku.
event-rejoined = { $seat } si bere spojovací kartičku z pole { $space } zpět.
event-revolt = Vnitřní konflikt { $leader-plgen }: { $attacker } útočí na { $defender-acc }, síla { $attack } proti { $defence }.
event-war = Vnější konflikt { $leader-plgen }: { $attacker } útočí na { $defender-acc }, síla { $attack } proti { $defence }.
event-war-chosen = { $seat } volí konflikt { $leader-plgen }.
event-dissolved = Konflikt { $leader-plgen } zanikl: jsou teď v různých královstvích.
event-added = { $seat } { $count ->
    [0] nepřidává žádné { $tile-plural }
   *[other] přidává { $tiles }
}.
event-revolt-won = Vnitřní konflikt { $leader-plgen } vyhrál { $winner }, prohrál { $loser } (útok { $attack }, obrana { $defence }).
event-war-won = Vnější konflikt { $leader-plgen } vyhrál { $winner }, prohrál { $loser } (útok { $attack }, obrana { $defence }); { $count ->
    [0] z desky se neodebírá nic
   *[other] poražený odebírá z desky { $tiles }
}.
event-removed = Z pole { $space } se odebírá { $tile }.

event-built = { $seat } otáčí lícem dolů čtyři { $tile-plural } na polích { $space } až { $space-far } a staví { $monument }.
event-declined = { $seat } monument nestaví.
event-treasure = { $seat } si bere poklad z pole { $space }.
event-turn-over = { $seat } končí tah.

event-over-treasures = Konec hry: na desce { $count ->
    [one] zbývá jen { $count } poklad
    [few] zbývají jen { $count } poklady
   *[other] zbývá jen { $count } pokladů
}.
event-over-bag = Konec hry: { $seat } si má doplnit kartičky, ale v pytlíku jich není dost.
event-place = { $place }. místo: { $seat }, červené { $red }, modré { $blue }, zelené { $green }, černé { $black } ({ $held ->
    [0] bez pokladů
    [one] včetně { $held } pokladu
   *[other] včetně { $held } pokladů
}).
