"""Evaluation of a position, for bots."""

from newgame.rules.facts import FACTS
from newgame.rules.state import Position


def evaluate(state: Position, seat: int) -> float:
    """Return how many points a seat is ahead, with half a point for a die of the highest face.

    The other seat's die is hidden, so it does not count. A die that is not rolled counts as half.
    """
    lead = state.points[seat] - state.points[1 - seat]
    die = state.dice[seat] or (1 + FACTS.faces) / 2
    return lead + 0.5 * die / FACTS.faces
