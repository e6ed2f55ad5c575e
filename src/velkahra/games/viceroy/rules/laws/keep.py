"""The laws that keep something: cards tucked under them, or gems stored on them."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, storage
from velkahra.games.viceroy.rules.chapters import flow, pyramid, reward, take
from velkahra.games.viceroy.rules.frames import laws
from velkahra.games.viceroy.rules.laws.lay import emit_no_effect
from velkahra.games.viceroy.rules.state import Position
from velkahra.games.viceroy.rules.tables import CARDS, COLOURS, STORED, gems_in, size_of

# Cards in hand


def list_tucks(state: Position, seat: i64) -> vec[i64]:
    """List the cards of the hand, and stopping, as actions. Rules: VC-EDGE-32."""
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), CARDS + 1):
        if state.is_in_hand(seat, card):
            out = append(out, actions.A_TUCK + card - 1)
    return append(out, actions.A_DECLINE)


def refuse_tuck(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal of a card that is not in the hand, or None. Rules: VC-PYR-07."""
    if action == actions.A_DECLINE:
        return None
    if not actions.A_TUCK <= action < actions.A_SWAP:
        return flow.refuse_other(state)
    return flow.refuse_not_in_hand(state, seat, action - actions.A_TUCK + 1, "VC-PYR-07")


def lapse_tuck(state: Position) -> bool:
    """Drop the question if the hand is empty, and return whether it was dropped."""
    if state.hand_size(state.frame_seat()):
        return False
    state.drop()
    return True


def tuck_from_hand(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Tuck a card of the hand under the law just laid. Rules: VC-PYR-07, VC-EDGE-32."""
    take.tuck_card(state, seat, action - actions.A_TUCK + 1, state.slot(laws.TUCK_LAW), events)


# A free card of the pyramid


def list_free_cards(state: Position, seat: i64) -> vec[i64]:
    """List the free cards of the own pyramid, without the law itself, as actions.

    Rules: VC-EDGE-28.
    """
    law = state.slot(laws.FREE_LAW)
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), CARDS + 1):
        if card != law and state.is_laid(seat, card) and pyramid.is_free(state, seat, card):
            out = append(out, actions.A_TUCK + card - 1)
    return out


def refuse_free_card(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal to tuck a card that is not free, or None. Rules: VC-PYR-09, VC-EDGE-28."""
    if not actions.A_TUCK <= action < actions.A_SWAP:
        return flow.refuse_other(state)
    card = action - actions.A_TUCK + 1
    if card == state.slot(laws.FREE_LAW) or not state.is_laid(seat, card):
        return Refusal("VC-EDGE-28", {"card": card})
    if pyramid.is_free(state, seat, card):
        return None
    bottom = state.level_of_card(card) == 1
    return Refusal("VC-PYR-09", {"card": card}, "bottom" if bottom else "")


def lapse_free_card(state: Position, events: Events | None) -> bool:
    """Drop the question if no card is free, and return whether. Rules: VC-EDGE-28."""
    seat, law = state.frame_seat(), state.slot(laws.FREE_LAW)
    if len(list_free_cards(state, seat)):
        return False
    state.drop()
    if events is not None:
        events.emit("no-free-card", {"seat": seat, "law": law})
    return True


def tuck_free_card(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Tuck a free card with its tokens under the law. Rules: VC-EDGE-25, VC-EDGE-28, VC-EDGE-30."""
    card, law = action - actions.A_TUCK + 1, state.slot(laws.FREE_LAW)
    state.drop()
    cell = state.at[card]
    state.cells[cell] = u8(0)
    take.tuck_card(state, seat, card, law, events)
    state.move_tokens(card, law)
    if storage.level_of(cell) == 1:
        state.note_ends(seat)


# Gems


def list_stores(state: Position, seat: i64) -> vec[i64]:
    """List the handfuls that can be stored, and storing nothing where that is allowed, as actions.

    Rules: VC-EX-14, VC-EDGE-56.
    """
    out: vec[i64] = vec[i64](capacity=64)
    law, tables = state.slot(laws.STORE_LAW), state.tables()
    fewest, most = tables.gems_at_least(law), tables.gems_at_most(law)
    out = reward.list_handfuls(state, seat, fewest, most, actions.A_STORE, out)
    return out if fewest else append(out, actions.A_DECLINE)


def refuse_store(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal of a number of gems to store, or gems that are not there, or None.

    Rules: VC-EX-14, VC-EDGE-56.
    """
    stores = actions.A_STORE <= action < actions.A_RECOLOUR
    if not stores and action != actions.A_DECLINE:
        return flow.refuse_other(state)
    law, tables = state.slot(laws.STORE_LAW), state.tables()
    fewest, most = tables.gems_at_least(law), tables.gems_at_most(law)
    number = size_of(action - actions.A_STORE) if stores else i64(0)
    if not fewest <= number <= most:
        return Refusal("VC-EDGE-56", {"count": number, "least": fewest, "most": most})
    there = not stores or reward.has_handful(state, seat, action - actions.A_STORE)
    return None if there else Refusal("VC-EDGE-56", {}, "gems")


def lapse_store(state: Position, events: Events | None) -> bool:
    """Drop the question if a law stores more gems than there are, and return whether.

    Rules: VC-EDGE-56.
    """
    seat, law = state.frame_seat(), state.slot(laws.STORE_LAW)
    if state.all_gems_of(seat) >= state.tables().gems_at_least(law):
        return False
    state.drop()
    emit_no_effect(seat, law, events)
    return True


def store_gems(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Move gems to the law, out of circulation. Rules: VC-EDGE-36, VC-EX-14."""
    handful, law = action - actions.A_STORE, state.slot(laws.STORE_LAW)
    state.drop()
    for colour in range(COLOURS):
        number = gems_in(handful, colour)
        state.remove_gems(seat, colour, number)
        state.add_tokens(seat, law, STORED + colour, number)
    if events is not None:
        events.emit("stored", {"seat": seat, "law": law, **reward.facts_of_handful(handful)})
