"""Virtual opponents: the gems they draw, and the cards they remove (VC-VIRTUAL, VC-SOLO)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, storage, tables
from velkahra.games.viceroy.rules.chapters import flow, setup, take
from velkahra.games.viceroy.rules.state import ALWAYS_DRAWN, CORRECTED, Position

GEMS_IN_THE_BOX: Final[i64] = 16  # gems of each colour in the game


def draws_alone(state: Position, number: i64) -> bool:
    """Return whether virtual opponents draw without other bids: in the first auction round.

    `number` is that of the auction round, from 1. The solo player's opponent draws only after a
    bid. Rules: VC-VIRTUAL-02, VC-VIRTUAL-06, VC-EDGE-41.
    """
    always = state.plays(ALWAYS_DRAWN) and not state.is_solo()
    return always and number == 1 and state.virtual > 0


def draw_for_virtual_opponents(state: Position) -> None:
    """Push a draw for each virtual opponent that still takes part. Rules: VC-VIRTUAL-02."""
    for robot in range(state.virtual - 1, -1, -1):
        if not state.robot[robot]:
            state.push(frames.VIRTUAL, -1, robot)


def gems_left_in_box(state: Position, colour: i64) -> i64:
    """Count the gems of a colour that a virtual opponent may draw now.

    Rules: VC-VIRTUAL-02, VC-SOLO-01, VC-SOLO-06, VC-EDGE-44, VC-EDGE-47.
    """
    return GEMS_IN_THE_BOX - setup.GEMS_PER_SEAT * state.seats - count_virtual_bids(state, colour)


@final
class Virtual(decision.Decision):
    """Chance draws the bid of a virtual opponent."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the colours that the virtual opponent may draw."""
        for colour in range(tables.COLOURS):
            if gems_left_in_box(state, colour) > 0:
                out = append(out, actions.A_VIRTUAL + colour)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a colour of which no gem is left. Rules: VC-EDGE-44."""
        there = gems_left_in_box(state, action - actions.A_VIRTUAL)
        return None if there > 0 else flow.refuse_outcome()

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Show the gem that a virtual opponent bids. Rules: VC-SOLO-02, VC-VIRTUAL-02."""
        colour = action - actions.A_VIRTUAL
        robot = state.slot(frames.VIRTUAL_OPPONENT)
        state.drop()
        state.robot_bid[robot] = colour
        if events is not None:
            events.emit("robot-bid", {"robot": robot, "colour": colour})


def virtual_bid_weights(state: Position) -> vec[i64]:
    """Return the gems of each colour that may be drawn, in the order of the legal ones.

    Rules: VC-VIRTUAL-02.
    """
    out: vec[i64] = vec[i64]()
    for colour in range(tables.COLOURS):
        if gems_left_in_box(state, colour) > 0:
            out = append(out, gems_left_in_box(state, colour))
    return out


def count_virtual_bids(state: Position, colour: i64) -> i64:
    """Count the virtual opponents that bid a colour."""
    number: i64 = 0
    for robot in range(state.virtual):
        if state.robot_bid[robot] == colour:
            number += 1
    return number


def finish_virtual_opponents(state: Position, colour: i64) -> None:
    """Mark the virtual opponents that bid a colour as done in this auction."""
    for robot in range(state.virtual):
        if state.robot_bid[robot] == colour:
            state.robot[robot] = u8(1)


def may_share(state: Position) -> bool:
    """Return whether a player may take the upper card beside a virtual opponent.

    Rules: VC-SOLO-03, VC-VIRTUAL-05.
    """
    return not (state.is_solo() and state.plays(CORRECTED))


@final
class FreeDiscards(decision.Step):
    """The free discards of virtual opponents are made."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the discard of a card for each virtual opponent whose gem fits no card.

        It is the lowest number of those concerned: the seats that bid in this auction round.
        Rules: VC-SOLO-05, VC-VIRTUAL-07, VC-EDGE-42, VC-EDGE-43.
        """
        if state.free_discards == 0 or not state.is_any_shown():
            state.free_discards = 0
            state.drop()
            return
        state.free_discards -= 1
        state.push(frames.REMOVE, state.first_in_order(state.slot(frames.LOOSE_SEATS)))


@final
class Remove(decision.Decision):
    """A seat discards a card of the display for a virtual opponent."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards on display. Rules: VC-SOLO-05."""
        for slot in range(storage.SLOTS):
            if state.shown(slot):
                out = append(out, actions.A_REMOVE + slot)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse an empty slot. Rules: VC-SOLO-05."""
        return take.refuse_slot(state, action - actions.A_REMOVE)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Discard a card for a virtual opponent. Rules: VC-SOLO-05."""
        state.drop()
        take.throw_shown(state, action - actions.A_REMOVE, True, events)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Virtual(frames.VIRTUAL, "virtual"),
    Remove(frames.REMOVE, "remove"),
    FreeDiscards(frames.LOOSE),
)
