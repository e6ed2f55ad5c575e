"""Recolouring at the end (VC-END-03 to VC-END-05)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, storage, tables
from velkahra.games.viceroy.rules.chapters.pyramid import circle, segments_to_change
from velkahra.games.viceroy.rules.state import Position


def circle_bonus(state: Position, seat: i64, colour: i64) -> i64:
    """Count a seat's bonus tokens for circles of a colour. Rules: VC-SCORE-01, VC-SCORE-02."""
    twos = state.tokens_of(seat, tables.CIRCLE_2 + colour)
    return 2 * twos + 4 * state.tokens_of(seat, tables.CIRCLE_4 + colour)


def colour_points(state: Position, seat: i64, card: i64, colour: i64) -> i64:
    """Return the points of a one-coloured circle, or of an eternal gem, at a card.

    Rules: VC-SCORE-01, VC-SCORE-02.
    """
    return state.level_of_card(card) + circle_bonus(state, seat, colour)


def harmony(state: Position, seat: i64) -> i64:
    """Return the points that a seat's laws add to each circle and eternal gem."""
    points: i64 = 0
    for law in range(tables.FIRST_LAW, tables.CARDS + 1):
        if state.is_laid(seat, law) and state.effect(law) == tables.HARMONY:
            points += state.tables().points_of(law)
    return points


def circle_worth(state: Position, seat: i64, card: i64, colour: i64) -> i64:
    """Return the points that a card's circle scores in a colour (-1: in no single one).

    Rules: VC-SCORE-01, VC-EDGE-37.
    """
    if colour < 0:
        return 0
    return colour_points(state, seat, card, colour) + harmony(state, seat)


def has_circle(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a card lies in a seat's pyramid and closes a circle. Rules: VC-END-03."""
    return state.is_laid(seat, card) and state.level_of_card(card) > 1


def may_recolour(state: Position, seat: i64, card: i64, colour: i64) -> bool:
    """Return whether a seat can make the circle of a card one-coloured, or of another colour.

    Rules: VC-END-03, VC-END-04, VC-EDGE-35, VC-EDGE-36, VC-EDGE-38, VC-EDGE-50, VC-TX-11.
    """
    if not has_circle(state, seat, card) or state.tint[card]:
        return False
    number = segments_to_change(state, card, colour)
    return 0 < number <= state.gems_of(seat, colour)


@final
class Recolour(decision.Decision):
    """A seat recolours circles at the end."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the circles that can be recoloured, the best plan, and stopping."""
        for card in range(i64(1), tables.CARDS + 1):
            if state.is_laid(seat, card):
                for colour in range(tables.COLOURS):
                    if may_recolour(state, seat, card, colour):
                        out = append(out, actions.A_RECOLOUR + (card - 1) * tables.COLOURS + colour)
        out = append(out, actions.A_OPTIMUM)
        return append(out, actions.A_DECLINE)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a recolouring. Rules: VC-END-04, VC-EDGE-35, VC-EDGE-50."""
        if action in (actions.A_OPTIMUM, actions.A_DECLINE):
            return None
        code = action - actions.A_RECOLOUR
        card, colour = card_of_code(code), code % tables.COLOURS
        if not has_circle(state, seat, card):
            return Refusal("VC-END-03", {"card": card})
        if state.tint[card]:
            return Refusal("VC-EDGE-50", {"card": card})
        need = segments_to_change(state, card, colour)
        facts = {"card": int(card), "colour": int(colour), "need": int(need)}
        if need == 0:
            return Refusal("VC-END-04", facts, "already")
        have = state.gems_of(seat, colour)
        return None if need <= have else Refusal("VC-EDGE-35", {**facts, "have": have})

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Recolour one circle, or finish by the best plan. Rules: VC-EDGE-37, VC-EDGE-50."""
        if action != actions.A_OPTIMUM:
            code = action - actions.A_RECOLOUR
            _recolour(state, seat, card_of_code(code), code % tables.COLOURS, events)
            return
        plan = optimum(state, seat)
        state.drop()
        for code in plan:
            _recolour(state, seat, code // tables.COLOURS, code % tables.COLOURS, events)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the question if no circle can be recoloured."""
        if can_recolour(state, state.frame_seat()):
            return False
        state.drop()
        return True


def card_of_code(code: i64) -> i64:
    """Return the card of a circle from its `code`, (card - 1) * 4 + colour."""
    return code // tables.COLOURS + 1


def can_recolour(state: Position, seat: i64) -> bool:
    """Return whether a seat can recolour a circle."""
    for card in range(i64(1), tables.CARDS + 1):
        for colour in range(tables.COLOURS):
            if may_recolour(state, seat, card, colour):
                return True
    return False


def _recolour(state: Position, seat: i64, card: i64, colour: i64, events: Events | None) -> None:
    """Lay gems on the segments of a circle. Rules: VC-END-03, VC-END-04, VC-END-05, VC-EDGE-35."""
    number = segments_to_change(state, card, colour)
    state.move_gems(seat, storage.SUPPLY, colour, number)
    state.tint[card] = u8(colour + 1)
    if events is not None:
        facts = {"seat": seat, "card": card, "colour": colour, "count": number}
        events.emit("recoloured", facts)


def optimum(state: Position, seat: i64) -> vec[i64]:
    """Return the recolouring that gains most: (card * 4 + colour) of each circle to recolour.

    Each circle takes gems of one colour, and gains what it scores then beyond what it scores now:
    a knapsack with four budgets, solved over all amounts of gems. Rules: VC-EDGE-37.
    """
    offers = _list_offers(state, seat)
    spans = _spans(state, seat, offers)
    steps = _steps(spans)
    total = steps[tables.COLOURS]
    best: vec[i64] = vec[i64]()
    for _ in range(total):
        best = append(best, i64(0))
    choice: vec[u8] = vec[u8]()
    cards = _cards_of_offers(offers)
    for place in range(i64(len(cards))):
        choice = _add_circle(offers, cards[place], spans, steps, best, choice)
    return _read_plan(offers, cards, steps, choice, total)


# Columns of an offer
CARD: Final[i64] = 0
COLOUR: Final[i64] = 1
GEMS: Final[i64] = 2
GAIN: Final[i64] = 3
OFFER: Final[i64] = 4


def _list_offers(state: Position, seat: i64) -> vec[i64]:
    """List the recolourings that gain something, four numbers each: card, colour, gems, gain."""
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), tables.CARDS + 1):
        if not has_circle(state, seat, card):
            continue
        now = circle_worth(state, seat, card, circle(state, card))
        for colour in range(tables.COLOURS):
            gain = circle_worth(state, seat, card, colour) - now
            if gain > 0 and may_recolour(state, seat, card, colour):
                out = append(out, card)
                out = append(out, colour)
                out = append(out, segments_to_change(state, card, colour))
                out = append(out, gain)
    return out


def _spans(state: Position, seat: i64, offers: vec[i64]) -> vec[i64]:
    """Return how many gems of each colour are worth having: no more than all offers need."""
    out: vec[i64] = vec[i64]()
    for colour in range(tables.COLOURS):
        need: i64 = 0
        for place in range(i64(0), i64(len(offers)), OFFER):
            if offers[place + COLOUR] == colour:
                need += offers[place + GEMS]
        have = state.gems_of(seat, colour)
        out = append(out, need if need < have else have)
    return out


def _steps(spans: vec[i64]) -> vec[i64]:
    """Return the step of each colour in the number of a combination of gems, and their total."""
    out: vec[i64] = vec[i64]()
    step: i64 = 1
    for colour in range(tables.COLOURS):
        out = append(out, step)
        step *= spans[colour] + 1
    return append(out, step)


def _cards_of_offers(offers: vec[i64]) -> vec[i64]:
    out: vec[i64] = vec[i64]()
    for place in range(i64(0), i64(len(offers)), OFFER):
        if len(out) == 0 or out[len(out) - 1] != offers[place + CARD]:
            out = append(out, offers[place + CARD])
    return out


def _add_circle(
    offers: vec[i64], card: i64, spans: vec[i64], steps: vec[i64], best: vec[i64], choice: vec[u8]
) -> vec[u8]:
    """Return `choice` for a circle that is left alone or recoloured in the best way.

    `best` is changed from large to small, so that no circle is used twice. `choice` gets 1 +
    colour, or 0, for each combination.
    """
    base = i64(len(choice))
    total = i64(len(best))
    for _ in range(total):
        choice = append(choice, u8(0))
    for number in range(total - 1, i64(-1), i64(-1)):
        for place in range(i64(0), i64(len(offers)), OFFER):
            if offers[place + CARD] != card:
                continue
            colour, gems = offers[place + COLOUR], offers[place + GEMS]
            if (number // steps[colour]) % (spans[colour] + 1) < gems:
                continue
            value = best[number - gems * steps[colour]] + offers[place + GAIN]
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
            out = append(out, cards[place] * tables.COLOURS + chosen - 1)
            number -= steps[chosen - 1] * _gems_of_offer(offers, cards[place], chosen - 1)
    return out


def _gems_of_offer(offers: vec[i64], card: i64, colour: i64) -> i64:
    for place in range(i64(0), i64(len(offers)), OFFER):
        if offers[place + CARD] == card and offers[place + COLOUR] == colour:
            return offers[place + GEMS]
    return 0


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Recolour(frames.RECOLOUR, "recolour", "optimum", "decline"),
)
