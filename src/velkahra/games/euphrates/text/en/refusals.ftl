# Why not: what was wrong and what would be right. The page adds the rule.

refusal-TE-TURN-01 = It is not your decision now. Wait until the others have finished.
refusal-TE-TURN-01-over = The game is over: nothing more can be played.
refusal-TE-TURN-02 = You have used both actions. Only ending the turn is left.
refusal-TE-TURN-02-pick = That names no action. Pick a tile, a leader or a catastrophe tile first, then a space.
refusal-TE-TURN-03-conflict = A conflict has to be finished first. Say how many tiles you add to it; 0 is a number, too.
refusal-TE-TURN-03-war = Several wars are open. Choose first which one is fought next.
refusal-TE-TURN-03-monument = You completed a square. Build a monument or decline first.
refusal-TE-TURN-03-treasure = A kingdom holds more than one treasure. Take a treasure first.
refusal-TE-TURN-03-chance = Chance has its turn: something is being drawn. Wait for it.
refusal-TE-TURN-03-none = There is nothing of that kind to decide now. Choose an action of your turn.

refusal-TE-TILE-01 = You have no { $tile } in your hand. Place a tile that you hold.
refusal-TE-TILE-01-occupied = { $space } is not empty. A tile goes on an empty space.
refusal-TE-TILE-02 = A farm on { $space } is not possible: { $space } is land. Farms go on river spaces only.
refusal-TE-TILE-03 = A { $tile } on { $space } is not possible: { $space } is river, and a river takes only farms. { $tile-title } go on land.
refusal-TE-TILE-04 = A tile on { $space } would join { $count } kingdoms. A tile may join two at most.

refusal-TE-LEADER-02 = Your { $leader } is not on the board, so there is nothing to take off.
refusal-TE-LEADER-03 = { $space } is not empty. A leader goes on an empty space.
refusal-TE-LEADER-04 = No face-up temple lies next to { $space }. A leader needs one beside it, and diagonals do not count.
refusal-TE-LEADER-05 = { $space } is river. Leaders stand on land only.
refusal-TE-LEADER-06 = A leader on { $space } would join { $count } kingdoms. A leader may stand next to one kingdom only.
refusal-TE-EDGE-32 = Your { $leader } already stands on { $space }. Choose another space.

refusal-TE-CATASTROPHE-01 = You have no catastrophe tile left. Each player has two for the whole game.
refusal-TE-CATASTROPHE-04 = A treasure lies on { $space } and protects its temple. Choose a space without a treasure.
refusal-TE-CATASTROPHE-05 = A monument stands on { $space }, and monuments are never destroyed. Choose another space.
refusal-TE-CATASTROPHE-06 = A leader stands on { $space }. A catastrophe goes on an empty space or on a tile.
refusal-TE-CATASTROPHE-07 = A catastrophe already lies on { $space }. Nothing can be put there any more.

refusal-TE-SWAP-01 = You do not hold all of these tiles. Swap only tiles from your hand.

refusal-TE-REVOLT-05 = You cannot add { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}. { $most ->
    [0] You have none in your hand: add 0.
   *[other] You can add at most { $most }, all that you hold.
}
refusal-TE-WAR-04 = There is no war of the { $leader-plural } to fight. Choose one of the wars that are open.
refusal-TE-WAR-09 = You cannot add { $tiles }. { $most ->
    [0] You have none in your hand: add 0.
   *[other] You can add at most { $most }, all that you hold.
}
refusal-TE-ENGLISH-02 = { $count ->
    [one] { $count } tile does
   *[other] { $count } tiles do
} not lift you above the defender. Add at least { $least }, or none.
refusal-TE-ENGLISH-03 = Your tiles cannot lift you above the defender. In the English variant you may then add none: add 0.
refusal-TE-ENGLISH-04 = You cannot add { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. { $exact ->
    [0] You are not behind, so in the English variant you add none.
   *[other] In the English variant you add exactly { $exact }, which makes the sums equal, or none.
}

refusal-TE-MONUMENT-01 = The new tile completes no square with its north-west corner on { $space }. Choose a square of four face-up tiles of one colour that contains the new tile.
refusal-TE-MONUMENT-02 = The { $monument } does not fit four { $tile-plural }. Choose a monument with { $colour } in it.
refusal-TE-MONUMENT-07 = The { $monument } is already built, and there is only one. Choose another, or decline.

refusal-TE-TREASURE-01 = There is no treasure for you to take on { $space }. Choose one in the kingdom that holds several.
refusal-TE-TREASURE-02 = The treasure on { $space } has to wait: corner treasures are taken first. Take a corner treasure.

refusal-TE-SETUP-05 = That draw is not possible: these tiles are not all in the bag, or their number is wrong.
refusal-TE-SETUP-09 = That seat cannot begin: the starting player is one of those who play.
