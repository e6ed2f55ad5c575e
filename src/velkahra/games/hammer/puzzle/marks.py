"""The marks of the encoded picture as shapes in a box of 100 x 100 around the origin.

Shapes and not letters of a font, which many fonts lack; each can be told from the others in black
and white at four millimetres.
"""

from typing import Final

from velkahra.picture.art import art

_ART: Final = art("velkahra.games.hammer.puzzle")
SHAPES: Final = {mark: _ART(f"marks/{mark}") for mark in _ART.names("marks")}


def definitions(marks: str) -> str:
    """Return SVG definitions of these marks, for `placed` in the same picture."""
    shapes = "".join(f'<g id="mark-{mark}">{SHAPES[mark]}</g>' for mark in marks)
    return f"<defs>{shapes}</defs>"


def placed(mark: str, x: float, y: float, size: float, colour: str) -> str:
    """Return a defined mark at (x, y), `size` units high."""
    return (
        f'<use href="#mark-{mark}" transform="translate({x:g} {y:g}) scale({size / 100:g})" '
        f'fill="{colour}" color="{colour}"/>'
    )
