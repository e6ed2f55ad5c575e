# What the start page says about the game, and what its options mean
front-line = Three powers are after Afghanistan. Change sides at the right moment, and be the best friend of the strongest.
front-kind = cards, intrigue, a map
author = Game design: Cole Wehrle.
quick-three = Against two bots
quick-wakhan = Alone, against Wakhan
option-third-why = Two people can add Wakhan as a third player.
option-hands-why = Open hands are good for learning together.
option-battle-why = How many pieces a battle must remove.
option-requests-why = How often you may ask for a lower bribe before you pay.
option-corrections-why = Leave this as it is, unless you continue an old game.

# Chapters of the rules
chapter-COMP = Components
chapter-SETUP = Setting up
chapter-TERM = Terms
chapter-LOYAL = Loyalty and influence
chapter-RULER = Ruling a region
chapter-GEN = General rules
chapter-TURN = Your turn
chapter-CLEAN = Cleanup
chapter-END = End of the game
chapter-BUY = Buying cards
chapter-PLAY = Playing cards
chapter-ACT = Actions of cards
chapter-TAX = Tax
chapter-GIFT = Gift
chapter-BUILD = Build
chapter-MOVE = Move
chapter-BETRAY = Betray
chapter-BATTLE = Battle
chapter-DOM = Dominance checks
chapter-EVENT = Events
chapter-ABIL = Special abilities
chapter-WAKHAN = Wakhan
chapter-EDGE = Special cases
