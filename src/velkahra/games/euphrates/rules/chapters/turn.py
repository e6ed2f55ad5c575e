"""The turn: two actions, monument income, the refill, the next player (TE-TURN)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules import actions, decision, frames, tables
from velkahra.games.euphrates.rules.chapters import end, monument
from velkahra.games.euphrates.rules.state import ACTIONS_A_TURN, PLAYING, Position


def start_turn(state: Position, seat: i64, events: Events | None) -> None:
    """Make `seat` the active player. Rules: TE-TURN-01, TE-TURN-02."""
    state.turn_number += 1
    state.active = seat
    state.left = ACTIONS_A_TURN
    state.push(frames.TURN, seat)
    if events is not None:
        events.emit("turn", {"seat": seat})


def end_turn(state: Position, seat: i64, events: Events | None) -> None:
    """Pay the monuments, then push the refill of every hand, clockwise from the active player.

    A turn may be ended early; nobody refills between its actions. Ending it is an action of its
    own, and no rule stops players who go on without drawing.
    Rules: TE-TURN-05, TE-TURN-06, TE-TURN-07, TE-TURN-08, TE-WAR-18, TE-EDGE-21, TE-EDGE-60,
        TE-EDGE-66, TE-EDGE-69, TE-EDGE-97.
    """
    if events is not None:
        events.emit("turn-over", {"seat": seat})
    monument.score_monuments(state, seat, events)
    state.drop()
    state.push(frames.TURN_TEST, seat)
    for turn in range(state.seats - 1, -1, -1):
        owner = (seat + turn) % state.seats
        missing = tables.HAND - state.hand_size(owner)
        if missing > 0:
            state.push(frames.REFILL, owner, missing)


@final
class TurnTest(decision.Decision):
    """The step after the refill."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """End the game by its treasures, or begin the turn of the next player clockwise.

        Rules: TE-TURN-01, TE-TURN-08, TE-END-01, TE-EDGE-67.
        """
        seat = state.frame_seat()
        state.drop()
        end.check_treasures(state, events)
        if state.over == PLAYING:
            start_turn(state, (seat + 1) % state.seats, events)
        return True


@final
class First(decision.Decision):
    """The draw of the seat that begins."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List every seat."""
        for first in range(state.seats):
            out = append(out, actions.A_FIRST + first)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of a seat that does not play, or None. Rules: TE-SETUP-09."""
        if actions.A_FIRST <= action < actions.A_FIRST + state.seats:
            return None
        return Refusal("TE-SETUP-09")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Begin the game with the seat that was drawn. Rules: TE-SETUP-09."""
        first = action - actions.A_FIRST
        state.drop()
        if events is not None:
            events.emit("first", {"seat": first})
        start_turn(state, first, events)


@final
class Refill(decision.Decision):
    """The draw of tiles for a seat."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the tiles that the bag can give."""
        for tiles in range(tables.SELECTIONS):
            if can_draw(state, tiles):
                out = append(out, actions.A_DRAW + tiles)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of tiles that cannot be drawn, or None. Rules: TE-SETUP-05."""
        tiles = action - actions.A_DRAW
        if 0 <= tiles < tables.SELECTIONS and can_draw(state, tiles):
            return None
        return Refusal("TE-SETUP-05")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Put drawn tiles behind a screen. Rules: TE-SETUP-05, TE-SWAP-01, TE-TURN-05."""
        owner, tiles = state.frame_seat(), action - actions.A_DRAW
        number = state.slot(frames.REFILL_TILES)
        for colour in range(tables.COLOURS):
            count = tables.tiles_in(tiles, colour)
            state.add_to_bag(colour, -count)
            state.add_to_hand(owner, colour, count)
        state.drop()
        if events is not None:
            facts = {"seat": int(owner), "count": int(number)}
            events.emit_to_others(owner, "drew", facts)
            events.emit_to(owner, "drew-tiles", {**facts, "tiles": int(tiles)})

    def lapses(self, state: Position, events: Events | None) -> bool:
        """End the game where the bag is too small.

        Rules: TE-END-02, TE-END-03, TE-EDGE-63, TE-EDGE-64, TE-EDGE-65.
        """
        end.check_bag(state, state.frame_seat(), state.slot(frames.REFILL_TILES), events)
        return False


def can_draw(state: Position, tiles: i64) -> bool:
    """Return whether the bag can give exactly these tiles as the refill that is due."""
    number: i64 = 0
    for colour in range(tables.COLOURS):
        count = tables.tiles_in(tiles, colour)
        if count > state.in_bag(colour):
            return False
        number += count
    return number == state.slot(frames.REFILL_TILES)


def outcome_weights(state: Position) -> vec[i64]:
    """Return the number of ways to draw each outcome, in the order in which they are listed.

    Seats and tiles are equally likely.
    """
    out: vec[i64] = vec[i64](capacity=128)
    if state.frame_kind() == frames.FIRST:
        for _ in range(state.seats):
            out = append(out, 1)
        return out
    for tiles in range(tables.SELECTIONS):
        if can_draw(state, tiles):
            ways: i64 = 1
            for colour in range(tables.COLOURS):
                count = tables.tiles_in(tiles, colour)
                ways *= tables.ways_to_choose(count, state.in_bag(colour))
            out = append(out, ways)
    return out


def draw_outcome(state: Position, rng: Random) -> i64:
    """Return a random outcome, drawing tile by tile from the bag."""
    if state.frame_kind() == frames.FIRST:
        return actions.A_FIRST + rng.randrange(state.seats)
    left = state.bag()
    drawn = vec[i64]([i64(0), i64(0), i64(0), i64(0)])
    draw_tiles(left, drawn, state.slot(frames.REFILL_TILES), rng)
    return actions.A_DRAW + tables.selection_of(
        drawn[tables.RED], drawn[tables.BLUE], drawn[tables.GREEN], drawn[tables.BLACK]
    )


def draw_tiles(source: vec[i64], target: vec[i64], number: i64, rng: Random) -> None:
    """Move `number` random tiles from one pile, four numbers by colour, to another."""
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


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    First(frames.FIRST),
    Refill(frames.REFILL),
    TurnTest(frames.TURN_TEST),
)
