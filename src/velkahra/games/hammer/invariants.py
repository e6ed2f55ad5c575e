"""What is always true of a position, whatever was played."""

from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.printed import CARDS
from velkahra.games.hammer.state import GONE, HAND, IN_PLAY


def census(state: HammerState) -> dict[str, int]:
    """Count the cards of each team and of all joint decks: they never change."""
    out = {"joint": 0}
    for card in range(int(CARDS)):
        if state.zone[card] == GONE:
            continue
        name = "joint" if state.is_joint(card) else f"seat {int(state.owner(card))}"
        out[name] = out.get(name, 0) + 1
    return out


def faults(state: HammerState) -> list[str]:
    """List the invariants that are broken."""
    found = []
    for card in range(int(CARDS)):
        played = bool(state.control[card])
        if played and state.zone[card] != IN_PLAY:
            found.append(f"card {card} is controlled and not in play")
        if state.zone[card] == HAND and not state.owners[card]:
            found.append(f"card {card} is in a hand and has no owner")
    for seat in range(int(state.seats)):
        if min(state.sb[seat], state.bm[seat], state.points[seat], state.debt[seat]) < 0:
            found.append(f"seat {seat} has less than nothing")
    return found
