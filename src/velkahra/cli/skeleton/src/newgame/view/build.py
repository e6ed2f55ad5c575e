"""Builds a view from what a seat may know."""

from newgame.rules.state import Position
from newgame.view.model import View


def view_of(state: Position, seat: int) -> View:
    """Show a position; nothing is hidden."""
    return View(seat, state.seats, state.stones, state.actor())
