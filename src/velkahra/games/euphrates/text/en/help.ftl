# The help of a table: how to win (goal-…), and what a player may do (turn-…)

goal-1 = Your leaders collect victory points in four colours: red, blue, green and black.
goal-2 = Only your weakest colour counts at the end, so collect all four.
goal-3 = A treasure counts as a point of any colour. The game ends when two treasures or fewer are left, or when someone cannot refill their hand from the bag.

turn-1 = You have two actions. You may do the same thing twice.
turn-2 = Place a leader next to a temple, move one, or withdraw one.
turn-3 = Place a tile. The leader of its colour in that kingdom scores a point; if there is none, the king does.
turn-4 = Play one of your two catastrophe tiles: it destroys a tile.
turn-5 = Swap up to six tiles of your hand.
turn-6 = A second leader of a colour in a kingdom starts a revolt: count the temples next to each leader, and red tiles added from hand.
turn-7 = A tile that joins kingdoms with leaders of the same colour starts a war: count the tiles of that colour. The loser’s leader is withdrawn.
