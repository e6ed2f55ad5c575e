"""The chances of a bid, from what a seat may know."""

from functools import cache
from math import comb

from dudo.rules import facts
from dudo.rules.bids import matching
from dudo.rules.state import Position


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
