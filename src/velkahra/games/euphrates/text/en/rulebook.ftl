# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml

book-start = The land between two rivers
book-start-dynasty = You lead a dynasty with four leaders: a priest, a farmer, a trader and a king. The symbol on a leader shows whose it is; its colour shows which points it collects. Nobody owns a colour. You need all four, because at the end only your weakest one counts.
book-start-board = The board is land with two rivers running through it. Ten temples stand there from the start, each with a treasure on it. All other tiles come out of the bag: red temples, blue farms, green markets and black settlements. More than a third are temples, because every leader needs one to live next to.
book-start-setup = You start with six tiles that only you can see, your four leaders, one unification tile and two catastrophe tiles. Chance decides who begins; then play goes clockwise. Point cubes and the six monuments lie in one supply for everyone.

book-kingdoms = Regions and kingdoms
book-kingdoms-connected = Two spaces are neighbours if they share a side; a corner is not enough. Put a finger on any tile and walk from neighbour to neighbour over tiles and leaders. Everything you can reach is one region. When the game begins, each of the ten temples is a region of its own.
book-kingdoms-kingdom = As soon as a leader stands in a region, it is a kingdom. A kingdom belongs to nobody. Your king, the Bull’s trader and the Potter’s priest can live in the same one, and each collects the points of its own colour there. That is the heart of the game: you can move into a kingdom that someone else has built.
book-kingdoms-peace = Leaders of different colours live together in peace, whoever owns them. Two leaders of the same colour in one kingdom fight at once, and only one of them stays. The tiles under a monument still hold a kingdom together; a catastrophe is a hole in it.

book-turn = Your turn
book-turn-actions = You have two actions. For each you choose one of four things, even the same one twice: move a leader, place a tile, play a catastrophe or swap tiles. Everything that an action sets off is settled before the next one begins: conflicts first, then a monument, then treasures. You may stop early.
book-turn-refill = When you end your turn, your leaders first collect points from monuments. Then everyone with fewer than six tiles draws back up to six, beginning with you. Nobody draws in between, so tiles that you spend in a conflict are missing until then. Last comes the question whether the game is over.
book-turn-secrets = You take points the moment you earn them, and keep them behind your screen. Your tiles are secret as well; leaders, catastrophes and everything on the board are open. You can take actions back as long as nothing hidden has come to light and nobody else has had to decide.

book-leaders = Leaders
book-leaders-place = A leader goes on an empty land space with a face-up temple right next to it. You may put one on the board, move it somewhere else or take it back; each is an action, and none of them scores. A leader on the board is what earns you points, so get your leaders out early.
book-leaders-apart = A leader may found a kingdom, join one, and link it with regions that have no leader. But it may never join two kingdoms, not even two of your own; only tiles can do that. When you move a leader, lift it first and then look at the board: the old place no longer counts.
book-leaders-homeless = A leader lives on the temple next to it. If the last face-up temple next to it disappears, by a catastrophe or under a monument, the leader returns to its owner at once. It is not lost: with any later action, even in the same turn, it can come back.

book-tiles = Tiles
book-tiles-where = Place a tile from your hand face up on an empty space. Farms go on rivers only, everything else on land only. A tile may touch others or lie alone. Once it lies there, nobody can move it.
book-tiles-point = Now look at the kingdom the tile lies in. If it has a leader of the tile’s colour, that leader’s owner scores one point in this colour. If it has none but has a king, the king’s owner scores the point, still in the colour of the tile. It does not matter who placed the tile. Outside kingdoms, and where neither leader is, nobody scores.
book-tiles-join = A tile may join two kingdoms, but never three or more. It then scores nothing and is covered by the unification tile while you check whether leaders of the same colour have met. If they have, there is war; if not, the two kingdoms simply become one. A tile that links one kingdom with regions without leaders scores as usual.

book-special = Catastrophes and swapping
book-special-catastrophe = You have two catastrophe tiles for the whole game. Playing one is an action: put it on an empty space or on a tile, which it destroys. The space is dead until the end of the game. It scores nothing, so use it when it hurts someone or saves you.
book-special-safe = Four things are safe from catastrophes: a tile with a treasure on it, the tiles of a monument, a leader, and another catastrophe.
book-special-split = A catastrophe cuts. It can split a kingdom in two, separate a leader from the tiles that would support it, or take the temple from under a leader without any conflict. It never causes treasures to be taken.
book-special-swap = With the fourth action you throw away one to six tiles from your hand, face down, and draw as many new ones. Do it first and you can use the new tiles straight away. If the bag has too few for you, the game ends on the spot.

book-conflicts = Two leaders of one colour
book-conflicts-sorts = A leader that walks into a kingdom starts a revolt, which is about faith: temples decide it, and it gives one red point. A tile that joins kingdoms starts a war, which is about people: tiles in the colour of the fighting leaders decide it, and it can score many points. Until every such quarrel is settled, nothing else happens.
book-conflicts-adding = In both, the board counts first. Then the attacker adds tiles from hand, once, and the defender answers, knowing the number. Both are always asked, even without a suitable tile, so nobody can tell what you hold. Tiles you add are gone, whether you win or lose.

book-revolts = Revolts
book-revolts-outbreak = A revolt breaks out when you put a leader into a kingdom that already has one of the same colour. You attack, the owner of the other leader defends, and temples decide, even between two traders. Nobody can escape by taking the leader back.
book-revolts-strength = Count the face-up temples right next to each leader. A temple next to both counts for both. Then you may add temples from your hand, and after you the defender. So a good seat is one that touches two or three temples.
book-revolts-result = The higher total wins, and a tie is enough for the defender. The winner scores one red point, the loser takes the leader back. Temples from hand leave the game; those on the board stay. If you have an action left, you may try again.

book-wars = Wars
book-wars-outbreak = A war breaks out when a tile joins two kingdoms that both have a leader of the same colour. The unification tile on top marks the border between the two sides. When all wars are over you take it back, and the tile below stays on the board.
book-wars-order = There is one war for each colour that both sides have. They are fought one after another, and the active player chooses the order, even if only others are fighting. The active player attacks if one of the two leaders is theirs; otherwise the next owner clockwise does. You can attack in one war and defend in the next.
book-wars-supporters = Each leader is supported by all face-up tiles of its colour on its side of the unification tile. They need not touch the leader, only be connected with it. The tile under the unification tile itself helps nobody.
book-wars-adding = The attacker may now add tiles of this colour from hand, then the defender. The higher total wins; the defender wins ties. Tiles you add to one war are missing in the next, because nobody draws until the end of the turn.
book-wars-result = The loser takes the leader back and removes all its supporters from the board. The winner scores one point for the leader and one for each removed tile, all in the colour of the war. A large kingdom without tiles in your hand to defend it is a rich prize.
book-wars-priests = Wars of priests are milder, because leaders need temples. A temple with a treasure, or next to any other leader, counts as a supporter but stays on the board, and there is no point for it.
book-wars-next = Then look again. Removed tiles may have cut the kingdom in pieces: leaders that no longer share one do not fight any more, and tiles that lost the connection support nobody. All strengths are counted afresh for each war.

book-monuments = Monuments
book-monuments-build = If your tile completes a square of four face-up tiles of one colour, you may turn them over and build a monument on them. One of its two colours must be the colour of these tiles. If a war comes first, the square must survive it.
book-monuments-once = The chance comes once: a square that you do not use in this action can never be used again. The tile itself scores before you build.
book-monuments-stone = The four tiles under a monument still connect the kingdom, but they do not count as temples or supporters any more, and leaders that lose their last temple this way return to their owners. The monument itself can never be destroyed. A treasure on one of the temples stays.
book-monuments-income = At the end of each of your turns, each of your leaders scores a point for every monument of its colour in its kingdom. Here the king collects only black. Note what this means: whoever takes over your leader’s place takes over the income as well.

book-treasures = Treasures
book-treasures-take = When an action is over and a kingdom holds two treasures or more, the owner of its trader takes all but one. It does not matter whose turn it is or who joined the regions. Without a trader the treasures wait until one arrives.
book-treasures-choose = The trader’s owner chooses, but treasures from the corners of the board must be taken first.
book-treasures-joker = At the end each treasure is worth one point in the colour in which you need it most.

book-end = The end
book-end-when = The game ends after a turn in which only two treasures or fewer are left on the board, or as soon as someone has to draw and the bag holds too few tiles. So whoever collects treasures decides how long the game lasts.
book-end-count = All points are shown, and each treasure is added to the weakest colour. Compare only the weakest colour of each player: the highest one wins. If it is equal, the second weakest decides, and so on. Fifteen red points do not help you if you have only three black ones.

book-english = A variant
book-english-exact = In the English variant nobody may use a conflict to get rid of tiles. An attacker adds tiles only if that is enough to go ahead, a defender only as many as make a tie.
