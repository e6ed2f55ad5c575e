"""The drawings a page holds once, and how its elements name them."""

from functools import cache
from typing import Final

from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.picture.art import emblems, ink, scenes
from velkahra.games.hammer.picture.art.kinds import drawing
from velkahra.games.hammer.picture.words import power_card
from velkahra.games.hammer.puzzle import marks, picture
from velkahra.picture import kit
from velkahra.picture.kit import icon, symbol

_BOX: Final = "-54 -54 108 108"


def _symbol(name: str, markup: str) -> str:
    return f'<symbol id="{name}" viewBox="{_BOX}">{markup}</symbol>'


def _marker(name: str, shape: str, css: str, colour: str) -> str:
    """Make a mark that a path puts at each of its points."""
    return (
        f'<marker id="{name}" class="{css}" viewBox="-50 -50 100 100" markerWidth="7.8" '
        f'markerHeight="7.8" markerUnits="userSpaceOnUse"><g fill="{colour}" color="{colour}">'
        f"{shape}</g></marker>"
    )


@cache
def mark_drawings() -> str:
    """Return the marks of the encoded picture, dark on light and light on dark, and the cross."""
    found = "".join(
        _marker(f"mark-{mark}", shape, "ink", ink.INK)
        + _marker(f"dark-{mark}", shape, "night", ink.LIGHT)
        for mark, shape in marks.SHAPES.items()
    )
    return found + (
        '<pattern id="gone" width="10" height="10" patternUnits="userSpaceOnUse">'
        f'<path d="M0 0h10v10h-10Z" fill="{ink.LIGHT}" fill-opacity=".8"/>'
        f'<path d="M2.6 2.6l4.8 4.8m0-4.8l-4.8 4.8" stroke="{ink.INK}" stroke-width=".6" '
        'stroke-opacity=".3"/></pattern>'
    )


@cache
def emblem_drawings(name: str) -> str:
    """Return the symbols of the powers of a set of cards."""
    return "".join(
        _symbol(f"e-{power}", emblems.symbol(power_card(name, number)))
        for number, power in enumerate(POWERS)
    )


@cache
def stock() -> str:
    """Return all drawings out of sight, for a page."""
    return kit.stock(drawings())


@cache
def drawings() -> str:
    """Return all drawings that are the same for every set of cards."""
    kinds = "".join(
        _symbol(f"k-{kind}", drawing(kind, "currentColor")) for kind in ink.ART.names("kinds")
    )
    signs = "".join(
        _symbol(f"s-{sign}", ink.ART(f"signs/{sign}")) for sign in ink.ART.names("signs")
    )
    land = symbol("land", (1000, 1000), picture.sample_map())
    return kinds + signs + land + scene_drawings()


@cache
def scene_drawings() -> str:
    """Return the parts of the pictures of cards."""
    found = "".join(f'<g id="n-{name}">{markup}</g>' for name, markup in scenes.parts().items())
    return found + "".join(
        f'<g id="n-k-{kind}"><use href="#k-{kind}" x="-30" y="-30" width="60" height="60"/></g>'
        for kind in ink.ART.names("kinds")
    )


def sign(name: str, css: str = "") -> str:
    """Show a sign by its name, with further classes `css`."""
    return icon(f"s-{name}", css)


def emblem(power: int, css: str = "") -> str:
    """Show the symbol of a power (0..4), with further classes `css`."""
    return icon(f"e-{POWERS[power]}", f"emblem {css}".strip())
