"""The shapes that drawings of all games are made of, as SVG markup.

Coordinates and widths are in units of the drawing. `data` is path data, `colour` any SVG colour,
and `more` further attributes, beginning with a space.
"""

from functools import cache


def fill(data: str, colour: str, more: str = "") -> str:
    """Return a filled outline: `data` is that of a path, `colour` is CSS.

    `more` are further attributes, each with a space before it.
    """
    return f'<path d="{data}" fill="{colour}"{more}/>'


def line(data: str, colour: str, width: float, more: str = "") -> str:
    """Return a line with round ends and corners, `width` units wide.

    `data` is that of a path, and `more` are further attributes.
    """
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"{more}/>'
    )


def edged(data: str, colour: str, edge: str, width: float = 4) -> str:
    """Return a filled outline, the path data `data`, with an edge `width` units wide."""
    more = f' stroke="{edge}" stroke-width="{width:g}" stroke-linejoin="round"'
    return fill(data, colour, more)


def disc(x: float, y: float, r: float, colour: str, more: str = "") -> str:
    """Return a disc around (x, y) with the radius `r`; `more` are further attributes."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"{more}/>'


def box(x: float, y: float, width: float, height: float, colour: str, more: str = "") -> str:
    """Return a rectangle with its upper left corner at (x, y); `more` are further attributes."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{colour}"{more}/>'
    )


def at(markup: str, x: float, y: float, scale: float = 1) -> str:
    """Return a drawing moved to (x, y) and scaled by a factor."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({x:g} {y:g}){size}">{markup}</g>'


@cache
def use(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """Return a `<use>` of a drawing of the stock in a square, whose top left corner is (x, y).

    The square is `size` units wide, and `more` are further attributes.
    """
    square = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<use href="#{name}" {square}{more}/>'
