"""Why an action is not legal, by which rule; nothing when it is."""

from mypy_extensions import i64

from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.euphrates.rules.actions import (
    A_ADD,
    A_BUILD,
    A_CATASTROPHE,
    A_DECLINE,
    A_DRAW,
    A_END,
    A_FIRST,
    A_LEADER,
    A_SWAP,
    A_TAKE,
    A_TILE,
    A_WAR,
    A_WITHDRAW,
    ACTIONS,
)
from velkahra.games.euphrates.rules.chapters.catastrophe import refuse_catastrophe
from velkahra.games.euphrates.rules.chapters.conflict import refuse_number
from velkahra.games.euphrates.rules.chapters.leader import refuse_leader, refuse_withdrawal
from velkahra.games.euphrates.rules.chapters.monument import refuse_build
from velkahra.games.euphrates.rules.chapters.swap import refuse_swap
from velkahra.games.euphrates.rules.chapters.tile import refuse_tile
from velkahra.games.euphrates.rules.chapters.treasure import refuse_take
from velkahra.games.euphrates.rules.chapters.turn import can_draw
from velkahra.games.euphrates.rules.chapters.war import refuse_war
from velkahra.games.euphrates.rules.printed import SPACES
from velkahra.games.euphrates.rules.state import (
    F_CONFLICT,
    F_FIRST,
    F_MONUMENT,
    F_TREASURES,
    F_TURN,
    F_WARS,
    PLAYING,
    Position,
)


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Say why `seat` may not do `action` now, or None.

    Rules: TE-TURN-01, TE-TURN-02, TE-TURN-03, TE-TURN-04, TE-EDGE-24.
    """
    if state.over != PLAYING:
        return Refusal("TE-TURN-01", variant="over")
    actor = state.actor()
    if actor == CHANCE:
        if seat != CHANCE:
            return Refusal("TE-TURN-03", variant="chance")
        return _refuse_outcome(state, action)
    if seat != actor or seat <= NOBODY or not 0 <= action < A_FIRST:
        return Refusal("TE-TURN-01")
    if action < A_ADD or action == A_END:
        return _refuse_turn_action(state, seat, action)
    return _refuse_answer(state, seat, action)


def _refuse_outcome(state: Position, action: i64) -> Refusal | None:
    if state.top() == F_FIRST:
        if A_FIRST <= action < A_FIRST + state.seats:
            return None
        return Refusal("TE-SETUP-09")
    if A_DRAW <= action < ACTIONS and can_draw(state, action - A_DRAW):
        return None
    return Refusal("TE-SETUP-05")


def pending(state: Position) -> Refusal | None:
    """Say what must be finished before the next action of the turn.

    Rules: TE-TURN-03, TE-TURN-04.
    """
    kind = state.top()
    if kind == F_CONFLICT:
        return Refusal("TE-TURN-03", variant="conflict")
    if kind == F_WARS:
        return Refusal("TE-TURN-03", variant="war")
    if kind == F_MONUMENT:
        return Refusal("TE-TURN-03", variant="monument")
    if kind == F_TREASURES:
        return Refusal("TE-TURN-03", variant="treasure")
    return None


def _refuse_turn_action(state: Position, seat: i64, action: i64) -> Refusal | None:
    if state.top() != F_TURN:
        return pending(state)
    if action == A_END:
        return None
    if state.left == 0:
        return Refusal("TE-TURN-02")
    if action < A_LEADER:
        place = action - A_TILE
        return refuse_tile(state, seat, place // SPACES, place % SPACES)
    if action < A_WITHDRAW:
        place = action - A_LEADER
        return refuse_leader(state, seat, place // SPACES, place % SPACES)
    if action < A_CATASTROPHE:
        return refuse_withdrawal(state, seat, action - A_WITHDRAW)
    if action < A_SWAP:
        return refuse_catastrophe(state, seat, action - A_CATASTROPHE)
    return refuse_swap(state, seat, action - A_SWAP)


def _refuse_answer(state: Position, seat: i64, action: i64) -> Refusal | None:
    if action < A_WAR:
        return refuse_number(state, seat, action - A_ADD)
    if action < A_BUILD:
        return refuse_war(state, action - A_WAR)
    if action < A_DECLINE:
        place = action - A_BUILD
        return refuse_build(state, place // SPACES, place % SPACES)
    if action < A_TAKE:
        if state.top() == F_MONUMENT:
            return None
        return Refusal("TE-TURN-03", variant="none")
    return refuse_take(state, action - A_TAKE)
