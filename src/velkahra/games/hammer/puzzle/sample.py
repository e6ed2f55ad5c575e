"""A map of an invented camp, for organisers without one: SVG in a box of 1000 x 1000.

Drawn pale, so that the grid and what is crossed out stay legible above it.
"""

from functools import cache
from math import hypot
from typing import Final

from velkahra.picture.paths import wobble

MEADOW: Final = "#f2f1df"
FOREST: Final = "#d5e0bd"
TREE: Final = "#7f9a63"
WATER: Final = "#bcdbe3"
SHORE: Final = "#6a9fae"
HEIGHT: Final = "#d3a986"
ROAD: Final = "#a98f6f"
WALL: Final = "#5a4a3e"
ROOF: Final = "#c8a48b"

WOODS: Final = (
    (215, 210, 235, 170),
    (820, 170, 190, 150),
    (150, 850, 210, 160),
    (800, 880, 240, 130),
)
TOPS: Final = ((245, 190, 150), (830, 165, 110))
LAKE: Final = (
    "M520 470C590 415 705 430 745 500C780 560 735 640 655 640C600 640 590 605 545 590"
    "C485 570 465 512 520 470Z"
)
RIVER: Final = (
    "M0 385C110 360 170 470 285 455C390 440 430 505 520 520"
    "M700 620C745 700 860 690 905 760C935 810 960 800 1000 820"
)
BROOK: Final = "M560 0C540 90 600 150 585 240C575 320 620 380 630 440"
ROADS: Final = (
    "M0 690C150 640 260 700 380 660C500 620 470 720 600 735C740 752 790 640 1000 610",
    "M380 660C360 540 400 470 405 400C412 300 470 250 450 150C440 90 470 40 460 0",
)
TRAIL: Final = (
    "M405 400C330 350 300 260 245 190M600 735C610 820 690 870 700 1000"
    "M585 240C680 250 760 220 830 165M150 850C220 800 260 740 380 660"
)
BRIDGE: Final = "M370 462q6 8 0 16t0 16m44 -32q-6 8 0 16t0 16"
ROCKS: Final = "M219 162l10 -24l16 8l12 -16l18 32Z"


@cache
def sample_map() -> str:
    """Return the map."""
    grid = range(20, 1000, 44)
    return "".join(
        (
            f'<rect width="1000" height="1000" fill="{MEADOW}"/>',
            *(_area(_blob(*wood), FOREST, TREE, 2) for wood in WOODS),
            *(_heights(*top) for top in TOPS),
            _water(),
            *(_line(road, WALL, 15) + _line(road, MEADOW, 10) for road in ROADS),
            _line(TRAIL, ROAD, 5, ' stroke-dasharray="16 9"'),
            *(_tree(x, y) for y in grid for x in grid if _wooded(x, y)),
            _places(),
        )
    )


def _line(data: str, colour: str, width: float, more: str = "") -> str:
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}"{more}/>'


def _area(data: str, fill: str, edge: str, width: float) -> str:
    return f'<path d="{data}" fill="{fill}" stroke="{edge}" stroke-width="{width:g}"/>'


def _blob(x: int, y: int, wide: float, high: float) -> str:
    """Return path data of an uneven round shape."""
    a, b, c, d = (1 + wobble(x, y, salt, 0.14) for salt in range(4))
    left, right, top, bottom = x - wide * a, x + wide * b, y - high * c, y + high * d
    bend, rise = wide * 0.55, high * 0.55
    return (
        f"M{left:.0f} {y}C{left:.0f} {y - rise:.0f} {x - bend:.0f} {top:.0f} {x} {top:.0f}"
        f"S{right:.0f} {y - rise:.0f} {right:.0f} {y}S{x + bend:.0f} {bottom:.0f} {x} {bottom:.0f}"
        f"S{left:.0f} {y + rise:.0f} {left:.0f} {y}Z"
    )


def _heights(x: int, y: int, reach: int) -> str:
    """Draw lines of equal height around a top."""
    rings = (
        _blob(x, y, reach * part, reach * part * 0.8) for part in (1.0, 0.78, 0.56, 0.34, 0.14)
    )
    return "".join(_line(ring, HEIGHT, 3) for ring in rings)


def _water() -> str:
    waves = "".join(
        f"M{x} {y}q9 -8 18 0t18 0"
        for x, y in ((560, 500), (640, 480), (600, 560), (670, 560), (690, 610))
    )
    return (
        _line(RIVER, SHORE, 17)
        + _line(BROOK, SHORE, 9)
        + _area(LAKE, WATER, SHORE, 5)
        + _line(RIVER, WATER, 11)
        + _line(BROOK, WATER, 5)
        + _line(waves, SHORE, 3)
    )


def _wooded(x: int, y: int) -> bool:
    inside = any(hypot((x - a) / wide, (y - b) / high) < 0.86 for a, b, wide, high in WOODS)
    return inside and wobble(x, y, 7, 1) > -0.7


def _tree(x: float, y: float) -> str:
    across = x + wobble(int(x), int(y), 11, 14)
    down = y + wobble(int(x), int(y), 12, 12)
    return (
        f'<path d="M{across:.0f} {down - 20:.0f}l12 20h-6l9 16h-30l9 -16h-6Z" fill="{TREE}" '
        'fill-opacity="0.75"/>'
    )


def _places() -> str:
    """Draw what one can go to: a camp, a chapel, a lookout tower, a mill, a farm and bridges."""
    return "".join(
        (
            *(_tent(x, y) for x, y in ((265, 575), (310, 560), (290, 610), (335, 600))),
            _chapel(520, 330),
            _tower(830, 150),
            _house(560, 690),
            _house(610, 675),
            _house(930, 560),
            _house(890, 585),
            _mill(452, 530),
            _line(BRIDGE, WALL, 5),
            _area(ROCKS, "#e4ddd0", WALL, 3),
        )
    )


def _tent(x: int, y: int) -> str:
    return _area(f"M{x} {y - 22}l22 34h-44Z", "#fffaf0", WALL, 3.5) + _line(
        f"M{x} {y - 22}v34", WALL, 3
    )


def _house(x: int, y: int) -> str:
    return _area(f"M{x - 18} {y}h36v22h-36Z", "#fffaf0", WALL, 3) + _area(
        f"M{x - 23} {y}l23 -18l23 18Z", ROOF, WALL, 3
    )


def _chapel(x: int, y: int) -> str:
    return (
        _house(x, y)
        + _area(f"M{x - 9} {y - 4}v-26l9 -20l9 20v26Z", ROOF, WALL, 3)
        + _line(f"M{x} {y - 50}v-20m-8 7h16", WALL, 4)
    )


def _tower(x: int, y: int) -> str:
    return _line(
        f"M{x - 16} {y + 34}l8 -66m24 66l-8 -66m-14 26l18 20m4 -20l-24 22", WALL, 4
    ) + _area(f"M{x - 15} {y - 32}v-16l15 -14l15 14v16Z", ROOF, WALL, 3)


def _mill(x: int, y: int) -> str:
    return _house(x, y) + _line(
        f"M{x + 30} {y + 10}m-13 0h26m-13 -13v26m-9 -22l18 18m0 -18l-18 18", WALL, 3
    )
