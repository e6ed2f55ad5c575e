"""Frames of rewards: gems, cards and tokens that a seat gets."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.viceroy.rules.frames import kinds

# Why a card is dealt.
AT_THE_START: Final[i64] = 0
TAKEN: Final[i64] = 1
REVIEWED: Final[i64] = 2

REWARD_SOURCE: Final[i64] = 2
REWARD_PART: Final[i64] = 3
REWARD_CARD: Final[i64] = 4


def push_reward(state: State, seat: i64, source: i64, part: i64, card: i64) -> None:
    """Push the step that grants the next part of a reward.

    Args:
        seat: 0..3, who gets it.
        source: 0..351, where the reward is printed: see `reward_source` and `option_source`.
        part: 0..3, the part that is next.
        card: 1..88, the card that tokens are laid on.
    """
    state.push(kinds.F_REWARD, seat, source, part, card)


GEMS_LEFT: Final[i64] = 2
GEMS_FREE: Final[i64] = 3


def push_gems(state: State, seat: i64, left: i64, free: i64) -> None:
    """Ask a seat to take gems of the supply.

    Args:
        seat: 0..3, who takes them.
        left: 0..99, gems still to take.
        free: 0..99, how many of them need not be taken.
    """
    state.push(kinds.F_GEMS, seat, left, free)


CARDS_LEFT: Final[i64] = 2


def push_cards(state: State, seat: i64, left: i64) -> None:
    """Push the step that draws cards for a seat.

    Args:
        seat: 0..3, who gets them.
        left: 0..3, cards still to draw.
    """
    state.push(kinds.F_CARDS, seat, left)


DEAL_DECK: Final[i64] = 2
DEAL_OWNER: Final[i64] = 3
DEAL_PURPOSE: Final[i64] = 4


def push_deal(state: State, deck: i64, owner: i64, purpose: i64) -> None:
    """Ask the dealer to draw a card for a seat.

    Args:
        deck: 0..1, CHARACTER_DECK or LAW_DECK.
        owner: 0..3, who gets the card.
        purpose: 0..2, AT_THE_START, TAKEN or REVIEWED.
    """
    state.push(kinds.F_DEAL, -1, deck, owner, purpose)


def push_draw(state: State, seat: i64) -> None:
    """Ask a seat to choose the deck it draws from.

    Args:
        seat: 0..3, who draws.
    """
    state.push(kinds.F_DRAW, seat)


def push_archive(state: State, seat: i64) -> None:
    """Ask a seat to tuck one of the cards it has just taken.

    Args:
        seat: 0..3, who tucks.
    """
    state.push(kinds.F_ARCHIVE, seat)


COLOUR_CARD: Final[i64] = 2


def push_colour(state: State, seat: i64, card: i64) -> None:
    """Ask a seat to choose the colour of an eternal gem.

    Args:
        seat: 0..3, who chooses.
        card: 1..88, the card it is laid on.
    """
    state.push(kinds.F_COLOUR, seat, card)


OWN_GEM_CARD: Final[i64] = 2
OWN_GEM_COLOUR: Final[i64] = 3


def push_own_gem(state: State, seat: i64, card: i64, colour: i64) -> None:
    """Ask a seat to use a gem of its own as an eternal gem.

    Args:
        seat: 0..3, who decides.
        card: 1..88, the card it is laid on.
        colour: 0..3, the colour of the gem.
    """
    state.push(kinds.F_OWN_GEM, seat, card, colour)
