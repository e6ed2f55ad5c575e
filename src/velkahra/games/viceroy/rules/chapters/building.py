"""The building phase: choosing in secret, laying, paying (VC-BUILD)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules.actions import A_GRANT, A_PASS, A_PLACE, A_PLAY, A_SPARE
from velkahra.games.viceroy.rules.chapters.law import law_works, replace
from velkahra.games.viceroy.rules.chapters.pyramid import (
    can_pay,
    circle,
    cost,
    discounted,
    list_places,
    put_token,
    set_ends,
    spared,
)
from velkahra.games.viceroy.rules.state import (
    EVERYBODY,
    F_CARD,
    F_DOUBLE,
    F_LAY,
    F_LEVEL_5,
    F_PLACE,
    F_REWARD,
    HAND,
    LAID,
    SUPPLY,
    Position,
    level_of,
)
from velkahra.games.viceroy.rules.tables import (
    CARDS,
    CELLS,
    CHARACTERS,
    COLOURS,
    DOUBLE,
    LEVELS,
    REPLACE,
    SEATS,
    SPAN,
)

POWER_15: Final[i64] = 9
MOST_SPARED: Final[i64] = 7  # what three bits of a mark can count


def build(state: Position) -> None:
    """Hold the next building round, if anybody builds. A seat without cards has nothing to choose.

    Rules: VC-BUILD-01, VC-BUILD-02, VC-BUILD-04, VC-FLOW-03, VC-EDGE-52.
    """
    held = state.top(2)
    if held == 0:
        for seat in range(SEATS):
            state.out[seat] = u8(0)
        for place in range(SEATS * COLOURS):
            state.used[place] = u8(0)
    mask: i64 = 0
    for seat in range(state.seats):
        if not state.out[seat] and state.hand_size(seat):
            mask |= i64(1) << seat
    if held == 3 or mask == 0:
        state.drop()
        return
    state.set_top(2, held + 1)
    state.push(F_CARD, -1, mask)


def list_cards(state: Position, seat: i64) -> vec[i64]:
    """List passing and every card of the hand that can be laid.

    Rules: VC-BUILD-01, VC-BUILD-02, VC-EDGE-16.
    """
    out = vec[i64]([A_PASS])
    mine = u8(HAND + seat)
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] == mine and can_lay(state, seat, card):
            out = append(out, A_PLAY + card - 1)
    return out


def can_lay(state: Position, seat: i64, card: i64) -> bool:
    """Say whether a card has a place that its owner can pay; level 1 is the cheapest.

    Rules: VC-EDGE-16, VC-EDGE-31.
    """
    if card <= CHARACTERS:
        return can_pay(state, seat, card, 1, 0)
    effect = state.effect(card)
    if effect == DOUBLE:
        return has_character(state, seat)
    return effect != REPLACE or len(list_places(state, seat, card, 0)) > 0


def has_character(state: Position, seat: i64) -> bool:
    """Say whether a character lies in a pyramid."""
    laid = u8(LAID + seat)
    found = False
    for card in range(i64(1), CHARACTERS + 1):
        found = found or state.zone[card] == laid
    return found


def reveal_cards(state: Position, events: Events | None) -> None:
    """Turn all chosen cards over. Rules: VC-BUILD-02, VC-BUILD-03."""
    mask = state.top(2)
    state.drop()
    for seat in range(state.seats):
        state.bid[seat] = 0
        if (mask >> seat) & 1:
            action = state.commit[seat] - 1
            if action == A_PASS:
                state.out[seat] = u8(1)
            else:
                state.bid[seat] = action - A_PLAY + 1
                state.known[state.bid[seat]] = EVERYBODY
        state.commit[seat] = 0
    if events is not None:
        cards = {f"card{seat}": state.bid[seat] for seat in range(state.seats)}
        events.emit("cards", {**cards, "seats": mask})
    state.push(F_LAY, -1)


def lay_next(state: Position) -> None:
    """Let the owner of the lowest card lay it. Rules: VC-BUILD-03, VC-ORDER-03."""
    best: i64 = -1
    for seat in range(state.seats):
        if state.bid[seat] and (best < 0 or state.bid[seat] < state.bid[best]):
            best = seat
    if best < 0:
        state.drop()
        return
    card = state.bid[best]
    state.bid[best] = 0
    double = card > CHARACTERS and state.effect(card) == DOUBLE
    state.push(F_DOUBLE if double else F_PLACE, best, card)


def list_placings(state: Position) -> vec[i64]:
    """List the places for the card on turn, and eternal gems that can be spared.

    Rules: VC-BUILD-05, VC-BUILD-06, VC-BUILD-09, VC-EDGE-20.
    """
    seat, card, marks = state.top(1), state.top(2), state.top(3)
    out: vec[i64] = vec[i64](capacity=32)
    for cell in list_places(state, seat, card, marks):
        out = append(out, A_PLACE + cell)
    for colour in range(COLOURS):
        if may_spare(state, seat, card, colour, marks):
            out = append(out, A_SPARE + colour)
    return out


def may_spare(state: Position, seat: i64, card: i64, colour: i64, marks: i64) -> bool:
    """Say whether one more eternal gem can be left unused, with a place left to pay for.

    Rules: VC-REWARD-10, VC-EDGE-20.
    """
    if card > CHARACTERS or spared(marks, colour) == MOST_SPARED:
        return False
    price = cost(card, LEVELS, colour)
    if discounted(state, seat, price, colour, marks) == 0:
        return False
    return can_pay(state, seat, card, 1, marks + (i64(1) << (3 * colour)))


def spare(state: Position, colour: i64, events: Events | None) -> None:
    """Leave an eternal gem unused for this card. Rules: VC-EDGE-20."""
    state.set_top(3, state.top(3) + (i64(1) << (3 * colour)))
    if events is not None:
        events.emit("spared", {"seat": state.top(1), "colour": colour})


def place(state: Position, cell: i64, events: Events | None) -> None:
    """Lay the card: place, pay, circle gem, reward.

    Rules: VC-BUILD-03, VC-BUILD-10, VC-BUILD-11, VC-EDGE-17, VC-EDGE-18, VC-EX-08, VC-TX-08.
    """
    seat, card, marks = state.top(1), state.top(2), state.top(3)
    state.drop()
    at = seat * CELLS + cell
    law = card > CHARACTERS
    old = i64(state.cells[at])
    before = _circles_at(state, at) if old else i64(0)
    state.cells[at] = u8(card)
    state.zone[card] = u8(LAID + seat)
    state.known[card] = u8(0)
    state.at[card] = at
    if level_of(at) == 1:
        set_ends(state, seat)
    if events is not None:
        where = {"level": level_of(at), "column": cell % SPAN - 36}
        events.emit("placed", {"seat": seat, "card": card, **where})
    if old:
        replace(state, seat, card, old, events)
    if not law:
        pay(state, seat, card, level_of(at), marks, events)
    _circle_gems(state, seat, at, before, events)
    if law:
        law_works(state, seat, card, events)
    else:
        _reward(state, seat, card, level_of(at))


def pay(
    state: Position, seat: i64, card: i64, level: i64, marks: i64, events: Events | None
) -> None:
    """Pay for a character; unused eternal gems lower the cost.

    Rules: VC-BUILD-07, VC-BUILD-08, VC-BUILD-09, VC-REWARD-10, VC-EX-07, VC-EX-11, VC-TX-09,
        VC-AUCTION-19.
    """
    paid = {"seat": int(seat)}
    for colour in range(COLOURS):
        price = cost(card, level, colour)
        less = discounted(state, seat, price, colour, marks)
        state.used[seat * COLOURS + colour] += u8(less)
        state.gems[seat * COLOURS + colour] -= u8(price - less)
        state.gems[SUPPLY + colour] += u8(price - less)
        if events is not None:
            paid[f"gems{colour}"] = price - less
            paid[f"less{colour}"] = less
    if events is not None:
        events.emit("paid", paid)


def _circles_at(state: Position, at: i64) -> i64:
    """Give the one-coloured circles that a cell takes part in: its own, and the two above."""
    found: i64 = 0
    for number in range(i64(3)):
        card = _circle_card(state, at, number)
        if card and circle(state, card) >= 0:
            found |= i64(1) << number
    return found


def _circle_card(state: Position, at: i64, number: i64) -> i64:
    """Give the upper card of a circle of a cell: its own, the one above to the left, or right."""
    if number == 0:
        return i64(state.cells[at])
    spot = (at % CELLS) % SPAN
    if level_of(at) == LEVELS or (number == 1 and spot == 0):
        return 0
    return i64(state.cells[at + SPAN - 1] if number == 1 else state.cells[at + SPAN])


def would_close(state: Position, seat: i64, card: i64, cell: i64) -> vec[i64]:
    """List the colours of the circles that laying a card in a cell would make one-coloured.

    The card lies there while this looks, so give it a copy of a position that others use.
    Rules: VC-BUILD-10, VC-EDGE-19, VC-EDGE-31.
    """
    at = seat * CELLS + cell
    old, was = state.cells[at], state.at[card]
    before = _circles_at(state, at) if old else i64(0)
    state.cells[at] = u8(card)
    state.at[card] = at
    out: vec[i64] = vec[i64]()
    now = _circles_at(state, at) & ~before
    for number in range(i64(3)):
        if (now >> number) & 1:
            out = append(out, circle(state, _circle_card(state, at, number)))
    state.cells[at] = old
    state.at[card] = was
    return out


def _circle_gems(state: Position, seat: i64, at: i64, before: i64, events: Events | None) -> None:
    """Take a gem for each circle that has become one-coloured.

    Rules: VC-BUILD-10, VC-EDGE-17, VC-EDGE-18, VC-EDGE-19, VC-EDGE-31, VC-TX-01.
    """
    now = _circles_at(state, at) & ~before
    for number in range(i64(3)):
        if not (now >> number) & 1:
            continue
        card = _circle_card(state, at, number)
        colour = circle(state, card)
        there = state.gems[SUPPLY + colour] > 0
        if there:
            state.gems[SUPPLY + colour] -= u8(1)
            state.gems[seat * COLOURS + colour] += u8(1)
        if events is not None:
            facts = {"seat": seat, "card": card, "colour": colour}
            events.emit("circle" if there else "circle-no-gem", facts)


def _reward(state: Position, seat: i64, card: i64, level: i64) -> None:
    """Owe the reward of the target row. Rules: VC-BUILD-11, VC-BUILD-14."""
    if level == LEVELS:
        state.push(F_LEVEL_5, seat, card)
    else:
        state.push(F_REWARD, seat, (card - 1) * 4 + level - 1, 0, card)


def list_grants() -> vec[i64]:
    """List the lower three rows, and 15 power points. Rules: VC-BUILD-14."""
    return vec[i64]([A_GRANT, A_GRANT + 1])


def grant(state: Position, power: bool, events: Events | None) -> None:
    """Grant a card on level 5 its reward. Rules: VC-BUILD-14, VC-EDGE-21, VC-EX-09."""
    seat, card = state.top(1), state.top(2)
    state.drop()
    if events is not None:
        events.emit("granted", {"seat": seat, "card": card, "power": int(power)})
    if power:
        put_token(state, seat, card, POWER_15, 1)
        return
    for row in range(i64(2), -1, -1):
        state.push(F_REWARD, seat, (card - 1) * 4 + row, 0, card)
