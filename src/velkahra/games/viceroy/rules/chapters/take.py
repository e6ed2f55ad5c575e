"""Taking cards from the display and from decks, and tucking them at once (VC-REWARD-03)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, seats, storage, tables
from velkahra.games.viceroy.rules.chapters.flow import refuse_outcome
from velkahra.games.viceroy.rules.state import CHARACTER_DECK, LAW_DECK, Position


def archive_of(state: Position, seat: i64) -> i64:
    """Return the law under which a seat may tuck what it takes, or 0. Rules: VC-EDGE-32."""
    for law in range(tables.FIRST_LAW, tables.CARDS + 1):
        if state.is_laid(seat, law) and state.effect(law) == tables.ARCHIVE:
            return law
    return 0


def offer_archive(state: Position, seat: i64, card: i64) -> None:
    """Push the choice to tuck a card just taken, if a law allows it. Rules: VC-EDGE-32."""
    if archive_of(state, seat):
        state.known[card] |= storage.FRESH
        state.push(frames.ARCHIVE, seat)


# The display


def take_shown(state: Position, seat: i64, slot: i64, events: Events | None) -> None:
    """Take the card on a slot of the display into the hand. Rules: VC-AUCTION-03, VC-AUCTION-14."""
    card = state.shown(slot)
    state.display[slot] = u8(0)
    state.hold(seat, card, storage.EVERYBODY)
    if events is not None:
        events.emit("took-card", {"seat": seat, "card": card, "slot": slot})
    offer_archive(state, seat, card)


def throw_shown(state: Position, slot: i64, virtual: bool, events: Events | None) -> None:
    """Remove the card on a slot of the display from the game. Rules: VC-LIMIT-01.

    It goes to a `virtual` opponent, or because the auction is over.
    """
    card = state.shown(slot)
    state.display[slot] = u8(0)
    state.discard(card)
    if events is not None:
        events.emit("removed", {"card": card, "slot": slot, "virtual": int(virtual)})


def refuse_slot(state: Position, slot: i64) -> Refusal | None:
    """Return a refusal of an empty slot of the display, or None. Rules: VC-AUCTION-11."""
    if state.shown(slot):
        return None
    return Refusal("VC-AUCTION-11", {"colour": storage.colour_of_slot(slot)}, "empty")


@final
class Show(decision.Decision):
    """Chance draws a card for the display."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the characters in the deck."""
        return _list_deck(state, CHARACTER_DECK, out)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a card that is no character in the deck."""
        return _refuse_card(state, action, CHARACTER_DECK)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Lay a card of a deck on the display. Rules: VC-SETUP-08, VC-AUCTION-18."""
        card = action - actions.A_DEAL + 1
        slot, refill = state.slot(frames.SHOW_SLOT), state.slot(frames.SHOW_REFILL)
        state.drop()
        if refill:
            state.small -= 1
        else:
            state.large -= 1
        state.zone[card] = u8(storage.SHOWN)
        state.display[slot] = u8(card)
        if events is not None:
            events.emit("shown", {"card": card, "slot": slot})


@final
class Renew(decision.Step):
    """The display is renewed after an auction."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Renew the display after an auction.

        Rules: VC-AUCTION-18, VC-FLOW-02, VC-EDGE-14, VC-EDGE-15, VC-EX-20, VC-TX-02.
        """
        state.drop()
        for slot in range(storage.UPPER):
            if state.shown(storage.upper(slot)):
                throw_shown(state, storage.upper(slot), False, events)
            state.display[storage.upper(slot)] = state.display[slot]
            state.display[slot] = u8(0)
        if state.large:
            for slot in range(storage.UPPER - 1, i64(-1), i64(-1)):
                state.push(frames.SHOW, -1, slot)
        if events is not None:
            events.emit("renewed", {"left": state.large - storage.UPPER if state.large else i64(0)})


# Decks


def _list_deck(state: Position, deck: i64, out: vec[i64]) -> vec[i64]:
    """Append the cards that may come from a deck to `out`, as actions."""
    first: i64 = tables.FIRST_LAW if deck == LAW_DECK else 1
    last = tables.CARDS if deck == LAW_DECK else tables.CHARACTERS
    for card in range(first, last + 1):
        if state.is_in_deck(card):
            out = append(out, actions.A_DEAL + card - 1)
    return out


def _refuse_card(state: Position, action: i64, deck: i64) -> Refusal | None:
    card = action - actions.A_DEAL + 1
    is_there = storage.is_law(card) == (deck == LAW_DECK) and state.is_in_deck(card)
    return None if is_there else refuse_outcome()


@final
class Deal(decision.Decision):
    """Chance draws a card for a seat."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards that the dealer may draw for a seat."""
        return _list_deck(state, state.slot(frames.DEAL_DECK), out)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a card that the dealer cannot draw for a seat."""
        return _refuse_card(state, action, state.slot(frames.DEAL_DECK))

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Hand out the card that the dealer drew. Rules: VC-SETUP-06, VC-SETUP-09, VC-REWARD-03."""
        seat, purpose = state.slot(frames.DEAL_OWNER), state.slot(frames.DEAL_PURPOSE)
        state.drop()
        _receive(state, seat, action - actions.A_DEAL + 1, purpose, events)


@final
class Cards(decision.Step):
    """Cards are drawn for a seat."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Draw the next card of a reward, from a deck of choice.

        Rules: VC-REWARD-03, VC-EDGE-23, VC-LIMIT-01.
        """
        seat, left = state.frame_seat(), state.slot(frames.CARDS_LEFT)
        laws = state.laws_in_deck()
        if left == 0 or (laws == 0 and state.small == 0):
            state.drop()
            if left and events is not None:
                events.emit("no-cards", {"seat": seat, "count": left})
            return
        state.set_slot(frames.CARDS_LEFT, left - 1)
        if laws and state.small:
            state.push(frames.DRAW, seat)
        else:
            draw_from(state, seat, LAW_DECK if laws else CHARACTER_DECK, frames.TAKEN, events)


def draw_from(state: Position, seat: i64, deck: i64, purpose: i64, events: Events | None) -> None:
    """Draw from a deck: the law on top if one was put back, else a card the dealer draws.

    `purpose` is AT_THE_START, TAKEN or REVIEWED.
    """
    card = state.top_law() if deck == LAW_DECK else i64(0)
    if card:
        _receive(state, seat, card, purpose, events)
    else:
        state.push(frames.DEAL, -1, deck, seat, purpose)


def _receive(state: Position, seat: i64, card: i64, purpose: i64, events: Events | None) -> None:
    """Take a card from a deck into the hand; a seat that put it back on top still knows it."""
    seen = state.known[card] if state.is_put_back(card) else u8(0)
    if not storage.is_law(card) and purpose != frames.AT_THE_START:
        state.small -= 1
    state.hold(seat, card, seen | u8(seats.only(seat)))
    if events is not None:
        events.emit_to_others(seat, "drew", {"seat": seat, "deck": int(storage.is_law(card))})
        events.emit_to(seat, "drew-card", {"seat": seat, "card": card})
    if purpose == frames.TAKEN:
        offer_archive(state, seat, card)
    elif purpose == frames.REVIEWED and archive_of(state, seat):
        state.known[card] |= storage.FRESH


@final
class Draw(decision.Decision):
    """A seat chooses the deck it draws from."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List drawing from both decks, as actions; if there is only one, the seat is not asked."""
        return append(append(out, actions.A_DRAW + CHARACTER_DECK), actions.A_DRAW + LAW_DECK)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Draw from the chosen deck. Rules: VC-REWARD-03."""
        state.drop()
        draw_from(state, seat, action - actions.A_DRAW, frames.TAKEN, events)


@final
class Archive(decision.Decision):
    """A seat may tuck one of the cards it has just taken."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards just taken that may be tucked, and keeping them. Rules: VC-EDGE-32."""
        for card in range(i64(1), tables.CARDS + 1):
            if is_just_taken(state, seat, card):
                out = append(out, actions.A_ARCHIVE + card - 1)
        return append(out, actions.A_DECLINE)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse to tuck a card that was not just taken. Rules: VC-EDGE-32."""
        if action == actions.A_DECLINE:
            return None
        card = action - actions.A_ARCHIVE + 1
        if is_just_taken(state, seat, card):
            return None
        return Refusal("VC-EDGE-32", {"card": card}, "taken")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Tuck a card just taken under the law, or keep all of them. Rules: VC-EDGE-32."""
        state.drop()
        for other in range(i64(1), tables.CARDS + 1):
            if is_just_taken(state, seat, other):
                state.known[other] &= storage.EVERYBODY
        if action != actions.A_DECLINE:
            tuck_card(state, seat, action - actions.A_ARCHIVE + 1, archive_of(state, seat), events)
        elif events is not None:
            events.emit("kept", {"seat": seat})

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the question if no card just taken is left in the hand."""
        if len(self.legal(state, state.frame_seat(), vec[i64]())) > 1:
            return False
        state.drop()
        return True


def may_archive(state: Position, seat: i64) -> bool:
    """Return whether a seat may tuck one of the cards it has just taken."""
    return not state.over and state.frame_kind() == frames.ARCHIVE and state.frame_seat() == seat


def is_just_taken(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a card was just taken and is still in the hand."""
    return state.is_in_hand(seat, card) and state.known[card] & storage.FRESH != 0


def tuck_card(state: Position, seat: i64, card: i64, under: i64, events: Events | None) -> None:
    """Tuck a card under one of the pyramid, openly. Rules: VC-PYR-07, VC-EDGE-49."""
    state.tuck(seat, card, under)
    if events is not None:
        events.emit("tucked", {"seat": seat, "card": card, "under": under})


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Deal(frames.DEAL, "deal"),
    Show(frames.SHOW, "deal"),
    Draw(frames.DRAW, "draw"),
    Archive(frames.ARCHIVE, "archive", "decline", drops=False),
    Renew(frames.RENEW),
    Cards(frames.CARDS),
)
