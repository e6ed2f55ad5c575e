"""Cards that move: into play, onto piles, into hands; and the triggers they start.

Rules: HM-SPY-01, HM-SPY-05, HM-PLACE-01, HM-SITUATION-01, HM-TERM-05, HM-COOP-08, HM-COOP-10.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import arrays, values
from velkahra.games.hammer.rules.chapters.teams import in_order, in_turn
from velkahra.games.hammer.rules.effects import match, modify
from velkahra.games.hammer.rules.state import Position


def first_of(seats: i64) -> i64:
    """Return the first seat of a bit set, or -1."""
    for seat in range(card_ids.SEATS):
        if (seats >> seat) & 1:
            return seat
    return -1


def start_triggers(state: Position, when: i64, card: i64, teams: i64, cause: i64) -> None:
    """Add the triggers that an event starts to the list of waiting ones.

    `when` is an event, W_DIES and its like in `opcodes`.

    `teams` are the seats it happened to, `cause` those by whose effect, both as bits.
    """
    for source in state.tables.triggered[when]:
        side = modify.side_of(state, source)
        if when == opcodes.W_DIES and source == card:
            side = teams
        if side:
            _notice_by(state, source, side, when, card, teams, cause)


def _notice_by(
    state: Position, source: i64, side: i64, when: i64, card: i64, teams: i64, cause: i64
) -> None:
    first = state.of(source, columns.TRIGGERS)
    for number in range(first, first + state.of(source, columns.TRIGGER_COUNT)):
        at = number * columns.TRIGGER_WIDTH
        if (
            state.tables.triggers[at + columns.TRIGGER_WHEN] != when
            or state.run[values.TRIGGER] == number
        ):
            continue
        if (when in (opcodes.W_ENTERS, opcodes.W_DIES)) and source != card:
            continue
        if _is_about(state, at, side, card, teams, cause):
            allied = (
                state.agreed[values.CORRECTED]
                and state.tables.triggers[at + columns.TRIGGER_OF] == opcodes.T_ALLIES
            )
            _let_wait(state, source, side, number, when, teams & side if allied else teams)


def _is_about(state: Position, at: i64, side: i64, card: i64, teams: i64, cause: i64) -> bool:
    """Return whether a trigger is about these teams, this cause and this card."""
    table = state.tables.triggers
    if table[at + columns.TRIGGER_OF] >= 0 and not match.means(
        state, table[at + columns.TRIGGER_OF], teams, -1, side
    ):
        return False
    if table[at + columns.TRIGGER_BY] >= 0 and (
        not cause or not match.means(state, table[at + columns.TRIGGER_BY], cause, -1, side)
    ):
        return False
    return table[at + columns.TRIGGER_FILTER] < 0 or (
        card >= 0 and modify.fits_shared(state, table[at + columns.TRIGGER_FILTER], card)
    )


def _let_wait(state: Position, source: i64, side: i64, number: i64, when: i64, teams: i64) -> None:
    """Add a trigger that waits for one team: the one on turn, the affected one, or the first.

    Rules: HM-EDGE-COOP-11, HM-EDGE-ACT-07.
    """
    if when in (opcodes.W_TURN_START, opcodes.W_TURN_END):
        if side & teams:
            _let_one_wait(state, source, first_of(teams), number, teams, when)
        return
    own = side & teams
    if state.turn >= 0 and (side >> state.turn) & 1:
        own = arrays.seat_bit(state.turn)
    _let_one_wait(state, source, in_order(state, own if own else side)[0], number, teams, when)


def _let_one_wait(
    state: Position, source: i64, seat: i64, number: i64, teams: i64, when: i64
) -> None:
    if modify.forbidden(
        state, seat, opcodes.NO_TRIGGER, source if source < card_ids.CARDS else i64(-1), -1, when
    ):
        return
    effect = state.tables.trigger(number, columns.TRIGGER_EFFECT)
    state.add_waiting(effect, source, seat, teams, number)


def room_for(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a team may have one more card of this kind in play; joint ones do not count.

    Rules: HM-EDGE-COOP-13.
    """
    kind = state.of(card, columns.KIND)
    if state.is_joint(card) or (kind != opcodes.SPY and kind != opcodes.PLACE):
        return True
    most = modify.parameter(
        state, seat, opcodes.P_SPY_LIMIT if kind == opcodes.SPY else opcodes.P_PLACE_LIMIT
    )
    number: i64 = 0
    control = state.control
    for other in state.cards:
        if (i64(control[other]) >> seat) & 1 == 0 or state.of(other, columns.KIND) != kind:
            continue
        if state.controls(seat, other) and not state.is_joint(other):
            number += 1
    return number < most


def enter(state: Position, card: i64, side: i64, ready: bool, events: Events | None) -> None:
    """Put a permanent into play; spies enter tired. Rules: HM-SPY-05, HM-COOP-11.

    `side` will control it; with `ready` a spy enters untired.
    """
    ready = ready or modify.enters_ready(state, card, side)
    spy = state.of(card, columns.KIND) == opcodes.SPY
    state.zone[card] = values.IN_PLAY
    state.at[card] = values.ANYWHERE
    state.control[card] = u8(side)
    state.known[card] = values.EVERYBODY_KNOWS
    state.tired[card] = values.TIRED if spy and not ready else values.READY
    state.clock += 1
    state.age[card] = state.clock
    if events is not None:
        facts = {"seat": int(first_of(side)), "card": int(card), "tired": int(state.tired[card])}
        events.emit("entered", facts)
    start_triggers(state, opcodes.W_ENTERS, card, side, side)
    if spy:
        start_triggers(state, opcodes.W_SPY_ENTERS, card, side, side)


def destroy(state: Position, card: i64, side: i64, source: i64, events: Events | None) -> bool:
    """Destroy a permanent by an effect of `side`, unless something else happens.

    `side` are seats as bits, `source` is where the effect comes from.

    Returns: whether it died. Rules: HM-SPY-01, HM-PLACE-01, HM-GOLD-01, HM-EDGE-DOC-03.
    """
    if state.zone[card] != values.IN_PLAY or modify.immune(
        state, card, side, source, opcodes.O_DESTROY, False
    ):
        return False
    row = modify.replacement(state, card, side)
    if row < 0:
        put_from_play(state, card, side, "destroyed", events)
        return True
    table = state.tables.modifiers
    if table[row + columns.MODIFIER_COUNTER] >= 0:
        state.used[table[row + columns.MODIFIER_COUNTER]] += 1
    instead = table[row + columns.REPLACE_INSTEAD]
    if events is not None:
        events.emit("saved", {"card": int(card), "how": int(instead)})
    if instead == opcodes.ONLY_TIRE:
        state.tired[card] = max(state.tired[card], values.TIRED)
    elif instead != opcodes.PREVENT:
        to_hand(state, card, events)
    return False


def put_from_play(state: Position, card: i64, side: i64, how: str, events: Events | None) -> None:
    """Put a permanent from play onto its pile. Rules: HM-TERM-05, HM-COOP-08, HM-EDGE-SPY-02.

    `how` is the kind of the event, such as "destroyed"; `side` are those who caused it.
    """
    had = state.controllers_of(card)
    to_pile(state, card)
    if events is not None:
        events.emit(how, {"card": int(card), "seat": int(first_of(had))})
    start_triggers(state, opcodes.W_DIES, card, had, side)
    if state.of(card, columns.KIND) == opcodes.SPY:
        start_triggers(state, opcodes.W_SPY_DIES, card, had, side)
    start_triggers(state, opcodes.W_PERMANENT_DIES, card, had, side)


def to_pile(state: Position, card: i64) -> None:
    """Put a card onto the pile of its owner or group. Rules: HM-EDGE-COOP-23, HM-EDGE-POP-05."""
    modify.end_bound_modifiers(state, card)
    state.zone[card] = values.PILE
    state.at[card] = values.ANYWHERE
    state.control[card] = u8(0)
    state.tired[card] = values.READY
    state.known[card] = values.EVERYBODY_KNOWS
    state.clock += 1
    state.age[card] = state.clock


def discard(state: Position, card: i64, seat: i64, events: Events | None) -> None:
    """Discard a card from a hand; a joint one leaves all hands. Rules: HM-COOP-10."""
    to_pile(state, card)
    if events is not None:
        events.emit("discarded", {"seat": int(seat), "card": int(card)})


def to_hand(state: Position, card: i64, events: Events | None) -> None:
    """Return a permanent to the hand of its owner. Rules: HM-EDGE-SPY-01, HM-EDGE-SPY-02."""
    had = state.controllers_of(card)
    modify.end_bound_modifiers(state, card)
    state.zone[card] = values.HAND
    state.control[card] = u8(0)
    state.tired[card] = values.READY
    state.known[card] = values.EVERYBODY_KNOWS
    if events is not None:
        events.emit("returned", {"card": int(card), "seat": int(first_of(had))})


def tire_spy(state: Position, card: i64, detained: bool) -> None:
    """Turn a spy; a detained one does not untire at its next refresh. Rules: HM-SPY-06."""
    state.tired[card] = values.DETAINED if detained else max(state.tired[card], values.TIRED)


def top_card(state: Position, seat: i64) -> i64:
    """Return the card on top of a team's deck, LEFT_TO_CHANCE, or NOTHING_LEFT if it is empty."""
    found = values.NOTHING_LEFT
    height: i64 = -1
    own_deck = arrays.seat_bit(seat)
    for card in range(state.first_of_deck(own_deck), state.end_of_deck(own_deck)):
        if not state.in_deck(seat, card):
            continue
        at = state.at[card]
        if at == values.ANYWHERE:
            if height < values.TOP:
                found, height = values.LEFT_TO_CHANCE, values.TOP - 1
        elif at > height:
            found, height = card, at
    return found


def place_on_top(state: Position, card: i64, seat: i64) -> None:
    """Put a card on top of a team's deck."""
    highest = values.FIRST_ON_TOP
    own_deck = arrays.seat_bit(seat)
    for other in range(state.first_of_deck(own_deck), state.end_of_deck(own_deck)):
        if state.in_deck(seat, other):
            highest = max(highest, state.at[other])
    state.zone[card] = values.DECK
    state.at[card] = highest + 1


def place_below(state: Position, card: i64, seat: i64) -> None:
    """Put a card to the bottom of a team's deck."""
    lowest = values.BOTTOM
    own_deck = arrays.seat_bit(seat)
    for other in range(state.first_of_deck(own_deck), state.end_of_deck(own_deck)):
        own = state.in_deck(seat, other)
        if own and state.at[other] != values.ANYWHERE:
            lowest = min(lowest, state.at[other])
    state.zone[card] = values.DECK
    state.at[card] = lowest - 1


def fix_next(state: Position, card: i64, seat: i64) -> None:
    """Fix a card of a team's deck right below the cards fixed on top."""
    lowest = values.FIRST_ON_TOP
    own_deck = arrays.seat_bit(seat)
    for other in range(state.first_of_deck(own_deck), state.end_of_deck(own_deck)):
        own = state.in_deck(seat, other)
        if own and state.at[other] >= values.TOP:
            lowest = min(lowest, state.at[other])
    state.at[card] = lowest - 1


def shuffle(state: Position, owners: i64) -> None:
    """Shuffle the deck of its owners, seats as bits: no card of it is at a known place any more."""
    for card in range(state.first_of_deck(owners), state.end_of_deck(owners)):
        if state.zone[card] == values.DECK:
            state.at[card] = values.ANYWHERE
            state.known[card] = u8(0)


def next_waiting(state: Position) -> i64:
    """Return the trigger that comes next: an offset in `waiting`, or -1.

    The team on turn comes first, then the others in turn; each team's own go by the age of their
    cards.

    Rules: HM-EDGE-ACT-02, HM-EDGE-ACT-06.
    """
    waiting = state.waiting
    for seat in in_turn(state, (arrays.seat_bit(state.seats)) - 1):
        found: i64 = -1
        for at in range(i64(0), i64(len(waiting)), values.WAITING):
            if waiting[at + values.WAITING_OWNER] == seat and (
                found < 0 or _older(state, at, found)
            ):
                found = at
        if found >= 0:
            return found
    return -1


def _older(state: Position, at: i64, other: i64) -> bool:
    first, second = (
        state.waiting[at + values.WAITING_SOURCE],
        state.waiting[other + values.WAITING_SOURCE],
    )
    return _entered(state, first) < _entered(state, second)


def _entered(state: Position, source: i64) -> i64:
    return state.age[source] if source < card_ids.CARDS else i64(0)


def without_row(waiting: vec[i64], at: i64) -> vec[i64]:
    """Return the waiting triggers without the one at an offset, WAITING numbers each."""
    out: vec[i64] = vec[i64]()
    for place in range(i64(len(waiting))):
        if not at <= place < at + values.WAITING:
            out = append(out, waiting[place])
    return out


def side_of_trigger(state: Position, source: i64, seat: i64) -> i64:
    """Return the seats, as bits, for which a trigger works; the owners if its card has left play.

    `source` is where it stands, and `seat` a team it works for at least.
    """
    side = modify.side_of(state, source)
    if side:
        return side
    owners = state.owners_of(source) if source < card_ids.CARDS else i64(0)
    is_shared = owners & (owners - 1) != 0
    return owners if is_shared else arrays.seat_bit(seat)


def top_card_below(state: Position, seat: i64) -> i64:
    """Return the highest card of the bottom of a deck, if nothing is left to chance; else -1."""
    found: i64 = -1
    own_deck = arrays.seat_bit(seat)
    for card in range(state.first_of_deck(own_deck), state.end_of_deck(own_deck)):
        if not state.in_deck(seat, card):
            continue
        if state.at[card] == values.ANYWHERE:
            return -1
        if state.at[card] < values.TOP and (found < 0 or state.at[card] > state.at[found]):
            found = card
    return found
