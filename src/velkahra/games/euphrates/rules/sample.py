"""A random legal action, all equally likely, without listing them: for random playouts.

A candidate is drawn from all that a turn could bring and drawn again where the rules refuse it, so
that every legal action stays as likely as any other.
"""

from librt.random import Random
from mypy_extensions import i64

from velkahra.games.euphrates.rules import actions, decisions, frames, pieces, tables
from velkahra.games.euphrates.rules.chapters import kingdom, leader
from velkahra.games.euphrates.rules.state import Position


def sample(state: Position, seat: i64, rng: Random) -> i64:
    """Return a random legal action of `seat`, which has something to decide; all equally likely."""
    if state.frame_kind() != frames.TURN:
        legal = decisions.list_actions(state, seat)
        return legal[rng.randrange(i64(len(legal)))]
    if state.left == 0:
        return actions.A_END
    swaps = _swaps(state, seat)
    spaces = (2 * tables.COLOURS + 1) * tables.SPACES
    while True:
        pick = rng.randrange(spaces + tables.COLOURS + swaps)
        if pick < spaces:
            action = _on_board(state, seat, pick // tables.SPACES, pick % tables.SPACES)
        elif pick < spaces + tables.COLOURS:
            stands = state.leader_at(pieces.leader_of(seat, pick - spaces)) != tables.OFF
            action = actions.A_WITHDRAW + pick - spaces if stands else -1
        else:
            action = _swap_or_end(state, seat, pick - spaces - tables.COLOURS)
        if action >= 0:
            return action


def _on_board(state: Position, seat: i64, what: i64, space: i64) -> i64:
    """Return the action of laying a tile, a leader or a catastrophe on a space, or -1."""
    cell = state.cells[space]
    if what == 2 * tables.COLOURS:
        mine = state.catastrophes(seat) > 0
        safe = cell >= pieces.FACE_DOWN or (cell == pieces.TEMPLE and state.has_treasure(space))
        return actions.A_CATASTROPHE + space if mine and not safe else -1
    if cell != pieces.EMPTY:
        return -1
    if what < tables.COLOURS:
        fits = state.is_river(space) == (what == tables.BLUE) and state.hand(seat, what) > 0
        fits = fits and kingdom.count_kingdoms(state.realm, space) <= 2
        return actions.A_TILE + what * tables.SPACES + space if fits else -1
    if state.is_river(space) or not kingdom.touches_temple(state, space):
        return -1
    office = what - tables.COLOURS
    refused = leader.refuse_leader(state, seat, office, space)
    return actions.A_LEADER + office * tables.SPACES + space if refused is None else -1


def _swaps(state: Position, seat: i64) -> i64:
    """Count the selections of a hand, the empty one too."""
    ways: i64 = 1
    for colour in range(tables.COLOURS):
        ways *= state.hand(seat, colour) + 1
    return ways


def _swap_or_end(state: Position, seat: i64, number: i64) -> i64:
    """Return the swap with this number among those of the hand; the last one ends the turn."""
    if number == 0:
        return actions.A_END
    left = number
    black = left % (state.hand(seat, tables.BLACK) + 1)
    left //= state.hand(seat, tables.BLACK) + 1
    green = left % (state.hand(seat, tables.GREEN) + 1)
    left //= state.hand(seat, tables.GREEN) + 1
    blue = left % (state.hand(seat, tables.BLUE) + 1)
    red = left // (state.hand(seat, tables.BLUE) + 1)
    return actions.A_SWAP + tables.selection_of(red, blue, green, black)
