"""Build (PP-BUILD)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.actions import A_ARMY, A_ROAD, A_STOP
from velkahra.games.pamir.rules.chapters.market import pay_action
from velkahra.games.pamir.rules.chapters.pieces import can_place, push_put
from velkahra.games.pamir.rules.chapters.play import loyal_to, refuse_road
from velkahra.games.pamir.rules.chapters.ruler import ruler, rules_any
from velkahra.games.pamir.rules.printed import (
    EDGE_REGIONS,
    EDGES,
    INFRASTRUCTURE,
    NATION_BUILDING,
    REGIONS,
)
from velkahra.games.pamir.rules.state import ARMY, F_BUILD, F_ROAD, ROAD, Position


def can_build(state: Position, player: i64) -> bool:
    """Say whether a player rules a region and has money and a block for it.

    Rules: PP-BUILD-01, PP-BUILD-02, PP-EDGE-03, PP-EDGE-58.
    """
    if state.money(player) < 2 or not rules_any(state, player):
        return False
    return can_place(state, ARMY + 6 * loyal_to(state, player), player)


def begin_build(state: Position, player: i64) -> None:
    """Begin a build: as many blocks as can be paid for, up to three, or twice as many.

    Rules: PP-BUILD-01, PP-EVENT-112, PP-EDGE-38.
    """
    pairs = min(state.money(player) // 2, i64(3))
    doubled = state.lasting(NATION_BUILDING) == 1 + player
    state.push(F_BUILD, player, 0, pairs * 2 if doubled else pairs, 0)


def build(state: Position, player: i64, action: i64) -> None:
    """Choose the place of the next block. Rules: PP-BUILD-01, PP-BUILD-02, PP-EX-12."""
    state.set_top(2, state.top(2) + 1)
    coalition = loyal_to(state, player)
    if action < A_ROAD:
        push_put(state, player, ARMY + coalition * 6 + action - A_ARMY)
    else:
        push_put(state, player, ROAD + coalition * 9 + action - A_ROAD)


def build_ends(state: Position, events: Events | None) -> bool:
    """End the build on top when nothing more can be placed. Rules: PP-BUILD-03, PP-EDGE-20."""
    player = state.top(1)
    more = state.top(2) < state.top(3) and rules_any(state, player)
    if more and can_place(state, ARMY + 6 * loyal_to(state, player), player):
        return False
    finish(state, player, events)
    return True


def finish(state: Position, player: i64, events: Events | None) -> None:
    """Pay for the blocks; Infrastructure adds a free one.

    Rules: PP-BUILD-03, PP-ABIL-18, PP-EVENT-112, PP-EDGE-38.
    """
    placed = state.top(2)
    free = state.top(4)
    state.drop()
    if free or placed == 0:
        return
    if state.lasting(NATION_BUILDING) == 1 + player:
        placed = (placed + 1) // 2
    pay_action(state, player, 2 * placed, events)
    if state.in_court(player, INFRASTRUCTURE):
        if events is not None:
            events.emit("infrastructure", {"seat": player})
        state.push(F_BUILD, player, 0, 1, 1)


def may_build_road(state: Position, player: i64, border: i64) -> bool:
    """Say whether a border belongs to a region a player rules.

    Rules: PP-BUILD-02, PP-RULER-06.
    """
    return (
        ruler(state, i64(EDGE_REGIONS[2 * border])) == player
        or ruler(state, i64(EDGE_REGIONS[2 * border + 1])) == player
    )


def list_blocks(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List where the next block can go; after the first one may stop."""
    ruled: i64 = 0
    one: i64 = 1
    for region in range(REGIONS):
        if ruler(state, region) == player:
            ruled |= one << region
            out = append(out, A_ARMY + region)
    for border in range(EDGES):
        ends = (one << i64(EDGE_REGIONS[2 * border])) | (one << i64(EDGE_REGIONS[2 * border + 1]))
        if ruled & ends:
            out = append(out, A_ROAD + border)
    if state.top(2) > 0:
        out = append(out, A_STOP)
    return out


def refuse_army(state: Position, player: i64, region: i64) -> Refusal | None:
    """Refuse an army where one does not rule. Rules: PP-BUILD-02."""
    if state.top() != F_BUILD:
        return Refusal("PP-BUILD-01", variant="none")
    if ruler(state, region) != player:
        return Refusal("PP-BUILD-02", {"region": int(region)})
    return None


def refuse_block(state: Position, player: i64, border: i64) -> Refusal | None:
    """Refuse a road, built or from an icon. Rules: PP-BUILD-02, PP-PLAY-08."""
    if state.top() == F_ROAD:
        return refuse_road(state, border)
    if state.top() != F_BUILD:
        return Refusal("PP-BUILD-01", variant="none")
    if not may_build_road(state, player, border):
        return Refusal("PP-BUILD-02", {"border": int(border)}, variant="road")
    return None
