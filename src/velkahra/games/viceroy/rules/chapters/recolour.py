"""Recolouring at the end (VC-END-03 to VC-END-05)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules.actions import A_DECLINE, A_OPTIMUM, A_RECOLOUR
from velkahra.games.viceroy.rules.chapters.pyramid import circle, segments_to_change
from velkahra.games.viceroy.rules.state import LAID, SUPPLY, Position, level_of
from velkahra.games.viceroy.rules.tables import (
    CARDS,
    CHARACTERS,
    CIRCLE_2,
    CIRCLE_4,
    COLOURS,
    HARMONY,
    TOKENS,
)


def circle_bonus(state: Position, seat: i64, colour: i64) -> i64:
    """Add up a seat's bonus tokens for circles of a colour. Rules: VC-SCORE-01, VC-SCORE-02."""
    held = seat * TOKENS + colour
    return 2 * i64(state.held[held + CIRCLE_2]) + 4 * i64(state.held[held + CIRCLE_4])


def harmony(state: Position, seat: i64) -> i64:
    """Give what laws add to each circle and eternal gem."""
    points: i64 = 0
    for law in range(CHARACTERS + 1, CARDS + 1):
        if state.zone[law] == u8(LAID + seat) and state.effect(law) == HARMONY:
            points += i64(state.tables().points[law - CHARACTERS - 1])
    return points


def worth(state: Position, seat: i64, card: i64, colour: i64) -> i64:
    """Give what the circle of a card scores in a colour (-1: in no single one).

    Rules: VC-SCORE-01, VC-EDGE-37.
    """
    if colour < 0:
        return 0
    return level_of(state.at[card]) + circle_bonus(state, seat, colour) + harmony(state, seat)


def may_recolour(state: Position, seat: i64, card: i64, colour: i64) -> bool:
    """Say whether a seat can make the circle of a card one-coloured, or of another colour.

    Rules: VC-END-03, VC-END-04, VC-EDGE-35, VC-EDGE-36, VC-EDGE-38, VC-EDGE-50, VC-TX-11.
    """
    if state.zone[card] != u8(LAID + seat) or level_of(state.at[card]) == 1 or state.tint[card]:
        return False
    number = segments_to_change(state, card, colour)
    return 0 < number <= i64(state.gems[seat * COLOURS + colour])


def list_recolours(state: Position, seat: i64) -> vec[i64]:
    """List the circles that can be recoloured, the best plan, and stopping."""
    out: vec[i64] = vec[i64](capacity=32)
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] == u8(LAID + seat):
            for colour in range(COLOURS):
                if may_recolour(state, seat, card, colour):
                    out = append(out, A_RECOLOUR + (card - 1) * COLOURS + colour)
    out = append(out, A_OPTIMUM)
    return append(out, A_DECLINE)


def recolour_lapses(state: Position, seat: i64) -> bool:
    """Drop the question when no circle can be recoloured."""
    if len(list_recolours(state, seat)) > 2:
        return False
    state.drop()
    return True


def recolour(state: Position, seat: i64, card: i64, colour: i64, events: Events | None) -> None:
    """Lay gems on the segments of a circle. Rules: VC-END-03, VC-END-04, VC-END-05, VC-EDGE-35."""
    number = segments_to_change(state, card, colour)
    state.gems[seat * COLOURS + colour] -= u8(number)
    state.gems[SUPPLY + colour] += u8(number)
    state.tint[card] = u8(colour + 1)
    if events is not None:
        facts = {"seat": seat, "card": card, "colour": colour, "count": number}
        events.emit("recoloured", facts)


def take_optimum(state: Position, seat: i64, events: Events | None) -> None:
    """Carry out the best plan and be done. Rules: VC-EDGE-37, VC-EDGE-50."""
    plan = optimum(state, seat)
    state.drop()
    for place in range(i64(len(plan))):
        recolour(state, seat, plan[place] // COLOURS, plan[place] % COLOURS, events)


def optimum(state: Position, seat: i64) -> vec[i64]:
    """Find the recolouring that gains most: (card * 4 + colour) of each circle to recolour.

    Each circle takes gems of one colour, and gains what it scores then beyond what it scores now:
    a knapsack with four budgets, solved over all amounts of gems. Rules: VC-EDGE-37.
    """
    offers = _offers(state, seat)
    spans = _spans(state, seat, offers)
    steps = _steps(spans)
    total = steps[4]
    best: vec[i64] = vec[i64]()
    for _ in range(total):
        best = append(best, i64(0))
    choice: vec[u8] = vec[u8]()
    cards = _cards_of(offers)
    for place in range(i64(len(cards))):
        choice = _add_circle(offers, cards[place], spans, steps, best, choice)
    return _read_plan(offers, cards, steps, choice, total)


def _offers(state: Position, seat: i64) -> vec[i64]:
    """List what is worth doing, four numbers each: card, colour, gems, gain."""
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] != u8(LAID + seat) or level_of(state.at[card]) == 1:
            continue
        now = worth(state, seat, card, circle(state, card))
        for colour in range(COLOURS):
            gain = worth(state, seat, card, colour) - now
            if gain > 0 and may_recolour(state, seat, card, colour):
                out = append(out, card)
                out = append(out, colour)
                out = append(out, segments_to_change(state, card, colour))
                out = append(out, gain)
    return out


def _spans(state: Position, seat: i64, offers: vec[i64]) -> vec[i64]:
    """Give, for each colour, how many gems are worth having: no more than all offers need."""
    out: vec[i64] = vec[i64]()
    for colour in range(COLOURS):
        need: i64 = 0
        for place in range(i64(0), i64(len(offers)), i64(4)):
            if offers[place + 1] == colour:
                need += offers[place + 2]
        have = i64(state.gems[seat * COLOURS + colour])
        out = append(out, need if need < have else have)
    return out


def _steps(spans: vec[i64]) -> vec[i64]:
    """Give what one gem of each colour is worth in the number of a combination, and the total."""
    out: vec[i64] = vec[i64]()
    step: i64 = 1
    for colour in range(COLOURS):
        out = append(out, step)
        step *= spans[colour] + 1
    return append(out, step)


def _cards_of(offers: vec[i64]) -> vec[i64]:
    out: vec[i64] = vec[i64]()
    for place in range(i64(0), i64(len(offers)), i64(4)):
        if len(out) == 0 or out[len(out) - 1] != offers[place]:
            out = append(out, offers[place])
    return out


def _add_circle(
    offers: vec[i64], card: i64, spans: vec[i64], steps: vec[i64], best: vec[i64], choice: vec[u8]
) -> vec[u8]:
    """Let a circle be left alone or recoloured in the best way, for every combination of gems.

    `best` is changed from large to small, so that no circle is used twice. `choice` gets 1 +
    colour, or 0, for each combination.
    """
    base = i64(len(choice))
    total = i64(len(best))
    for _ in range(total):
        choice = append(choice, u8(0))
    for number in range(total - 1, i64(-1), i64(-1)):
        for place in range(i64(0), i64(len(offers)), i64(4)):
            if offers[place] != card:
                continue
            colour, gems = offers[place + 1], offers[place + 2]
            if (number // steps[colour]) % (spans[colour] + 1) < gems:
                continue
            value = best[number - gems * steps[colour]] + offers[place + 3]
            if value > best[number]:
                best[number] = value
                choice[base + number] = u8(colour + 1)
    return choice


def _read_plan(
    offers: vec[i64], cards: vec[i64], steps: vec[i64], choice: vec[u8], total: i64
) -> vec[i64]:
    out: vec[i64] = vec[i64]()
    number = total - 1
    for place in range(i64(len(cards)) - 1, i64(-1), i64(-1)):
        chosen = i64(choice[place * total + number])
        if chosen:
            out = append(out, cards[place] * COLOURS + chosen - 1)
            number -= steps[chosen - 1] * _gems(offers, cards[place], chosen - 1)
    return out


def _gems(offers: vec[i64], card: i64, colour: i64) -> i64:
    for place in range(i64(0), i64(len(offers)), i64(4)):
        if offers[place] == card and offers[place + 1] == colour:
            return offers[place + 2]
    return 0
