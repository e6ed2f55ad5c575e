"""Lines of type in the two families; `velkahra.picture.measure` says how wide they are."""

from html import escape
from typing import Final

from velkahra.picture.measure import leading

FAMILIES: Final = {
    "plain": "'Noto Sans','DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif",
    "bold": "'Noto Sans','DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif",
    "book": "'Noto Serif','DejaVu Serif',Georgia,serif",
}


def text(
    words: str | int,
    x: float,
    y: float,
    size: float,
    *,
    face: str = "plain",
    fill: str = "",
    anchor: str = "",
) -> str:
    """Write one line from `x` on the base line `y`; `size` is the height of the type in units.

    Family and weight come from `face`: plain, bold or book. `fill` is the colour, "" for that of
    what surrounds it, and `anchor` "" (from `x` on), "middle" or "end". What surrounds it has the
    plain family and the colour of ink.
    """
    more = f' font-family="{FAMILIES[face]}"' if face == "book" else ""
    more += "" if face == "plain" else ' font-weight="700"'
    more += f' text-anchor="{anchor}"' if anchor else ""
    more += f' fill="{fill}"' if fill else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{more}>{escape(str(words))}</text>'


def column(
    lines: tuple[str, ...] | list[str],
    x: float,
    y: float,
    size: float,
    *,
    face: str = "plain",
    fill: str = "",
    anchor: str = "",
) -> str:
    """Write lines below each other; `y` is the base line of the first. The rest is as in `text`."""
    return "".join(
        text(line, x, y + index * leading(size), size, face=face, fill=fill, anchor=anchor)
        for index, line in enumerate(lines)
    )
