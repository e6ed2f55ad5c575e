"""Unchanging drawings on the land: mountains, rivers, towns, caravan tracks.

Places are shares of a hundred of the map's width and height. Lines are stretched with the map;
drawings of `art/relief.svg` keep their shape and stand where their place comes to lie. The page
holds them once, beside what changes, so no move sends them again.
"""

from functools import cache
from html import escape
from typing import Final

from velkahra.games.pamir.picture.cards import ink, type
from velkahra.games.pamir.picture.land import outlines
from velkahra.games.pamir.picture.words import say
from velkahra.games.pamir.rules import facts
from velkahra.picture.shapes import at

TOWNS: Final[dict[str, outlines.Point]] = {
    "transcaspia": (33, 35),
    "kabul": (68, 39),
    "punjab": (93, 79),
    "persia": (19.5, 71),
    "herat": (33, 89),
    "kandahar": (73.3, 91),
}
"""A town in each region, from which tracks lead over its borders."""

RIVERS: Final[dict[str, outlines.Line]] = {
    "amu": ((73, 6), (64, 12), (53, 10), (44, 15), (37, 12), (31, 15), (26, 9), (27, 0)),
    "hari": ((47, 42), (41, 54), (34, 60), (28, 56), (24, 46), (21, 41), (14, 40)),
    "helmand": ((60, 33), (54, 42), (55, 58), (60, 68), (58, 82), (50, 90), (42, 97), (30, 95)),
    "kabul": ((58, 30), (66, 27), (72, 29), (79, 25), (85, 27)),
    "indus": ((86, 0), (84, 13), (86, 28), (83, 45), (85, 62), (83, 78), (85, 90), (82, 100)),
    "chenab": ((100, 20), (94, 27), (92, 40), (86, 56)),
    "ravi": ((100, 40), (95, 49), (92, 58), (85, 67)),
    "sutlej": ((100, 60), (96, 66), (90, 70), (84, 80)),
}
SEA: Final[outlines.Line] = ((0, 14), (4.5, 17), (3, 23), (6, 29), (3.5, 36), (5, 42), (0, 47))
LAKE: Final[outlines.Line] = ((21.5, 94), (25, 92), (30, 93.5), (29, 96.5), (24, 97), (21.5, 94))

_RANGES: Final = """
peak-c 99 7, peak-b 94.5 11, peak-a 98 17, peak-b 91 18, peak-c 97 27, peak-b 74 8, peak-c 78 5,
peak-c 70 10, peak-a 69.5 17, peak-b 73.5 19, peak-b 64 20, peak-a 60 26, peak-c 66 24,
peak-b 55 25.5, peak-c 63 31, peak-a 52.5 34, peak-b 58 34, peak-b 47 38, peak-c 54 41,
peak-c 44 43, peak-c 49 44, peak-c 36 53.5, peak-b 32 55, peak-c 40 58, hill 45 61, hill 28.5 61,
hill 3 48, peak-c 7 46, peak-b 11.5 48, peak-c 16 50, peak-c 20.5 49, hill 6 55, peak-c 74.5 58,
peak-b 73.5 65, peak-c 76 70, peak-b 75 78, hill 71 71, hill 5 76, peak-c 9.5 82, hill 15 87,
peak-c 4 92, hill 11 96, hill 46 72, hill 41 80, hill 64 62
"""
_GROWTH: Final = """
dune 9 24, dune 18 20, dune 27 26, dune 12 33, dune 22 33, dune 34 22, caravan 12.5 37.5,
dune 58 92, dune 64 96, dune 61 76, dune 19 80, dune 8 66, tree 37 69, tree 29 75, tree 47 83,
grass 36 77, grass 43 90, grass 31 67, grass 44 6, grass 48 16, tree 43 22, grass 46 28,
tree 72 45, grass 61 43, palm 81 40, field 89 37, palm 97 44, field 96 54, field 90 61,
palm 81.5 71, field 88 84, palm 97.5 70, field 81 88, grass 89 47, grass 84 55, grass 57 66,
grass 67 78, tree 56.5 62, compass 95.5 92
"""


@cache
def drawings() -> dict[str, str]:
    """Return the drawings that stand on the map, by name."""
    return {f"map-{name}": ink.ART(f"relief/{name}") for name in ink.ART.names("relief")}


@cache
def places() -> tuple[tuple[str, outlines.Point], ...]:
    """List the drawings on the map and their places, in percent of its size, the nearest last."""
    towns = [(f"town-{name}", where) for name, where in TOWNS.items()]
    found = [_placed(entry) for entry in f"{_RANGES},{_GROWTH}".split(",")]
    return tuple(sorted((*found, *towns), key=lambda place: place[1][1]))


def _placed(entry: str) -> tuple[str, outlines.Point]:
    name, x, y = entry.split()
    return name, (float(x), float(y))


def _tracks(wide: float, tall: float) -> str:
    """Lead a track from town to town over the middle of every border, where roads lie."""
    found = ""
    for border in range(len(facts.BORDER_NAMES)):
        one, other = (TOWNS[facts.REGION_NAMES[region]] for region in facts.BORDERS[border])
        found += outlines.smooth_path((one, outlines.middle(border), other), wide, tall)
    return found


@cache
def _lines(wide: float, tall: float) -> tuple[tuple[str, str], ...]:
    """Return the lines on the land: what each is, and its path data."""
    edges = "".join(outlines.border_path(name, wide, tall) for name in facts.BORDER_NAMES)
    rivers = "".join(outlines.smooth_path(line, wide, tall) for line in RIVERS.values())
    water = f"{outlines.smooth_path(SEA, wide, tall)}Z{outlines.smooth_path(LAKE, wide, tall)}Z"
    return (
        ("wash", edges),
        ("water", water),
        ("river", rivers),
        ("track", _tracks(wide, tall)),
        ("edges", edges),
    )


@cache
def ground(language: str) -> str:
    """Draw all that lies on the regions, for the page."""
    lines = "".join(f'<path class="{name}" d="{data}"/>' for name, data in _lines(100, 100))
    return (
        '<g class="relief" aria-hidden="true"><svg viewBox="0 0 100 100" '
        f'preserveAspectRatio="none">{lines}</svg>{_glyphs()}{_names(language)}</g>'
    )


def _glyphs() -> str:
    return "".join(
        f'<svg x="{x:g}%" y="{y:g}%"><use href="#pp-map-{name}"/></svg>'
        for name, (x, y) in places()
    )


def _names(language: str) -> str:
    return "".join(
        f'<svg x="{x:g}%" y="{y:g}%"><text y="19">{escape(_town(language, name))}</text></svg>'
        for name, (x, y) in TOWNS.items()
    )


def _town(language: str, region: str) -> str:
    return say(language, f"town-{region}")


_PAINTS: Final = {
    "wash": 'fill="none" stroke="#b4553a" stroke-opacity=".2" stroke-width="13"',
    "water": 'fill="#a9c9d3" stroke="#5d8ea3" stroke-width="1.2"',
    "river": 'fill="none" stroke="#5d8ea3" stroke-width="2" stroke-linecap="round"',
    "track": 'fill="none" stroke="#8a5a2c" stroke-width="1.3" stroke-dasharray="5 3.5"',
    "edges": 'fill="none" stroke="#5f4127" stroke-width="2.2" stroke-dasharray="10 4 1.5 4"',
}


def picture(language: str, wide: float, tall: float) -> str:
    """Draw the same for a picture of its own, in plain attributes, `wide` x `tall` units."""
    lines = "".join(f'<path d="{data}" {_PAINTS[name]}/>' for name, data in _lines(wide, tall))
    standing = "".join(
        at(f'<use href="#pp-map-{name}"/>', x * wide / 100, y * tall / 100)
        for name, (x, y) in places()
    )
    names = "".join(
        type.text(_town(language, name), x * wide / 100, y * tall / 100 + 19, 10, anchor="middle")
        for name, (x, y) in TOWNS.items()
    )
    box = f'width="{wide:g}" height="{tall:g}"'  # no tower crosses the edge
    return f"<svg {box}>{lines}{standing}{names}</svg>"
