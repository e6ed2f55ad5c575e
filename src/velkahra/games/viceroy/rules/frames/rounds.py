"""Frames of setting up, of rounds, and of the end of the game."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.viceroy.rules.frames import kinds

BACK_OWNER: Final[i64] = 2


def push_back(state: State, owner: i64) -> None:
    """Ask the dealer to draw the two gems that a seat puts back at the start.

    Args:
        owner: 0..3, whose gems they are.
    """
    state.push(kinds.F_BACK, -1, owner)


START_SEATS: Final[i64] = 2


def push_start(state: State, seats: i64) -> None:
    """Ask all seats to choose their first card in secret.

    Args:
        seats: 1..15, the bit set of those who choose.
    """
    state.push(kinds.F_START, -1, seats)


def push_first(state: State) -> None:
    """Push the step that grants the rewards of the first cards."""
    state.push(kinds.F_FIRST, -1)


def push_round(state: State) -> None:
    """Push the step that begins the next round."""
    state.push(kinds.F_ROUND, -1)


def push_renew(state: State) -> None:
    """Push the step that renews the display after an auction."""
    state.push(kinds.F_RENEW, -1)


SHOW_SLOT: Final[i64] = 2
SHOW_REFILL: Final[i64] = 3


def push_show(state: State, slot: i64, refill: i64) -> None:
    """Ask the dealer to lay a card on the display.

    Args:
        slot: 0..7, the slot of the display.
        refill: 0..1, 1 if it comes from the small deck, 0 for the large one.
    """
    state.push(kinds.F_SHOW, -1, slot, refill)


def push_end(state: State) -> None:
    """Push the end of the game: discards, recolouring, score."""
    state.push(kinds.F_END, -1)


def push_recolour(state: State, seat: i64) -> None:
    """Ask a seat to recolour the circles of its pyramid.

    Args:
        seat: 0..3, who recolours.
    """
    state.push(kinds.F_RECOLOUR, seat)


def push_score(state: State) -> None:
    """Push the step that adds up all points."""
    state.push(kinds.F_SCORE, -1)
