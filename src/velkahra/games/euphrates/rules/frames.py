"""Frames: every pending decision and step, and the ranges of its slots.

Push one with its slots in this order, as in `state.push(frames.WARS, seat, space, colours)`, and
read a slot by its name, as in `state.slot(frames.CONFLICT_WAR)`. Records hold the numbers of the
kinds, so they never change. A *leader* is a number, see `state.leader_of`.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.decision import Frame, Slot

# Chance draws.
FIRST: Final[i64] = 1  # the seat that begins
REFILL: Final[i64] = 2  # tiles for a seat
LAST_CHANCE: Final[i64] = 2
# One seat decides. Frames of wars, monuments and treasures may also lapse.
TURN: Final[i64] = 3  # the next action of the active seat
CONFLICT: Final[i64] = 4  # the tiles that a seat adds to a conflict
WARS: Final[i64] = 5  # the active seat's choice of the next war, after kingdoms were joined
MONUMENT: Final[i64] = 6  # the active seat's choice of a monument
TREASURES: Final[i64] = 7  # a treasure for the trader's owner; before it is found, the active seat
LAST_DECISION: Final[i64] = 7
# The rules resolve it.
TURN_TEST: Final[i64] = 8  # the end of the active seat's turn, after the refill

REFILL_TILES: Final[i64] = 2  # how many
CONFLICT_WAR: Final[i64] = 2  # 1 for a war, 0 for a revolt
CONFLICT_ATTACKER: Final[i64] = 3  # the attacking leader
CONFLICT_DEFENDER: Final[i64] = 4  # the defending leader
CONFLICT_ADDED: Final[i64] = 5  # tiles that the attacker has added, or NOT_ADDED
NOT_ADDED: Final[i64] = -1
WARS_SPACE: Final[i64] = 2  # the space of the joining tile
WARS_COLOURS: Final[i64] = 3  # bit set of the colours whose war is still to be fought
MONUMENT_SPACE: Final[i64] = 2  # the space of the tile just placed
TREASURES_TRADER: Final[i64] = 2  # the trader that collects, 0 before one is found

_SEATS: Final = (0, 3)
_SPACE: Final = Slot("space", 0, 175)
FRAMES: Final = (
    Frame(FIRST, "first", None),
    Frame(REFILL, "refill", _SEATS, Slot("tiles", 1, 6)),
    Frame(TURN, "turn", _SEATS),
    Frame(
        CONFLICT,
        "conflict",
        _SEATS,
        Slot("war", 0, 1),
        Slot("attacker", 0, 15),
        Slot("defender", 0, 15),
        Slot("added", -1, 6),
    ),
    Frame(WARS, "wars", _SEATS, _SPACE, Slot("colours", 0, 15)),
    Frame(MONUMENT, "monument", _SEATS, _SPACE),
    Frame(TREASURES, "treasures", _SEATS, Slot("trader", 0, 15)),
    Frame(TURN_TEST, "turn-test", _SEATS),
)
