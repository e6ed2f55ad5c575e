"""Frames: every pending decision and step, and the ranges of its slots.

Push one with its slots in this order, as in `state.push(frames.WARS, seat, space, colours)`, and
read a slot by its name, as in `state.slot(frames.CONFLICT_WAR)`. Records hold the numbers of the
kinds, so they never change. A *leader* is a number, see `pieces.leader_of`.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.decision import Frame, Slot

# Chance draws.
FIRST: Final[i64] = 1
REFILL: Final[i64] = 2
LAST_CHANCE: Final[i64] = 2
# One seat decides. Frames of wars, monuments and treasures may also lapse.
TURN: Final[i64] = 3
CONFLICT: Final[i64] = 4
WARS: Final[i64] = 5
MONUMENT: Final[i64] = 6
TREASURES: Final[i64] = 7
LAST_DECISION: Final[i64] = 7
# The rules resolve it.
TURN_TEST: Final[i64] = 8

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

_SPACE: Final = Slot("space", 0, 175)
_WAR: Final = Slot("war", 0, 1)
_ATTACKER: Final = Slot("attacker", 0, 15)
_DEFENDER: Final = Slot("defender", 0, 15)
_ADDED: Final = Slot("added", -1, 6)
_COLOURS: Final = Slot("colours", 0, 15)
_TRADER: Final = Slot("trader", 0, 15)


def _seat(kind: int, name: str, meaning: str, *slots: Slot) -> Frame:
    return Frame(kind, name, meaning, (0, 3), *slots)


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(FIRST, "first", "chance draws who begins", None),
    _seat(REFILL, "refill", "chance draws tiles for a hand", Slot("tiles", 1, 6)),
    _seat(TURN, "turn", "the active seat takes an action, or ends its turn"),
    _seat(
        CONFLICT, "conflict", "tiles are added to a conflict", _WAR, _ATTACKER, _DEFENDER, _ADDED
    ),
    _seat(WARS, "wars", "the active seat chooses the next war", _SPACE, _COLOURS),
    _seat(MONUMENT, "monument", "the active seat may build a monument", _SPACE),
    _seat(TREASURES, "treasures", "the owner of a trader takes a treasure", _TRADER),
    _seat(TURN_TEST, "turn-test", "the end of the active seat's turn, after the refill"),
)
