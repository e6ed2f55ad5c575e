"""Evaluation of any position for bots: points, tokens, and a plan for gems and cards.

A pending decision of the seat's own is valued by the best it can bring, a secret choice by what it
may bring. Of others it uses what everybody may know: pyramids, and gems and attack tokens, which
who has followed the game can count.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.games.viceroy.bots import worth
from velkahra.games.viceroy.bots.plan import Plan, begin_keeping, carry_out, later, level_5
from velkahra.games.viceroy.rules import actions, frames, seats, storage, tables
from velkahra.games.viceroy.rules import state as rules
from velkahra.games.viceroy.rules.chapters import auction, building, colours, end, pyramid, recolour
from velkahra.games.viceroy.rules.state import Position

AFTER_CLASH: Final = 0.85  # weight of passing for a seat that lost its bid
SHARED: Final = 0.7  # share of the better of two cards that two seats bid for
NAMING: Final = 0.6  # probability of getting the card one names
INSISTING: Final = 0.85  # the same the second time, when the lowest number decides
UNSETTLED: Final = 0.7  # probability of getting a card with an open, unsettled bid
UNDECIDED: Final = 0.1  # cost of recolouring one by one what the best plan does at once
PASSING: Final = 5.5  # weight of passing when others choose, relative to a card's worth
TEMPERATURE: Final = 5.0  # lead that makes the odds to win e times as good, in the last round
UNSURE: Final = 1.3  # added to it for each round left
HORIZON: Final[i64] = 1  # rounds that must begin before a position is valued


def built(look: worth.Preview) -> float:
    """Return the value, in points, of a pyramid with its tokens, and of attack tokens."""
    state, seat = look.state, look.seat
    value = levels(state, seat) + float(end.law_points(state, seat))
    value += worth.tokens_worth(look, state.all_tokens_of(seat))
    value += worth.attack_worth(look) * float(state.attack[seat])
    for law in range(tables.FIRST_LAW, tables.CARDS + 1):
        if state.is_laid(seat, law):
            value += worth.law_prior_value(look, law)
    return value


def temperature(state: Position) -> float:
    """Return the difference in `evaluate` that makes the odds to win e times as good."""
    return TEMPERATURE + UNSURE * float(rules.LAST_ROUND - state.round)


def final_value(state: Position, seat: i64) -> float:
    """Return the value of the end: the score, and what attack tokens take from others."""
    value = float(end.running_total(state, seat))
    if state.seats > 1:
        value += float(end.PENALTY) * float(state.attack[seat])
    for place in range(state.frames()):
        if state.kind_at(place) == frames.RECOLOUR and state.seat_at(place) == seat:
            value += _repainting(state, seat) - UNDECIDED
    return value


def _repainting(state: Position, seat: i64) -> float:
    """Return what the best recolouring gains."""
    plan = recolour.optimum(state, seat)
    gain: i64 = 0
    for place in range(i64(len(plan))):
        card, colour = plan[place] // tables.COLOURS, plan[place] % tables.COLOURS
        gain += recolour.circle_worth(state, seat, card, colour)
        gain -= recolour.circle_worth(state, seat, card, pyramid.circle(state, card))
    return float(gain)


def levels(state: Position, seat: i64) -> float:
    """Return what circles and eternal gems score by the levels they lie on."""
    points: i64 = 0
    for card in range(i64(1), tables.CARDS + 1):
        if not state.is_laid(seat, card):
            continue
        number: i64 = 1 if pyramid.circle(state, card) >= 0 else 0
        for colour in range(tables.COLOURS):
            number += state.eternal_gems_on(card, colour)
        points += number * state.level_of_card(card)
    return float(points)


def prospect(look: worth.Preview) -> float:
    """Return the value of hand and gems, with a secret choice if there is one."""
    state, seat = look.state, look.seat
    kind = state.frame_kind()
    chosen = state.choice_of(seat)
    if kind == frames.BID and chosen >= 0:
        return _bid(look, chosen)
    if kind == frames.BID and state.status[seat] == rules.BIDDING:
        passed = _planned(look, 0, _due(look))
        return AFTER_CLASH * passed + (1.0 - AFTER_CLASH) * _planned(look, 0, 0)
    if kind == frames.START and chosen >= 0:
        return _start(look, chosen - actions.A_START + 1)
    if kind == frames.NAME and seats.contains(state.slot(frames.NAME_SEATS), seat):
        return _named(look, chosen)
    if kind == frames.TAKE and state.frame_seat() == seat:
        return _best_of(look, state.slot(frames.TAKE_COLOUR))
    if (
        state.bid[seat] <= rules.ATTACK
        and state.find_frame(frames.COLOURS) >= 0
        and state.status[seat] == rules.BIDDING
    ):
        # The bid lies open while others still take their cards.
        bid = state.bid[seat]
        best = _best_of(look, bid if bid < rules.ATTACK else tables.COLOURS)
        return UNSETTLED * best + (1.0 - UNSETTLED) * _planned(look, 0, 0)
    return _planned(look, _forced(look), _owed(look))


def _planned(look: worth.Preview, forced: i64, wild: i64) -> float:
    """Return the value of a plan for the hand."""
    plan = Plan(look, _turns(look), wild)
    state = look.state
    for place in range(state.frames()):
        if state.seat_at(place) != look.seat:
            continue
        if state.kind_at(place) == frames.TUCK:
            begin_keeping(plan, state.slot_at(place, frames.TUCK_LAW))
        elif state.kind_at(place) == frames.STORE:
            begin_keeping(plan, state.slot_at(place, frames.STORE_LAW))
    return carry_out(plan, forced)


def _with(look: worth.Preview, card: i64) -> float:
    """Return the value of a plan with one more card in hand, or tucked when a law allows it."""
    state = look.state
    if card == 0:
        return -1000.0
    zone = state.zone[card]
    state.zone[card] = u8(storage.HAND + look.seat)
    value = _planned(look, 0, 0)
    state.zone[card] = zone
    for law in range(tables.FIRST_LAW, tables.CARDS + 1):
        if state.is_laid(look.seat, law) and state.effect(law) == tables.ARCHIVE:
            each = float(state.tables().points_of(law))
            value = max(value, each + _planned(look, 0, 0))
    return value


def _turns(look: worth.Preview) -> i64:
    """Return how many cards a seat can still lay in this building phase."""
    state, seat = look.state, look.seat
    if state.round == 0:
        return 0
    place = state.find_frame(frames.BUILD)
    if place < 0:
        return 0
    held = state.slot_at(place, frames.BUILD_HELD)
    if held == 0:
        return rules.ROUNDS_OF_A_PHASE
    if state.out[seat]:
        return 0
    more = rules.ROUNDS_OF_A_PHASE - held
    if state.frame_kind() == frames.CARD and seats.contains(state.slot(frames.CARD_SEATS), seat):
        if not state.has_chosen(seat):
            return more + 1
        if state.choice_of(seat) == actions.A_PASS:
            return 0
    return more


def _forced(look: worth.Preview) -> i64:
    """Return the card that a seat is about to lay, or 0."""
    state, seat = look.state, look.seat
    if state.frame_kind() == frames.CARD and state.choice_of(seat) >= actions.A_PLAY:
        return state.choice_of(seat) - actions.A_PLAY + 1
    for place in range(state.frames()):
        if state.seat_at(place) != seat:
            continue
        if state.kind_at(place) == frames.PLACE:
            return state.slot_at(place, frames.PLACE_CARD)
        if state.kind_at(place) == frames.DOUBLE:
            return state.slot_at(place, frames.DOUBLE_LAW)
    return building.card_to_lay(state, seat)


def _owed(look: worth.Preview) -> i64:
    """Return the number of gems that a seat will take and choose the colours of."""
    state, seat = look.state, look.seat
    number = _due(look) if state.owed[seat] else i64(0)
    for place in range(state.frames()):
        if state.seat_at(place) != seat:
            continue
        if state.kind_at(place) == frames.GEMS:
            number += state.slot_at(place, frames.GEMS_LEFT)
        elif state.kind_at(place) == frames.REWARD:
            source = state.slot_at(place, frames.REWARD_SOURCE)
            number += worth.reward_gems(look, source, state.slot_at(place, frames.REWARD_PART))
    there = state.all_gems_of(storage.SUPPLY)
    return number if number < there else there


def _due(look: worth.Preview) -> i64:
    """Return the number of gems for passing that the supply can pay."""
    due = auction.gems_for_passing(look.state, look.seat)
    there = look.state.all_gems_of(storage.SUPPLY)
    return due if due < there else there


def _start(look: worth.Preview, card: i64) -> float:
    """Return the value of beginning with a card: its lowest reward, and keeping the other."""
    state, seat = look.state, look.seat
    zone = state.zone[card]
    state.zone[card] = u8(storage.LAID + seat)
    source = tables.reward_source(card, 1)
    value = _planned(look, 0, worth.reward_gems(look, source, 0))
    value += worth.reward_gain(look, state.all_tokens_of(seat), source, 0, 1)
    state.zone[card] = zone
    return value


# Bids


def _bid(look: worth.Preview, action: i64) -> float:
    """Return the value of a bid: the card, by the chance to get it, else passing in the end."""
    state, seat = look.state, look.seat
    if action == actions.A_PASS:
        return _planned(look, 0, _due(look))
    bid = action - actions.A_BID
    if bid == rules.ATTACK:
        return _best_of(look, tables.COLOURS) - worth.attack_worth(look)
    state.remove_gems(seat, bid, 1)
    value = _hoped(look, bid)
    state.add_gems(seat, bid, 1)
    return value


def _hoped(look: worth.Preview, colour: i64) -> float:
    """Return the value of a bid that is paid: alone, with one rival, or in vain."""
    state = look.state
    low = _with(look, state.shown(colour))
    high = _with(look, state.shown(storage.upper(colour)))
    without = _planned(look, 0, 0)
    vain = AFTER_CLASH * _planned(look, 0, _due(look)) + (1.0 - AFTER_CLASH) * without
    alone, one = _rivals(look, colour)
    won = max(low, high)
    value = alone * won + (1.0 - alone) * vain
    if state.cards_shown(colour) == 2:
        half = SHARED * won + (1.0 - SHARED) * min(low, high)
        value += one * max(0.0, half - vain)
    return value


def _rivals(look: worth.Preview, colour: i64) -> tuple[float, float]:
    """Return the chances that nobody else, and that exactly one other, bids a colour."""
    state = look.state
    alone, one = 1.0, 0.0
    for other in range(state.seats):
        if other == look.seat or not seats.contains(state.slot(frames.BID_SEATS), other):
            continue
        likely = _wish(look, other, colour)
        one = one * (1.0 - likely) + alone * likely
        alone *= 1.0 - likely
    for _ in range(state.virtual):
        one = 0.75 * one + 0.25 * alone
        alone *= 0.75
    return alone, one


def _wish(look: worth.Preview, other: i64, colour: i64) -> float:
    """Return the chance that another seat bids a colour, by its gems and by the cards there."""
    state = look.state
    if state.gems_of(other, colour) == 0:
        return 0.0
    sum_all = PASSING * PASSING
    for each in range(tables.COLOURS):
        if state.gems_of(other, each):
            sum_all += _appeal(look, each)
    return _appeal(look, colour) / sum_all


def _appeal(look: worth.Preview, colour: i64) -> float:
    """Return how attractive the cards of a colour are for anybody."""
    best = 0.0
    plan = Plan(look, 0, 0)
    for slot in (colour, storage.upper(colour)):
        card = look.state.shown(slot)
        if card:
            best = max(best, later(plan, card))
    return best * best


def _named(look: worth.Preview, chosen: i64) -> float:
    """Return the value of naming one of two cards."""
    without = _planned(look, 0, 0)
    place = chosen - actions.A_NAME
    if place == colours.NAMED_NEITHER:
        return without
    colour = look.state.slot(frames.NAME_COLOUR)
    low = _with(look, look.state.shown(colour))
    high = _with(look, look.state.shown(storage.upper(colour)))
    if chosen < 0:
        return NAMING * max(low, high) + (1.0 - NAMING) * without
    named, other = (low, high) if place == colours.NAMED_LOWER else (high, low)
    likely = NAMING if named > other else 1.0 - NAMING
    if look.state.slot(frames.NAME_OFTEN) == 0:
        likely = INSISTING if (named > other) == _goes_first(look) else 1.0 - INSISTING
    return likely * named + (1.0 - likely) * without


def _goes_first(look: worth.Preview) -> bool:
    """Return whether the seat has the lowest number of those who name; by custom it insists."""
    state = look.state
    for other in range(state.seats):
        if seats.contains(state.slot(frames.NAME_SEATS), other) and state.lowest(
            other
        ) < state.lowest(look.seat):
            return False
    return True


def _best_of(look: worth.Preview, colour: i64) -> float:
    """Return the value of the best card on display of a colour, or (COLOURS) of all."""
    best = _planned(look, 0, 0)
    for slot in range(storage.SLOTS):
        card = look.state.shown(slot)
        if card and (colour == tables.COLOURS or storage.colour_of_slot(slot) == colour):
            best = max(best, _with(look, card))
    return best


# Pending effects


def pending(look: worth.Preview) -> float:
    """Return the value of the seat's frames on the stack, beyond gems and the card to lay."""
    value = 0.0
    state = look.state
    held = state.all_tokens_of(look.seat)
    for place in range(state.frames()):
        if (
            state.kind_at(place) == frames.DEAL
            and state.slot_at(place, frames.DEAL_OWNER) == look.seat
        ):
            law = state.slot_at(place, frames.DEAL_DECK) == rules.LAW_DECK
            value += worth.drawn_card(look) + (worth.A_LAW if law else 0.0)
        elif state.seat_at(place) == look.seat:
            value += _frame(look, held, place)
    return value


def _frame(look: worth.Preview, held: vec[u8], place: i64) -> float:
    """Return the value of a frame of one's own that waits."""
    state = look.state
    kind = state.kind_at(place)
    if kind == frames.REWARD:
        source, part = (
            state.slot_at(place, frames.REWARD_SOURCE),
            state.slot_at(place, frames.REWARD_PART),
        )
        level = state.level_of_card(state.slot_at(place, frames.REWARD_CARD))
        return worth.reward_gain(look, held, source, part, level)
    if kind == frames.CARDS:
        return float(state.slot_at(place, frames.CARDS_LEFT)) * worth.drawn_card(look)
    if kind == frames.DRAW:
        return worth.drawn_card(look)
    if kind == frames.LAWS:
        return worth.drawn_card(look) if state.slot_at(place, frames.LAWS_LEFT) else 0.0
    if kind == frames.OPTION:
        law = state.slot_at(place, frames.OPTION_LAW)
        return worth.option_gain(look, held, law, state.level_of_card(law))
    if kind == frames.LEVEL_5:
        return level_5(Plan(look, 0, 0), state.slot_at(place, frames.LEVEL_5_CARD))
    if kind in (frames.COLOUR, frames.OWN_GEM):
        slot = frames.COLOUR_CARD if kind == frames.COLOUR else frames.OWN_GEM_CARD
        level = state.level_of_card(state.slot_at(place, slot))
        return worth.eternal_gain(look, held, tables.ANY_COLOUR, level)
    return _swap_frame(look, held, place)


def _swap_frame(look: worth.Preview, held: vec[u8], place: i64) -> float:
    """Return the value of a frame of a swap of one's own that waits; others are worth nothing."""
    kind = look.state.kind_at(place)
    if kind == frames.FOR:
        return worth.swap_gain(look, held, look.state.slot_at(place, frames.FOR_TOKEN))
    if kind == frames.SWAP:
        return max(0.0, worth.best_swap(look, held))
    if kind == frames.GIVE:
        return -look.gem * float(look.state.slot_at(place, frames.GIVE_LEFT))
    return 0.0
