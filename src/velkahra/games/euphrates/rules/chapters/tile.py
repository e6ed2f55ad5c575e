"""Placing a civilization tile and what it scores (TE-TILE)."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules import actions, frames, pieces, spaces, tables
from velkahra.games.euphrates.rules.chapters import kingdom, war
from velkahra.games.euphrates.rules.state import Position


def place_tile(state: Position, seat: i64, colour: i64, space: i64, events: Events | None) -> None:
    """Put a tile from the hand on the board.

    Wars, then the offer of a monument, then treasures follow as part of the action.
    Rules: TE-TILE-01, TE-TILE-05, TE-TILE-06, TE-TILE-10, TE-TILE-12, TE-TURN-03, TE-EDGE-01,
        TE-EDGE-04, TE-EDGE-81, TE-MONUMENT-04, TE-TREASURE-04.
    """
    joins = kingdom.count_kingdoms(state.realm, space) == 2
    state.add_to_hand(seat, colour, -1)
    state.cells[space] = pieces.tile_of(colour)
    kingdom.extend_kingdom(state, space)
    if events is not None:
        events.emit("tile", {"seat": seat, "colour": colour, "space": space})
    state.push(frames.TREASURES, seat)
    state.push(frames.MONUMENT, seat, space)
    if joins:
        war.join_kingdoms(state, seat, space, events)
    else:
        score_tile(state, colour, space, events)


def score_tile(state: Position, colour: i64, space: i64, events: Events | None) -> None:
    """Give the point for a tile in one kingdom to the leader of its colour, else to the king.

    Rules: TE-TILE-07, TE-TILE-08, TE-TILE-09, TE-TILE-11, TE-VP-01, TE-VP-02, TE-VP-04,
        TE-EDGE-02, TE-EDGE-03, TE-EDGE-80.
    """
    leaders = state.realm[space]
    by_king = leaders & (kingdom.OFFICE_MASK << i32(colour)) == 0
    rulers = leaders & (kingdom.OFFICE_MASK << i32(tables.KING if by_king else colour))
    if rulers == 0:
        return
    seat = pieces.owner_of(kingdom.lowest_leader(rulers))
    state.score(seat, colour, 1)
    if events is not None:
        facts = {"seat": seat, "colour": colour, "points": 1, "by": 1 if by_king else 0}
        events.emit("points-tile", facts)


def mark_tiles(state: Position, seat: i64, sets: vec[i64], mask: vec[i64], at: i64) -> None:
    """Add the legal placings to the mask that begins at `at`. `sets` is the `survey`.

    Rules: TE-TILE-01, TE-TILE-02, TE-TILE-03, TE-TILE-04.
    """
    for colour in range(tables.COLOURS):
        if state.hand(seat, colour) > 0:
            empty = spaces.EMPTY_RIVER if colour == tables.BLUE else spaces.EMPTY_LAND
            for part in range(spaces.PARTS):
                free = sets[empty + part] & ~sets[spaces.OVERCROWDED + part]
                spaces.mark_spaces(mask, at, actions.A_TILE + colour * tables.SPACES, part, free)


def refuse_tile(state: Position, seat: i64, colour: i64, space: i64) -> Refusal | None:
    """Return a refusal of a tile, or None.

    Rules: TE-TILE-01, TE-TILE-02, TE-TILE-03, TE-TILE-04, TE-EDGE-05, TE-EX-02.
    """
    what = {"colour": int(colour), "space": int(space)}
    if state.hand(seat, colour) == 0:
        return Refusal("TE-TILE-01", what)
    if state.cells[space] != pieces.EMPTY:
        return Refusal("TE-TILE-01", what, "occupied")
    if state.is_river(space):
        if colour != tables.BLUE:
            return Refusal("TE-TILE-03", what)
    elif colour == tables.BLUE:
        return Refusal("TE-TILE-02", what)
    joined = kingdom.count_kingdoms(state.realm, space)
    if joined > 2:
        return Refusal("TE-TILE-04", {**what, "count": int(joined)})
    return None
