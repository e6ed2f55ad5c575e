"""The symbols of the powers: neutral drawings, each on a plate of its own outline (HM-CARD-03).

Colour, outline and figure each tell a power alone. Plates and figures are drawn in `powers.svg`. A
set that names another symbol gets a plain plate with the first letter of the power's name.
"""

from functools import cache
from html import escape
from typing import Final

from velkahra.games.hammer.cards.language import PowerCard
from velkahra.games.hammer.picture.art.ink import ART, INK, LIGHT, dark
from velkahra.picture import lettering, palette

_PLATE: Final = "plate-"
SYMBOLS: Final = frozenset(name for name in ART.names("powers") if not name.startswith(_PLATE))


@cache
def _symbol(symbol: str, colour: str, name: str) -> str:
    ink = LIGHT if dark(colour) else INK
    rim = palette.shade(colour, 0.45) if dark(colour) else palette.shade(colour, -0.35)
    plate = symbol if symbol in SYMBOLS else "plain"
    figure = _shadow(symbol, ink, colour) or (
        f'<text y="20" font-family="{lettering.PLAIN}" font-size="56" font-weight="700" '
        f'text-anchor="middle" fill="{ink}">{escape(name[:1])}</text>'
    )
    return ART(f"powers/{_PLATE}{plate}", ground=colour, rim=rim) + figure


def symbol(power: PowerCard) -> str:
    """Draw the symbol of a power on its plate, around (0, 0)."""
    return _symbol(power.symbol, power.colour, power.name.of("en"))


@cache
def _shadow(symbol: str, ink: str, ground: str) -> str:
    return ART(f"powers/{symbol}", ink=ink, ground=ground) if symbol in SYMBOLS else ""


def shadow(power: PowerCard, ink: str, ground: str) -> str:
    """Draw the figure of a power alone, in two colours, for backs and grounds."""
    return _shadow(power.symbol, ink, ground)
