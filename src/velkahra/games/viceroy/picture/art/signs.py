"""The signs of tokens, rewards, seats and states: drawn in `signs.svg`, numbered here."""

from functools import cache
from typing import Final

from velkahra.games.viceroy.picture.art.ink import ART, INK, text
from velkahra.games.viceroy.rules.facts import CIRCLE_BONUSES, COLOUR_NAMES, MAGIC_BONUSES, POWERS

SEAT_NAMES: Final = ("circle", "square", "triangle", "star")
_BLANK: Final = "blank-"


@cache
def symbols() -> dict[str, str]:
    """Give all signs by their names; those of tokens are named as `tables.TOKEN_NAMES` does."""
    plain = (name for name in ART.names("signs") if not name.startswith(_BLANK))
    found = {name: ART(f"signs/{name}") for name in plain}
    for value in POWERS:
        found[f"power-{value}"] = _numbered("power", text(value, 0, 17, 48 if value < 10 else 42))
    for value in MAGIC_BONUSES:
        found[f"magic-{value}"] = _numbered("magic", text(f"+{value}", 4, 21, 46, "#3d2773"))
    for name in COLOUR_NAMES:
        for value in CIRCLE_BONUSES:
            drawn = _numbered(f"circle-{name}", text(f"+{value}", -2, 12, 38))
            found[f"circle-{name}-{value}"] = drawn
    for number in range(1, 9):
        found[f"gems-{number}"] = _numbered("gems", text(number, 0, 19, 54))
    for number in (2, 3):
        found[f"cards-{number}"] = _numbered("cards", text(number, 20, 37, 52))
    return found


def _numbered(name: str, number: str) -> str:
    return ART(f"signs/{_BLANK}{name}") + number


def letter(name: str, sign: str) -> str:
    """Draw the gem of a colour, by its name, with the letter of that colour, `sign`."""
    colour = INK if name == "yellow" else "#ffffff"
    return ART(f"signs/gem-{name}") + text(sign, 0, 22 if name == "blue" else 17, 44, colour)
