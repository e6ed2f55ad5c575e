"""Evaluation of a position by the chances of the bid that stands, from what a seat may know."""

from functools import cache
from math import comb
from typing import Final

from dudo.rules import actions, facts, rounds
from dudo.rules.bids import least_count, matching
from dudo.rules.state import Position

OUT: Final = 2.0
"""What it costs to be out, in dice."""
TEMPERATURE: Final = 2.0
SURE: Final = 0.7
"""A bid that holds with more than this chance is not doubted."""
BOLD: Final = 0.35
"""A bid that holds with less than this chance is not made."""
EXACT: Final = 0.3
"""The least chance with which a bid is called exact."""


@cache
def chance_of(least: int, dice: int, wild: bool) -> float:
    """Return the chance that at least `least` of so many unseen dice match a face, 0..1.

    A die matches by its face, and as an ace where aces are `wild`.
    """
    if least <= 0:
        return 1.0
    one = 2 / facts.FACES if wild else 1 / facts.FACES
    return sum(
        comb(dice, hits) * one**hits * (1 - one) ** (dice - hits) for hits in range(least, dice + 1)
    )


def chance_to_hold(state: Position, seat: int, count: int, face: int) -> float:
    """Return the chance, for all that `seat` knows, that a bid is not too high, 0..1."""
    wild = not state.palifico and face != facts.ACES
    own = matching(state.hand(seat), face, wild)
    return chance_of(count - own, sum(state.dice) - state.dice[seat], wild)


def evaluate(state: Position, seat: int) -> float:
    """Return the lead of a seat over the mean of the others in play, in dice.

    A bid of its own that stands adds what it brings if the next seat doubts it. That seat is taken
    to doubt the more, the less likely the bid is for somebody who sees no dice.
    """
    others = [dice for other, dice in enumerate(state.dice) if dice and other != seat]
    lead = state.dice[seat] - sum(others) / max(len(others), 1)
    lead -= 0.0 if state.dice[seat] else OUT
    if state.bidder != seat or not others:
        return lead
    holds = chance_to_hold(state, seat, state.count, state.face)
    wild = not state.palifico and state.face != facts.ACES
    doubted = 1.0 - chance_of(state.count, sum(state.dice), wild)
    return lead + doubted * (holds / len(others) - (1.0 - holds))


def sensible_actions(state: Position, seat: int) -> list[int]:
    """List the actions that a search looks at, ascending; at least one.

    A search that let the others doubt a bid because they see through it would learn that bluffs
    never work: in its worlds the dice of its own seat are always the same. So every seat, with
    its own dice alone, doubts only unlikely bids and makes only bids that have a chance.
    """
    total = sum(state.dice)
    raises = [(least_count(state, face), face) for face in range(facts.FACES)]
    bids = [(least + more, face) for least, face in raises if least for more in (0, 1)]
    found = [
        actions.bid_action(*bid)
        for bid in bids
        if bid[0] <= total and chance_to_hold(state, seat, *bid) >= BOLD
    ]
    if state.count:
        holds = chance_to_hold(state, seat, state.count, state.face)
        more = chance_to_hold(state, seat, state.count + 1, state.face)
        found += [actions.EXACT] * (holds - more >= EXACT and rounds.may_call_exact(state))
        found += [actions.DOUBT] * (holds < SURE or not found)
    return sorted(found)


def input_names(seats: int) -> tuple[str, ...]:
    """Return the names of what `inputs` lists for so many seats."""
    dice = [f"dice of seat {number}" for number in range(seats)]
    return (*dice, *(f"own {name}" for name in facts.FACE_NAMES), "bid holds", "bid is own", "turn")


def inputs(state: Position, seat: int) -> list[float]:
    """Return the inputs of learned values: dice from `seat` on, its hand, the bid, the turn."""
    turned = [*state.dice[seat:], *state.dice[:seat]]
    holds = chance_to_hold(state, seat, state.count, state.face) if state.count else 1.0
    hand = [float(count) for count in state.hand(seat)]
    turn = float(state.may_act(seat))
    return [*map(float, turned), *hand, holds, float(state.bidder == seat), turn]
