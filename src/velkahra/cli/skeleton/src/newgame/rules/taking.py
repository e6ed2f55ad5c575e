"""Taking stones: how many may be taken, why not, and what it does (NG-TAKE)."""

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal

from newgame.rules.facts import FACTS
from newgame.rules.state import Position


def list_counts(state: Position) -> list[int]:
    """List the numbers of stones that can be taken. Rules: NG-TAKE-01."""
    return list(range(1, min(FACTS.most, state.stones) + 1))


def refuse_count(state: Position, count: int) -> Refusal | None:
    """Return the reason why `count` stones cannot be taken, or None. Rules: NG-TAKE-01."""
    return Refusal("NG-TAKE-01", {"count": state.stones}) if count > state.stones else None


def take(state: Position, count: int, events: Events | None) -> None:
    """Take stones; the next seat is on turn. Rules: NG-TAKE-01, NG-TURN-01, NG-END-01."""
    seat = state.turn
    state.stones -= count
    state.turn = (seat + 1) % state.seats
    if events is not None:
        events.emit("took", {"seat": seat, "count": count})
        if not state.stones:
            events.emit("won", {"seat": seat})
