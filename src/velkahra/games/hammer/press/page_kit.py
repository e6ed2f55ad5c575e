"""A drawing kit for pages to be filled in by hand: headings, fields, tables, boxes to tick.

A page is 1920 x 2790 units, tenths of a millimetre: A4 without its margin.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from html import escape
from math import inf
from typing import Final

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.print_model import Page, Picture
from velkahra.games.hammer.cards.check.room import Block, fitted
from velkahra.games.hammer.cards.language import PowerCard
from velkahra.games.hammer.picture.art import emblems, ink, text
from velkahra.picture import lettering, measure, palette, shapes

WIDE: Final = 1920
HIGH: Final = 2790
PLAIN_TINT: Final = "#e9e4da"
LEAST_LINE: Final = 150
"""The shortest line to write on, behind the label of a field."""

_SHRINKING: Final = (1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
_CELL: Final = (38.0, 34.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0)


class Column(msgspec.Struct, frozen=True):
    """A column of a table: its head, and its share of the width, in proportion to the others."""

    head: str
    share: float


def fit(
    words: str, sizes: tuple[float, ...], room: float, high: float = inf, face: str = "noto"
) -> Block:
    """Break a text into lines at the largest of `sizes` (from large to small) at which it fits.

    A word that is wider than `room` at every size is broken. `high` is the most height, and `face`
    names the typeface.
    Raises: VelkahraError quoting a text that fits at none.
    """
    with suppress(ValueError):
        return fitted(words, sizes, room, high, face)
    for size in sizes:
        with suppress(ValueError):
            parts = (_parts(word, size, room - size, face) for word in words.split(" "))
            broken = " ".join(part for word in parts for part in word)
            return fitted(broken, (size,), room, high, face)
    raise VelkahraError(f"there is no room on the sheet for {words!r}")


def _parts(word: str, size: float, room: float, face: str) -> Iterator[str]:
    """Yield a word in parts no wider than `room`, each but the last with a hyphen."""
    while measure.width(word, size, face) > room and len(word) > 1 and "{" not in word:
        end = 1
        while measure.width(f"{word[: end + 1]}-", size, face) <= room:
            end += 1
        yield f"{word[:end]}-"
        word = word[end:]
    yield word


def one_line(words: str, size: float, room: float, face: str = "noto") -> float:
    """Return the type size, at most `size`, at which words take one line no wider than `room`."""
    return min(size, size * room / max(measure.width(words, size, face), 1))


def page(parts: Sequence[str], told: str) -> Page:
    """Return a page made of its parts; `told` describes it to screen readers."""
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" '
        f'height="{HIGH}" role="img" aria-label="{escape(told)}">'
        f'<g font-family="{lettering.PLAIN}">{"".join(parts)}</g></svg>'
    )
    return (Picture(picture, told),)


def heading(title: str, below: str, power: PowerCard | None = None) -> str:
    """Return the head of a page, 220 units high: a title, a line `below` it, a power's symbol."""
    tint = palette.shade(power.colour, 0.8) if power else PLAIN_TINT
    frame = f' rx="30" stroke="{ink.INK}" stroke-width="5"'
    left = 240 if power else 50
    room = WIDE - left - 50
    return (
        shapes.box(3, 3, WIDE - 6, 214, tint, frame)
        + (shapes.at(emblems.symbol(power), 125, 110, 1.55) if power else "")
        + text.run(title, left, 108, one_line(title, 84, room, "title"), face="title")
        + text.run(below, left, 176, one_line(below, 40, room))
    )


def paragraph(
    words: str,
    x: float,
    y: float,
    room: float,
    size: float = 38,
    *,
    high: float = inf,
    bold: bool = False,
    power: str = "",
) -> tuple[str, float]:
    """Return a text from its upper left corner (x, y), and the y coordinate of its end.

    Lines are at most `room` units wide, and the type `size` units high, less if the text is not to
    be higher than `high`. `power` is the symbol that stands for {P}.
    Raises: VelkahraError quoting a text that does not fit.
    """
    sizes = (size,) if high == inf else tuple(size * share for share in _SHRINKING)
    block = fit(words, sizes, room, high, "noto-bold" if bold else "noto")
    return text.drawn(block, x, y, room, power), y + block.high


def section(words: str, y: float) -> str:
    """Return the heading of a part of a page at the height `y`, with a line under it."""
    return text.run(words, 0, y + 46, 46, face="noto-bold") + shapes.line(
        f"M0 {y + 62:g}H{WIDE}", ink.INK, 4
    )


def field(x: float, base: float, room: float, label: str) -> str:
    """Return a label and a line to write on, from `x` to `x + room`, with its base at `base`."""
    size = one_line(label, 38, room - LEAST_LINE)
    start = x + measure.width(label, size, "noto") + 16
    return text.run(label, x, base, size) + shapes.line(
        f"M{start:g} {base + 6:g}H{x + room:g}", ink.INK, 2.5
    )


def tick(x: float, base: float, label: str) -> str:
    """Return a box to tick with its label, from `x` on; `base` is the y of the base line."""
    square = shapes.box(x, base - 38, 44, 44, ink.LIGHT, f' stroke="{ink.INK}" stroke-width="4"')
    return square + text.run(label, x + 62, base, 38)


def tick_room(label: str) -> float:
    """Return the width of a tick box with its label, in units."""
    return 62 + measure.width(label, 38, "noto")


def table(
    y: float,
    columns: Sequence[Column],
    rows: Sequence[Sequence[str]],
    high: float,
    head: float = 84,
) -> tuple[str, float]:
    """Return a table as wide as the page, and the y coordinate of its end.

    It begins at `y`. Rows are `high` units high, the head is `head` units high. A cell is words, or
    a drawing that begins with <.
    """
    lefts = _lefts(columns)
    bottom = y + head + high * len(rows)
    parts = [shapes.box(0, y, WIDE, head, PLAIN_TINT)]
    for left, right, column in zip(lefts, lefts[1:], columns, strict=False):
        parts.append(_head(column.head, left, right - left, y, head))
    for number, row in enumerate(rows):
        top = y + head + high * number
        if number % 2:
            parts.append(shapes.box(0, top, WIDE, high, ink.PAPER))
        for left, right, cell in zip(lefts, lefts[1:], row, strict=False):
            parts.append(_cell(cell, left, right - left, top + high / 2))
    parts.append(_lines(lefts, y, head, high, len(rows)))
    return "".join(parts), bottom


def _lefts(columns: Sequence[Column]) -> list[float]:
    whole = sum(column.share for column in columns)
    lefts = [0.0]
    for column in columns:
        lefts.append(lefts[-1] + WIDE * column.share / whole)
    return lefts


def _head(words: str, x: float, room: float, y: float, high: float) -> str:
    if not words:
        return ""
    block = fit(words, _CELL[1:], room - 20, high, "noto-bold")
    return text.drawn(block, x + 10, y + (high - block.high) / 2, room, "")


def _cell(cell: str, x: float, room: float, middle: float) -> str:
    if not cell:
        return ""
    if cell.startswith("<"):
        return f'<g transform="translate({x:g} {middle:g})">{cell}</g>'
    block = fit(cell, _CELL, room - 24)
    return text.drawn(block, x + 12, middle - block.high / 2, room, "")


def _lines(lefts: Sequence[float], y: float, head: float, high: float, rows: int) -> str:
    bottom = y + head + high * rows
    inner = "".join(f"M{left:g} {y:g}V{bottom:g}" for left in lefts[1:-1])
    inner += "".join(f"M0 {y + head + high * row:g}H{WIDE}" for row in range(1, rows))
    frame = f"M0 {y:g}H{WIDE}V{bottom:g}H0ZM0 {y + head:g}H{WIDE}"
    return shapes.line(inner, ink.INK, 2) + shapes.line(frame, ink.INK, 4)


def named(power: PowerCard, language: str, room: float, high: float) -> str:
    """Draw the symbol and the name of a power for a cell of a table, `room` x `high`."""
    name = fit(power.name.of(language), _CELL, room - 100, high, "noto-bold")
    return shapes.at(emblems.symbol(power), 46, 0, 0.56) + text.drawn(
        name, 88, -name.high / 2, room, ""
    )
