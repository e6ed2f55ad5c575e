"""Actions that a search need not look at: they were never among the best of games between bots.

These are tiles beside no kingdom, of which one of each colour is kept, and catastrophe tiles on
spaces where nothing lies.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.games.euphrates.rules import spaces
from velkahra.games.euphrates.rules.actions import (
    A_CATASTROPHE,
    A_LEADER,
    A_SWAP,
    space_of_code,
    what_of,
)
from velkahra.games.euphrates.rules.decisions import list_actions
from velkahra.games.euphrates.rules.frames import F_TURN
from velkahra.games.euphrates.rules.spaces import TOUCHED, bit_of, part_of
from velkahra.games.euphrates.rules.state import EMPTY, PLAYING, Position


def sensible_actions(state: Position, seat: i64) -> vec[i64]:
    """List the legal actions of `seat` worth searching, ascending; at least one."""
    actions = list_actions(state, seat)
    if state.over != PLAYING or seat < 0 or state.frame_kind() != F_TURN:
        return actions
    sets = spaces.survey(state)
    kept: vec[i64] = vec[i64](capacity=i64(len(actions)))
    last: i64 = -1  # the colour of the last tile beside no kingdom
    for action in actions:
        if action < A_LEADER:
            space = space_of_code(action)
            if sets[TOUCHED + part_of(space)] & bit_of(space) == 0:
                if what_of(action) == last:
                    continue
                last = what_of(action)
        elif A_CATASTROPHE <= action < A_SWAP and state.cells[action - A_CATASTROPHE] == EMPTY:
            continue
        kept = append(kept, action)
    return kept
