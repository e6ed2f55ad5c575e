"""The signs of the page: counts, states and what teams are doing, in a box of 100 x 100.

They are drawn in the colour of the text around them, so that they can be read on light and dark.
"""

from typing import Final

from velkahra.games.hammer.picture.art.ink import fill, line, ring
from velkahra.picture.paths import star

NOW: Final = "currentColor"


def _solid(data: str) -> str:
    return fill(data, NOW)


def _thin(data: str, width: float = 9) -> str:
    return line(data, width, NOW)


def _cards(*places: tuple[float, float]) -> str:
    return "".join(_thin(f"M{x} {y}h44v62h-44Z", 8) for x, y in places)


SIGNS: Final = {
    "hand": _thin("M-40 -22L-12 -34L8 36L-22 44ZM-4 -36H36V34H14", 8),
    "deck": _cards((-34, -34)) + _thin("M18 -24H32V42H-20", 8),
    "pile": _cards((-34, -40)) + _thin("M-14 36V46H34V-24H24M-24 -20L0 4M0 -20L-24 4", 8),
    "piece": _thin(ring(0, 0, 42), 8) + _solid(ring(0, -20, 7) + "M-7 -4H7V28H-7Z"),
    "points": _solid(star(5, 48, 20)),
    "joker": _thin("M-40 30L-44 -22L-18 2L0 -36L18 2L44 -22L40 30Z") + _thin("M-38 44H38", 8),
    "special": _solid("M14 -48L-30 10H-4L-14 48L30 -12H4Z"),
    "pact": _thin("M-30 0A18 18 0 1 1 0 0A18 18 0 1 0 30 0A18 18 0 1 0 0 0A18 18 0 1 1 -30 0Z", 9),
    "turn": _solid("M-34 -44L42 0L-34 44Z"),
    "check": _thin("M-36 2L-10 30L38 -30", 13),
    "dots": _solid(ring(-32, 0, 10) + ring(0, 0, 10) + ring(32, 0, 10)),
    "barred": _thin(ring(0, 0, 38), 11) + _thin("M-26 26L26 -26", 11),
    "lock": _thin("M-22 -4V-20A22 22 0 0 1 22 -20V-4", 10) + _solid("M-34 -4H34V42H-34Z"),
    "tired": _thin("M-30 -30H22L-30 28H26", 12),
    "eye": _thin("M-44 0Q0 -52 44 0Q0 52 -44 0Z", 8) + _solid(ring(0, 0, 13)),
    "clock": _thin(ring(0, 0, 40), 9) + _thin("M0 -24V0L18 12", 9),
    "wrong": _thin("M-30 -30L30 30M30 -30L-30 30", 15),
    "found": _thin(ring(0, 0, 42), 9) + _solid(star(5, 30, 13)),
    "sacrifice": _thin("M-40 42H40M0 26V-34M-22 -12L0 -36L22 -12"),
    "cup": _thin("M-24 -40H24V-14A24 24 0 0 1 -24 -14ZM0 10V34M-22 40H22", 9)
    + _thin("M-24 -32H-42C-42 -12 -34 -6 -24 -4M24 -32H42C42 -12 34 -6 24 -4", 7),
}
"""Drawings by name."""
