"""Build (PP-BUILD)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, places, storage, tables
from velkahra.games.pamir.rules.chapters import bribe, market, pieces
from velkahra.games.pamir.rules.chapters.play import choose_road, coalition_of, refuse_icon_road
from velkahra.games.pamir.rules.chapters.ruler import ruler, rules_any
from velkahra.games.pamir.rules.frames import card_actions, kinds
from velkahra.games.pamir.rules.frames.play import push_put
from velkahra.games.pamir.rules.state import Position

MOST_PAID_BLOCKS: Final[i64] = 3


def can_build(state: Position, player: i64) -> bool:
    """Return whether a player rules a region and has money and a block for it.

    Rules: PP-BUILD-01, PP-BUILD-02, PP-EDGE-03, PP-EDGE-58.
    """
    if state.money(player) < bribe.BLOCK_PRICE or not rules_any(state, player):
        return False
    return pieces.can_place_block(state, coalition_of(state, player), player)


def begin_build(state: Position, player: i64) -> None:
    """Begin a build of up to three blocks, or six, as far as the player can pay.

    Rules: PP-BUILD-01, PP-EVENT-112, PP-EDGE-38.
    """
    paid = min(state.money(player) // bribe.BLOCK_PRICE, MOST_PAID_BLOCKS)
    doubled = state.lasting(tables.NATION_BUILDING) == storage.bought_by(player)
    card_actions.push_build(state, player, 0, 2 * paid if doubled else paid, free=0)


def build_army(state: Position, player: i64, region: i64) -> None:
    """Choose the region of the next block. Rules: PP-BUILD-01, PP-BUILD-02, PP-EX-12."""
    state.set_slot(card_actions.BUILD_PLACED, state.slot(card_actions.BUILD_PLACED) + 1)
    push_put(state, player, places.army_place(coalition_of(state, player), region))


def place_road(state: Position, player: i64, border: i64) -> None:
    """Choose the border of the next block, or of a road from an icon.

    Rules: PP-BUILD-01, PP-BUILD-02, PP-PLAY-08.
    """
    if state.frame_kind() == kinds.F_ROAD:
        choose_road(state, player, border)
        return
    state.set_slot(card_actions.BUILD_PLACED, state.slot(card_actions.BUILD_PLACED) + 1)
    push_put(state, player, places.road_place(coalition_of(state, player), border))


def build_ends(state: Position, events: Events | None) -> bool:
    """End the build on top if nothing more can be placed, and return whether it ended.

    Rules: PP-BUILD-03, PP-EDGE-20.
    """
    player = state.frame_seat()
    more = state.slot(card_actions.BUILD_PLACED) < state.slot(
        card_actions.BUILD_MOST
    ) and rules_any(state, player)
    if more and pieces.can_place_block(state, coalition_of(state, player), player):
        return False
    finish_build(state, player, events)
    return True


def finish_build(state: Position, player: i64, events: Events | None) -> None:
    """Pay for the blocks; Infrastructure adds a free one.

    Rules: PP-BUILD-03, PP-ABIL-18, PP-EVENT-112, PP-EDGE-38.
    """
    placed = state.slot(card_actions.BUILD_PLACED)
    free = state.slot(card_actions.BUILD_FREE)
    state.drop()
    if free or placed == 0:
        return
    if state.lasting(tables.NATION_BUILDING) == storage.bought_by(player):
        placed = (placed + 1) // 2
    market.pay_action(state, player, bribe.BLOCK_PRICE * placed, events)
    if state.in_court(player, tables.INFRASTRUCTURE):
        if events is not None:
            events.emit("infrastructure", {"seat": player})
        card_actions.push_build(state, player, placed=0, most=1, free=1)


def may_build_road(state: Position, player: i64, border: i64) -> bool:
    """Return whether a border belongs to a region a player rules.

    Rules: PP-BUILD-02, PP-RULER-06.
    """
    return (
        ruler(state, tables.first_end(border)) == player
        or ruler(state, tables.second_end(border)) == player
    )


def list_blocks(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List places for the next block, and stopping after the first, as actions added to `out`."""
    ruled: i64 = 0
    one: i64 = 1
    for region in range(tables.REGIONS):
        if ruler(state, region) == player:
            ruled |= one << region
            out = append(out, actions.A_ARMY + region)
    for border in range(tables.BORDERS):
        ends = (one << tables.first_end(border)) | (one << tables.second_end(border))
        if ruled & ends:
            out = append(out, actions.A_ROAD + border)
    if state.slot(card_actions.BUILD_PLACED) > 0:
        out = append(out, actions.A_STOP)
    return out


def refuse_stop(state: Position) -> Refusal | None:
    """Return a refusal to stop the build on top before a block is placed, or None.

    Rules: PP-EDGE-38.
    """
    return (
        None
        if state.slot(card_actions.BUILD_PLACED) > 0
        else Refusal("PP-EDGE-58", variant="nothing")
    )


def refuse_army(state: Position, player: i64, region: i64) -> Refusal | None:
    """Return a refusal of an army in a region the player does not rule, or None.

    Rules: PP-BUILD-02.
    """
    if state.frame_kind() != kinds.F_BUILD:
        return Refusal("PP-BUILD-01", variant="none")
    if ruler(state, region) != player:
        return Refusal("PP-BUILD-02", {"region": int(region)})
    return None


def refuse_road(state: Position, player: i64, border: i64) -> Refusal | None:
    """Return a refusal of a road, built or from an icon, or None.

    Rules: PP-BUILD-02, PP-PLAY-08.
    """
    if state.frame_kind() == kinds.F_ROAD:
        return refuse_icon_road(state, border)
    if state.frame_kind() != kinds.F_BUILD:
        return Refusal("PP-BUILD-01", variant="none")
    if not may_build_road(state, player, border):
        return Refusal("PP-BUILD-02", {"border": int(border)}, variant="road")
    return None
