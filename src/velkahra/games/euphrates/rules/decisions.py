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
from velkahra.games.euphrates.rules.actions import (
    A_ADD,
    A_BUILD,
    A_DECLINE,
    A_END,
    A_FIRST,
    A_TAKE,
    A_WAR,
    space_of_code,
    what_of,
)
from velkahra.games.euphrates.rules.chapters.action import (
    list_turn_actions,
    mark_turn_actions,
    refuse_turn_action,
    take_turn_action,
)
from velkahra.games.euphrates.rules.chapters.conflict import add_tiles, list_numbers, refuse_number
from velkahra.games.euphrates.rules.chapters.monument import (
    build_monument,
    can_build,
    decline_monument,
    list_monuments,
    refuse_build,
    refuse_decline,
)
from velkahra.games.euphrates.rules.chapters.treasure import (
    continue_treasures,
    list_treasures,
    refuse_take,
    take_treasure,
)
from velkahra.games.euphrates.rules.chapters.turn import (
    carry_out_outcome,
    check_bag_for_refill,
    finish_turn,
    list_outcomes,
    refuse_outcome,
)
from velkahra.games.euphrates.rules.chapters.war import (
    choose_war,
    continue_wars,
    list_wars,
    refuse_war,
)
from velkahra.games.euphrates.rules.frames import (
    F_CONFLICT,
    F_MONUMENT,
    F_REFILL,
    F_TREASURES,
    F_TURN,
    F_TURN_TEST,
    F_WARS,
    MONUMENT_SPACE,
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
        return list_outcomes(state)
    kind = state.frame_kind()
    if kind == F_TURN:
        return list_turn_actions(state, seat)
    if kind == F_CONFLICT:
        return list_numbers(state, seat, out)
    if kind == F_WARS:
        return list_wars(state, out)
    if kind == F_MONUMENT:
        return list_monuments(state, state.slot(MONUMENT_SPACE), out)
    return list_treasures(state, out)


def mark_actions(state: Position, seat: i64, mask: vec[i64], at: i64) -> None:
    """Add what `list_actions` lists to the mask that begins at `at`."""
    if seat == state.actor() and seat >= 0 and state.frame_kind() == F_TURN:
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
        return refuse_outcome(state, action)
    if seat != actor or seat <= NOBODY:
        return Refusal("TE-TURN-01")
    if not 0 <= action < A_FIRST:
        return Refusal("TE-TURN-03", variant="none")
    if action < A_ADD or action == A_END:
        return refuse_turn_action(state, seat, action)
    if action < A_WAR:
        return refuse_number(state, seat, action - A_ADD)
    if action < A_BUILD:
        return refuse_war(state, action - A_WAR)
    if action < A_DECLINE:
        code = action - A_BUILD
        return refuse_build(state, what_of(code), space_of_code(code))
    if action == A_DECLINE:
        return refuse_decline(state)
    return refuse_take(state, action - A_TAKE)


# Carrying out actions


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision.

    Rules: TE-TURN-03.
    """
    if seat == CHANCE:
        carry_out_outcome(state, action, events)
    elif action < A_ADD or action == A_END:
        take_turn_action(state, seat, action, events)
    elif action < A_WAR:
        add_tiles(state, seat, action - A_ADD, events)
    elif action < A_BUILD:
        choose_war(state, seat, action - A_WAR, events)
    elif action < A_DECLINE:
        code = action - A_BUILD
        build_monument(state, seat, what_of(code), space_of_code(code), events)
    elif action == A_DECLINE:
        decline_monument(state, seat, events)
    else:
        take_treasure(state, seat, action - A_TAKE, events)
    settle(state, events)


# After the action


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over.

    Rules: TE-TURN-03, TE-TURN-05, TE-TURN-08, TE-MONUMENT-04, TE-EDGE-25, TE-EDGE-45.
    """
    while state.over == PLAYING:
        kind = state.frame_kind()
        if kind == F_WARS:
            if continue_wars(state, events):
                return
        elif kind == F_MONUMENT:
            if can_build(state, state.slot(MONUMENT_SPACE)):
                return
            state.drop()
        elif kind == F_TREASURES:
            if continue_treasures(state):
                return
        elif kind == F_TURN_TEST:
            finish_turn(state, events)
        else:
            if kind == F_REFILL:
                check_bag_for_refill(state, events)
            return
