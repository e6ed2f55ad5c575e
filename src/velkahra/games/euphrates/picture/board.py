"""The printed board as we draw it: a map of clay and water, 100 units to a space.

The origin is the north-west corner of space A1; the frame with the coordinates lies around it.
"""

from functools import cache
from typing import Final

from velkahra.core.choice.diff import places_of
from velkahra.games.euphrates.picture.pieces import ART
from velkahra.games.euphrates.rules.facts import FACTS
from velkahra.picture import palette, paths

COLUMNS: Final = 16
ROWS: Final = 11
UNIT: Final = 100
EDGE: Final = 56


@cache
def rivers(board: str) -> frozenset[paths.Square]:
    """Return the river squares of a board as (column, row), both from 0."""
    return frozenset(FACTS.boards[board].river)


@cache
def starts(board: str) -> tuple[int, ...]:
    """Return the spaces (0..175, row by row) that begin with a temple and a treasure, ascending."""
    return tuple(sorted(_space(temple.square) for temple in FACTS.boards[board].start_temples))


@cache
def corners(board: str) -> frozenset[int]:
    """Return the spaces (0..175, row by row) whose treasure is taken first."""
    return frozenset(_space(square) for square in FACTS.boards[board].corner_treasures)


def _space(square: paths.Square) -> int:
    return square[1] * COLUMNS + square[0]


def middle(space: int) -> tuple[int, int]:
    """Return the centre (x, y) of a space in units of the drawing; a space is UNIT wide."""
    return space % COLUMNS * UNIT + UNIT // 2, space // COLUMNS * UNIT + UNIT // 2


@cache
def ground(board: str) -> str:
    """Return the SVG of what never changes on a board: frame, land, water, coordinates, marks."""
    return ART(f"board-{board}")


@cache
def realm_look(leader: int) -> tuple[str, str]:
    """Return hue and dashes ("" for none) of the kingdom whose lowest leader (0..15) this is."""
    return palette.HUES[leader % 8], ("", "24 10")[leader // 8 % 2]


def realm(mask: int, spaces: tuple[int, ...]) -> str:
    """Draw a kingdom, its leaders as bits of `mask`: tinted spaces with a line around them."""
    hue, dashes = realm_look(lowest_leader(mask))
    edge = paths.outline_of(spaces, COLUMNS, UNIT, 1, 20)
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path class="realm" d="{edge}" fill="{hue}" fill-opacity="0.42" stroke="{palette.CREAM}" '
        'stroke-width="9" stroke-opacity="0.85"/>'
        f'<path d="{edge}" fill="none" stroke="{hue}" stroke-width="6"{dashed}/>'
    )


def tints(kingdoms: tuple[int, ...]) -> dict[int, str]:
    """Draw all kingdoms, each by its lowest leader; `kingdoms` are leaders as bits by space."""
    masks = dict.fromkeys(kingdoms)
    return {lowest_leader(mask): realm(mask, places_of(mask, kingdoms)) for mask in masks if mask}


def lowest_leader(mask: int) -> int:
    """Return the first leader of a set of leaders, given as bits; -1 for an empty one."""
    return (mask & -mask).bit_length() - 1


@cache
def touched(space: int) -> str:
    """Mark a space the last action touched: bright corners that show around any piece."""
    x, y = middle(space)
    return f'<g class="touched" transform="translate({x} {y})">{hooks()}</g>'


@cache
def hooks() -> str:
    """Draw bright corners of a space around the origin, as SVG."""
    return ART("pieces/touched")
