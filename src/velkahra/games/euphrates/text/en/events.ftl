# One line of the log for each kind of event

event-first = { $seat } goes first.
event-drew = { $seat } draws { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
event-drew-tiles = { $seat } draws { $tiles }.
event-turn = { $seat }’s turn.
event-tile = { $seat } places a { $tile } on { $space }.
event-leader = { $seat } puts the { $leader } on { $space }.
event-moved = { $seat } moves the { $leader } from { $origin } to { $space }.
event-withdrawn = { $seat } withdraws the { $leader } from { $origin }.
event-homeless = The { $leader } on { $origin } returns to { $seat }: no temple is left next to it.
event-defeated = The defeated { $leader } on { $origin } returns to { $seat }.
event-catastrophe = { $seat } plays a catastrophe on { $space }.
event-destroyed = { $seat } plays a catastrophe on { $space }: the { $tile } there is destroyed.
event-swapped = { $seat } swaps { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
event-swapped-tiles = { $seat } swaps { $tiles }.

event-points-tile = { $seat }: +{ $points } { $colour } ({ $by ->
    [1] { leader-king }
   *[0] { $leader }
}).
event-points-revolt = { $seat }: +{ $points } { colour-red } (revolt).
event-points-war = { $seat }: +{ $points } { $colour } (war).
event-points-monument = { $seat }: +{ $points } { $colour } ({ $monument }).

event-joined = The tile on { $space } joins two kingdoms: { $seat } covers it with the unification tile.
event-rejoined = { $seat } takes the unification tile off { $space }.
event-revolt = Revolt of the { $leader-plural }: { $attacker } attacks { $defender }, strength { $attack } against { $defence }.
event-war = War of the { $leader-plural }: { $attacker } attacks { $defender }, strength { $attack } against { $defence }.
event-war-chosen = { $seat } chooses the war of the { $leader-plural }.
event-dissolved = The war of the { $leader-plural } does not take place: they are now in different kingdoms.
event-added = { $seat } adds { $count ->
    [0] no { $tile-plural }
   *[other] { $tiles }
}.
event-revolt-won = { $winner } wins the revolt of the { $leader-plural } against { $loser } (attack { $attack }, defence { $defence }).
event-war-won = { $winner } wins the war of the { $leader-plural } against { $loser } (attack { $attack }, defence { $defence }); { $count ->
    [0] no tile leaves the board
    [one] { $tiles } leaves the board
   *[other] { $tiles } leave the board
}.
event-removed = The { $tile } on { $space } leaves the board.

event-built = { $seat } turns the four { $tile-plural } on { $space } to { $space-far } face down and builds the { $monument }.
event-declined = { $seat } declines to build a monument.
event-treasure = { $seat } takes the treasure on { $space }.
event-turn-over = { $seat } ends the turn.

event-over-treasures = The game is over: { $count ->
    [one] only { $count } treasure is
   *[other] only { $count } treasures are
} left on the board.
event-over-bag = The game is over: the bag holds too few tiles for { $seat } to draw.
event-place = Place { $place }: { $seat } with { $red } red, { $blue } blue, { $green } green, { $black } black ({ $held ->
    [0] no treasures
    [one] including { $held } treasure
   *[other] including { $held } treasures
}).
