"""Every decision of the game by the number of its frame, and what leads to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.pamir.rules import actions, frames, storage
from velkahra.games.pamir.rules.card_actions import battle, betray, build, gift, move, tax
from velkahra.games.pamir.rules.chapters import (
    court,
    dominance,
    event,
    haggle,
    loyalty,
    market,
    pieces,
    play,
    turn,
)
from velkahra.games.pamir.rules.decision import Decision
from velkahra.games.pamir.rules.state import Position
from velkahra.games.pamir.rules.wakhan import steps
from velkahra.games.pamir.rules.wakhan.choose import choose


def _by_kind(*chapters: tuple[Decision, ...]) -> vec[Decision]:
    """Return the decisions by the kinds of their frames; a kind without one gets an empty one."""
    found = {int(decision.kind): decision for part in chapters for decision in part}
    return vec[Decision]([found.get(kind, Decision(0)) for kind in range(max(found) + 1)])


DECISIONS: Final = _by_kind(
    market.DECISIONS,
    turn.DECISIONS,
    steps.DECISIONS,
    loyalty.DECISIONS,
    haggle.DECISIONS,
    tax.DECISIONS,
    gift.DECISIONS,
    build.DECISIONS,
    move.DECISIONS,
    betray.DECISIONS,
    battle.DECISIONS,
    play.DECISIONS,
    pieces.DECISIONS,
    court.DECISIONS,
    event.DECISIONS,
    dominance.DECISIONS,
)
"""By the kind of frame."""

ELSEWHERE: Final = (
    ("loyalty", "PP-SETUP-09", "none"),
    ("buy play act end", "PP-TURN-01", "pending"),
    ("offer withdraw", "PP-PLAY-02", "none"),
    ("answer", "PP-PLAY-03", "none"),
    ("levy collect", "PP-TAX-01", "none"),
    ("gift", "PP-GIFT-01", "none"),
    ("army", "PP-BUILD-01", "none"),
    ("road", "PP-BUILD-01", "none"),
    ("spy", "PP-PLAY-11", "none"),
    ("march ride sneak", "PP-MOVE-01", "none"),
    ("betray", "PP-BETRAY-01", "none"),
    ("prize", "PP-BETRAY-03", "none"),
    ("decline", "PP-BETRAY-03", "none"),
    ("field court", "PP-BATTLE-01", "none"),
    ("strike-tribe strike-army strike-road strike-spy", "PP-BATTLE-01", "none"),
    ("take-army take-road take-tribe take-gift take-spy", "PP-GEN-03", "none"),
    ("discard", "PP-GEN-09", "none"),
    ("name", "PP-EVENT-108", "none"),
    ("suit", "PP-EVENT-115", "none"),
    ("rebuke", "PP-EVENT-116", "none"),
    ("stop", "PP-EDGE-58", "none"),
)
"""Kinds of action, and their refusal in decisions that they do not belong to."""


def _rows() -> vec[i64]:
    """Return the row of ELSEWHERE for each action of a player."""
    of_kind = {name: row for row, part in enumerate(ELSEWHERE) for name in part[0].split()}
    kinds = [kind for kind in actions.SPACE.kinds if kind.offset < actions.A_FIRST]
    return vec[i64]([i64(of_kind[kind.name]) for kind in kinds for _ in range(kind.size)])


_ROWS: Final = _rows()


def legal_actions(state: Position, player: i64) -> vec[i64]:
    """List the legal actions of a player (or CHANCE), ascending."""
    out: vec[i64] = vec[i64](capacity=64)
    if player != state.actor() or player == NOBODY:
        return out
    return DECISIONS[state.frame_kind()].legal(state, player, out)


def fitting(state: Position, *verbs: str) -> str:
    """Return the first of some kinds of actions that belongs to the decision; else the last."""
    due = () if state.over else DECISIONS[state.frame_kind()].actions
    return next((verb for verb in verbs if verb in due), verbs[-1])


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` may not do `action` now, or None.

    Rules: PP-TURN-01, PP-TURN-02, PP-SETUP-05, PP-SETUP-09, PP-WAKHAN-20.
    """
    if state.over != storage.PLAYING:
        return Refusal("PP-END-02", variant="over")
    actor = state.actor()
    decision = DECISIONS[state.frame_kind()]
    if actor == CHANCE:
        if seat != CHANCE:
            return Refusal("PP-TURN-02", variant="chance")
        return decision.refuse(state, seat, action)
    if seat != actor or seat <= NOBODY or not 0 <= action < actions.A_FIRST:
        return Refusal("PP-TURN-02")
    if actions.SPACE.kind_of(action).name in decision.actions:
        return decision.refuse(state, seat, action)
    _, rule, variant = ELSEWHERE[_ROWS[action]]
    return Refusal(rule, variant=variant)


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    DECISIONS[state.frame_kind()].carry_out(state, seat, action, events)
    settle(state, events)


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over.

    Where Wakhan decides, her choice is carried out. Rules: PP-WAKHAN-50.
    """
    while state.over == storage.PLAYING:
        kind = state.frame_kind()
        decision = DECISIONS[kind]
        if decision.lapses(state, events):
            continue
        if kind <= frames.LAST_CHANCE or state.frame_seat() != state.wakhan:
            return
        action = choose(state, events)
        if action < 0:
            action = actions.A_STOP
        decision.carry_out(state, state.wakhan, action, events)
