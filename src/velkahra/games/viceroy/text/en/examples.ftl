# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-bid = A bid of your own
example-bid-alt = The display: one card each under blue, red, green and yellow.
example-bid-task = You want the Captain, who is under blue. Bid a blue gem, in secret.
example-bid-done = Nobody else bid blue: the Captain is in your hand, your gem in the supply. The Square bid red and has the Scout.

example-level = What a card costs on level 2
example-level-alt = A pyramid with the Colonel and the Mentor side by side on level 1.
example-level-task = Place the Captain on level 2, above the two neighbours. What does he cost?
example-level-done = The gems of rows 1 and 2: a green and a blue one. He brings only the reward of row 2: five gems.

example-circle = A circle of one colour
example-circle-alt = A pyramid: on level 1 the Colonel, the Mentor and the Captain, on level 2 the Governor. Colonel and Mentor meet in blue.
example-circle-task = The Colonel and the Mentor meet in blue. Place the Sorcerer, who has a blue half circle, above them.
example-circle-done = The circle is all blue, so you took a blue gem at once. At the end it scores the level of its upper card: 2 points.

example-law = A law in the pyramid
example-law-alt = A pyramid with the Executioner, the Gunner and the Enchantress on level 1.
example-law-task = Place the Academy, a law, above the Executioner and the Gunner. What does it cost?
example-law-done = Nothing: laws are free on levels 1 to 4. It closes a red circle and brings a gem as a character does.

example-set = Three tokens make a set
example-set-alt = A pyramid with a magic token, a defence token and a magic bonus on level 1, and the Academy above.
example-set-task = You have magic and defence. Choose the reward of the Academy that completes a set.
example-set-done = Defence, magic and science are one set: 12 points. The science token also brings one more gem whenever you pass.

example-attack = Attack before gems
example-attack-alt = The display with seven cards; under green there is only one, the Agent.
example-attack-task = The Square wants a green card, too. Make sure of yours: bid your attack token instead of a gem.
example-attack-done = The attack token goes first, whatever colours are bid. You may take any card on display now.

example-alone = Alone against the box
example-alone-alt = The display with six cards: there are two under green and two under yellow.
example-alone-task = You play alone. There are two cards under green: bid a green gem.
example-alone-done = The virtual opponent drew green as well, so nobody gets a card, although there are two. Your gem is lost, and you may try again.

example-recolour = Recolouring at the end
example-recolour-alt = A finished pyramid. The Governor’s half circle is red, the two corners below it are blue.
example-recolour-task = Use your last two red gems: make the Governor’s circle all red.
example-recolour-done = Two segments, two gems. The circle is now of one colour and scores 2 points, but brings no gem.

example-carry = Two neighbours carry one card
example-carry-alt = A pyramid: three cards on level 1, and the Captain on level 2 above the left two of them.
example-carry-task = The left pair carries the Captain already. Put the law on level 2, above the other pair.
example-carry-done = Each pair of neighbours carries just one card. The two cards of level 2 are neighbours now, so a card can come above them, on level 3.

example-clash = Two players, one card
example-clash-alt = The display in round 2. Under red there is only the Fairy, under green and yellow there are two cards each.
example-clash-task = You and the Square both want the Fairy. Bid red, then see what is left for you.
example-clash-done = Neither has the Fairy, and two red gems are gone. The Square bids blue and takes the Magnate; you pass and choose three gems.

example-pair = Two players, two cards
example-pair-alt = The display in round 2. Under green there are two cards: the Brigand above and the Veteran below.
example-pair-task = Bid green for the Veteran. The Square bids green, too. What now?
example-pair-done = Each of you names a card in secret. You name the lower one, the Square the upper one: both get what they want. Each has paid a green gem.

example-score = Counting it all
example-score-alt = A pyramid of six characters: three on level 1, two on level 2 and one on level 3.
example-score-task = The last round. Place the Admiral and then the Census, a law with a point for every card of your pyramid.
example-score-done = Your circles score 2 and 3, the infinite gem 1, the Census 8, your power tokens 3 and 8. Defence, magic and science are a set, 12 points: 37 in total.

example-infinite = An infinite gem pays
example-infinite-alt = A pyramid: the Colonel with a red infinite gem, the Mentor and the Captain on level 1, the Governor above.
example-infinite-task = On level 1 the Sorcerer costs a red gem. Place him there: what do you pay?
example-infinite-done = Nothing: the red infinite gem on the Colonel pays for you. In this building phase it has done its work; in the next one it pays again.
