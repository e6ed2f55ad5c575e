"""Frames of playing a card, of placing pieces, and of cards that must go."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.state import State
from velkahra.games.pamir.rules.frames import kinds

ICONS_CARD: Final[i64] = 2
ICONS_ICON: Final[i64] = 3


def push_icons(state: State, seat: i64, card: i64, icon: i64) -> None:
    """Push the step that resolves the impact icons of a card.

    Args:
        seat: 0..4, who played it.
        card: 1..100, the card.
        icon: 0..4, the next icon, from the top.
    """
    state.push(kinds.F_ICONS, seat, card, icon)


ROAD_REGION: Final[i64] = 2
ROAD_COALITION: Final[i64] = 3


def push_road(state: State, seat: i64, region: i64, coalition: i64) -> None:
    """Ask a player to choose the border of a road.

    Args:
        seat: 0..4, who places it.
        region: 0..5, the region that the border must touch.
        coalition: 0..2, whose road it is.
    """
    state.push(kinds.F_ROAD, seat, region, coalition)


SPY_REGION: Final[i64] = 2


def push_spy(state: State, seat: i64, region: i64) -> None:
    """Ask a player to choose the card of a spy.

    Args:
        seat: 0..4, who places it.
        region: 0..5, the region of the card.
    """
    state.push(kinds.F_SPY, seat, region)


BLACKMAIL_REGION: Final[i64] = 2


def push_blackmail(state: State, seat: i64, region: i64) -> None:
    """Ask a player to put a spy on a card without spies, or decline.

    Args:
        seat: 0..4, who may do so.
        region: 0..5, the region of the card.
    """
    state.push(kinds.F_BLACKMAIL, seat, region)


PUT_PLACE: Final[i64] = 2


def push_put(state: State, seat: i64, place: i64) -> None:
    """Push the step that places a piece.

    Args:
        seat: 0..4, who places it.
        place: 0..594, where.
    """
    state.push(kinds.F_PUT, seat, place)


TAKE_PLACE: Final[i64] = 2


def push_take(state: State, seat: i64, place: i64) -> None:
    """Ask a player to take a piece from play, since the supply is empty.

    Args:
        seat: 0..4, who takes it.
        place: 0..594, where the piece will be placed.
    """
    state.push(kinds.F_TAKE, seat, place)


DEBT_OWED: Final[i64] = 2


def push_debt(state: State, seat: i64, owed: i64) -> None:
    """Ask a player to discard a card for each rupee of leverage not paid back.

    Args:
        seat: 0..4, who owes.
        owed: 1..2, rupees still owed.
    """
    state.push(kinds.F_DEBT, seat, owed)


SHED_REASON: Final[i64] = 2


def push_shed(state: State, seat: i64, reason: i64) -> None:
    """Push the loss of court cards whose condition no longer holds.

    Args:
        seat: 0..4, whose cards go.
        reason: -3..5, a region without own tribes, or see `patriots_of_others`.
    """
    state.push(kinds.F_SHED, seat, reason)
