"""The pieces of the game, made of the shapes in `art`; the numbers are those of the view."""

from functools import cache
from typing import Final

from velkahra.games.euphrates.picture.art import pieces
from velkahra.games.euphrates.picture.art.glyphs import at, glyph
from velkahra.games.euphrates.rules.facts import COLOUR_NAMES, FACTS
from velkahra.picture.lettering import text
from velkahra.picture.palette import BLACK, BLUE, CREAM, GREEN, INK, RED, SIGNAL

PAINTS: Final = (RED, BLUE, GREEN, BLACK)
SIGNS: Final = ("ziggurat", "wheat", "scales", "houses")
SYMBOLS: Final = {"lion": "lion", "bull": "bull", "archer": "bow", "potter": "pot"}
MONUMENTS: Final = tuple(
    tuple(COLOUR_NAMES.index(colour) for colour in monument.colours) for monument in FACTS.monuments
)
BURNT: Final = 9
EDGE: Final = (31, 31)
"""Where a leader's strength stands."""


@cache
def tile(colour: int) -> str:
    """Draw a face-up tile."""
    return pieces.tile(pieces.SHAPES[colour], PAINTS[colour], SIGNS[colour])


@cache
def lying(cell: int) -> str:
    """Draw what lies on a space (a cell of the view) except leaders, around the origin."""
    if 1 <= cell <= 4:
        return tile(cell - 1)
    if 5 <= cell <= 8:
        return pieces.back(pieces.SHAPES[cell - 5], PAINTS[cell - 5])
    return pieces.scorched() if cell == BURNT else ""


@cache
def leader(office: int, dynasty: str, strength: int) -> str:
    """Draw a leader; a negative strength is not shown."""
    shape, paint = pieces.SHAPES[office], PAINTS[office]
    token = pieces.disc(shape, paint, SYMBOLS[dynasty], SIGNS[office])
    if strength < 0:
        return token
    return token + supporters(strength)


@cache
def supporters(strength: int) -> str:
    """Draw a leader's strength on its edge."""
    return f'<g class="supporters">{at(pieces.number(strength), *EDGE)}</g>'


@cache
def place_of(office: int) -> str:
    """Draw the empty place of a leader."""
    return pieces.socket(pieces.SHAPES[office], PAINTS[office], SIGNS[office])


@cache
def monument(number: int) -> str:
    """Draw a monument in a box of 200 x 200."""
    top, low = MONUMENTS[number]
    return pieces.tower(PAINTS[top], pieces.SHAPES[top], SIGNS[top], PAINTS[low], SIGNS[low])


@cache
def union() -> str:
    """Draw the unification tile."""
    return pieces.linked(RED)


@cache
def dynasty(name: str) -> str:
    """Draw a dynasty's coin."""
    return pieces.coin(SYMBOLS[name])


@cache
def treasure(corner: bool) -> str:
    """Draw a treasure; one that goes first stands on a ring."""
    ring = f'<circle r="27" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>' if corner else ""
    return ring + pieces.gem()


@cache
def halo(attacks: bool) -> str:
    """Draw a ring around a leader in a conflict; the defender's is broken."""
    dashes = "" if attacks else ' stroke-dasharray="25 10.6"'
    ring = '<circle r="68" fill="none" stroke="{}" stroke-width="{}"{}/>'
    return ring.format(INK, 12, "") + ring.format(SIGNAL, 7, dashes)


@cache
def rival() -> str:
    """Draw the mark of a leader whose war may be chosen: a frame, with swords on top of it."""
    frame = (
        '<rect x="-51" y="-51" width="102" height="102" rx="16" fill="none" stroke="{}" '
        'stroke-width="{}"/>'
    )
    sign = at(glyph("swords", INK, SIGNAL), 0, 0, 0.42)
    badge = f'<circle r="22" fill="{SIGNAL}" stroke="{INK}" stroke-width="4"/>{sign}'
    both = frame.format(INK, 12) + frame.format(SIGNAL, 7)
    return f'<g class="rival">{both}{at(badge, 0, -56)}</g>'


@cache
def flag(strength: int, attacks: bool) -> str:
    """Draw a flag with a base strength and the sign of attack or defence."""
    sign = glyph("swords" if attacks else "shield", INK, SIGNAL)
    size = 44 if strength < 10 else 37
    return (
        f'<g class="base-strength"><rect x="-49" y="-30" width="98" height="60" rx="14" '
        f'fill="{SIGNAL}" stroke="{INK}" stroke-width="4"/>'
        f"{at(sign, -24, -1, 0.5)}{text(strength, 20, 0, size, INK)}</g>"
    )
