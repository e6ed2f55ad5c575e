"""Colours, cuts and hatchings: what all drawings of the game are made of.

A sign stands in a box of 100 x 100 around the origin, a card in one of 120 x 120 with its upper
left corner there; `use` shows either at any size. Each colour is told three times: by its paint, by
the cut of its gem, and by the hatching that heraldry prints for it.
"""

from functools import cache
from typing import Final

from velkahra.games.viceroy.rules.facts import COLOUR_NAMES
from velkahra.picture.palette import shade

INK: Final = "#2a211b"
PAPER: Final = "#fbf4e4"
PARCHMENT: Final = "#efe2c4"
VELLUM: Final = "#e2d3ee"  # the ground of laws
GOLD: Final = "#e3b23c"
GOLD_DARK: Final = "#8a6414"
PAINTS: Final = ("#2f6db5", "#c23a34", "#37874a", "#e5b62f")
DEEPS: Final = tuple(shade(paint, -0.42) for paint in PAINTS)
ON_PAINTS: Final = ("#ffffff", "#ffffff", "#ffffff", INK)

CARD: Final = 120
ROUND: Final = 27  # the radius of the circles that cards close
FAMILY: Final = "'Noto Sans','DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif"
BOOK: Final = "'Noto Serif','DejaVu Serif',Georgia,serif"

# The cuts: drop, lozenge, step cut, brilliant. Facets are drawn over them.
CUTS: Final = (
    "M0 -44C14 -24 32 -4 32 14A32 32 0 0 1 -32 14C-32 -4 -14 -24 0 -44Z",
    "M0 -46L38 0L0 46L-38 0Z",
    "M-18 -42H18L34 -26V26L18 42H-18L-34 26V-26Z",
    "M-16 -39L16 -39L39 -16V16L16 39H-16L-39 16V-16Z",
)
_FACETS: Final = (
    "M0 -22C8 -10 16 4 16 14A16 16 0 0 1 0 30",
    "M-38 0H38M0 -46L-14 0L0 46M0 -46L14 0L0 46",
    "M-18 -24H18V24H-18ZM-34 -26L-18 -24M34 -26L18 -24M-34 26L-18 24M34 26L18 24",
    "M0 -39L28 -28L39 0L28 28L0 39L-28 28L-39 0L-28 -28ZM0 -18L18 0L0 18L-18 0Z",
)


def fill(data: str, colour: str, more: str = "") -> str:
    """Draw a filled outline."""
    return f'<path d="{data}" fill="{colour}"{more}/>'


def line(data: str, colour: str, wide: float, more: str = "") -> str:
    """Draw a line with round ends and corners."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{wide:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"{more}/>'
    )


def edged(data: str, colour: str, edge: str = INK, wide: float = 5) -> str:
    """Draw a filled outline with an edge."""
    more = f' stroke="{edge}" stroke-width="{wide:g}" stroke-linejoin="round"'
    return fill(data, colour, more)


def disc(x: float, y: float, r: float, colour: str, more: str = "") -> str:
    """Draw a disc."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"{more}/>'


def at(markup: str, x: float, y: float, scale: float = 1) -> str:
    """Put a drawing somewhere, larger or smaller."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({x:g} {y:g}){size}">{markup}</g>'


def text(
    words: str | int, x: float, y: float, size: float, colour: str = INK, more: str = ""
) -> str:
    """Write bold words around `x` on the base line `y`."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="700" fill="{colour}" '
        f'text-anchor="middle" font-family="{FAMILY}"{more}>{words}</text>'
    )


@cache
def use(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """Show a drawing of the stock in a square with its upper left corner at (x, y)."""
    box = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<use href="#vc-{name}" {box}{more}/>'


def symbol(name: str, drawing: str) -> str:
    """Make a sign part of the stock."""
    return f'<symbol id="vc-{name}" viewBox="-50 -50 100 100">{drawing}</symbol>'


@cache
def gem(colour: int) -> str:
    """Draw a gem in its cut."""
    facets = line(_FACETS[colour], shade(PAINTS[colour], 0.55), 4, ' stroke-opacity=".8"')
    return edged(CUTS[colour], PAINTS[colour], DEEPS[colour], 6) + facets


@cache
def cut(colour: int, paint: str, opacity: float = 1) -> str:
    """Draw the bare outline of a cut, filled."""
    return fill(CUTS[colour], paint, f' fill-opacity="{opacity:g}"' if opacity < 1 else "")


def patterns() -> str:
    """Give the four hatchings, which go on from card to card: their step divides a card's half.

    Level lines are blue, upright ones red, slanting ones green, dots yellow.
    """
    drawn = (
        '<path d="M0 3H6" stroke-width="1.4"/>',
        '<path d="M3 0V6" stroke-width="1.4"/>',
        '<path d="M-1 1L1 -1M0 6L6 0M5 7L7 5" stroke-width="1.2"/>',
        '<circle cx="3" cy="3" r="1.1" stroke="none"/>',
    )
    return "".join(
        f'<pattern id="vc-hatch-{name}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<rect width="6" height="6" fill="{PAINTS[colour]}"/>'
        f'<g stroke="{DEEPS[colour]}" fill="{DEEPS[colour]}" opacity=".5">{drawn[colour]}</g>'
        "</pattern>"
        for colour, name in enumerate(COLOUR_NAMES)
    )


def hatch(colour: int) -> str:
    """Name the paint of a hatched area."""
    return f"url(#vc-hatch-{COLOUR_NAMES[colour]})"


# The segments of a card: upper left, upper right, and both halves of the lower half circle.
_R: Final = ROUND
_C: Final = CARD
_H: Final = CARD // 2
SEGMENTS: Final = (
    f"M0 0H{_R}A{_R} {_R} 0 0 1 0 {_R}Z",
    f"M{_C} 0V{_R}A{_R} {_R} 0 0 1 {_C - _R} 0Z",
    f"M{_H} {_C}H{_H - _R}A{_R} {_R} 0 0 1 {_H} {_C - _R}Z",
    f"M{_H} {_C}V{_C - _R}A{_R} {_R} 0 0 1 {_H + _R} {_C}Z",
)
_MARKS: Final = (
    (10.4, 10.4),
    (_C - 10.4, 10.4),
    (_H - 10.4, _C - 10.4),
    (_H + 10.4, _C - 10.4),
)


@cache
def segment(place: int, colour: int) -> str:
    """Draw one segment with its hatching, its edge and the cut of its colour."""
    mark = at(cut(colour, ON_PAINTS[colour], 0.85), *_MARKS[place], 0.125)
    return edged(SEGMENTS[place], hatch(colour), DEEPS[colour], 1.2) + mark


def segment_drawings() -> str:
    """Give all segments, and plain ones for thumbnails, to be shown by `segments`."""
    return "".join(
        f'<g id="vs-{place}{colour}">{segment(place, colour)}</g>'
        f'<g id="vt-{place}{colour}">{fill(SEGMENTS[place], PAINTS[colour])}</g>'
        for place in range(4)
        for colour in range(len(COLOUR_NAMES))
    )


@cache
def segments(colours: tuple[int, int, int, int], plain: bool = False) -> str:
    """Show the four segments of a card."""
    name = "vt" if plain else "vs"
    return "".join(f'<use href="#{name}-{place}{colour}"/>' for place, colour in enumerate(colours))
