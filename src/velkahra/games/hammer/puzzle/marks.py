"""The marks of the encoded picture as shapes in a box of 100 x 100 around the origin.

Shapes and not letters of a font, which many fonts lack; each can be told from the others in black
and white at four millimetres.
"""

from math import cos, pi, sin
from typing import Final

from velkahra.picture.paths import star


def _turned(points: tuple[tuple[float, float], ...], angle: float) -> str:
    """Make path data of a polygon turned by `angle` degrees."""
    c, s = cos(angle * pi / 180), sin(angle * pi / 180)
    return "M" + "L".join(f"{x * c - y * s:.1f} {x * s + y * c:.1f}" for x, y in points) + "Z"


_HAMMER: Final = (
    (-4.5, 44),
    (-4.5, -20),
    (-21, -20),
    (-21, -40),
    (14, -40),
    (22, -26),
    (22, -20),
    (4.5, -20),
    (4.5, 44),
)


def _mirrored(points: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
    return tuple((-x, y) for x, y in points)


_WAVE: Final = "C-34 {up} -24 {up} -14 {y}S6 {down} 16 {y}S34 {up} 42 {y}"


def _wave(y: float) -> str:
    return f"M-42 {y + 8:g}" + _WAVE.format(up=y - 18, y=y, down=y + 18)


def _filled(data: str) -> str:
    return f'<path d="{data}"/>'


def _drawn(data: str, width: float) -> str:
    """Draw a line in the colour that shapes are filled with."""
    return (
        f'<path d="{data}" fill="none" stroke="currentColor" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="miter"/>'
    )


SHAPES: Final = {
    "A": _filled(star(5, 44, 18)),
    "B": _filled("M-33 0A33 33 0 1 1 33 0A33 33 0 1 1 -33 0Z"),
    "C": _filled("M0 -38L41 33H-41Z"),
    "D": _filled("M-31 -31H31V31H-31Z"),
    "E": _filled("M-12 -38H12V-12H38V12H12V38H-12V12H-38V-12H-12Z"),
    "F": _filled("M20 -39A40 40 0 1 0 20 39A45 45 0 0 1 20 -39Z"),
    "G": _filled(
        "M0 38C-14 22 -42 6 -42 -15C-42 -36 -12 -42 0 -18C12 -42 42 -36 42 -15C42 6 14 22 0 38Z"
    ),
    "H": _filled(_turned(_HAMMER, 45)) + _filled(_turned(_mirrored(_HAMMER), -45)),
    "I": _drawn(_wave(-16), 13) + _drawn(_wave(16), 13),
    "J": _drawn("M0 -38L32 0L0 38L-32 0Z", 10),
}


def definitions(marks: str) -> str:
    """Define the shapes of these marks, to be used by `placed` in the same picture."""
    shapes = "".join(f'<g id="mark-{mark}">{SHAPES[mark]}</g>' for mark in marks)
    return f"<defs>{shapes}</defs>"


def placed(mark: str, x: float, y: float, size: float, colour: str) -> str:
    """Put a defined mark somewhere, `size` units high."""
    return (
        f'<use href="#mark-{mark}" transform="translate({x:g} {y:g}) scale({size / 100:g})" '
        f'fill="{colour}" color="{colour}"/>'
    )
