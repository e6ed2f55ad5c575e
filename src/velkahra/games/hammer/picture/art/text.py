"""Rules text with its symbols in the line: {T} tire, {P} a power's symbol, {2} SB in a grey circle.

Widths are those of the type that sheets are printed in. Each run of words says how long it is, so
that it leaves the symbols their places in other type, too.
"""

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final

import msgspec

from velkahra.games.hammer.picture.art.ink import ART, INK
from velkahra.picture.measure import NO_BREAK, width
from velkahra.picture.shapes import at

_TIRE: Final = ART("signs/tire")
_COIN: Final = ART("coin")
_TOKEN: Final = re.compile(r"\{(\w+)\}")
_LONELY: Final = re.compile(r"(?<!\S)(\w) ")  # do not end a line with a single letter or digit
_LAST: Final = re.compile(r" (\{\w+\}\S*)$")  # do not start the last line with a lone symbol
_ABILITY: Final = re.compile(r" / |(?<=[.!)]) (?=\{T\})")
_SIGN: Final = 1.16  # size of a symbol, relative to letters
_SPACE: Final = 0.26
_LEADING: Final = 1.25
_GAP: Final = 0.45  # lines between two abilities


class Piece(msgspec.Struct, frozen=True):
    """A part of a word: letters, or a `token`, what stands in braces; the other is ""."""

    letters: str = ""
    token: str = ""

    def room(self, size: float, face: str) -> float:
        """Return the width of the text set in a typeface, in the units of `size`."""
        return _SIGN * size if self.token else width(self.letters, size, face)


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
        return self.size * _LEADING * (lines + _GAP * (len(self.paragraphs) - 1))


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
        if line and used + _SPACE * size + wide > room:
            yield tuple(line)
            line, used = [], 0.0
        used += wide + (_SPACE * size if line else 0)
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


def drawn(block: Block, x: float, y: float, room: float, power: str) -> str:
    """Draw a text from its upper left corner (x, y); `power` is the symbol that stands for {P}.

    `room` is how wide the line between paragraphs is.
    """
    found = []
    for number, lines in enumerate(block.paragraphs):
        if number:
            middle = y + block.size * _LEADING * _GAP / 2
            found.append(_between(x, middle, room))
            y += block.size * _LEADING * _GAP
        for line in lines:
            found.append(_line(line, x, y + block.size, block, power))
            y += block.size * _LEADING
    return "".join(found)


def _between(x: float, y: float, room: float) -> str:
    """Part an ability from what stands above it."""
    return (
        f'<path d="M{x:g} {y:g}h{room:g}" stroke="{INK}" stroke-opacity=".45" stroke-width="1.5" '
        'stroke-dasharray="2 6" fill="none"/>'
    )


def _line(line: Line, x: float, base: float, block: Block, power: str) -> str:
    """Draw a line: runs of letters, and symbols in their places."""
    found, run, begun = "", "", x
    for number, word in enumerate(line):
        run += " " if number else ""
        x += _SPACE * block.size if number else 0
        for piece in word:
            if piece.token:
                found += _run(run, begun, base, block)
                found += _sign(piece.token, x, base, block.size, power)
                run = ""
            else:
                run += piece.letters
            x += piece.room(block.size, block.face)
            begun = x if piece.token else begun
    return found + _run(run, begun, base, block)


def _run(letters: str, x: float, base: float, block: Block) -> str:
    if not letters.strip():
        return ""
    x += _SPACE * block.size * (len(letters) - len(letters.lstrip()))
    return run(letters.strip(), x, base, block.size, face=block.face)


def run(
    words: str,
    x: float,
    base: float,
    size: float,
    *,
    face: str = "noto",
    fill: str = INK,
    anchor: str = "",
) -> str:
    """Write one line of words from `x` on the base line, as SVG.

    It is as wide in any type as in `face`, that of printed sheets. `size` is the height of the type
    in units, `fill` its colour, and `anchor` "" (from `x` on), "middle" or "end".
    """
    weight = ' font-weight="700"' if face == "noto-bold" else ""
    placed = f' text-anchor="{anchor}"' if anchor else ""
    return (
        f'<text x="{x:g}" y="{base:g}" font-size="{size:g}"{weight}{placed} fill="{fill}" '
        f'textLength="{width(words, size, face):.1f}" lengthAdjust="spacingAndGlyphs">'
        f"{escape(words.replace(NO_BREAK, ' '))}</text>"
    )


def amount(number: int | str, x: float, y: float, size: float) -> str:
    """Draw SB around (x, y): a number in a grey circle, `size` units wide (HM-CARD-01)."""
    letters = str(number)
    wide = size * (0.66 if len(letters) == 1 else 0.52)
    return at(_COIN, x, y, size / 100) + (
        f'<text x="{x:g}" y="{y + wide * 0.36:g}" font-size="{wide:g}" font-weight="700" '
        f'text-anchor="middle" fill="{INK}">{escape(letters)}</text>'
    )


def _sign(token: str, x: float, base: float, size: float, power: str) -> str:
    middle = (x + _SIGN * size / 2, base - 0.36 * size)
    wide = 1.1 * size
    if token == "T":
        return at(_TIRE, *middle, wide / 100)
    if token == "P":
        return at(power, *middle, wide / 108)
    return amount(token, *middle, wide)
