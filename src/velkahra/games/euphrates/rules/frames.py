"""Frames: every pending decision and step, with named slots.

Push a frame by its `push_...` function; read and write its slots by name, as in
`state.slot(CONFLICT_WAR)`. Records hold the numbers of the kinds, so they never change. A *leader*
is a number, see `state.leader_of`.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State

# Chance draws.
F_FIRST: Final[i64] = 1
F_REFILL: Final[i64] = 2
LAST_CHANCE: Final[i64] = 2
# One seat decides. Frames of wars, monuments and treasures may also lapse.
F_TURN: Final[i64] = 3
F_CONFLICT: Final[i64] = 4
F_WARS: Final[i64] = 5
F_MONUMENT: Final[i64] = 6
F_TREASURES: Final[i64] = 7
# The rules resolve it.
F_TURN_TEST: Final[i64] = 8

NOT_ADDED: Final[i64] = -1
"""The attacker in a conflict has not added tiles yet."""


def push_first(state: State) -> None:
    """Push the frame in which chance draws the seat that begins."""
    state.push(F_FIRST, 0)


REFILL_TILES: Final[i64] = 2


def push_refill(state: State, seat: i64, tiles: i64) -> None:
    """Ask the dealer to draw tiles for a seat.

    Args:
        seat: 0..3, who gets them.
        tiles: 1..6, how many.
    """
    state.push(F_REFILL, seat, tiles)


def push_turn(state: State, seat: i64) -> None:
    """Ask the active seat to choose its next action.

    Args:
        seat: 0..3, the active seat.
    """
    state.push(F_TURN, seat)


CONFLICT_WAR: Final[i64] = 2
CONFLICT_ATTACKER: Final[i64] = 3
CONFLICT_DEFENDER: Final[i64] = 4
CONFLICT_ADDED: Final[i64] = 5


def push_conflict(
    state: State, seat: i64, war: i64, attacker: i64, defender: i64, added: i64
) -> None:
    """Ask a seat to add tiles to a conflict.

    Args:
        seat: 0..3, who adds tiles now.
        war: 0..1, 1 for a war, 0 for a revolt.
        attacker: 0..15, the attacking leader.
        defender: 0..15, the defending leader.
        added: -1..6, tiles that the attacker has added, or NOT_ADDED.
    """
    state.push(F_CONFLICT, seat, war, attacker, defender, added)


WARS_SPACE: Final[i64] = 2
WARS_COLOURS: Final[i64] = 3


def push_wars(state: State, seat: i64, space: i64, colours: i64) -> None:
    """Push the wars to fight, one after the other, after kingdoms were joined.

    Args:
        seat: 0..3, the active seat.
        space: 0..175, the space of the joining tile.
        colours: 0..15, the bit set of the colours whose war is still to be fought.
    """
    state.push(F_WARS, seat, space, colours)


MONUMENT_SPACE: Final[i64] = 2


def push_monument(state: State, seat: i64, space: i64) -> None:
    """Ask the active seat to build a monument with the tile it has placed.

    Args:
        seat: 0..3, the active seat.
        space: 0..175, the space of the tile.
    """
    state.push(F_MONUMENT, seat, space)


TREASURES_TRADER: Final[i64] = 2


def push_treasures(state: State, seat: i64, trader: i64) -> None:
    """Ask the owners of traders to collect treasures.

    Args:
        seat: 0..3, the active seat, or the owner of the trader that collects.
        trader: 0..15, the trader that collects, 0 before one is found.
    """
    state.push(F_TREASURES, seat, trader)


def push_turn_test(state: State, seat: i64) -> None:
    """Push the step that finishes a turn after the refill.

    Args:
        seat: 0..3, the active seat.
    """
    state.push(F_TURN_TEST, seat)
