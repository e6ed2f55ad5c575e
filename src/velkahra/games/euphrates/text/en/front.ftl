# What the start page says about the game, and what its options mean
front-line = Build your power in four colours in the land between two rivers. Only your weakest colour counts.
front-kind = tiles, kingdoms, conflicts
author = Game design: Reiner Knizia.
quick-two = Against one bot
quick-four = Against three bots
option-board-why = The advanced side has more treasures and other rivers.
option-english-why = Whether you may add tiles that do not change who wins a conflict.
option-points-why = Hidden points keep the end exciting; open ones are easier to follow.

# Chapters of the rules
chapter-COMP = Components
chapter-SETUP = Setting up
chapter-KINGDOM = Regions and kingdoms
chapter-TURN = Your turn
chapter-VP = Victory points
chapter-LEADER = Leaders
chapter-TILE = Tiles
chapter-CATASTROPHE = Catastrophes
chapter-SWAP = Swapping tiles
chapter-CONFLICT = Conflicts
chapter-REVOLT = Revolts
chapter-WAR = Wars
chapter-MONUMENT = Monuments
chapter-TREASURE = Treasures
chapter-END = End of the game
chapter-ENGLISH = The English variant
chapter-EDGE = Special cases
