"""The drawings a page holds once: its elements name them, so that what travels is short.

The standalone picture repeats them instead, because not every viewer of SVG follows references.
"""

from functools import cache
from typing import Final

from velkahra.games.euphrates.picture import board
from velkahra.games.euphrates.picture import pieces as art
from velkahra.picture import kit

BACK: Final = "a-back"
BURNT: Final = "a-cell-9"
GEM: Final = "a-gem"
TOUCHED: Final = "a-touched"
STRENGTH: Final = "a-strength"


@cache
def stock() -> str:
    """Give all drawings, out of sight, each under its name."""
    drawings = "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in _drawings().items())
    return kit.stock(drawings, art.ART("pieces/dot"))


def _drawings() -> dict[str, str]:
    found = {f"a-cell-{cell}": art.lying(cell) for cell in range(1, 10)}
    for office in range(4):
        found[f"a-place-{office}"] = art.place_of(office)
        found[f"a-chip-{office}"] = art.badge(office)
        for dynasty in art.SYMBOLS:
            found[f"a-{dynasty}-{office}"] = art.leader(office, dynasty, -1)
    found |= {f"a-{dynasty}": art.dynasty(dynasty) for dynasty in art.SYMBOLS}
    found |= {f"a-tower-{number}": art.monument(number) for number in range(len(art.MONUMENTS))}
    found |= {BACK: art.back("square", "#7a6a58"), GEM: art.treasure(False), TOUCHED: board.hooks()}
    found[STRENGTH] = art.ART("pieces/counter")
    return found


@cache
def use(name: str) -> str:
    """Show a drawing of the stock."""
    return f'<use href="#{name}"/>'


@cache
def lying(cell: int) -> str:
    """Show what lies on a space, by the code of its cell; "" for nothing or a leader."""
    return use(f"a-cell-{cell}") if 1 <= cell <= 9 else ""


@cache
def flying(cell: int, attribute: str = "data-moves") -> str:
    """Return the attribute of a piece that flies to its space, by the code of its cell."""
    return f' {attribute}="cell-{cell}"' if 1 <= cell <= 4 or cell == art.BURNT else ""


@cache
def leader(office: int, dynasty: str, strength: int) -> str:
    """Show a leader (office 0..3) of a dynasty, with its strength unless that is negative."""
    token = use(f"a-{dynasty}-{office}")
    return token if strength < 0 else token + _supporters(strength)


@cache
def _supporters(strength: int) -> str:
    """Show a leader's strength on its edge; the style sheet says how its figures look."""
    x, y = art.EDGE
    figures, down = ("", 11) if strength < 10 else (' class="two"', 9)
    number = f'<text{figures} x="{x}" y="{y + down}">{strength}</text>'
    return f'<g class="supporters"><use href="#{STRENGTH}" x="{x}" y="{y}"/>{number}</g>'


def chip(colour: int) -> str:
    """Show the small sign of a colour (0..3)."""
    return use(f"a-chip-{colour}")


def dynasty(name: str) -> str:
    """Show a dynasty's coin."""
    return use(f"a-{name}")


def monument(number: int) -> str:
    """Show a monument, by its number (0..5), in a box of 200 x 200 units."""
    return use(f"a-tower-{number}")


def place(office: int) -> str:
    """Show the empty place of a leader of an office (0..3)."""
    return use(f"a-place-{office}")
