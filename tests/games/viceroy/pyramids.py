"""Pyramids of one seat, each higher than the one before, as lines of a position."""

PAIR = "circle lay 1 1 0\ncircle lay 3 1 1\n"
WALL = PAIR + "circle lay 5 1 2\ncircle lay 7 1 3\ncircle lay 9 1 4\n"
HOUSE = WALL + "circle lay 11 2 0\ncircle lay 13 2 1\ncircle lay 15 2 2\ncircle lay 17 2 3\n"
TOWER = HOUSE + "circle lay 19 3 0\ncircle lay 21 3 1\ncircle lay 23 3 2\n"
SPIRE = TOWER + "circle lay 25 4 0\ncircle lay 27 4 1\n"
