"""Actions that a search need not look at: they were never among the best of games between bots.

These are tiles beside no kingdom, but for one of each colour, and catastrophe tiles on spaces where
nothing lies.
"""

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.masks import mark, marked
from velkahra.games.euphrates.rules import actions, decisions, frames, spaces
from velkahra.games.euphrates.rules.chapters import action, catastrophe, leader, swap, tile
from velkahra.games.euphrates.rules.state import Position


def sensible_actions(state: Position, seat: i64) -> vec[i64]:
    """List the legal actions of `seat` worth searching, ascending; at least one."""
    if seat < 0 or seat != state.actor() or state.frame_kind() != frames.TURN:
        return decisions.list_actions(state, seat)
    mask: vec[i64] = action.NO_ACTIONS[:]
    mark(mask, 0, actions.A_END)
    if state.left > 0:
        sets = spaces.survey(state)
        _leave_out_empty(sets)
        tile.mark_tiles(state, seat, sets, mask, 0)
        leader.mark_leaders(state, seat, sets, mask, 0)
        catastrophe.mark_catastrophes(state, seat, sets, mask, 0)
        swap.mark_swaps(state, seat, mask, 0)
    return marked(mask, 0, i64(len(mask)))


def _leave_out_empty(sets: vec[i64]) -> None:
    """Leave no catastrophe tile an empty space, and tiles one of them that touches no kingdom."""
    for part in range(spaces.PARTS):
        sets[spaces.FIXED + part] |= (
            sets[spaces.EMPTY_LAND + part] | sets[spaces.EMPTY_RIVER + part]
        )
    _leave_out_lonely(sets, spaces.EMPTY_LAND)
    _leave_out_lonely(sets, spaces.EMPTY_RIVER)


def _leave_out_lonely(sets: vec[i64], empty: i64) -> None:
    """Take what touches no kingdom out of a set, but for the first space."""
    is_first = True
    for part in range(spaces.PARTS):
        lonely = sets[empty + part] & ~sets[spaces.TOUCHED + part]
        if lonely:
            sets[empty + part] ^= lonely
            if is_first:
                sets[empty + part] |= lonely & -lonely
                is_first = False
