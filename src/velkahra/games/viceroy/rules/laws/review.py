"""The law that draws laws and puts some back (VC-EDGE-32, VC-EDGE-51)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, seats, storage, tables
from velkahra.games.viceroy.rules.chapters import flow, take
from velkahra.games.viceroy.rules.laws.lay import emit_no_effect
from velkahra.games.viceroy.rules.state import CORRECTED, LAW_DECK, Position


@final
class Laws(decision.Step):
    """Laws are drawn for a seat to review."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Draw the next law of a review, then put some back.

        Each law drawn is taken: a law that tucks taken cards may have it at once.
        Rules: VC-EDGE-32, VC-EDGE-51, VC-LIMIT-01.
        """
        seat, law = state.frame_seat(), state.slot(frames.LAWS_LAW)
        left, drawn = state.slot(frames.LAWS_LEFT), state.slot(frames.LAWS_DRAWN)
        each = state.plays(CORRECTED)
        if left and state.laws_in_deck():
            state.set_slot(frames.LAWS_LEFT, left - 1)
            state.set_slot(frames.LAWS_DRAWN, drawn + 1)
            take.draw_from(state, seat, LAW_DECK, frames.TAKEN if each else frames.REVIEWED, events)
            return
        state.drop()
        if drawn and not each and take.archive_of(state, seat):
            state.push(frames.ARCHIVE, seat)
        back = _laws_to_return(state, seat, law, left, drawn)
        if back > 0:
            state.push(frames.RETURN, seat, back)
        elif drawn == 0:
            emit_no_effect(seat, law, events)


def _laws_to_return(state: Position, seat: i64, law: i64, left: i64, drawn: i64) -> i64:
    """Count the laws to put back. A seat that drew too few keeps one of them."""
    back = state.tables().laws_returned(law)
    if left:
        back = back if back < drawn - 1 else drawn - 1
    held = i64(len(_list_laws(state, seat, vec[i64]())))
    return back if back < held else held


def _list_laws(state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the laws of a hand to `out`, as actions."""
    for law in range(tables.FIRST_LAW, tables.CARDS + 1):
        if state.is_in_hand(seat, law):
            out = append(out, actions.A_RETURN + law - tables.FIRST_LAW)
    return out


@final
class Return(decision.Decision):
    """A seat puts laws of its hand back on their deck."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the laws of the hand."""
        return _list_laws(state, seat, out)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a law that is not in the hand. Rules: VC-EDGE-32."""
        return flow.refuse_not_in_hand(
            state, seat, action - actions.A_RETURN + tables.FIRST_LAW, "VC-EDGE-32"
        )

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Put a law of the hand on top of its deck. Nobody else knows which of them it was."""
        law, left = action - actions.A_RETURN + tables.FIRST_LAW, state.slot(frames.RETURN_LEFT)
        if left == 1:
            state.drop()
        else:
            state.set_slot(frames.RETURN_LEFT, left - 1)
        own = u8(seats.only(seat))
        top = state.top_law()
        for other in range(tables.FIRST_LAW, tables.CARDS + 1):
            if state.is_in_hand(seat, other):
                state.known[other] &= storage.FRESH | own
        state.zone[law] = u8(storage.PUT_BACK)
        state.at[law] = state.at[top] + 1 if top else i64(1)
        state.known[law] = own
        if events is not None:
            events.emit_to_others(seat, "put-back", {"seat": seat})
            events.emit_to(seat, "put-back-own", {"seat": seat, "law": law})


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Return(frames.RETURN, "return"),
    Laws(frames.LAWS),
)
