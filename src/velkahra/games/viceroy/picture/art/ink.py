"""Colours, text and the pieces of cards: what the drawings of the game share.

A sign stands in a box of 100 x 100 around the origin, a card in one of 120 x 120 with its upper
left corner there; `use` shows either at any size. Each colour is told three times: by its paint, by
the cut of its gem, and by the hatching that heraldry prints for it.
"""

from functools import cache
from typing import Final

from velkahra.games.viceroy.rules.facts import COLOUR_NAMES, CORNERS
from velkahra.picture import lettering, shapes
from velkahra.picture.art import art

ART: Final = art("velkahra.games.viceroy.picture")

INK: Final = "#2a211b"
PAPER: Final = "#fbf4e4"
PARCHMENT: Final = "#efe2c4"
VELLUM: Final = "#e2d3ee"  # background of laws
GOLD: Final = "#e3b23c"
GOLD_DARK: Final = "#8a6414"

CARD: Final = 120
ROUND: Final = 27  # radius of the circles that cards close


def text(
    words: str | int, x: float, y: float, size: float, colour: str = INK, more: str = ""
) -> str:
    """Write bold words around `x` on base line `y`, `size` high; `more` are attributes."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="700" fill="{colour}" '
        f'text-anchor="middle" font-family="{lettering.PLAIN}"{more}>{words}</text>'
    )


def symbol(name: str, drawing: str) -> str:
    """Make a sign part of the stock: `drawing` is SVG in a box of 100 x 100 around (0, 0)."""
    return f'<symbol id="vc-{name}" viewBox="-50 -50 100 100">{drawing}</symbol>'


def hatchings() -> str:
    """Give the patterns of the four colours.

    They go on from card to card: their step divides a card's half. Level lines are blue, upright
    ones red, slanting ones green, dots yellow.
    """
    return ART("segments/hatchings")


def segment_drawings() -> str:
    """Give all segments and plain ones, to be shown by `segments`."""
    return "".join(
        f'<g id="vs-{place}{colour}">{segment(place, colour)}</g>'
        f'<g id="vt-{place}{colour}">{segment(place, colour, "-plain")}</g>'
        for place in range(len(CORNERS))
        for colour in range(len(COLOUR_NAMES))
    )


def segment(place: int, colour: int, kind: str = "") -> str:
    """Draw one segment with its hatching, its edge and the cut of its colour.

    `place` is an index of CORNERS, `colour` 0..3, and `kind` "" or the ending of another drawing.
    """
    return ART(f"segments/{CORNERS[place].replace('_', '-')}-{COLOUR_NAMES[colour]}{kind}")


@cache
def segments(colours: tuple[int, int, int, int], plain: bool = False) -> str:
    """Draw segments in `colours`, in the order of CORNERS, with `plain` without hatching."""
    name = "vt" if plain else "vs"
    return "".join(f'<use href="#{name}-{place}{colour}"/>' for place, colour in enumerate(colours))


@cache
def use(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """Show a drawing of the game's stock in a square with its upper left corner at (x, y).

    The square is `size` units wide; `more` are further attributes.
    """
    return shapes.use(f"vc-{name}", x, y, size, more)
