# What the coach says when a kind of decision first comes (coach-…, by the kind)

coach-turn = You have two actions. Start with a leader next to a temple, then place tiles of the leader’s colour in the same kingdom: each of them scores. Only your weakest colour counts at the end, so look at all four.
coach-revolt = Two leaders of one colour stand in one kingdom. Count the temples next to each leader; the attacker adds temples first, then the defender, and a tie goes to the defender. Add no more than you need: added temples leave the game.
coach-war = Two kingdoms were joined, and leaders of one colour fight. All tiles of their colour on each side count, wherever they lie; then the attacker adds tiles, then the defender, and a tie goes to the defender. The winner scores a point for the beaten leader and one for each tile the loser removes.
coach-wars = Several colours are at war, and you choose the order. A war can tear the kingdom apart again, and then the others may never happen. Start with the war you are surest to win.
coach-monument = Four tiles of one colour make a square, and you may build on it. At the end of your turn a monument brings each of your leaders in its two colours a point, as long as they are in its kingdom. The four tiles are turned over: they no longer help in wars, and temples no longer hold leaders.
coach-treasures = Your trader’s kingdom holds several treasures, and you take all but one. At the end each treasure is a point in any colour you like. Those in the corners of the board go first. Leave the one that your trader can guard best.
