"""Leaders: placing, moving, withdrawing, and going home (TE-LEADER)."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from velkahra.core.contract import masks, refusals
from velkahra.core.contract.events import Events
from velkahra.games.euphrates.rules import actions, frames, pieces, spaces, tables
from velkahra.games.euphrates.rules.chapters import kingdom, revolt
from velkahra.games.euphrates.rules.state import Position


def lift_leader(state: Position, leader: i64) -> None:
    """Take a leader off its space; its kingdom may shrink, split or end."""
    space = state.leader_at(leader)
    leaders = state.realm[space]
    state.put_leader(leader, tables.OFF)
    state.cells[space] = pieces.EMPTY
    state.realm[space] = 0
    kingdom.rebuild_kingdoms(state, leaders)


def place_leader(
    state: Position, seat: i64, office: i64, space: i64, events: Events | None
) -> None:
    """Put a leader on a space, or move it there; a revolt follows where its office is taken.

    Rules: TE-LEADER-01, TE-LEADER-02, TE-LEADER-07, TE-LEADER-08, TE-LEADER-10, TE-LEADER-12,
        TE-LEADER-13, TE-EDGE-30, TE-EDGE-31, TE-EDGE-35, TE-EDGE-41, TE-TREASURE-04, TE-EDGE-73.
    """
    leader = pieces.leader_of(seat, office)
    origin = state.leader_at(leader)
    if origin != tables.OFF:
        lift_leader(state, leader)
    rivals = kingdom.leaders_of_office(kingdom.leaders_next_to(state.realm, space), office)
    state.put_leader(leader, space)
    state.cells[space] = pieces.cell_of_leader(leader)
    kingdom.extend_kingdom(state, space)
    if events is not None:
        if origin == tables.OFF:
            events.emit("leader", {"seat": seat, "office": office, "space": space})
        else:
            moved = {"seat": seat, "office": office, "origin": origin, "space": space}
            events.emit("moved", moved)
    state.push(frames.TREASURES, seat)
    if rivals != 0:
        revolt.begin_revolt(state, leader, kingdom.lowest_leader(rivals), events)


def withdraw_leader(state: Position, seat: i64, office: i64, events: Events | None) -> None:
    """Take an own leader off the board. Rules: TE-LEADER-02."""
    leader = pieces.leader_of(seat, office)
    origin = state.leader_at(leader)
    lift_leader(state, leader)
    if events is not None:
        events.emit("withdrawn", {"seat": seat, "office": office, "origin": origin})


def send_homeless_home(state: Position, events: Events | None) -> None:
    """Return every leader without a face-up temple beside it to its owner, all in one step.

    The order does not matter: leaders do not hold each other.
    Rules: TE-LEADER-09, TE-CATASTROPHE-10, TE-MONUMENT-09, TE-EDGE-40.
    """
    for leader in range(tables.COLOURS * state.seats):
        origin = state.leader_at(leader)
        if origin != tables.OFF and not kingdom.touches_temple(state, origin):
            lift_leader(state, leader)
            if events is not None:
                facts = {
                    "seat": pieces.owner_of(leader),
                    "office": pieces.office_of(leader),
                    "origin": origin,
                }
                events.emit("homeless", facts)


def may_split(state: Position, space: i64) -> bool:
    """Return whether taking away what lies on a space could separate its neighbours.

    Neighbours that meet again around the next corner stay together.
    """
    cells = state.cells
    north, west = tables.neighbour(space, tables.NORTH), tables.neighbour(space, tables.WEST)
    east, south = tables.neighbour(space, tables.EAST), tables.neighbour(space, tables.SOUTH)
    n = kingdom.connects(cells[north])
    w = kingdom.connects(cells[west])
    e = kingdom.connects(cells[east])
    s = kingdom.connects(cells[south])
    parts = i64(n) + i64(w) + i64(e) + i64(s)
    parts -= i64(n and w and kingdom.connects(cells[tables.neighbour(north, tables.WEST)]))
    parts -= i64(n and e and kingdom.connects(cells[tables.neighbour(north, tables.EAST)]))
    parts -= i64(s and w and kingdom.connects(cells[tables.neighbour(south, tables.WEST)]))
    parts -= i64(s and e and kingdom.connects(cells[tables.neighbour(south, tables.EAST)]))
    return parts > 1


def mark_leaders(state: Position, seat: i64, sets: vec[i64], mask: vec[i64], at: i64) -> None:
    """Add the legal placings, moves and withdrawals to the mask that begins at `at`.

    `sets` is the `survey`.
    Rules: TE-LEADER-02, TE-LEADER-03, TE-LEADER-04, TE-LEADER-05, TE-LEADER-06, TE-EDGE-30,
        TE-EDGE-31, TE-EDGE-33, TE-EDGE-34.
    """
    for office in range(tables.COLOURS):
        leader = pieces.leader_of(seat, office)
        crowded = spaces.CROWDED
        if state.leader_at(leader) != tables.OFF:
            crowded = _crowded_without(state, leader, sets)
            masks.mark(mask, at, actions.A_WITHDRAW + office)
        for part in range(spaces.PARTS):
            free = sets[spaces.HOMES + part] & ~sets[crowded + part]
            spaces.mark_spaces(mask, at, actions.A_LEADER + office * tables.SPACES, part, free)


def _crowded_without(state: Position, leader: i64, sets: vec[i64]) -> i64:
    """Find what touches two kingdoms or more while a leader is lifted. Returns: the set's offset.

    Lifting changes its own kingdom only: the last leader takes the kingdom with it, and only a
    leader that holds its neighbours together can split it. Rules: TE-EDGE-30.
    """
    origin = state.leader_at(leader)
    leaders = state.realm[origin]
    one: i32 = 1
    alone = leaders == one << i32(leader)
    home = spaces.PARTS * kingdom.lowest_leader(leaders)
    for part in range(spaces.PARTS):
        if alone:
            sets[spaces.SPARE + part] = 0
        else:
            sets[spaces.SPARE + part] = sets[spaces.RULED + home + part]
    sets[spaces.SPARE + spaces.part_of(origin)] &= ~spaces.bit_of(origin)
    if not alone and may_split(state, origin):
        return _crowded_by_pieces(state, leader, sets)
    spaces.find_neighbours(sets, spaces.SPARE, spaces.SPARE)
    for part in range(spaces.PARTS):
        left = sets[spaces.BESIDE + home + part] & ~sets[spaces.SPARE + part]
        sets[spaces.SPARE + part] = (sets[spaces.CROWDED + part] & ~left) | (
            sets[spaces.OVERCROWDED + part] & left
        )
    return spaces.SPARE


def _crowded_by_pieces(state: Position, leader: i64, sets: vec[i64]) -> i64:
    """Find the same where the kingdom, of which the rest is at SPARE, falls into pieces."""
    origin = state.leader_at(leader)
    leaders = state.realm[origin]
    totals, piece, beside = (
        spaces.SPARE + spaces.PARTS,
        spaces.SPARE + 4 * spaces.PARTS,
        spaces.SPARE + 5 * spaces.PARTS,
    )
    for place in range(totals, totals + 3 * spaces.PARTS):
        sets[place] = 0
    for other in range(tables.COLOURS * state.seats):
        space = state.leader_at(other)
        if space == tables.OFF:
            continue
        if not kingdom.is_in(leaders, other):
            if kingdom.lowest_leader(state.realm[space]) == other:
                spaces.tally(sets, spaces.BESIDE + spaces.PARTS * other, totals)
        elif sets[spaces.SPARE + spaces.part_of(space)] & spaces.bit_of(space):
            _take_piece(sets, space, piece, beside)
            spaces.tally(sets, beside, totals)
    return totals + spaces.PARTS


def _take_piece(sets: vec[i64], start: i64, piece: i64, beside: i64) -> None:
    """Move the spaces connected to `start` from SPARE to `piece`, what touches them to `beside`."""
    for part in range(spaces.PARTS):
        sets[piece + part] = 0
    sets[piece + spaces.part_of(start)] = spaces.bit_of(start)
    grows = True
    while grows:
        grows = False
        spaces.find_neighbours(sets, piece, beside)
        for part in range(spaces.PARTS):
            more = sets[beside + part] & sets[spaces.SPARE + part] & ~sets[piece + part]
            if more:
                sets[piece + part] |= more
                grows = True
    for part in range(spaces.PARTS):
        sets[spaces.SPARE + part] &= ~sets[piece + part]


def refuse_leader(state: Position, seat: i64, office: i64, space: i64) -> refusals.Refusal | None:
    """Return a refusal of a leader, or None.

    Rules: TE-LEADER-03, TE-LEADER-04, TE-LEADER-05, TE-LEADER-06, TE-EDGE-32, TE-EX-01.
    """
    leader = pieces.leader_of(seat, office)
    origin = state.leader_at(leader)
    where = {"office": int(office), "space": int(space)}
    if origin == space:
        return refusals.Refusal("TE-EDGE-32", where)
    if state.cells[space] != pieces.EMPTY:
        return refusals.Refusal("TE-LEADER-03", where)
    if state.is_river(space):
        return refusals.Refusal("TE-LEADER-05", where)
    if not kingdom.touches_temple(state, space):
        return refusals.Refusal("TE-LEADER-04", where)
    lifted = state
    if origin != tables.OFF:
        lifted = _copy_board(state)
        lift_leader(lifted, leader)
    joined = kingdom.count_kingdoms(lifted.realm, space)
    if joined > 1:
        return refusals.Refusal("TE-LEADER-06", {**where, "count": int(joined)})
    return None


def _copy_board(state: Position) -> Position:
    copy = Position(state.seats, state.board, state.english)
    copy.cells = state.cells[:]
    copy.realm = state.realm[:]
    copy.counts = state.counts[:]
    return copy


def refuse_withdrawal(state: Position, seat: i64, office: i64) -> refusals.Refusal | None:
    """Return a refusal to withdraw a leader off the board, or None. Rules: TE-LEADER-02."""
    if state.leader_at(pieces.leader_of(seat, office)) == tables.OFF:
        return refusals.Refusal("TE-LEADER-02", {"office": int(office)})
    return None
