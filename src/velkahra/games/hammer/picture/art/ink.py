"""The drawings of the camp game, and the strokes and grounds that join them to a card.

A sign stands in a box of 100 x 100 around the origin. Every outline is dark on light, so that it
can be read in black and white.
"""

from typing import Final

from velkahra.picture.art import art

ART: Final = art("velkahra.games.hammer.picture")

INK: Final = "#2b2019"
PAPER: Final = "#fffdf7"
LIGHT: Final = "#ffffff"


def line(data: str, width: float = 4, colour: str = INK) -> str:
    """Draw a line with round ends and corners."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def at(markup: str, x: float, y: float, scale: float = 1) -> str:
    """Put a drawing somewhere, at a scale."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{markup}</g>'


def box(x: float, y: float, width: float, height: float, colour: str, more: str = "") -> str:
    """Draw a rectangle."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{colour}"{more}/>'
    )


def dark(colour: str) -> bool:
    """Say whether white is read better on a colour than ink."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue < 140
