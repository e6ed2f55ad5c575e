"""Frames of the turn of a team: refresh, draw, main phase, discard, and what follows."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.hammer.rules.frames import kinds

NOT_COUNTED: Final[i64] = -1
FOR_LOOKING: Final[i64] = -1
FOR_DRAWING: Final[i64] = -2


JOINT_GROUP: Final[i64] = 2


def push_joint(state: State, group: i64) -> None:
    """Ask the dealer to draw a joint card for a group of teams.

    Args:
        group: 0..25, the group.
    """
    state.push(kinds.F_JOINT, -1, group)


LOOK_DECK: Final[i64] = 2
LOOK_LEFT: Final[i64] = 3
LOOK_LOOKED: Final[i64] = 4
LOOK_PURPOSE: Final[i64] = 5


def push_look(state: State, seat: i64, deck: i64, left: i64, looked: i64, purpose: i64) -> None:
    """Push the step that looks at the top of a deck, card by card.

    Args:
        seat: 0..4, who looks.
        deck: 0..4, the seat whose deck it is.
        left: 0..9999, cards still to be looked at.
        looked: 0..9999, cards to be looked at in all.
        purpose: -2..999999, what the look is for: FOR_DRAWING, FOR_LOOKING, or where the op
            that sifts the cards stands.
    """
    state.push(kinds.F_LOOK, seat, deck, left, looked, purpose)


REFRESH_MADE: Final[i64] = 2


def push_refresh(state: State, seat: i64, made: i64) -> None:
    """Ask a team to turn SB into BM in its refresh phase.

    Args:
        seat: 0..4, whose turn it is.
        made: 0..9999, conversions made so far.
    """
    state.push(kinds.F_REFRESH, seat, made)


UNTIRE_LEFT: Final[i64] = 2


def push_untire(state: State, seat: i64, left: i64) -> None:
    """Ask a team to choose which of its spies untire.

    Args:
        seat: 0..4, whose turn it is.
        left: 0..302, spies it may still untire.
    """
    state.push(kinds.F_UNTIRE, seat, left)


DRAW_REFUSED: Final[i64] = 2


def push_draw(state: State, seat: i64, refused: i64) -> None:
    """Ask a team to choose whether it draws alone or with others.

    Args:
        seat: 0..4, whose turn it is.
        refused: 0..67108863, the groups that refused to draw together, as bits.
    """
    state.push(kinds.F_DRAW, seat, refused)


JOIN_GROUP: Final[i64] = 2
JOIN_PROPOSER: Final[i64] = 3
JOIN_REST: Final[i64] = 4


def push_join(state: State, seat: i64, group: i64, proposer: i64, rest: i64) -> None:
    """Ask a team whether it joins in drawing a joint card.

    Args:
        seat: 0..4, who is asked.
        group: 0..25, the group that would draw.
        proposer: 0..4, the seat that asks.
        rest: 0..31, the seats to be asked afterwards, as bits.
    """
    state.push(kinds.F_JOIN, seat, group, proposer, rest)


SIFT_FILTER: Final[i64] = 2
SIFT_LEFT: Final[i64] = 3
SIFT_LOOKED: Final[i64] = 4
SIFT_MUST: Final[i64] = 5


def push_sift(state: State, seat: i64, filter: i64, left: i64, looked: i64, must: i64) -> None:
    """Ask a team to take some of the cards it looked at.

    Args:
        seat: 0..4, who looked.
        filter: -1..99999, the filter the cards must fit; -1 for any card.
        left: 0..9999, cards it may still take.
        looked: 0..9999, cards of those looked at that still lie on top.
        must: 0..1, 1 if it must take a card, as in the draw phase.
    """
    state.push(kinds.F_SIFT, seat, filter, left, looked, must)


def push_discard(state: State, seat: i64) -> None:
    """Ask a team to choose a card to discard at the end of its turn.

    Args:
        seat: 0..4, whose turn it is.
    """
    state.push(kinds.F_DISCARD, seat)


def push_square(state: State, seat: i64) -> None:
    """Ask a team to name the square where it thinks T. H. hides.

    Args:
        seat: 0..4, who guesses.
    """
    state.push(kinds.F_SQUARE, seat)


def push_begin(state: State, seat: i64) -> None:
    """Push the step that begins the turn of a team.

    Args:
        seat: 0..4, whose turn it is.
    """
    state.push(kinds.F_BEGIN, seat)


def push_untiring(state: State, seat: i64) -> None:
    """Push the step that untires the spies of a team.

    Args:
        seat: 0..4, whose turn it is.
    """
    state.push(kinds.F_UNTIRING, seat)


DRAWING_LEFT: Final[i64] = 2
DRAWING_FIRST: Final[i64] = 3


def push_drawing(state: State, seat: i64, left: i64, first: i64) -> None:
    """Push the step that draws the cards of the draw phase.

    Args:
        seat: 0..4, whose turn it is.
        left: -1..9999, cards still to be drawn; NOT_COUNTED before the phase begins.
        first: 0..1, 1 as long as the team may still draw with others instead.
    """
    state.push(kinds.F_DRAWING, seat, left, first)


def push_playing(state: State, seat: i64) -> None:
    """Push the step that begins the main phase.

    Args:
        seat: 0..4, whose turn it is.
    """
    state.push(kinds.F_PLAYING, seat)


def push_limit(state: State, seat: i64) -> None:
    """Push the step that discards down to the limit of the hand.

    Args:
        seat: 0..4, whose turn it is.
    """
    state.push(kinds.F_LIMIT, seat)


def push_close(state: State, seat: i64) -> None:
    """Push the step that hands out information and ends the turn.

    Args:
        seat: 0..4, whose turn it is.
    """
    state.push(kinds.F_CLOSE, seat)


def push_open(state: State, seat: i64) -> None:
    """Push the step that opens the square that the team named.

    Args:
        seat: 0..4, whose turn it was.
    """
    state.push(kinds.F_OPEN, seat)
