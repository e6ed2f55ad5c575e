"""The printed board as we draw it: a map of clay and water, 100 units to a space.

The origin is the north-west corner of space A1; the frame with the coordinates lies around it.
"""

from functools import cache
from typing import Final

from velkahra.core.changes import places_of
from velkahra.games.euphrates.rules.facts import FACTS
from velkahra.picture.lettering import BOOK, text
from velkahra.picture.palette import (
    CREAM,
    FRAME,
    FRAME_DARK,
    FRAME_LIGHT,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    HUES,
    LAND,
    LAND_DARK,
    LAND_LIGHT,
    PLAIN,
    SIGNAL,
    WATER,
    WATER_DARK,
    WATER_LIGHT,
)
from velkahra.picture.paths import Square, outline, outline_of, river, star, wobble

COLUMNS: Final = 16
ROWS: Final = 11
UNIT: Final = 100
EDGE: Final = 56


@cache
def rivers(board: str) -> frozenset[Square]:
    """Give the river squares as (column, row)."""
    return frozenset(FACTS.boards[board].river)


@cache
def starts(board: str) -> tuple[int, ...]:
    """Give the spaces that begin with a temple and a treasure, ascending."""
    return tuple(sorted(_space(temple.square) for temple in FACTS.boards[board].start_temples))


@cache
def corners(board: str) -> frozenset[int]:
    """Give the spaces whose treasure is taken first."""
    return frozenset(_space(square) for square in FACTS.boards[board].corner_treasures)


def _space(square: Square) -> int:
    return square[1] * COLUMNS + square[0]


def middle(space: int) -> tuple[int, int]:
    """Give the centre of a space in units."""
    return space % COLUMNS * UNIT + UNIT // 2, space // COLUMNS * UNIT + UNIT // 2


@cache
def ground(board: str) -> str:
    """Draw everything that never changes: frame, land, water, coordinates, printed marks."""
    wide, high = COLUMNS * UNIT, ROWS * UNIT
    return (
        f'<rect width="{wide}" height="{high}" fill="{LAND}"/>'
        + _dunes(board)
        + _water(board)
        + _grid()
        + "".join(_holy(space, space in corners(board)) for space in starts(board))
        + _frame(wide, high)
        + _coordinates(wide, high)
    )


def _frame(wide: int, high: int) -> str:
    """Lay the frame over the map, so that what runs out of the map goes under it."""
    hole = f"M0 0V{high}H{wide}V0Z"
    rings = (
        f'<path d="{_around(wide, high, out)}{hole}" fill="{fill}"/>'
        for out, fill in (
            (EDGE, FRAME_DARK),
            (EDGE - 4, FRAME),
            (11, FRAME_LIGHT),
            (7, FRAME_DARK),
        )
    )
    return "".join(rings)


def _around(wide: int, high: int, out: int) -> str:
    """Make path data of a rectangle `out` units outside the map, with rounded corners."""
    r = out * 0.4
    return (
        f"M{-out + r:g} {-out}H{wide + out - r:g}Q{wide + out} {-out} {wide + out} {-out + r:g}"
        f"V{high + out - r:g}Q{wide + out} {high + out} {wide + out - r:g} {high + out}"
        f"H{-out + r:g}Q{-out} {high + out} {-out} {high + out - r:g}V{-out + r:g}"
        f"Q{-out} {-out} {-out + r:g} {-out}Z"
    )


def _coordinates(wide: int, high: int) -> str:
    middles = EDGE / 2 + 4
    parts = []
    for column in range(COLUMNS):
        for y in (-middles, high + middles):
            parts.append(_mark(chr(65 + column), column * UNIT + UNIT / 2, y))
    for row in range(ROWS):
        for x in (-middles, wide + middles):
            parts.append(_mark(str(row + 1), x, row * UNIT + UNIT / 2))
    return f'<g class="coordinates">{"".join(parts)}</g>'


def _mark(words: str, x: float, y: float) -> str:
    return text(words, x, y, 40, GOLD_LIGHT, family=BOOK)


def _dunes(board: str) -> str:
    """Lighten the land here and there, and draw a few ridges of sand."""
    wet = rivers(board)
    ridges, lights = [], []
    for at in range(COLUMNS * ROWS):
        x, y = at % COLUMNS, at // COLUMNS
        if (x, y) in wet:
            continue
        cx, cy = middle(at)
        if wobble(x, y, 7, 1) > 0.2:
            lights.append(f'<ellipse cx="{cx}" cy="{cy}" rx="88" ry="52"/>')
        if wobble(x, y, 9, 1) > 0.35:
            dx, dy = wobble(x, y, 11, 20), wobble(x, y, 13, 22)
            ridges.append(f"M{cx + dx - 26:.0f} {cy + dy:.0f}q14 -15 27 0q10 -10 24 -1")
    return (
        f'<g fill="{LAND_LIGHT}" fill-opacity="0.55">{"".join(lights)}</g>'
        f'<path d="{"".join(ridges)}" fill="none" stroke="{LAND_DARK}" stroke-width="4" '
        'stroke-linecap="round"/>'
    )


def _water(board: str) -> str:
    wet = rivers(board)
    plain = outline(wet, UNIT, 2, 34)
    line = river(wet, COLUMNS, ROWS, UNIT)
    pools = "".join(_pool(square, wet) for square in wet)
    stroke = '<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="{}"{}/>'
    return (
        f'<path d="{plain}" fill="{PLAIN}" stroke="{LAND_DARK}" stroke-width="3" '
        'stroke-opacity="0.6"/>'
        + stroke.format(line, WATER_DARK, 64, "round", "")
        + pools.replace("#", WATER_DARK).replace("~", "58")
        + stroke.format(line, WATER, 56, "round", "")
        + pools.replace("#", WATER).replace("~", "54")
        + stroke.format(line, WATER_LIGHT, 5, "round", ' stroke-dasharray="26 44"')
    )


def _pool(square: Square, wet: frozenset[Square]) -> str:
    """Fill the middle where four river squares meet."""
    x, y = square
    if not {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= wet:
        return ""
    return f'<circle cx="{(x + 1) * UNIT}" cy="{(y + 1) * UNIT}" r="~" fill="#"/>'


def _grid() -> str:
    lines = "".join(f"M{x * UNIT} 0V{ROWS * UNIT}" for x in range(1, COLUMNS))
    lines += "".join(f"M0 {y * UNIT}H{COLUMNS * UNIT}" for y in range(1, ROWS))
    return f'<path d="{lines}" stroke="{FRAME_LIGHT}" stroke-opacity="0.38" stroke-width="2"/>'


def _holy(space: int, corner: bool) -> str:
    """Mark where a temple begins with a star, and a corner treasure with a golden frame."""
    x, y = middle(space)
    sun = (
        f'<g transform="translate({x} {y})"><path d="{star(8, 34, 15)}" fill="{GOLD}" '
        f'fill-opacity="0.75"/><circle r="9" fill="{LAND_LIGHT}"/></g>'
    )
    if not corner:
        return sun
    hooks = "M-47 -24V-47H-24M24 -47H47V-24M47 24V47H24M-24 47H-47V24"
    stroke = '<path d="{}" fill="none" stroke="{}" stroke-width="{}"/>'
    return (
        sun
        + f'<g transform="translate({x} {y})">'
        + stroke.format(hooks, GOLD_DARK, 10)
        + stroke.format(hooks, GOLD, 5)
        + "</g>"
    )


@cache
def realm_look(leader: int) -> tuple[str, str]:
    """Give a kingdom's hue and dashes by its lowest leader, which no other kingdom has."""
    return HUES[leader % 8], ("", "24 10")[leader // 8 % 2]


def realm(mask: int, spaces: tuple[int, ...]) -> str:
    """Tint a kingdom, a bit set of leaders on some `spaces`, and draw a line around it."""
    hue, dashes = realm_look(lowest_leader(mask))
    edge = outline_of(spaces, COLUMNS, UNIT, 1, 20)
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path class="realm" d="{edge}" fill="{hue}" fill-opacity="0.42" stroke="{CREAM}" '
        'stroke-width="9" stroke-opacity="0.85"/>'
        f'<path d="{edge}" fill="none" stroke="{hue}" stroke-width="6"{dashed}/>'
    )


def tints(kingdoms: tuple[int, ...]) -> dict[int, str]:
    """Tint all kingdoms; by the lowest leader of each."""
    masks = dict.fromkeys(kingdoms)
    return {lowest_leader(mask): realm(mask, places_of(mask, kingdoms)) for mask in masks if mask}


def lowest_leader(mask: int) -> int:
    """Give the first leader of a bit set."""
    return (mask & -mask).bit_length() - 1


@cache
def touched(space: int) -> str:
    """Mark a space the last action touched: bright corners that show around any piece."""
    x, y = middle(space)
    return f'<g class="touched" transform="translate({x} {y})">{hooks()}</g>'


@cache
def hooks() -> str:
    """Draw bright corners around the origin."""
    line = "M-48 -20V-48H-20M20 -48H48V-20M48 20V48H20M-20 48H-48V20"
    return (
        f'<path d="{line}" fill="none" stroke="{FRAME_DARK}" stroke-width="13"/>'
        f'<path d="{line}" fill="none" stroke="{SIGNAL}" stroke-width="7"/>'
    )
