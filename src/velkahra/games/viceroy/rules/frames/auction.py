"""Frames of the auction."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.viceroy.rules.frames import kinds

ANY_CARD: Final[i64] = 4
"""The colour of a taken card that may be of any colour."""

# How a card of the display is taken.
BY_ATTACK: Final[i64] = 0
BY_BID: Final[i64] = 1
BY_LAW: Final[i64] = 2

AUCTION_HELD: Final[i64] = 2


def push_auction(state: State, held: i64) -> None:
    """Push the step that holds the next auction round.

    Args:
        held: 0..3, auction rounds held so far.
    """
    state.push(kinds.F_AUCTION, -1, held)


BID_SEATS: Final[i64] = 2


def push_bid(state: State, seats: i64) -> None:
    """Ask seats to bid in secret.

    Args:
        seats: 1..15, the bit set of those who choose.
    """
    state.push(kinds.F_BID, -1, seats)


VIRTUAL_OPPONENT: Final[i64] = 2


def push_virtual(state: State, opponent: i64) -> None:
    """Ask the dealer to draw the gem that a virtual opponent bids.

    Args:
        opponent: 0..2, the number of the virtual opponent.
    """
    state.push(kinds.F_VIRTUAL, -1, opponent)


ATTACKERS_HELD: Final[i64] = 2


def push_attackers(state: State, held: i64) -> None:
    """Ask attackers to take their cards.

    Args:
        held: 1..3, the number of this auction round.
    """
    state.push(kinds.F_ATTACKERS, -1, held)


TAKE_COLOUR: Final[i64] = 2
TAKE_PURPOSE: Final[i64] = 3


def push_take(state: State, seat: i64, colour: i64, purpose: i64) -> None:
    """Ask a seat to take a card of the display.

    Args:
        seat: 0..3, who takes a card.
        colour: 0..4, the colour of the card, or ANY_CARD.
        purpose: 0..2, BY_ATTACK, BY_BID or BY_LAW.
    """
    state.push(kinds.F_TAKE, seat, colour, purpose)


COLOURS_NEXT: Final[i64] = 2


def push_colours(state: State, next: i64) -> None:
    """Push the step that settles the bids of one colour after the other.

    Args:
        next: 0..4, the colour that is next; 4 when all are settled.
    """
    state.push(kinds.F_COLOURS, -1, next)


NAME_SEATS: Final[i64] = 2
NAME_COLOUR: Final[i64] = 3
NAME_AGAIN: Final[i64] = 4


def push_name(state: State, seats: i64, colour: i64, again: i64) -> None:
    """Ask two bidders to name the card they want, in secret.

    Args:
        seats: 1..15, the bit set of those who choose.
        colour: 0..3, the colour they bid.
        again: 0..1, 1 if they may name once more.
    """
    state.push(kinds.F_NAME, -1, seats, colour, again)


SHARE_COLOUR: Final[i64] = 2


def push_share(state: State, seat: i64, colour: i64) -> None:
    """Ask a seat to take the upper card beside a virtual opponent, or go on.

    Args:
        seat: 0..3, who decides.
        colour: 0..3, the colour that both bid.
    """
    state.push(kinds.F_SHARE, seat, colour)


LOOSE_SEATS: Final[i64] = 2


def push_loose(state: State, seats: i64) -> None:
    """Push the step that makes the free discards of virtual opponents.

    Args:
        seats: 1..15, the bit set of those among whom one discards.
    """
    state.push(kinds.F_LOOSE, -1, seats)


def push_remove(state: State, seat: i64) -> None:
    """Ask a seat to discard a card of the display for a virtual opponent.

    Args:
        seat: 0..3, who discards.
    """
    state.push(kinds.F_REMOVE, seat)


AFTER_HELD: Final[i64] = 2


def push_after(state: State, held: i64) -> None:
    """Push the step that pays those who have passed.

    Args:
        held: 1..3, the number of this auction round.
    """
    state.push(kinds.F_AFTER, -1, held)
