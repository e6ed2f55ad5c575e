"""Groups of actions: pieces that touch the same kingdoms and the same kinds of neighbours.

Evaluations see of a space little but what it touches, so the spaces beside a kingdom fall into few
kinds.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.games.euphrates.rules import actions as codes
from velkahra.games.euphrates.rules import pieces, tables
from velkahra.games.euphrates.rules.state import Position

LEADERS_OF: Final[i64] = 16
"""Bits of a set of leaders."""
CATASTROPHES: Final[i64] = 2 * tables.COLOURS
"""Catastrophe tiles, behind tiles by colour and leaders by office."""


def action_groups(state: Position, actions: vec[i64]) -> vec[i64]:
    """Return a number for each action, the same for those of a group.

    Tiles and leaders of a kind are a group if their spaces touch the same kingdoms, and as many
    tiles of their own colour, temples and leaders; catastrophe tiles, if they also destroy the same
    in the same kingdom. Every other action is a group of its own.
    """
    numbers: vec[i64] = vec[i64](capacity=i64(len(actions)))
    for action in actions:
        number = ~action
        if codes.A_TILE <= action < codes.A_WITHDRAW:
            number = _touching(state, codes.space_of_code(action), codes.what_of(action))
        elif codes.A_CATASTROPHE <= action < codes.A_SWAP:
            space = action - codes.A_CATASTROPHE
            lost = i64(state.cells[space]) << LEADERS_OF | i64(state.realm[space])
            number = lost << 32 | _touching(state, space, CATASTROPHES)
        numbers = append(numbers, number)
    return numbers


def _touching(state: Position, space: i64, kind: i64) -> i64:
    """Return what a piece of a kind touches on a space, with the kind, as a number."""
    cells, realm = state.cells, state.realm
    own = pieces.tile_of(kind % tables.COLOURS)
    leaders: i64 = 0
    tally: i64 = 0
    first = tables.first_side(space)
    for side in range(first, first + tables.SIDES):
        beside = i64(tables.NEIGHBOURS[side])
        cell = cells[beside]
        leaders |= i64(realm[beside])
        if cell == own:
            tally += 1
        if cell == pieces.TEMPLE:
            tally += 8
        if cell >= pieces.LEADER:
            tally += 64
    return (leaders << 9 | tally) << 4 | kind
