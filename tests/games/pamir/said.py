"""Plausible facts of the events and refusals of the game."""

from collections.abc import Sequence

from tests.games.sentences import Sentences

from velkahra.games.pamir.rules.facts import BORDERS, COURT_CARDS
from velkahra.games.pamir.rules.places import PLACES
from velkahra.games.pamir.rules.tables import LINES

MERCHANTS, TACTICS = 30, 105

PLAUSIBLE: dict[str, Sequence[int]] = {
    "seat": range(6),
    "other": (1, 5),
    "card": (1, MERCHANTS, COURT_CARDS, 101, TACTICS, 116),
    "slot": range(12),
    "region": range(6),
    "to": range(6),
    "border": range(len(BORDERS)),
    "coalition": (0, 1, 2),
    "suit": range(4),
    "was": range(4),
    "action": range(6),
    "place": range(0, PLACES, 7),
    "line": range(len(LINES)),
    "by": range(9),
    "why": range(7),
    "right": (0, 1),
    "bonus": (0, 1),
    "agreed": (0, 1),
    "held": (0, 1),
    "hand": (0, 1),
    "short": (0, 1, 2),
    "left": (0, 1, 2),
    "reason": (1, 2),
    "ai": (1, 24),
}
SPECIAL: dict[tuple[str, str], Sequence[int]] = {
    ("first", "last"): range(5),
    ("check", "last"): (0, 1),
    ("check", "coalition"): range(4),
    ("wakhan-line", "coalition"): range(4),
    ("wakhan-region", "place"): (1, 6),
    ("struck", "other"): (-1, 1, 5),
    ("thrown", "card"): range(101, 117),
    ("sneaked", "to"): (1, 40),
    ("PP-MOVE-03", "to"): (1, 40),
    ("PP-MOVE-03-bedfellows", "to"): (1, 40),
    ("PP-MOVE-03-both", "to"): (1, 40),
    ("PP-MOVE-03-connected", "to"): (1, 40),
}

SAID = Sentences("pamir", PLAUSIBLE, SPECIAL, longest=220, kinds=(50, 40, 20))
