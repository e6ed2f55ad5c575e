"""How much room there is on a card for its name and its text, and how large they are then."""

from typing import Final

from velkahra.games.hammer.picture.art.text import Block, fitted
from velkahra.picture.measure import width

WIDE: Final = 630
HIGH: Final = 880
LEFT: Final = 42
ROOM: Final = WIDE - 2 * LEFT
TEXT_TOP: Final = 504
TEXT_LETTERS: Final = 500  # about as many as fit in the smallest type
NAME_LETTERS: Final = 100
_TEXT_HIGH: Final = 262
_TEXT_SIZES: Final = (42.0, 40.0, 38.0, 36.0, 34.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0)
_LINE_SIZES: Final = (44.0, 42.0, 40.0, 38.0, 36.0, 34.0)
_NAME_SIZES: Final = (36.0, 34.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0)
_NAME_HIGH: Final = 92
_PRICE: Final = 76


def rules_text(text: str) -> Block:
    """Break the text of a card into lines. Raises: ValueError if it does not fit."""
    return fitted(text, _TEXT_SIZES, ROOM, _TEXT_HIGH)


def name_text(name: str, has_price: bool) -> Block:
    """Break the name of a card into lines, one if possible.

    With `has_price` it leaves room for the circle of the price, which stands to its right. Raises:
    ValueError if it does not fit.
    """
    room = ROOM - (_PRICE if has_price else 0)
    large = tuple(size for size in _LINE_SIZES if width(name, size, "noto-bold") <= room)
    return fitted(name, large or _NAME_SIZES, room, _NAME_HIGH, "noto-bold")


def small_name(name: str) -> Block:
    """Break a name into the lines of a small card. Raises: ValueError if it does not fit."""
    sizes = (84.0, 78.0, 72.0, 66.0, 60.0, 54.0, 48.0, 42.0, 36.0, 30.0, 24.0, 20.0)
    return fitted(name, sizes, ROOM, 330, "noto-bold")


def one_line(words: str, sizes: range, room: float) -> float:
    """Return the largest of `sizes` at which words in bold take one line `room` wide.

    `sizes` go from large to small; the smallest is returned if the words fit at none. All are in
    units of the card.
    """
    return float(next((s for s in sizes if width(words, s, "noto-bold") <= room), sizes[-1]))
