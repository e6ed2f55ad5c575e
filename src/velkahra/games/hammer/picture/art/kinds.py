"""The drawings of kinds, roles and types of cards, in a box of 100 x 100 around the origin.

`tint` is the one light colour in them; everything that matters is drawn in ink.
"""

from functools import cache
from math import cos, pi, sin
from typing import Final

from velkahra.games.hammer.cards.language import Card
from velkahra.games.hammer.picture.art.ink import GREY, INK, LIGHT, at, edged, fill, line, ring
from velkahra.picture.paths import star


def _person(tint: str) -> str:
    """A person in a coat and a hat."""
    coat = "M-38 48C-38 24 -22 13 0 13C22 13 38 24 38 48Z"
    lapels = "M-10 12L-20 20L-4 46L0 26L4 46L20 20L10 12L0 24Z"
    head = "M-15 -14V0C-15 10 -8 16 0 16C8 16 15 10 15 0V-14Z"
    crown = "M-18 -17C-19 -38 -10 -45 0 -39C10 -45 19 -38 18 -17Z"
    brim = "M-34 -14C-20 -24 20 -24 34 -14C20 -9 -20 -9 -34 -14Z"
    return (
        edged(coat, tint, 3.5)
        + edged(lapels, LIGHT, 3)
        + edged(head, LIGHT, 3.5)
        + edged(crown, INK, 2)
        + line("M-18 -21Q0 -26 18 -21", 3.5, LIGHT)
        + edged(brim, INK, 2)
    )


_EYES: Final = "M-7 -4V-2M7 -4V-2"
_SMILE: Final = "M-5 8Q0 11 5 8"


def _bubble(x: float, y: float) -> str:
    """What somebody has learned: a balloon with an i."""
    balloon = "M-17 -15H17V11H2L-10 22V11H-17Z"
    return at(
        edged(balloon, LIGHT, 3.5) + line("M0 -2V5", 5) + fill(ring(0, -9, 3), INK), x, y, 0.95
    )


def _mask() -> str:
    data = "M-16 -10Q0 -4 16 -10C17 0 10 4 5 2Q0 -2 -5 2C-10 4 -17 0 -16 -10Z"
    return fill(data, INK) + fill(
        "M-11 -4L-5 -2M5 -2L11 -4" + ring(-8, -3, 2.2) + ring(8, -3, 2.2), LIGHT
    )


def informant(tint: str) -> str:
    """Somebody who knows something."""
    return _person(tint) + line(_EYES + _SMILE, 3) + _bubble(36, -27)


def infiltrator(tint: str) -> str:
    """Somebody with a mask, and a key."""
    key = "M0 8V30M0 20H8M0 28H8"
    return (
        _person(tint)
        + _mask()
        + line("M-4 9H5", 3)
        + at(edged(ring(0, 0, 8), LIGHT, 4) + line(key, 4.5), 38, -36)
    )


def universal(tint: str) -> str:
    """Somebody with a mask who knows something."""
    key = "M0 8V26M0 17H7M0 25H7"
    return (
        _person(tint)
        + _mask()
        + line(_SMILE, 3)
        + _bubble(36, -27)
        + at(edged(ring(0, 0, 7), LIGHT, 4) + line(key, 4.5), -38, -34)
    )


def place(tint: str) -> str:
    """A house with columns and a flag."""
    columns = "".join(edged(f"M{x} 0h9v34h-9Z", LIGHT, 3) for x in (-32, -16, 7, 23))
    return (
        line("M0 -24V-46", 3.5)
        + edged("M0 -46C8 -50 14 -42 24 -46V-34C14 -30 8 -38 0 -34Z", tint, 3)
        + edged("M-36 -2H36V36H-36Z", tint, 3.5)
        + columns
        + edged("M-5 36V14Q0 8 5 14V36Z", INK, 1)
        + edged("M-44 -2L0 -26L44 -2Z", LIGHT, 3.5)
        + fill(ring(0, -11, 4), INK)
        + edged("M-44 36H44V43H-44Z", LIGHT, 3.5)
    )


def situation(tint: str) -> str:
    """A globe, and something that goes round it."""
    lines = (
        "M-30 0H30M0 -30V30M-25 -16Q0 -8 25 -16M-25 16Q0 8 25 16M0 -30Q-24 0 0 30M0 -30Q24 0 0 30"
    )
    return (
        edged(ring(0, 0, 30), tint, 4)
        + line(lines, 2.5)
        + line("M-40 18A44 44 0 0 0 30 32", 4.5)
        + fill("M40 22L37 43L21 31Z", INK)
        + line("M40 -18A44 44 0 0 0 -30 -32", 4.5)
        + fill("M-40 -22L-37 -43L-21 -31Z", INK)
    )


def ability(tint: str) -> str:
    """A flash of lightning in a star."""
    return edged(star(12, 48, 37), tint, 4) + edged("M8 -32L-20 6H-3L-9 33L20 -8H3Z", LIGHT, 4)


def attack(tint: str) -> str:
    """A target that is hit."""
    rings_ = edged(ring(-6, 6, 36), LIGHT, 4) + edged(ring(-6, 6, 23), tint, 4)
    arrow = line("M-6 6L28 -28", 5) + edged(
        "M26 -26L28 -40L42 -46L40 -34L47 -42L34 -28Z", LIGHT, 3.5
    )
    return rings_ + fill(ring(-6, 6, 9), INK) + arrow


def recon(tint: str) -> str:
    """A magnifying glass with an eye."""
    eye = "M-32 -8Q-10 -30 12 -8Q-10 14 -32 -8Z"
    return (
        line("M14 16L40 42", 12)
        + edged(ring(-10, -8, 33), tint, 5)
        + edged(eye, LIGHT, 3.5)
        + fill(ring(-10, -8, 8), INK)
        + fill(ring(-7, -11, 2.5), LIGHT)
    )


def _pile(x: float, y: float, coins: int, tint: str) -> str:
    found = ""
    for coin in range(coins):
        top = y - 9 * coin
        found += edged(f"M{x - 17} {top}v8a17 6 0 0 0 34 0v-8a17 6 0 0 1 -34 0Z", tint, 3)
        found += edged(f"M{x - 17} {top}a17 6 0 1 1 34 0a17 6 0 1 1 -34 0Z", LIGHT, 3)
    return found


def economy(tint: str) -> str:
    """Piles of coins."""
    return _pile(20, 6, 4, tint) + _pile(-20, 8, 6, tint) + _pile(2, 32, 3, tint)


def diplomacy(tint: str) -> str:
    """A treaty with a seal."""
    sheet = "M-30 -42H22L34 -30V42H-30Z"
    text = "M-18 -24H14M-18 -12H22M-18 0H22M-18 12H6"
    ribbons = "M10 26L4 48L14 42L20 49L24 26Z"
    return (
        edged(sheet, LIGHT, 4)
        + edged("M22 -42V-30H34Z", tint, 3)
        + line(text, 3.5)
        + line("M-18 28C-12 18 -8 34 -2 26", 3)
        + edged(ribbons, tint, 3)
        + edged(ring(15, 22, 11), tint, 3.5)
        + fill(star(5, 7, 3), INK).replace("<path", '<path transform="translate(15 22)"')
    )


def defence(tint: str) -> str:
    """A shield."""
    whole = (
        "M0 -46C14 -36 28 -34 40 -34V-4C40 22 22 38 0 48C-22 38 -40 22 -40 -4V-34C-28 -34"
        " -14 -36 0 -46Z"
    )
    half = "M0 -46C14 -36 28 -34 40 -34V-4C40 22 22 38 0 48Z"
    return edged(whole, LIGHT, 4.5) + edged(half, tint, 4) + line("M-20 0L-5 16L22 -16", 8)


def logistics(tint: str) -> str:
    """A lorry with a crate."""
    wheels = "".join(
        edged(ring(x, 30, 11), LIGHT, 5) + fill(ring(x, 30, 3), INK) for x in (-24, 28)
    )
    return (
        edged("M-46 -28H14V28H-46Z", tint, 4)
        + line("M-46 -9H14M-46 10H14M-16 -28V28", 2.5)
        + edged("M14 -12H32L46 8V28H14Z", LIGHT, 4)
        + edged("M21 -5H30L38 8H21Z", tint, 3)
        + wheels
    )


def air(tint: str) -> str:
    """An aeroplane from above."""
    plane = (
        "M0 -46C6 -42 7 -32 7 -22L46 4V14L7 4L5 26L18 36V44L0 39L-18 44V36L-5 26L-7 4L-46 14V4"
        "L-7 -22C-7 -32 -6 -42 0 -46Z"
    )
    turned = f'<g transform="rotate(38)">{edged(plane, tint, 4)}{line("M0 -34V-20", 3)}</g>'
    return turned


def navy(tint: str) -> str:
    """An anchor."""
    flukes = (
        "M-40 8C-38 34 -16 44 0 46C16 44 38 34 40 8L27 18L31 21C24 30 14 34 6 35V-18H-6"
        "V35C-14 34 -24 30 -31 21L-27 18Z"
    )
    return (
        edged(flukes, tint, 3.5)
        + edged("M-22 -16H22V-7H-22Z", LIGHT, 3.5)
        + edged(ring(0, -32, 12), LIGHT, 4)
        + edged(ring(0, -32, 4), tint, 3)
    )


def ground(tint: str) -> str:
    """Two footprints."""
    sole = (
        "M-2 -44C12 -44 16 -28 13 -14C11 -4 10 2 8 4H-10C-14 -6 -18 -18 -16 -30C-15 -38"
        " -10 -44 -2 -44Z"
    )
    heel = "M-10 11H8C12 22 8 31 -1 31C-10 31 -13 22 -10 11Z"
    tread = "M-11 -30H10M-12 -20H11M-10 -10H9M-7 21H6"
    foot = edged(sole, tint, 4) + edged(heel, tint, 4) + line(tread, 3)
    mirrored = f'<g transform="scale(-1 1)">{foot}</g>'
    return at(mirrored, -23, 15, 0.95) + at(foot, 23, 0, 0.95)


def commando(tint: str) -> str:
    """A parachute with a crate."""
    dome = (
        "M-44 -6C-44 -32 -24 -46 0 -46C24 -46 44 -32 44 -6C36 -13 24 -13 15 -6C9 -13 -9"
        " -13 -15 -6C-24 -13 -36 -13 -44 -6Z"
    )
    return (
        line("M-44 -6L-9 24M-15 -6L-6 24M15 -6L6 24M44 -6L9 24", 2.5)
        + edged(dome, tint, 4)
        + line("M-15 -6C-14 -26 -8 -40 0 -46C8 -40 14 -26 15 -6", 3)
        + edged("M-14 24H14V47H-14Z", LIGHT, 4)
        + line("M-14 24L14 47M14 24L-14 47", 2.5)
    )


def _gear(teeth: int, outer: float, inner: float) -> str:
    points = []
    for tooth in range(teeth):
        for part, reach in ((-0.3, inner), (-0.2, outer), (0.2, outer), (0.3, inner)):
            angle = 2 * pi * (tooth + part) / teeth
            points.append(f"{reach * cos(angle):.1f} {reach * sin(angle):.1f}")
    return "M" + "L".join(points) + "Z"


def sabotage(tint: str) -> str:
    """A gear with a spanner in it."""
    spanner = "M10 4L36 30C44 28 50 36 46 44L38 36L31 43L39 50C30 53 23 46 25 39L-1 14Z"
    cracks = "M-12 -42L-6 -26L-16 -18L-8 -8"
    return (
        edged(_gear(9, 44, 33), tint, 4)
        + edged(ring(0, 0, 12), LIGHT, 4)
        + line(cracks, 4)
        + edged(spanner, LIGHT, 4)
    )


def cyber(tint: str) -> str:
    """A computer."""
    return (
        edged("M-36 -38H36V16H-36Z", LIGHT, 4.5)
        + edged("M-28 -30H28V8H-28Z", tint, 3)
        + line("M-18 -20L-8 -11L-18 -2M-2 0H14", 4.5)
        + edged("M-36 16H36L48 38H-48Z", LIGHT, 4.5)
        + line("M-28 24H28M-32 31H-14M-6 31H32", 3)
    )


def satellite(tint: str) -> str:
    """A satellite with its wings."""
    wing = edged("M14 -11H46V11H14Z", tint, 3.5) + line("M25 -11V11M36 -11V11M14 0H46", 2.5)
    body = edged("M-12 -16H12V16H-12Z", LIGHT, 4) + line("M-12 -6H12", 3)
    dish = edged("M-14 28C-12 18 12 18 14 28Z", LIGHT, 3.5) + line("M0 16V21M0 28V35", 3.5)
    other = f'<g transform="scale(-1 1)">{wing}</g>'
    waves = line("M-8 41Q0 46 8 41", 3)
    return f'<g transform="rotate(-35)">{wing}{other}{body}{dish}{waves}</g>'


def electronic(tint: str) -> str:
    """A mast that sends."""
    waves = (
        "M-17 -38A18 18 0 0 0 -17 -14M-27 -45A30 30 0 0 0 -27 -7M17 -38A18 18 0 0 1 17"
        " -14M27 -45A30 30 0 0 1 27 -7"
    )
    return (
        edged("M0 -26L22 46H-22Z", tint, 4)
        + line("M-6 -6L13 18M6 -6L-13 18M-13 18L20 40M13 18L-20 40M-13 18H13", 2.5)
        + edged(ring(0, -26, 7), LIGHT, 4)
        + line(waves, 4)
    )


def _plain(tint: str) -> str:
    """An action of no type: an arrow."""
    return edged("M-42 -14H4V-36L46 0L4 36V14H-42Z", tint, 4.5)


DRAWINGS: Final = {
    "informant": informant,
    "infiltrator": infiltrator,
    "universal": universal,
    "place": place,
    "situation": situation,
    "ability": ability,
    "action": _plain,
    "attack": attack,
    "recon": recon,
    "economy": economy,
    "diplomacy": diplomacy,
    "defence": defence,
    "logistics": logistics,
    "air": air,
    "navy": navy,
    "ground": ground,
    "commando": commando,
    "sabotage": sabotage,
    "cyber": cyber,
    "satellite": satellite,
    "electronic": electronic,
}


@cache
def drawing(name: str, tint: str) -> str:
    """Draw a kind, a role, a type or a subtype."""
    return DRAWINGS[name](tint)


def drawings_of(card: Card) -> tuple[str, ...]:
    """Name what is drawn on a card: one thing, or an action's type and subtype."""
    if card.kind == "spy":
        return (card.role or "informant",)
    if card.kind == "action" and card.type:
        return tuple(name for name in (card.type, card.subtype) if name)
    return (card.kind,)


@cache
def tire() -> str:
    """Draw the tire symbol: a card that is turned on its side (HM-CARD-04)."""
    return (
        edged(ring(0, 0, 47), LIGHT, 7)
        + line("M-12 -26H-31V27H4", 5)
        + edged("M-20 2H31V31H-20Z", INK, 3)
        + line("M-4 -29Q20 -30 22 -16", 6.5)
        + fill("M35 -20L23 0L9 -17Z", INK)
    )


@cache
def coin() -> str:
    """Draw the grey circle that SB are written in (HM-CARD-01)."""
    return edged(ring(0, 0, 46), GREY, 6)
