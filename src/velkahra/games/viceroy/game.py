"""Ties the rules, views, pictures and words of Viceroy (Panovník) together."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from velkahra.core.contract import cards, game, table
from velkahra.core.contract.front import Front, QuickStart
from velkahra.core.contract.options import Option, Options
from velkahra.core.contract.pages import Pages
from velkahra.core.contract.programs import Programs, Reasons
from velkahra.games.viceroy.bots.judge import ViceroyJudge
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.picture import page as drawing
from velkahra.games.viceroy.picture import stock
from velkahra.games.viceroy.picture.legend import signs
from velkahra.games.viceroy.picture.listing import card_list
from velkahra.games.viceroy.rules import actions, decisions, facts, frames, invariants, tables
from velkahra.games.viceroy.rules.chapters import end
from velkahra.games.viceroy.rules.state import ALWAYS_DRAWN, CORRECTED, LAST_APPOINTMENT
from velkahra.games.viceroy.text import position, terminal
from velkahra.games.viceroy.text.ending import ViceroyEnding
from velkahra.games.viceroy.text.words import ViceroyWords
from velkahra.games.viceroy.view import arguments, build, figures, model, observation
from velkahra.games.viceroy.view.choices import choices_of, meant
from velkahra.picture.css import kit_sheet, sheet

_VIRTUAL: Final = ("rules", "one", "two", "three")
_AGREED: Final = (
    ("corrections", CORRECTED),
    ("draws", ALWAYS_DRAWN),
    ("appointment", LAST_APPOINTMENT),
)


class ViceroyTable(table.Table[ViceroyState]):
    """What a table does by itself."""

    signals = ("signal-blue", "signal-red", "signal-green", "signal-yellow", "signal-pass")

    def safe_default(self, state: ViceroyState, seat: int) -> int:
        """Return the best recolouring, or all gems due; else pass, decline, or the first action."""
        verb = decisions.fitting(state, "optimum", "gems", "")
        if verb == "optimum":
            return int(actions.A_OPTIMUM)
        if verb == "gems":
            handfuls = (
                a for a in state.legal_actions(seat) if actions.A_GEMS <= a < actions.A_DRAW
            )
            return int(max(handfuls, key=lambda action: tables.size_of(action - actions.A_GEMS)))
        return super().safe_default(state, seat)

    def may_skip(self, state: ViceroyState, seat: int) -> bool:
        """Return whether one action is left and it is not secret, which skipping would reveal."""
        legal = state.legal_actions(seat)
        return (
            len(legal) == 1
            and state.frame_kind() > frames.LAST_SECRET
            and legal[0] != actions.A_PASS
        )

    def final_score(self, state: ViceroyState, seat: int) -> tuple[int, ...]:
        """Return the power points. Rules: VC-SCORE-08."""
        return (int(end.total(state, seat)),)


class LawFiles(cards.CardFiles):
    """The users' own sets of laws."""

    def check(self, text: bytes, source: str) -> str:
        """Check a set of laws, the file `source`, and return its name.

        Raises: CardFileError with the mistake.
        """
        return facts.load_laws(text, source).name


class ViceroyPages(Pages[ViceroyState, model.View]):
    """What only pages show of Viceroy."""

    asides = frozenset(("gems-back", "shown", "renewed"))
    event_signs = MappingProxyType(
        {
            "bids": "gems",
            "named": "clash",
            "took-card": "hand",
            "passed": "fist",
            "took-gems": "gems",
            "started": "crown",
            "placed": "crown",
            "cards": "crown",
            "tucked": "tucked",
            "stored": "stored-blue",
            "swapped": "set",
            "recoloured": "circle-red-4",
            **dict.fromkeys(("token", "armed", "granted", "option"), "power-5"),
            **dict.fromkeys(("eternal", "eternal-own"), "eternal-green"),
            **dict.fromkeys(("drew", "drew-card", "put-back", "put-back-own"), "law"),
        }
    )

    drawings = staticmethod(stock.stock)
    legend = staticmethod(signs)
    card_list = staticmethod(card_list)

    def seat_signs(self, options: Options, seats: int) -> Mapping[int, str]:
        """Return the signs of the seats."""
        return {seat: stock.seat_sign(seat) for seat in range(seats)}

    def event_icons(self) -> Mapping[str, str]:
        """Return the signs of cards, gems and tokens."""
        return {name: stock.sign(name) for name in self.event_signs.values()}

    def style(self) -> str:
        """Return the style sheet of the game area."""
        return kit_sheet() + sheet(drawing.__file__)


class Viceroy(game.Game[ViceroyState, model.View]):
    """The parts of Viceroy.

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
        Option("laws", facts.SET_NAMES, since=2, before=facts.FIRST_SET),
        Option("screens", ("closed", "open")),
        Option("draws", ("always", "with_bids"), since=2, before="with_bids"),
        Option("appointment", ("always", "not_last"), since=2, before="not_last"),
        Option(
            "corrections", ("all", "none"), unlisted=frozenset(("none",)), since=2, before="none"
        ),
    )
    front = Front(
        minutes=(30, 60),
        weight=1,
        quick_starts=(QuickStart("three", 3), QuickStart("alone", 1)),
        still=(0, 0, 1600, 810),
        cover=(8, 385, 784, 420),
    )
    programs = Programs(learned_search=(2,), learned_order=False)
    ending = ViceroyEnding()
    reasons = Reasons(figures.WORTH, figures.figures_of, arguments.argument_of)
    table = ViceroyTable(actions.SPACE)
    card_files = LawFiles("viceroy")
    judge = ViceroyJudge()
    observer = observation.ViceroyObserver()
    pages = ViceroyPages()
    space = actions.SPACE
    words = ViceroyWords()
    prefix = "VC"
    positions = position.ViceroyForm()
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

    turns = frozenset(("round",))

    view = staticmethod(build.view_of)
    choices = staticmethod(choices_of)
    attempt = staticmethod(meant)
    view_as_text = staticmethod(terminal.text_of)
    picture = staticmethod(drawing.picture)
    page = staticmethod(drawing.page)
    parts = staticmethod(drawing.parts)
    layout = staticmethod(drawing.layout)
    census = staticmethod(invariants.census)
    faults = staticmethod(invariants.faults)

    def new_state(self, seats: int, options: Options) -> ViceroyState:
        """Return the start of a game.

        Rules: VC-COMP-01, VC-SOLO-01, VC-VIRTUAL-01, VC-EDGE-27, VC-EDGE-41, VC-EDGE-46,
            VC-EDGE-54.
        """
        virtual = max(_VIRTUAL.index(options["virtual"]), int(seats == 1))
        laws = facts.SET_NAMES.index(options["laws"])
        screens = int(options["screens"] == "open")
        agreed = sum(int(bit) for name, bit in _AGREED if options[name] == _value(name, True))
        return ViceroyState.new(seats, virtual, laws, screens, agreed)

    def variants(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Yield every number of seats with every choice of today's rules, and the older rules.

        The first set of laws and the older rulings come together, once for each number of seats
        and virtual opponents: every mixture would be tested for hours without meaning more.
        """
        for seats, options in super().variants():
            old = [
                options[option.name] == option.before for option in self.options if option.before
            ]
            if not any(old) or (all(old) and options["screens"] == "closed"):
                yield seats, options

    def options_of(self, state: ViceroyState) -> dict[str, str]:
        """Return the options of a game with this state."""
        return self.complete(
            {
                "virtual": _VIRTUAL[state.virtual],
                "laws": facts.SET_NAMES[state.laws],
                "screens": ("closed", "open")[state.open_screens],
                **{name: _value(name, state.plays(bit)) for name, bit in _AGREED},
            }
        )

    def seat_name(self, options: Options, seat: int) -> str:
        """Return the sign of a seat's screen."""
        return facts.SEAT_NAMES[seat]


def _value(name: str, first: bool) -> str:
    """Return the first value of an option, or that of games before it."""
    option = next(option for option in Viceroy.options if option.name == name)
    return option.values[0] if first else option.values[1]


GAME: Final = Viceroy()
