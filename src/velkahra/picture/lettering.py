"""Type: the two families of pages, then those of the system, and text placed by its middle."""

from html import escape
from typing import Final

BOOK: Final = "Alegreya,serif"
PLAIN: Final = "'Fira Sans','Noto Sans',sans-serif"


def text(
    words: str | int,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    anchor: str = "middle",
    family: str = PLAIN,
    weight: int = 700,
) -> str:
    """Return SVG of one line of text whose capitals are centred on the height `y`.

    It is anchored at `x` by `anchor` ("start", "middle" or "end"). `size` is the height of the type
    in units, `fill` its colour, `family` is PLAIN or BOOK, and `weight` as in CSS.
    """
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-family="{family}" font-size="{size:g}" '
        f'font-weight="{weight}" text-anchor="{anchor}" fill="{fill}">{escape(str(words))}</text>'
    )


def room(words: str, size: float) -> float:
    """Return the estimated width of bold text in the plain family, rather too wide.

    It is in the units of `size`.
    """
    return len(words) * size * 0.62
