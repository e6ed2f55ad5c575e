"""Two leaders in a conflict: halos, flags with their base strengths, an arrow between them."""

from functools import lru_cache
from math import hypot
from typing import Final

from velkahra.games.euphrates.picture import board, pieces
from velkahra.picture import palette, shapes

Point = tuple[float, float]

_HALO: Final = 70
_FLAGS: Final[tuple[Point, ...]] = ((0, -97), (0, 97), (124, 0), (-124, 0))


@lru_cache(maxsize=256)
def duel(attacker: int, defender: int, attack: int, defence: int) -> str:
    """Draw the conflict between the leaders on two spaces, as SVG.

    `attacker` and `defender` are the spaces, `attack` and `defence` the base strengths on the
    flags.
    """
    here, there = board.middle(attacker), board.middle(defender)
    first = _flag(here, [there])
    second = _flag(there, [here, (here[0] + first[0], here[1] + first[1])])
    return (
        _arrow(here, there)
        + shapes.at(pieces.halo(True), *here)
        + shapes.at(pieces.halo(False), *there)
        + shapes.at(pieces.flag(attack, True), here[0] + first[0], here[1] + first[1])
        + shapes.at(pieces.flag(defence, False), there[0] + second[0], there[1] + second[1])
    )


def _flag(place: Point, others: list[Point]) -> Point:
    """Find the side of a leader where its flag is on the board and hides none of the others."""
    for dx, dy in _FLAGS:
        x, y = place[0] + dx, place[1] + dy
        inside = (
            -board.EDGE + 60 <= x <= board.COLUMNS * board.UNIT + board.EDGE - 60
            and -20 <= y <= board.ROWS * board.UNIT + 52
        )
        if inside and all(abs(x - ox) >= 100 or abs(y - oy) >= 85 for ox, oy in others):
            return dx, dy
    return _FLAGS[0]


def _arrow(here: Point, there: Point) -> str:
    """Draw a dotted line from halo to halo, with a head; none between neighbours."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    far = hypot(dx, dy)
    if far < 2 * _HALO + 70:
        return ""
    ux, uy = dx / far, dy / far
    ax, ay = here[0] + ux * (_HALO + 8), here[1] + uy * (_HALO + 8)
    bx, by = there[0] - ux * (_HALO + 40), there[1] - uy * (_HALO + 40)
    line = (
        f'<path d="M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}" fill="none" stroke="{{}}" '
        'stroke-width="{}" stroke-dasharray="1 23" stroke-linecap="round"/>'
    )
    head = (
        f'<path d="M{bx + ux * 32:.0f} {by + uy * 32:.0f}L{bx - uy * 20:.0f} {by + ux * 20:.0f}'
        f'L{bx + uy * 20:.0f} {by - ux * 20:.0f}Z" fill="{palette.SIGNAL}" stroke="{palette.INK}" '
        'stroke-width="5" stroke-linejoin="round"/>'
    )
    return line.format(palette.INK, 18) + line.format(palette.SIGNAL, 11) + head
