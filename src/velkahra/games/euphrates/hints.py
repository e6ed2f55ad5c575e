"""What a bot thinks of a position, also in the middle of a conflict or another pending decision.

A conflict that has begun is valued by both its endings, weighed by the chance that the hidden hand
holds enough; the seat's own pending decisions by the best answer. Everything else is in
`hints_prospects` (points to be expected) and `hints_plans` (what one seat plans for itself).
"""

from typing import Final

from mypy_extensions import i64

from velkahra.games.euphrates.hints_plans import plans
from velkahra.games.euphrates.hints_prospects import prospects
from velkahra.games.euphrates.hints_survey import Survey, chance_of, survey, turns_left
from velkahra.games.euphrates.printed import COLOURS, HAND
from velkahra.games.euphrates.rules.conflict import base_strength, conflict_colour, decide
from velkahra.games.euphrates.rules.end import shares
from velkahra.games.euphrates.rules.flow import advance, settle
from velkahra.games.euphrates.rules.legal import legal_actions
from velkahra.games.euphrates.state import (
    C_ADDED,
    C_ATTACKER,
    C_DEFENDER,
    F_CONFLICT,
    F_MONUMENT,
    F_TREASURES,
    F_WARS,
    PLAYING,
    Position,
)

VICTORY: Final = 40.0  # points; winning is worth more than any position
RIVALRY: Final = 0.4  # how much the others' mean prospects count against one's own
DUEL: Final = 0.7  # the same with two seats
ADDED_TILE: Final = 0.12  # what a tile is worth that one would add to a conflict
DEPTH: Final[i64] = 3  # decisions looked through, one inside another
SURE: Final[i64] = 1000  # strength that settles a conflict one way or the other
SPREAD: Final = 0.5  # how much more makes the odds to win e times as good, at the end
UNSURE: Final = 0.6  # so much more for each turn that is left, shared by the rivals
UNSURE_TURNS: Final = 6.0  # more of them make it no more unsure
HORIZON: Final[i64] = 1  # turns that are played on beyond a round: the own next one


def evaluate(state: Position, seat: i64) -> float:
    """Estimate how well `seat` stands, in points of its weakest colour.

    It uses only what the seat may know: hidden hands count by their odds.
    """
    return _value(state, seat, DEPTH)


def spread(state: Position) -> float:
    """Say how much more of `evaluate` makes the odds to win e times as good."""
    turns = turns_left(state)
    far = turns if turns < UNSURE_TURNS else UNSURE_TURNS
    return SPREAD + (UNSURE * far / float(state.seats - 1) if far > 0.0 else 0.0)


def _value(state: Position, seat: i64, depth: i64) -> float:
    if state.over != PLAYING:
        return _final(state, seat)
    kind = state.top()
    if depth > 0:
        if kind == F_CONFLICT:
            return _conflict(state, seat, depth - 1)
        if kind in (F_WARS, F_MONUMENT, F_TREASURES):
            return _answered(state, seat, depth - 1)
    return _standing(state, seat)


def _final(state: Position, seat: i64) -> float:
    """Value an ended game: the victory, and by how much it was won or missed."""
    victory = VICTORY * (2.0 * shares(state)[seat] - 1.0)
    return victory + _balance(state, survey(state, seat), seat)


def _standing(state: Position, seat: i64) -> float:
    """Value a position in which no conflict or choice is pending."""
    look = survey(state, seat)
    return _balance(state, look, seat) + plans(state, look, seat)


def _balance(state: Position, look: Survey, seat: i64) -> float:
    """Set the seat's prospects against those of the others."""
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += prospects(state, look, other)
    rivalry = DUEL if state.seats == 2 else RIVALRY
    return prospects(state, look, seat) - rivalry * others / float(state.seats - 1)


def _copy(state: Position) -> Position:
    copy = state.clone()
    assert isinstance(copy, Position)
    return copy


def _answered(state: Position, seat: i64, depth: i64) -> float:
    """Value a pending choice by its best answer; of somebody else's choice take the first."""
    actor = state.actor()
    best = 0.0
    first = True
    for action in legal_actions(state, actor):
        after = _copy(state)
        advance(after, actor, action, None)
        value = _value(after, seat, depth)
        if first or value > best:
            best = value
            first = False
        if actor != seat:
            break
    return best


def _conflict(state: Position, seat: i64, depth: i64) -> float:
    """Value a conflict by both endings and their odds, with the best use of the own hand."""
    won = _value(_ended(state, SURE), seat, depth)
    lost = _value(_ended(state, -SURE), seat, depth)
    attacker = state.top(C_ATTACKER) // COLOURS
    look = survey(state, seat)
    if attacker != seat or state.top(C_ADDED) >= 0:
        chance = _attack_chance(state, look)
        return chance * won + (1.0 - chance) * lost
    lead = base_strength(state, state.top(C_ATTACKER)) - base_strength(state, state.top(C_DEFENDER))
    best = lost
    for added in range(state.hand(seat, conflict_colour(state)) + 1):
        chance = _fewer_than(state, look, state.top(C_DEFENDER) // COLOURS, lead + added)
        value = chance * won + (1.0 - chance) * lost - ADDED_TILE * float(added)
        if value > best:
            best = value
    return best


def _ended(state: Position, strength: i64) -> Position:
    """End the conflict on top in the attacker's favour, or not, whatever the hands hold."""
    after = _copy(state)
    after.set_top(C_ADDED, strength)
    decide(after, 0, None)
    settle(after, None)
    return after


def _attack_chance(state: Position, look: Survey) -> float:
    """Give the attacker's chance, when both sides add what they have."""
    attacker = state.top(C_ATTACKER)
    defender = state.top(C_DEFENDER)
    lead = base_strength(state, attacker) - base_strength(state, defender)
    if state.top(C_ADDED) >= 0:
        return _fewer_than(state, look, defender // COLOURS, lead + state.top(C_ADDED))
    chance = 0.0
    for added in range(HAND + 1):
        likely = _exactly(state, look, attacker // COLOURS, added)
        if likely > 0.0:
            chance += likely * _fewer_than(state, look, defender // COLOURS, lead + added)
    return chance


def _fewer_than(state: Position, look: Survey, seat: i64, number: i64) -> float:
    """Give the chance that a seat can add fewer tiles than `number` to the conflict on top."""
    chance = 0.0
    for added in range(number if number <= HAND else HAND + 1):
        chance += _exactly(state, look, seat, added)
    return chance


def _exactly(state: Position, look: Survey, seat: i64, number: i64) -> float:
    """Give the chance that a seat can add just so many tiles to the conflict on top."""
    colour = conflict_colour(state)
    if seat == look.viewer:
        return 1.0 if state.hand(seat, colour) == number else 0.0
    return chance_of(look, colour, state.hand_size(seat), number)
