"""Frames of the building phase."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.viceroy.rules.frames import kinds

BUILD_HELD: Final[i64] = 2


def push_build(state: State, held: i64) -> None:
    """Push the step that holds the next building round.

    Args:
        held: 0..3, building rounds held so far.
    """
    state.push(kinds.F_BUILD, -1, held)


CARD_SEATS: Final[i64] = 2


def push_card(state: State, seats: i64) -> None:
    """Ask seats to choose a card to lay, in secret.

    Args:
        seats: 1..15, the bit set of those who choose.
    """
    state.push(kinds.F_CARD, -1, seats)


def push_lay(state: State) -> None:
    """Push the step that lays the revealed cards, the lowest number first."""
    state.push(kinds.F_LAY, -1)


PLACE_CARD: Final[i64] = 2
PLACE_SPARED: Final[i64] = 3


def push_place(state: State, seat: i64, card: i64, spared: i64) -> None:
    """Ask a seat to lay a card in its pyramid.

    Args:
        seat: 0..3, who lays.
        card: 1..88, the card.
        spared: 0..4095, eternal gems not to be used, three bits for each colour.
    """
    state.push(kinds.F_PLACE, seat, card, spared)


LEVEL_5_CARD: Final[i64] = 2


def push_level_5(state: State, seat: i64, card: i64) -> None:
    """Ask a seat to choose the reward of a character on level 5.

    Args:
        seat: 0..3, who chooses.
        card: 1..64, the character.
    """
    state.push(kinds.F_LEVEL_5, seat, card)
