"""Builds a view from what a seat may know."""

from collections.abc import Sequence

from velkahra.core.contract.events import OPEN, Event

from newgame.rules.state import Position
from newgame.view.model import View


def view_of(state: Position, seat: int, last: Sequence[Event] = ()) -> View:
    """Return the view of a seat, from which the other die is hidden. Rules: NG-ROLL-01."""
    dice = [
        die if not die or seat in (owner, OPEN) else None for owner, die in enumerate(state.dice)
    ]
    public = state.shown[:], state.choices[:], state.points[:]
    return View(seat, state.actor(), state.beginner(), dice, *public)
