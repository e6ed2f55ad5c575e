# What is asked now (prompt-…), and what others wait for (wait-…)

prompt-turn = Your turn, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left. Choose a tile{ $catastrophes ->
    [0] { " or a leader" }
   *[other] , a leader or a catastrophe tile
}, then a space; or swap tiles, or end the turn.
prompt-turn-done = You have used both actions. End your turn.
prompt-bag-swap = { $bag ->
    [0] The bag is empty: a swap ends the game at once.
    [one] The bag holds only { $bag } tile: swapping more ends the game at once.
   *[other] The bag holds only { $bag } tiles: swapping more ends the game at once.
}
prompt-bag-end = If you end the turn now, the bag cannot refill every hand and the game is over.
wait-turn = { $seat }’s turn, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left.
wait-turn-done = { $seat } has used both actions and is about to end the turn.
wait-first = The starting player is being drawn.
wait-draw = Tiles are being drawn.

prompt-attack = You are attacking. You need a higher total than { $defender }; a tie is not enough.
prompt-defend-safe = You are defending. A tie is enough, so you need not add anything.
prompt-defend-need = You are defending. A tie is enough: add { $tiles }.
prompt-defend-lost = You are defending. A tie would be enough, but you do not have the tiles for it.
prompt-revolt-counts = Only temples count in a revolt, whatever the leaders’ colour.
prompt-war-counts = Only { $tile-plural } count here: tiles in the colour of the fighting leaders.
prompt-numbers = How many { $tile-plural } do you add from your hand? Allowed: { $numbers }.
prompt-numbers-none = You cannot add any { $tile-plural }.
wait-add = { $seat } is deciding how many { $tile-plural } to add.

prompt-war = Several wars have broken out. Choose which one is fought first: { $wars-plural }.
wait-war = { $seat } is choosing which war is fought first.
prompt-monument-one = You completed a square: build the { $monument } on { $space } to { $space-far }, or decline. A declined square can never be used again.
prompt-monument-which = You completed a square on { $space } to { $space-far }: choose a monument to build, or decline. A declined square can never be used again.
prompt-monument-where = You completed several squares: choose one of them and a monument, or decline. Declined squares can never be used again.
wait-monument = { $seat } is deciding whether to build a monument.
prompt-treasure = Your trader’s kingdom holds several treasures. Take the one on { $spaces }.
prompt-treasure-corner = Your trader’s kingdom holds several treasures. Corner treasures are taken first. Take the one on { $spaces }.
wait-treasure = { $seat } is choosing a treasure.

over = The game is over.
over-won = The game is over. { $seat } wins.
over-yours = The game is over. You win as { $seat }!
over-shared = The game is over. { $seats } share the victory.

# What an action would gain; follows the preview of the action
worth-nobody = No points: no leader is connected with it.
worth-no-leader = No points: the kingdom has no { $leader } and no king.
worth-no-king = No points: the kingdom has no king.
worth-joins = No points: a tile that joins two kingdoms scores nothing.
worth-safe = Safe for now: { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
} next to it.
worth-weak = Weak: only one temple next to it.
worth-lost = You can reach { $reach }, and { $other } has { $have }: you would lose.
worth-open = You can reach { $reach }, and { $other } has { $have } and may add tiles.
