"""Lines of type in the two families; `velkahra.picture.measure` says how wide they are."""

from collections.abc import Sequence
from html import escape
from math import inf
from typing import Final

from velkahra.picture import lettering, measure

SMALL: Final = (14, 13.5, 13)
"""Sizes of titles on a small card; smaller type could not be read in a market."""


def fit(
    words: str, room: float, most: int, sizes: tuple[float, ...] = SMALL
) -> tuple[float, tuple[str, ...]]:
    """Return the size, one of `sizes`, and the lines, `most` at most, of a title.

    At the smallest size lines may be wider than `room`; then `text` squeezes them.
    """
    wide = room
    while True:
        try:
            return measure.fit(words, sizes, wide, most, "title")
        except ValueError:
            wide += 2


def text(
    words: str | int | Sequence[str],
    x: float,
    y: float,
    size: float,
    *,
    face: str = "plain",
    fill: str = "",
    anchor: str = "",
    room: float = inf,
) -> str:
    """Write a line, or lines below each other, from `x` on the (first) base line `y`.

    `size` is the height of the type in units. Family and weight come from `face`: plain, bold or
    title. `fill` is the colour, "" for that of what surrounds it, and `anchor` "" (from `x` on),
    "middle" or "end". What surrounds it has the plain family and the colour of ink. A title is no
    wider than `room`, whatever type a reader has.
    """
    more = "" if face == "plain" else ' font-weight="700"'
    more += f' text-anchor="{anchor}"' if anchor else ""
    more += f' fill="{fill}"' if fill else ""
    return "".join(
        f'<text x="{x:g}" y="{y + index * measure.leading(size):g}" font-size="{size:g}"{more}'
        f"{_fixed(line, size, room) if face == 'title' else ''}>{escape(line)}</text>"
        for index, line in enumerate([str(words)] if isinstance(words, str | int) else words)
    )


def _fixed(line: str, size: float, room: float) -> str:
    wide = min(measure.width(line, size, "title"), room)
    return (
        f' font-family="{lettering.BOOK}" textLength="{wide:.4g}" lengthAdjust="spacingAndGlyphs"'
    )
