"""Every decision of the game: one dispatch each for lists, refusals and actions.

Three ladders, and what follows, as section 1.17 of the catalogue sums it up. The rules themselves
stand in `chapters`, each decision in one place. `list_actions` and `refusal` are written apart from
each other, and a test holds them to each other.
"""

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.masks import mark_all
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.euphrates.rules import actions, frames
from velkahra.games.euphrates.rules.chapters import conflict, monument, treasure, turn, war
from velkahra.games.euphrates.rules.chapters.action import (
    list_turn_actions,
    mark_turn_actions,
    refuse_turn_action,
    take_turn_action,
)
from velkahra.games.euphrates.rules.state import PLAYING, Position

# Legal actions


def list_actions(state: Position, seat: i64) -> vec[i64]:
    """List what `seat` (or CHANCE) may do now: exact, ascending, and fast.

    Rules: TE-TURN-02, TE-TURN-03.
    """
    actor = state.actor()
    out: vec[i64] = vec[i64](capacity=512)
    if seat != actor or actor == NOBODY:
        return out
    if actor == CHANCE:
        return turn.list_outcomes(state)
    kind = state.frame_kind()
    if kind == frames.F_TURN:
        return list_turn_actions(state, seat)
    if kind == frames.F_CONFLICT:
        return conflict.list_numbers(state, seat, out)
    if kind == frames.F_WARS:
        return war.list_wars(state, out)
    if kind == frames.F_MONUMENT:
        return monument.list_monuments(state, state.slot(frames.MONUMENT_SPACE), out)
    return treasure.list_treasures(state, out)


def mark_actions(state: Position, seat: i64, mask: vec[i64], at: i64) -> None:
    """Add what `list_actions` lists to the mask that begins at `at`."""
    if seat == state.actor() and seat >= 0 and state.frame_kind() == frames.F_TURN:
        mark_turn_actions(state, seat, mask, at)
    else:
        mark_all(mask, at, list_actions(state, seat))


# Refusals


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` may not do `action` now, or None.

    Rules: TE-TURN-01, TE-TURN-02, TE-TURN-03, TE-TURN-04, TE-EDGE-24.
    """
    if state.over != PLAYING:
        return Refusal("TE-TURN-01", variant="over")
    actor = state.actor()
    if actor == CHANCE:
        if seat != CHANCE:
            return Refusal("TE-TURN-03", variant="chance")
        return turn.refuse_outcome(state, action)
    if seat != actor or seat <= NOBODY:
        return Refusal("TE-TURN-01")
    if not 0 <= action < actions.A_FIRST:
        return Refusal("TE-TURN-03", variant="none")
    if action < actions.A_ADD or action == actions.A_END:
        return refuse_turn_action(state, seat, action)
    if action < actions.A_WAR:
        return conflict.refuse_number(state, seat, action - actions.A_ADD)
    if action < actions.A_BUILD:
        return war.refuse_war(state, action - actions.A_WAR)
    if action < actions.A_DECLINE:
        code = action - actions.A_BUILD
        return monument.refuse_build(state, actions.what_of(code), actions.space_of_code(code))
    if action == actions.A_DECLINE:
        return monument.refuse_decline(state)
    return treasure.refuse_take(state, action - actions.A_TAKE)


# Carrying out actions


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision.

    Rules: TE-TURN-03.
    """
    if seat == CHANCE:
        turn.carry_out_outcome(state, action, events)
    elif action < actions.A_ADD or action == actions.A_END:
        take_turn_action(state, seat, action, events)
    elif action < actions.A_WAR:
        conflict.add_tiles(state, seat, action - actions.A_ADD, events)
    elif action < actions.A_BUILD:
        war.choose_war(state, seat, action - actions.A_WAR, events)
    elif action < actions.A_DECLINE:
        code = action - actions.A_BUILD
        monument.build_monument(
            state, seat, actions.what_of(code), actions.space_of_code(code), events
        )
    elif action == actions.A_DECLINE:
        monument.decline_monument(state, seat, events)
    else:
        treasure.take_treasure(state, seat, action - actions.A_TAKE, events)
    settle(state, events)


# After the action


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over.

    Rules: TE-TURN-03, TE-TURN-05, TE-TURN-08, TE-MONUMENT-04, TE-EDGE-25, TE-EDGE-45.
    """
    while state.over == PLAYING:
        kind = state.frame_kind()
        if kind == frames.F_WARS:
            if war.continue_wars(state, events):
                return
        elif kind == frames.F_MONUMENT:
            if monument.can_build(state, state.slot(frames.MONUMENT_SPACE)):
                return
            state.drop()
        elif kind == frames.F_TREASURES:
            if treasure.continue_treasures(state):
                return
        elif kind == frames.F_TURN_TEST:
            turn.finish_turn(state, events)
        else:
            if kind == frames.F_REFILL:
                turn.check_bag_for_refill(state, events)
            return
