"""Invariants of every position."""

from newgame.rules.facts import FACTS
from newgame.rules.state import Position


def faults(state: Position) -> list[str]:
    """List the invariants that are broken; empty unless there is a bug."""
    return [] if 0 <= state.stones <= FACTS.stones else [f"there are {state.stones} stones"]
