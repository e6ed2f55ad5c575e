"""The pieces of the game, put together from the drawings in `art/`; numbers are those of the view.

Everything stands in a box of 100 x 100 around the origin. Four shapes tell four kinds apart without
any colour; tiles and leaders share them.
"""

from functools import cache
from typing import Final

from velkahra.games.euphrates.rules.facts import COLOUR_NAMES, FACTS
from velkahra.picture import lettering, palette, shapes
from velkahra.picture.art import art

ART: Final = art("velkahra.games.euphrates.picture")
SHAPES: Final = ("stepped", "round", "cut", "square")
PAINTS: Final = (palette.RED, palette.BLUE, palette.GREEN, palette.BLACK)
SIGNS: Final = ("ziggurat", "wheat", "scales", "houses")
SYMBOLS: Final = {"lion": "lion", "bull": "bull", "archer": "bow", "potter": "pot"}
MONUMENTS: Final = tuple(
    tuple(COLOUR_NAMES.index(colour) for colour in monument.colours) for monument in FACTS.monuments
)
BURNT: Final = 9
EDGE: Final = (31, 31)
"""Place of a leader's strength."""


@cache
def glyph(name: str, ink: str, ground: str) -> str:
    """Draw a small sign around (0, 0) in two colours. Raises: KeyError for an unknown name."""
    return ART(f"glyphs/{name}", ink=ink, ground=ground)


def _shaped(kind: str, colour: int) -> str:
    """Draw a piece in the shape and the paint of a colour, without a sign on it."""
    return ART(f"pieces/{kind}-{SHAPES[colour]}", paint=PAINTS[colour])


def _sign(colour: int) -> str:
    return glyph(SIGNS[colour], palette.CREAM, PAINTS[colour])


@cache
def tile(colour: int) -> str:
    """Draw a face-up tile of a colour (0..3) around (0, 0)."""
    return _shaped("tile", colour) + shapes.at(_sign(colour), 0, 0, 0.8)


@cache
def back(shape: str, paint: str) -> str:
    """Draw a tile lying on its face: bare clay in a `shape`, with a rim of the colour `paint`."""
    return ART(f"pieces/back-{shape}", paint=paint)


@cache
def lying(cell: int) -> str:
    """Draw what lies on a space (a cell of the view) except leaders, around the origin."""
    if 1 <= cell <= 4:
        return tile(cell - 1)
    if 5 <= cell <= 8:
        return _shaped("back", cell - 5)
    return ART("pieces/scorched") if cell == BURNT else ""


@cache
def leader(office: int, dynasty: str, strength: int) -> str:
    """Draw a leader (office 0..3) around (0, 0), with its strength unless that is negative."""
    owner = shapes.at(glyph(SYMBOLS[dynasty], palette.CREAM, PAINTS[office]), 0, 0, 0.8)
    token = _shaped("disc", office) + owner + shapes.at(badge(office), -33, -33, 0.92)
    return token if strength < 0 else token + supporters(strength)


@cache
def badge(colour: int) -> str:
    """Draw a small sign of a colour (0..3) on its tile, with a light edge, around (0, 0)."""
    return _shaped("badge", colour) + shapes.at(_sign(colour), 0, 0, 0.3)


@cache
def supporters(strength: int) -> str:
    """Draw a leader's strength on its edge, where the leader is around (0, 0)."""
    number = lettering.text(strength, 0, 0, 30 if strength < 10 else 25, palette.CREAM)
    return f'<g class="supporters">{shapes.at(ART("pieces/counter") + number, *EDGE)}</g>'


@cache
def place_of(office: int) -> str:
    """Draw the empty place of a leader of an office (0..3), around (0, 0)."""
    sign = glyph(SIGNS[office], palette.shade(PAINTS[office], 0.45), "#000000")
    return _shaped("socket", office) + f'<g opacity="0.55">{shapes.at(sign, 0, 0, 0.55)}</g>'


@cache
def monument(number: int) -> str:
    """Draw a monument, by its number (0..5), in a box of 200 x 200 units around (0, 0)."""
    top, low = MONUMENTS[number]
    signs = (shapes.at(_sign(low), x, 58, 0.52) for x in (-46, 46))
    tower = ART("tower", low=PAINTS[low], top=PAINTS[top])
    return "".join((tower, *signs, shapes.at(badge(top), 0, -44, 1.15)))


@cache
def union() -> str:
    """Draw the unification tile: two linked rings."""
    return ART("pieces/union") + shapes.at(glyph("rings", palette.RED, palette.CREAM), 0, 0, 0.9)


@cache
def dynasty(name: str) -> str:
    """Draw a dynasty's coin around (0, 0). Raises: KeyError for an unknown name."""
    return ART("pieces/coin") + shapes.at(
        glyph(SYMBOLS[name], palette.INK, palette.CREAM), 0, 0, 0.8
    )


@cache
def treasure(corner: bool) -> str:
    """Draw a treasure around (0, 0); one of a `corner`, which goes first, stands on a ring."""
    return ART("pieces/corner-gem" if corner else "pieces/gem")


@cache
def halo(attacks: bool) -> str:
    """Draw a ring around a leader in a conflict, who attacks or not; the defender's is broken."""
    return ART("pieces/halo-attack" if attacks else "pieces/halo-defence")


@cache
def rival() -> str:
    """Draw the mark of a leader whose war may be chosen: a frame, with swords on top of it."""
    badge = ART("pieces/rival-badge") + shapes.at(
        glyph("swords", palette.INK, palette.SIGNAL), 0, 0, 0.42
    )
    return f'<g class="rival">{ART("pieces/rival")}{shapes.at(badge, 0, -56)}</g>'


@cache
def flag(strength: int, attacks: bool) -> str:
    """Draw a flag with a base strength and the sign of attack or defence."""
    sign = shapes.at(
        glyph("swords" if attacks else "shield", palette.INK, palette.SIGNAL), -24, -1, 0.5
    )
    number = lettering.text(strength, 20, 0, 44 if strength < 10 else 37, palette.INK)
    return f'<g class="base-strength">{ART("pieces/flag")}{sign}{number}</g>'
