"""Catastrophe tiles: scorched earth until the end of the game (TE-CATASTROPHE)."""

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules import actions, pieces, spaces
from velkahra.games.euphrates.rules.chapters import kingdom, leader
from velkahra.games.euphrates.rules.state import Position


def play_catastrophe(state: Position, seat: i64, space: i64, events: Events | None) -> None:
    """Lay a catastrophe tile; a tile below it is out of the game.

    It only splits, so no kingdom can come to more treasures by it.
    Rules: TE-CATASTROPHE-01, TE-CATASTROPHE-02, TE-CATASTROPHE-03, TE-CATASTROPHE-08,
        TE-CATASTROPHE-09, TE-CATASTROPHE-10, TE-CATASTROPHE-11, TE-EDGE-58, TE-EDGE-59.
    """
    state.set_catastrophes(seat, state.catastrophes(seat) - 1)
    below = state.cells[space]
    leaders = state.realm[space]
    state.cells[space] = pieces.CATASTROPHE
    state.realm[space] = 0
    where = {"seat": int(seat), "space": int(space)}
    if below == pieces.EMPTY:
        if events is not None:
            events.emit("catastrophe", where)
        return
    colour = pieces.colour_on(below)
    state.add_gone(colour, 1)
    if events is not None:
        events.emit("destroyed", {**where, "colour": int(colour)})
    kingdom.rebuild_kingdoms(state, leaders)
    if below == pieces.TEMPLE:
        leader.send_homeless_home(state, events)


def mark_catastrophes(state: Position, seat: i64, sets: vec[i64], mask: vec[i64], at: i64) -> None:
    """Add the legal spaces to the mask that begins at `at`. `sets` is the `survey`.

    Rules: TE-CATASTROPHE-01, TE-CATASTROPHE-02.
    """
    if state.catastrophes(seat) == 0:
        return
    for part in range(spaces.PARTS):
        sets[spaces.SPARE + part] = spaces.whole_part(part) & ~sets[spaces.FIXED + part]
    for space in state.treasure_spaces():
        sets[spaces.SPARE + spaces.part_of(space)] &= ~spaces.bit_of(space)
    for part in range(spaces.PARTS):
        spaces.mark_spaces(mask, at, actions.A_CATASTROPHE, part, sets[spaces.SPARE + part])


def refuse_catastrophe(state: Position, seat: i64, space: i64) -> Refusal | None:
    """Return a refusal of a catastrophe tile, or None.

    Rules: TE-CATASTROPHE-01, TE-CATASTROPHE-04, TE-CATASTROPHE-05, TE-CATASTROPHE-06,
        TE-CATASTROPHE-07, TE-EDGE-57, TE-EDGE-59, TE-EX-04.
    """
    if state.catastrophes(seat) == 0:
        return Refusal("TE-CATASTROPHE-01")
    where = {"space": int(space)}
    cell = state.cells[space]
    if cell >= pieces.LEADER:
        return Refusal("TE-CATASTROPHE-06", where)
    if cell == pieces.CATASTROPHE:
        return Refusal("TE-CATASTROPHE-07", where)
    if cell >= pieces.FACE_DOWN:
        return Refusal("TE-CATASTROPHE-05", where)
    if state.has_treasure(space):
        return Refusal("TE-CATASTROPHE-04", where)
    return None
