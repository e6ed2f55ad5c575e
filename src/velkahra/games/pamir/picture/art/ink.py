"""Colours and strokes: what all drawings of the game are made of.

Every drawing stands in a box of 100 x 100 around the origin and is shown at any size by `use`.
"""

from functools import cache
from typing import Final

INK: Final = "#2a211b"
PAPER: Final = "#fbf4e4"
PARCHMENT: Final = "#efe2c4"
GOLD: Final = "#e3b23c"
GOLD_DARK: Final = "#8a6414"
BLOOD: Final = "#b0302a"
WOOD: Final = "#8a7358"
BONE: Final = "#d8c8a8"

SUIT_PAINTS: Final = {
    "economic": "#9a6b06",
    "military": "#b2312a",
    "political": "#71429a",
    "intelligence": "#1f5b9e",
}
COALITION_PAINTS: Final = {"afghan": "#26744a", "british": "#cf4684", "russian": "#f2c230"}
COALITION_INKS: Final = {"afghan": "#ffffff", "british": "#ffffff", "russian": INK}
PLAYER_PAINTS: Final = {
    "gray": "#9aa0a8",
    "blue": "#2b63b8",
    "tan": "#deb978",
    "red": "#b8332b",
    "black": "#2d2b30",
}
PLAYER_INKS: Final = {
    "gray": "#33383f",
    "blue": "#ffffff",
    "tan": "#5d4013",
    "red": "#ffe9dc",
    "black": "#ffffff",
}
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


@cache
def icon(name: str, size: float = 24, kind: str = "") -> str:
    """Show a drawing of the stock as a picture of its own, which screen readers pass over."""
    css = f"icon {kind}".strip()
    return (
        f'<svg class="{css}" width="{size:g}" height="{size:g}" viewBox="0 0 100 100" '
        f'aria-hidden="true">{use(name, 0, 0, 100)}</svg>'
    )
