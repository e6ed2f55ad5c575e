"""The market: prices, paying, buying, closing up and filling (PP-BUY, PP-ACT-02, PP-CLEAN-06)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, storage, tables
from velkahra.games.pamir.rules import state as piles
from velkahra.games.pamir.rules.chapters.event import buy_event
from velkahra.games.pamir.rules.state import Position


def price(state: Position, player: i64, slot: i64) -> i64:
    """Return what the market card on space `slot`, 0..11, costs a player, in rupees.

    Rules: PP-BUY-02, PP-BUY-05, PP-EDGE-08, PP-ABIL-15, PP-ABIL-16, PP-ABIL-17.
    """
    if is_free(state, player, i64(state.market[slot])):
        return 0
    return rupees_per_card(state) * (slot % storage.COLUMNS)


def rupees_per_card(state: Position) -> i64:
    """Return the rupees for each card to the left of a purchase: two while military is favored.

    Rules: PP-BUY-02, PP-BUY-05.
    """
    return 2 if state.favored == tables.MILITARY else 1


def is_free(state: Position, player: i64, card: i64) -> bool:
    """Return whether an Influence makes a card free. Rules: PP-ABIL-15, PP-ABIL-16, PP-ABIL-17."""
    region = i64(tables.REGION[card])
    if region == tables.HERAT and state.in_court(player, tables.HERAT_INFLUENCE):
        return True
    if region == tables.PERSIA and state.in_court(player, tables.PERSIAN_INFLUENCE):
        return True
    return i64(tables.PATRIOT[card]) == tables.RUSSIAN and state.in_court(
        player, tables.RUSSIAN_INFLUENCE
    )


def can_buy(state: Position, player: i64, slot: i64) -> bool:
    """Return whether a player can buy the card on space `slot`, ignoring the actions left.

    Rules: PP-BUY-06, PP-BUY-07, PP-EVENT-111.
    """
    card = i64(state.market[slot])
    if card == 0 or card == tables.WITHDRAWAL or state.is_barred(slot):
        return False
    return price(state, player, slot) <= state.money(player)


def put_rupees(state: Position, slot: i64, rupees: i64) -> None:
    """Put rupees on space `slot`, 0..11, and bar the active player from buying there this turn.

    On Public Withdrawal the rupees leave play. The caller charges the player.
    Rules: PP-BUY-07, PP-ACT-05, PP-EVENT-111, PP-EDGE-07, PP-INV-08.
    """
    state.bar(slot)
    if i64(state.market[slot]) != tables.WITHDRAWAL:
        state.coins[slot] += rupees


def pay_price(state: Position, slot: i64) -> None:
    """Put the price of the card on space `slot` on the cards to its left, for the caller to charge.

    A vacant space sends its rupee to the other row; two vacant ones lose it. Rules: PP-BUY-03,
    PP-BUY-04, PP-BUY-05, PP-EDGE-05, PP-EX-07.
    """
    each = rupees_per_card(state)
    row = slot // storage.COLUMNS
    for column in range(slot % storage.COLUMNS):
        here = piles.market_slot(row, column)
        there = piles.market_slot(1 - row, column)
        if state.market[here]:
            put_rupees(state, here, each)
        elif state.market[there]:
            put_rupees(state, there, each)


def buy(state: Position, player: i64, slot: i64, events: Events | None) -> None:
    """Buy the card on space `slot`: pay, take it with its rupees; an event works at once.

    Rules: PP-BUY-01, PP-BUY-03, PP-BUY-06, PP-BUY-08, PP-COMP-08, PP-EX-07.
    """
    card = i64(state.market[slot])
    cost = price(state, player, slot)
    if cost > 0:
        pay_price(state, slot)
    gain = state.coins[slot]
    state.add_money(player, gain - cost)
    state.market[slot] = 0
    state.coins[slot] = 0
    if events is not None:
        facts = {"seat": player, "card": card, "slot": slot, "price": cost, "rupees": gain}
        events.emit("bought", facts)
    if card > tables.COURT_CARDS:
        state.place[card] = piles.DISCARDED
        buy_event(state, player, card, events)
    else:
        state.add_to_hand(player, card)


def pay_action(state: Position, player: i64, cost: i64, events: Events | None) -> None:
    """Pay `cost` rupees for an action: half into each row, one a card, from the right.

    What finds no card in its row leaves play.
    Rules: PP-ACT-02, PP-ACT-03, PP-ACT-04, PP-ACT-05, PP-EDGE-06, PP-INV-08, PP-EX-12.
    """
    state.add_money(player, -cost)
    for row in range(storage.ROWS):
        left = cost // storage.ROWS
        slot = piles.market_slot(row, storage.COLUMNS - 1)
        while left > 0 and slot >= piles.market_slot(row, 0):
            if state.market[slot]:
                put_rupees(state, slot, 1)
                left -= 1
            slot -= 1
    if events is not None:
        events.emit("paid", {"seat": player, "rupees": cost})


def slide(state: Position) -> None:
    """Close up both rows to the left; a card picks up the rupees of the space it comes to.

    Rules: PP-CLEAN-06, PP-EDGE-07, PP-EDGE-94.
    """
    for row in range(storage.ROWS):
        free = piles.market_slot(row, 0)
        for slot in range(piles.market_slot(row, 0), piles.market_slot(row + 1, 0)):
            if state.market[slot] == 0:
                continue
            if slot > free:
                state.market[free] = state.market[slot]
                state.market[slot] = 0
                state.coins[free] += state.coins[slot]
                state.coins[slot] = 0
                if i64(state.market[free]) == tables.WITHDRAWAL:
                    state.coins[free] = 0
            free += 1


@final
class Slide(decision.Step):
    """The rows of the market close up."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Close up the rows. Rules: PP-CLEAN-08, PP-EDGE-50."""
        state.drop()
        slide(state)


def next_empty_slot(state: Position) -> i64:
    """Return the space to be filled next, or -1. Rules: PP-SETUP-06, PP-CLEAN-07."""
    if state.left_of_pile() == 0:
        return -1
    for column in range(storage.COLUMNS):
        for row in range(storage.ROWS):
            slot = piles.market_slot(row, column)
            if state.market[slot] == 0:
                return slot
    return -1


def open_pile(state: Position, pile: i64) -> None:
    """Begin to draw from a pile. Rules: PP-SETUP-02, PP-SETUP-03, PP-SETUP-04, PP-SETUP-05."""
    state.pile = pile
    state.pile_courts = piles.courts_of_pile(state.players)
    state.pile_events = piles.events_of_pile(pile)
    state.pile_checks = piles.checks_of_pile(pile)


@final
class Fill(decision.Decision):
    """The draw of a card for the next empty space of the market."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the cards that can be on top of the deck. Rules: PP-SETUP-02, PP-SETUP-05."""
        for card in range(1, tables.CARDS + 1):
            if may_be_on_top(state, card):
                out = append(out, actions.A_DRAW + card - 1)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a card that the dealer cannot draw, or None. Rules: PP-SETUP-05."""
        is_card = actions.A_DRAW <= action < actions.A_BACK
        if is_card and may_be_on_top(state, action - actions.A_DRAW + 1):
            return None
        return Refusal("PP-SETUP-05")

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Put the drawn card into the market. A second dominance check makes it unstable.

        Rules: PP-CLEAN-07, PP-CLEAN-08, PP-SETUP-06, PP-EDGE-50.
        """
        card, slot = action - actions.A_DRAW + 1, next_empty_slot(state)
        check = tables.is_check(card)
        if card <= tables.COURT_CARDS:
            state.pile_courts -= 1
        elif check:
            state.pile_checks -= 1
        else:
            state.pile_events -= 1
        if state.left_of_pile() == 0 and state.pile < tables.PILES - 1:
            open_pile(state, state.pile + 1)
        unstable = check and check_slot(state) >= 0
        state.market[slot] = u8(card)
        state.place[card] = piles.MARKET
        if card == tables.WITHDRAWAL:
            state.coins[slot] = 0
        if events is not None:
            events.emit("drawn", {"card": card, "slot": slot})
        if unstable:
            _resolve_two_checks(state, events)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """End the filling without a space: rupees on empty spaces leave play. Rules: PP-EDGE-95."""
        if next_empty_slot(state) >= 0:
            return False
        state.drop()
        for slot in range(storage.SLOTS):
            if state.market[slot] == 0:
                state.coins[slot] = 0
        return True


def check_slot(state: Position) -> i64:
    """Return the first space with a dominance check, or -1."""
    for slot in range(storage.SLOTS):
        if tables.is_check(i64(state.market[slot])):
            return slot
    return -1


def _resolve_two_checks(state: Position, events: Events | None) -> None:
    """Take both dominance checks away and resolve one of them; then close up and go on filling.

    Rules: PP-CLEAN-08, PP-CLEAN-09, PP-INV-07, PP-EDGE-50.
    """
    if events is not None:
        events.emit("unstable", {})
    for _ in range(2):
        slot = check_slot(state)
        state.place[i64(state.market[slot])] = piles.DISCARDED
        state.market[slot] = 0
        state.checks += 1
    state.push(frames.SLIDE, -1)
    state.push(frames.CHECK, state.active)


def list_buys(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the cards that can be bought, as actions appended to `out`."""
    for slot in range(storage.SLOTS):
        if can_buy(state, player, slot):
            out = append(out, actions.A_BUY + slot)
    return out


def refuse_buy(state: Position, player: i64, slot: i64) -> Refusal | None:
    """Refuse a purchase, or return None. Rules: PP-BUY-01, PP-BUY-06, PP-BUY-07, PP-EVENT-111."""
    card = i64(state.market[slot])
    if card == 0:
        return Refusal("PP-BUY-01", {"slot": int(slot)}, variant="empty")
    if card == tables.WITHDRAWAL:
        return Refusal("PP-EVENT-111")
    if state.is_barred(slot):
        return Refusal("PP-BUY-07", {"card": int(card)})
    cost = price(state, player, slot)
    if cost > state.money(player):
        facts = {"card": int(card), "price": int(cost), "rupees": int(state.money(player))}
        return Refusal("PP-BUY-06", facts)
    return None


def may_be_on_top(state: Position, card: i64) -> bool:
    """Return whether a card can be the next of the deck. Rules: PP-SETUP-02, PP-SETUP-05."""
    return state.place[card] == piles.UNSEEN and left_in_pile(state, card) > 0


def left_in_pile(state: Position, card: i64) -> i64:
    """Return how many cards of this card's kind the open pile still holds."""
    if card <= tables.COURT_CARDS:
        return state.pile_courts
    return state.pile_checks if card < tables.FIRST_EVENT else state.pile_events


def count_unseen_like(state: Position, card: i64) -> i64:
    """Return the number of unseen cards of this card's kind: court, check or other event."""
    first: i64 = 1
    last = tables.COURT_CARDS
    if card > tables.COURT_CARDS:
        first, last = (
            (tables.FIRST_CHECK, tables.FIRST_EVENT - 1)
            if card < tables.FIRST_EVENT
            else (tables.FIRST_EVENT, tables.CARDS)
        )
    count: i64 = 0
    for other in range(first, last + 1):
        if state.place[other] == piles.UNSEEN:
            count += 1
    return count


def card_weights(state: Position) -> vec[i64]:
    """Return the weights of the cards that can be drawn, ascending.

    Rules: PP-SETUP-02, PP-SETUP-03, PP-SETUP-04, PP-SETUP-05.
    """
    courts = max(count_unseen_like(state, 1), 1)
    checks = max(count_unseen_like(state, tables.FIRST_CHECK), 1)
    events = max(count_unseen_like(state, tables.FIRST_EVENT), 1)
    weights: vec[i64] = vec[i64](capacity=tables.CARDS)
    for card in range(1, tables.CARDS + 1):
        if state.place[card] != piles.UNSEEN or left_in_pile(state, card) == 0:
            continue
        if card <= tables.COURT_CARDS:
            weights = append(weights, state.pile_courts * checks * events)
        elif card < tables.FIRST_EVENT:
            weights = append(weights, state.pile_checks * courts * events)
        else:
            weights = append(weights, state.pile_events * courts * checks)
    return weights


def draw_card(state: Position, rng: Random) -> i64:
    """Return the outcome that draws a card, by the weights of `card_weights`.

    It is faster than they are: first it draws the kind, then which.
    """
    kind = rng.randrange(state.left_of_pile())
    first: i64 = 1
    if kind >= state.pile_courts:
        first = (
            tables.FIRST_EVENT
            if kind < state.pile_courts + state.pile_events
            else tables.FIRST_CHECK
        )
    left = rng.randrange(count_unseen_like(state, first))
    card = first
    while True:
        if state.place[card] == piles.UNSEEN:
            if left == 0:
                return actions.A_DRAW + card - 1
            left -= 1
        card += 1


DECISIONS: Final[tuple[decision.Decision, ...]] = (Fill(frames.FILL), Slide(frames.SLIDE))
