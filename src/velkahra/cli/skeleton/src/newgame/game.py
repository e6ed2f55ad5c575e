"""Ties the rules, views, pictures and words of Newgame together."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from velkahra.core.choice import Choices
from velkahra.core.events import Event
from velkahra.core.game import AnyView, Game, Options
from velkahra.core.refusals import Refusal
from velkahra.core.state import State

from newgame.engine import NewgameState
from newgame.picture import page
from newgame.rules import invariants
from newgame.rules.actions import SPACE
from newgame.rules.facts import DATA
from newgame.text.words import SEAT_NAMES, NewgameWords
from newgame.view import build, choices
from newgame.view.model import View


class Newgame(Game):
    """The title."""

    name = "newgame"
    rules = 1
    seats = (2,)
    options = ()
    space = SPACE
    words = NewgameWords()
    prefix = "NG"
    hides = False

    def new_state(self, seats: int, options: Options) -> State:
        """Begin a game."""
        return NewgameState(seats)

    def write(self, seat: int, action: int) -> str:
        """Write an action in notation: the kind, then the labels of its fields."""
        return SPACE.to_text(action)

    def read(self, text: str) -> int:
        """Read an action in notation."""
        return int(SPACE.from_text(text))

    def seat_name(self, options: Options, seat: int) -> str:
        """Give the word for a seat in records."""
        return SEAT_NAMES[seat]

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> View:
        """Build what `seat` may know."""
        return build.view_of(_ours(state), seat)

    def choices(self, state: State, seat: int) -> Choices:
        """Make the choice graph of `seat`."""
        return choices.choices_of(_ours(state), seat)

    def attempt(self, state: State, seat: int, path: Sequence[str]) -> int | Refusal:
        """Guess what clicks meant that are no way in the graph."""
        return choices.meant(_ours(state), path)

    def text(self, state: State, seat: int, language: str = "en") -> str:
        """Draw the position as text."""
        return self.words.text(language, "stones", count=_ours(state).stones)

    def picture(self, view: AnyView, language: str = "en", width: int = 1100) -> str:
        """Draw a view as SVG."""
        return page.picture(view, width)

    def page(self, view: AnyView, language: str) -> dict[str, str]:
        """Draw what can change on the page."""
        return page.page(view, language)

    def layout(self, view: AnyView, language: str) -> str:
        """Draw the whole game area of the page."""
        return page.layout(view, language)

    def style(self) -> str:
        """Give the style sheet of the game area."""
        return page.STYLE.read_text(encoding="utf-8")

    def census(self, state: State) -> dict[str, int]:
        """Count what never changes: nothing, since stones leave the game."""
        return {}

    def faults(self, state: State) -> list[str]:
        """List broken invariants."""
        return invariants.faults(_ours(state))

    def data(self) -> Path:
        """Say where the printed facts are."""
        return DATA


def _ours(state: State) -> NewgameState:
    if not isinstance(state, NewgameState):
        raise TypeError("this is no state of Newgame")
    return state


GAME: Final = Newgame()
