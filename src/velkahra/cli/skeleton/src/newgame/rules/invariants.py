"""Invariants of every position."""

from newgame.rules.facts import FACTS
from newgame.rules.state import Position


def census(state: Position) -> dict[str, int]:
    """Return the number of pieces that never changes: none, since stones leave the game."""
    return {}


def faults(state: Position) -> list[str]:
    """List the invariants that are broken; empty unless there is a bug."""
    return [] if 0 <= state.stones <= FACTS.stones else [f"there are {state.stones} stones"]
