"""Frames of what laws do."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.viceroy.rules.frames import kinds

OPTION_LAW: Final[i64] = 2


def push_option(state: State, seat: i64, law: i64) -> None:
    """Ask a seat to choose one of the options of a law.

    Args:
        seat: 0..3, who chooses.
        law: 65..88, the law.
    """
    state.push(kinds.F_OPTION, seat, law)


DOUBLE_LAW: Final[i64] = 2


def push_double(state: State, seat: i64, law: i64) -> None:
    """Ask a seat to choose the character whose tokens a law doubles.

    Args:
        seat: 0..3, who chooses.
        law: 65..88, the law.
    """
    state.push(kinds.F_DOUBLE, seat, law)


COPY_CARD: Final[i64] = 2
COPY_GEMS: Final[i64] = 3


def push_copy(state: State, seat: i64, card: i64, gems: i64) -> None:
    """Push the step that doubles the eternal gems of a character.

    Args:
        seat: 0..3, whose character it is.
        card: 1..64, the character.
        gems: 0..4294967295, gems still to copy, eight bits for each colour.
    """
    state.push(kinds.F_COPY, seat, card, gems)


SWAP_LAW: Final[i64] = 2


def push_swap(state: State, seat: i64, law: i64) -> None:
    """Ask a seat to choose the token of its own that it swaps.

    Args:
        seat: 0..3, who swaps.
        law: 65..88, the law.
    """
    state.push(kinds.F_SWAP, seat, law)


FOR_LAW: Final[i64] = 2
FOR_CARD: Final[i64] = 3
FOR_TOKEN: Final[i64] = 4


def push_for(state: State, seat: i64, law: i64, card: i64, token: i64) -> None:
    """Ask a seat to choose the token of another seat that it swaps for.

    Args:
        seat: 0..3, who swaps.
        law: 65..88, the law.
        card: 1..88, the card with the token it offers.
        token: 0..23, the kind of that token.
    """
    state.push(kinds.F_FOR, seat, law, card, token)


GIVE_OTHER: Final[i64] = 2
GIVE_LEFT: Final[i64] = 3


def push_give(state: State, seat: i64, other: i64, left: i64) -> None:
    """Ask a seat to pay another one for a swap.

    Args:
        seat: 0..3, who pays.
        other: 0..3, who is paid.
        left: 0..8, the price in gems.
    """
    state.push(kinds.F_GIVE, seat, other, left)


LAWS_LEFT: Final[i64] = 2
LAWS_DRAWN: Final[i64] = 3
LAWS_LAW: Final[i64] = 4


def push_laws(state: State, seat: i64, left: i64, drawn: i64, law: i64) -> None:
    """Push the step that draws laws for a seat to review.

    Args:
        seat: 0..3, who reviews.
        left: 0..6, laws still to draw.
        drawn: 0..6, laws drawn.
        law: 65..88, the law.
    """
    state.push(kinds.F_LAWS, seat, left, drawn, law)


RETURN_LEFT: Final[i64] = 2


def push_return(state: State, seat: i64, left: i64) -> None:
    """Ask a seat to put laws of its hand back on their deck.

    Args:
        seat: 0..3, who puts them back.
        left: 1..6, laws still to put back.
    """
    state.push(kinds.F_RETURN, seat, left)


TUCK_LAW: Final[i64] = 2


def push_tuck(state: State, seat: i64, law: i64) -> None:
    """Ask a seat to tuck cards of its hand under a law.

    Args:
        seat: 0..3, who tucks.
        law: 65..88, the law.
    """
    state.push(kinds.F_TUCK, seat, law)


FREE_LAW: Final[i64] = 2


def push_free(state: State, seat: i64, law: i64) -> None:
    """Ask a seat to tuck a free card of its pyramid under a law.

    Args:
        seat: 0..3, who tucks.
        law: 65..88, the law.
    """
    state.push(kinds.F_FREE, seat, law)


STORE_LAW: Final[i64] = 2


def push_store(state: State, seat: i64, law: i64) -> None:
    """Ask a seat to store gems on a law.

    Args:
        seat: 0..3, who stores.
        law: 65..88, the law.
    """
    state.push(kinds.F_STORE, seat, law)
