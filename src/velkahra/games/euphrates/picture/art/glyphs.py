"""Small signs, drawn as flat shapes in `ink` with details cut out in `ground`.

Each fits a box of 100 x 100 around the origin and leaves about 15 units free on all sides.
"""

from functools import cache
from typing import Final

from velkahra.picture.paths import star


def _fill(data: str, colour: str) -> str:
    return f'<path d="{data}" fill="{colour}"/>'


def _line(data: str, colour: str, width: float) -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


@cache
def ziggurat(ink: str, ground: str) -> str:
    """A stepped temple with a gate."""
    steps = "M-36 28V14H-26V1H-16V-12H-8V-28H8V-12H16V1H26V14H36V28Z"
    return _fill(steps, ink) + _fill("M-7 28V17Q0 8 7 17V28Z", ground)


@cache
def wheat(ink: str, ground: str) -> str:
    """An ear of corn."""
    grains = "".join(
        f"M0 {y + 11}C-4 {y + 2} -12 {y + 1} -22 {y - 8}C-23 {y + 7} -14 {y + 14} 0 {y + 11}Z"
        f"M0 {y + 11}C4 {y + 2} 12 {y + 1} 22 {y - 8}C23 {y + 7} 14 {y + 14} 0 {y + 11}Z"
        for y in (-13, 2, 17)
    )
    top = "M0 -4C-10 -14 -8 -26 0 -36C8 -26 10 -14 0 -4Z"
    return _fill(grains + top, ink) + _line("M0 -2V36", ink, 5)


@cache
def scales(ink: str, ground: str) -> str:
    """A merchant's balance."""
    pans = "M-42 6H-10C-12 19 -40 19 -42 6ZM10 6H42C40 19 12 19 10 6Z"
    frame = "M0 -27V27M-17 29H17M-26 -20H26M-26 -20L-38 6M-26 -20L-14 6M26 -20L38 6M26 -20L14 6"
    return _fill(pans, ink) + _line(frame, ink, 4.5) + f'<circle cy="-27" r="6" fill="{ink}"/>'


@cache
def houses(ink: str, ground: str) -> str:
    """Two domed mud houses."""
    domes = "M-36 28V6C-36 -10 -22 -18 -17 -22C-12 -18 2 -10 2 6V28Z"
    second = "M5 28V-8C5 -22 16 -28 21 -33C26 -28 37 -22 37 -8V28Z"
    doors = "M-23 28V12Q-17 4 -11 12V28ZM16 28V8Q21 1 26 8V28ZM17 -14H25V-7H17Z"
    return _fill(domes + second, ink) + _fill(doors, ground)


@cache
def bow(ink: str, ground: str) -> str:
    """A drawn bow with an arrow."""
    wood = "M-9 -37C2 -35 20 -22 22 0C20 22 2 35 -9 37"
    return (
        _line(wood, ink, 8)
        + _line("M-9 -37L-21 0L-9 37", ink, 3)
        + _line("M-35 0H30", ink, 5)
        + _fill("M44 0L25 -11V11Z", ink)
        + _line("M-38 -8L-28 0L-38 8", ink, 4.5)
    )


@cache
def bull(ink: str, ground: str) -> str:
    """The head of a bull from the front."""
    horns = (
        "M-12 -9C-32 -8 -44 -18 -40 -38C-34 -27 -26 -23 -10 -22"
        "H10C26 -23 34 -27 40 -38C44 -18 32 -8 12 -9Z"
    )
    head = "M-19 -18H19L15 6L11 28Q0 40 -11 28L-15 6Z"
    ears = "M-15 -6L-36 -2Q-32 8 -15 5ZM15 -6L36 -2Q32 8 15 5Z"
    face = "M-11 -3L-4 1L-10 5ZM11 -3L4 1L10 5ZM-8 22Q-5 18 -3 23ZM8 22Q5 18 3 23Z"
    return _fill(horns + ears, ink) + _fill(head, ink) + _fill(face, ground)


@cache
def lion(ink: str, ground: str) -> str:
    """The head of a lion with its mane, from the front."""
    mane = star(14, 42, 33)
    face = "M-20 -16Q0 -26 20 -16Q24 2 14 16Q0 30 -14 16Q-24 2 -20 -16Z"
    eyes = "M-14 -7Q-8 -12 -4 -5Q-9 -2 -14 -7ZM14 -7Q8 -12 4 -5Q9 -2 14 -7Z"
    nose = "M-7 4H7L0 12Z"
    ears = '<circle cx="-25" cy="-25" r="9" fill="{0}"/><circle cx="25" cy="-25" r="9" fill="{0}"/>'
    return (
        _fill(mane, ink)
        + ears.format(ink)
        + _line(face, ground, 3.5)
        + _fill(eyes + nose, ground)
        + _line("M0 12V18M-9 20Q0 14 9 20", ground, 3)
    )


@cache
def pot(ink: str, ground: str) -> str:
    """A jar with two handles and a painted band."""
    body = (
        "M-13 -38H13V-30H9C8 -24 9 -21 13 -18C26 -10 29 4 25 15C22 25 14 31 12 38"
        "H-12C-14 31 -22 25 -25 15C-29 4 -26 -10 -13 -18C-9 -21 -8 -24 -9 -30H-13Z"
    )
    handles = "M-10 -31C-34 -35 -38 -12 -25 -3M10 -31C34 -35 38 -12 25 -3"
    band = "M-25 8L-17 -1L-8 8L0 -1L8 8L17 -1L25 8"
    return _fill(body, ink) + _line(handles, ink, 5.5) + _line(band, ground, 3.5)


@cache
def rings(ink: str, ground: str) -> str:
    """Two linked rings."""
    left = f'<circle cx="-12" r="20" fill="none" stroke="{ink}" stroke-width="8"/>'
    right = f'<circle cx="12" r="20" fill="none" stroke="{ink}" stroke-width="8"/>'
    over = _line("M-6.8 -19.3A20 20 0 0 1 2 -14.3", ink, 8)
    return left + _line("M-8 0A20 20 0 0 1 12 -20", ground, 13) + right + over


@cache
def swords(ink: str, ground: str) -> str:
    """Two crossed blades."""
    blades = "M-30 -36L-32 -28L16 22L22 16L-26 -34ZM30 -36L32 -28L-16 22L-22 16L26 -34Z"
    hilts = "M10 28L28 10M-10 28L-28 10M20 20L32 32M-20 20L-32 32"
    return _fill(blades, ink) + _line(hilts, ink, 6)


@cache
def shield(ink: str, ground: str) -> str:
    """A shield."""
    return _fill("M-28 -30Q0 -40 28 -30V0Q26 24 0 38Q-26 24 -28 0Z", ink) + _line(
        "M0 -26V26M-20 -4H20", ground, 5
    )


@cache
def sack(ink: str, ground: str) -> str:
    """A drawn-up bag."""
    body = "M-8 -14C-30 -2 -36 34 -22 36H22C36 34 30 -2 8 -14Z"
    top = "M-16 -38Q-8 -30 0 -36Q8 -30 16 -38L8 -20H-8Z"
    return _fill(body + top, ink) + _line("M-13 -17H13", ground, 5)


GLYPHS: Final = {
    draw.__name__: draw
    for draw in (
        ziggurat,
        wheat,
        scales,
        houses,
        bow,
        bull,
        lion,
        pot,
        rings,
        swords,
        shield,
        sack,
    )
}


def glyph(name: str, ink: str, ground: str) -> str:
    """Draw a sign by its name. Raises: KeyError."""
    return GLYPHS[name](ink, ground)


def at(markup: str, x: float, y: float, scale: float = 1.0) -> str:
    """Put a drawing somewhere, larger or smaller."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({x:g} {y:g}){size}">{markup}</g>'
