"""Loyalty: choosing it, changing it, and what a change costs (PP-LOYAL)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules import actions, decision, frames, places, tables
from velkahra.games.pamir.rules.chapters import court, event
from velkahra.games.pamir.rules.state import Position


@final
class Loyalty(decision.Decision):
    """The choice of the starting loyalty."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List every coalition. Rules: PP-SETUP-09."""
        for coalition in range(tables.COALITIONS):
            out = append(out, actions.A_LOYALTY + coalition)
        return out

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Choose a coalition. Rules: PP-SETUP-09, PP-LOYAL-01."""
        coalition = action - actions.A_LOYALTY
        state.drop()
        state.set_loyalty(player, coalition)
        if events is not None:
            events.emit("loyal", {"seat": player, "coalition": coalition})


def begin_change(state: Position, player: i64, coalition: i64, events: Events | None) -> None:
    """Begin to change loyalty: gifts and prizes go, then patriots, and at last the dial turns.

    Tribes, spies and the other cards stay.
    Rules: PP-LOYAL-03, PP-LOYAL-04, PP-LOYAL-05, PP-LOYAL-06, PP-COMP-05, PP-COMP-10, PP-EDGE-16,
        PP-EX-03, PP-WAKHAN-08.
    """
    if player == state.wakhan or state.loyalty(player) == coalition:
        return
    _return_gifts(state, player, events)
    event.lose_prizes(state, player, events)
    state.push(frames.DIAL, player, coalition)
    state.push(frames.SHED, player, court.patriots_of_others(coalition))


def _return_gifts(state: Position, player: i64, events: Events | None) -> None:
    """Return all gifts. Rules: PP-GIFT-02, PP-LOYAL-04."""
    count: i64 = 0
    for space in range(places.GIFT_SPACES):
        count += state.clear_place(places.gift_place(player, space))
    state.add_cylinders(player, count)
    if count and events is not None:
        events.emit("gifts-lost", {"seat": player, "count": count})


@final
class Dial(decision.Step):
    """The turn of a loyalty dial."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Turn the dial. Rules: PP-LOYAL-04."""
        player = state.frame_seat()
        coalition = state.slot(frames.DIAL_COALITION)
        state.drop()
        state.set_loyalty(player, coalition)
        if events is not None:
            events.emit("dial", {"seat": player, "coalition": coalition})


@final
class WinPrize(decision.Step):
    """A betrayed card becomes a prize."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Lay the card down as a prize. Rules: PP-BETRAY-03, PP-BETRAY-04, PP-LOYAL-02."""
        player = state.frame_seat()
        card = state.slot(frames.WIN_PRIZE_CARD)
        state.drop()
        state.add_prize(player, card)
        if events is not None:
            facts = {"seat": player, "card": card, "coalition": i64(tables.PRIZE[card])}
            events.emit("prize", facts)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Loyalty(frames.LOYALTY, "loyalty"),
    Dial(frames.DIAL),
    WinPrize(frames.WIN_PRIZE),
)
