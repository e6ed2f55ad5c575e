# First words to a newcomer: what the game is about (goal-…), and what happens in a round (turn-…)

goal-1 = Thomas Hammer hides in one square of the map, and the world powers look for him. Your team is one of them.
goal-2 = Your spies bring you rows of an encoded picture, and every row rules squares out. The team that finds him first gets 20 points.
goal-3 = Places in the daily games score points too. The team with the most points at the end wins.

turn-1 = Daily game: by its place each team gets 5 to 1 strategic points (SP), and as many points for the final score. Against bots, dice decide it.
turn-2 = The teams choose the order of turns; the best of the daily game chooses first.
turn-3 = Refresh: you may convert SP into power points (PP), usually 3 SP into 1 PP. Then your spies are readied.
turn-4 = Draw: you draw a card.
turn-5 = Main phase: play as many cards as you can pay for, and exhaust spies to learn rows of the picture.
turn-6 = When you know enough, guess the square. At the end of your turn you learn whether he is there.
turn-7 = Discard: keep at most 7 cards. Then the next team has its turn.
