"""Evaluation of any position for bots, even in the middle of a conflict or another decision.

A conflict that has begun is valued by both its endings, weighed by the chance that the hidden hand
holds enough; the seat's own pending decisions by the best answer. Everything else is in
`prospects` (points to be expected) and `plans` (what one seat plans for itself).
"""

from typing import Final, final

from mypy_extensions import i64

from velkahra.core.contract.net import Net
from velkahra.games.euphrates.bots.inputs import write_inputs
from velkahra.games.euphrates.bots.plans import plans
from velkahra.games.euphrates.bots.prospects import lasting, prospects, temperature_with
from velkahra.games.euphrates.bots.survey import Survey, chance_of, survey, turns_left
from velkahra.games.euphrates.rules import decisions, frames, pieces, tables
from velkahra.games.euphrates.rules.chapters import conflict, end
from velkahra.games.euphrates.rules.state import PLAYING, Position

VICTORY: Final = 40.0  # points: winning outweighs any position
RIVALRY: Final = 0.4  # weight of the rivals' mean prospects
DUEL: Final = 0.7  # the same in a game of two
ADDED_TILE: Final = 0.12  # points for a tile added to a conflict
SLOPE: Final = 4.0  # temperatures of points that even chances take to become sure ones
DEPTH: Final[i64] = 3  # nested decisions that are looked ahead
SURE: Final[i64] = 1000  # strength that decides a conflict for certain
HORIZON: Final[i64] = 1  # turns played on beyond a round: the bot's own next one


@final
class Taste:
    """Weights of everything besides a seat's own prospects, or a network in place of them all.

    Attributes:
        rivals: the prospects of the others.
        plans: what only matters for the seat's own next turns.
        lasting: what told victors from others in games that were played to their end.
        net: judges by chances to win, 0..1, instead of points.
    """

    def __init__(self, rivals: float, plans: float, lasting: float, net: Net | None = None) -> None:
        self.rivals: float = rivals
        self.plans: float = plans
        self.lasting: float = lasting
        self.net: Net | None = net


# Measured results of these weights: docs/what-was-tried.md.
AT_A_GLANCE: Final = Taste(1.0, 1.0, 0.0)
IN_THE_END: Final = Taste(0.0, 0.0, 1.0)
ON_REFLECTION: Final = Taste(1.0, 0.5, 0.75)


def evaluate(state: Position, seat: i64) -> float:
    """Return an estimate of how well `seat` stands, in points of its weakest colour.

    It uses only what the seat may know: hidden hands count by their odds.
    """
    return _value(state, seat, DEPTH, AT_A_GLANCE)


def static_value(state: Position, seat: i64) -> float:
    """Return the estimate by which searches compare positions, in points of the weakest colour."""
    return _value(state, seat, DEPTH, IN_THE_END)


def prior_value(state: Position, seat: i64) -> float:
    """Return the estimate by which searches order untried actions and expect those of others.

    It is in points of the weakest colour.
    """
    return _value(state, seat, DEPTH, ON_REFLECTION)


def learned_chance(state: Position, seat: i64, net: Net) -> float:
    """Return the chance of `seat` to win, 0..1, by a network made for `write_inputs`."""
    return _value(state, seat, DEPTH, Taste(0.0, 0.0, 0.0, net))


def is_settled(state: Position) -> bool:
    """Return whether no conflict or choice is pending, so that the inputs describe the position."""
    return state.over == PLAYING and state.frame_kind() in (frames.TURN, frames.REFILL)


def temperature(state: Position) -> float:
    """Return the difference in `static_value` that makes the odds to win e times as good."""
    return temperature_with(state.seats, turns_left(state))


def _value(state: Position, seat: i64, depth: i64, taste: Taste) -> float:
    if state.over != PLAYING:
        return _final(state, seat) if taste.net is None else end.shares_of_victory(state)[seat]
    kind = state.frame_kind()
    if depth > 0:
        if kind == frames.CONFLICT:
            return _conflict(state, seat, depth - 1, taste)
        if kind in (frames.WARS, frames.MONUMENT, frames.TREASURES):
            return _answered(state, seat, depth - 1, taste)
    return _at_rest(state, seat, taste)


def _at_rest(state: Position, seat: i64, taste: Taste) -> float:
    """Return the value of a position in which no conflict or choice is pending."""
    look = survey(state, seat)
    if taste.net is not None:
        inputs = taste.net.blank_inputs()
        write_inputs(state, look, seat, inputs)
        return taste.net.chance(inputs)
    value = prospects(state, look, seat)
    if taste.rivals > 0.0:
        value -= taste.rivals * _rivals(state, look, seat)
    if taste.plans > 0.0:
        value += taste.plans * plans(state, look, seat)
    if taste.lasting > 0.0:
        value += taste.lasting * lasting(state, look, seat)
    return value


def _final(state: Position, seat: i64) -> float:
    """Return the value of an ended game: the victory, and by how much it was won or missed."""
    victory = VICTORY * (2.0 * end.shares_of_victory(state)[seat] - 1.0)
    look = survey(state, seat)
    return victory + prospects(state, look, seat) - _rivals(state, look, seat)


def _rivals(state: Position, look: Survey, seat: i64) -> float:
    """Return what the prospects of the others count against a seat's own."""
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += prospects(state, look, other)
    rivalry = DUEL if state.seats == 2 else RIVALRY
    return rivalry * others / float(state.seats - 1)


def _copy(state: Position) -> Position:
    copy = state.clone()
    assert isinstance(copy, Position)
    return copy


def _answered(state: Position, seat: i64, depth: i64, taste: Taste) -> float:
    """Return the value of a pending choice after its best, or another seat's first, answer."""
    actor = state.actor()
    best = 0.0
    first = True
    for action in decisions.list_actions(state, actor):
        after = _copy(state)
        decisions.advance(after, actor, action, None)
        value = _value(after, seat, depth, taste)
        if first or value > best:
            best = value
            first = False
        if actor != seat:
            break
    return best


def _conflict(state: Position, seat: i64, depth: i64, taste: Taste) -> float:
    """Return the value of a conflict: both endings by their odds, with the best use of the hand."""
    won = _value(_ended(state, SURE), seat, depth, taste)
    lost = _value(_ended(state, -SURE), seat, depth, taste)
    attacker = pieces.owner_of(state.slot(frames.CONFLICT_ATTACKER))
    look = survey(state, seat)
    if attacker != seat or state.slot(frames.CONFLICT_ADDED) >= 0:
        chance = _attack_chance(state, look)
        return chance * won + (1.0 - chance) * lost
    defender = state.slot(frames.CONFLICT_DEFENDER)
    lead = conflict.base_strength(
        state, state.slot(frames.CONFLICT_ATTACKER)
    ) - conflict.base_strength(state, defender)
    best = lost
    spent = ADDED_TILE if taste.net is None else ADDED_TILE / (SLOPE * temperature(state))
    for added in range(state.hand(seat, conflict.conflict_colour(state)) + 1):
        chance = _fewer_than(state, look, pieces.owner_of(defender), lead + added)
        value = chance * won + (1.0 - chance) * lost - spent * float(added)
        if value > best:
            best = value
    return best


def _ended(state: Position, strength: i64) -> Position:
    """Return the position after the conflict on top ends with this strength added."""
    after = _copy(state)
    after.set_slot(frames.CONFLICT_ADDED, strength)
    conflict.decide_conflict(after, 0, None)
    decisions.settle(after, None)
    return after


def _attack_chance(state: Position, look: Survey) -> float:
    """Return the attacker's chance, when both sides add what they have."""
    attacker = state.slot(frames.CONFLICT_ATTACKER)
    defender = state.slot(frames.CONFLICT_DEFENDER)
    lead = conflict.base_strength(state, attacker) - conflict.base_strength(state, defender)
    if state.slot(frames.CONFLICT_ADDED) >= 0:
        return _fewer_than(
            state, look, pieces.owner_of(defender), lead + state.slot(frames.CONFLICT_ADDED)
        )
    chance = 0.0
    for added in range(tables.HAND + 1):
        likely = _exactly(state, look, pieces.owner_of(attacker), added)
        if likely > 0.0:
            chance += likely * _fewer_than(state, look, pieces.owner_of(defender), lead + added)
    return chance


def _fewer_than(state: Position, look: Survey, seat: i64, number: i64) -> float:
    """Return the chance that a seat can add fewer tiles than `number` to the conflict on top."""
    chance = 0.0
    for added in range(number if number <= tables.HAND else tables.HAND + 1):
        chance += _exactly(state, look, seat, added)
    return chance


def _exactly(state: Position, look: Survey, seat: i64, number: i64) -> float:
    """Return the chance that a seat can add just so many tiles to the conflict on top."""
    colour = conflict.conflict_colour(state)
    if seat == look.viewer:
        return 1.0 if state.hand(seat, colour) == number else 0.0
    return chance_of(look, colour, state.hand_size(seat), number)
