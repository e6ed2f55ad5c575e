"""Outlines around squares of a grid, and water that flows through them.

A square is (column, row); its corners are whole numbers times the size of a square.
"""

from collections.abc import Collection, Iterator
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

Square = tuple[int, int]
Point = tuple[float, float]

_SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def loops(squares: Collection[Square]) -> list[list[Square]]:
    """Trace the border of `squares` as closed loops of corners, the inside on the right hand."""
    ways: dict[Square, list[Square]] = {}
    for x, y in squares:
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for side, (dx, dy) in enumerate(_SIDES):
            if (x + dx, y + dy) not in squares:
                ways.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    found = []
    while ways:
        found.append(_corners_only(_loop(ways)))
    return found


def _loop(ways: dict[Square, list[Square]]) -> list[Square]:
    start = here = min(ways)
    loop: list[Square] = []
    before: Square | None = None
    while not loop or here != start:
        loop.append(here)
        there = _sharpest(before, here, ways[here])
        ways[here].remove(there)
        if not ways[here]:
            del ways[here]
        before, here = here, there
    return loop


def _sharpest(before: Square | None, here: Square, there: list[Square]) -> Square:
    """Where two squares touch at a corner only, turn right, so that they stay apart."""
    if before is None or len(there) == 1:
        return there[0]
    back = before
    return max(
        there,
        key=lambda p: (
            (here[0] - back[0]) * (p[1] - here[1]) - (here[1] - back[1]) * (p[0] - here[0])
        ),
    )


def _corners_only(loop: list[Square]) -> list[Square]:
    """Leave out the points in the middle of a straight line."""
    return [
        here
        for before, here, after in _triples(loop)
        if (here[0] - before[0]) * (after[1] - here[1])
        != (here[1] - before[1]) * (after[0] - here[0])
    ]


def _triples(loop: list[Square]) -> Iterator[tuple[Square, Square, Square]]:
    return zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True)


def outline(squares: Collection[Square], size: float, inset: float = 0, radius: float = 0) -> str:
    """Make path data around `squares`, `inset` units inside, with rounded corners."""
    return "".join(_rounded(loop, size, inset, radius) for loop in loops(squares))


def _rounded(loop: list[Square], size: float, inset: float, radius: float) -> str:
    ways = [_way(here, after) for here, after in zip(loop, loop[1:] + loop[:1], strict=True)]
    turns = zip(loop, ways[-1:] + ways[:-1], ways, strict=True)
    corners = (_corner(*here, *come, *go, size, inset, radius) for here, come, go in turns)
    return f"M{'L'.join(corners)}Z"


@lru_cache(maxsize=4096)
def _corner(
    x: float,
    y: float,
    come_x: int,
    come_y: int,
    go_x: int,
    go_y: int,
    size: float,
    inset: float,
    radius: float,
) -> str:
    """Round a corner one comes to and goes on from; there are not many, and they come again."""
    # The inside is on the right hand: (dx, dy) turned right is (-dy, dx).
    x = x * size - inset * (come_y + go_y)
    y = y * size + inset * (come_x + go_x)
    a, b = (x - come_x * radius, y - come_y * radius), (x + go_x * radius, y + go_y * radius)
    return f"{a[0]:g} {a[1]:g}Q{x:g} {y:g} {b[0]:g} {b[1]:g}"


def _way(here: Square, there: Square) -> Square:
    dx, dy = there[0] - here[0], there[1] - here[1]
    return (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)


def wobble(x: int, y: int, salt: int, most: float) -> float:
    """Give a number in -most..most that looks random and is always the same for a place."""
    mixed = (x * 73856093 ^ y * 19349663 ^ salt * 83492791) & 0xFFFF
    mixed = (mixed * 40503 + salt) & 0xFFFF
    return (mixed / 0x7FFF - 1) * most


Door = tuple[Point, Point]


def river(squares: Collection[Square], width: int, height: int, size: float) -> str:
    """Make path data for the middle line of water that runs through `squares`.

    Water crosses every side that two of them share, straight on and a little off the middle; where
    a river ends at the edge of the map it runs out of it.
    """
    parts = []
    for x, y in sorted(squares):
        sides = [(dx, dy) for dx, dy in _SIDES if (x + dx, y + dy) in squares]
        if len(sides) < 2:
            sides += _mouth(x, y, width, height)
        doors = [_door(x, y, dx, dy, size) for dx, dy in sides]
        parts.append(_streams(doors, ((x + 0.5) * size, (y + 0.5) * size)))
    return "".join(parts)


def _door(x: int, y: int, dx: int, dy: int, size: float) -> Door:
    """Find where water crosses a side, the same from both squares, and a point further inside."""
    swing = wobble(2 * x + dx, 2 * y + dy, 1, 12)
    door = (
        (x + 0.5 + dx / 2) * size + swing * abs(dy),
        (y + 0.5 + dy / 2) * size + swing * abs(dx),
    )
    return door, (door[0] - dx * size * 0.36, door[1] - dy * size * 0.36)


def _mouth(x: int, y: int, width: int, height: int) -> list[Square]:
    outside = [(dx, dy) for dx, dy in _SIDES if not (0 <= x + dx < width and 0 <= y + dy < height)]
    return outside[:1]


def _streams(doors: list[Door], middle: Point) -> str:
    if len(doors) == 1:
        (x, y), _ = doors[0]
        return f"M{x:.0f} {y:.0f}L{middle[0]:.0f} {middle[1]:.0f}"
    return "".join(
        f"M{a[0]:.0f} {a[1]:.0f}C{c[0]:.0f} {c[1]:.0f} {d[0]:.0f} {d[1]:.0f} {b[0]:.0f} {b[1]:.0f}"
        for at, (a, c) in enumerate(doors)
        for b, d in doors[at + 1 :]
    )


def star(points: int, outer: float, inner: float, turn: float = 0.0) -> str:
    """Make path data of a star around the origin; `turn` in parts of a full circle."""
    corners = []
    for step in range(points * 2):
        angle = pi * step / points - pi / 2 + turn * 2 * pi
        reach = inner if step % 2 else outer
        corners.append(f"{reach * cos(angle):.1f} {reach * sin(angle):.1f}")
    return "M" + "L".join(corners) + "Z"
