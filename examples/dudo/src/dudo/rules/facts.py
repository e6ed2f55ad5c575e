"""The numbers of the game, and the words for seats and faces in records."""

from typing import Final

SEAT_NAMES: Final = ("condor", "llama", "puma", "fox", "caiman", "toucan")
FACE_NAMES: Final = ("aces", "twos", "threes", "fours", "fives", "sixes")
FACES: Final = len(FACE_NAMES)
ACES: Final = 0
"""A face is a number from 0, so aces are 0 and sixes 5."""

START_DICE: Final = {"five": 5, "three": 3}
"""The dice of each seat at the start, by the value of the option `dice`."""
MOST_DICE: Final = max(START_DICE.values())
MOST_IN_PLAY: Final = MOST_DICE * len(SEAT_NAMES)
