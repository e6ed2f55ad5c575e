"""The map: six regions, nine borders, and what stands there.

The land is drawn in a box of 100 x 100 that is stretched to the room there is; pieces are laid over
it in boxes of their own, so that they keep their size on every screen.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.games.pamir.picture.kit import piece
from velkahra.games.pamir.picture.stock import sign
from velkahra.games.pamir.picture.words import (
    border_name,
    coalition_name,
    player_name,
    region_name,
    say,
)
from velkahra.games.pamir.rules.facts import BORDER_NAMES, COALITION_NAMES, COLOURS, REGION_NAMES
from velkahra.games.pamir.view.model import Region, View
from velkahra.picture.words import joined

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
    "transcaspia": (
        (0, 0),
        "kabul-transcaspia",
        "-herat-transcaspia",
        "-persia-transcaspia",
    ),
    "kabul": ("kabul-punjab", "-kabul-kandahar", "-herat-kabul", "-kabul-transcaspia"),
    "punjab": ((100, 0), (100, 100), "-kandahar-punjab", "-kabul-punjab"),
    "persia": ("persia-transcaspia", "herat-persia", (0, 100)),
    "herat": (
        "herat-transcaspia",
        "herat-kabul",
        "herat-kandahar",
        "-herat-persia",
    ),
    "kandahar": ("kabul-kandahar", "kandahar-punjab", "-herat-kandahar"),
}
"""Each region clockwise: corners of the map, and borders, those walked backwards with a minus."""

BOXES: Final = (
    (1.5, 2, 37, 43),
    (43, 2, 31.5, 42),
    (79.5, 2, 20, 94),
    (1, 59, 23.5, 40),
    (27, 57, 23.5, 42),
    (52.8, 57, 23.5, 42),
)
"""Where the pieces of each region lie: left, top, width and height."""


@cache
def _bends(name: str) -> tuple[Point, ...]:
    """Return a border as a smooth line: points and, between them, two handles each."""
    points = LINES[name]
    spare = (points[0], *points, points[-1])
    found = [points[0]]
    for at in range(1, len(points)):
        before, here, there, after = spare[at - 1 : at + 3]
        found.append((here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6))
        found.append((there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6))
        found.append(there)
    return tuple(found)


def _path_points(points: tuple[Point, ...], wide: float, tall: float) -> str:
    return " ".join(f"{x * wide / 100:.4g} {y * tall / 100:.4g}" for x, y in points)


@cache
def border_path(name: str, wide: float = 100, tall: float = 100) -> str:
    """Return path data of a border."""
    first, *rest = _bends(name)
    return f"M{_path_points((first,), wide, tall)}C{_path_points(tuple(rest), wide, tall)}"


@cache
def region_path(name: str, wide: float = 100, tall: float = 100) -> str:
    """Return path data of a region's outline."""
    data = ""
    for step in _ROUND[name]:
        if isinstance(step, str):
            points = _bends(step.lstrip("-"))
            points = points[::-1] if step.startswith("-") else points
            data += f"{'L' if data else 'M'}{_path_points(points[:1], wide, tall)}"
            data += f"C{_path_points(points[1:], wide, tall)}"
        else:
            data += f"{'L' if data else 'M'}{_path_points((step,), wide, tall)}"
    return f"{data}Z"


@cache
def middle(border: int) -> Point:
    """Find the middle of a border, where its roads lie."""
    points = _bends(BORDER_NAMES[border])
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[3:7]
    return (ax + 3 * bx + 3 * cx + dx) / 8, (ay + 3 * by + 3 * cy + dy) / 8


def elements(view: View, language: str) -> tuple[Mapping[str, str], ...]:
    """Draw what changes on the map, by ids, in document order."""
    lands, pieces = _regions(language, view.regions, view.wakhan)
    edges, roads = _borders(language, view.roads)
    return lands, edges, pieces, roads


Halves = tuple[Mapping[str, str], Mapping[str, str]]
"""What can be clicked on the land itself, and what lies over it."""


@lru_cache(maxsize=512)
def _regions(language: str, regions: tuple[Region, ...], wakhan: int) -> Halves:
    drawn = [_region(language, number, region, wakhan) for number, region in enumerate(regions)]
    return _halved("r", "in", REGION_NAMES, drawn)


@lru_cache(maxsize=512)
def _borders(language: str, roads: tuple[tuple[int, int, int], ...]) -> Halves:
    drawn = [_border(language, number, counts) for number, counts in enumerate(roads)]
    return _halved("b", "on", BORDER_NAMES, drawn)


def _halved(
    under: str, over: str, names: Sequence[str], drawn: Sequence[tuple[str, str]]
) -> Halves:
    return (
        {f"{under}-{name}": land for name, (land, _) in zip(names, drawn, strict=True)},
        {f"{over}-{name}": pieces for name, (_, pieces) in zip(names, drawn, strict=True)},
    )


def board(found: Mapping[str, str], language: str) -> str:
    """Return the map of its elements."""
    land = "".join(found[f"r-{name}"] for name in REGION_NAMES)
    edges = "".join(found[f"b-{name}"] for name in BORDER_NAMES)
    pieces = "".join(found[f"in-{name}"] for name in REGION_NAMES)
    roads = "".join(found[f"on-{name}"] for name in BORDER_NAMES)
    return (
        '<div class="map"><svg class="land" viewBox="0 0 100 100" preserveAspectRatio="none" '
        f'role="group" aria-label="{escape(say(language, "map"))}">{land}{_lines()}{edges}</svg>'
        f"{pieces}{roads}</div>"
    )


@cache
def _lines() -> str:
    data = "".join(border_path(name) for name in BORDER_NAMES)
    return f'<path class="edges" d="{data}"/>'


@lru_cache(maxsize=4096)
def _region(language: str, number: int, region: Region, wakhan: int) -> tuple[str, str]:
    name = REGION_NAMES[number]
    told = region_label(language, number, region, wakhan)
    land = (
        f'<path id="r-{name}" class="region" d="{region_path(name)}" role="button" '
        f'tabindex="-1" aria-label="{escape(told)}"/>'
    )
    return land, _pieces(language, number, region, wakhan)


def region_label(language: str, number: int, region: Region, wakhan: int) -> str:
    """Say who rules a region and what stands there."""
    armies = (
        _army(language, number, coalition, count) for coalition, count in enumerate(region.armies)
    )
    tribes = (
        _tribe(language, number, player, wakhan, count)
        for player, count in enumerate(region.tribes)
    )
    parts = [part for part in (*armies, *tribes) if part]
    return joined(
        (
            region_name(language, number),
            _ruled(language, region, wakhan),
            "; ".join(parts) or say(language, "empty"),
        )
    )


def _ruled(language: str, region: Region, wakhan: int) -> str:
    if region.ruler < 0:
        return say(language, "no-ruler")
    return say(language, "ruler", player=player_name(language, region.ruler, wakhan))


def _army(language: str, region: int, coalition: int, count: int) -> str:
    side = coalition_name(language, coalition)
    return say(language, "armies", coalition=side, count=count) if count else ""


def _tribe(language: str, region: int, player: int, wakhan: int, count: int) -> str:
    who = player_name(language, player, wakhan)
    return say(language, "tribes", player=who, count=count) if count else ""


def _pieces(language: str, number: int, region: Region, wakhan: int) -> str:
    name = REGION_NAMES[number]
    place = region_name(language, number)
    found = [
        piece(
            f"army-{COALITION_NAMES[coalition]}-{name}",
            "army",
            f"army-{COALITION_NAMES[coalition]}",
            f"{place}: {_army(language, number, coalition, count)}",
            count,
        )
        for coalition, count in enumerate(region.armies)
        if count
    ]
    found += (
        piece(
            f"tribe-{COLOURS[player]}-{name}",
            "tribe",
            f"cylinder-{COLOURS[player]}",
            f"{place}: {_tribe(language, number, player, wakhan, count)}",
            count,
        )
        for player, count in enumerate(region.tribes)
        if count
    )
    left, top, wide, tall = BOXES[number]
    return (
        f'<div id="in-{name}" class="within" '
        f'style="left:{left}%;top:{top}%;width:{wide}%;height:{tall}%">'
        f'<span class="place" aria-hidden="true">{sign(f"region-{name}")}'
        f"<b>{escape(place)}</b>{_crown(language, region, wakhan)}</span>"
        f'<span class="pieces">{"".join(found)}</span></div>'
    )


def _crown(language: str, region: Region, wakhan: int) -> str:
    if region.ruler < 0:
        return ""
    words = escape(_ruled(language, region, wakhan))
    who = sign(f"cylinder-{COLOURS[region.ruler]}")
    return f'<span class="crown" title="{words}">{sign("ruler")}{who}</span>'


@lru_cache(maxsize=2048)
def _border(language: str, number: int, roads: tuple[int, int, int]) -> tuple[str, str]:
    name = BORDER_NAMES[number]
    place = border_name(language, number)
    told = [_roads(language, coalition, count) for coalition, count in enumerate(roads)]
    label = border_label(language, number, roads)
    found = "".join(
        piece(
            f"road-{COALITION_NAMES[coalition]}-{name}",
            "road",
            f"road-{COALITION_NAMES[coalition]}",
            f"{place}: {told[coalition]}",
            count,
        )
        for coalition, count in enumerate(roads)
        if count
    )
    x, y = middle(number)
    where = f"left:{x:.4g}%;top:{y:.4g}%"
    edge = (
        f'<path id="b-{name}" class="border" d="{border_path(name)}" role="button" '
        f'tabindex="-1" aria-label="{escape(label)}"/>'
    )
    return edge, f'<div id="on-{name}" class="on{_stacked(name)}" style="{where}">{found}</div>'


def _stacked(name: str) -> str:
    """Roads lie below each other on a border that runs from top to bottom."""
    (left, top), (right, bottom) = LINES[name][0], LINES[name][-1]
    return " upright" if bottom - top > right - left else ""


def border_label(language: str, number: int, roads: tuple[int, int, int]) -> str:
    """Say which border it is, and whose roads lie there."""
    told = [_roads(language, coalition, count) for coalition, count in enumerate(roads)]
    none = say(language, "no-roads")
    return joined((border_name(language, number), "; ".join(filter(None, told)) or none))


def _roads(language: str, coalition: int, count: int) -> str:
    side = coalition_name(language, coalition)
    return say(language, "roads", coalition=side, count=count) if count else ""
