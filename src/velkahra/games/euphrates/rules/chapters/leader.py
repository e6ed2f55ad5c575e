"""Leaders: placing, moving, withdrawing, and going home (TE-LEADER)."""

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules.actions import A_LEADER, A_WITHDRAW
from velkahra.games.euphrates.rules.chapters.kingdom import (
    KINGDOMS,
    at_most_one,
    connects,
    count_kingdoms,
    extend_kingdom,
    is_in,
    kingdoms_beside,
    leaders_next_to,
    leaders_of_office,
    leaders_on,
    lowest_leader,
    rebuild_kingdoms,
    region,
    touches_temple,
)
from velkahra.games.euphrates.rules.chapters.revolt import begin_revolt
from velkahra.games.euphrates.rules.frames import push_treasures
from velkahra.games.euphrates.rules.state import (
    EMPTY,
    Position,
    cell_of_leader,
    leader_of,
    office_of,
    owner_of,
)
from velkahra.games.euphrates.rules.tables import (
    COLOURS,
    COLUMNS,
    EAST,
    NORTH,
    OFF,
    SOUTH,
    SPACES,
    WEST,
    neighbour,
)


def lift_leader(state: Position, leader: i64) -> None:
    """Take a leader off its space; its kingdom may shrink, split or end."""
    space = state.leader_at(leader)
    leaders = state.realm[space]
    state.put_leader(leader, OFF)
    state.cells[space] = EMPTY
    state.realm[space] = 0
    rebuild_kingdoms(state, leaders)


def place_leader(
    state: Position, seat: i64, office: i64, space: i64, events: Events | None
) -> None:
    """Put a leader on a space, or move it there; a revolt follows where its office is taken.

    Rules: TE-LEADER-01, TE-LEADER-02, TE-LEADER-07, TE-LEADER-08, TE-LEADER-10, TE-LEADER-12,
        TE-LEADER-13, TE-EDGE-30, TE-EDGE-31, TE-EDGE-35, TE-EDGE-41, TE-TREASURE-04, TE-EDGE-73.
    """
    leader = leader_of(seat, office)
    origin = state.leader_at(leader)
    if origin != OFF:
        lift_leader(state, leader)
    rivals = leaders_of_office(leaders_next_to(state.realm, space), office)
    state.put_leader(leader, space)
    state.cells[space] = cell_of_leader(leader)
    extend_kingdom(state, space)
    if events is not None:
        if origin == OFF:
            events.emit("leader", {"seat": seat, "office": office, "space": space})
        else:
            moved = {"seat": seat, "office": office, "origin": origin, "space": space}
            events.emit("moved", moved)
    push_treasures(state, seat, 0)
    if rivals != 0:
        begin_revolt(state, leader, lowest_leader(rivals), events)


def withdraw_leader(state: Position, seat: i64, office: i64, events: Events | None) -> None:
    """Take an own leader off the board. Rules: TE-LEADER-02."""
    leader = leader_of(seat, office)
    origin = state.leader_at(leader)
    lift_leader(state, leader)
    if events is not None:
        events.emit("withdrawn", {"seat": seat, "office": office, "origin": origin})


def send_homeless_home(state: Position, events: Events | None) -> None:
    """Return every leader without a face-up temple beside it to its owner, all in one step.

    The order does not matter: leaders do not hold each other.
    Rules: TE-LEADER-09, TE-CATASTROPHE-10, TE-MONUMENT-09, TE-EDGE-40.
    """
    for leader in range(COLOURS * state.seats):
        origin = state.leader_at(leader)
        if origin != OFF and not touches_temple(state, origin):
            lift_leader(state, leader)
            if events is not None:
                facts = {"seat": owner_of(leader), "office": office_of(leader), "origin": origin}
                events.emit("homeless", facts)


def may_split(state: Position, space: i64) -> bool:
    """Return whether taking away what lies on a space could separate its neighbours.

    Neighbours that meet again around the next corner stay together.
    """
    cells = state.cells
    north, west = neighbour(space, NORTH), neighbour(space, WEST)
    east, south = neighbour(space, EAST), neighbour(space, SOUTH)
    n = connects(cells[north])
    w = connects(cells[west])
    e = connects(cells[east])
    s = connects(cells[south])
    parts = i64(n) + i64(w) + i64(e) + i64(s)
    parts -= i64(n and w and connects(cells[neighbour(north, WEST)]))
    parts -= i64(n and e and connects(cells[neighbour(north, EAST)]))
    parts -= i64(s and w and connects(cells[neighbour(south, WEST)]))
    parts -= i64(s and e and connects(cells[neighbour(south, EAST)]))
    return parts > 1


def realm_without(state: Position, leader: i64) -> vec[i32]:
    """Return the kingdoms as they would be without `leader`, as `Position.realm` has them.

    The state is not changed. Rules: TE-EDGE-30.
    """
    origin = state.leader_at(leader)
    leaders = state.realm[origin]
    realm = state.realm[:]
    for space in range(SPACES):
        if realm[space] == leaders:
            realm[space] = 0
    for other in range(COLOURS * state.seats):
        at = state.leader_at(other)
        if other != leader and is_in(leaders, other) and realm[at] == 0:
            spaces = region(state, at, origin)
            ruled = leaders_on(state, spaces)
            for space in spaces:
                realm[space] = ruled
    return realm


def list_leaders(
    state: Position, seat: i64, homes: vec[i64], around: vec[i32], out: vec[i64]
) -> vec[i64]:
    """Append the legal placings, moves and withdrawals, as actions, to `out` and return it.

    `homes` are the empty land spaces next to a temple, ascending; `around` is `surroundings`.
    Rules: TE-LEADER-03, TE-LEADER-04, TE-LEADER-05, TE-LEADER-06, TE-EDGE-30, TE-EDGE-31,
        TE-EDGE-33, TE-EDGE-34.
    """
    for office in range(COLOURS):
        leader = leader_of(seat, office)
        first = A_LEADER + office * SPACES
        origin = state.leader_at(leader)
        if origin == OFF:
            for space in homes:
                if at_most_one(around[space] & KINGDOMS):
                    out = append(out, first + space)
        else:
            out = _list_moves(state, leader, homes, around, first, out)
    for office in range(COLOURS):
        if state.leader_at(leader_of(seat, office)) != OFF:
            out = append(out, A_WITHDRAW + office)
    return out


def _list_moves(
    state: Position, leader: i64, homes: vec[i64], around: vec[i32], first: i64, out: vec[i64]
) -> vec[i64]:
    """Append the spaces a leader on the board may move to, with the leader lifted, to `out`.

    Lifting changes its own kingdom only: the last leader takes the kingdom with it, and only a
    leader that holds its neighbours together can split it.
    """
    origin = state.leader_at(leader)
    leaders = state.realm[origin]
    one: i32 = 1
    if leaders != one << i32(leader) and may_split(state, origin):
        realm = realm_without(state, leader)
        for space in homes:
            if count_kingdoms(realm, space) <= 1:
                out = append(out, first + space)
        return out
    ended: i32 = leaders if leaders == one << i32(leader) else 0
    for space in homes:
        step = space - origin
        if step * step == 1 or step * step == COLUMNS * COLUMNS:
            beside = kingdoms_beside(state, space, origin)
        else:
            beside = around[space] & KINGDOMS
        if at_most_one(beside & ~ended):
            out = append(out, first + space)
    return out


def refuse_leader(state: Position, seat: i64, office: i64, space: i64) -> Refusal | None:
    """Return a refusal of a leader, or None.

    Rules: TE-LEADER-03, TE-LEADER-04, TE-LEADER-05, TE-LEADER-06, TE-EDGE-32, TE-EX-01.
    """
    leader = leader_of(seat, office)
    origin = state.leader_at(leader)
    where = {"office": int(office), "space": int(space)}
    if origin == space:
        return Refusal("TE-EDGE-32", where)
    if state.cells[space] != EMPTY:
        return Refusal("TE-LEADER-03", where)
    if state.is_river(space):
        return Refusal("TE-LEADER-05", where)
    if not touches_temple(state, space):
        return Refusal("TE-LEADER-04", where)
    lifted = state
    if origin != OFF:
        lifted = _copy_board(state)
        lift_leader(lifted, leader)
    joined = count_kingdoms(lifted.realm, space)
    if joined > 1:
        return Refusal("TE-LEADER-06", {**where, "count": int(joined)})
    return None


def _copy_board(state: Position) -> Position:
    copy = Position(state.seats, state.board, state.english)
    copy.cells = state.cells[:]
    copy.realm = state.realm[:]
    copy.counts = state.counts[:]
    return copy


def refuse_withdrawal(state: Position, seat: i64, office: i64) -> Refusal | None:
    """Return a refusal to withdraw a leader that is not on the board, or None.

    Rules: TE-LEADER-02.
    """
    if state.leader_at(leader_of(seat, office)) == OFF:
        return Refusal("TE-LEADER-02", {"office": int(office)})
    return None
