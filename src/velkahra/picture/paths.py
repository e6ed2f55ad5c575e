"""Outlines around squares of a grid, stars, and numbers that look random.

A square is (column, row); its corners are whole numbers times the size of a square.
"""

from functools import lru_cache
from typing import Final

Square = tuple[int, int]

_SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_ROW: Final = 1 << 12  # difference between a place and the one below it: wider than any board
_STEPS: Final = (1, _ROW, -1, -_ROW)  # east, south, west, north


def _square(place: int) -> Square:
    return place % _ROW, place // _ROW


def _traced(places: set[int]) -> list[list[int]]:
    """Trace the border of squares as loops of turns: a corner, how one comes there and goes on.

    Where two squares touch at a corner only it turns right, so that they stay apart.
    """
    sides: set[int] = set()
    for at in places:
        if at - _ROW not in places:
            sides.add(4 * at)
        if at + 1 not in places:
            sides.add(4 * (at + 1) + 1)
        if at + _ROW not in places:
            sides.add(4 * (at + _ROW + 1) + 2)
        if at - 1 not in places:
            sides.add(4 * (at + _ROW) + 3)
    found = []
    while sides:
        found.append(_loop(sides))
    return found


def _loop(sides: set[int]) -> list[int]:
    """Remove a loop from `sides` and return its turns, from its first corner in the top row on.

    Around squares one goes east there, having come north; around a hole south, having come west.
    """
    first = min(sides)
    start = at = first >> 2
    go = first & 3
    come = 3 - go
    turns: list[int] = []
    while True:
        sides.remove(4 * at + go)
        if go != come:
            turns.append((4 * at + come) * 4 + go)
        at += _STEPS[go]
        if at == start:
            return turns
        come = go
        go = (come + 1) & 3
        while 4 * at + go not in sides:
            go = (go + 3) & 3


def outline_of(
    spaces: tuple[int, ...], columns: int, size: float, inset: float = 0, radius: float = 0
) -> str:
    """Return SVG path data around spaces, which are numbered row by row with `columns` in each.

    A space is `size` units wide. The path runs `inset` units inside; its corners are rounded with
    the `radius`.
    """
    known = _corners(size, inset, radius)
    parts: list[str] = []
    for loop in _traced({at // columns * _ROW + at % columns for at in spaces}):
        corners: list[str] = []
        for turn in loop:
            corner = known.get(turn)
            if corner is None:
                corner = known[turn] = _corner(turn, size, inset, radius)
            corners.append(corner)
        parts.append(f"M{'L'.join(corners)}Z")
    return "".join(parts)


@lru_cache(maxsize=16)
def _corners(size: float, inset: float, radius: float) -> dict[int, str]:
    """Return the cache of corners drawn with this shape, by turn."""
    return {}


def _corner(turn: int, size: float, inset: float, radius: float) -> str:
    """Return path data of a rounded corner, from the direction of arrival to that of departure."""
    column, row = _square(turn >> 4)
    come_x, come_y = _heading(turn >> 2 & 3)
    go_x, go_y = _heading(turn & 3)
    # The inside is on the right: (dx, dy) turned right is (-dy, dx).
    x = column * size - inset * (come_y + go_y)
    y = row * size + inset * (come_x + go_x)
    a, b = (x - come_x * radius, y - come_y * radius), (x + go_x * radius, y + go_y * radius)
    return f"{a[0]:g} {a[1]:g}Q{x:g} {y:g} {b[0]:g} {b[1]:g}"


def _heading(way: int) -> Square:
    """Return the step (columns, rows) in a direction."""
    return _SIDES[(way + 1) % 4]
