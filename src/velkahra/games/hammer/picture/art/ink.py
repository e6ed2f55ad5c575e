"""The drawings of the camp game, and the strokes and grounds that join them to a card.

A sign stands in a box of 100 x 100 around the origin. Every outline is dark on light, so that it
can be read in black and white.
"""

from typing import Final

from velkahra.picture.art import art

ART: Final = art("velkahra.games.hammer.picture")

INK: Final = "#2b2019"
PAPER: Final = "#fffdf7"
LIGHT: Final = "#ffffff"


def dark(colour: str) -> bool:
    """Return whether text on this colour should be white."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue < 140
