"""Outlines of borders and regions, in a box of 100 x 100 that is stretched to fit."""

from functools import cache
from typing import Final

from velkahra.games.pamir.rules.facts import BORDER_NAMES

Point = tuple[float, float]
Line = tuple[Point, ...]

LINES: Final[dict[str, Line]] = {
    "persia-transcaspia": ((0, 53), (7, 49), (16, 54), (25, 52)),
    "herat-persia": ((25, 52), (27, 66), (24, 82), (26, 100)),
    "herat-transcaspia": ((25, 52), (30, 47), (36, 49), (41, 45)),
    "kabul-transcaspia": ((40, 0), (38, 15), (42, 30), (41, 45)),
    "herat-kabul": ((41, 45), (44, 50), (48, 49), (52, 52)),
    "herat-kandahar": ((52, 52), (50, 68), (52.5, 83), (51, 100)),
    "kabul-kandahar": ((52, 52), (60, 47), (69, 53), (77.5, 49)),
    "kabul-punjab": ((76, 0), (79, 16), (75.5, 33), (77.5, 49)),
    "kandahar-punjab": ((77.5, 49), (79.5, 65), (77, 83), (78.5, 100)),
}
"""The borders from left to right and from top to bottom."""

_ROUND: Final[dict[str, tuple[str | Point, ...]]] = {
    "transcaspia": ((0, 0), "kabul-transcaspia", "-herat-transcaspia", "-persia-transcaspia"),
    "kabul": ("kabul-punjab", "-kabul-kandahar", "-herat-kabul", "-kabul-transcaspia"),
    "punjab": ((100, 0), (100, 100), "-kandahar-punjab", "-kabul-punjab"),
    "persia": ("persia-transcaspia", "herat-persia", (0, 100)),
    "herat": ("herat-transcaspia", "herat-kabul", "herat-kandahar", "-herat-persia"),
    "kandahar": ("kabul-kandahar", "kandahar-punjab", "-herat-kandahar"),
}
"""Each region clockwise: corners of the map, and borders, those walked backwards with a minus."""


@cache
def bends(points: Line) -> Line:
    """Make a line of points (x, y) smooth.

    Returns: its points and, between them, two handles each, for Bézier curves.
    """
    spare = (points[0], *points, points[-1])
    found = [points[0]]
    for at in range(1, len(points)):
        before, here, there, after = spare[at - 1 : at + 3]
        found.append((here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6))
        found.append((there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6))
        found.append(there)
    return tuple(found)


def _numbers(points: Line, wide: float, tall: float) -> str:
    return " ".join(f"{x * wide / 100:.4g} {y * tall / 100:.4g}" for x, y in points)


def smooth_path(points: Line, wide: float = 100, tall: float = 100) -> str:
    """Return path data of points in percent, smoothed, on a map of the size `wide` x `tall`."""
    first, *rest = bends(points)
    return f"M{_numbers((first,), wide, tall)}C{_numbers(tuple(rest), wide, tall)}"


@cache
def border_path(name: str, wide: float = 100, tall: float = 100) -> str:
    """Return path data of a border, by its name, on a map of the size `wide` x `tall`."""
    return smooth_path(LINES[name], wide, tall)


@cache
def region_path(name: str, wide: float = 100, tall: float = 100) -> str:
    """Return path data of a region's outline, by its name, on a map of the size `wide` x `tall`."""
    data = ""
    for step in _ROUND[name]:
        if isinstance(step, str):
            points = bends(LINES[step.lstrip("-")])
            points = points[::-1] if step.startswith("-") else points
            data += f"{'L' if data else 'M'}{_numbers(points[:1], wide, tall)}"
            data += f"C{_numbers(points[1:], wide, tall)}"
        else:
            data += f"{'L' if data else 'M'}{_numbers((step,), wide, tall)}"
    return f"{data}Z"


@cache
def middle(border: int) -> Point:
    """Return where roads lie on a border, by its number: (x, y) in percent of the map."""
    points = bends(LINES[BORDER_NAMES[border]])
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[3:7]
    return (ax + 3 * bx + 3 * cx + dx) / 8, (ay + 3 * by + 3 * cy + dy) / 8
