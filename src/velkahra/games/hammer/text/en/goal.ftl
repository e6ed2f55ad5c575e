# First words to a newcomer: what the game is about (goal-…), and what a turn is (turn-…)

goal-1 = Thomas Hammer hides in one square of the map, and the world powers look for him. Your team is one of them.
goal-2 = Your spies bring you rows of an encoded picture, and every row rules squares out. The team that finds him first gets 20 points.
goal-3 = Each round begins with a daily game. Its places give 5, 4, 3, 2 and 1 points, and as many strategic points (SP) to spend. Against bots, dice decide it.
goal-4 = The best team of the daily game is the first to choose a position in the turn order. The team with the most points at the end wins.

turn-1 = Refresh: you may convert SP into power points (PP), usually 3 SP into 1 PP. Then your spies are readied.
turn-2 = Draw: you draw a card.
turn-3 = Main phase: play as many cards as you can pay for, and exhaust spies to learn rows of the picture.
turn-4 = When you know enough, guess the square. At the end of your turn you learn whether he is there.
turn-5 = Discard: keep at most 7 cards; some powers have another limit. Then the next team has its turn.
