# Terms explained in place: name, stems by which a text is searched, meaning

term-loyal = loyalty
term-loyal-stems = loyal
term-loyal-means = You are loyal to one coalition at a time: its armies and roads count as yours. Playing a patriot of another coalition, or taking one of its prizes, changes your loyalty; gifts, prizes and patriots gathered so far are lost.

term-influence = influence
term-influence-stems = influence
term-influence-means = How much your coalition owes you: 1, and 1 more for each patriot in your court, each prize and each gift. It scores when your coalition dominates.

term-patriot = patriot
term-patriot-stems = patriot
term-patriot-means = A court card with a coalition’s colour behind its name. It stays with you only while you are loyal to that coalition.

term-check = dominance check
term-check-stems = check
term-check-means = A card of the market. When someone buys it, or when it leaves the market, it scores points: for players loyal to the coalition that dominates, or else to those with the most cylinders in play. There are four; the last one counts double.

term-dominance = dominance
term-dominance-stems = dominan|dominat
term-dominance-means = A coalition dominates if it has at least four more blocks in play than each of the others. Then only players loyal to it score, and all blocks leave the map.

term-block = block
term-block-stems = block
term-block-means = A piece of a coalition: an army in a region, a road on a border.

term-army = army
term-army-stems = army|armies
term-army-means = A block in a region. It helps everyone who is loyal to its coalition, whoever put it there.

term-road = road
term-road-stems = road
term-road-means = A block on a border. Armies of its coalition may cross that border.

term-cylinder = cylinder
term-cylinder-stems = cylinder
term-cylinder-means = One of your own pieces: a tribe in a region, a spy on a court card, a gift on your board. If nobody dominates, those with the most cylinders in play score.

term-tribe = tribe
term-tribe-stems = tribe
term-tribe-means = One of your cylinders in a region. Without one you cannot rule there.

term-spy = spy
term-spy-stems = spy|spies
term-spy-means = One of your cylinders on a court card. The player with the most spies on another player’s card holds it hostage; a spy also lets you betray the card.

term-gift = gift
term-gift-stems = gift
term-gift-means = A cylinder that you put on your board for 2, 4 or 6 rupees: 1 influence with your coalition.

term-prize = prize
term-prize-stems = prize
term-prize-means = A strip at the foot of a card. If you betray the card you may take it as a prize: 1 influence with the coalition named there. If that is not yours, you change loyalty.

term-hostage = hostage
term-hostage-stems = hostage
term-hostage-means = A court card on which an opponent has more spies than anyone else. Its owner pays the opponent a bribe for each action with it.

term-bribe = bribe
term-bribe-stems = bribe
term-bribe-means = Rupees paid to an opponent: to the ruler of a region for playing one of its cards, one for each of the ruler’s tribes there; or to the player who holds a card hostage, one for each of that player’s spies on it. It may be waived.

term-rupee = rupee
term-rupee-stems = rupee
term-rupee-means = Money. You begin with 4. You get more from market cards with rupees on them, and from tax, bribes and leverage icons.

term-favored = favored suit
term-favored-stems = favored
term-favored-means = One of the four suits is favored. Actions of court cards of that suit are bonus actions and do not use up your two actions. While the military suit is favored, market cards cost double.

term-rule = ruling a region
term-rule-stems = rul(?:e|ing)
term-rule-means = You rule a region if you have a tribe there and more tribes and loyal armies together than every rival. Then you may build and tax there, and take bribes.

# Signs of the page, explained by the help

sign-suit-economic = Economic suit: each of its stars in your court shelters 1 rupee from tax.
sign-suit-military = Military suit: while it is favored, market cards cost double. On a tie its stars decide.
sign-suit-political = Political suit: your court may hold 3 cards, and 1 more for each of its stars.
sign-suit-intelligence = Intelligence suit: your hand may hold 2 cards, and 1 more for each of its stars.
sign-favored = Favored suit: actions of its cards do not use up your two actions. A card with such a sign makes that suit the favored one.
sign-sides = The coalitions: Afghans (A), British (B), Russians (R). The number next to the sign is influence.
sign-army = Army: a block in a region. It helps everyone who is loyal to its coalition.
sign-road = Road: a block on a border. Armies of its coalition may cross there.
sign-tribe = Cylinder in the colour of its player: a tribe in a region, a spy on a court card.
sign-gift = Gift: pay 2, 4 or 6 rupees to put one of your cylinders on your board, for 1 influence.
sign-prize = Prize: whoever betrays the card may keep it, for 1 influence with the coalition named there.
sign-rupee = Rupee, the money.
sign-hostage = Hostage: an opponent has the most spies on the card and asks this many rupees for each action with it.
sign-impact = When you play the card: a road, an army, a tribe or one of your spies, in its region.
sign-leverage = Leverage: take 2 rupees, and pay them back when you discard the card.
sign-tax = Tax: take as many rupees as the sign shows, from the market or from players with a card of a region you rule.
sign-build = Build: up to 3 armies or roads where you rule, for 2 rupees each.
sign-move = Move: armies along roads, spies from card to card.
sign-betray = Betray: pay 2 rupees and discard a court card with one of your spies on it.
sign-battle = Battle: remove enemy pieces where you have armies or spies.
