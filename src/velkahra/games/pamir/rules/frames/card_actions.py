"""Frames of bribes and card-based actions."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.pamir.rules.frames import kinds

BRIBE_HOLDER: Final[i64] = 2
BRIBE_PRICE: Final[i64] = 3
BRIBE_ASKED: Final[i64] = 4
BRIBE_ACTION: Final[i64] = 5


def push_bribe(state: State, seat: i64, holder: i64, price: i64, asked: i64, action: i64) -> None:
    """Ask a player to pay a bribe, ask for a lower one, or withdraw.

    Args:
        seat: 0..4, who pays.
        holder: 0..4, who receives.
        price: 0..10, the full bribe in rupees.
        asked: 0..10, what the receiver asks for.
        action: 15..814, the action that the bribe is for.
    """
    state.push(kinds.F_BRIBE, seat, holder, price, asked, action)


ANSWER_PAYER: Final[i64] = 2
ANSWER_PRICE: Final[i64] = 3
ANSWER_OFFERED: Final[i64] = 4
ANSWER_ACTION: Final[i64] = 5


def push_answer(state: State, seat: i64, payer: i64, price: i64, offered: i64, action: i64) -> None:
    """Ask the receiver of a bribe to answer an offer.

    Args:
        seat: 0..4, who receives.
        payer: 0..4, who pays.
        price: 0..10, the full bribe in rupees.
        offered: 0..10, what the payer offers.
        action: 15..814, the action that the bribe is for.
    """
    state.push(kinds.F_ANSWER, seat, payer, price, offered, action)


TAX_LEFT: Final[i64] = 2
TAX_TAKEN: Final[i64] = 3
TAX_VICTIM: Final[i64] = 4
TAX_SOURCE: Final[i64] = 5


def push_tax(state: State, seat: i64, left: i64, taken: i64, victim: i64, source: i64) -> None:
    """Ask a player to take rupees.

    Args:
        seat: 0..4, who taxes.
        left: 0..3, rupees that may still be taken.
        taken: 0..3, rupees taken.
        victim: 0..5, 1 + the player whom Wakhan taxes, 0 for nobody.
        source: 0..12, 1 + the market space of Wakhan's last rupee, 0 for none.
    """
    state.push(kinds.F_TAX, seat, left, taken, victim, source)


def push_gift(state: State, seat: i64) -> None:
    """Ask a player to choose a gift space.

    Args:
        seat: 0..4, who gives.
    """
    state.push(kinds.F_GIFT, seat)


BUILD_PLACED: Final[i64] = 2
BUILD_MOST: Final[i64] = 3
BUILD_FREE: Final[i64] = 4


def push_build(state: State, seat: i64, placed: i64, most: i64, free: i64) -> None:
    """Ask a player to place blocks.

    Args:
        seat: 0..4, who builds.
        placed: 0..6, blocks placed.
        most: 1..6, blocks that may be placed.
        free: 0..1, 1 for the free block of Infrastructure.
    """
    state.push(kinds.F_BUILD, seat, placed, most, free)


MOVE_LEFT: Final[i64] = 2
MOVE_MADE: Final[i64] = 3


def push_move(state: State, seat: i64, left: i64, made: i64) -> None:
    """Ask a player to move pieces.

    Args:
        seat: 0..4, who moves.
        left: 0..3, moves left.
        made: 0..3, moves made.
    """
    state.push(kinds.F_MOVE, seat, left, made)


def push_betray(state: State, seat: i64) -> None:
    """Ask a player to choose the card to betray.

    Args:
        seat: 0..4, who betrays.
    """
    state.push(kinds.F_BETRAY, seat)


PRIZE_CARD: Final[i64] = 2


def push_prize(state: State, seat: i64, card: i64) -> None:
    """Ask a player to take the prize of a betrayed card, or leave it.

    Args:
        seat: 0..4, who betrayed.
        card: 1..100, the card.
    """
    state.push(kinds.F_PRIZE, seat, card)


WIN_PRIZE_CARD: Final[i64] = 2


def push_win_prize(state: State, seat: i64, card: i64) -> None:
    """Push the step that lays a betrayed card down as a prize.

    Args:
        seat: 0..4, who takes it.
        card: 1..100, the card.
    """
    state.push(kinds.F_WIN_PRIZE, seat, card)


DIAL_COALITION: Final[i64] = 2


def push_dial(state: State, seat: i64, coalition: i64) -> None:
    """Push the step that turns the loyalty dial.

    Args:
        seat: 0..4, whose dial.
        coalition: 0..2, the new loyalty.
    """
    state.push(kinds.F_DIAL, seat, coalition)


SITE_RANK: Final[i64] = 2


def push_site(state: State, seat: i64, rank: i64) -> None:
    """Ask a player to choose where to battle.

    Args:
        seat: 0..4, who fights.
        rank: 1..3, the rank of the card.
    """
    state.push(kinds.F_SITE, seat, rank)


BATTLE_LEFT: Final[i64] = 2
BATTLE_SITE: Final[i64] = 3
BATTLE_TRIBES: Final[i64] = 4
BATTLE_SPIES: Final[i64] = 5


def push_battle(state: State, seat: i64, left: i64, site: i64, tribes: i64, spies: i64) -> None:
    """Ask a player to remove pieces in a battle.

    Args:
        seat: 0..4, who fights.
        left: 0..3, pieces that may still be removed.
        site: 0..110, a region, or ON_CARD plus a court card.
        tribes: 0..4095, tribes and blocks removed, two bits for each owner.
        spies: 0..1023, spies removed, two bits for each owner.
    """
    state.push(kinds.F_BATTLE, seat, left, site, tribes, spies)


HOUSE_SPIES: Final[i64] = 2


def push_house(state: State, seat: i64, spies: i64) -> None:
    """Ask a player to put lost spies into a Safe House, or decline.

    Args:
        seat: 0..4, who lost them.
        spies: 1..3, spies that can be saved.
    """
    state.push(kinds.F_HOUSE, seat, spies)
