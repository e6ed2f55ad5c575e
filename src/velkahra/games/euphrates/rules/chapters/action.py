"""The action of a turn: which of the four kinds it may be, and what must come first (TE-TURN).

Rules: TE-TURN-02, TE-TURN-03, TE-TURN-04.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.masks import blank_mask, mark, marked, words_of
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules.actions import (
    A_CATASTROPHE,
    A_END,
    A_LEADER,
    A_SWAP,
    A_TILE,
    A_WITHDRAW,
    ACTIONS,
    space_of_code,
    what_of,
)
from velkahra.games.euphrates.rules.chapters.catastrophe import (
    mark_catastrophes,
    play_catastrophe,
    refuse_catastrophe,
)
from velkahra.games.euphrates.rules.chapters.leader import (
    mark_leaders,
    place_leader,
    refuse_leader,
    refuse_withdrawal,
    withdraw_leader,
)
from velkahra.games.euphrates.rules.chapters.swap import mark_swaps, refuse_swap, swap_tiles
from velkahra.games.euphrates.rules.chapters.tile import mark_tiles, place_tile, refuse_tile
from velkahra.games.euphrates.rules.chapters.turn import end_turn
from velkahra.games.euphrates.rules.frames import (
    F_CONFLICT,
    F_MONUMENT,
    F_TREASURES,
    F_TURN,
    F_WARS,
)
from velkahra.games.euphrates.rules.spaces import survey
from velkahra.games.euphrates.rules.state import Position

NO_ACTIONS: Final = blank_mask(words_of(ACTIONS))


def list_turn_actions(state: Position, seat: i64) -> vec[i64]:
    """List the actions of the four kinds, and ending the turn."""
    mask: vec[i64] = NO_ACTIONS[:]
    mark_turn_actions(state, seat, mask, 0)
    return marked(mask, 0, i64(len(mask)))


def mark_turn_actions(state: Position, seat: i64, mask: vec[i64], at: i64) -> None:
    """Add the actions of the four kinds, and ending the turn, to the mask that begins at `at`.

    Rules: TE-TURN-02, TE-EDGE-60.
    """
    mark(mask, at, A_END)
    if state.left == 0:
        return
    sets = survey(state)
    mark_tiles(state, seat, sets, mask, at)
    mark_leaders(state, seat, sets, mask, at)
    mark_catastrophes(state, seat, sets, mask, at)
    mark_swaps(state, seat, mask, at)


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
