"""What must be true of every position."""

from newgame.rules.facts import FACTS
from newgame.rules.state import Position


def census(state: Position) -> dict[str, int]:
    """Count what never changes: nothing, since stones leave the game."""
    return {}


def faults(state: Position) -> list[str]:
    """List what is wrong; empty unless there is a bug."""
    return [] if 0 <= state.stones <= FACTS.stones else [f"there are {state.stones} stones"]
