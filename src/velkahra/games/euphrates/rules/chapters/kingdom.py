"""Regions and kingdoms: connected tiles, and the leaders among them (TE-KINGDOM).

`Position.realm` holds each space's kingdom as the set of its leaders. `extend` updates it when a
piece is placed, `rebuild` when one is removed. `measure` computes it from the board alone; tests
compare the two.
Rules: TE-KINGDOM-01, TE-KINGDOM-02, TE-KINGDOM-03, TE-KINGDOM-04, TE-KINGDOM-05, TE-KINGDOM-06,
    TE-KINGDOM-07, TE-KINGDOM-08.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from velkahra.games.euphrates.rules import pieces, tables
from velkahra.games.euphrates.rules.state import Position

NO_MARKS: Final = vec[u8]([u8(0) for _ in range(int(tables.SPACES) + 1)])
NO_REALM: Final = vec[i32]([i32(0) for _ in range(int(tables.SPACES) + 1)])
OFFICE_MASK: Final[i32] = 0x1111  # leader bits of one office, shifted left by the office


def connects(cell: u8) -> bool:
    """Return whether what lies on a space belongs to a region: tiles, also face down, and leaders.

    `cell` is what lies there, as in `Position.cells`.
    Rules: TE-KINGDOM-02, TE-KINGDOM-08, TE-MONUMENT-06, TE-CATASTROPHE-09.
    """
    return (0 < cell < pieces.CATASTROPHE) or cell >= pieces.LEADER


def touches_temple(state: Position, space: i64) -> bool:
    """Return whether a face-up temple is next to a space. Rules: TE-LEADER-04, TE-EDGE-36."""
    cells = state.cells
    at = tables.first_side(space)
    return (
        cells[i64(tables.NEIGHBOURS[at + tables.NORTH])] == pieces.TEMPLE
        or cells[i64(tables.NEIGHBOURS[at + tables.WEST])] == pieces.TEMPLE
        or cells[i64(tables.NEIGHBOURS[at + tables.EAST])] == pieces.TEMPLE
        or cells[i64(tables.NEIGHBOURS[at + tables.SOUTH])] == pieces.TEMPLE
    )


def count_temples(state: Position, space: i64) -> i64:
    """Count the face-up temples next to a space. Rules: TE-REVOLT-04, TE-EDGE-36."""
    found: i64 = 0
    for side in range(tables.SIDES):
        if state.cells[tables.neighbour(space, side)] == pieces.TEMPLE:
            found += 1
    return found


def leaders_next_to(realm: vec[i32], space: i64) -> i32:
    """Return the leaders of all kingdoms that touch a space, as a bit set.

    `realm` has the leaders of each space's kingdom, as in `Position.realm`.
    """
    at = tables.first_side(space)
    return (
        realm[i64(tables.NEIGHBOURS[at + tables.NORTH])]
        | realm[i64(tables.NEIGHBOURS[at + tables.WEST])]
        | realm[i64(tables.NEIGHBOURS[at + tables.EAST])]
        | realm[i64(tables.NEIGHBOURS[at + tables.SOUTH])]
    )


def count_kingdoms(realm: vec[i32], space: i64) -> i64:
    """Count the different kingdoms that touch a space. A kingdom on several sides counts once.

    `realm` has the leaders of each space's kingdom, as in `Position.realm`.

    Each kingdom is known by the lowest of its leaders, and no two kingdoms share a leader.
    Rules: TE-EDGE-02.
    """
    at = tables.first_side(space)
    north, west = (
        realm[i64(tables.NEIGHBOURS[at + tables.NORTH])],
        realm[i64(tables.NEIGHBOURS[at + tables.WEST])],
    )
    east, south = (
        realm[i64(tables.NEIGHBOURS[at + tables.EAST])],
        realm[i64(tables.NEIGHBOURS[at + tables.SOUTH])],
    )
    heads = (north & -north) | (west & -west) | (east & -east) | (south & -south)
    count: i64 = 0
    while heads:
        heads &= heads - 1
        count += 1
    return count


def lowest_leader(leaders: i32) -> i64:
    """Return the lowest leader of a set of leaders, as bits, that is not empty."""
    leader: i64 = 0
    while (leaders >> i32(leader)) & 1 == 0:
        leader += 1
    return leader


def leaders_of_office(leaders: i32, office: i64) -> i32:
    """Return the leaders of one office in a set, as a bit set."""
    return leaders & (OFFICE_MASK << i32(office))


def is_in(leaders: i32, leader: i64) -> bool:
    """Return whether a leader is in a bit set of leaders."""
    return (leaders >> i32(leader)) & 1 == 1


def are_rivals(leaders: i32) -> bool:
    """Return whether a bit set holds two leaders or more."""
    return leaders & (leaders - 1) != 0


def region(state: Position, start: i64, barrier: i64) -> vec[i64]:
    """List the spaces connected to `start`, itself first, without stepping on `barrier`.

    Rules: TE-KINGDOM-02, TE-KINGDOM-03.
    """
    seen: vec[u8] = NO_MARKS[:]
    found: vec[i64] = vec[i64](capacity=64)
    seen[start] = 1
    seen[barrier] = 1
    found = append(found, start)
    i: i64 = 0
    while i < len(found):
        at = tables.first_side(found[i])
        for place in range(at, at + tables.SIDES):
            space = i64(tables.NEIGHBOURS[place])
            if seen[space] == 0 and connects(state.cells[space]):
                seen[space] = 1
                found = append(found, space)
        i += 1
    return found


def leaders_on(state: Position, spaces: vec[i64]) -> i32:
    """Return the leaders that stand on some spaces, as a bit set."""
    leaders: i32 = 0
    one: i32 = 1
    for space in spaces:
        cell = state.cells[space]
        if cell >= pieces.LEADER:
            leaders |= one << i32(pieces.leader_on(cell))
    return leaders


def write_kingdom(state: Position, start: i64) -> None:
    """Find the region of `start`, and write its leaders on all its spaces."""
    spaces = region(state, start, tables.OFF)
    leaders = leaders_on(state, spaces)
    for space in spaces:
        state.realm[space] = leaders


def extend_kingdom(state: Position, space: i64) -> None:
    """Update the kingdoms after something was laid on `space`: they grow or are joined.

    Rules: TE-KINGDOM-04, TE-KINGDOM-06, TE-LEADER-07, TE-EDGE-03, TE-EDGE-34.
    """
    if state.cells[space] >= pieces.LEADER or leaders_next_to(state.realm, space) != 0:
        write_kingdom(state, space)


def rebuild_kingdoms(state: Position, leaders: i32) -> None:
    """Update the kingdom that had these leaders, after something of it was removed.

    It may have shrunk, split into several kingdoms and regions, or lost its last leader.
    Rules: TE-KINGDOM-06, TE-CATASTROPHE-09, TE-WAR-15, TE-EDGE-38.
    """
    if leaders == 0:
        return
    realm = state.realm
    for space in range(tables.SPACES):
        if realm[space] == leaders:
            realm[space] = 0
    for leader in range(tables.COLOURS * state.seats):
        at = state.leader_at(leader)
        if at != tables.OFF and realm[at] == 0:
            write_kingdom(state, at)


def find_kingdoms(state: Position) -> vec[i32]:
    """Return the leaders of each space's kingdom as bit sets, found from the board alone."""
    fresh: vec[i32] = NO_REALM[:]
    for start in range(tables.SPACES):
        if state.cells[start] >= pieces.LEADER:
            spaces = region(state, start, tables.OFF)
            leaders = leaders_on(state, spaces)
            for space in spaces:
                fresh[space] = leaders
    return fresh


def supporters(state: Position, leader: i64, barrier: i64) -> i64:
    """Count the face-up tiles of a leader's colour that it reaches without crossing `barrier`.

    They need not touch the leader. Rules: TE-WAR-06, TE-WAR-07, TE-WAR-08, TE-EDGE-07, TE-EDGE-15.
    """
    tile = pieces.tile_of(pieces.office_of(leader))
    found: i64 = 0
    for space in region(state, state.leader_at(leader), barrier):
        if state.cells[space] == tile:
            found += 1
    return found
