"""Builds a view from what a seat may know."""

from collections.abc import Sequence

from velkahra.core.contract.events import Event

from newgame.rules.state import Position
from newgame.view.model import View


def view_of(state: Position, seat: int, last: Sequence[Event] = ()) -> View:
    """Return the view of a seat; nothing is hidden."""
    return View(seat, state.seats, state.stones, state.actor())
