"""Every decision of the game by the kind of its frame, and what leads to it.

The rules themselves stand in `chapters` and `laws`, each decision in one place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.games.viceroy.rules import actions, frames
from velkahra.games.viceroy.rules.chapters import (
    auction,
    building,
    colours,
    end,
    flow,
    order,
    recolour,
    reward,
    setup,
    take,
    virtual,
)
from velkahra.games.viceroy.rules.decision import Decision
from velkahra.games.viceroy.rules.laws import keep, lay, review, swap
from velkahra.games.viceroy.rules.state import Position


def _by_kind(*chapters: tuple[Decision, ...]) -> vec[Decision]:
    """Return the decisions by the kinds of their frames; a kind without one gets an empty one."""
    found = {int(decision.kind): decision for part in chapters for decision in part}
    return vec[Decision]([found.get(kind, Decision(0)) for kind in range(max(found) + 1)])


DECISIONS: Final = _by_kind(
    setup.DECISIONS,
    take.DECISIONS,
    virtual.DECISIONS,
    auction.DECISIONS,
    colours.DECISIONS,
    building.DECISIONS,
    reward.DECISIONS,
    lay.DECISIONS,
    swap.DECISIONS,
    review.DECISIONS,
    keep.DECISIONS,
    recolour.DECISIONS,
    flow.DECISIONS,
    end.DECISIONS,
)
"""By the kind of frame."""


def list_actions(state: Position, seat: i64) -> vec[i64]:
    """List everything `seat` (or CHANCE) may do now: exact and ascending."""
    out: vec[i64] = vec[i64](capacity=64)
    if not state.may_act(seat):
        return out
    return DECISIONS[state.frame_kind()].legal(state, seat, out)


def fitting(state: Position, *verbs: str) -> str:
    """Return the first of some kinds of actions that belongs to the decision; else the last."""
    due = () if state.over else DECISIONS[state.frame_kind()].actions
    return next((verb for verb in verbs if verb in due), verbs[-1])


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` (or CHANCE) may not do `action` now, or None."""
    if seat != CHANCE and not 0 <= seat < state.seats:
        return Refusal("VC-FLOW-03", {}, "nobody")
    if not 0 <= action < actions.ACTIONS:
        return Refusal("VC-FLOW-03", {}, "unknown")
    if state.over:
        return Refusal("VC-END-01", {}, "over")
    kind = state.frame_kind()
    if seat == CHANCE and kind > frames.LAST_CHANCE:
        return Refusal("VC-FLOW-03", {}, "no-chance")
    if not state.may_act(seat):
        return order.refuse_waiting(state, seat)
    if actions.SPACE.kind_of(action).name in DECISIONS[kind].actions:
        return DECISIONS[kind].refuse(state, seat, action)
    return flow.refuse_outcome() if seat == CHANCE else flow.refuse_other(state)


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    decision = DECISIONS[state.frame_kind()]
    if action == actions.A_DECLINE and decision.drops:
        state.drop()
        if events is not None:
            events.emit("declined", {"seat": seat})
    else:
        decision.carry_out(state, seat, action, events)
    settle(state, events)


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over."""
    while not state.over and DECISIONS[state.frame_kind()].lapses(state, events):
        pass
