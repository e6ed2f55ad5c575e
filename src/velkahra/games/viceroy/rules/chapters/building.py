"""The building phase: choosing in secret, laying, paying (VC-BUILD)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, seats, storage, tables
from velkahra.games.viceroy.rules.chapters import pyramid
from velkahra.games.viceroy.rules.laws.lay import begin_law, replace_card
from velkahra.games.viceroy.rules.state import ROUNDS_OF_A_PHASE, Position

POWER_15: Final[i64] = 9  # the token in the reward of level 5
LOWER_ROWS: Final[i64] = 3  # rows whose rewards may be taken in place of level 5's

# Circles of a cell: its own, and those of the two cells above.
OWN: Final[i64] = 0
ABOVE_LEFT: Final[i64] = 1
CIRCLES_EACH: Final[i64] = 3


@final
class Build(decision.Step):
    """The next building round."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the next building round, if anybody builds.

        Rules: VC-BUILD-01, VC-BUILD-02, VC-BUILD-04, VC-FLOW-03, VC-EDGE-52.
        """
        held = state.slot(frames.BUILD_HELD)
        if held == 0:
            for seat in range(tables.SEATS):
                state.out[seat] = u8(0)
            state.renew_discounts()
        mask: i64 = 0
        for seat in range(state.seats):
            if not state.out[seat] and state.hand_size(seat):
                mask |= seats.only(seat)
        if held == ROUNDS_OF_A_PHASE or mask == 0:
            state.drop()
            return
        state.set_slot(frames.BUILD_HELD, held + 1)
        state.push(frames.CARD, -1, mask)


@final
class Card(decision.SecretChoice):
    """Seats choose a card to lay."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List passing and every card of the hand that can be laid.

        Rules: VC-BUILD-01, VC-BUILD-02, VC-EDGE-16.
        """
        out = append(out, actions.A_PASS)
        for card in range(i64(1), tables.CARDS + 1):
            if state.is_in_hand(seat, card) and can_lay(state, seat, card):
                out = append(out, actions.A_PLAY + card - 1)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse to choose a card that could not be laid. Rules: VC-BUILD-01, VC-EDGE-16."""
        if action == actions.A_PASS:
            return None
        card = action - actions.A_PLAY + 1
        if not state.is_in_hand(seat, card):
            return Refusal("VC-BUILD-01", {"card": card}, "not-in-hand")
        if not storage.is_law(card):
            return refuse_payment(state, seat, card, 1, 0)
        effect = state.effect(card)
        if effect == tables.DOUBLE and not has_character(state, seat):
            return Refusal("VC-EDGE-26", {"card": card}, "no-character")
        if effect == tables.REPLACE and not _is_any_replaceable(state, seat, card):
            return Refusal("VC-EDGE-31", {"card": card}, "no-card")
        return None

    def reveal(self, state: Position, events: Events | None) -> None:
        """Turn all chosen cards over. Rules: VC-BUILD-02, VC-BUILD-03."""
        mask = state.slot(frames.CARD_SEATS)
        state.drop()
        for seat in range(state.seats):
            state.bid[seat] = 0
            if seats.contains(mask, seat):
                action = state.choice_of(seat)
                if action == actions.A_PASS:
                    state.out[seat] = u8(1)
                else:
                    state.bid[seat] = action - actions.A_PLAY + 1
                    state.known[state.bid[seat]] = storage.EVERYBODY
            state.forget_choice(seat)
        if events is not None:
            cards = {f"card{seat}": state.bid[seat] for seat in range(state.seats)}
            events.emit("cards", {**cards, "seats": mask})
        state.push(frames.LAY, -1)


def building_round(state: Position) -> i64:
    """Return the round of the building phase that is under way, 0 outside."""
    place = i64(-1) if state.over else state.find_frame(frames.BUILD)
    return state.slot_at(place, frames.BUILD_HELD) if place >= 0 else i64(0)


def card_to_lay(state: Position, seat: i64) -> i64:
    """Return the revealed card that a seat has still to lay, or 0."""
    lays = not state.over and state.find_frame(frames.LAY) >= 0
    return state.bid[seat] if lays else i64(0)


def can_lay(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a card has a place that its owner can pay; level 1 is the cheapest.

    Rules: VC-EDGE-16, VC-EDGE-31.
    """
    if not storage.is_law(card):
        return pyramid.can_pay(state, seat, card, 1, 0)
    effect = state.effect(card)
    if effect == tables.DOUBLE:
        return has_character(state, seat)
    return effect != tables.REPLACE or len(pyramid.list_places(state, seat, card, 0)) > 0


def has_character(state: Position, seat: i64) -> bool:
    """Return whether a character lies in a pyramid."""
    found = False
    for card in range(i64(1), tables.CHARACTERS + 1):
        found = found or state.is_laid(seat, card)
    return found


def _is_any_replaceable(state: Position, seat: i64, law: i64) -> bool:
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_laid(seat, card) and pyramid.may_replace(state, law, state.at[card]):
            return True
    return False


def refuse_payment(state: Position, seat: i64, card: i64, level: i64, marks: i64) -> Refusal | None:
    """Return a refusal that names the colour that cannot be paid, or None.

    `level` is 1..5, and `marks` are the eternal gems left unused, as `spared` reads them.
    Rules: VC-BUILD-09.
    """
    for colour in range(tables.COLOURS):
        price = tables.cost(card, level, colour)
        price -= pyramid.discounted(state, seat, price, colour, marks)
        have = state.gems_of(seat, colour)
        if price > have:
            facts = {"card": card, "level": level, "colour": colour, "price": price}
            return Refusal("VC-BUILD-09", {**facts, "have": have})
    return None


@final
class Lay(decision.Step):
    """The revealed cards are laid."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the placing of the lowest revealed card. Rules: VC-BUILD-03, VC-ORDER-03."""
        best: i64 = -1
        for seat in range(state.seats):
            if state.bid[seat] and (best < 0 or state.bid[seat] < state.bid[best]):
                best = seat
        if best < 0:
            state.drop()
            return
        card = state.bid[best]
        state.bid[best] = 0
        if storage.is_law(card) and state.effect(card) == tables.DOUBLE:
            state.push(frames.DOUBLE, best, card)
        else:
            state.push(frames.PLACE, best, card)


@final
class Place(decision.Decision):
    """A seat lays a card in its pyramid."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List, places for the card on turn, and eternal gems that can be left unused.

        Rules: VC-BUILD-05, VC-BUILD-06, VC-BUILD-09, VC-EDGE-20.
        """
        card, marks = state.slot(frames.PLACE_CARD), state.slot(frames.PLACE_SPARED)
        for place in pyramid.list_places(state, seat, card, marks):
            out = append(out, actions.A_PLACE + place)
        for colour in range(tables.COLOURS):
            if _may_spare(state, seat, card, colour, marks):
                out = append(out, actions.A_SPARE + colour)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a place, or of leaving an eternal gem unused."""
        if action < actions.A_SPARE:
            return _refuse_place(state, seat, action - actions.A_PLACE)
        return _refuse_spare(state, seat, action - actions.A_SPARE)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Lay the card on turn, or leave an eternal gem unused for it. Rules: VC-EDGE-20."""
        if action < actions.A_SPARE:
            lay_card(state, seat, action - actions.A_PLACE, events)
            return
        colour = action - actions.A_SPARE
        marks = pyramid.spare_one(state.slot(frames.PLACE_SPARED), colour)
        state.set_slot(frames.PLACE_SPARED, marks)
        if events is not None:
            events.emit("spared", {"seat": seat, "colour": colour})


def _may_spare(state: Position, seat: i64, card: i64, colour: i64, marks: i64) -> bool:
    """Return whether one more eternal gem can be left unused and the card still be paid.

    Rules: VC-REWARD-10, VC-EDGE-20.
    """
    if storage.is_law(card) or pyramid.spared(marks, colour) == pyramid.MOST_SPARED:
        return False
    price = tables.cost(card, tables.LEVELS, colour)
    if pyramid.discounted(state, seat, price, colour, marks) == 0:
        return False
    return pyramid.can_pay(state, seat, card, 1, pyramid.spare_one(marks, colour))


def _refuse_place(state: Position, seat: i64, place: i64) -> Refusal | None:
    """Return a refusal of a place for the card on turn, or None.

    Rules: VC-PYR-01, VC-PYR-02, VC-BUILD-05, VC-BUILD-06, VC-BUILD-09, VC-BUILD-12, VC-EDGE-31.
    """
    card, marks = state.slot(frames.PLACE_CARD), state.slot(frames.PLACE_SPARED)
    level = storage.level_of(place)
    occupied = state.card_in(storage.own_cell(seat, place)) != 0
    law = storage.is_law(card)
    if law and state.effect(card) == tables.REPLACE:
        if not occupied:
            return Refusal("VC-EDGE-31", {"card": card}, "free-place")
        return (
            None
            if pyramid.may_replace(state, card, place)
            else Refusal("VC-BUILD-12", {"level": level})
        )
    if law and level == tables.LEVELS:
        return Refusal("VC-BUILD-12", {"level": level})
    if occupied:
        return Refusal("VC-PYR-05", {}, "occupied")
    if not pyramid.is_place(state, seat, level, storage.spot_of(place)):
        return Refusal("VC-BUILD-05" if level == 1 else "VC-BUILD-06", {"level": level})
    return None if law else refuse_payment(state, seat, card, level, marks)


def _refuse_spare(state: Position, seat: i64, colour: i64) -> Refusal | None:
    """Return a refusal to leave an eternal gem unused, or None. Rules: VC-EDGE-20, VC-BUILD-09."""
    card, marks = state.slot(frames.PLACE_CARD), state.slot(frames.PLACE_SPARED)
    if storage.is_law(card):
        return Refusal("VC-BUILD-12", {"level": 0}, "free")
    full = pyramid.spared(marks, colour) == pyramid.MOST_SPARED
    price = tables.cost(card, tables.LEVELS, colour)
    if full or not pyramid.discounted(state, seat, price, colour, marks):
        return Refusal("VC-EDGE-20", {"colour": colour})
    return refuse_payment(state, seat, card, 1, pyramid.spare_one(marks, colour))


def lay_card(state: Position, seat: i64, place: i64, events: Events | None) -> None:
    """Lay the card on turn in a place of the seat's pyramid: pay, circle gem, reward.

    Rules: VC-BUILD-03, VC-BUILD-10, VC-BUILD-11, VC-BUILD-14, VC-EDGE-17, VC-EDGE-18, VC-EX-08,
        VC-TX-08.
    """
    card, marks = state.slot(frames.PLACE_CARD), state.slot(frames.PLACE_SPARED)
    state.drop()
    cell = storage.own_cell(seat, place)
    level = storage.level_of(cell)
    old = state.card_in(cell)
    before = _circles_at(state, cell) if old else i64(0)
    state.lay(seat, card, cell)
    if level == 1:
        state.note_ends(seat)
    if events is not None:
        where = {"level": level, "column": storage.column_of(cell)}
        events.emit("placed", {"seat": seat, "card": card, **where})
    if old:
        replace_card(state, seat, card, old, events)
    if not storage.is_law(card):
        _pay(state, seat, card, level, marks, events)
    _take_circle_gems(state, seat, cell, before, events)
    if storage.is_law(card):
        begin_law(state, seat, card, events)
    elif level == tables.LEVELS:
        state.push(frames.LEVEL_5, seat, card)
    else:
        state.push(frames.REWARD, seat, tables.reward_source(card, level), 0, card)


def _pay(
    state: Position, seat: i64, card: i64, level: i64, marks: i64, events: Events | None
) -> None:
    """Pay for a character; unused eternal gems lower the cost.

    Rules: VC-BUILD-07, VC-BUILD-08, VC-BUILD-09, VC-REWARD-10, VC-EX-07, VC-EX-11, VC-TX-09,
        VC-AUCTION-19.
    """
    paid = {"seat": int(seat)}
    for colour in range(tables.COLOURS):
        price = tables.cost(card, level, colour)
        less = pyramid.discounted(state, seat, price, colour, marks)
        state.use_discount(seat, colour, less)
        state.move_gems(seat, storage.SUPPLY, colour, price - less)
        if events is not None:
            paid[f"gems{colour}"] = price - less
            paid[f"less{colour}"] = less
    if events is not None:
        events.emit("paid", paid)


# Circles


def _circles_at(state: Position, cell: i64) -> i64:
    """Return the bit set of the one-coloured circles that a cell takes part in."""
    found: i64 = 0
    for number in range(CIRCLES_EACH):
        card = _card_of_circle(state, cell, number)
        if card and pyramid.circle(state, card) >= 0:
            found |= i64(1) << number
    return found


def _card_of_circle(state: Position, cell: i64, number: i64) -> i64:
    """Return the card that closes a circle of a cell: the one on it, or one above; or 0."""
    if number == OWN:
        return state.card_in(cell)
    if storage.level_of(cell) == tables.LEVELS or (
        number == ABOVE_LEFT and storage.spot_of(cell) == 0
    ):
        return 0
    return state.card_in(
        storage.above_left(cell) if number == ABOVE_LEFT else storage.above_right(cell)
    )


def would_close(state: Position, seat: i64, card: i64, place: i64) -> vec[i64]:
    """List the colours of the circles that laying a card in a place would make one-coloured.

    `place` is a cell of the seat's own pyramid. The card lies there while this looks, so give it a
    copy of a position that others use. Rules: VC-BUILD-10, VC-EDGE-19, VC-EDGE-31.
    """
    cell = storage.own_cell(seat, place)
    old, was = state.cells[cell], state.at[card]
    before = _circles_at(state, cell) if old else i64(0)
    state.cells[cell] = u8(card)
    state.at[card] = cell
    out: vec[i64] = vec[i64]()
    now = _circles_at(state, cell) & ~before
    for number in range(CIRCLES_EACH):
        if seats.contains(now, number):
            out = append(out, pyramid.circle(state, _card_of_circle(state, cell, number)))
    state.cells[cell] = old
    state.at[card] = was
    return out


def _take_circle_gems(
    state: Position, seat: i64, cell: i64, before: i64, events: Events | None
) -> None:
    """Take a gem for each circle that has become one-coloured.

    Rules: VC-BUILD-10, VC-EDGE-17, VC-EDGE-18, VC-EDGE-19, VC-EDGE-31, VC-TX-01.
    """
    now = _circles_at(state, cell) & ~before
    for number in range(CIRCLES_EACH):
        if not seats.contains(now, number):
            continue
        card = _card_of_circle(state, cell, number)
        colour = pyramid.circle(state, card)
        there = state.gems_of(storage.SUPPLY, colour) > 0
        if there:
            state.move_gems(storage.SUPPLY, seat, colour, 1)
        if events is not None:
            facts = {"seat": seat, "card": card, "colour": colour}
            events.emit("circle" if there else "circle-no-gem", facts)


@final
class Level5(decision.Decision):
    """A seat chooses the reward of a character on level 5."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the three lower rows, and 15 power points. Rules: VC-BUILD-14."""
        return append(append(out, actions.A_GRANT), actions.A_GRANT + 1)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Grant a card on level 5 its reward. Rules: VC-BUILD-14, VC-EDGE-21, VC-EX-09."""
        card = state.slot(frames.LEVEL_5_CARD)
        power = action != actions.A_GRANT
        state.drop()
        if events is not None:
            events.emit("granted", {"seat": seat, "card": card, "power": int(power)})
        if power:
            state.add_tokens(seat, card, POWER_15, 1)
            return
        for level in range(LOWER_ROWS, i64(0), i64(-1)):
            state.push(frames.REWARD, seat, tables.reward_source(card, level), 0, card)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Card(frames.CARD, "pass", "play"),
    Place(frames.PLACE, "place", "spare"),
    Level5(frames.LEVEL_5, "grant"),
    Build(frames.BUILD),
    Lay(frames.LAY),
)
