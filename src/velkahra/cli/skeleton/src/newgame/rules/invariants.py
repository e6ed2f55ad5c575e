"""Invariants of every position."""

from newgame.rules.facts import FACTS
from newgame.rules.state import Position


def faults(state: Position) -> list[str]:
    """List the invariants that are broken; empty unless there is a bug."""
    dice = [die for die in state.dice if not 0 <= die <= FACTS.faces]
    found = [f"there is a die of {die}" for die in dice]
    if sum(state.points) != state.round:
        found.append(f"{state.round} rounds have given the points {state.points}")
    return found
