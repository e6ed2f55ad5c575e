"""Ties the rules, views, pictures and words of Tigris & Euphrates together."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from velkahra.core.choice import Choices
from velkahra.core.events import Event
from velkahra.core.game import AnyView, Drawn, Game, Option, Options, Switch
from velkahra.core.lesson import Lesson, read_lessons
from velkahra.core.refusals import Refusal
from velkahra.core.state import State
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.picture import page
from velkahra.games.euphrates.rules import invariants
from velkahra.games.euphrates.rules.actions import SPACE
from velkahra.games.euphrates.rules.facts import BOARD_NAMES, DATA, ORDERS
from velkahra.games.euphrates.rules.state import F_TREASURES, F_TURN
from velkahra.games.euphrates.text import notation
from velkahra.games.euphrates.text.fact_names import FACT_NAMES
from velkahra.games.euphrates.text.position import EuphratesForm
from velkahra.games.euphrates.text.words import EuphratesWords
from velkahra.games.euphrates.view import build, choices, terminal
from velkahra.games.euphrates.view.highlights import marks_of
from velkahra.picture.css import sheet


class Euphrates(Game):
    """The furniture of Tigris & Euphrates.

    Not offered: the wonder and the civilization buildings of other editions (TE-EDGE-96). Taking
    back follows `core.play.Play.undo_border` (TE-EDGE-87).
    """

    name = "euphrates"
    rules = 1
    seats = (2, 3, 4)
    options = (
        Option("board", BOARD_NAMES),
        Option("english", ("no", "yes")),
        Option("points", ("hidden", "open")),
        Option("dynasties", tuple("-".join(order) for order in ORDERS), cosmetic=True),
    )
    switches = (
        Switch("kingdoms", ("strong", "faint", "off")),
        Switch("strengths", ("on", "off"), manner="tacit"),
        Switch("coordinates", ("on", "off")),
    )
    space = SPACE
    words = EuphratesWords()
    fact_names = FACT_NAMES
    prefix = "TE"
    positions = EuphratesForm()

    def new_state(self, seats: int, options: Options) -> State:
        """Set up a game.

        Rules: TE-SETUP-01, TE-SETUP-02, TE-SETUP-03, TE-SETUP-04, TE-SETUP-05, TE-SETUP-06,
            TE-SETUP-07, TE-SETUP-08, TE-SETUP-09, TE-SETUP-10, TE-EDGE-95.
        """
        return EuphratesState.new(
            seats,
            BOARD_NAMES.index(options["board"]),
            int(options["english"] == "yes"),
            int(options["points"] == "open"),
            ORDERS.index(tuple(options["dynasties"].split("-"))),
        )

    def options_of(self, state: State) -> dict[str, str]:
        """Say what was agreed."""
        ours = _ours(state)
        return {
            "board": BOARD_NAMES[ours.board],
            "english": ("no", "yes")[ours.english],
            "points": ("hidden", "open")[ours.open_points],
            "dynasties": "-".join(ORDERS[ours.order]),
        }

    def write(self, seat: int, action: int) -> str:
        """Write an action in notation."""
        return notation.write_action(action)

    def read(self, text: str) -> int:
        """Read an action in notation."""
        return _read(text)

    def seat_name(self, options: Options, seat: int) -> str:
        """Give the dynasty of a seat. Rules: TE-SETUP-04."""
        return options["dynasties"].split("-")[seat]

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> build.View:
        """Build what `seat` may know."""
        return build.view_of(_ours(state), seat, last)

    def choices(self, state: State, seat: int) -> Choices:
        """Make the choice graph of `seat`."""
        return choices.choices_of(_ours(state), seat)

    def attempt(self, state: State, seat: int, path: Sequence[str]) -> int | Refusal:
        """Guess what clicks meant that are no way in the graph."""
        return choices.meant(_ours(state), seat, path)

    def text(self, state: State, seat: int, language: str = "en") -> str:
        """Draw the position as text."""
        return terminal.text_of(build.view_of(_ours(state), seat))

    def picture(self, view: AnyView, language: str = "en", width: int = 1100) -> str:
        """Draw a view as SVG."""
        return page.picture(view, language, width)

    def page(self, view: AnyView, language: str) -> dict[str, str]:
        """Draw what can change on the page."""
        return page.page(view, language)

    def parts(
        self,
        view: AnyView,
        language: str,
        before: Drawn | None = None,
        own: Drawn | None = None,
    ) -> tuple[Mapping[str, str], ...]:
        """Draw what can change on the page, in parts."""
        return page.parts(view, language, before, own)

    def layout(self, view: AnyView, language: str) -> str:
        """Draw the whole game area of the page."""
        return page.layout(view, language)

    def style(self) -> str:
        """Give the style sheet of the game area."""
        return sheet(page.__file__)

    def marks(self, event: Event) -> tuple[str, ...]:
        """Name the spaces, leaders and monuments an event is about."""
        return marks_of(event)

    def census(self, state: State) -> dict[str, int]:
        """Count the pieces."""
        return invariants.census(_ours(state))

    def faults(self, state: State) -> list[str]:
        """List broken invariants."""
        return invariants.faults(_ours(state))

    def may_skip(self, state: State, seat: int) -> bool:
        """Skip the choice of a single treasure. Adding nothing would show an empty hand."""
        collecting = _ours(state).top() == F_TREASURES
        return collecting and len(state.legal_actions(seat)) == 1

    def only_ends(self, state: State, seat: int) -> bool:
        """Say whether both actions are used. Rules: TE-TURN-02."""
        return state.may_act(seat) and _ours(state).top() == F_TURN and _ours(state).left == 0

    def data(self) -> Path:
        """Say where the printed facts are."""
        return DATA

    def lessons(self) -> Sequence[Lesson]:
        """Read the tutorial."""
        return read_lessons(Path(__file__).parent / "lessons")


_read: Final = lru_cache(maxsize=4096)(notation.read_action)


def _ours(state: State) -> EuphratesState:
    if not isinstance(state, EuphratesState):
        raise TypeError("this is not a state of Tigris & Euphrates")
    return state


GAME: Final = Euphrates()
