"""Frames of the course of a camp: setup, partial games, the order of turns, the desk."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.hammer.rules.frames import kinds


def push_hide(state: State) -> None:
    """Ask the dealer to choose where T. H. hides."""
    state.push(kinds.F_HIDE, -1)


SALT_DRAWN: Final[i64] = 2


def push_salt(state: State, drawn: i64) -> None:
    """Ask the dealer to draw the numbers that the encoded picture is made from.

    Args:
        drawn: 0..8, numbers drawn so far.
    """
    state.push(kinds.F_SALT, -1, drawn)


FINISH_PLACED: Final[i64] = 2
FINISH_PLACE: Final[i64] = 3


def push_finish(state: State, placed: i64, place: i64) -> None:
    """Push the wait for the team that comes next in the partial game.

    Args:
        placed: 0..31, the seats that have a place already, as bits.
        place: 1..6, the next place.
    """
    state.push(kinds.F_FINISH, -1, placed, place)


LOT_TIED: Final[i64] = 2


def push_lot(state: State, tied: i64) -> None:
    """Ask the dealer which of several tied teams chooses first.

    Args:
        tied: 0..31, the seats that are tied, as bits.
    """
    state.push(kinds.F_LOT, -1, tied)


DESK_FOUND: Final[i64] = 2


def push_desk(state: State, found: i64) -> None:
    """Ask the organiser to enter what happened between turns.

    Args:
        found: 0..31, the seats that found T. H. at the same time, as bits.
    """
    state.push(kinds.F_DESK, -1, found)


BET_SEATS: Final[i64] = 2


def push_bet(state: State, seats: i64) -> None:
    """Ask teams to bet their jokers, in secret and all at once.

    Args:
        seats: 0..31, the seats that have a joker, as bits.
    """
    state.push(kinds.F_BET, -1, seats)


SWAP_CARDS_OR_SEATS: Final[i64] = 2


def push_swap(state: State, seat: i64, cards_or_seats: i64) -> None:
    """Ask a team to swap its hand, or several teams their first hands.

    The slot means the one or the other, as `seat` says.

    Args:
        seat: -1..4, who may swap the hand; -1 where several teams choose at once.
        cards_or_seats: 0..99, the cards of the hand of one team; of several teams the seats, as
            bits.
    """
    state.push(kinds.F_SWAP, seat, cards_or_seats)


WAIVE_CARD: Final[i64] = 2


def push_waive(state: State, seat: i64, card: i64) -> None:
    """Ask a team whether a spy that it lost comes back into its deck.

    Args:
        seat: 0..4, whose spy it is.
        card: 0..301, the spy.
    """
    state.push(kinds.F_WAIVE, seat, card)


def push_order(state: State, seat: i64) -> None:
    """Ask a team to choose its position in the order of turns.

    Args:
        seat: 0..4, who chooses.
    """
    state.push(kinds.F_ORDER, seat)


SETUP_TEAM: Final[i64] = 2


def push_setup(state: State, team: i64) -> None:
    """Push the step that deals the first hands, one team after the other.

    Args:
        team: 0..5, the seat to be dealt to next.
    """
    state.push(kinds.F_SETUP, -1, team)


HANDS_LEFT: Final[i64] = 2
HANDS_SIZE: Final[i64] = 3


def push_hands(state: State, seat: i64, left: i64, size: i64) -> None:
    """Push the step that deals a hand card by card.

    Args:
        seat: 0..4, whose hand it is.
        left: 0..99, cards still to be dealt.
        size: 0..99, cards of the whole hand.
    """
    state.push(kinds.F_HANDS, seat, left, size)


def push_round(state: State) -> None:
    """Push the step that begins a round."""
    state.push(kinds.F_ROUND, -1)


POPULATION_TEAM: Final[i64] = 2


def push_population(state: State, team: i64) -> None:
    """Push the check which teams may get a spy back, one after the other.

    Args:
        team: 0..5, the seat to be looked at next.
    """
    state.push(kinds.F_POPULATION, -1, team)


def push_bets(state: State) -> None:
    """Ask for bets."""
    state.push(kinds.F_BETS, -1)


def push_results(state: State) -> None:
    """Ask for the results of the partial game."""
    state.push(kinds.F_RESULTS, -1)


def push_positions(state: State) -> None:
    """Ask for the order of turns."""
    state.push(kinds.F_POSITIONS, -1)


TURNS_PLACE: Final[i64] = 2


def push_turns(state: State, place: i64) -> None:
    """Push the turns of the teams.

    Args:
        place: 0..5, the position in the order whose turn is next.
    """
    state.push(kinds.F_TURNS, -1, place)


def push_round_end(state: State) -> None:
    """Push the step that ends the round."""
    state.push(kinds.F_ROUND_END, -1)


def push_next_round(state: State) -> None:
    """Push the step that begins the next round, or ends the game."""
    state.push(kinds.F_NEXT_ROUND, -1)
