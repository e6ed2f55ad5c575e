"""What the signs of the page mean."""

from functools import cache
from typing import Final

from velkahra.core.contract.pages import Sign
from velkahra.core.text.fluent import cited
from velkahra.games.euphrates.picture import pieces
from velkahra.games.euphrates.picture.words import say
from velkahra.games.euphrates.text.names import TEXTS
from velkahra.picture.shapes import at

_SIGNS: Final = {
    "temple": pieces.tile(0),
    "farm": pieces.tile(1),
    "market": pieces.tile(2),
    "settlement": pieces.tile(3),
    "leader": pieces.leader(3, "lion", -1),
    "dynasty": pieces.dynasty("lion"),
    "back": pieces.lying(5),
    "catastrophe": pieces.lying(pieces.BURNT),
    "union": pieces.union(),
    "monument": at(pieces.monument(0), 0, 0, 0.5),
    "treasure": pieces.treasure(False),
    "corner": pieces.treasure(True),
}


@cache
def legend(language: str) -> tuple[Sign, ...]:
    """Return the signs of the page, each with what it means."""
    begin = '<svg viewBox="-56 -56 112 112" aria-hidden="true">'
    return tuple(
        Sign(f"{begin}{drawn}</svg>", say(language, f"sign-{name}"), cited(TEXTS, "sign", name))
        for name, drawn in _SIGNS.items()
    )
