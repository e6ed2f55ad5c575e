"""Drawings of the dice and cups, made once and referred to by their ids."""

from functools import cache
from typing import Final

from dudo.rules import facts
from velkahra.picture import kit

COLOURS: Final = ("#33658a", "#c9822b", "#a23b3b", "#7d5a3c", "#3e7d4f", "#6a4c93")
"""The cups, by seat."""
_IVORY, _EDGE, _INK, _RED = "#fbf6e9", "#5a4a3a", "#2b2019", "#b3261e"
_LOW, _MIDDLE, _HIGH = 27, 50, 73
_CORNERS: Final = ((_LOW, _LOW), (_HIGH, _HIGH), (_HIGH, _LOW), (_LOW, _HIGH))
_SIDES: Final = ((_LOW, _MIDDLE), (_HIGH, _MIDDLE))
_CENTRE: Final = ((_MIDDLE, _MIDDLE),)
_PIPS: Final = (
    _CENTRE,
    _CORNERS[:2],
    _CORNERS[:2] + _CENTRE,
    _CORNERS,
    _CORNERS + _CENTRE,
    _CORNERS + _SIDES,
)
_BOX: Final = (100, 100)


@cache
def drawings() -> str:
    """Return all drawings: `die-1` .. `die-6`, and `hidden-0`, `cup-0` .. for each seat."""
    faces = (kit.symbol(f"die-{face + 1}", _BOX, _face(face)) for face in range(facts.FACES))
    hidden = (kit.symbol(f"hidden-{n}", _BOX, _hidden(c)) for n, c in enumerate(COLOURS))
    cups = (kit.symbol(f"cup-{n}", _BOX, _cup(colour)) for n, colour in enumerate(COLOURS))
    return "".join((*faces, *hidden, *cups))


def _square(fill: str) -> str:
    return (
        f'<rect x="6" y="6" width="88" height="88" rx="18" fill="{fill}" '
        f'stroke="{_EDGE}" stroke-width="4"/>'
    )


def _face(face: int) -> str:
    """Draw a face; the pip of an ace is large and red, because aces are wild."""
    radius, fill = (14, _RED) if face == facts.ACES else (9, _INK)
    pips = (f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>' for x, y in _PIPS[face])
    return _square(_IVORY) + "".join(pips)


def _hidden(colour: str) -> str:
    mark = (
        f'<path d="M36 38a14 14 0 1 1 20 13q-6 3-6 11" fill="none" stroke="{_IVORY}" '
        f'stroke-width="8" stroke-linecap="round"/><circle cx="50" cy="76" r="5" fill="{_IVORY}"/>'
    )
    return _square(colour) + mark


def _cup(colour: str) -> str:
    """Draw a cup upside down, as it stands over the dice."""
    return (
        f'<path d="M28 12h44l14 70h-72z" fill="{colour}" stroke="{_EDGE}" stroke-width="4" '
        f'stroke-linejoin="round"/><rect x="8" y="78" width="84" height="13" rx="6" '
        f'fill="{colour}" stroke="{_EDGE}" stroke-width="4"/>'
    )
