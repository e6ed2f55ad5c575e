"""Frames of effects that are carried out, and of what they ask for."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.hammer.rules.frames import kinds

FOR_POPULATION: Final[i64] = 0
FOR_EFFECT: Final[i64] = 1


def push_deal(state: State, seat: i64) -> None:
    """Ask the dealer to draw the top card of a team's deck into its hand.

    Args:
        seat: 0..4, who draws.
    """
    state.push(kinds.F_DEAL, seat)


COIN_PERCENT: Final[i64] = 2
COIN_PURPOSE: Final[i64] = 3
COIN_LOST_AT: Final[i64] = 4


def push_coin(state: State, seat: i64, percent: i64, purpose: i64, lost_at: i64) -> None:
    """Push the step that tosses a coin.

    Args:
        seat: 0..4, whose coin it is.
        percent: 0..100, how likely it is won.
        purpose: 0..1, FOR_POPULATION or FOR_EFFECT.
        lost_at: 0..99999, the op of an effect to go on with if the coin is lost.
    """
    state.push(kinds.F_COIN, seat, percent, purpose, lost_at)


LOSE_CARD_LEFT: Final[i64] = 2
LOSE_CARD_SPARED: Final[i64] = 3


def push_lose_card(state: State, seat: i64, left: i64, spared: i64) -> None:
    """Ask chance to pick cards of a hand to discard.

    Args:
        seat: 0..4, who loses cards.
        left: 0..9999, cards still to be lost.
        spared: 0..31, the seats whose joint cards are spared, as bits.
    """
    state.push(kinds.F_LOSE_CARD, seat, left, spared)


COPY_VICTIM: Final[i64] = 2
COPY_LEFT: Final[i64] = 3
COPY_COPIED: Final[i64] = 4


def push_copy(state: State, seat: i64, victim: i64, left: i64, copied: i64) -> None:
    """Ask the dealer for clues that a thief learns.

    Args:
        seat: 0..4, who steals.
        victim: 0..4, the seat they are stolen from.
        left: 0..9999, clues still to be stolen.
        copied: 0..281474976710655, the rows stolen so far, as bits.
    """
    state.push(kinds.F_COPY, seat, victim, left, copied)


MILL_LEFT: Final[i64] = 2


def push_mill(state: State, seat: i64, left: i64) -> None:
    """Push the step that puts cards from the top of a deck onto its pile.

    Args:
        seat: 0..4, whose deck it is.
        left: 0..9999, cards still to be put there.
    """
    state.push(kinds.F_MILL, seat, left)


RESTOCK_OWNERS: Final[i64] = 2
RESTOCK_LEFT: Final[i64] = 3


def push_restock(state: State, owners: i64, left: i64) -> None:
    """Ask chance to put cards of a joint pile back into the deck.

    Args:
        owners: 0..31, the seats that own the deck, as bits.
        left: 0..9999, cards still to be put back.
    """
    state.push(kinds.F_RESTOCK, -1, owners, left)


PICK_FILTER: Final[i64] = 2
PICK_LEFT: Final[i64] = 3


def push_pick(state: State, filter: i64, left: i64) -> None:
    """Ask chance to select cards for an effect.

    Args:
        filter: 0..99999, the filter the cards must match.
        left: 0..9999, cards still to be selected.
    """
    state.push(kinds.F_PICK, -1, filter, left)


CHOOSE_FILTER: Final[i64] = 2
CHOOSE_LEFT: Final[i64] = 3
CHOOSE_DEED: Final[i64] = 4
DEED_SHIFT: Final[i64] = 8
"""Bits below the op in CHOOSE_DEED."""
CHOOSE_HOLDER: Final[i64] = 5


def push_choose(state: State, seat: i64, filter: i64, left: i64, deed: i64, holder: i64) -> None:
    """Ask a team to choose cards while an effect is carried out.

    Args:
        seat: 0..4, who chooses.
        filter: 0..99999, the filter the cards must match.
        left: 0..9999, cards still to be chosen.
        deed: 0..65535, 1 where fewer may be chosen, plus 256 times the op that follows.
        holder: -1..4, the seat that must control the cards; -1 for any.
    """
    state.push(kinds.F_CHOOSE, seat, filter, left, deed, holder)


ROW_LEFT: Final[i64] = 2


def push_row(state: State, seat: i64, left: i64) -> None:
    """Ask a team to name the clues it gains.

    Args:
        seat: 0..4, who learns.
        left: 0..9999, clues still to be named.
    """
    state.push(kinds.F_ROW, seat, left)


STEAL_ROW_VICTIM: Final[i64] = 2
STEAL_ROW_LEFT: Final[i64] = 3


def push_steal_row(state: State, seat: i64, victim: i64, left: i64) -> None:
    """Ask a team to name the clues it steals.

    Args:
        seat: 0..4, who steals.
        victim: 0..4, the seat they are stolen from.
        left: 0..9999, clues still to be named.
    """
    state.push(kinds.F_STEAL_ROW, seat, victim, left)


MAY_SKIP_TO: Final[i64] = 2


def push_may(state: State, seat: i64, skip_to: i64) -> None:
    """Ask a team whether a part of an effect is carried out.

    Args:
        seat: 0..4, who chooses.
        skip_to: 0..99999, the op to go on with if not.
    """
    state.push(kinds.F_MAY, seat, skip_to)


CHANGE_RATE: Final[i64] = 2
CHANGE_LEFT: Final[i64] = 3


def push_change(state: State, seat: i64, rate: i64, left: i64) -> None:
    """Ask a team to turn SB into BM by an effect.

    Args:
        seat: 0..4, who converts.
        rate: 0..9999, the SB that a BM costs.
        left: 0..9999, BM it may still get.
    """
    state.push(kinds.F_CHANGE, seat, rate, left)


TAKE_CARD_VICTIM: Final[i64] = 2
TAKE_CARD_LEFT: Final[i64] = 3
TAKE_CARD_SPARED: Final[i64] = 4


def push_take_card(state: State, seat: i64, victim: i64, left: i64, spared: i64) -> None:
    """Ask a team to choose cards of another hand to be discarded.

    Args:
        seat: 0..4, who chooses.
        victim: 0..4, the seat whose hand it is.
        left: 0..9999, cards still to be discarded.
        spared: 0..31, the seats whose joint cards are spared, as bits.
    """
    state.push(kinds.F_TAKE_CARD, seat, victim, left, spared)


OWN_DISCARD_LEFT: Final[i64] = 2
OWN_DISCARD_SOURCE: Final[i64] = 3


def push_own_discard(state: State, seat: i64, left: i64, source: i64 = -1) -> None:
    """Ask a team to choose cards of its own hand to discard.

    Args:
        seat: 0..4, who discards.
        left: 0..9999, cards still to be discarded.
        source: -1, without a meaning.
    """
    state.push(kinds.F_OWN_DISCARD, seat, left, source)


SEARCH_FILTER: Final[i64] = 2
SEARCH_LEFT: Final[i64] = 3
SEARCH_INTO_PLAY: Final[i64] = 4


def push_search(state: State, seat: i64, filter: i64, left: i64, into_play: i64) -> None:
    """Ask a team to search its deck.

    Args:
        seat: 0..4, who searches.
        filter: 0..99999, the filter the cards must match.
        left: 0..9999, cards it may still take.
        into_play: 0..1, 1 if they enter play, 0 if they go to the hand.
    """
    state.push(kinds.F_SEARCH, seat, filter, left, into_play)


def push_triggers(state: State, seat: i64) -> None:
    """Push the step that carries out the triggers that wait, one after the other.

    Args:
        seat: -1..4, whose play or turn it belongs to; -1 for nobody's.
    """
    state.push(kinds.F_TRIGGERS, seat)


def push_run(state: State, seat: i64) -> None:
    """Push the step that carries out the effect that was prepared.

    Args:
        seat: 0..4, who owns the effect.
    """
    state.push(kinds.F_RUN, seat)


DRAWS_LEFT: Final[i64] = 2


def push_draws(state: State, seat: i64, left: i64) -> None:
    """Push the step that draws cards by an effect.

    Args:
        seat: 0..4, who draws.
        left: 0..9999, cards still to be drawn.
    """
    state.push(kinds.F_DRAWS, seat, left)
