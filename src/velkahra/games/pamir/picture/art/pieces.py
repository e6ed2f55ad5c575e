"""The pieces: blocks, cylinders with the pattern of their colour, and the impact icons.

Rules: PP-COMP-02, PP-COMP-04, PP-COMP-09.
"""

from functools import cache
from typing import Final

from velkahra.games.pamir.picture.art.emblems import letter, suit_badge
from velkahra.games.pamir.picture.art.ink import (
    BONE,
    COALITION_INKS,
    COALITION_PAINTS,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    PLAYER_INKS,
    PLAYER_PAINTS,
    SUIT_PAINTS,
    WOOD,
    at,
    disc,
    edged,
    fill,
    line,
)
from velkahra.picture.palette import shade


def _block(x: float, y: float, wide: float, high: float, deep: float, paint: str) -> str:
    """Draw a wooden block: its front with the upper left corner at (x, y), its top and its side."""
    lift = deep * 0.6
    front = f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}Z"
    top = f"M{x:g} {y:g}l{deep:g} {-lift:g}h{wide:g}l{-deep:g} {lift:g}Z"
    side = f"M{x + wide:g} {y:g}l{deep:g} {-lift:g}v{high:g}l{-deep:g} {lift:g}Z"
    return (
        edged(front, paint, INK, 3)
        + edged(top, shade(paint, 0.45), INK, 3)
        + edged(side, shade(paint, -0.32), INK, 3)
    )


@cache
def army(coalition: str) -> str:
    """Draw a block that stands: an army. An empty coalition is a block of any."""
    paint = COALITION_PAINTS.get(coalition, WOOD)
    block = _block(-27, -26, 38, 70, 18, paint)
    if not coalition:
        return block
    return block + at(letter(coalition, COALITION_INKS[coalition], 11), -8, 9, 0.72)


@cache
def road(coalition: str) -> str:
    """Draw a block that lies: a road."""
    paint = COALITION_PAINTS.get(coalition, WOOD)
    block = _block(-46, -6, 76, 32, 18, paint)
    if not coalition:
        return block
    return block + at(letter(coalition, COALITION_INKS[coalition], 13), -8, 10, 0.47)


_SIDE: Final = "M-26 -26V28A26 11 0 0 0 26 28V-26Z"
_PATTERNS: Final = {
    "gray": "M-26 -2A26 11 0 0 0 26 -2M-26 16A26 11 0 0 0 26 16",
    "blue": "M-13 -12V34M0 -10V36M13 -12V34",
    "tan": "M-14 -2h.1M2 1h.1M16 -3h.1M-16 17h.1M0 20h.1M14 16h.1",
    "red": "M-22 -8L20 28M20 -8L-22 28",
    "black": "M0 -8L15 11L0 30L-15 11Z",
}


@cache
def cylinder(colour: str) -> str:
    """Draw a player's cylinder with the pattern of the colour; one of any player has none."""
    paint = PLAYER_PAINTS.get(colour, BONE)
    lid = (
        f'<ellipse cy="-26" rx="26" ry="11" fill="{shade(paint, 0.38)}" '
        f'stroke="{INK}" stroke-width="3"/>'
    )
    outline = line(_SIDE, PAPER, 8) + line("M-26 -26A26 11 0 0 1 26 -26", PAPER, 8)
    body = outline + edged(_SIDE, paint, INK, 3)
    if colour in _PATTERNS:
        wide = {"tan": 8.5, "black": 5}.get(colour, 5.5)
        body += line(_PATTERNS[colour], PLAYER_INKS[colour], wide)
    return body + lid


@cache
def spy(colour: str) -> str:
    """Draw a cylinder on a card."""
    card = edged("M-40 -8L22 -20L42 36L-22 46Z", PAPER, INK, 3.5)
    lines = line("M-26 6L0 1M-20 22L-6 20M10 32L28 30", "#b09a72", 4)
    return card + lines + at(cylinder(colour), 4, -10, 0.8)


@cache
def gift(colour: str) -> str:
    """Draw a cylinder with a bow."""
    bow = "M0 -30C-10 -48 -30 -44 -24 -32Q-16 -26 0 -30C10 -48 30 -44 24 -32Q16 -26 0 -30"
    tied = line(bow, INK, 9) + line(bow, GOLD, 5)
    return cylinder(colour) + tied


def _tile(inside: str, ground: str = PAPER, edge: str = INK) -> str:
    plate = "M-36 -47H36Q47 -47 47 -36V36Q47 47 36 47H-36Q-47 47 -47 36V-36Q-47 -47 -36 -47Z"
    return edged(plate, ground, edge, 5) + inside


def scales(ink: str) -> str:
    """Draw a balance: leverage."""
    pans = "M-42 8H-10C-12 22 -40 22 -42 8ZM10 8H42C40 22 12 22 10 8Z"
    frame = "M0 -28V30M-18 32H18M-27 -21H27M-27 -21L-39 8M-27 -21L-13 8M27 -21L39 8M27 -21L13 8"
    coins = disc(-26, 3, 6.5, GOLD_DARK) + disc(26, 3, 6.5, GOLD_DARK)
    return coins + fill(pans, ink) + line(frame, ink, 5) + disc(0, -29, 6.5, ink)


@cache
def impact(name: str, coalition: str = "") -> str:
    """Draw an impact icon; roads and armies of patriots have the colour of their coalition.

    Rules: PP-COMP-09.
    """
    match name:
        case "road":
            way = line("M-36 34L36 -34", "#a08a66", 6, ' stroke-dasharray="9 11"')
            return _tile(way + at(road(coalition), 5, -2, 0.86), "#f6e7c6")
        case "army":
            return _tile(at(army(coalition), 2, 0, 0.88))
        case "tribe":
            land = fill(
                "M-44.5 8Q0 -12 44.5 8V36Q44.5 44.5 36 44.5H-36Q-44.5 44.5 -44.5 36Z", "#8fae5c"
            )
            return _tile(land + at(cylinder(""), 0, -3, 0.98))
        case "spy":
            return _tile(at(spy(""), 0, 1, 0.94), "#31506f")
        case "leverage":
            return _tile(scales(INK), "#f6dd9a")
    suit = name.partition(":")[2]
    flag = fill("M0 -43L14 -27H-14Z", SUIT_PAINTS[suit])
    return _tile(at(suit_badge(suit), 0, 10, 0.68) + flag, shade(SUIT_PAINTS[suit], 0.82))
