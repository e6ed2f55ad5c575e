"""Build (PP-BUILD)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, places, storage, tables
from velkahra.games.pamir.rules.chapters import bribe, market, pieces, play
from velkahra.games.pamir.rules.chapters.ruler import ruler, rules_any
from velkahra.games.pamir.rules.state import Position

MOST_PAID_BLOCKS: Final[i64] = 3


def can_build(state: Position, player: i64) -> bool:
    """Return whether a player rules a region and has money and a block for it.

    Rules: PP-BUILD-01, PP-BUILD-02, PP-EDGE-03, PP-EDGE-58.
    """
    if state.money(player) < bribe.BLOCK_PRICE or not rules_any(state, player):
        return False
    return pieces.can_place_block(state, play.coalition_of(state, player), player)


def begin_build(state: Position, player: i64) -> None:
    """Begin a build of up to three blocks, or six, as far as the player can pay.

    Rules: PP-BUILD-01, PP-EVENT-112, PP-EDGE-38.
    """
    paid = min(state.money(player) // bribe.BLOCK_PRICE, MOST_PAID_BLOCKS)
    doubled = state.lasting(tables.NATION_BUILDING) == storage.bought_by(player)
    state.push(frames.BUILD, player, 0, 2 * paid if doubled else paid)


def finish_build(state: Position, player: i64, events: Events | None) -> None:
    """Pay for the blocks; Infrastructure adds a free one.

    Rules: PP-BUILD-03, PP-ABIL-18, PP-EVENT-112, PP-EDGE-38.
    """
    placed = state.slot(frames.BUILD_PLACED)
    free = state.slot(frames.BUILD_FREE)
    state.drop()
    if free or placed == 0:
        return
    if state.lasting(tables.NATION_BUILDING) == storage.bought_by(player):
        placed = (placed + 1) // 2
    market.pay_action(state, player, bribe.BLOCK_PRICE * placed, events)
    if state.in_court(player, tables.INFRASTRUCTURE):
        if events is not None:
            events.emit("infrastructure", {"seat": player})
        state.push(frames.BUILD, player, 0, 1, 1)


@final
class Build(decision.Decision):
    """The choice of a place for the next block."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List places for the block, and stopping after the first."""
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
        return append(out, actions.A_STOP) if state.slot(frames.BUILD_PLACED) > 0 else out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a place in a region that another player rules, or None.

        Also refused is to stop before a block is placed.
        Rules: PP-BUILD-02, PP-RULER-06, PP-EDGE-38.
        """
        if action == actions.A_STOP:
            placed = state.slot(frames.BUILD_PLACED)
            return None if placed > 0 else Refusal("PP-EDGE-58", variant="nothing")
        if action < actions.A_ROAD:
            region = action - actions.A_ARMY
            if ruler(state, region) != player:
                return Refusal("PP-BUILD-02", {"region": int(region)})
            return None
        border = action - actions.A_ROAD
        ends = ruler(state, tables.first_end(border)), ruler(state, tables.second_end(border))
        if player not in ends:
            return Refusal("PP-BUILD-02", {"border": int(border)}, variant="road")
        return None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Place the next block, or stop. Rules: PP-BUILD-01, PP-BUILD-02, PP-EX-12."""
        if action == actions.A_STOP:
            finish_build(state, player, events)
            return
        coalition = play.coalition_of(state, player)
        if action < actions.A_ROAD:
            place = places.army_place(coalition, action - actions.A_ARMY)
        else:
            place = places.road_place(coalition, action - actions.A_ROAD)
        state.set_slot(frames.BUILD_PLACED, state.slot(frames.BUILD_PLACED) + 1)
        state.push(frames.PUT, player, place)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """End the build if nothing more can be placed. Rules: PP-BUILD-03, PP-EDGE-20."""
        player = state.frame_seat()
        more = state.slot(frames.BUILD_PLACED) < state.slot(frames.BUILD_MOST)
        more = more and rules_any(state, player)
        if more and pieces.can_place_block(state, play.coalition_of(state, player), player):
            return False
        finish_build(state, player, events)
        return True


DECISIONS: Final[tuple[decision.Decision, ...]] = (Build(frames.BUILD, "army", "road", "stop"),)
