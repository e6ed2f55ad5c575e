"""What a position is worth to a seat, for bots: points, tokens, and a plan for gems and cards.

A pending decision of the seat's own is valued by the best it can bring, a secret choice by what it
may bring. Of others it uses what everybody may know: pyramids, and gems and attack tokens, which
who has followed the game can count.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.games.viceroy.bots.plan import Plan, begin_keeping, carry_out, later, level_5
from velkahra.games.viceroy.bots.worth import (
    A_LAW,
    Preview,
    attack_worth,
    best_swap,
    drawn_card,
    eternal_gain,
    law_prior_value,
    option_gain,
    reward_gain,
    reward_gems,
    row_of,
    swap_gain,
    tokens_worth,
)
from velkahra.games.viceroy.rules.actions import A_BID, A_NAME, A_PASS, A_PLAY, A_START
from velkahra.games.viceroy.rules.chapters.auction import cards_of
from velkahra.games.viceroy.rules.chapters.end import PENALTY, law_points, running
from velkahra.games.viceroy.rules.chapters.pyramid import circle
from velkahra.games.viceroy.rules.chapters.recolour import optimum
from velkahra.games.viceroy.rules.chapters.recolour import worth as circle_points
from velkahra.games.viceroy.rules.state import (
    ATTACK,
    BIDDING,
    F_BID,
    F_BUILD,
    F_CARD,
    F_CARDS,
    F_COLOUR,
    F_COLOURS,
    F_DEAL,
    F_DOUBLE,
    F_DRAW,
    F_FOR,
    F_GEMS,
    F_GIVE,
    F_LAWS,
    F_LAY,
    F_LEVEL_5,
    F_NAME,
    F_OPTION,
    F_OWN_GEM,
    F_PLACE,
    F_RECOLOUR,
    F_REWARD,
    F_SCORE,
    F_START,
    F_STORE,
    F_SWAP,
    F_TAKE,
    F_TUCK,
    HAND,
    LAID,
    LAST_ROUND,
    LAW_DECK,
    SLOTS,
    UPPER,
    Position,
    level_of,
)
from velkahra.games.viceroy.rules.tables import (
    ARCHIVE,
    CARDS,
    CHARACTERS,
    COLOURS,
    ETERNAL,
    SCIENCE,
    TOKENS,
)

FRAME: Final[i64] = 6  # numbers of a frame on the stack

AFTER_CLASH: Final = 0.85  # of what passing brings, for who has bid in vain
SHARED: Final = 0.7  # of the better of two cards, when two bid for them
NAMING: Final = 0.6  # chance to get the card one names
INSISTING: Final = 0.85  # the same the second time: who has the lowest number insists
UNSETTLED: Final = 0.7  # chance to get a card when a bid is open, and not yet settled
UNDECIDED: Final = 0.1  # against recolouring circle by circle what the best plan does at once
PASSING: Final = 5.5  # what makes others pass, against the worth of a card
SPREAD: Final = 5.0  # how much more makes the odds to win e times as good, in the last round
UNSURE: Final = 1.3  # so much more for each round that is left
HORIZON: Final[i64] = 1  # rounds that must begin before a position is valued


def evaluate(state: Position, seat: i64) -> float:
    """Estimate the points a seat will end with, and what its attack tokens take from others."""
    if state.over or _waits(state, F_SCORE):
        return _final(state, seat)
    look = Preview(state, seat)
    held = state.held[seat * TOKENS : (seat + 1) * TOKENS]
    worth = _levels(state, seat) + float(law_points(state, seat)) + tokens_worth(look, held)
    worth += attack_worth(look) * float(state.attack[seat])
    for law in range(CHARACTERS + 1, CARDS + 1):
        if state.zone[law] == u8(LAID + seat):
            worth += law_prior_value(look, law)
    return worth + _frames(look, held) + _prospect(look)


def temperature(state: Position) -> float:
    """Say how much more of `evaluate` makes the odds to win e times as good."""
    return SPREAD + UNSURE * float(LAST_ROUND - state.round)


def _final(state: Position, seat: i64) -> float:
    """Value the end: the score, and what attack tokens take from others."""
    worth = float(running(state, seat))
    if state.seats > 1:
        worth += float(PENALTY) * float(state.attack[seat])
    for at in range(i64(0), i64(len(state.stack)), FRAME):
        if state.stack[at] == F_RECOLOUR and state.stack[at + 1] == seat:
            worth += _repainting(state, seat) - UNDECIDED
    return worth


def _repainting(state: Position, seat: i64) -> float:
    """Give what the best recolouring gains."""
    plan = optimum(state, seat)
    gain: i64 = 0
    for place in range(i64(len(plan))):
        card, colour = plan[place] // COLOURS, plan[place] % COLOURS
        gain += circle_points(state, seat, card, colour)
        gain -= circle_points(state, seat, card, circle(state, card))
    return float(gain)


def _levels(state: Position, seat: i64) -> float:
    """Add up what circles and eternal gems score by the levels they lie on."""
    points: i64 = 0
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] != u8(LAID + seat):
            continue
        number: i64 = 1 if circle(state, card) >= 0 else 0
        for colour in range(COLOURS):
            number += i64(state.tokens[card * TOKENS + ETERNAL + colour])
        points += number * level_of(state.at[card])
    return float(points)


def _prospect(look: Preview) -> float:
    """Value what hand and gems will bring, with a choice in secret if there is one."""
    state, seat = look.state, look.seat
    kind = state.top()
    chosen = state.commit[seat] - 1
    if kind == F_BID and chosen >= 0:
        return _bid(look, chosen)
    if kind == F_BID and state.status[seat] == BIDDING:
        passed = _planned(look, 0, _due(look))
        return AFTER_CLASH * passed + (1.0 - AFTER_CLASH) * _planned(look, 0, 0)
    if kind == F_START and chosen >= 0:
        return _start(look, chosen - A_START + 1)
    if kind == F_NAME and (state.top(2) >> seat) & 1:
        return _named(look, chosen)
    if kind == F_TAKE and state.top(1) == seat:
        return _best_of(look, state.top(2))
    if state.bid[seat] <= ATTACK and _waits(state, F_COLOURS) and state.status[seat] == BIDDING:
        return _unsettled(look, state.bid[seat])
    return _planned(look, _forced(look), _owed(look))


def _planned(look: Preview, forced: i64, wild: i64) -> float:
    """Value a plan for the hand."""
    plan = Plan(look, _turns(look), wild)
    stack = look.state.stack
    for at in range(i64(0), i64(len(stack)), FRAME):
        if stack[at + 1] == look.seat and stack[at] in (F_TUCK, F_STORE):
            begin_keeping(plan, stack[at + 2])
    return carry_out(plan, forced)


def _with(look: Preview, card: i64) -> float:
    """Value a plan with one more card in hand, or tucked when a law allows it."""
    state = look.state
    if card == 0:
        return -1000.0
    zone = state.zone[card]
    state.zone[card] = u8(HAND + look.seat)
    worth = _planned(look, 0, 0)
    state.zone[card] = zone
    for law in range(CHARACTERS + 1, CARDS + 1):
        if state.zone[law] == u8(LAID + look.seat) and state.effect(law) == ARCHIVE:
            each = float(state.tables().points[law - CHARACTERS - 1])
            worth = max(worth, each + _planned(look, 0, 0))
    return worth


def _turns(look: Preview) -> i64:
    """Count the cards a seat can still choose to lay in this building phase."""
    state, seat = look.state, look.seat
    if state.round == 0:
        return 0
    at = _place_of(state, F_BUILD)
    if at < 0:
        return 0
    held = state.stack[at + 2]
    if held == 0:
        return 3
    if state.out[seat]:
        return 0
    more = 3 - held
    if state.top() == F_CARD and (state.top(2) >> seat) & 1:
        if state.commit[seat] == 0:
            return more + 1
        if state.commit[seat] - 1 == A_PASS:
            return 0
    return more


def _place_of(state: Position, kind: i64) -> i64:
    """Give the place on the stack of a frame of a kind, or -1."""
    for at in range(i64(0), i64(len(state.stack)), FRAME):
        if state.stack[at] == kind:
            return at
    return -1


def _waits(state: Position, kind: i64) -> bool:
    return _place_of(state, kind) >= 0


def _forced(look: Preview) -> i64:
    """Give the card that a seat is about to lay, or 0."""
    state, seat = look.state, look.seat
    if state.top() == F_CARD and state.commit[seat] > A_PLAY:
        return state.commit[seat] - A_PLAY
    for at in range(i64(0), i64(len(state.stack)), FRAME):
        if state.stack[at] in (F_PLACE, F_DOUBLE) and state.stack[at + 1] == seat:
            return state.stack[at + 2]
    return state.bid[seat] if _waits(state, F_LAY) else i64(0)


def _owed(look: Preview) -> i64:
    """Count the gems that a seat will take and choose the colours of."""
    state, seat = look.state, look.seat
    number = _due(look) if state.owed[seat] else i64(0)
    for at in range(i64(0), i64(len(state.stack)), FRAME):
        if state.stack[at + 1] != seat:
            continue
        if state.stack[at] == F_GEMS:
            number += state.stack[at + 2]
        elif state.stack[at] == F_REWARD:
            number += reward_gems(look, state.stack[at + 2], state.stack[at + 3])
    there = state.supply()
    return number if number < there else there


def _due(look: Preview) -> i64:
    """Count the gems for passing."""
    due = 3 + i64(look.state.held[look.seat * TOKENS + SCIENCE])
    there = look.state.supply()
    return due if due < there else there


def _start(look: Preview, card: i64) -> float:
    """Value beginning with a card: its lowest reward, and keeping the other."""
    state, seat = look.state, look.seat
    zone = state.zone[card]
    state.zone[card] = u8(LAID + seat)
    source = row_of(card, 1)
    worth = _planned(look, 0, reward_gems(look, source, 0))
    worth += reward_gain(look, state.held[seat * TOKENS : (seat + 1) * TOKENS], source, 0, 1)
    state.zone[card] = zone
    return worth


# Bids.


def _bid(look: Preview, action: i64) -> float:
    """Value a bid: the card, by the chance to get it, else passing in the end."""
    state, seat = look.state, look.seat
    if action == A_PASS:
        return _planned(look, 0, _due(look))
    bid = action - A_BID
    if bid == ATTACK:
        return _best_of(look, COLOURS) - attack_worth(look)
    place = seat * COLOURS + bid
    state.gems[place] -= u8(1)
    worth = _hoped(look, bid)
    state.gems[place] += u8(1)
    return worth


def _hoped(look: Preview, colour: i64) -> float:
    """Value a bid that is paid: alone, with one rival, or in vain."""
    state = look.state
    lower = _with(look, i64(state.display[colour]))
    upper = _with(look, i64(state.display[colour + UPPER]))
    without = _planned(look, 0, 0)
    vain = AFTER_CLASH * _planned(look, 0, _due(look)) + (1.0 - AFTER_CLASH) * without
    alone, one = _rivals(look, colour)
    won = max(lower, upper)
    worth = alone * won + (1.0 - alone) * vain
    if cards_of(state, colour) == 2:
        half = SHARED * won + (1.0 - SHARED) * min(lower, upper)
        worth += one * max(0.0, half - vain)
    return worth


def _rivals(look: Preview, colour: i64) -> tuple[float, float]:
    """Guess how likely nobody else, and exactly one other, bids a colour."""
    state = look.state
    alone, one = 1.0, 0.0
    for other in range(state.seats):
        if other == look.seat or not (state.top(2) >> other) & 1:
            continue
        likely = _wish(look, other, colour)
        one = one * (1.0 - likely) + alone * likely
        alone *= 1.0 - likely
    for _ in range(state.virtual):
        one = 0.75 * one + 0.25 * alone
        alone *= 0.75
    return alone, one


def _wish(look: Preview, other: i64, colour: i64) -> float:
    """Guess how likely another seat bids a colour: by its gems, and by the cards there."""
    state = look.state
    if state.gems[other * COLOURS + colour] == 0:
        return 0.0
    sum_all = PASSING * PASSING
    for each in range(COLOURS):
        if state.gems[other * COLOURS + each]:
            sum_all += _appeal(look, each)
    return _appeal(look, colour) / sum_all


def _appeal(look: Preview, colour: i64) -> float:
    """Guess how much anybody wants the cards of a colour."""
    best = 0.0
    plan = Plan(look, 0, 0)
    for slot in (colour, colour + UPPER):
        card = i64(look.state.display[slot])
        if card:
            best = max(best, later(plan, card))
    return best * best


def _named(look: Preview, chosen: i64) -> float:
    """Value naming one of two cards."""
    display = look.state.display
    without = _planned(look, 0, 0)
    place = chosen - A_NAME
    if place == 2:
        return without
    colour = look.state.top(3)
    lower, upper = _with(look, i64(display[colour])), _with(look, i64(display[colour + UPPER]))
    if chosen < 0:
        return NAMING * max(lower, upper) + (1.0 - NAMING) * without
    named, other = (lower, upper) if place == 0 else (upper, lower)
    likely = NAMING if named > other else 1.0 - NAMING
    if look.state.top(4) == 0:
        likely = INSISTING if (named > other) == _goes_first(look) else 1.0 - INSISTING
    return likely * named + (1.0 - likely) * without


def _goes_first(look: Preview) -> bool:
    """Say whether the seat has the lowest number of those who name: by custom it insists."""
    state = look.state
    for other in range(state.seats):
        if (state.top(2) >> other) & 1 and state.lowest(other) < state.lowest(look.seat):
            return False
    return True


def _unsettled(look: Preview, bid: i64) -> float:
    """Value a bid that lies open while others still take their cards."""
    best = _best_of(look, bid if bid < ATTACK else COLOURS)
    return UNSETTLED * best + (1.0 - UNSETTLED) * _planned(look, 0, 0)


def _best_of(look: Preview, colour: i64) -> float:
    """Value the best card on display of a colour, or (COLOURS) of all."""
    best = _planned(look, 0, 0)
    for slot in range(SLOTS):
        if look.state.display[slot] and (colour == COLOURS or slot % UPPER == colour):
            best = max(best, _with(look, i64(look.state.display[slot])))
    return best


# What is under way.


def _frames(look: Preview, held: vec[u8]) -> float:
    """Value the seat's own frames on the stack, beyond gems and the card to be laid."""
    worth = 0.0
    stack = look.state.stack
    for at in range(i64(0), i64(len(stack)), FRAME):
        if stack[at] == F_DEAL and stack[at + 3] == look.seat:
            worth += drawn_card(look) + (A_LAW if stack[at + 2] == LAW_DECK else 0.0)
        elif stack[at + 1] == look.seat:
            worth += _frame(look, held, at)
    return worth


def _frame(look: Preview, held: vec[u8], at: i64) -> float:
    """Value a frame of one's own that waits."""
    stack = look.state.stack
    kind, one, two = stack[at], stack[at + 2], stack[at + 3]
    if kind == F_REWARD:
        card = stack[at + 4]
        return reward_gain(look, held, one, two, level_of(look.state.at[card]))
    if kind == F_CARDS:
        return float(one) * drawn_card(look)
    if kind == F_DRAW:
        return drawn_card(look)
    if kind == F_LAWS:
        return drawn_card(look) if one else 0.0
    if kind == F_OPTION:
        return option_gain(look, held, one, level_of(look.state.at[one]))
    if kind == F_LEVEL_5:
        return level_5(Plan(look, 0, 0), one)
    if kind in (F_COLOUR, F_OWN_GEM):
        return eternal_gain(look, held, COLOURS, level_of(look.state.at[one]))
    if kind == F_FOR:
        return swap_gain(look, held, stack[at + 4])
    if kind == F_SWAP:
        return max(0.0, best_swap(look, held))
    if kind == F_GIVE:
        return -look.gem * float(two)
    return 0.0
