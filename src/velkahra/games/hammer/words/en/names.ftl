# Names of things. Forms of a power: the is its name inside a sentence, start at its beginning. Cards, kinds of cards
# and levels of the puzzle bring their own names (data/*.yaml).

player-usa = USA
    .the = the USA
    .start = The USA
player-china = China
    .the = China
    .start = China
player-japan = Japan
    .the = Japan
    .start = Japan
player-russia = Russia
    .the = Russia
    .start = Russia
player-gla = GLA
    .the = the GLA
    .start = The GLA

join-two = { $first } and { $second }

# What the page for opening a table says
title = Thomas Hammer
option-powers = Powers
option-powers-standard = the first ones of USA, China, Japan, Russia, GLA
option-powers-usa-china = USA, China
option-powers-usa-japan = USA, Japan
option-powers-usa-russia = USA, Russia
option-powers-usa-gla = USA, GLA
option-powers-china-japan = China, Japan
option-powers-china-russia = China, Russia
option-powers-china-gla = China, GLA
option-powers-japan-russia = Japan, Russia
option-powers-japan-gla = Japan, GLA
option-powers-russia-gla = Russia, GLA
option-powers-usa-china-japan = USA, China, Japan
option-powers-usa-china-russia = USA, China, Russia
option-powers-usa-china-gla = USA, China, GLA
option-powers-usa-japan-russia = USA, Japan, Russia
option-powers-usa-japan-gla = USA, Japan, GLA
option-powers-usa-russia-gla = USA, Russia, GLA
option-powers-china-japan-russia = China, Japan, Russia
option-powers-china-japan-gla = China, Japan, GLA
option-powers-china-russia-gla = China, Russia, GLA
option-powers-japan-russia-gla = Japan, Russia, GLA
option-powers-usa-china-japan-russia = USA, China, Japan, Russia
option-powers-usa-china-japan-gla = USA, China, Japan, GLA
option-powers-usa-china-russia-gla = USA, China, Russia, GLA
option-powers-usa-japan-russia-gla = USA, Japan, Russia, GLA
option-powers-china-japan-russia-gla = China, Japan, Russia, GLA
option-powers-usa-china-japan-russia-gla = USA, China, Japan, Russia, GLA
option-rounds = Rounds
option-rounds-5 = 5
option-rounds-6 = 6
option-rounds-7 = 7
option-rounds-8 = 8
option-rounds-9 = 9
option-rounds-10 = 10
option-rounds-11 = 11
option-rounds-12 = 12
option-rounds-13 = 13
option-rounds-14 = 14
option-level = Encoded picture
option-level-rounds = to suit the number of rounds
option-level-mini = for a short game (map 12 × 12)
option-level-short = for one week (map 16 × 16)
option-level-normal = for ten days (map 24 × 24)
option-level-long = for two weeks (map 20 × 20)
option-results = Results of partial games
option-results-chance = by chance
option-results-organiser = entered by the organiser
option-assist = Help with the encoded picture
option-assist-none = none: teams paint it themselves
option-assist-paint = paints what the codes tell
option-assist-full = paints, and crosses out what the map rules out

# Signals of one tap.
signal-together = Shall we co-operate?
signal-agreed = Agreed!
signal-alone = We would rather play alone
signal-joint = Shall we draw a joint card?
signal-found = We know where he is!
