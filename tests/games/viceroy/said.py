"""Plausible facts of the events and refusals of the game."""

from collections.abc import Sequence

from tests.games.sentences import Sentences

from velkahra.games.viceroy.rules.tables import MOVABLE, TOKENS
from velkahra.games.viceroy.view.build import DECISIONS

PLAUSIBLE: dict[str, Sequence[int]] = {
    "seat": range(4),
    "other": (1, 3),
    "actor": (0, 2),
    "card": (1, 32, 64, 65, 88),
    "law": (65, 74, 88),
    "under": (5, 78),
    "their_card": (7, 80),
    "colour": range(4),
    "first": range(4),
    "second": (3, 2, 1, 0),
    "slot": range(8),
    "place": (1, 2, 3, 4),
    "their_place": (0, 1, 2),
    "token": range(TOKENS),
    "their_token": range(MOVABLE),
    "robot": range(3),
    "what": range(4),
    "deck": (0, 1),
    "power": (0, 1),
    "level": (1, 2, 5),
    "column": (-2, 0, 3),
    "frame": tuple(DECISIONS),
    "round": range(1, 13),
    "option": (1, 2, 3),
    "total": (-7, 0, 1, 2, 5, 122),
}
SPECIAL: dict[tuple[str, str], Sequence[int]] = {
    ("named", "place"): (0, 1, 2),
    ("option", "law"): (71, 73, 83),
    ("chose-bid", "value"): range(5),
    ("chose-card", "value"): (1, 64, 65, 88),
    ("chose-name", "value"): range(3),
    ("chose-to-pass", "value"): (1, 3),
    ("clash", "cards"): (0, 1, 2),
    ("clash", "seats"): (1, 0, 3, 15, 0, 1, 5),
    ("clash", "robots"): (0, 2, 0, 1, 3),
    ("cards", "seats"): (15, 5, 1),
    **{("bids", f"bid{seat}"): (0, 3, 4, 5, 9) for seat in range(4)},
    **{("cards", f"card{seat}"): (0, 32, 0, 70, seat + 1) for seat in range(4)},
    **{("score", f"points{heading}"): (0, 12, 5) for heading in range(6)},
    ("score", "points6"): (0, -4, -20),
    ("gave", "gems0"): (1, 2, 5),
    ("stored", "gems0"): (1, 2, 5),
}

SAID = Sentences(
    "viceroy",
    PLAUSIBLE,
    SPECIAL,
    made=("chose-bid", "chose-card", "chose-name", "chose-to-pass"),
    kinds=(40, 20, 20),
)
