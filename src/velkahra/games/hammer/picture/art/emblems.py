"""The symbols of the powers: neutral drawings, each on a plate of its own outline (HM-CARD-03).

Colour, outline and figure each tell a power alone. A set that names another symbol gets a plain
plate with the first letter of the power's name.
"""

from functools import cache
from html import escape
from typing import Final

from velkahra.games.hammer.cards.language import PowerCard
from velkahra.games.hammer.picture.art.ink import INK, LIGHT, at, dark, edged, fill, line, ring
from velkahra.picture.lettering import PLAIN
from velkahra.picture.palette import shade
from velkahra.picture.paths import star

PLATES: Final = {
    "eagle": "M-44 -44H44V6C44 28 24 42 0 50C-24 42 -44 28 -44 6Z",
    "dragon": "M-20 -48H20L48 -20V20L20 48H-20L-48 20V-20Z",
    "sun": ring(0, 0, 48),
    "bear": "M-45 -45H45V45H-45Z",
    "star": "M0 -52L52 0L0 52L-52 0Z",
}
_PLAIN_PLATE: Final = "M-27 -47H27L54 0L27 47H-27L-54 0Z"


def _eagle(ink: str, ground: str) -> str:
    wing = "C10 -12 22 -16 38 -36C40 -14 34 4 18 10L9 8"
    other = "L-9 8L-18 10C-34 4 -40 -14 -38 -36C-22 -16 -10 -12 -8 -14"
    body = (
        f"M8 -14{wing}L14 32L5 26L0 36L-5 26L-14 32{other}"
        "C-10 -24 -6 -30 2 -30C8 -30 12 -26 14 -20L7 -19Z"
        ""
    )
    feathers = "M15 -6L27 -12M14 2L24 -2M-15 -6L-27 -12M-14 2L-24 -2"
    return fill(body, ink) + line(feathers, 3, ground) + fill(ring(2, -23, 2.2), ground)


def _dragon(ink: str, ground: str) -> str:
    tail = "M-34 26C-26 38 -6 36 -4 22C-2 8 -26 6 -24 -10C-22 -24 -4 -28 8 -22"
    head = "M2 -32L16 -34L12 -42L23 -34L36 -24L38 -15L26 -14L32 -6L18 -8L6 -12Z"
    wing = "M-6 4C6 -6 20 -4 36 4L26 8L30 16L18 15L18 24L6 18C4 14 0 8 -6 4Z"
    spikes = "M-22 -16L-34 -20L-26 -6ZM-14 -25L-20 -37L-4 -29ZM-40 30L-42 14L-28 24Z"
    whole = (
        line(tail, 11, ink)
        + fill(head + wing + spikes, ink)
        + fill(ring(21, -26, 2.8), ground)
        + line("M4 6L22 10M4 8L14 16", 2, ground)
    )
    return at(whole, 1, 3, 0.88)


def _sun(ink: str, ground: str) -> str:
    return fill(star(12, 41, 25), ink) + fill(ring(0, 0, 23), ground) + fill(ring(0, 0, 18), ink)


def _bear(ink: str, ground: str) -> str:
    face = "M0 -27C24 -27 34 -10 32 8C30 26 16 36 0 36C-16 36 -30 26 -32 8C-34 -10 -24 -27 0 -27Z"
    muzzle = "M0 4C12 4 17 12 15 20C13 28 6 31 0 31C-6 31 -13 28 -15 20C-17 12 -12 4 0 4Z"
    return (
        fill(ring(-25, -24, 12) + ring(25, -24, 12), ink)
        + fill(ring(-25, -24, 5) + ring(25, -24, 5), ground)
        + fill(face, ink)
        + fill(muzzle + ring(-14, -5, 4) + ring(14, -5, 4), ground)
        + fill("M-7 9H7L0 17Z", ink)
        + line("M0 16V21M-7 21Q-4 26 0 21Q4 26 7 21", 2.5, ink)
    )


def _star(ink: str, ground: str) -> str:
    return fill(star(5, 33, 13.5), ink) + fill(star(5, 15, 6), ground)


_FIGURES: Final = {"eagle": _eagle, "dragon": _dragon, "sun": _sun, "bear": _bear, "star": _star}


def _letter(name: str, ink: str) -> str:
    return (
        f'<text y="20" font-family="{PLAIN}" font-size="56" font-weight="700" '
        f'text-anchor="middle" fill="{ink}">{escape(name[:1])}</text>'
    )


@cache
def _symbol(symbol: str, colour: str, name: str) -> str:
    ink = LIGHT if dark(colour) else INK
    figure = _FIGURES[symbol](ink, colour) if symbol in _FIGURES else _letter(name, ink)
    inner = shade(colour, 0.45) if dark(colour) else shade(colour, -0.35)
    plate = PLATES.get(symbol, _PLAIN_PLATE)
    rim = f' transform="scale(.88)" stroke="{inner}" stroke-width="2.5"'
    return edged(plate, colour, 5) + fill(plate, "none", rim) + figure


def symbol(power: PowerCard) -> str:
    """Draw the symbol of a power on its plate."""
    return _symbol(power.symbol, power.colour, power.name.of("en"))


@cache
def _shadow(symbol: str, ink: str, ground: str) -> str:
    return _FIGURES[symbol](ink, ground) if symbol in _FIGURES else ""


def shadow(power: PowerCard, ink: str, ground: str) -> str:
    """Draw the figure of a power alone, as it lies under other drawings and on backs."""
    return _shadow(power.symbol, ink, ground)
