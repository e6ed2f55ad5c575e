"""Room on a card for its name and its text: breaks them into lines, as large as they fit.

Widths are those of the type that sheets are printed in. {T} tire, {P} a power's symbol and {2} SB
in a grey circle stand in the line.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from velkahra.picture.measure import NO_BREAK, width

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

_TOKEN: Final = re.compile(r"\{(\w+)\}")
_LONELY: Final = re.compile(r"(?<!\S)(\w) ")  # do not end a line with a single letter or digit
_LAST: Final = re.compile(r" (\{\w+\}\S*)$")  # do not start the last line with a lone symbol
_ABILITY: Final = re.compile(r" / |(?<=[.!)]) (?=\{T\})")
SIGN: Final = 1.16  # size of a symbol, relative to letters
SPACE: Final = 0.26
LEADING: Final = 1.25
GAP: Final = 0.45  # lines between two abilities


class Piece(msgspec.Struct, frozen=True):
    """A part of a word: letters, or a `token`, what stands in braces; the other is ""."""

    letters: str = ""
    token: str = ""

    def room(self, size: float, face: str) -> float:
        """Return the width of the text set in a typeface, in the units of `size`."""
        return SIGN * size if self.token else width(self.letters, size, face)


Line = tuple[tuple[Piece, ...], ...]


class Block(msgspec.Struct, frozen=True):
    """Text broken into lines: paragraphs of lines of words, in a typeface and a size in units."""

    size: float
    face: str
    paragraphs: tuple[tuple[Line, ...], ...]

    @property
    def high(self) -> float:
        """Return the height of the set text, in the units of its size."""
        lines = sum(len(lines) for lines in self.paragraphs)
        return self.size * LEADING * (lines + GAP * (len(self.paragraphs) - 1))


def _pieces(word: str) -> Iterator[Piece]:
    for number, part in enumerate(_TOKEN.split(word)):
        if part:
            yield Piece(token=part) if number % 2 else Piece(part)


def _room(word: tuple[Piece, ...], size: float, face: str) -> float:
    return sum(piece.room(size, face) for piece in word)


def _broken(words: list[tuple[Piece, ...]], size: float, room: float, face: str) -> Iterator[Line]:
    line: list[tuple[Piece, ...]] = []
    used = 0.0
    for word in words:
        wide = _room(word, size, face)
        if line and used + SPACE * size + wide > room:
            yield tuple(line)
            line, used = [], 0.0
        used += wide + (SPACE * size if line else 0)
        line.append(word)
    yield tuple(line)


def _set(text: str, size: float, room: float, face: str) -> Block:
    paragraphs = []
    for paragraph in _ABILITY.split(text):
        held = _LAST.sub(NO_BREAK + r"\1", _LONELY.sub(r"\1" + NO_BREAK, paragraph))
        words = [tuple(_pieces(word)) for word in held.split(" ")]
        paragraphs.append(tuple(_broken(words, size, room, face)))
    return Block(size, face, tuple(paragraphs))


@cache
def fitted(
    text: str, sizes: tuple[float, ...], room: float, high: float, face: str = "noto"
) -> Block:
    """Break a text into lines at the largest of `sizes` (from large to small) at which it fits.

    It fits if it is at most `room` wide and `high` high, in the units of the sizes. `face` names
    its typeface. Raises: ValueError if it fits at none.
    """
    for size in sizes:
        block = _set(text, size, room, face)
        words = (word for lines in block.paragraphs for line in lines for word in line)
        if block.high <= high and all(_room(word, size, face) <= room for word in words):
            return block
    raise ValueError(f"{text!r} does not fit into {room:g} x {high:g}")


def rules_text(text: str) -> Block:
    """Break the text of a card into lines. Raises: ValueError if it does not fit."""
    return fitted(text, _TEXT_SIZES, ROOM, _TEXT_HIGH)


def name_text(name: str, has_price: bool) -> Block:
    """Break the name of a card into lines, one if possible.

    With `has_price` it leaves room for the circle of the price, which stands to its right. Raises:
    ValueError if it does not fit.
    """
    room = ROOM - (_PRICE if has_price else 0)
    large = tuple(size for size in _LINE_SIZES if width(name, size, "title") <= room)
    return fitted(name, large or _NAME_SIZES, room, _NAME_HIGH, "title")


def small_name(name: str) -> Block:
    """Break a name into the lines of a small card. Raises: ValueError if it does not fit."""
    sizes = (84.0, 78.0, 72.0, 66.0, 60.0, 54.0, 48.0, 42.0, 36.0, 30.0, 24.0, 20.0)
    return fitted(name, sizes, ROOM, 330, "title")


def one_line(words: str, sizes: range, room: float) -> float:
    """Return the largest of `sizes` at which words in bold take one line `room` wide.

    `sizes` go from large to small; the smallest is returned if the words fit at none. All are in
    units of the card.
    """
    return float(next((s for s in sizes if width(words, s, "noto-bold") <= room), sizes[-1]))
