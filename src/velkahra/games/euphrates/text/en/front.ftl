# What the start page says of the game, and what its options mean
front-line = Grow four colours of power in the land of two rivers. Only your weakest colour counts.
front-kind = tiles, kingdoms, conflicts
quick-two = Against one bot
quick-four = Against three bots
option-board-why = The advanced side has more treasures and other rivers.
option-english-why = Whether you may add tiles that do not change who wins a conflict.
option-points-why = Hidden points keep the end exciting; open ones are easier to follow.
