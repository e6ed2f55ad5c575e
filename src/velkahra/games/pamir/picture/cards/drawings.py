"""Emblems, pieces and signs, drawn once a page and named where they are shown.

Every drawing of the stock stands in a box of 100 x 100 around the origin, under the name `pp-...`;
`use` shows one at any size. No meaning hangs on colour alone: suits, coalitions and regions have
shapes, coalitions a letter (A, B, R), players a pattern.
"""

from functools import cache
from typing import Final

from velkahra.games.pamir.picture.cards import ink, scenes, type
from velkahra.games.pamir.picture.land.relief import drawings as land

SHEETS: Final = ("actions", "emblems", "pieces", "signs")


@cache
def emblems() -> dict[str, str]:
    """Return the emblems, pieces and signs under their names, without the `pp-` before them."""
    return {name: ink.ART(f"{sheet}/{name}") for sheet in SHEETS for name in ink.ART.names(sheet)}


@cache
def defs() -> str:
    """Return all drawings that cards, pieces and panels show, to stand between `<defs>` tags."""
    symbols = (
        f'<symbol id="pp-{name}" viewBox="-52 -52 104 104">{drawing}</symbol>'
        for name, drawing in emblems().items()
    )
    free = {**scenes.drawings(), **land()}
    parts = (f'<g id="pp-{name}">{drawing}</g>' for name, drawing in free.items())
    return "".join(symbols) + "".join(parts)


def action_name(action: str, rank: int) -> str:
    """Name the drawing of an action, given by its name, on a card of a rank (1..3)."""
    return f"do-{action}-{rank}" if action in ink.STRENGTHS else f"do-{action}"


def impact_name(name: str, coalition: str = "") -> str:
    """Name the drawing of an impact icon; a coalition matters to roads and armies only."""
    coloured = f"-{coalition}" if coalition and name in ("road", "army") else ""
    return f"i-{name.replace('favored-suit:', 'favor-')}{coloured}"


@cache
def coin(number: int, x: float, y: float, size: float) -> str:
    """Show a coin with a number in a square with its upper left corner at (x, y), `size` wide."""
    return ink.use("coin", x, y, size) + _figure(number, x, y, size, 0.5)


@cache
def hostage(price: int, x: float, y: float, size: float) -> str:
    """Return the padlock of a hostage with the price of an action in rupees.

    `x` and `y` are its top left corner and `size` its side, in units of the card. Rules: PP-ACT-07.
    """
    return ink.use("hostage", x, y, size) + _figure(price, x, y + size * 0.17, size, 0.34)


def _figure(number: int, x: float, y: float, size: float, share: float) -> str:
    high = size * (share if number > 9 else share * 1.35)
    middle = x + size / 2
    return type.text(
        number, middle, y + size / 2 + high * 0.36, high, face="bold", fill=ink.INK, anchor="middle"
    )
