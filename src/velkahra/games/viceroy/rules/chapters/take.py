"""Taking cards: from the display, from decks, and putting them away at once (VC-REWARD-03)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules.actions import A_ARCHIVE, A_DECLINE, A_DRAW
from velkahra.games.viceroy.rules.state import (
    CHARACTER_DECK,
    EVERYBODY,
    F_ARCHIVE,
    F_CARDS,
    F_DEAL,
    F_DRAW,
    F_SHOW,
    FRESH,
    GONE,
    HAND,
    LAID,
    LAW_DECK,
    PUT_BACK,
    SHOWN,
    SLOTS,
    TUCKED,
    UPPER,
    Position,
)
from velkahra.games.viceroy.rules.tables import ARCHIVE, CARDS, CHARACTERS

# Purposes of F_DEAL beyond the seat: what is done with the card.
TAKEN: Final[i64] = 1
REVIEWED: Final[i64] = 2


def archive_of(state: Position, seat: i64) -> i64:
    """Give the law under which a seat may tuck what it takes, or 0. Rules: VC-EDGE-32."""
    for law in range(CHARACTERS + 1, CARDS + 1):
        if state.zone[law] == u8(LAID + seat) and state.effect(law) == ARCHIVE:
            return law
    return 0


def into_hand(state: Position, seat: i64, card: i64, who: u8) -> None:
    """Put a card into a hand; `who` are the seats that have seen it."""
    state.zone[card] = u8(HAND + seat)
    state.at[card] = 0
    state.known[card] = who


def offer_archive(state: Position, seat: i64, card: i64) -> None:
    """Let the owner of a law that allows it tuck a card just taken. Rules: VC-EDGE-32."""
    if archive_of(state, seat):
        state.known[card] |= FRESH
        state.push(F_ARCHIVE, seat)


def take_shown(state: Position, seat: i64, slot: i64, events: Events | None) -> None:
    """Take a card of the display into the hand. Rules: VC-AUCTION-03, VC-AUCTION-14."""
    card = i64(state.display[slot])
    state.display[slot] = u8(0)
    into_hand(state, seat, card, EVERYBODY)
    if events is not None:
        events.emit("took-card", {"seat": seat, "card": card, "slot": slot})
    offer_archive(state, seat, card)


def throw_shown(state: Position, slot: i64, events: Events | None) -> None:
    """Discard a card of the display for good. Rules: VC-LIMIT-01."""
    card = i64(state.display[slot])
    state.display[slot] = u8(0)
    state.zone[card] = u8(GONE)
    if events is not None:
        events.emit("removed", {"card": card, "slot": slot})


def show(state: Position, card: i64, events: Events | None) -> None:
    """Lay a card of a deck on the display. Rules: VC-SETUP-08, VC-AUCTION-18."""
    slot = state.top(2)
    refill = state.top(3) == 1
    state.drop()
    if refill:
        state.small -= 1
    else:
        state.large -= 1
    state.zone[card] = u8(SHOWN)
    state.display[slot] = u8(card)
    if events is not None:
        events.emit("shown", {"card": card, "slot": slot})


def renew(state: Position, events: Events | None) -> None:
    """Renew the display after an auction.

    Rules: VC-AUCTION-18, VC-FLOW-02, VC-EDGE-14, VC-EDGE-15, VC-EX-20, VC-TX-02.
    """
    state.drop()
    for slot in range(UPPER):
        if state.display[slot + UPPER]:
            throw_shown(state, slot + UPPER, events)
        state.display[slot + UPPER] = state.display[slot]
        state.display[slot] = u8(0)
    if state.large:
        for slot in range(UPPER - 1, -1, -1):
            state.push(F_SHOW, -1, slot)
    if events is not None:
        events.emit("renewed", {"left": state.large - UPPER if state.large else i64(0)})


def draw_next(state: Position, events: Events | None) -> None:
    """Draw the next card of a reward, from a deck of choice. Rules: VC-REWARD-03, VC-EDGE-23.

    Rules: VC-LIMIT-01.
    """
    seat, left = state.top(1), state.top(2)
    laws = state.laws_in_deck()
    if left == 0 or (laws == 0 and state.small == 0):
        state.drop()
        if left and events is not None:
            events.emit("no-cards", {"seat": seat, "count": left})
        return
    state.set_top(2, left - 1)
    if laws and state.small:
        state.push(F_DRAW, seat)
    else:
        draw(state, seat, LAW_DECK if laws else CHARACTER_DECK, TAKEN, events)


def draw(state: Position, seat: i64, deck: i64, purpose: i64, events: Events | None) -> None:
    """Draw from a deck: the law on top if one was put back, else whatever comes."""
    card: i64 = 0
    if deck == LAW_DECK:
        card = state.top_law()
    if card:
        receive(state, seat, card, purpose, events)
    else:
        state.push(F_DEAL, -1, deck, seat, purpose)


def dealt(state: Position, card: i64, events: Events | None) -> None:
    """Hand out the card that the dealer drew. Rules: VC-SETUP-06, VC-SETUP-09, VC-REWARD-03."""
    seat, purpose = state.top(3), state.top(4)
    state.drop()
    receive(state, seat, card, purpose, events)


def receive(state: Position, seat: i64, card: i64, purpose: i64, events: Events | None) -> None:
    """Take a card from a deck into the hand; who put it back on top still knows it."""
    law = card > CHARACTERS
    seen = state.known[card] if state.zone[card] == u8(PUT_BACK) else u8(0)
    if not law:
        _leave_the_small_deck(state, purpose)
    into_hand(state, seat, card, seen | u8(i64(1) << seat))
    if events is not None:
        events.emit_to_others(seat, "drew", {"seat": seat, "deck": int(law)})
        events.emit_to(seat, "drew-card", {"seat": seat, "card": card})
    if purpose == TAKEN:
        offer_archive(state, seat, card)
    elif purpose == REVIEWED and archive_of(state, seat):
        state.known[card] |= FRESH


def _leave_the_small_deck(state: Position, purpose: i64) -> None:
    """Count the small deck; the first cards are dealt before there are two decks."""
    if purpose:
        state.small -= 1


def list_draws() -> vec[i64]:
    """List both decks; with one alone nobody is asked."""
    return vec[i64]([A_DRAW, A_DRAW + 1])


def list_archives(state: Position, seat: i64) -> vec[i64]:
    """List the cards just taken that may be tucked, and keeping them. Rules: VC-EDGE-32."""
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), CARDS + 1):
        if may_archive(state, seat, card):
            out = append(out, A_ARCHIVE + card - 1)
    return append(out, A_DECLINE)


def may_archive(state: Position, seat: i64, card: i64) -> bool:
    """Say whether a card was just taken and is still in the hand."""
    return state.zone[card] == u8(HAND + seat) and state.known[card] & FRESH != 0


def archive_lapses(state: Position, seat: i64) -> bool:
    """Drop the question when nothing that was just taken is left in the hand."""
    if len(list_archives(state, seat)) > 1:
        return False
    state.drop()
    return True


def archive(state: Position, seat: i64, card: i64, events: Events | None) -> None:
    """Tuck a card just taken under the law, or (card 0) keep all of them. Rules: VC-EDGE-32."""
    state.drop()
    for other in range(i64(1), CARDS + 1):
        if may_archive(state, seat, other):
            state.known[other] &= EVERYBODY
    if card:
        tuck(state, seat, card, archive_of(state, seat), events)
    elif events is not None:
        events.emit("kept", {"seat": seat})


def tuck(state: Position, seat: i64, card: i64, under: i64, events: Events | None) -> None:
    """Tuck a card under one of the pyramid, in everybody's sight. Rules: VC-PYR-07, VC-EDGE-49."""
    state.zone[card] = u8(TUCKED + seat)
    state.at[card] = under
    state.known[card] = u8(0)
    if events is not None:
        events.emit("tucked", {"seat": seat, "card": card, "under": under})


def any_shown(state: Position) -> bool:
    """Say whether a card is on display."""
    found: i64 = 0
    for slot in range(SLOTS):
        found |= i64(state.display[slot])
    return found != 0


def queue_cards(state: Position, seat: i64, number: i64) -> None:
    """Owe a seat a number of cards."""
    state.push(F_CARDS, seat, number)
