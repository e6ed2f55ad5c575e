"""The drawings in `art/`, and the colours and strokes of everything drawn around them."""

from functools import cache
from typing import Final

from velkahra.picture import shapes
from velkahra.picture.art import art

ART: Final = art("velkahra.games.pamir.picture")

INK: Final = "#2a211b"
PAPER: Final = "#fbf4e4"
PARCHMENT: Final = "#efe2c4"
GOLD: Final = "#e3b23c"
BLOOD: Final = "#b0302a"

SUIT_PAINTS: Final = {
    "economic": "#9a6b06",
    "military": "#b2312a",
    "political": "#71429a",
    "intelligence": "#1f5b9e",
}
COALITION_PAINTS: Final = {"afghan": "#26744a", "british": "#cf4684", "russian": "#f2c230"}
COALITION_INKS: Final = {"afghan": "#ffffff", "british": "#ffffff", "russian": INK}
STRENGTHS: Final = ("tax", "move", "battle")


@cache
def use(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """Show a drawing of the game's stock in a square with its upper left corner at (x, y).

    The square is `size` units wide; `more` are further attributes.
    """
    return shapes.use(f"pp-{name}", x, y, size, more)
