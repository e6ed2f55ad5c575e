"""Every decision of the game by the number of its frame, and what leads to it.

Section 1.17 of the catalogue sums up the order of decisions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.euphrates.rules import actions
from velkahra.games.euphrates.rules.chapters import action, conflict, monument, treasure, turn, war
from velkahra.games.euphrates.rules.decision import Decision
from velkahra.games.euphrates.rules.state import PLAYING, Position


def _by_kind(*chapters: tuple[Decision, ...]) -> vec[Decision]:
    """Return the decisions by the kinds of their frames; a kind without one gets an empty one."""
    found = {int(decision.kind): decision for part in chapters for decision in part}
    return vec[Decision]([found.get(kind, Decision(0)) for kind in range(max(found) + 1)])


DECISIONS: Final = _by_kind(
    turn.DECISIONS,
    action.DECISIONS,
    conflict.DECISIONS,
    war.DECISIONS,
    monument.DECISIONS,
    treasure.DECISIONS,
)
"""By the kind of frame."""


def list_actions(state: Position, seat: i64) -> vec[i64]:
    """List what `seat` (or CHANCE) may do now, ascending. Rules: TE-TURN-02, TE-TURN-03."""
    out: vec[i64] = vec[i64](capacity=128)
    if seat != state.actor() or seat == NOBODY:
        return out
    return DECISIONS[state.frame_kind()].legal(state, seat, out)


def mark_actions(state: Position, seat: i64, mask: vec[i64], at: i64) -> None:
    """Add what `list_actions` lists to the mask that begins at `at`."""
    if seat == state.actor() and seat != NOBODY:
        DECISIONS[state.frame_kind()].mark(state, seat, mask, at)


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` may not do `action` now, or None.

    Rules: TE-TURN-01, TE-TURN-02, TE-TURN-03, TE-TURN-04, TE-EDGE-24.
    """
    if state.over != PLAYING:
        return Refusal("TE-TURN-01", variant="over")
    actor = state.actor()
    if actor == CHANCE and seat != CHANCE:
        return Refusal("TE-TURN-03", variant="chance")
    if seat != actor or seat <= NOBODY:
        return Refusal("TE-TURN-01")
    decision = DECISIONS[state.frame_kind()]
    of_a_seat = 0 <= action < actions.A_FIRST
    if actor == CHANCE or (of_a_seat and actions.SPACE.kind_of(action).name in decision.actions):
        return decision.refuse(state, seat, action)
    begins = of_a_seat and (action < actions.A_ADD or action == actions.A_END)
    return Refusal("TE-TURN-03", variant=decision.unfinished if begins else "none")


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and all that follows without a decision. Rules: TE-TURN-03."""
    DECISIONS[state.frame_kind()].carry_out(state, seat, action, events)
    settle(state, events)


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over.

    Rules: TE-TURN-03, TE-TURN-05, TE-TURN-08, TE-MONUMENT-04, TE-EDGE-25, TE-EDGE-45.
    """
    while state.over == PLAYING and DECISIONS[state.frame_kind()].lapses(state, events):
        pass
