"""Ties the rules, views, pictures and words of Viceroy (Panovník) together."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from velkahra.core.choice import Choices
from velkahra.core.events import Event
from velkahra.core.game import AnyView, Drawn, Game, Option, Options
from velkahra.core.refusals import Refusal
from velkahra.core.state import State
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.picture import page
from velkahra.games.viceroy.rules import invariants
from velkahra.games.viceroy.rules.actions import A_DRAW, A_GEMS, A_OPTIMUM, A_PASS, SPACE
from velkahra.games.viceroy.rules.chapters.reward import size
from velkahra.games.viceroy.rules.facts import DATA, FIRST_SET, SET_NAMES, load_laws
from velkahra.games.viceroy.rules.state import (
    ALWAYS_DRAWN,
    CORRECTED,
    F_GEMS,
    F_RECOLOUR,
    LAST_APPOINTMENT,
    LAST_SECRET,
)
from velkahra.games.viceroy.text import notation
from velkahra.games.viceroy.text.fact_names import FACT_NAMES
from velkahra.games.viceroy.text.position import ViceroyForm
from velkahra.games.viceroy.text.words import ViceroyWords
from velkahra.games.viceroy.view import build, choices, model, terminal
from velkahra.games.viceroy.view.highlights import marks_of

SEAT_NAMES: Final = ("circle", "square", "triangle", "star")
_VIRTUAL: Final = ("rules", "one", "two", "three")
_AGREED: Final = (
    ("corrections", CORRECTED),
    ("draws", ALWAYS_DRAWN),
    ("appointment", LAST_APPOINTMENT),
)


class Viceroy(Game):
    """The furniture of Viceroy.

    One person always plays against at least one virtual opponent; people and virtual opponents are
    never more than four (VC-VIRTUAL-01). Taking back follows `core.play.Play.undo_border`.
    """

    name = "viceroy"
    rules = 2
    seats = (1, 2, 3, 4)
    options = (
        Option(
            "virtual",
            _VIRTUAL,
            barred=frozenset(
                ((2, "three"), (3, "two"), (3, "three"), (4, "one"), (4, "two"), (4, "three"))
            ),
        ),
        Option("laws", SET_NAMES, since=2, before=FIRST_SET),
        Option("screens", ("closed", "open")),
        Option("draws", ("always", "with_bids"), since=2, before="with_bids"),
        Option("appointment", ("always", "not_last"), since=2, before="not_last"),
        Option(
            "corrections", ("all", "none"), unlisted=frozenset(("none",)), since=2, before="none"
        ),
    )
    space = SPACE
    words = ViceroyWords()
    fact_names = FACT_NAMES
    prefix = "VC"
    positions = ViceroyForm()
    viewpoint = frozenset(("seat", "spots", "last"))
    reveals = frozenset(
        (
            "bids",
            "cards",
            "dealt",
            "drew",
            "drew-card",
            "ended",
            "gems-back",
            "named",
            "robot-bid",
            "shown",
            "started",
        )
    )
    signals = ("signal-blue", "signal-red", "signal-green", "signal-yellow", "signal-pass")

    def new_state(self, seats: int, options: Options) -> State:
        """Set up a game.

        Rules: VC-COMP-01, VC-SOLO-01, VC-VIRTUAL-01, VC-EDGE-27, VC-EDGE-41, VC-EDGE-46,
            VC-EDGE-54.
        """
        virtual = _VIRTUAL.index(options["virtual"])
        if seats == 1 and virtual == 0:
            virtual = 1
        laws = SET_NAMES.index(options["laws"])
        screens = int(options["screens"] == "open")
        agreed = sum(int(bit) for name, bit in _AGREED if options[name] == _value(name, True))
        return ViceroyState.new(seats, virtual, laws, screens, agreed)

    def variants(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Give every number of seats with every choice by the letter, and what was played before.

        The first set of laws and the older rulings come together, once for each number of seats
        and virtual opponents: every mixture would be tested for hours without meaning more.
        """
        for seats, options in super().variants():
            old = [
                options[option.name] == option.before for option in self.options if option.before
            ]
            if not any(old) or (all(old) and options["screens"] == "closed"):
                yield seats, options

    def options_of(self, state: State) -> dict[str, str]:
        """Say what was agreed."""
        ours = _ours(state)
        return self.complete(
            {
                "virtual": _VIRTUAL[ours.virtual],
                "laws": SET_NAMES[ours.laws],
                "screens": ("closed", "open")[ours.open_screens],
                **{name: _value(name, ours.plays(bit)) for name, bit in _AGREED},
            }
        )

    def write(self, seat: int, action: int) -> str:
        """Write an action in notation."""
        return notation.write_action(action)

    def read(self, text: str) -> int:
        """Read an action in notation."""
        return notation.read_action(text)

    def seat_name(self, options: Options, seat: int) -> str:
        """Give the sign of a seat's screen."""
        return SEAT_NAMES[seat]

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> model.View:
        """Build what `seat` may know."""
        return build.view_of(_ours(state), seat, last)

    def choices(self, state: State, seat: int) -> Choices:
        """Make the choice graph of `seat`."""
        return choices.choices_of(_ours(state), seat)

    def attempt(self, state: State, seat: int, path: Sequence[str]) -> int | Refusal:
        """Guess what clicks meant that are no way in the graph."""
        return choices.meant(_ours(state), seat, path)

    def text(self, state: State, seat: int, language: str = "en") -> str:
        """Draw the position as text; cards are called as in `language`."""
        return terminal.text_of(build.view_of(_ours(state), seat), language)

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
        """Draw the same in parts that stay the same objects as long as they are as they were."""
        return page.parts(view, language, before)

    def layout(self, view: AnyView, language: str) -> str:
        """Draw the whole game area of the page."""
        return page.layout(view, language)

    def style(self) -> str:
        """Give the style sheet of the game area."""
        return page.style()

    def marks(self, event: Event) -> tuple[str, ...]:
        """Name the cards, places and players an event is about."""
        return marks_of(event)

    def census(self, state: State) -> dict[str, int]:
        """Count the pieces."""
        return invariants.census(_ours(state))

    def faults(self, state: State) -> list[str]:
        """List broken invariants."""
        return invariants.faults(_ours(state))

    def card_set(self, text: bytes, source: str) -> str:
        """Check a set of laws."""
        return load_laws(text, source).name

    def safe_default(self, state: State, seat: int) -> int:
        """Recolour as well as can be, take all gems due; else pass, decline, or do the first."""
        kind = _ours(state).top()
        if kind == F_RECOLOUR:
            return int(A_OPTIMUM)
        if kind == F_GEMS:
            handfuls = (a for a in state.legal_actions(seat) if A_GEMS <= a < A_DRAW)
            return int(max(handfuls, key=lambda action: size(action - A_GEMS)))
        return super().safe_default(state, seat)

    def may_skip(self, state: State, seat: int) -> bool:
        """Skip a choice of one, unless it is a secret one: skipping would show what it is."""
        legal = state.legal_actions(seat)
        return len(legal) == 1 and _ours(state).top() > LAST_SECRET and legal[0] != A_PASS

    def data(self) -> Path:
        """Say where the printed facts are."""
        return DATA


def _value(name: str, first: bool) -> str:
    """Give the first value of an option, or that of games before it."""
    option = next(option for option in Viceroy.options if option.name == name)
    return option.values[0] if first else option.values[1]


def _ours(state: State) -> ViceroyState:
    if not isinstance(state, ViceroyState):
        raise TypeError("this is not a state of Viceroy")
    return state


GAME: Final = Viceroy()
