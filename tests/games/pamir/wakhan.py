"""Positions on Wakhan's turn, and her steps."""

from tests.games.pamir.helpers import act, read, told

from velkahra.core.contract.events import Event
from velkahra.core.contract.state import CHANCE
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import frames


def her(text: str, ai: str = "12 5", seats: int = 1, left: int = 2) -> PamirState:
    """Read a position with an empty deck in which she is about to take a step.

    Her card and the back that shows are `ai`. Card 12 says move, betray, radicalize, and wants the
    coalitions in the order British, Afghan, Russian; back 5 makes its arrows point at the upper
    row, column 2, back 11 at the lower row.
    """
    return read(f"seats {seats}\nwakhan\nturn wakhan {left}\nai {ai}\ndeck none\n{text}")


def is_her_step(state: PamirState) -> bool:
    """Return whether she takes the next step."""
    return bool((state.actor(), state.frame_kind()) == (CHANCE, frames.WAKHAN))


def step(state: PamirState, count: int = 1) -> list[Event]:
    """Let her take some steps."""
    return act(state, *["wakhan"] * count)


def until(state: PamirState, kind: str) -> list[Event]:
    """Let her take steps until something of a kind has happened."""
    events: list[Event] = []
    while not told(events, kind):
        events += step(state)
    return events


def finish(state: PamirState) -> list[Event]:
    """Let her take all her steps."""
    events: list[Event] = []
    while is_her_step(state):
        events += step(state)
    return events
