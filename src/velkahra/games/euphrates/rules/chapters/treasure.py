"""Treasures: who collects them, and which (TE-TREASURE)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules import actions, decision, frames, pieces, tables
from velkahra.games.euphrates.rules.state import Position, start_temples


def treasures_of(state: Position, trader: i64) -> vec[i64]:
    """List the spaces with a treasure in the kingdom of a trader on the board, ascending."""
    found: vec[i64] = vec[i64]()
    leaders = state.realm[state.leader_at(trader)]
    for temple in start_temples(state.board):
        space = i64(temple)
        if state.realm[space] == leaders and state.has_treasure(space):
            found = append(found, space)
    return found


@final
class Treasures(decision.Decision):
    """The choice of a treasure for a trader, by its owner."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the treasures that may be taken."""
        for space in list_takeable(state):
            out = append(out, actions.A_TAKE + space)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of a treasure, or None.

        Rules: TE-TREASURE-01, TE-TREASURE-02, TE-EDGE-70, TE-EX-11.
        """
        space, trader = action - actions.A_TAKE, state.slot(frames.TREASURES_TRADER)
        where = {"space": int(space)}
        kingdom = state.realm[state.leader_at(trader)]
        if not state.has_treasure(space) or state.realm[space] != kingdom:
            return Refusal("TE-TREASURE-01", where)
        if not state.is_corner(space):
            for other in treasures_of(state, trader):
                if state.is_corner(other):
                    return Refusal("TE-TREASURE-02", where)
        return None

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Take a treasure; it is worth one point of any colour at the end.

        Rules: TE-TREASURE-01, TE-TREASURE-05, TE-EDGE-75, TE-EDGE-99.
        """
        space = action - actions.A_TAKE
        state.take_treasure(seat, space)
        if events is not None:
            events.emit("treasure", {"seat": seat, "space": space})

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Find the next trader who has to collect; drop the frame if there is none.

        Several at once cannot normally happen; if so, clockwise from the active player.
        Rules: TE-TREASURE-01, TE-TREASURE-03, TE-TREASURE-04, TE-EDGE-25, TE-EDGE-39, TE-EDGE-71,
            TE-EDGE-72, TE-EDGE-73, TE-EDGE-74.
        """
        state.drop()
        for turn in range(state.seats):
            seat = (state.active + turn) % state.seats
            trader = pieces.leader_of(seat, tables.TRADER)
            if state.leader_at(trader) != tables.OFF and len(treasures_of(state, trader)) > 1:
                state.push(frames.TREASURES, seat, trader)
                return False
        return True


def list_takeable(state: Position) -> vec[i64]:
    """List the spaces of treasures that may be taken now: corner ones as long as there are any.

    Rules: TE-TREASURE-02, TE-EDGE-70.
    """
    all_of_them = treasures_of(state, state.slot(frames.TREASURES_TRADER))
    corner: vec[i64] = vec[i64]()
    for space in all_of_them:
        if state.is_corner(space):
            corner = append(corner, space)
    return corner if len(corner) > 0 else all_of_them


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Treasures(frames.TREASURES, "take", unfinished="treasure"),
)
