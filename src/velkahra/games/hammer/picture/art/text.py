"""Rules text with its symbols in the line: {T} tire, {P} a power's symbol, {2} SB in a grey circle.

Widths are those of the type that sheets are printed in. Each run of words says how long it is, so
that it leaves the symbols their places in other type, too.
"""

from html import escape
from typing import Final

from velkahra.games.hammer.cards.check import room
from velkahra.games.hammer.picture.art.ink import ART, INK
from velkahra.picture import lettering, measure, shapes

_TIRE: Final = ART("signs/tire")
_COIN: Final = ART("coin")


def drawn(block: room.Block, x: float, y: float, wide: float, power: str) -> str:
    """Draw a text from its upper left corner (x, y); `power` is the symbol that stands for {P}.

    `wide` is the width of the line between paragraphs.
    """
    found = []
    for number, lines in enumerate(block.paragraphs):
        if number:
            middle = y + block.size * room.LEADING * room.GAP / 2
            found.append(_between(x, middle, wide))
            y += block.size * room.LEADING * room.GAP
        for line in lines:
            found.append(_line(line, x, y + block.size, block, power))
            y += block.size * room.LEADING
    return "".join(found)


def _between(x: float, y: float, wide: float) -> str:
    """Part an ability from what stands above it."""
    return (
        f'<path d="M{x:g} {y:g}h{wide:g}" stroke="{INK}" stroke-opacity=".45" stroke-width="1.5" '
        'stroke-dasharray="2 6" fill="none"/>'
    )


def _line(line: room.Line, x: float, base: float, block: room.Block, power: str) -> str:
    """Draw a line: runs of letters, and symbols in their places."""
    found, run, begun = "", "", x
    for number, word in enumerate(line):
        run += " " if number else ""
        x += room.SPACE * block.size if number else 0
        for piece in word:
            if piece.token:
                found += _run(run, begun, base, block)
                found += _sign(piece.token, x, base, block.size, power)
                run = ""
            else:
                run += piece.letters
            x += piece.room(block.size, block.face)
            begun = x if piece.token else begun
    return found + _run(run, begun, base, block)


def _run(letters: str, x: float, base: float, block: room.Block) -> str:
    if not letters.strip():
        return ""
    x += room.SPACE * block.size * (len(letters) - len(letters.lstrip()))
    return run(letters.strip(), x, base, block.size, face=block.face)


def run(
    words: str,
    x: float,
    base: float,
    size: float,
    *,
    face: str = "noto",
    fill: str = INK,
    anchor: str = "",
) -> str:
    """Write one line of words from `x` on the base line, as SVG.

    It is as wide in any type as in `face`, that of printed sheets. `size` is the height of the type
    in units, `fill` its colour, and `anchor` "" (from `x` on), "middle" or "end".
    """
    weight = "" if face == "noto" else ' font-weight="700"'
    weight += f' font-family="{lettering.BOOK}"' if face == "title" else ""
    placed = f' text-anchor="{anchor}"' if anchor else ""
    return (
        f'<text x="{x:g}" y="{base:g}" font-size="{size:g}"{weight}{placed} fill="{fill}" '
        f'textLength="{measure.width(words, size, face):.1f}" lengthAdjust="spacingAndGlyphs">'
        f"{escape(words.replace(measure.NO_BREAK, ' '))}</text>"
    )


def amount(number: int | str, x: float, y: float, size: float) -> str:
    """Draw SB around (x, y): a number in a grey circle, `size` units wide (HM-CARD-01)."""
    letters = str(number)
    wide = size * (0.66 if len(letters) == 1 else 0.52)
    return shapes.at(_COIN, x, y, size / 100) + lettering.text(letters, x, y, wide, INK)


def _sign(token: str, x: float, base: float, size: float, power: str) -> str:
    middle = (x + room.SIGN * size / 2, base - 0.36 * size)
    wide = 1.1 * size
    if token == "T":
        return shapes.at(_TIRE, *middle, wide / 100)
    if token == "P":
        return shapes.at(power, *middle, wide / 108)
    return amount(token, *middle, wide)
