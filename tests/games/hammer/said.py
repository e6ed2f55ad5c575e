"""Plausible facts of the events and refusals of the game."""

from collections.abc import Sequence

from tests.games.sentences import Sentences

from velkahra.games.hammer.cards.card_ids import ABILITY, CARDS
from velkahra.games.hammer.view.build import DECISIONS

JOINT = (155, 157, 240)
PLAUSIBLE: dict[str, Sequence[int]] = {
    "seat": range(5),
    "other": (1, 2, 0, 4, 3),
    "finder": (-1, 0, 4),
    "seats": (1, 3, 16, 31),
    "power": range(5),
    "card": (0, 30, 40, 75, 130, *JOINT),
    "source": (0, 30, 155, CARDS, CARDS + 6, ABILITY),
    "group": (0, 3, 9, 12, 25),
    "code": (1, 0x23, 0x94),
    "square": (0, 30, 575),
    "frame": tuple(DECISIONS),
    "how": range(3),
    "to": range(3),
    "number": (1, 2, 3),
    "purpose": (0, 1, 0, 1),
    "won": (0, 1, 1, 0),
    "paid": (0, 1),
    "tired": (0, 1, 2),
    "row": (1, 2, 22, 48),
    "place": range(1, 6),
    "points": (0, 1, 2, 5, 22, -3),
    "sb": (0, 1, 0, 5, 22),
    "bm": (0, 0, 1, 2, 5),
}
NUMBERS = (1, 2, 5, 12, 22)

SAID = Sentences(
    "hammer", PLAUSIBLE, numbers=NUMBERS, optional=frozenset(("card", "number")), kinds=(40, 20, 18)
)
