"""The action of a turn: which of the four kinds it may be, and what must come first (TE-TURN).

Rules: TE-TURN-02, TE-TURN-03, TE-TURN-04.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules.actions import (
    A_CATASTROPHE,
    A_END,
    A_LEADER,
    A_SWAP,
    A_TILE,
    A_WITHDRAW,
    space_of_code,
    what_of,
)
from velkahra.games.euphrates.rules.chapters.catastrophe import (
    list_catastrophes,
    play_catastrophe,
    refuse_catastrophe,
)
from velkahra.games.euphrates.rules.chapters.kingdom import (
    KINGDOMS,
    NEXT_TO_TEMPLE,
    at_most_two,
    surroundings,
)
from velkahra.games.euphrates.rules.chapters.leader import (
    list_leaders,
    place_leader,
    refuse_leader,
    refuse_withdrawal,
    withdraw_leader,
)
from velkahra.games.euphrates.rules.chapters.swap import list_swaps, refuse_swap, swap_tiles
from velkahra.games.euphrates.rules.chapters.tile import list_tiles, place_tile, refuse_tile
from velkahra.games.euphrates.rules.chapters.turn import end_turn
from velkahra.games.euphrates.rules.frames import (
    F_CONFLICT,
    F_MONUMENT,
    F_TREASURES,
    F_TURN,
    F_WARS,
)
from velkahra.games.euphrates.rules.state import EMPTY, Position
from velkahra.games.euphrates.rules.tables import SPACES


def list_turn_actions(state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the actions of the four kinds, and ending the turn, to `out` and return it.

    Rules: TE-TURN-02, TE-EDGE-60.
    """
    if state.left == 0:
        return append(out, A_END)
    around = surroundings(state)
    land: vec[i64] = vec[i64](capacity=176)
    river: vec[i64] = vec[i64](capacity=48)
    homes: vec[i64] = vec[i64](capacity=64)
    for space in range(SPACES):
        if state.cells[space] != EMPTY:
            continue
        beside = around[space]
        wet = state.is_river(space)
        if at_most_two(beside & KINGDOMS):
            if wet:
                river = append(river, space)
            else:
                land = append(land, space)
        if beside & NEXT_TO_TEMPLE and not wet:
            homes = append(homes, space)
    out = list_tiles(state, seat, land, river, out)
    out = list_leaders(state, seat, homes, around, out)
    out = list_catastrophes(state, seat, out)
    out = list_swaps(state, seat, out)
    return append(out, A_END)


def refuse_turn_action(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal of one of the four kinds of action, or ending the turn, or None.

    Rules: TE-TURN-02.
    """
    if state.frame_kind() != F_TURN:
        return refuse_unfinished(state)
    if action == A_END:
        return None
    if state.left == 0:
        return Refusal("TE-TURN-02")
    if action < A_LEADER:
        code = action - A_TILE
        return refuse_tile(state, seat, what_of(code), space_of_code(code))
    if action < A_WITHDRAW:
        code = action - A_LEADER
        return refuse_leader(state, seat, what_of(code), space_of_code(code))
    if action < A_CATASTROPHE:
        return refuse_withdrawal(state, seat, action - A_WITHDRAW)
    if action < A_SWAP:
        return refuse_catastrophe(state, seat, action - A_CATASTROPHE)
    return refuse_swap(state, seat, action - A_SWAP)


def refuse_unfinished(state: Position) -> Refusal | None:
    """Return a refusal if something must be finished before the next action, or None.

    Rules: TE-TURN-03, TE-TURN-04.
    """
    kind = state.frame_kind()
    if kind == F_CONFLICT:
        return Refusal("TE-TURN-03", variant="conflict")
    if kind == F_WARS:
        return Refusal("TE-TURN-03", variant="war")
    if kind == F_MONUMENT:
        return Refusal("TE-TURN-03", variant="monument")
    if kind == F_TREASURES:
        return Refusal("TE-TURN-03", variant="treasure")
    return None


def take_turn_action(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Begin one of the four kinds of action, or end the turn. Rules: TE-TURN-02."""
    if action == A_END:
        end_turn(state, seat, events)
        return
    state.left -= 1
    if action < A_LEADER:
        code = action - A_TILE
        place_tile(state, seat, what_of(code), space_of_code(code), events)
    elif action < A_WITHDRAW:
        code = action - A_LEADER
        place_leader(state, seat, what_of(code), space_of_code(code), events)
    elif action < A_CATASTROPHE:
        withdraw_leader(state, seat, action - A_WITHDRAW, events)
    elif action < A_SWAP:
        play_catastrophe(state, seat, action - A_CATASTROPHE, events)
    else:
        swap_tiles(state, seat, action - A_SWAP, events)
