"""The laws that keep something: cards tucked under them, or gems stored on them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, storage
from velkahra.games.viceroy.rules.chapters import flow, pyramid, reward, take
from velkahra.games.viceroy.rules.laws.lay import emit_no_effect
from velkahra.games.viceroy.rules.state import Position
from velkahra.games.viceroy.rules.tables import CARDS, COLOURS, STORED, gems_in, size_of


@final
class Tuck(decision.Decision):
    """A seat tucks cards of its hand under a law."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards of the hand, and stopping. Rules: VC-EDGE-32."""
        for card in range(i64(1), CARDS + 1):
            if state.is_in_hand(seat, card):
                out = append(out, actions.A_TUCK + card - 1)
        return append(out, actions.A_DECLINE)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a card that is not in the hand. Rules: VC-PYR-07."""
        if action == actions.A_DECLINE:
            return None
        return flow.refuse_not_in_hand(state, seat, action - actions.A_TUCK + 1, "VC-PYR-07")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Tuck a card of the hand under the law just laid. Rules: VC-PYR-07, VC-EDGE-32."""
        law = state.slot(frames.TUCK_LAW)
        take.tuck_card(state, seat, action - actions.A_TUCK + 1, law, events)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the question if the hand is empty."""
        if state.hand_size(state.frame_seat()):
            return False
        state.drop()
        return True


@final
class Free(decision.Decision):
    """A seat tucks a free card of its pyramid under a law."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the free cards of the own pyramid, without the law itself. Rules: VC-EDGE-28."""
        law = state.slot(frames.FREE_LAW)
        for card in range(i64(1), CARDS + 1):
            if card != law and state.is_laid(seat, card) and pyramid.is_free(state, seat, card):
                out = append(out, actions.A_TUCK + card - 1)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse to tuck a card that is not free. Rules: VC-PYR-09, VC-EDGE-28."""
        card = action - actions.A_TUCK + 1
        if card == state.slot(frames.FREE_LAW) or not state.is_laid(seat, card):
            return Refusal("VC-EDGE-28", {"card": card})
        if pyramid.is_free(state, seat, card):
            return None
        bottom = state.level_of_card(card) == 1
        return Refusal("VC-PYR-09", {"card": card}, "bottom" if bottom else "")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Tuck a free card with its tokens under the law.

        Rules: VC-EDGE-25, VC-EDGE-28, VC-EDGE-30.
        """
        card, law = action - actions.A_TUCK + 1, state.slot(frames.FREE_LAW)
        state.drop()
        cell = state.at[card]
        state.cells[cell] = u8(0)
        take.tuck_card(state, seat, card, law, events)
        state.move_tokens(card, law)
        if storage.level_of(cell) == 1:
            state.note_ends(seat)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the question if no card is free. Rules: VC-EDGE-28."""
        seat, law = state.frame_seat(), state.slot(frames.FREE_LAW)
        if len(self.legal(state, seat, vec[i64]())):
            return False
        state.drop()
        if events is not None:
            events.emit("no-free-card", {"seat": seat, "law": law})
        return True


@final
class Store(decision.Decision):
    """A seat stores gems on a law."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the handfuls that can be stored, and storing nothing where that is allowed.

        Rules: VC-EX-14, VC-EDGE-56.
        """
        law, tables = state.slot(frames.STORE_LAW), state.tables()
        fewest, most = tables.gems_at_least(law), tables.gems_at_most(law)
        out = reward.list_handfuls(state, seat, fewest, most, actions.A_STORE, out)
        return out if fewest else append(out, actions.A_DECLINE)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a wrong number of gems to store, or missing gems. Rules: VC-EX-14, VC-EDGE-56."""
        stores = action != actions.A_DECLINE
        law, tables = state.slot(frames.STORE_LAW), state.tables()
        fewest, most = tables.gems_at_least(law), tables.gems_at_most(law)
        number = size_of(action - actions.A_STORE) if stores else i64(0)
        if not fewest <= number <= most:
            return Refusal("VC-EDGE-56", {"count": number, "least": fewest, "most": most})
        there = not stores or reward.has_handful(state, seat, action - actions.A_STORE)
        return None if there else Refusal("VC-EDGE-56", {}, "gems")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Move gems to the law, out of circulation. Rules: VC-EDGE-36, VC-EX-14."""
        handful, law = action - actions.A_STORE, state.slot(frames.STORE_LAW)
        state.drop()
        for colour in range(COLOURS):
            number = gems_in(handful, colour)
            state.remove_gems(seat, colour, number)
            state.add_tokens(seat, law, STORED + colour, number)
        if events is not None:
            events.emit("stored", {"seat": seat, "law": law, **reward.facts_of_handful(handful)})

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the question if a law stores more gems than there are. Rules: VC-EDGE-56."""
        seat, law = state.frame_seat(), state.slot(frames.STORE_LAW)
        if state.all_gems_of(seat) >= state.tables().gems_at_least(law):
            return False
        state.drop()
        emit_no_effect(seat, law, events)
        return True


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Tuck(frames.TUCK, "tuck", "decline"),
    Free(frames.FREE, "tuck"),
    Store(frames.STORE, "store", "decline"),
)
