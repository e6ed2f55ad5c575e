"""Random playouts: a game run to its end by a uniform policy."""

from librt.random import Random
from mypy_extensions import i64

from velkahra.core.contract.state import CHANCE, NOBODY, State


def playout(state: State, rng: Random, limit: i64 = 1_000_000) -> i64:
    """Play `state` at random to its end or `limit` plies, and return their number.

    Every legal action is equally likely, and outcomes of chance are drawn by their probabilities.
    """
    plies: i64 = 0
    while plies < limit:
        actor = state.actor()
        if actor == NOBODY:
            break
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng), None)
        else:
            state.advance(actor, state.sample(actor, rng), None)
        plies += 1
    return plies
