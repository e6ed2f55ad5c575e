"""Plausible facts of the events and refusals of the game."""

from collections.abc import Sequence

from tests.games.sentences import Sentences

from velkahra.games.euphrates.rules.facts import LABELS
from velkahra.games.euphrates.rules.tables import SELECTIONS_TEXT

OPTIONS = {"dynasties": "lion-bull-archer-potter"}
F7 = LABELS.index("F7")
PLAUSIBLE: dict[str, Sequence[int]] = {
    "seat": (0, 3),
    "winner": (1,),
    "loser": (2,),
    "attacker": (0, 1),
    "defender": (2, 3),
    "colour": (0, 1, 2, 3),
    "office": (0, 1, 2, 3),
    "space": (0, F7),
    "origin": (F7, 175),
    "monument": (0, 1, 2, 3, 4, 5),
    "tiles": (0, SELECTIONS_TEXT.index("TTFM"), 208),
    "by": (0, 1),
    "place": (1, 4),
}
NUMBERS = (0, 1, 2, 5, 22)

SAID = Sentences(
    "euphrates", PLAUSIBLE, numbers=NUMBERS, options=OPTIONS, similar=1, kinds=(25, 20, 5)
)
