"""Frames of setup, turns and cleanup, and of the market."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.pamir.rules.frames import kinds


def push_first(state: State) -> None:
    """Ask the dealer to draw who chooses a loyalty first."""
    state.push(kinds.F_FIRST, -1)


def push_fill(state: State) -> None:
    """Ask the dealer to fill the empty spaces of the market."""
    state.push(kinds.F_FILL, -1)


def push_loyalty(state: State, seat: i64) -> None:
    """Ask a seat to choose its starting loyalty.

    Args:
        seat: 0..4, who chooses.
    """
    state.push(kinds.F_LOYALTY, seat)


def push_begin(state: State, seat: i64) -> None:
    """Push the step that begins a turn.

    Args:
        seat: 0..4, the player whose turn it is.
    """
    state.push(kinds.F_BEGIN, seat)


def push_turn(state: State, seat: i64) -> None:
    """Ask a seat to act, or end its turn.

    Args:
        seat: 0..4, the active player.
    """
    state.push(kinds.F_TURN, seat)


CLEAN_STEP: Final[i64] = 2


def push_clean(state: State, seat: i64, step: i64) -> None:
    """Push the step that carries out the cleanup of a turn.

    Args:
        seat: 0..4, the active player.
        step: 0..5, the next step: court, hand, upper row, lower row, market, next turn.
    """
    state.push(kinds.F_CLEAN, seat, step)


def push_court(state: State, seat: i64) -> None:
    """Ask a player to discard from a court that is too large.

    Args:
        seat: 0..4, who discards.
    """
    state.push(kinds.F_COURT, seat)


def push_hand(state: State, seat: i64) -> None:
    """Ask a player to discard from a hand that is too large.

    Args:
        seat: 0..4, who discards.
    """
    state.push(kinds.F_HAND, seat)


def push_slide(state: State) -> None:
    """Push the step that closes up the rows of the market."""
    state.push(kinds.F_SLIDE, -1)


def push_check(state: State, seat: i64) -> None:
    """Push the step that resolves a dominance check.

    Args:
        seat: 0..4, who bought it, or the active player.
    """
    state.push(kinds.F_CHECK, seat)
