"""Evaluation of a position, for bots."""

from newgame.rules.facts import FACTS
from newgame.rules.state import Position


def evaluate(state: Position, seat: int) -> float:
    """Return 1.0 for a seat that can win, -1.0 for one that loses.

    A seat that has to take from a multiple of `most + 1` loses.
    """
    lost = state.stones % (FACTS.most + 1) == 0
    return 1.0 if lost != (state.turn == seat) else -1.0
