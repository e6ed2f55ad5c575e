"""Loyalty: choosing it, changing it, and what a change costs (PP-LOYAL)."""

from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules.chapters.event import lose_prizes
from velkahra.games.pamir.rules.printed import PRIZE
from velkahra.games.pamir.rules.state import (
    CYLINDERS,
    F_DIAL,
    F_SHED,
    GIFTS,
    LOYALTY,
    PRIZE_COUNT,
    PRIZES,
    Position,
)


def choose_loyalty(state: Position, seat: i64, coalition: i64, events: Events | None) -> None:
    """Choose the starting loyalty. Rules: PP-SETUP-09, PP-LOYAL-01."""
    state.drop()
    state.counts[LOYALTY + seat] = coalition
    if events is not None:
        events.emit("loyal", {"seat": seat, "coalition": coalition})


def begin_change(state: Position, player: i64, coalition: i64, events: Events | None) -> None:
    """Begin to change to a coalition: gifts and prizes go, then patriots, and last turns the dial.

    Tribes, spies and the other cards stay.
    Rules: PP-LOYAL-03, PP-LOYAL-04, PP-LOYAL-05, PP-LOYAL-06, PP-COMP-05, PP-COMP-10, PP-EDGE-16,
        PP-EX-03, PP-WAKHAN-08.
    """
    if player == state.wakhan or state.loyalty(player) == coalition:
        return
    _return_gifts(state, player, events)
    lose_prizes(state, player, events)
    state.push(F_DIAL, player, coalition)
    state.push(F_SHED, player, -1 - coalition)


def _return_gifts(state: Position, player: i64, events: Events | None) -> None:
    """Return all gifts. Rules: PP-GIFT-02, PP-LOYAL-04."""
    count = state.gifts(player)
    for space in range(3):
        state.pieces[GIFTS + 3 * player + space] = 0
        state.fresh[GIFTS + 3 * player + space] = 0
    state.counts[CYLINDERS + player] += count
    if count and events is not None:
        events.emit("gifts-lost", {"seat": player, "count": count})


def turn_dial(state: Position, events: Events | None) -> None:
    """Turn the dial. Rules: PP-LOYAL-04."""
    player = state.top(1)
    coalition = state.top(2)
    state.drop()
    state.counts[LOYALTY + player] = coalition
    if events is not None:
        events.emit("dial", {"seat": player, "coalition": coalition})


def win_prize(state: Position, events: Events | None) -> None:
    """Lay the betrayed card down as a prize. Rules: PP-BETRAY-03, PP-BETRAY-04, PP-LOYAL-02."""
    player = state.top(1)
    card = state.top(2)
    state.drop()
    coalition = i64(PRIZE[card])
    state.place[card] = PRIZES + u8(player)
    state.counts[PRIZE_COUNT + 3 * player + coalition] += 1
    if events is not None:
        events.emit("prize", {"seat": player, "card": card, "coalition": coalition})
