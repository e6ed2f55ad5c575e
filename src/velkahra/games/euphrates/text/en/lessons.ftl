# The tutorial: what stands beside the board, what is said afterwards (-done), and what is said to
# another action that would be allowed (-hint).

lesson-kingdom = A kingdom of your own
lesson-kingdom-aim = Welcome to the land between two rivers. You collect points in four colours: red, blue, green and black. At the end only your weakest colour counts, so do not neglect any of them.
lesson-kingdom-leaders = You play the Lion. These are your four leaders: the red priest, the blue farmer, the green trader and the black king. Each scores points in its own colour.
lesson-kingdom-king = A leader goes on land, next to a temple. Choose your black king, then one of the highlighted spaces next to the temple on F3.
lesson-kingdom-king-done = A temple with a leader is a kingdom, and this is your first! If you tap a space where a piece cannot go, the page tells you why.
lesson-kingdom-king-hint = That is allowed, but let’s start with the king next to the temple on F3: choose F2, F4 or G3.
lesson-kingdom-trader = Leaders of different colours live together in peace. Put your green trader next to the same temple.
lesson-kingdom-trader-done = King and trader now share a kingdom. That was your second action. You have two each turn, and you may use fewer.
lesson-kingdom-trader-hint = That is allowed, but this lesson continues with the trader next to the temple on F3.
lesson-kingdom-end = Your turn does not end by itself. Choose “End turn” and the Bull will play.
lesson-kingdom-end-done = The Bull has built its own kingdom around I7. The symbol on a leader shows whose it is. The colour shows which points it scores.

lesson-tiles = Tiles and points
lesson-tiles-market = Tiles score points. A tile in a kingdom scores for the owner of the leader in its colour. Your trader is green, so place the green market on a highlighted space next to your kingdom.
lesson-tiles-market-done = You score a green point, because your trader is there. The other players cannot see how many points you have.
lesson-tiles-market-hint = That is allowed, but the market should join your kingdom: choose G4, F5 or H3.
lesson-tiles-temple = You have no priest in your kingdom, but the king stands in for missing leaders. Place a temple on F2 and see.
lesson-tiles-temple-done = A red point, thanks to the king. He stands in for any leader that is missing, but only when tiles are placed.
lesson-tiles-temple-hint = That is allowed, but try the temple on F2.
lesson-tiles-end = You have used both actions. End the turn: you draw back up to six tiles, then the Bull plays.
lesson-tiles-end-done = The Bull has scored a red and a black point in its kingdom. If your leader had been there instead, you would have scored the point, even for the Bull’s tile.
lesson-tiles-farm = Farms go on river spaces only, all other tiles on land only. Place a farm on the river, on E2 or E3. If you like, tap a land space first to see why it is not allowed.
lesson-tiles-farm-done = A blue point, again thanks to the king, because your farmer is not on the board yet.
lesson-tiles-farm-hint = That is allowed, but place the farm on the river next to your kingdom: choose E2 or E3.
lesson-tiles-farmer = It is better to have a leader for each colour: put your farmer on G2, between the temple and the king.
lesson-tiles-farmer-done = From now on the farmer collects the blue points. Only the red ones still depend on the king.
lesson-tiles-farmer-hint = That is allowed, but put the farmer on G2 in this step.

lesson-revolt = Safety, and a revolt
lesson-revolt-safety = This trader has only one temple next to it. If the Bull puts a trader into the same kingdom, there is a revolt, and the stronger one stays.
lesson-revolt-temple = In a revolt only temples count: those next to the leader and those added from hand. Make your trader safer: place a temple on one of the highlighted spaces.
lesson-revolt-temple-done = Two temples make a leader fairly safe. You score nothing this time, because your kingdom has neither a priest nor a king.
lesson-revolt-temple-hint = That is allowed, but your trader needs a second temple right next to it: on E4, G4 or F5.
lesson-revolt-end = That was your last action. End the turn and see what the Bull does.
lesson-revolt-defend = A revolt! The Bull’s trader on F2 has one temple next to it and one from hand, two in all. You have two on the board, and the defender wins ties. How many temples do you add?
lesson-revolt-defend-done = Zero was enough. The Bull’s trader is withdrawn, and you score a red point for winning the revolt.
lesson-revolt-defend-hint = You would win with that too, but you would lose the tiles. A tie is enough: add 0.
lesson-revolt-attack = Now the other way round. The Bull’s king is next to two temples. Find a space next to just as many: put your king on I6.
lesson-revolt-attack-done = You are next to two temples, and so is the Bull. In a revolt temples decide, whatever the colour of the leaders.
lesson-revolt-attack-hint = That is allowed, but on I6 your king is next to two temples, H6 and I7. Put him there.
lesson-revolt-add = You attack, so a tie is not enough, and the Bull may hold temples. Add both of yours.
lesson-revolt-add-done = Four against three: the Bull’s king leaves, yours takes over, and you score a red point. Added tiles are discarded; temples on the board stay.
lesson-revolt-add-hint = That is allowed, but risky: if the Bull adds one temple, you lose. Add 2.

lesson-war = Joining kingdoms: a war
lesson-war-look = Two kingdoms, each with a trader and a king. The number on a leader says how many tiles of its colour support it in its kingdom.
lesson-war-join = A tile may join two kingdoms. Place a temple on G6, and keep the markets in your hand: you will need them.
lesson-war-join-done = The unification tile covers your tile, which scores nothing. The kingdom now has two traders and two kings, so two wars have broken out.
lesson-war-join-hint = That is allowed, but here we join the kingdoms: place a temple on G6.
lesson-war-order = The player whose turn it is chooses the order. Your green trader has 2 supporters against 1, your king has 2 against 3. Start with the traders.
lesson-war-order-hint = That is allowed, but your king is behind, 2 against 3. Choose the traders first.
lesson-war-add = In a war, tiles in the leaders’ colour count, anywhere on their side. Here that means markets; the temple that joined the kingdoms does not count. You have 2, the Bull has 1 and perhaps more in hand. Add 2.
lesson-war-add-done = Four against three! The Bull loses the trader and its supporters; you score 1 for the leader and 1 for the tile removed: two green points.
lesson-war-add-hint = That is allowed, but a tie is not enough for the attacker. Add 2.
lesson-war-summary = And look: without the market on H6 the kingdoms are separate again, so the kings never had to fight. That is why the order matters.

lesson-treasures = Treasures
lesson-treasures-look = Each temple on the board at the start holds a treasure. As soon as a kingdom has several, the owner of its trader takes all but one.
lesson-treasures-join = Your trader’s kingdom reaches from K11 almost to O9. Close the gap with a market on O11.
lesson-treasures-join-done = A green point, and now there are two treasures in the kingdom.
lesson-treasures-join-hint = That is allowed, but here close the gap: place a market on O11.
lesson-treasures-take = One of them is yours. The one on O9 is a corner treasure, with a golden frame, and corner treasures are taken first. Try the other one if you like, then take the treasure on O9.
lesson-treasures-take-done = A treasure is a wild point: at the end it counts in whichever colour you need. One treasure always stays in the kingdom.

lesson-monument = A monument
lesson-monument-square = Three settlements form a corner. Complete the square with a settlement on I4.
lesson-monument-square-done = A black point, thanks to the king. And you may build a monument on a square of four tiles of one colour.
lesson-monument-square-hint = That is allowed, but here complete the square: place a settlement on I4.
lesson-monument-build = A monument has two colours, and one must be the colour of the tiles. Your king is black and your trader green: pick the square, then the green-black monument.
lesson-monument-build-done = The four tiles are now face down. They still connect the kingdom, but they no longer support anyone.
lesson-monument-build-hint = That is allowed, but the green-black monument scores for both your king and your trader. Build that one.
lesson-monument-income = Now for the best part: end your turn.
lesson-monument-income-done = A green and a black point at the end of each of your turns, as long as king and trader stay in this kingdom. No wonder that monuments attract attackers!
lesson-monument-income-hint = You have an action left and may use it, but in this step just end the turn.

lesson-end = Catastrophes and the end
lesson-end-catastrophe = You may play two catastrophes in a game. The Bull’s king depends on a single temple: destroy it, on J4. A temple with a treasure is safe.
lesson-end-catastrophe-done = A leader without a temple goes back to its owner, and J4 is closed for the rest of the game.
lesson-end-catastrophe-hint = That is allowed, but here play a catastrophe on J4.
lesson-end-swap = You can swap tiles you do not need, even all six in one action. Choose “Swap tiles”, choose the farms or any other tiles, and confirm.
lesson-end-swap-done = The new tiles come from the bag. The old ones are face down, out of the game. A swap is an action like any other.
lesson-end-swap-hint = That is allowed, but swap some tiles in this step, no matter which.
lesson-end-near = The end is near: three treasures are left. The game ends when only one or two are left at the end of a turn, or when the bag cannot refill the hands.
lesson-end-join = You have one last action. Join I7 and N5 with a market on L6.
lesson-end-join-hint = That is allowed, but here join the two treasures: place a market on L6.
lesson-end-take = Another treasure for you. Neither is a corner treasure, so take whichever you like.
lesson-end-take-done = Only two treasures are left on the board, and you have four already.
lesson-end-last = End the turn, and look at the score.
lesson-end-last-done = Your weakest colour has 5 points, and so has the Bull’s. The second weakest decides: 6 against 5, so you win, although the Bull has more points in total. Well done, now you know the game!
