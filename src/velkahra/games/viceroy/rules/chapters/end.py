"""The end of the game and its scoring (VC-END, VC-SCORE)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules import decision, frames, storage, tables
from velkahra.games.viceroy.rules.chapters import pyramid, recolour
from velkahra.games.viceroy.rules.seats import all_of, only
from velkahra.games.viceroy.rules.state import Position

# The seven headings, in the order of the score sheet.
CIRCLES: Final[i64] = 0
ETERNAL_GEMS: Final[i64] = 1
LAWS: Final[i64] = 2
POWERS: Final[i64] = 3
MAGICS: Final[i64] = 4
SETS: Final[i64] = 5

SET: Final[i64] = 12
PENALTY: Final[i64] = 4


@final
class End(decision.Step):
    """The game ends."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Discard hands, and push the recolouring of all seats, the lowest number first.

        Rules: VC-END-01, VC-END-02, VC-END-03, VC-EDGE-50.
        """
        state.drop()
        for card in range(i64(1), tables.CARDS + 1):
            for seat in range(state.seats):
                if state.is_in_hand(seat, card):
                    state.discard(card)
        if events is not None:
            events.emit("ended", {})
        state.push(frames.SCORE, -1)
        _push_recolouring(state, all_of(state.seats))


def _push_recolouring(state: Position, seats: i64) -> None:
    """Push the recolouring of seats; the first in order is pushed last."""
    seat = state.first_in_order(seats)
    if seat >= 0:
        _push_recolouring(state, seats & ~only(seat))
        state.push(frames.RECOLOUR, seat)


@final
class Score(decision.Step):
    """All points are added up."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Count points and end the game. Rules: VC-FLOW-01, VC-END-06, VC-SCORE-08, VC-SOLO-07."""
        state.drop()
        for seat in range(state.seats):
            for heading in range(storage.HEADINGS):
                state.set_points(seat, heading, points_of(state, seat, heading))
        state.over = 1
        if events is not None:
            for seat in ranking(state):
                facts = {"seat": int(seat), "place": int(rank_of(state, seat))}
                for heading in range(storage.HEADINGS):
                    facts[f"points{heading}"] = state.points_under(seat, heading)
                events.emit("score", {**facts, "total": total(state, seat)})


def points_of(state: Position, seat: i64, heading: i64) -> i64:
    """Return a seat's points under one of the seven headings, 0..6.

    Rules: VC-END-06, VC-SCORE-01, VC-SCORE-02, VC-SCORE-03, VC-SCORE-04, VC-SCORE-05, VC-SCORE-06,
        VC-SCORE-07.
    """
    if heading == CIRCLES:
        return circle_points(state, seat)
    if heading == ETERNAL_GEMS:
        return eternal_points(state, seat)
    if heading == LAWS:
        return law_points(state, seat)
    if heading == POWERS:
        return power_points(state, seat)
    if heading == MAGICS:
        return magic_points(state, seat)
    if heading == SETS:
        return SET * count_sets(state, seat)
    return penalty(state, seat)


def circle_points(state: Position, seat: i64) -> i64:
    """Return the points of the one-coloured circles. Rules: VC-SCORE-01, VC-EX-12."""
    points: i64 = 0
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_laid(seat, card):
            colour = pyramid.circle(state, card)
            if colour >= 0:
                points += recolour.colour_points(state, seat, card, colour)
    return points


def eternal_points(state: Position, seat: i64) -> i64:
    """Return the points of the eternal gems. Rules: VC-SCORE-02, VC-EX-13."""
    points: i64 = 0
    for card in range(i64(1), tables.CARDS + 1):
        if not state.is_laid(seat, card):
            continue
        for colour in range(tables.COLOURS):
            number = state.eternal_gems_on(card, colour)
            if number:
                each = recolour.colour_points(state, seat, card, colour)
                points += number * each
    return points


def law_points(state: Position, seat: i64) -> i64:
    """Return the points of the laws in the pyramid. Rules: VC-SCORE-03."""
    points: i64 = 0
    for law in range(tables.FIRST_LAW, tables.CARDS + 1):
        if state.is_laid(seat, law):
            points += points_of_law(state, seat, law)
    return points


def points_of_law(state: Position, seat: i64, law: i64) -> i64:
    """Return the points of a law. Rules: VC-SCORE-03, VC-EX-14, VC-EX-19, VC-EDGE-28."""
    printed = state.tables()
    effect, each = printed.effect_of(law), printed.points_of(law)
    if effect in (tables.SECRET_SERVICE, tables.ARCHIVE):
        return each * count_tucked_under(state, seat, law)
    if effect == tables.FAVOUR:
        return printed.favour_points(law, state.level_of_card(law))
    if effect == tables.RESERVE:
        return each * state.gems_stored_on(law)
    if effect == tables.PER_CARD:
        return each * count_cards(state, seat)
    if effect == tables.PER_SET:
        return each * count_sets(state, seat)
    if effect == tables.HARMONY:
        return each * (count_circles(state, seat) + count_eternal_gems(state, seat))
    if effect == tables.RETINUE:
        return each * count_characters_beside(state, law)
    return 0


def count_tucked_under(state: Position, seat: i64, law: i64) -> i64:
    """Count the cards tucked under a law."""
    number: i64 = 0
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_tucked_under(seat, card, law):
            number += 1
    return number


def count_cards(state: Position, seat: i64) -> i64:
    """Count the cards of a pyramid, tucked ones included."""
    number: i64 = 0
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_laid(seat, card) or state.is_tucked(seat, card):
            number += 1
    return number


def count_circles(state: Position, seat: i64) -> i64:
    """Count the one-coloured circles of a pyramid."""
    number: i64 = 0
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_laid(seat, card) and pyramid.circle(state, card) >= 0:
            number += 1
    return number


def count_eternal_gems(state: Position, seat: i64) -> i64:
    """Count the eternal gems of a pyramid."""
    number: i64 = 0
    for colour in range(tables.COLOURS):
        number += state.eternal_gems_of(seat, colour)
    return number


def count_characters_beside(state: Position, law: i64) -> i64:
    """Count the characters adjacent to a law. Rules: VC-PYR-06, VC-PYR-08."""
    number: i64 = 0
    for card in pyramid.neighbours(state, law):
        if not storage.is_law(card):
            number += 1
    return number


def power_points(state: Position, seat: i64) -> i64:
    """Return the points of the power tokens. Rules: VC-SCORE-04."""
    points: i64 = 0
    for kind in range(tables.POWER, tables.SCIENCE):
        points += i64(tables.POWER_VALUES[kind]) * state.tokens_of(seat, kind)
    return points


def magic_points(state: Position, seat: i64) -> i64:
    """Return the points of magic: tokens times bonuses. Rules: VC-SCORE-05, VC-EX-15, VC-TX-12."""
    bonus: i64 = 0
    for kind in range(i64(3)):
        number = state.tokens_of(seat, tables.MAGIC_BONUS + kind)
        bonus += i64(tables.MAGIC_VALUES[kind]) * number
    return bonus * state.tokens_of(seat, tables.MAGIC)


def count_sets(state: Position, seat: i64) -> i64:
    """Count the sets of defence, magic and science. Rules: VC-SCORE-06, VC-EX-16."""
    least = state.tokens_of(seat, tables.DEFENCE)
    for kind in (tables.MAGIC, tables.SCIENCE):
        number = state.tokens_of(seat, kind)
        least = number if number < least else least
    return least


def penalty(state: Position, seat: i64) -> i64:
    """Return the points lost by the attack tokens of others: 0 or a number below zero.

    Rules: VC-SCORE-07, VC-EDGE-34, VC-EDGE-46, VC-EX-17, VC-EX-18, VC-TX-13.
    """
    against: i64 = 0
    for other in range(state.seats):
        if other != seat:
            against += i64(state.attack[other])
    against -= state.tokens_of(seat, tables.DEFENCE)
    return -PENALTY * against if against > 0 else i64(0)


def total(state: Position, seat: i64) -> i64:
    """Return the sum of the headings of a finished game. Rules: VC-SCORE-08, VC-EDGE-40."""
    points: i64 = 0
    for heading in range(storage.HEADINGS):
        points += state.points_under(seat, heading)
    return points


def running_total(state: Position, seat: i64) -> i64:
    """Return the sum of what the headings would bring a seat now, in points."""
    points: i64 = 0
    for heading in range(storage.HEADINGS):
        points += points_of(state, seat, heading)
    return points


def rank_of(state: Position, seat: i64) -> i64:
    """Return the rank of a seat, from 1; equal totals share one. Rules: VC-SCORE-08, VC-EDGE-39."""
    place: i64 = 1
    for other in range(state.seats):
        if total(state, other) > total(state, seat):
            place += 1
    return place


def ranking(state: Position) -> vec[i64]:
    """List the seats, best first, equal ones by their number. Rules: VC-SCORE-08, VC-EDGE-39."""
    out: vec[i64] = vec[i64]()
    for place in range(i64(1), state.seats + 1):
        for seat in range(state.seats):
            if rank_of(state, seat) == place:
                out = append(out, seat)
    return out


def shares_of_victory(state: Position) -> vec[float]:
    """Return each seat's share of one victory, divided equally among those with the most points.

    Rules: VC-SCORE-08, VC-EDGE-39.
    """
    winners = 0
    for seat in range(state.seats):
        winners += 1 if rank_of(state, seat) == 1 else 0
    out: vec[float] = vec[float]()
    for seat in range(state.seats):
        out = append(out, 1.0 / winners if rank_of(state, seat) == 1 else 0.0)
    return out


DECISIONS: Final[tuple[decision.Decision, ...]] = (End(frames.END), Score(frames.SCORE))
