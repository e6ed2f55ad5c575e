"""Invariants of every position."""

from dudo.rules.state import Position


def census(state: Position) -> dict[str, int]:
    """Count the dice of the seats and those in the box. Rules: DU-SETUP-01."""
    return {"dice": sum(state.dice) + state.box}


def faults(state: Position) -> list[str]:
    """List the invariants that are broken; empty unless there is a bug."""
    found = []
    for seat, dice in enumerate(state.dice):
        if not 0 <= dice <= state.start:
            found.append(f"seat {seat} has {dice} dice of {state.start}")
        if sum(state.hand(seat)) not in (0, dice) or min(state.hand(seat)) < 0:
            found.append(f"seat {seat} has {dice} dice and a hand of {state.hand(seat)}")
    if state.bidder >= len(state.dice) or (state.bidder >= 0) != any(state.bids[::2]):
        found.append(f"seat {state.bidder} has not made the bid that stands")
    if len(state.stack) and len(state.in_play()) < 2:
        found.append("somebody has to act after the end")
    return found
