"""Every decision of the game by the kind of its frame, and what leads to it.

The rules themselves stand in `chapters` and `effects`, each decision in one place.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.rules import actions, frames, values
from velkahra.games.hammer.rules.chapters import (
    camp,
    desk,
    drawing,
    finding,
    pact,
    play,
    results,
    setup,
    turn,
)
from velkahra.games.hammer.rules.decision import Decision, DeckDraw, Outcome
from velkahra.games.hammer.rules.effects import demand, questions, run, trigger
from velkahra.games.hammer.rules.state import Position


def _by_kind(*chapters: tuple[Decision, ...]) -> vec[Decision]:
    """Return the decisions by the kinds of their frames; a kind without one gets an empty one."""
    found = {int(decision.kind): decision for part in chapters for decision in part}
    return vec[Decision]([found.get(kind, Decision(0)) for kind in range(max(found) + 1)])


DECISIONS: Final = _by_kind(
    setup.DECISIONS,
    questions.DECISIONS,
    drawing.DECISIONS,
    desk.DECISIONS,
    camp.DECISIONS,
    turn.DECISIONS,
    play.DECISIONS,
    demand.DECISIONS,
    run.DECISIONS,
    finding.DECISIONS,
    pact.DECISIONS,
    results.DECISIONS,
    trigger.DECISIONS,
)
"""By the kind of frame."""


def legal_actions(state: Position, seat: i64) -> vec[i64]:
    """List everything `seat` (or CHANCE) may do now: exact and ascending."""
    out: vec[i64] = vec[i64](capacity=32)
    if state.may_act(seat):
        return DECISIONS[state.frame_kind()].legal(state, seat, out)
    if 0 <= seat < state.seats and pact.may_interrupt(state):
        return pact.list_announcements(state, seat)
    return out


def chance_weights(state: Position) -> vec[i64]:
    """Return the weight of each legal outcome; 0 for those that only an organiser enters."""
    out: vec[i64] = vec[i64]()
    for action in legal_actions(state, CHANCE):
        out = append(out, cast(Outcome, DECISIONS[state.frame_kind()]).weight(state, action))
    return out


def draws_of_deck(state: Position) -> bool:
    """Return whether chance draws a card of a deck."""
    return isinstance(DECISIONS[state.frame_kind()], DeckDraw)


def fitting(state: Position, *verbs: str) -> str:
    """Return the first of some kinds of actions that belongs to the decision; else the last."""
    due = () if state.over else DECISIONS[state.frame_kind()].actions
    return next((verb for verb in verbs if verb in due), verbs[-1])


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` (or CHANCE) may not do `action` now, or None."""
    if not 0 <= action < actions.ACTIONS:
        return Refusal("HM-ROUND-02", None, "unknown")
    if state.over:
        return Refusal("HM-SCORE-03")
    kind = state.frame_kind()
    if seat == CHANCE:
        return _refuse_outcome(state, kind, action)
    if not 0 <= seat < state.seats:
        return Refusal("HM-ROUND-02", None, "nobody")
    if actions.A_ALLY <= action < actions.A_AGREE and state.agreed[values.LEAVING]:
        return pact.refuse_at_any_time(state, seat, kind, action)
    if kind <= frames.LAST_CHANCE:
        return Refusal("HM-ROUND-02", None, "dealer")
    if not state.may_act(seat):
        return _refuse_waiting(state, seat, kind)
    if not _asks_for(kind, action):
        return Refusal("HM-ROUND-02", {"frame": int(kind)}, "other")
    return DECISIONS[kind].refuse(state, seat, action)


def _refuse_outcome(state: Position, kind: i64, action: i64) -> Refusal | None:
    if kind > frames.LAST_CHANCE:
        return Refusal("HM-ROUND-02", None, "no-chance")
    if not _asks_for(kind, action):
        return Refusal("HM-EDGE-ORG-02")
    return DECISIONS[kind].refuse(state, CHANCE, action)


def _refuse_waiting(state: Position, seat: i64, kind: i64) -> Refusal:
    """Return why a seat that need not decide may do nothing."""
    if kind == frames.BET:
        return Refusal("HM-JOKER-01" if not state.joker[seat] else "HM-EDGE-JOKER-03")
    if state.is_together():
        return Refusal("HM-SETUP-07", None, "chosen")
    return Refusal("HM-ORDER-03", {"seat": int(state.frame_seat())})


def _asks_for(kind: i64, action: i64) -> bool:
    """Return whether an action is of a kind that a decision, by its kind of frame, asks for."""
    return actions.SPACE.kind_of(action).name in DECISIONS[kind].actions


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    if actions.A_ALLY <= action < actions.A_AGREE:
        pact.announce(state, seat, action, events)
    else:
        DECISIONS[state.frame_kind()].carry_out(state, seat, action, events)
    settle(state, events)


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer draws, or it is over."""
    while not state.over:
        lapsed = DECISIONS[state.frame_kind()].lapses(state, events)
        if not lapsed and not pact.end_left_pact(state, events):
            return
