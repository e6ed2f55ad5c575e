"""The list of everything a seat may do: exact, ascending, and fast.

`refuse.refusal` says the same once more, one action at a time; a test holds the two to each other.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.euphrates.rules.actions import A_END
from velkahra.games.euphrates.rules.chapters.catastrophe import list_catastrophes
from velkahra.games.euphrates.rules.chapters.conflict import list_numbers
from velkahra.games.euphrates.rules.chapters.kingdom import (
    KINGDOMS,
    NEXT_TO_TEMPLE,
    at_most_two,
    surroundings,
)
from velkahra.games.euphrates.rules.chapters.leader import list_leaders
from velkahra.games.euphrates.rules.chapters.monument import list_monuments
from velkahra.games.euphrates.rules.chapters.swap import list_swaps
from velkahra.games.euphrates.rules.chapters.tile import list_tiles
from velkahra.games.euphrates.rules.chapters.treasure import list_treasures
from velkahra.games.euphrates.rules.chapters.turn import list_outcomes
from velkahra.games.euphrates.rules.chapters.war import list_wars
from velkahra.games.euphrates.rules.printed import RIVER, SPACES
from velkahra.games.euphrates.rules.state import (
    EMPTY,
    F_CONFLICT,
    F_MONUMENT,
    F_TURN,
    F_WARS,
    Position,
)


def legal_actions(state: Position, seat: i64) -> vec[i64]:
    """List what `seat` (or CHANCE) may do now. Rules: TE-TURN-02, TE-TURN-03."""
    actor = state.actor()
    out: vec[i64] = vec[i64](capacity=512)
    if seat != actor or actor == NOBODY:
        return out
    if actor == CHANCE:
        return list_outcomes(state)
    kind = state.top()
    if kind == F_TURN:
        return _list_turn(state, seat, out)
    if kind == F_CONFLICT:
        return list_numbers(state, seat, out)
    if kind == F_WARS:
        return list_wars(state, out)
    if kind == F_MONUMENT:
        return list_monuments(state, state.top(2), out)
    return list_treasures(state, out)


def _list_turn(state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the four kinds of action, and ending the turn. Rules: TE-TURN-02, TE-EDGE-60."""
    if state.left == 0:
        return append(out, A_END)
    around = surroundings(state)
    land: vec[i64] = vec[i64](capacity=176)
    river: vec[i64] = vec[i64](capacity=48)
    homes: vec[i64] = vec[i64](capacity=64)
    rivers = state.board * (SPACES + 1)
    for space in range(SPACES):
        if state.cells[space] != EMPTY:
            continue
        beside = around[space]
        if at_most_two(beside & KINGDOMS):
            if RIVER[rivers + space]:
                river = append(river, space)
            else:
                land = append(land, space)
        if beside & NEXT_TO_TEMPLE and RIVER[rivers + space] == 0:
            homes = append(homes, space)
    out = list_tiles(state, seat, land, river, out)
    out = list_leaders(state, seat, homes, around, out)
    out = list_catastrophes(state, seat, out)
    out = list_swaps(state, seat, out)
    return append(out, A_END)
