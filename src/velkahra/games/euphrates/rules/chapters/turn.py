"""The turn: two actions, monument income, the refill, the next player (TE-TURN)."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.euphrates.rules.actions import A_DRAW, A_FIRST
from velkahra.games.euphrates.rules.chapters.end import test_the_bag, test_the_treasures
from velkahra.games.euphrates.rules.chapters.monument import score_monuments
from velkahra.games.euphrates.rules.printed import (
    COLOURS,
    HAND,
    SELECTION,
    SELECTION_INDEX,
    SELECTIONS,
    WAYS,
    selection_key,
)
from velkahra.games.euphrates.rules.state import (
    BAG,
    F_FIRST,
    F_REFILL,
    F_TURN,
    F_TURN_TEST,
    HANDS,
    PLAYING,
    Position,
)


def start_turn(state: Position, seat: i64, events: Events | None) -> None:
    """Make `seat` the active player. Rules: TE-TURN-01, TE-TURN-02."""
    state.turn_number += 1
    state.active = seat
    state.left = 2
    state.push(F_TURN, seat)
    if events is not None:
        events.emit("turn", {"seat": seat})


def end_turn(state: Position, seat: i64, events: Events | None) -> None:
    """Pay the monuments, then let every hand be refilled, clockwise from the active player.

    A turn may be ended early; nobody refills between its actions. Ending it is an action of its
    own, and no rule stops players who go on without drawing.
    Rules: TE-TURN-05, TE-TURN-06, TE-TURN-07, TE-TURN-08, TE-WAR-18, TE-EDGE-21, TE-EDGE-60,
        TE-EDGE-66, TE-EDGE-69, TE-EDGE-97.
    """
    if events is not None:
        events.emit("turn-over", {"seat": seat})
    score_monuments(state, seat, events)
    state.drop()
    state.push(F_TURN_TEST, seat)
    for turn in range(state.seats - 1, -1, -1):
        owner = (seat + turn) % state.seats
        missing = HAND - state.hand_size(owner)
        if missing > 0:
            state.push(F_REFILL, owner, missing)


def pass_on(state: Position, events: Events | None) -> None:
    """After the refill: end the game by its treasures, or go on with the next player clockwise.

    Rules: TE-TURN-01, TE-TURN-08, TE-END-01, TE-EDGE-67.
    """
    seat = state.top(1)
    state.drop()
    test_the_treasures(state, events)
    if state.over == PLAYING:
        start_turn(state, (seat + 1) % state.seats, events)


def waits_for_tiles(state: Position, events: Events | None) -> bool:
    """Say whether the dealer must draw for a refill; where the bag is too small the game ends.

    Rules: TE-END-02, TE-END-03, TE-EDGE-63, TE-EDGE-64, TE-EDGE-65.
    """
    test_the_bag(state, state.top(1), state.top(2), events)
    return state.over == PLAYING


def receive(state: Position, tiles: i64, events: Events | None) -> None:
    """Put drawn tiles behind a screen. Rules: TE-SETUP-05, TE-SWAP-01, TE-TURN-05."""
    seat = state.top(1)
    number = state.top(2)
    for colour in range(COLOURS):
        count = i64(SELECTION[COLOURS * tiles + colour])
        state.counts[BAG + colour] -= count
        state.counts[HANDS + COLOURS * seat + colour] += count
    state.drop()
    if events is not None:
        facts = {"seat": int(seat), "count": int(number)}
        events.emit_to_others(seat, "drew", facts)
        events.emit_to(seat, "drew-tiles", {**facts, "tiles": int(tiles)})


def choose_first(state: Position, seat: i64, events: Events | None) -> None:
    """Let the drawn dynasty begin. Rules: TE-SETUP-09."""
    state.drop()
    if events is not None:
        events.emit("first", {"seat": seat})
    start_turn(state, seat, events)


def can_draw(state: Position, tiles: i64) -> bool:
    """Say whether the bag can give exactly these tiles as the refill that is due."""
    number: i64 = 0
    for colour in range(COLOURS):
        count = i64(SELECTION[COLOURS * tiles + colour])
        if count > state.counts[BAG + colour]:
            return False
        number += count
    return number == state.top(2)


def list_outcomes(state: Position) -> vec[i64]:
    """List what chance can bring now, ascending."""
    out: vec[i64] = vec[i64](capacity=128)
    if state.top() == F_FIRST:
        for seat in range(state.seats):
            out = append(out, A_FIRST + seat)
        return out
    for tiles in range(SELECTIONS):
        if can_draw(state, tiles):
            out = append(out, A_DRAW + tiles)
    return out


def outcome_weights(state: Position) -> vec[i64]:
    """Count the ways to draw each outcome: any seat alike, any tiles of the bag alike."""
    out: vec[i64] = vec[i64](capacity=128)
    if state.top() == F_FIRST:
        for _ in range(state.seats):
            out = append(out, 1)
        return out
    for tiles in range(SELECTIONS):
        if can_draw(state, tiles):
            ways: i64 = 1
            for colour in range(COLOURS):
                count = i64(SELECTION[COLOURS * tiles + colour])
                ways *= choose(state.counts[BAG + colour], count)
            out = append(out, ways)
    return out


def choose(n: i64, k: i64) -> i64:
    """Count the subsets of k out of n tiles, for k up to a full hand."""
    return WAYS[n * (HAND + 1) + k]


def draw_outcome(state: Position, rng: Random) -> i64:
    """Draw an outcome as the hand in the bag would: tile by tile."""
    if state.top() == F_FIRST:
        return A_FIRST + rng.randrange(state.seats)
    left = state.counts[BAG : BAG + COLOURS]
    drawn = vec[i64]([i64(0), i64(0), i64(0), i64(0)])
    draw_tiles(left, drawn, state.top(2), rng)
    return A_DRAW + SELECTION_INDEX[selection_key(drawn[0], drawn[1], drawn[2], drawn[3])]


def draw_tiles(source: vec[i64], target: vec[i64], number: i64, rng: Random) -> None:
    """Move tiles drawn at random from one pile of four colours to another."""
    total = source[0] + source[1] + source[2] + source[3]
    for _ in range(number):
        pick = rng.randrange(total)
        colour: i64 = 0
        while pick >= source[colour]:
            pick -= source[colour]
            colour += 1
        source[colour] -= 1
        target[colour] += 1
        total -= 1
