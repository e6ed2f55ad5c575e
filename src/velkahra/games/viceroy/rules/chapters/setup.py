"""Setup (VC-SETUP)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules.actions import A_BACK, A_DEAL, A_START
from velkahra.games.viceroy.rules.chapters.pyramid import set_ends
from velkahra.games.viceroy.rules.state import (
    CHARACTER_DECK,
    DECK,
    F_BACK,
    F_DEAL,
    F_FIRST,
    F_REWARD,
    F_ROUND,
    F_SHOW,
    F_START,
    HAND,
    LAID,
    LARGE,
    LAW_DECK,
    SUPPLY,
    Position,
    cell_of,
)
from velkahra.games.viceroy.rules.tables import CARDS, CHARACTERS, COLOURS, SEATS


def set_up(state: Position) -> None:
    """Lay out the supply and the screens; the dealer does the rest.

    Rules: VC-SETUP-01, VC-SETUP-02, VC-SETUP-03, VC-SETUP-04, VC-SETUP-05, VC-SETUP-06,
        VC-SETUP-07, VC-SETUP-08, VC-SETUP-09, VC-SOLO-01, VC-EDGE-47, VC-EX-01,
        VC-EX-02, VC-EX-03.
    """
    state.empty()
    seats = state.seats
    for colour in range(COLOURS):
        for seat in range(seats):
            state.gems[seat * COLOURS + colour] = u8(2)
        state.gems[SUPPLY + colour] = u8(4 * seats - 2 * seats)
    state.large = LARGE
    state.small = CHARACTERS - 2 * seats - LARGE
    state.push(F_ROUND, -1)
    state.push(F_FIRST, -1)
    for _ in range(i64(3)):
        for seat in range(seats):
            state.push(F_DEAL, -1, LAW_DECK, seat)
    for slot in range(i64(3), -1, -1):
        state.push(F_SHOW, -1, slot)
    state.push(F_START, -1, (i64(1) << seats) - 1)
    for _ in range(i64(2)):
        for seat in range(seats):
            state.push(F_DEAL, -1, CHARACTER_DECK, seat)
    for seat in range(seats):
        state.push(F_BACK, -1, seat)


# The ten pairs of colours that may go back, in the order of the actions.
PAIR_FIRST: Final = vec[u8]([u8(n) for n in (0, 0, 0, 0, 1, 1, 1, 2, 2, 3)])
PAIR_SECOND: Final = vec[u8]([u8(n) for n in (0, 1, 2, 3, 1, 2, 3, 2, 3, 3)])


def list_backs() -> vec[i64]:
    """List the pairs of gems that may go back."""
    return vec[i64]([A_BACK + pair for pair in range(i64(10))])


def back_weights() -> vec[i64]:
    """Count the ways to draw each pair from two gems of each colour. Rules: VC-SETUP-05."""
    out: vec[i64] = vec[i64]()
    for pair in range(i64(10)):
        out = append(out, i64(1 if PAIR_FIRST[pair] == PAIR_SECOND[pair] else 4))
    return out


def give_back(state: Position, pair: i64, events: Events | None) -> None:
    """Return two gems to the supply. Rules: VC-SETUP-05."""
    seat = state.top(2)
    state.drop()
    for colour in (i64(PAIR_FIRST[pair]), i64(PAIR_SECOND[pair])):
        state.gems[seat * COLOURS + colour] -= u8(1)
        state.gems[SUPPLY + colour] += u8(1)
    if events is not None:
        two = {"first": int(PAIR_FIRST[pair]), "second": int(PAIR_SECOND[pair])}
        events.emit("gems-back", {"seat": seat, **two})


def list_starts(state: Position, seat: i64) -> vec[i64]:
    """List the cards one may begin with. Rules: VC-SETUP-06."""
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), CHARACTERS + 1):
        if state.zone[card] == u8(HAND + seat):
            out = append(out, A_START + card - 1)
    return out


def begin(state: Position, events: Events | None) -> None:
    """Lay the first cards of all pyramids. Rules: VC-SETUP-06, VC-EDGE-01."""
    state.drop()
    for seat in range(state.seats):
        card = state.commit[seat] - A_START
        state.commit[seat] = 0
        state.zone[card] = u8(LAID + seat)
        state.known[card] = u8(0)
        state.at[card] = cell_of(seat, 1, 0)
        state.cells[state.at[card]] = u8(card)
        set_ends(state, seat)
        if events is not None:
            events.emit("started", {"seat": seat, "card": card})


def reward_first_cards(state: Position) -> None:
    """Pay the bottom rows of the first cards in ascending order. Rules: VC-SETUP-06, VC-EDGE-01."""
    state.drop()
    for card in range(CHARACTERS, 0, -1):
        zone = i64(state.zone[card])
        if LAID <= zone < LAID + SEATS:
            state.push(F_REWARD, zone - LAID, (card - 1) * 4, 0, card)


def list_deck(state: Position, deck: i64) -> vec[i64]:
    """List the cards that may come from a deck."""
    out: vec[i64] = vec[i64](capacity=64)
    first: i64 = 1
    last = CHARACTERS
    if deck == LAW_DECK:
        first = CHARACTERS + 1
        last = CARDS
    for card in range(first, last + 1):
        if state.zone[card] == u8(DECK):
            out = append(out, A_DEAL + card - 1)
    return out
