"""The drawings in `art/`, and the colours and strokes of what is drawn around them."""

from functools import cache
from typing import Final

from velkahra.picture.art import art

ART: Final = art("velkahra.games.pamir.picture")

INK: Final = "#2a211b"
PAPER: Final = "#fbf4e4"
PARCHMENT: Final = "#efe2c4"
GOLD: Final = "#e3b23c"
BLOOD: Final = "#b0302a"

SUIT_PAINTS: Final = {
    "economic": "#9a6b06",
    "military": "#b2312a",
    "political": "#71429a",
    "intelligence": "#1f5b9e",
}
COALITION_PAINTS: Final = {"afghan": "#26744a", "british": "#cf4684", "russian": "#f2c230"}
COALITION_INKS: Final = {"afghan": "#ffffff", "british": "#ffffff", "russian": INK}
STRENGTHS: Final = ("tax", "move", "battle")


def fill(data: str, colour: str, more: str = "") -> str:
    """Draw a filled outline."""
    return f'<path d="{data}" fill="{colour}"{more}/>'


def line(data: str, colour: str, wide: float, more: str = "") -> str:
    """Draw a line with round ends and corners."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{wide:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"{more}/>'
    )


def edged(data: str, colour: str, edge: str = INK, wide: float = 4) -> str:
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


@cache
def use(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """Show a drawing of the stock in a square with its upper left corner at (x, y)."""
    box = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<use href="#pp-{name}" {box}{more}/>'
