# What the start page says of the game, and what its options mean
front-line = Three powers want Afghanistan. Change sides at the right moment, and be the best friend of whoever is strongest.
front-kind = cards, intrigue, a map
quick-three = Against two bots
quick-wakhan = Alone, against Wakhan
option-third-why = Two people can let Wakhan play as a third opponent.
option-hands-why = Open hands are good for learning together.
option-battle-why = How many pieces a battle must remove.
option-requests-why = How often you may ask for a lower bribe before you pay.
option-corrections-why = Leave this as it is, unless you continue an old game.
