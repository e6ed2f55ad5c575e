"""Frames of Wakhan's turn."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.pamir.rules.frames import kinds


def push_back(state: State) -> None:
    """Ask the dealer to turn up the back of Wakhan's next card."""
    state.push(kinds.F_BACK, -1)


def push_ai(state: State) -> None:
    """Ask the dealer to draw Wakhan's card."""
    state.push(kinds.F_AI, -1)


WAKHAN_LINE: Final[i64] = 2
WAKHAN_IDLE: Final[i64] = 3
WAKHAN_BONUS: Final[i64] = 4


def push_wakhan(state: State, seat: i64, line: i64, idle: i64, bonus: i64) -> None:
    """Ask Wakhan to take her next step.

    Args:
        seat: 1..2, Wakhan's number as a player.
        line: 0..2, the next line of her card.
        idle: 0..3, lines in a row that came to nothing.
        bonus: 0..1, 1 once she takes bonus actions only.
    """
    state.push(kinds.F_WAKHAN, seat, line, idle, bonus)


def push_play_hand(state: State, seat: i64) -> None:
    """Ask Wakhan to play the cards that came into her hand.

    Args:
        seat: 1..2, Wakhan's number as a player.
    """
    state.push(kinds.F_PLAY_HAND, seat)
