"""The signs of tokens, rewards, seats and states: drawn in `signs.svg`, numbered here."""

from functools import cache
from typing import Final

from velkahra.games.viceroy.picture.art import ink
from velkahra.games.viceroy.rules import facts

_BLANK: Final = "blank-"


@cache
def symbols() -> dict[str, str]:
    """Give all signs by their names; those of tokens are named as `tables.TOKEN_NAMES` does."""
    plain = (name for name in ink.ART.names("signs") if not name.startswith(_BLANK))
    found = {name: ink.ART(f"signs/{name}") for name in plain}
    for value in facts.POWERS:
        found[f"power-{value}"] = _numbered(
            "power", ink.text(value, 0, 17, 48 if value < 10 else 42)
        )
    for value in facts.MAGIC_BONUSES:
        found[f"magic-{value}"] = _numbered("magic", ink.text(f"+{value}", 4, 21, 46, "#3d2773"))
    for name in facts.COLOUR_NAMES:
        for value in facts.CIRCLE_BONUSES:
            drawn = _numbered(f"circle-{name}", ink.text(f"+{value}", -2, 12, 38))
            found[f"circle-{name}-{value}"] = drawn
    for number in range(1, 9):
        found[f"gems-{number}"] = _numbered("gems", ink.text(number, 0, 19, 54))
    for number in (2, 3):
        found[f"cards-{number}"] = _numbered("cards", ink.text(number, 20, 37, 52))
    return found


def _numbered(name: str, number: str) -> str:
    return ink.ART(f"signs/{_BLANK}{name}") + number


def letter(name: str, sign: str) -> str:
    """Draw the gem of a colour, by its name, with the letter of that colour, `sign`."""
    colour = ink.INK if name == "yellow" else "#ffffff"
    return ink.ART(f"signs/gem-{name}") + ink.text(
        sign, 0, 22 if name == "blue" else 17, 44, colour
    )
