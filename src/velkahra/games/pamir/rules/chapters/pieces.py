"""Placing pieces, and what happens when the supply is empty (PP-GEN-03, PP-EDGE-01 to 04)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, places, tables
from velkahra.games.pamir.rules.chapters.court import shed_after_last_tribe
from velkahra.games.pamir.rules.state import Position


def can_place(state: Position, place: i64, player: i64) -> bool:
    """Return whether there is a piece for a place, in the supply or to be taken from play.

    Rules: PP-GEN-03, PP-EDGE-03.
    """
    if state.supply(place, player) > 0:
        return True
    return can_take(state, place, player)


def can_place_block(state: Position, coalition: i64, player: i64) -> bool:
    """Return whether there is a block of a coalition to place. Rules: PP-GEN-03, PP-EDGE-03."""
    return can_place(state, places.army_place(coalition, 0), player)


def can_place_cylinder(state: Position, player: i64) -> bool:
    """Return whether a player has a cylinder to place. Rules: PP-GEN-03, PP-EDGE-03."""
    return can_place(state, places.tribe_place(player, 0), player)


def can_take(state: Position, place: i64, player: i64) -> bool:
    """Return whether some piece of the right shape and colour was not placed this turn.

    `place` is where it is needed, a number of `places`. Rules: PP-GEN-03, PP-EDGE-02, PP-EDGE-03.
    """
    return len(list_takings(state, place, player, vec[i64]())) > 0


def may_take_from(state: Position, at: i64) -> bool:
    """Return whether a piece at the place `at` was not put there this turn. Rules: PP-EDGE-02."""
    return state.pieces[at] > state.fresh[at]


def list_takings(state: Position, place: i64, player: i64, out: vec[i64]) -> vec[i64]:
    """List the pieces that can be taken from play for a place, as actions appended to `out`.

    Rules: PP-GEN-03, PP-EDGE-01, PP-EDGE-02, PP-EDGE-04, PP-EX-05.
    """
    if places.is_block_place(place):
        coalition = places.owner_of_place(place)
        for region in range(tables.REGIONS):
            if may_take_from(state, places.army_place(coalition, region)):
                out = append(out, actions.A_TAKE_ARMY + region)
        for border in range(tables.BORDERS):
            if may_take_from(state, places.road_place(coalition, border)):
                out = append(out, actions.A_TAKE_ROAD + border)
        return out
    for region in range(tables.REGIONS):
        if may_take_from(state, places.tribe_place(player, region)):
            out = append(out, actions.A_TAKE_TRIBE + region)
    for space in range(places.GIFT_SPACES):
        if may_take_from(state, places.gift_place(player, space)):
            out = append(out, actions.A_TAKE_GIFT + space)
    for card in range(1, tables.COURT_CARDS + 1):
        if may_take_from(state, places.spy_place(card, player)):
            out = append(out, actions.A_TAKE_SPY + card - 1)
    return out


@final
class Take(decision.Decision):
    """The choice of a piece to take from play, since the supply is empty."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the pieces that can be taken."""
        return list_takings(state, state.slot(frames.TAKE_PLACE), player, out)

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a piece: absent, of another shape or placed this turn, or None.

        Rules: PP-GEN-03, PP-EDGE-02, PP-EDGE-04.
        """
        if (action < actions.A_TAKE_TRIBE) != places.is_block_place(state.slot(frames.TAKE_PLACE)):
            return Refusal("PP-GEN-03", variant="shape")
        at = _place_taken(state, player, action)
        if state.pieces[at] == 0:
            return Refusal("PP-GEN-03", {"place": int(at)}, variant="absent")
        if not may_take_from(state, at):
            return Refusal("PP-EDGE-02", {"place": int(at)})
        return None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Take a piece into the supply; the piece that waits for it is placed next.

        Taking the last tribe of a region overthrows as always. Rules: PP-GEN-03, PP-EDGE-01.
        """
        at = _place_taken(state, player, action)
        state.drop()
        return_piece(state, player, at)
        if events is not None:
            events.emit("taken", {"seat": player, "place": at})
        if places.is_tribe_place(at):
            shed_after_last_tribe(state, player, places.spot_of_place(at))


def _place_taken(state: Position, player: i64, action: i64) -> i64:
    """Return the place that an action takes a piece from."""
    if action < actions.A_TAKE_TRIBE:
        coalition = places.owner_of_place(state.slot(frames.TAKE_PLACE))
        if action < actions.A_TAKE_ROAD:
            return places.army_place(coalition, action - actions.A_TAKE_ARMY)
        return places.road_place(coalition, action - actions.A_TAKE_ROAD)
    if action < actions.A_TAKE_GIFT:
        return places.tribe_place(player, action - actions.A_TAKE_TRIBE)
    if action < actions.A_TAKE_SPY:
        return places.gift_place(player, action - actions.A_TAKE_GIFT)
    return places.spy_place(action - actions.A_TAKE_SPY + 1, player)


def return_piece(state: Position, player: i64, at: i64) -> None:
    """Return a piece from the place `at` to its supply."""
    state.pieces[at] -= 1
    if state.fresh[at] > state.pieces[at]:
        state.fresh[at] = state.pieces[at]
    state.add_to_supply(at, player, 1)


@final
class Put(decision.Step):
    """The placement of a piece."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Place the piece, or ask for one to take first.

        With nothing to take the placement lapses, and so does a spy whose card was lost meanwhile.
        Rules: PP-GEN-03, PP-EDGE-01, PP-EDGE-02, PP-EDGE-03, PP-EDGE-12.
        """
        player = state.frame_seat()
        place = state.slot(frames.PUT_PLACE)
        gone = places.is_spy_place(place) and state.owner(places.spot_of_place(place)) < 0
        empty = state.supply(place, player) == 0
        if gone or (empty and not can_take(state, place, player)):
            state.drop()
            if events is not None:
                events.emit("lapsed", {"seat": player, "place": place})
            return
        if empty:
            state.push(frames.TAKE, player, place)
            return
        state.drop()
        state.add_to_supply(place, player, -1)
        state.pieces[place] += 1
        state.fresh[place] += 1
        if events is not None:
            events.emit("placed", {"seat": player, "place": place})


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Take(frames.TAKE, "take-army", "take-road", "take-tribe", "take-gift", "take-spy"),
    Put(frames.PUT),
)
