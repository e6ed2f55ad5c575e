# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-tile = A tile for your trader
example-tile-alt = A kingdom of three: the temple on F3, your black king and your green trader next to it.
example-tile-task = You are the Lion and hold a green market. Place it so that it scores a point.
example-tile-done = 1 green point: the tile lies in a kingdom with a green leader, and that leader is yours.

example-king = The king stands in
example-king-alt = Your kingdom: the temple on F3, your king, your trader and a market, but no priest.
example-king-task = Place a red temple on F2. You have no priest here: who gets the point?
example-king-done = You do, in red: the king stands in for the priest who is not there. In a war or for a monument he would not.

example-tie = A tie is enough
example-tie-alt = Two green traders in one kingdom: the attacking Bull has strength 1 on the board, you have 2.
example-tie-task = The Bull has added one temple: two against your two. How many temples do you add?
example-tie-done = None: two against two is a tie, and a tie is a win for the defender. The Bull’s trader leaves, and you have a red point.

example-join = Joining two kingdoms
example-join-alt = Your kingdom on the left and the Bull’s on the right. One empty space, G6, lies between them.
example-join-task = Join the two kingdoms with a temple on G6.
example-join-done = The unification tile covers the temple, and it scores no point. Two kings and two traders now share one kingdom, so there are two wars.

example-supporters = Who supports whom
example-supporters-alt = The joined kingdom. Two traders fight: yours has strength 2, the Bull’s 1. The unification tile lies between them.
example-supporters-task = Markets on each side of the unification tile count for their trader. Add two more from your hand.
example-supporters-done = Four against three. The Bull loses the trader and the market that supported it: 1 point for the leader and 1 for the tile, both green.

example-monument = A monument of the right colour
example-monument-alt = Four settlements form a square, H3 to I4, in your kingdom with king and trader.
example-monument-task = Your tiles are black. Build the monument that pays for your king and for your trader.
example-monument-done = Black for the tiles, green for the trader. The four settlements lie face down now, and at the end of each of your turns you get two points.

example-treasure = Corner treasures first
example-treasure-alt = Your trader’s kingdom with two treasures: one on K11, and one in a golden frame on O9.
example-treasure-task = There are two treasures in your trader’s kingdom, and one is yours. Which one do you have to take?
example-treasure-done = The one on O9: corner treasures go first. The other stays, for one treasure always remains in the kingdom.

example-homeless = No temple, no leader
example-homeless-alt = The Bull’s king with strength 2: one temple on J4 next to it, two settlements below.
example-homeless-task = Send the Bull’s king home without a conflict: play a catastrophe on its only temple, J4.
example-homeless-done = The temple is destroyed. The king has no neighbouring temple any more and goes back to the Bull at once.

example-shared = One kingdom, two players
example-shared-alt = On the left a kingdom with the Lion’s king and the Bull’s trader. On the right tiles without a leader: a region, but no kingdom.
example-shared-task = The kingdom on the left has leaders of two players. Place a green market on F5: who gets the point?
example-shared-done = The Bull, whose trader is there. It does not matter who places the tile. Nobody would score for the tiles on the right: they have no leader.

example-split = A catastrophe splits a kingdom
example-split-alt = A kingdom in a row: your king on the left, the Bull’s trader on the right, two markets and a settlement between them.
example-split-task = The markets on the left support the Bull’s trader on the right. Split the kingdom: play a catastrophe on F6.
example-split-done = Now there are two kingdoms, and the market on E6 supports your side. The space F6 stays closed until the end of the game.

example-revolt = A revolt from start to finish
example-revolt-alt = The Bull’s king on G3 next to the temples F3 and G4. F4 is next to both temples, too, and empty.
example-revolt-task = You are the Lion with three temples in hand. Put your king on F4, next to the same two temples. How many temples do you add?
example-revolt-done = Both kings start with two temples. You add two, the Bull answers with one: four against three. You score one red point, although two kings were fighting.

example-wars = Two wars after one tile
example-wars-alt = Your kingdom on the left and the Bull’s on the right, each with a king and a trader. Only G6 is empty between them.
example-wars-task = Place a temple on G6. Traders and kings meet, so there are two wars. Fight that of the traders first.
example-wars-done = The traders: three against two, so you score two green points. The kings: three against three, and a tie is enough for the Bull, who scores three black points for your king and two settlements.

example-priests = A war of priests
example-priests-alt = Two priests: yours with three temples on the left, the Bull’s with three on the right. One of these has a treasure, one is next to a trader.
example-priests-task = Join the kingdoms with a market on G7 and win the war of the priests. How many temples does the Bull lose?
example-priests-done = Just one. All three counted for the Bull, but the temple with the treasure and the one next to the trader stay. You score one point for the priest and one for the temple.

example-end = The last treasures
example-end-alt = Three treasures are left. Your trader’s kingdom has one on I7; a region on its right has one on N5.
example-end-task = Place a market on L6: it links the region with the treasure on N5. Take a treasure and end your turn.
example-end-done = Two treasures are left, so the game is over. With its treasures the Lion’s weakest colour has 5 points and the Bull’s 4. The Bull’s 14 red points do not help.
