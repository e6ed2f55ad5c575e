# The tutorial: what stands beside the board, what is said afterwards (-done), and what is said to
# another action that would be allowed (-hint).

lesson-kingdom = A kingdom of your own
lesson-kingdom-aim = Welcome to the land between two rivers. You collect points in four colours: red, blue, green and black. In the end only your weakest colour counts, so leave none behind.
lesson-kingdom-leaders = You play the Lion. These are your four leaders: the red priest, the blue farmer, the green trader and the black king. Each brings in points of its own colour.
lesson-kingdom-king = A leader stands on land, right beside a temple. Pick your black king, then one of the marked spaces beside the temple on F3.
lesson-kingdom-king-done = A temple with a leader: this is your first kingdom! Whenever you tap a space where something cannot go, the table tells you why.
lesson-kingdom-king-hint = That is allowed, but let us begin with the king beside the temple on F3: choose F2, F4 or G3.
lesson-kingdom-trader = Leaders of different colours live together in peace. Put your green trader beside the same temple.
lesson-kingdom-trader-done = King and trader now share a kingdom. That was your second action: you have two in a turn, and need not use them.
lesson-kingdom-trader-hint = That is allowed, but this lesson goes on with the trader beside the temple on F3.
lesson-kingdom-end = A turn does not end by itself: choose “End turn”, and the Bull will play.
lesson-kingdom-end-done = The Bull has answered with a kingdom of its own around I7. The sign on a leader says whose it is, the colour what it is for.

lesson-tiles = Tiles and points
lesson-tiles-market = Tiles bring points. A tile in a kingdom scores for the owner of the leader of its colour. Your trader is green: place the green market on a marked space beside your kingdom.
lesson-tiles-market-done = A green point, because your trader is there. The others do not see how many points you have.
lesson-tiles-market-hint = That is allowed, but here the market is to join your kingdom: choose G4, F5 or H3.
lesson-tiles-temple = You have no priest in your kingdom. For tiles the king stands in: place a temple on F2 and see.
lesson-tiles-temple-done = A red point, thanks to the king. He stands in for any leader that is missing, but only when tiles are placed.
lesson-tiles-temple-hint = That is allowed, but try the temple on F2.
lesson-tiles-end = Both actions are used. End the turn: you draw back to six tiles, then the Bull plays.
lesson-tiles-end-done = The Bull has scored red and black in its kingdom. Had a leader of yours stood there in place of its own, the point would have been yours, even for a tile of the Bull’s.
lesson-tiles-farm = Farms go on river spaces only, all other tiles on land only. Place a farm on the river, on E2 or E3. If you like, tap some land first: the table says why not.
lesson-tiles-farm-done = A blue point, thanks to the king again, for your farmer is not on the board yet.
lesson-tiles-farm-hint = That is allowed, but here a farm is to lie on the river beside your kingdom: choose E2 or E3.
lesson-tiles-farmer = It is better to have a leader for each colour: put your farmer on G2, between the temple and the king.
lesson-tiles-farmer-done = From now on the farmer collects the blue points. Only the red ones still depend on the king.
lesson-tiles-farmer-hint = That is allowed, but let us find a place for the farmer: G2.

lesson-revolt = Safety, and a revolt
lesson-revolt-safety = This trader has only one temple beside it. If the Bull puts a trader into the same kingdom, there is a revolt, and the stronger one stays.
lesson-revolt-temple = In a revolt strength is temples: those beside the leader, and those added from the hand. Make your trader safer: place a temple on one of the marked spaces.
lesson-revolt-temple-done = Two temples, the usual measure of safety. No point this time, for there is neither a priest nor a king in your kingdom.
lesson-revolt-temple-hint = That is allowed, but your trader needs a second temple right beside it: on E4, G4 or F5.
lesson-revolt-end = That was your last action. End the turn, and see what the Bull is up to.
lesson-revolt-defend = A revolt! The Bull’s trader on F2 has one temple beside it and one from the hand, two in all. You have two on the board, and the defender wins a tie. How many temples do you add?
lesson-revolt-defend-done = Zero was enough: the Bull’s trader goes home, and you have a red point for winning the revolt.
lesson-revolt-defend-hint = You would win with that, too, but the tiles would be gone. A tie is enough for you: add 0.
lesson-revolt-attack = Now the other way round. The Bull’s king stands beside two temples. Find a space that touches as many: put your king on I6.
lesson-revolt-attack-done = You touch two temples, and so does the Bull. In a revolt temples decide, whatever the colour of the leaders.
lesson-revolt-attack-hint = That is allowed, but on I6 your king touches two temples, H6 and I7. Put him there.
lesson-revolt-add = You attack, so a tie is not enough, and the Bull may hold temples. Add both of yours.
lesson-revolt-add-done = Four against three: the Bull’s king leaves, yours takes over, and you have a red point. Added tiles are gone; temples on the board stay.
lesson-revolt-add-hint = That is allowed, but risky: if the Bull adds one temple, you lose. Add 2.

lesson-war = Joining kingdoms: a war
lesson-war-look = Two kingdoms, each with a trader and a king. The number on a leader says how many tiles of its colour support it in its kingdom.
lesson-war-join = A tile may join two kingdoms. Place a temple on G6, and keep the markets in your hand: you will need them.
lesson-war-join-done = The unification tile covers your tile, which scores nothing. The kingdom now has two traders and two kings, so two wars have broken out.
lesson-war-join-hint = That is allowed, but here we join the kingdoms: place a temple on G6.
lesson-war-order = Whoever’s turn it is chooses the order. Your green trader has 2 supporters against 1, your king has 2 against 3. Begin with the traders.
lesson-war-order-hint = That is allowed, but your king is behind, 2 against 3. Choose the traders first.
lesson-war-add = In a war tiles in the colour of the leaders count, anywhere on their side: here markets, and not the temple that joined the kingdoms. You have 2, the Bull 1 and perhaps more in its hand. Add 2.
lesson-war-add-done = Four against three! The Bull loses the trader and its supporters; you score 1 for the leader and 1 for the tile removed: two green points.
lesson-war-add-hint = That is allowed, but a tie is not enough for the attacker. Add 2.
lesson-war-summary = And look: without the market on H6 the kingdoms are apart again, so the kings never had to fight. That is why the order matters.

lesson-treasures = Treasures
lesson-treasures-look = Each temple of the start carries a treasure. As soon as a kingdom holds several, the owner of its trader takes all of them but one.
lesson-treasures-join = Your trader’s kingdom reaches from K11 almost to O9. Close the gap with a market on O11.
lesson-treasures-join-done = A green point, and now there are two treasures in the kingdom.
lesson-treasures-join-hint = That is allowed, but here close the gap: place a market on O11.
lesson-treasures-take = One of them is yours. On O9 lies a corner treasure, in a golden frame, and those go first. Try the other one, if you like, then take the treasure on O9.
lesson-treasures-take-done = A treasure is a joker: in the end it is a point in whichever colour you need. One treasure always stays in the kingdom.

lesson-monument = A monument
lesson-monument-square = Three settlements form a corner. Complete the square with a settlement on I4.
lesson-monument-square-done = A black point, thanks to the king. And on a square of four tiles of one colour you may build a monument.
lesson-monument-square-hint = That is allowed, but here complete the square: place a settlement on I4.
lesson-monument-build = A monument has two colours, and one must be the colour of the tiles. Your king is black and your trader green: pick the square, then the green-black monument.
lesson-monument-build-done = The four tiles lie face down: they still hold the kingdom together, but support nobody any more.
lesson-monument-build-hint = That is allowed, but the green-black monument pays both your king and your trader. Build that one.
lesson-monument-income = Now for the best of it: end your turn.
lesson-monument-income-done = A green and a black point at the end of each of your turns, as long as king and trader stay in this kingdom. No wonder that monuments attract attackers!
lesson-monument-income-hint = You have an action left and may use it, but here just end the turn.

lesson-end = Catastrophes and the end
lesson-end-catastrophe = Twice in a game you may play a catastrophe. The Bull’s king lives by a single temple: destroy it, on J4. A temple with a treasure could not be hit.
lesson-end-catastrophe-done = A leader without a temple goes back to its owner, and J4 is closed for the rest of the game.
lesson-end-catastrophe-hint = That is allowed, but here play a catastrophe on J4.
lesson-end-swap = Tiles you do not need can be swapped, even all six for one action. Choose “Swap tiles”, pick the farms or anything else, and confirm.
lesson-end-swap-done = The new ones come from the bag, the old ones are face down, out of the game. A swap is an action like any other.
lesson-end-swap-hint = That is allowed, but here swap some tiles, no matter which.
lesson-end-near = The game draws to its close: three treasures are left. When only one or two are left at the end of a turn, or the bag cannot fill the hands, it is over.
lesson-end-join = You have one last action. Join I7 and N5 with a market on L6.
lesson-end-join-hint = That is allowed, but here join the two treasures: place a market on L6.
lesson-end-take = Another treasure for you. Neither is a corner treasure, so take whichever you like.
lesson-end-take-done = Only two treasures are left on the board, and you have four already.
lesson-end-last = End the turn, and look at the score.
lesson-end-last-done = Your weakest colour has 5 points, and so has the Bull’s. The second weakest decides: 6 against 5, so you win, although the Bull has more points in all. Well done, you know the game!
