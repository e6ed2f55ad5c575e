"""Frames of open co-operation, and of what ending one costs."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.hammer.rules.frames import kinds

ALLY_PROPOSER: Final[i64] = 2


def push_ally(state: State, seat: i64, proposer: i64) -> None:
    """Ask a team whether it accepts co-operation.

    Args:
        seat: 0..4, who is asked.
        proposer: 0..4, the seat that offers it.
    """
    state.push(kinds.F_ALLY, seat, proposer)


PART_CANCELLER: Final[i64] = 2


def push_part(state: State, seat: i64, canceller: i64) -> None:
    """Ask a team whether it agrees to end a co-operation.

    Args:
        seat: 0..4, who is asked.
        canceller: 0..4, the seat that ends it.
    """
    state.push(kinds.F_PART, seat, canceller)


SACRIFICE_LEFT: Final[i64] = 2


def push_sacrifice(state: State, seat: i64, left: i64) -> None:
    """Ask a team to choose permanents to sacrifice.

    Args:
        seat: 0..4, who pays.
        left: 0..9999, permanents still to be sacrificed.
    """
    state.push(kinds.F_SACRIFICE, seat, left)


def push_talks(state: State, seat: i64) -> None:
    """Ask what others say to what was announced in the turn.

    Args:
        seat: 0..4, whose turn it was.
    """
    state.push(kinds.F_TALKS, seat)


def push_penalty(state: State, seat: i64) -> None:
    """Ask a team to pay for a co-operation that ended.

    Args:
        seat: 0..4, who pays.
    """
    state.push(kinds.F_PENALTY, seat)
