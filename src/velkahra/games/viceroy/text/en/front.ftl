# What the start page says about the game, and what its options mean
front-line = Win people for your gems and build them into a pyramid of power: the higher they stand, the more they bring.
front-kind = auction, cards, a pyramid
author = Game design: Yuri Zhuravljov.
quick-three = Against two bots
quick-alone = Alone, for a score to beat
option-virtual-why = Virtual opponents only bid against you in the auctions.
option-laws-why = The printings of the game differ in two laws.
option-screens-why = Hidden gems are the usual game; open ones are easier to follow.
option-draws-why = How the virtual opponents act in an auction in which everyone passes.
option-appointment-why = How law 69 works when no auction follows.
option-corrections-why = Leave this as it is, unless you continue an old game.

# Chapters of the rules
chapter-COMP = Components
chapter-SETUP = Setting up
chapter-FLOW = Course of play
chapter-PYR = The pyramid
chapter-AUCTION = Auction
chapter-PASS = Passing
chapter-BUILD = Building
chapter-REWARD = Rewards
chapter-END = End of the game
chapter-SCORE = Scoring
chapter-LIMIT = Limited material
chapter-ORDER = Who acts first
chapter-TIP = Advice
chapter-SOLO = Playing alone
chapter-VIRTUAL = Virtual opponents
chapter-EDGE = Special cases
