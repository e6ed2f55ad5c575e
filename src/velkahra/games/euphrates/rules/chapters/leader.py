"""Leaders: placing, moving, withdrawing, and going home (TE-LEADER)."""

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules.actions import A_LEADER, A_WITHDRAW
from velkahra.games.euphrates.rules.chapters.kingdom import (
    KINGDOMS,
    OFFICE_MASK,
    at_most_one,
    connects,
    count_kingdoms,
    extend,
    kingdoms_beside,
    leaders_next_to,
    leaders_on,
    rebuild,
    region,
    touches_temple,
)
from velkahra.games.euphrates.rules.chapters.revolt import begin_revolt
from velkahra.games.euphrates.rules.printed import COLOURS, COLUMNS, NEIGHBOURS, OFF, SPACES
from velkahra.games.euphrates.rules.state import EMPTY, F_TREASURES, LEADER, LEADER_AT, Position


def lift(state: Position, leader: i64) -> None:
    """Take a leader off its space; its kingdom may shrink, split or end."""
    space = state.counts[LEADER_AT + leader]
    leaders = state.realm[space]
    state.counts[LEADER_AT + leader] = OFF
    state.cells[space] = EMPTY
    state.realm[space] = 0
    rebuild(state, leaders)


def place_leader(
    state: Position, seat: i64, office: i64, space: i64, events: Events | None
) -> None:
    """Put a leader on a space, or move it there; a revolt follows where its office is taken.

    Rules: TE-LEADER-01, TE-LEADER-02, TE-LEADER-07, TE-LEADER-08, TE-LEADER-10, TE-LEADER-12,
        TE-LEADER-13, TE-EDGE-30, TE-EDGE-31, TE-EDGE-35, TE-EDGE-41, TE-TREASURE-04, TE-EDGE-73.
    """
    leader = seat * COLOURS + office
    origin = state.counts[LEADER_AT + leader]
    if origin != OFF:
        lift(state, leader)
    rivals = leaders_next_to(state.realm, space) & (OFFICE_MASK << i32(office))
    state.counts[LEADER_AT + leader] = space
    state.cells[space] = LEADER + u8(leader)
    extend(state, space)
    if events is not None:
        if origin == OFF:
            events.emit("leader", {"seat": seat, "office": office, "space": space})
        else:
            moved = {"seat": seat, "office": office, "origin": origin, "space": space}
            events.emit("moved", moved)
    state.push(F_TREASURES, seat)
    if rivals != 0:
        begin_revolt(state, leader, _only_leader(rivals), events)


def _only_leader(leaders: i32) -> i64:
    leader: i64 = 0
    while (leaders >> i32(leader)) & 1 == 0:
        leader += 1
    return leader


def withdraw_leader(state: Position, seat: i64, office: i64, events: Events | None) -> None:
    """Take an own leader off the board. Rules: TE-LEADER-02."""
    leader = seat * COLOURS + office
    origin = state.counts[LEADER_AT + leader]
    lift(state, leader)
    if events is not None:
        events.emit("withdrawn", {"seat": seat, "office": office, "origin": origin})


def send_homeless_home(state: Position, events: Events | None) -> None:
    """Return every leader without a face-up temple beside it to its owner, all in one step.

    The order does not matter: leaders do not hold each other.
    Rules: TE-LEADER-09, TE-CATASTROPHE-10, TE-MONUMENT-09, TE-EDGE-40.
    """
    for leader in range(COLOURS * state.seats):
        origin = state.counts[LEADER_AT + leader]
        if origin != OFF and not touches_temple(state, origin):
            lift(state, leader)
            if events is not None:
                facts = {"seat": leader // COLOURS, "office": leader % COLOURS, "origin": origin}
                events.emit("homeless", facts)


def may_split(state: Position, space: i64) -> bool:
    """Say whether taking away what lies on a space could part its neighbours.

    Neighbours that meet again around the next corner stay together.
    """
    cells = state.cells
    at = 4 * space
    north = i64(NEIGHBOURS[at])
    west = i64(NEIGHBOURS[at + 1])
    east = i64(NEIGHBOURS[at + 2])
    south = i64(NEIGHBOURS[at + 3])
    n = connects(cells[north])
    w = connects(cells[west])
    e = connects(cells[east])
    s = connects(cells[south])
    parts = i64(n) + i64(w) + i64(e) + i64(s)
    parts -= i64(n and w and connects(cells[i64(NEIGHBOURS[4 * north + 1])]))
    parts -= i64(n and e and connects(cells[i64(NEIGHBOURS[4 * north + 2])]))
    parts -= i64(s and w and connects(cells[i64(NEIGHBOURS[4 * south + 1])]))
    parts -= i64(s and e and connects(cells[i64(NEIGHBOURS[4 * south + 2])]))
    return parts > 1


def realm_without(state: Position, leader: i64) -> vec[i32]:
    """Give the kingdoms as they are once `leader` is lifted. The state is not changed.

    Rules: TE-EDGE-30.
    """
    origin = state.counts[LEADER_AT + leader]
    leaders = state.realm[origin]
    realm = state.realm[:]
    for space in range(SPACES):
        if realm[space] == leaders:
            realm[space] = 0
    for other in range(COLOURS * state.seats):
        at = state.counts[LEADER_AT + other]
        if other != leader and (leaders >> i32(other)) & 1 and realm[at] == 0:
            spaces = region(state, at, origin)
            ruled = leaders_on(state, spaces)
            for space in spaces:
                realm[space] = ruled
    return realm


def list_leaders(
    state: Position, seat: i64, homes: vec[i64], around: vec[i32], out: vec[i64]
) -> vec[i64]:
    """Add the legal placings, moves and withdrawals to `out`.

    `homes` are the empty land spaces next to a temple, ascending; `around` is `surroundings`.
    Rules: TE-LEADER-03, TE-LEADER-04, TE-LEADER-05, TE-LEADER-06, TE-EDGE-30, TE-EDGE-31,
        TE-EDGE-33, TE-EDGE-34.
    """
    for office in range(COLOURS):
        leader = seat * COLOURS + office
        first = A_LEADER + office * SPACES
        origin = state.counts[LEADER_AT + leader]
        if origin == OFF:
            for space in homes:
                if at_most_one(around[space] & KINGDOMS):
                    out = append(out, first + space)
        else:
            out = _list_moves(state, leader, homes, around, first, out)
    for office in range(COLOURS):
        if state.counts[LEADER_AT + seat * COLOURS + office] != OFF:
            out = append(out, A_WITHDRAW + office)
    return out


def _list_moves(
    state: Position, leader: i64, homes: vec[i64], around: vec[i32], first: i64, out: vec[i64]
) -> vec[i64]:
    """Add where a leader on the board may go, judged with the leader lifted.

    Lifting changes its own kingdom only: the last leader takes the kingdom with it, and only a
    leader that holds its neighbours together can split it.
    """
    origin = state.counts[LEADER_AT + leader]
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
    """Refuse a leader where the rules refuse it.

    Rules: TE-LEADER-03, TE-LEADER-04, TE-LEADER-05, TE-LEADER-06, TE-EDGE-32, TE-EX-01.
    """
    leader = seat * COLOURS + office
    origin = state.counts[LEADER_AT + leader]
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
        lift(lifted, leader)
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
    """Refuse to withdraw a leader that is not on the board. Rules: TE-LEADER-02."""
    if state.counts[LEADER_AT + seat * COLOURS + office] == OFF:
        return Refusal("TE-LEADER-02", {"office": int(office)})
    return None
