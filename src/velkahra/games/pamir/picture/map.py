"""The map: six regions, nine borders, and what stands there.

The land is stretched to the room there is, see `land`; pieces are laid over it in boxes of their
own, so that they keep their size on every screen.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.pamir.picture import kit, stock, words
from velkahra.games.pamir.picture.land import outlines, relief
from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.view.model import Region, View
from velkahra.picture.words import joined

BOXES: Final = (
    (1.5, 2, 37, 43),
    (43, 2, 31.5, 42),
    (79.5, 2, 20, 94),
    (1, 59, 23.5, 40),
    (27, 57, 23.5, 42),
    (52.8, 57, 23.5, 42),
)
"""Areas for the pieces of each region: left, top, width and height."""


def elements(view: View, language: str) -> Parts:
    """Draw what changes on the map, by ids, in document order."""
    lands, pieces = _regions(language, view.regions, view.wakhan)
    edges, roads = _borders(language, view.roads)
    return lands, edges, pieces, roads


Halves = tuple[Mapping[str, str], Mapping[str, str]]
"""Clickable areas of the land, and drawings over them."""


@lru_cache(maxsize=512)
def _regions(language: str, regions: tuple[Region, ...], wakhan: int) -> Halves:
    drawn = [_region(language, number, region, wakhan) for number, region in enumerate(regions)]
    return _halved("r", "in", facts.REGION_NAMES, drawn)


@lru_cache(maxsize=512)
def _borders(language: str, roads: tuple[tuple[int, int, int], ...]) -> Halves:
    drawn = [_border(language, number, counts) for number, counts in enumerate(roads)]
    return _halved("b", "on", facts.BORDER_NAMES, drawn)


def _halved(
    under: str, over: str, names: Sequence[str], drawn: Sequence[tuple[str, str]]
) -> Halves:
    return (
        {f"{under}-{name}": land for name, (land, _) in zip(names, drawn, strict=True)},
        {f"{over}-{name}": pieces for name, (_, pieces) in zip(names, drawn, strict=True)},
    )


def board(found: Mapping[str, str], language: str) -> str:
    """Return the map made of its elements, id -> markup."""
    land = "".join(found[f"r-{name}"] for name in facts.REGION_NAMES)
    edges = "".join(found[f"b-{name}"] for name in facts.BORDER_NAMES)
    pieces = "".join(found[f"in-{name}"] for name in facts.REGION_NAMES)
    roads = "".join(found[f"on-{name}"] for name in facts.BORDER_NAMES)
    box = '<svg viewBox="0 0 100 100" preserveAspectRatio="none">'
    said = escape(words.say(language, "map"))
    return (
        f'<div class="map"><svg class="land" role="group" aria-label="{said}">{box}{land}</svg>'
        f"{relief.ground(language)}{box}{edges}</svg></svg>{pieces}{roads}</div>"
    )


@lru_cache(maxsize=4096)
def _region(language: str, number: int, region: Region, wakhan: int) -> tuple[str, str]:
    name = facts.REGION_NAMES[number]
    told = region_label(language, number, region, wakhan)
    land = (
        f'<path id="r-{name}" class="region" d="{outlines.region_path(name)}" role="button" '
        f'tabindex="-1" aria-label="{escape(told)}"/>'
    )
    return land, _pieces(language, number, region, wakhan)


def region_label(language: str, number: int, region: Region, wakhan: int) -> str:
    """Name region `number` (0..5) with its ruler and pieces; `wakhan` is a player or -1."""
    parts = "; ".join(told for *_, told, _ in _present(language, region, wakhan))
    return joined(
        words.region_name(language, number),
        _ruled(language, region, wakhan),
        parts or words.say(language, "empty"),
    )


def _ruled(language: str, region: Region, wakhan: int) -> str:
    if region.ruler < 0:
        return words.say(language, "no-ruler")
    return words.say(language, "ruler", player=words.player_name(language, region.ruler, wakhan))


def _present(
    language: str, region: Region, wakhan: int
) -> Iterator[tuple[str, str, str, str, int]]:
    """Yield the pieces in a region: kind, owner, drawing, what they are in words, how many."""
    for at, count in enumerate(region.armies):
        if count:
            owner, side = facts.COALITION_NAMES[at], words.coalition_name(language, at)
            told = words.say(language, "armies", coalition=side, count=count)
            yield "army", owner, f"army-{owner}", told, count
    for at, count in enumerate(region.tribes):
        if count:
            owner, who = facts.COLOURS[at], words.player_name(language, at, wakhan)
            told = words.say(language, "tribes", player=who, count=count)
            yield "tribe", owner, f"cylinder-{owner}", told, count


def _pieces(language: str, number: int, region: Region, wakhan: int) -> str:
    name = facts.REGION_NAMES[number]
    place = words.region_name(language, number)
    found = "".join(
        kit.piece(f"{kind}-{owner}-{name}", kind, drawing, f"{place}: {told}", count)
        for kind, owner, drawing, told, count in _present(language, region, wakhan)
    )
    left, top, wide, tall = BOXES[number]
    return (
        f'<div id="in-{name}" class="within" '
        f'style="left:{left}%;top:{top}%;width:{wide}%;height:{tall}%">'
        f'<span class="place" aria-hidden="true">{stock.sign(f"region-{name}")}'
        f"<b>{escape(place)}</b>{_crown(language, region, wakhan)}</span>"
        f'<span class="pieces">{found}</span></div>'
    )


def _crown(language: str, region: Region, wakhan: int) -> str:
    if region.ruler < 0:
        return ""
    said = escape(_ruled(language, region, wakhan))
    who = stock.cylinder(region.ruler)
    return f'<span class="crown" title="{said}">{stock.sign("ruler")}{who}</span>'


@lru_cache(maxsize=2048)
def _border(language: str, number: int, roads: tuple[int, int, int]) -> tuple[str, str]:
    name = facts.BORDER_NAMES[number]
    place = words.border_name(language, number)
    told = [_roads(language, coalition, count) for coalition, count in enumerate(roads)]
    label = border_label(language, number, roads)
    found = "".join(
        kit.piece(
            f"road-{facts.COALITION_NAMES[coalition]}-{name}",
            "road",
            f"road-{facts.COALITION_NAMES[coalition]}",
            f"{place}: {told[coalition]}",
            count,
        )
        for coalition, count in enumerate(roads)
        if count
    )
    x, y = outlines.middle(number)
    where = f"left:{x:.4g}%;top:{y:.4g}%"
    edge = (
        f'<path id="b-{name}" class="border" d="{outlines.border_path(name)}" role="button" '
        f'tabindex="-1" aria-label="{escape(label)}"/>'
    )
    return edge, f'<div id="on-{name}" class="on{_stacked(name)}" style="{where}">{found}</div>'


def _stacked(name: str) -> str:
    """Roads lie below each other on a border that runs from top to bottom."""
    (left, top), (right, bottom) = outlines.LINES[name][0], outlines.LINES[name][-1]
    return " upright" if bottom - top > right - left else ""


def border_label(language: str, number: int, roads: tuple[int, int, int]) -> str:
    """Name border `number` with the roads on it; `roads` is their number by coalition."""
    told = [_roads(language, coalition, count) for coalition, count in enumerate(roads)]
    none = words.say(language, "no-roads")
    return joined(words.border_name(language, number), "; ".join(filter(None, told)) or none)


def _roads(language: str, coalition: int, count: int) -> str:
    side = words.coalition_name(language, coalition)
    return words.say(language, "roads", coalition=side, count=count) if count else ""
