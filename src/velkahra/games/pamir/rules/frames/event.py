"""Frames of event cards."""

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.pamir.rules.frames import kinds


def push_confidence(state: State, seat: i64) -> None:
    """Ask a player to discard a hand card for Confidence Failure.

    Args:
        seat: 0..4, who discards.
    """
    state.push(kinds.F_CONFIDENCE, seat)


def push_rumor(state: State, seat: i64) -> None:
    """Ask a player to name somebody for Rumor.

    Args:
        seat: 0..4, who bought it.
    """
    state.push(kinds.F_RUMOR, seat)


def push_swap(state: State, seat: i64) -> None:
    """Ask a player to choose with whom to swap hands.

    Args:
        seat: 0..4, who bought the event.
    """
    state.push(kinds.F_SWAP, seat)


def push_suit(state: State, seat: i64) -> None:
    """Ask a player to choose the favored suit.

    Args:
        seat: 0..4, who bought the event.
    """
    state.push(kinds.F_SUIT, seat)


def push_rebuke(state: State, seat: i64) -> None:
    """Ask a player to choose the region to rebuke.

    Args:
        seat: 0..4, who bought it.
    """
    state.push(kinds.F_REBUKE, seat)
