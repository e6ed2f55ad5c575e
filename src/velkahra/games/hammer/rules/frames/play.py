"""Frames of playing cards and using abilities."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.hammer.rules.frames import kinds

MAIN_USED: Final[i64] = 2


def push_main(state: State, seat: i64, used: i64) -> None:
    """Ask a team to play cards and use abilities.

    Args:
        seat: 0..4, whose turn it is.
        used: 0..9999, abilities of spies used in this turn.
    """
    state.push(kinds.F_MAIN, seat, used)


DEMAND_DEMAND: Final[i64] = 2
DEMAND_LEFT: Final[i64] = 3


def push_demand(state: State, seat: i64, demand: i64, left: i64) -> None:
    """Ask a team to choose what a card asks for: an option, a team or targets.

    Args:
        seat: 0..4, who chooses.
        demand: 0..99999, the row of the demand.
        left: 0..9999, cards still to be chosen; 1 for an option or a team.
    """
    state.push(kinds.F_DEMAND, seat, demand, left)


SHARE_CARD: Final[i64] = 2
SHARE_PARTNER: Final[i64] = 3
SHARE_REST: Final[i64] = 4
SHARE_LEFT: Final[i64] = 5


def push_share(state: State, seat: i64, card: i64, partner: i64, rest: i64, left: i64) -> None:
    """Ask a team to say how much a partner pays for a joint card.

    Args:
        seat: 0..4, who plays the card.
        card: 0..301, the joint card.
        partner: 0..4, the seat that pays.
        rest: 0..31, the partners whose share is said afterwards, as bits.
        left: 0..9999, SB of the price that nobody pays yet.
    """
    state.push(kinds.F_SHARE, seat, card, partner, rest, left)


CONSENT_CARD: Final[i64] = 2
CONSENT_PLAYER: Final[i64] = 3
CONSENT_REST: Final[i64] = 4


def push_consent(state: State, seat: i64, card: i64, player: i64, rest: i64) -> None:
    """Ask a partner whether a joint card may be played.

    Args:
        seat: 0..4, who is asked.
        card: 0..301, the joint card.
        player: 0..4, the seat that plays it.
        rest: 0..31, the partners to be asked afterwards, as bits.
    """
    state.push(kinds.F_CONSENT, seat, card, player, rest)


PLAYED_CARD: Final[i64] = 2


def push_played(state: State, seat: i64, card: i64) -> None:
    """Push the step that puts an action that was carried out onto its pile.

    Args:
        seat: 0..4, who played it.
        card: 0..301, the action.
    """
    state.push(kinds.F_PLAYED, seat, card)
