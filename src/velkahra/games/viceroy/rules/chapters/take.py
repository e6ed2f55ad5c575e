"""Taking cards from the display and from decks, and tucking them at once (VC-REWARD-03)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, seats, storage, tables
from velkahra.games.viceroy.rules.chapters.flow import refuse_other, refuse_outcome
from velkahra.games.viceroy.rules.frames import rewards, rounds
from velkahra.games.viceroy.rules.state import CHARACTER_DECK, LAW_DECK, Position


def archive_of(state: Position, seat: i64) -> i64:
    """Return the law under which a seat may tuck what it takes, or 0. Rules: VC-EDGE-32."""
    for law in range(tables.FIRST_LAW, tables.CARDS + 1):
        if state.is_laid(seat, law) and state.effect(law) == tables.ARCHIVE:
            return law
    return 0


def offer_archive(state: Position, seat: i64, card: i64) -> None:
    """Push the choice to tuck a card just taken, if a law of the seat allows it.

    Rules: VC-EDGE-32.
    """
    if archive_of(state, seat):
        state.known[card] |= storage.FRESH
        rewards.push_archive(state, seat)


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


def show_card(state: Position, action: i64, events: Events | None) -> None:
    """Lay a card of a deck on the display. Rules: VC-SETUP-08, VC-AUCTION-18."""
    card = action - actions.A_DEAL + 1
    slot, refill = state.slot(rounds.SHOW_SLOT), state.slot(rounds.SHOW_REFILL)
    state.drop()
    if refill:
        state.small -= 1
    else:
        state.large -= 1
    state.zone[card] = u8(storage.SHOWN)
    state.display[slot] = u8(card)
    if events is not None:
        events.emit("shown", {"card": card, "slot": slot})


def renew_display(state: Position, events: Events | None) -> None:
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
            rounds.push_show(state, slot, 0)
    if events is not None:
        events.emit("renewed", {"left": state.large - storage.UPPER if state.large else i64(0)})


# Decks


def list_deck(state: Position, deck: i64) -> vec[i64]:
    """List the cards that may come from a deck, as actions, ascending."""
    out: vec[i64] = vec[i64](capacity=64)
    first: i64 = tables.FIRST_LAW if deck == LAW_DECK else 1
    last = tables.CARDS if deck == LAW_DECK else tables.CHARACTERS
    for card in range(first, last + 1):
        if state.is_in_deck(card):
            out = append(out, actions.A_DEAL + card - 1)
    return out


def refuse_card_of_deck(state: Position, action: i64, deck: i64) -> Refusal | None:
    """Return a refusal of a card that is not in the deck, or None."""
    fits = actions.A_DEAL <= action < actions.A_BACK and _is_in(
        state, action - actions.A_DEAL + 1, deck
    )
    return refuse_outcome(fits)


def _is_in(state: Position, card: i64, deck: i64) -> bool:
    return storage.is_law(card) == (deck == LAW_DECK) and state.is_in_deck(card)


def list_dealt_cards(state: Position) -> vec[i64]:
    """List the cards that the dealer may draw for a seat, as actions."""
    return list_deck(state, state.slot(rewards.DEAL_DECK))


def refuse_dealt_card(state: Position, action: i64) -> Refusal | None:
    """Return a refusal of a card that the dealer cannot draw for a seat, or None."""
    return refuse_card_of_deck(state, action, state.slot(rewards.DEAL_DECK))


def draw_next_card(state: Position, events: Events | None) -> None:
    """Draw the next card of a reward, from a deck of choice. Rules: VC-REWARD-03, VC-EDGE-23.

    Rules: VC-LIMIT-01.
    """
    seat, left = state.frame_seat(), state.slot(rewards.CARDS_LEFT)
    laws = state.laws_in_deck()
    if left == 0 or (laws == 0 and state.small == 0):
        state.drop()
        if left and events is not None:
            events.emit("no-cards", {"seat": seat, "count": left})
        return
    state.set_slot(rewards.CARDS_LEFT, left - 1)
    if laws and state.small:
        rewards.push_draw(state, seat)
    else:
        draw_from(state, seat, LAW_DECK if laws else CHARACTER_DECK, rewards.TAKEN, events)


def draw_from(state: Position, seat: i64, deck: i64, purpose: i64, events: Events | None) -> None:
    """Draw from a deck: the law on top if one was put back, else a card the dealer draws.

    `purpose` is AT_THE_START, TAKEN or REVIEWED.
    """
    card: i64 = 0
    if deck == LAW_DECK:
        card = state.top_law()
    if card:
        _receive(state, seat, card, purpose, events)
    else:
        rewards.push_deal(state, deck, seat, purpose)


def receive_dealt_card(state: Position, action: i64, events: Events | None) -> None:
    """Hand out the card that the dealer drew. Rules: VC-SETUP-06, VC-SETUP-09, VC-REWARD-03."""
    seat, purpose = state.slot(rewards.DEAL_OWNER), state.slot(rewards.DEAL_PURPOSE)
    state.drop()
    _receive(state, seat, action - actions.A_DEAL + 1, purpose, events)


def _receive(state: Position, seat: i64, card: i64, purpose: i64, events: Events | None) -> None:
    """Take a card from a deck into the hand; a seat that put it back on top still knows it."""
    seen = state.known[card] if state.is_put_back(card) else u8(0)
    if not storage.is_law(card):
        _leave_small_deck(state, purpose)
    state.hold(seat, card, seen | u8(seats.only(seat)))
    if events is not None:
        events.emit_to_others(seat, "drew", {"seat": seat, "deck": int(storage.is_law(card))})
        events.emit_to(seat, "drew-card", {"seat": seat, "card": card})
    if purpose == rewards.TAKEN:
        offer_archive(state, seat, card)
    elif purpose == rewards.REVIEWED and archive_of(state, seat):
        state.known[card] |= storage.FRESH


def _leave_small_deck(state: Position, purpose: i64) -> None:
    """Count a card out of the small deck, unless it is dealt at the start."""
    if purpose != rewards.AT_THE_START:
        state.small -= 1


def list_draws() -> vec[i64]:
    """List drawing from both decks, as actions; if there is only one, the seat is not asked."""
    return vec[i64]([actions.A_DRAW + CHARACTER_DECK, actions.A_DRAW + LAW_DECK])


def refuse_draw(state: Position, action: i64) -> Refusal | None:
    """Return a refusal of anything but a deck, or None."""
    return None if actions.A_DRAW <= action < actions.A_ARCHIVE else refuse_other(state)


def draw_card(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Draw from the chosen deck. Rules: VC-REWARD-03."""
    state.drop()
    draw_from(state, seat, action - actions.A_DRAW, rewards.TAKEN, events)


# Tucking


def list_archives(state: Position, seat: i64) -> vec[i64]:
    """List the cards just taken that may be tucked, and keeping them, as actions.

    Rules: VC-EDGE-32.
    """
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), tables.CARDS + 1):
        if is_just_taken(state, seat, card):
            out = append(out, actions.A_ARCHIVE + card - 1)
    return append(out, actions.A_DECLINE)


def is_just_taken(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a card was just taken and is still in the hand."""
    return state.is_in_hand(seat, card) and state.known[card] & storage.FRESH != 0


def refuse_archive(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal to tuck a card that was not just taken, or None. Rules: VC-EDGE-32."""
    if action == actions.A_DECLINE:
        return None
    if not actions.A_ARCHIVE <= action < actions.A_PLAY:
        return refuse_other(state)
    card = action - actions.A_ARCHIVE + 1
    if is_just_taken(state, seat, card):
        return None
    return Refusal("VC-EDGE-32", {"card": card}, "taken")


def lapse_archive(state: Position) -> bool:
    """Drop the question if no card just taken is left in the hand, and return whether."""
    if len(list_archives(state, state.frame_seat())) > 1:
        return False
    state.drop()
    return True


def archive_or_keep(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Tuck a card just taken under the law, or keep all of them. Rules: VC-EDGE-32."""
    state.drop()
    for other in range(i64(1), tables.CARDS + 1):
        if is_just_taken(state, seat, other):
            state.known[other] &= storage.EVERYBODY
    if action != actions.A_DECLINE:
        tuck_card(state, seat, action - actions.A_ARCHIVE + 1, archive_of(state, seat), events)
    elif events is not None:
        events.emit("kept", {"seat": seat})


def tuck_card(state: Position, seat: i64, card: i64, under: i64, events: Events | None) -> None:
    """Tuck a card under one of the pyramid, with everybody seeing it.

    Rules: VC-PYR-07, VC-EDGE-49.
    """
    state.tuck(seat, card, under)
    if events is not None:
        events.emit("tucked", {"seat": seat, "card": card, "under": under})
