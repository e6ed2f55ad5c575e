"""Placing pieces, and what happens when the supply is empty (PP-GEN-03, PP-EDGE-01 to 04)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.actions import (
    A_TAKE_ARMY,
    A_TAKE_GIFT,
    A_TAKE_ROAD,
    A_TAKE_SPY,
    A_TAKE_TRIBE,
)
from velkahra.games.pamir.rules.chapters.court import tribes_gone
from velkahra.games.pamir.rules.printed import COURT_CARDS, EDGES, REGIONS
from velkahra.games.pamir.rules.state import (
    ARMY,
    BLOCKS,
    CYLINDERS,
    F_PUT,
    F_TAKE,
    GIFTS,
    MOST_PLAYERS,
    ROAD,
    SPY,
    TRIBE,
    Position,
)


def supply_of(place: i64, player: i64) -> i64:
    """Give the entry of `counts` with the supply of the pieces that stand on a place."""
    if place < ROAD:
        return BLOCKS + place // 6
    if place < TRIBE:
        return BLOCKS + (place - ROAD) // 9
    return CYLINDERS + player


def can_place(state: Position, place: i64, player: i64) -> bool:
    """Say whether there is a piece for a place, in the supply or to be taken from play.

    Rules: PP-GEN-03, PP-EDGE-03.
    """
    if state.counts[supply_of(place, player)] > 0:
        return True
    return can_take(state, place, player)


def can_take(state: Position, place: i64, player: i64) -> bool:
    """Say whether some piece of the right shape and colour was not placed this turn.

    Rules: PP-GEN-03, PP-EDGE-02, PP-EDGE-03.
    """
    return len(list_takings(state, place, player, vec[i64]())) > 0


def free_to_take(state: Position, at: i64) -> bool:
    """Say whether a piece stands on a place that was not placed this turn. Rules: PP-EDGE-02."""
    return state.pieces[at] > state.fresh[at]


def list_takings(state: Position, place: i64, player: i64, out: vec[i64]) -> vec[i64]:
    """List the pieces that can be taken from play for a place.

    Rules: PP-GEN-03, PP-EDGE-01, PP-EDGE-02, PP-EDGE-04, PP-EX-05.
    """
    if place < TRIBE:
        coalition = supply_of(place, player) - BLOCKS
        for region in range(REGIONS):
            if free_to_take(state, ARMY + coalition * 6 + region):
                out = append(out, A_TAKE_ARMY + region)
        for border in range(EDGES):
            if free_to_take(state, ROAD + coalition * 9 + border):
                out = append(out, A_TAKE_ROAD + border)
        return out
    for region in range(REGIONS):
        if free_to_take(state, TRIBE + player * 6 + region):
            out = append(out, A_TAKE_TRIBE + region)
    for space in range(3):
        if free_to_take(state, GIFTS + player * 3 + space):
            out = append(out, A_TAKE_GIFT + space)
    for card in range(1, COURT_CARDS + 1):
        if free_to_take(state, SPY + card * MOST_PLAYERS + player):
            out = append(out, A_TAKE_SPY + card - 1)
    return out


def place_taken(state: Position, action: i64) -> i64:
    """Give the place a taking names, for the frame on top."""
    player = state.top(1)
    if action < A_TAKE_TRIBE:
        coalition = supply_of(state.top(2), player) - BLOCKS
        if action < A_TAKE_ROAD:
            return ARMY + coalition * 6 + action - A_TAKE_ARMY
        return ROAD + coalition * 9 + action - A_TAKE_ROAD
    if action < A_TAKE_GIFT:
        return TRIBE + player * 6 + action - A_TAKE_TRIBE
    if action < A_TAKE_SPY:
        return GIFTS + player * 3 + action - A_TAKE_GIFT
    return SPY + (action - A_TAKE_SPY + 1) * MOST_PLAYERS + player


def take(state: Position, player: i64, at: i64, events: Events | None) -> None:
    """Take a piece from play into the supply, from where it is placed at once.

    Taking the last tribe of a region overthrows as ever. Rules: PP-GEN-03, PP-EDGE-01.
    """
    state.drop()
    remove(state, player, at)
    if events is not None:
        events.emit("taken", {"seat": player, "place": at})
    if TRIBE <= at < GIFTS:
        tribes_gone(state, player, (at - TRIBE) % 6)


def remove(state: Position, player: i64, at: i64) -> None:
    """Put a piece back to its supply."""
    state.pieces[at] -= 1
    if state.fresh[at] > state.pieces[at]:
        state.fresh[at] = state.pieces[at]
    state.counts[supply_of(at, player)] += 1


def put(state: Position, events: Events | None) -> bool:
    """Resolve the placement on top. Returns True if a piece must be chosen first.

    With nothing to take the placement lapses, and so does a spy whose card was lost meanwhile.
    Rules: PP-GEN-03, PP-EDGE-01, PP-EDGE-02, PP-EDGE-03, PP-EDGE-12.
    """
    player = state.top(1)
    place = state.top(2)
    supply = supply_of(place, player)
    gone = place >= SPY and state.owner((place - SPY) // MOST_PLAYERS) < 0
    if gone or (state.counts[supply] == 0 and not can_take(state, place, player)):
        state.drop()
        if events is not None:
            events.emit("lapsed", {"seat": player, "place": place})
        return False
    if state.counts[supply] == 0:
        state.push(F_TAKE, player, place)
        return True
    state.drop()
    state.counts[supply] -= 1
    state.pieces[place] += 1
    state.fresh[place] += 1
    if events is not None:
        events.emit("placed", {"seat": player, "place": place})
    return False


def push_put(state: Position, player: i64, place: i64) -> None:
    """Ask for a piece on a place."""
    state.push(F_PUT, player, place)


def refuse_taking(state: Position, action: i64) -> Refusal | None:
    """Refuse a piece of the wrong shape, an absent one, and one placed this turn.

    Rules: PP-GEN-03, PP-EDGE-02, PP-EDGE-04.
    """
    if state.top() != F_TAKE:
        return Refusal("PP-GEN-03", variant="none")
    if (action < A_TAKE_TRIBE) != (state.top(2) < TRIBE):
        return Refusal("PP-GEN-03", variant="shape")
    at = place_taken(state, action)
    if state.pieces[at] == 0:
        return Refusal("PP-GEN-03", {"place": int(at)}, variant="absent")
    if not free_to_take(state, at):
        return Refusal("PP-EDGE-02", {"place": int(at)})
    return None
