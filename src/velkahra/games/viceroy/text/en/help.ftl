# The help of a table: how to win (goal-…), and what a player may do (turn-…)

goal-1 = Build a pyramid of people and laws. After twelve rounds the most power points win.
goal-2 = Points come from power tokens, one-coloured circles, infinite gems, laws, magic, and sets of one defence, one magic and one science token (12 each).
goal-3 = A higher row gives more, but a character also costs the gems of all rows below.

turn-1 = Auction: choose a gem in secret. It must be the colour of the card you want. All bids are revealed together.
turn-2 = If nobody else bids your colour, you take a card. If too many want it, the gems are lost and you bid again, three times at most.
turn-3 = Or pass: you get no card, but 3 gems, and one more for each science token in your pyramid.
turn-4 = Building: play up to three cards, one after another, at an end of the lowest row or over two neighbours.
turn-5 = A character costs the gem of its row and of every row below, and gives the reward of its own row only. Laws cost nothing.
turn-6 = If a card completes a circle of one colour, you take a gem of that colour.
turn-7 = Cards are chosen in secret, too. The lowest card number is placed first.
