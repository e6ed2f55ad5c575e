# Why not: what was wrong and what would be right. The page adds the rule.

refusal-TE-TURN-01 = It is not your turn to decide. Wait for the other players.
refusal-TE-TURN-01-over = The game is over: nothing more can be played.
refusal-TE-TURN-02 = You have used both actions.
refusal-TE-TURN-02-pick = That is not a complete action. Choose a tile, a leader or a catastrophe tile first, then a space.
refusal-TE-TURN-03-conflict = Finish the conflict first: choose how many tiles to add. You may add 0.
refusal-TE-TURN-03-war = Several wars are still to be fought. Choose the next one first.
refusal-TE-TURN-03-monument = You completed a square. Build a monument or decline first.
refusal-TE-TURN-03-treasure = A kingdom holds more than one treasure. Take a treasure first.
refusal-TE-TURN-03-chance = Something is being drawn. Wait a moment.
refusal-TE-TURN-03-none = There is no such decision to make now.

refusal-TE-TILE-01 = You have no { $tile } in your hand. Place a tile that you hold.
refusal-TE-TILE-01-occupied = { $space } is not empty. A tile goes on an empty space.
refusal-TE-TILE-02 = You cannot place a farm on { $space }: it is land. Farms go on river spaces only.
refusal-TE-TILE-03 = You cannot place a { $tile } on { $space }: it is river, and only farms go on rivers. { $tile-title } go on land.
refusal-TE-TILE-04 = A tile on { $space } would join { $count ->
    [one] { $count } kingdom
   *[other] { $count } kingdoms
}. A tile may join at most two.

refusal-TE-LEADER-02 = Your { $leader } is not on the board, so you cannot withdraw it.
refusal-TE-LEADER-03 = { $space } is not empty. A leader goes on an empty space.
refusal-TE-LEADER-04 = There is no face-up temple next to { $space }. A leader needs one on a neighbouring space; diagonals do not count.
refusal-TE-LEADER-05 = { $space } is river. Leaders go on land only.
refusal-TE-LEADER-06 = A leader on { $space } would join { $count ->
    [one] { $count } kingdom
   *[other] { $count } kingdoms
}. A leader may stand next to one kingdom only.
refusal-TE-EDGE-32 = Your { $leader } is already on { $space }. Choose another space.

refusal-TE-CATASTROPHE-01 = You have no catastrophe tile left. Each player has two for the whole game.
refusal-TE-CATASTROPHE-04 = { $space } has a treasure, which protects its temple. Choose a space without a treasure.
refusal-TE-CATASTROPHE-05 = There is a monument on { $space }, and monuments are never destroyed. Choose another space.
refusal-TE-CATASTROPHE-06 = There is a leader on { $space }. A catastrophe goes on an empty space or on a tile.
refusal-TE-CATASTROPHE-07 = There is already a catastrophe on { $space }. Nothing can be placed there.

refusal-TE-SWAP-01 = You do not hold all of these tiles. Swap only tiles from your hand.

refusal-TE-REVOLT-05 = You cannot add { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}. { $most ->
    [0] You have none in your hand: add 0.
   *[other] You hold only { $most }, so add at most that many.
}
refusal-TE-WAR-04 = There is no war of the { $leader-plural } to fight. Choose a war that is still to be fought.
refusal-TE-WAR-09 = You cannot add { $tiles }. { $most ->
    [0] You have none in your hand: add 0.
   *[other] You hold only { $most }, so add at most that many.
}
refusal-TE-ENGLISH-02 = { $count ->
    [one] { $count } tile is
   *[other] { $count } tiles are
} not enough to beat the defender. Add at least { $least }, or none.
refusal-TE-ENGLISH-03 = You cannot beat the defender with the tiles you hold. In the English variant you then add nothing: choose 0.
refusal-TE-ENGLISH-04 = You cannot add { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. { $exact ->
    [0] You are not behind, so in the English variant you add none.
   *[other] In the English variant you add exactly { $exact }, which makes the totals equal, or none.
}
refusal-TE-ENGLISH-04-short = You cannot reach the attacker with the tiles you hold. In the English variant you then add nothing: choose 0.

refusal-TE-MONUMENT-01 = The new tile does not complete a square whose north-west corner is { $space }. Choose a square of four face-up tiles of one colour that contains the new tile.
refusal-TE-MONUMENT-02 = You cannot build the { $monument } on { $tile-plural }. Choose a monument with { $colour } in it.
refusal-TE-MONUMENT-07 = The { $monument } is already built, and there is only one. Choose another one, or decline.

refusal-TE-TREASURE-01 = There is no treasure for you to take on { $space }. Choose one in the kingdom that has several.
refusal-TE-TREASURE-02 = Corner treasures are taken first, so you cannot take the one on { $space } yet. Take a corner treasure.

refusal-TE-SETUP-05 = That draw is impossible: these tiles are not all in the bag, or their number is wrong.
refusal-TE-SETUP-09 = That seat cannot go first, because nobody plays it.
