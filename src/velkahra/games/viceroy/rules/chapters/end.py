"""The end of the game and its scoring (VC-END, VC-SCORE)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules.chapters.pyramid import circle, neighbours
from velkahra.games.viceroy.rules.chapters.recolour import circle_bonus
from velkahra.games.viceroy.rules.state import (
    F_RECOLOUR,
    F_SCORE,
    GONE,
    HAND,
    HEADINGS,
    LAID,
    TUCKED,
    Position,
    level_of,
)
from velkahra.games.viceroy.rules.tables import (
    ARCHIVE,
    CARDS,
    CHARACTERS,
    COLOURS,
    DEFENCE,
    ETERNAL,
    FAVOUR,
    MAGIC,
    MAGIC_BONUS,
    MAGIC_VALUES,
    PER_CARD,
    PER_SET,
    POWER,
    POWER_VALUES,
    RESERVE,
    RETINUE,
    SCIENCE,
    SECRET_SERVICE,
    STORED,
    TOKENS,
)
from velkahra.games.viceroy.rules.tables import HARMONY as HARMONY_LAW

SET: Final[i64] = 12
PENALTY: Final[i64] = 4


def end(state: Position, events: Events | None) -> None:
    """Discard hands, and let everybody recolour, the lowest number first.

    Rules: VC-END-01, VC-END-02, VC-END-03, VC-EDGE-50.
    """
    state.drop()
    for card in range(i64(1), CARDS + 1):
        if HAND <= i64(state.zone[card]) < HAND + state.seats:
            state.zone[card] = u8(GONE)
            state.known[card] = u8(0)
    if events is not None:
        events.emit("ended", {})
    state.push(F_SCORE, -1)
    asked: i64 = 0
    for _ in range(state.seats):
        worst: i64 = -1
        for seat in range(state.seats):
            done = (asked >> seat) & 1
            if not done and (worst < 0 or state.lowest(seat) > state.lowest(worst)):
                worst = seat
        asked |= i64(1) << worst
        state.push(F_RECOLOUR, worst)


def score(state: Position, events: Events | None) -> None:
    """Add up everything and end the game.

    Rules: VC-FLOW-01, VC-END-06, VC-SCORE-08, VC-SOLO-07.
    """
    state.drop()
    for seat in range(state.seats):
        for heading in range(HEADINGS):
            state.points[seat * HEADINGS + heading] = points_of(state, seat, heading)
    state.over = 1
    if events is not None:
        for seat in ranking(state):
            facts = {"seat": int(seat), "place": int(place_of(state, seat))}
            for heading in range(HEADINGS):
                facts[f"points{heading}"] = state.points[seat * HEADINGS + heading]
            events.emit("score", {**facts, "total": total(state, seat)})


def points_of(state: Position, seat: i64, heading: i64) -> i64:
    """Score one of the seven headings, in their order.

    Rules: VC-END-06, VC-SCORE-01, VC-SCORE-02, VC-SCORE-03, VC-SCORE-04, VC-SCORE-05, VC-SCORE-06,
        VC-SCORE-07.
    """
    if heading == 0:
        return circle_points(state, seat)
    if heading == 1:
        return eternal_points(state, seat)
    if heading == 2:
        return law_points(state, seat)
    if heading == 3:
        return power_points(state, seat)
    if heading == 4:
        return magic_points(state, seat)
    if heading == 5:
        return SET * sets(state, seat)
    return penalty(state, seat)


def circle_points(state: Position, seat: i64) -> i64:
    """Score the one-coloured circles. Rules: VC-SCORE-01, VC-EX-12."""
    points: i64 = 0
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] == u8(LAID + seat):
            colour = circle(state, card)
            if colour >= 0:
                points += level_of(state.at[card]) + circle_bonus(state, seat, colour)
    return points


def eternal_points(state: Position, seat: i64) -> i64:
    """Score the eternal gems. Rules: VC-SCORE-02, VC-EX-13."""
    points: i64 = 0
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] != u8(LAID + seat):
            continue
        for colour in range(COLOURS):
            number = i64(state.tokens[card * TOKENS + ETERNAL + colour])
            if number:
                each = level_of(state.at[card]) + circle_bonus(state, seat, colour)
                points += number * each
    return points


def law_points(state: Position, seat: i64) -> i64:
    """Score the laws that lie in the pyramid. Rules: VC-SCORE-03."""
    points: i64 = 0
    for law in range(CHARACTERS + 1, CARDS + 1):
        if state.zone[law] == u8(LAID + seat):
            points += one_law(state, seat, law)
    return points


def one_law(state: Position, seat: i64, law: i64) -> i64:
    """Score one law by its text. Rules: VC-SCORE-03, VC-EX-14, VC-EX-19, VC-EDGE-28."""
    tables, place = state.tables(), law - CHARACTERS - 1
    effect, each = i64(tables.effect[place]), i64(tables.points[place])
    if effect in (SECRET_SERVICE, ARCHIVE):
        return each * tucked_under(state, seat, law)
    if effect == FAVOUR:
        return i64(tables.by_level[place * 4 + level_of(state.at[law]) - 1])
    if effect == RESERVE:
        return each * stored_on(state, law)
    if effect == PER_CARD:
        return each * cards_of(state, seat)
    if effect == PER_SET:
        return each * sets(state, seat)
    if effect == HARMONY_LAW:
        return each * (circles(state, seat) + eternals(state, seat))
    if effect == RETINUE:
        return each * characters_beside(state, law)
    return 0


def tucked_under(state: Position, seat: i64, law: i64) -> i64:
    """Count the cards tucked under a law."""
    number: i64 = 0
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] == u8(TUCKED + seat) and state.at[card] == law:
            number += 1
    return number


def stored_on(state: Position, law: i64) -> i64:
    """Count the gems stored on a law."""
    number: i64 = 0
    for colour in range(COLOURS):
        number += i64(state.tokens[law * TOKENS + STORED + colour])
    return number


def cards_of(state: Position, seat: i64) -> i64:
    """Count the cards of a pyramid, tucked ones included."""
    number: i64 = 0
    for card in range(i64(1), CARDS + 1):
        zone = i64(state.zone[card])
        if zone == LAID + seat or zone == TUCKED + seat:
            number += 1
    return number


def circles(state: Position, seat: i64) -> i64:
    """Count the one-coloured circles."""
    number: i64 = 0
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] == u8(LAID + seat) and circle(state, card) >= 0:
            number += 1
    return number


def eternals(state: Position, seat: i64) -> i64:
    """Count the eternal gems."""
    number: i64 = 0
    for colour in range(COLOURS):
        number += i64(state.held[seat * TOKENS + ETERNAL + colour])
    return number


def characters_beside(state: Position, law: i64) -> i64:
    """Count the characters adjacent to a law. Rules: VC-PYR-06, VC-PYR-08."""
    number: i64 = 0
    for card in neighbours(state, law):
        if card <= CHARACTERS:
            number += 1
    return number


def power_points(state: Position, seat: i64) -> i64:
    """Score the power tokens. Rules: VC-SCORE-04."""
    points: i64 = 0
    for kind in range(POWER, SCIENCE):
        points += i64(POWER_VALUES[kind]) * i64(state.held[seat * TOKENS + kind])
    return points


def magic_points(state: Position, seat: i64) -> i64:
    """Score magic: tokens times bonuses. Rules: VC-SCORE-05, VC-EX-15, VC-TX-12."""
    bonus: i64 = 0
    for kind in range(i64(3)):
        number = i64(state.held[seat * TOKENS + MAGIC_BONUS + kind])
        bonus += i64(MAGIC_VALUES[kind]) * number
    return bonus * i64(state.held[seat * TOKENS + MAGIC])


def sets(state: Position, seat: i64) -> i64:
    """Count the sets of defence, magic and science. Rules: VC-SCORE-06, VC-EX-16."""
    held = seat * TOKENS
    least = i64(state.held[held + DEFENCE])
    for kind in (MAGIC, SCIENCE):
        number = i64(state.held[held + kind])
        least = number if number < least else least
    return least


def penalty(state: Position, seat: i64) -> i64:
    """Take off points for the attack tokens of others. Rules: VC-SCORE-07, VC-EDGE-34, VC-EDGE-46.

    Rules: VC-EX-17, VC-EX-18, VC-TX-13.
    """
    against: i64 = 0
    for other in range(state.seats):
        if other != seat:
            against += i64(state.attack[other])
    against -= i64(state.held[seat * TOKENS + DEFENCE])
    return -PENALTY * against if against > 0 else i64(0)


def total(state: Position, seat: i64) -> i64:
    """Add up the headings of a finished game. Rules: VC-SCORE-08, VC-EDGE-40."""
    points: i64 = 0
    for heading in range(HEADINGS):
        points += state.points[seat * HEADINGS + heading]
    return points


def running(state: Position, seat: i64) -> i64:
    """Add up what the headings would bring now."""
    points: i64 = 0
    for heading in range(HEADINGS):
        points += points_of(state, seat, heading)
    return points


def place_of(state: Position, seat: i64) -> i64:
    """Give the place of a seat, from 1; equal totals share one. Rules: VC-SCORE-08, VC-EDGE-39."""
    place: i64 = 1
    for other in range(state.seats):
        if total(state, other) > total(state, seat):
            place += 1
    return place


def ranking(state: Position) -> vec[i64]:
    """List the seats, best first."""
    out: vec[i64] = vec[i64]()
    for place in range(i64(1), state.seats + 1):
        for seat in range(state.seats):
            if place_of(state, seat) == place:
                out = append(out, seat)
    return out


def shares(state: Position) -> vec[float]:
    """Divide one victory among those with most points. Rules: VC-SCORE-08, VC-EDGE-39."""
    winners = 0
    for seat in range(state.seats):
        winners += 1 if place_of(state, seat) == 1 else 0
    out: vec[float] = vec[float]()
    for seat in range(state.seats):
        out = append(out, 1.0 / winners if place_of(state, seat) == 1 else 0.0)
    return out
