"""Ties the rules, views, pictures and words of Tigris & Euphrates together."""

from collections.abc import Mapping
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final

from velkahra.core.contract import game, table
from velkahra.core.contract.front import Front, QuickStart
from velkahra.core.contract.options import Option, Options
from velkahra.core.contract.pages import Pages, Switch
from velkahra.core.contract.programs import Programs, Reasons
from velkahra.games.euphrates.bots.judge import EuphratesJudge
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.picture import kit, pieces, preview, stock
from velkahra.games.euphrates.picture import page as drawing
from velkahra.games.euphrates.picture.signs import legend
from velkahra.games.euphrates.rules import actions, facts, frames, invariants, tables
from velkahra.games.euphrates.rules.chapters import end
from velkahra.games.euphrates.text import position, terminal
from velkahra.games.euphrates.text.ending import EuphratesEnding
from velkahra.games.euphrates.text.words import EuphratesWords
from velkahra.games.euphrates.view import arguments, build, figures, model, notation, observation
from velkahra.games.euphrates.view.choices import choices_of, meant
from velkahra.picture.css import sheet


class EuphratesTable(table.Table[EuphratesState]):
    """What a table does by itself."""

    def may_skip(self, state: EuphratesState, seat: int) -> bool:
        """Return whether a single treasure waits.

        Adding no tiles is not skipped: it would show the hand.
        """
        collecting = state.frame_kind() == frames.TREASURES
        return collecting and len(state.legal_actions(seat)) == 1

    def only_ends(self, state: EuphratesState, seat: int) -> bool:
        """Return whether both actions are used. Rules: TE-TURN-02."""
        return state.may_act(seat) and state.frame_kind() == frames.TURN and state.left == 0

    def final_score(self, state: EuphratesState, seat: int) -> tuple[int, ...]:
        """Return the points by colour, those of the weakest first. Rules: TE-END-05."""
        return tuple([int(n) for n in end.sort_ascending(end.assign_treasures(state, seat))])


class EuphratesPages(Pages[EuphratesState, model.View]):
    """What only pages show of Tigris & Euphrates."""

    switches = (
        Switch("kingdoms", ("strong", "faint", "off")),
        Switch("strengths", ("on", "off"), manner="tacit"),
        Switch("coordinates", ("on", "off")),
    )
    asides = frozenset(("drew", "drew-tiles"))
    event_signs = MappingProxyType(
        {
            "tile": "{colour}",
            "joined": "union",
            "rejoined": "union",
            **dict.fromkeys(("leader", "moved", "withdrawn"), "{seat} {office}"),
            **dict.fromkeys(("catastrophe", "destroyed"), "catastrophe"),
            **dict.fromkeys(("added", "war-chosen"), "{colour}"),
            **dict.fromkeys(("swapped", "swapped-tiles"), "tiles"),
            "built": "monument",
            "treasure": "treasure",
        }
    )

    drawings = staticmethod(stock.stock)
    legend = staticmethod(legend)
    preview = staticmethod(preview.preview)
    style = staticmethod(partial(sheet, drawing.__file__))

    def seat_signs(self, options: Options, seats: int) -> Mapping[int, str]:
        """Return the coins of the dynasties."""
        names = options["dynasties"].split("-")[:seats]
        return {seat: kit.icon(stock.dynasty(name), "coin") for seat, name in enumerate(names)}

    def event_icons(self) -> Mapping[str, str]:
        """Return the pieces that are placed, added, swapped or taken."""
        colours = {name: stock.lying(1 + n) for n, name in enumerate(facts.COLOUR_NAMES)}
        leaders = {
            f"{dynasty} {name}": stock.leader(office, dynasty, -1)
            for dynasty in facts.ORDERS[0]
            for office, name in enumerate(tables.OFFICE_NAMES)
        }
        others = {
            "union": pieces.union(),
            "catastrophe": stock.lying(pieces.BURNT),
            "tiles": stock.use(stock.BACK),
            "treasure": stock.use(stock.GEM),
        }
        drawn = {name: kit.icon(drawing) for name, drawing in (colours | leaders | others).items()}
        return drawn | {"monument": kit.icon(stock.monument(0), reach=100)}


class Euphrates(game.Game[EuphratesState, model.View]):
    """The parts of Tigris & Euphrates.

    Not offered: the wonder and the civilization buildings of other editions (TE-EDGE-96). Taking
    back follows `core.play.Play.undo_border` (TE-EDGE-87).
    """

    name = "euphrates"
    rules = 1
    seats = (2, 3, 4)
    options = (
        Option("board", facts.BOARD_NAMES),
        Option("english", ("no", "yes")),
        Option("points", ("hidden", "open")),
        Option("dynasties", tuple("-".join(order) for order in facts.ORDERS), cosmetic=True),
    )
    front = Front(
        minutes=(40, 90),
        weight=2,
        quick_starts=(QuickStart("two", 2), QuickStart("four", 4)),
        still=(-56, -56, 1712, 1200),
        cover=(-56, -56, 1712, 1220),
    )
    programs = Programs(learned_search=(2,), learned_quick=True)
    ending = EuphratesEnding()
    reasons = Reasons(figures.WORTH, figures.figures_of, arguments.argument_of)
    table = EuphratesTable(actions.SPACE)
    judge = EuphratesJudge()
    observer = observation.EuphratesObserver()
    pages = EuphratesPages()
    space = actions.SPACE
    words = EuphratesWords()
    prefix = "TE"
    turns = frozenset(("turn",))
    positions = position.EuphratesForm()

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

    def new_state(self, seats: int, options: Options) -> EuphratesState:
        """Return the start of a game.

        Rules: TE-SETUP-01, TE-SETUP-02, TE-SETUP-03, TE-SETUP-04, TE-SETUP-05, TE-SETUP-06,
            TE-SETUP-07, TE-SETUP-08, TE-SETUP-09, TE-SETUP-10, TE-EDGE-95.
        """
        return EuphratesState.new(
            seats,
            facts.BOARD_NAMES.index(options["board"]),
            int(options["english"] == "yes"),
            int(options["points"] == "open"),
            facts.ORDERS.index(tuple(options["dynasties"].split("-"))),
        )

    def options_of(self, state: EuphratesState) -> dict[str, str]:
        """Return the options of a game with this state."""
        return {
            "board": facts.BOARD_NAMES[state.board],
            "english": ("no", "yes")[state.english],
            "points": ("hidden", "open")[state.open_points],
            "dynasties": "-".join(facts.ORDERS[state.order]),
        }

    def write(self, seat: int, action: int) -> str:
        """Return an action in notation."""
        return notation.write_action(int(action))

    def read(self, text: str) -> int:
        """Return the action of a text in notation."""
        return _read(text)

    def seat_name(self, options: Options, seat: int) -> str:
        """Return the dynasty of a seat. Rules: TE-SETUP-04."""
        return options["dynasties"].split("-")[seat]

    def decision(self, state: EuphratesState, seat: int) -> str:
        """Return the kind of decision that waits for a seat; revolts and wars are two kinds."""
        kind = super().decision(state, seat)
        if kind != "conflict":
            return kind
        return "war" if state.slot(frames.CONFLICT_WAR) else "revolt"


_read: Final = lru_cache(maxsize=4096)(notation.read_action)


GAME: Final = Euphrates()
