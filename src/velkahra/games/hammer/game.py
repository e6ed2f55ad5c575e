"""The camp game as the program sees it: rules, views, pictures and words."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract import events, game, refusals, table
from velkahra.core.contract.front import Front, QuickStart
from velkahra.core.contract.options import Option, Options
from velkahra.core.contract.pages import Ground, Pages, Switch
from velkahra.core.contract.programs import Programs, PuzzleSearch, Reasons
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer import bundle
from velkahra.games.hammer.bots.judge import HammerJudge
from velkahra.games.hammer.cards import card_ids
from velkahra.games.hammer.cards import facts as cards
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.desk.forms import HammerDesk, is_choosing, turn_of
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.picture import page as drawing
from velkahra.games.hammer.picture import stock
from velkahra.games.hammer.picture.legend import signs
from velkahra.games.hammer.picture.listing import card_list
from velkahra.games.hammer.puzzle.facts import Level, facts
from velkahra.games.hammer.rules import actions, agreed, decisions, frames, invariants
from velkahra.games.hammer.rules.tables import agreed_set
from velkahra.games.hammer.rules.values import BY_CHANCE, CORRECTED, ENTERED
from velkahra.games.hammer.text import position, terminal
from velkahra.games.hammer.text.ending import HammerEnding
from velkahra.games.hammer.text.words import HammerWords
from velkahra.games.hammer.view import arguments, build, figures, model, observation
from velkahra.games.hammer.view.choices import choices_of, meant
from velkahra.picture.css import kit_sheet, sheet

STANDARD: Final = "standard"
"""The first powers of the set, as many as there are seats."""

_ROUNDS: Final = ("10", *(str(rounds) for rounds in range(5, 15) if rounds != 10))
_FEWEST_ROUNDS: Final = min(_ROUNDS, key=int)
_CHOSEN: Final = tuple(
    name for name in card_ids.GROUP_NAMES if name.split("-") != list(POWERS[: name.count("-") + 1])
)
_BARRED: Final = frozenset(
    (seats, name) for seats in range(2, 6) for name in _CHOSEN if name.count("-") + 1 != seats
)
_OF_THE_SET: Final = {
    "find": ("set", "named", "outdoors"),
    "ties": ("set", "high", "low", "floor", "play-off"),
}
"""Options that override choices of a set of cards, in the order of `opcodes.CHOICES`."""
_RESULTS_ENTERED: Final = ("results", "organiser")
_NEEDS: Final = {"find": (("outdoors", *_RESULTS_ENTERED),)}
_LEVELS: Final = ("rounds", *(level.id for level in facts().levels))


def _cards() -> Option:
    """Return the option of the set of cards; older sets are not offered."""
    offered = cards.offered_sets()
    others = tuple(name for name in cards.FOLDERS if name not in offered)
    return Option("cards", (*offered, *others), unlisted=frozenset(others))


_FIRST: Final = {"rounds": "5", "level": "mini"}
"""A first game is short, with a small map."""


class HammerTable(table.Table[HammerState]):
    """What a table does by itself."""

    signals = ("signal-together", "signal-agreed", "signal-alone", "signal-joint", "signal-found")

    def safe_default(self, state: HammerState, seat: int) -> int:
        """End a turn, take a position or decline. Rules: HM-TIMER-04, HM-EDGE-ORDER-01."""
        legal = state.legal_actions(seat)
        if actions.A_TIME_UP in legal:
            return int(actions.A_TIME_UP)
        kinds = {self.space.decode(action).kind: action for action in reversed(list(legal))}
        if state.frame_kind() == frames.WAIVE and state.agreed[CORRECTED]:
            return int(actions.A_AGREE)  # HM-EDGE-POP-04: the spy returns unless its team waives
        harmless = ("keep", "no-bet", "end", "draw", "refuse", "enough")
        return int(next((kinds[kind] for kind in harmless if kind in kinds), legal[0]))

    def may_skip(self, state: HammerState, seat: int) -> bool:
        """Return whether one action is left and it is not secret."""
        return not state.is_together() and len(state.legal_actions(seat)) == 1

    def is_entered(self, state: HammerState) -> bool:
        """Return whether the organiser enters what happened. Rules: HM-EDGE-ORG-01."""
        if state.results != ENTERED or state.actor() != CHANCE:
            return False
        if state.draws_by_hand() and decisions.draws_of_deck(state):
            return True
        return state.frame_kind() in (frames.HIDE, frames.FINISH, frames.DESK)

    def final_score(self, state: HammerState, seat: int) -> tuple[int, ...]:
        """Return the points of a team. Rules: HM-SCORE-03."""
        return (int(state.points[seat]),)


class HammerClock(table.Clock[HammerState]):
    """The clocks of a camp: whole turns, and a short one to choose a position."""

    usual, late = "turn-agreed", "default"
    has_turns = True
    short_turn = 120

    turn_of = staticmethod(turn_of)
    is_short = staticmethod(is_choosing)

    def turn_minutes(self, options: Options) -> int:
        """Return the minutes for planning of the set of cards. Rules: HM-TIMER-01."""
        return cards.card_set(cards.set_number(options["cards"])).index.rules.plan_minutes


class HammerPages(Pages[HammerState, model.View]):
    """What only pages show of the camp game."""

    switches = (Switch("assist", ("full", "paint", "none")),)
    asides = frozenset(("drew", "refreshed", "untired"))
    event_signs = MappingProxyType(
        {
            "played": "hand",
            "used": "dots",
            "special": "special",
            "bet": "joker",
            "converted": "points",
            "position": "turn",
            "discarded": "pile",
            **dict.fromkeys(
                ("informed", "named", "named-secretly", "learnt", "stole-info"), "piece"
            ),
            **dict.fromkeys(("guessed", "guessed-own", "looked", "peeked"), "eye"),
            **dict.fromkeys(("guess-wrong", "guess-wrong-own"), "wrong"),
            **dict.fromkeys(
                ("proposed", "consented", "offered-draw", "joined", "offered-pact", "pact"), "pact"
            ),
            **dict.fromkeys(("cancels", "leaves", "parted", "declined", "refused-pact"), "barred"),
            "found": "found",
        }
    )

    drawings = staticmethod(stock.stock)
    legend = staticmethod(signs)
    card_list = staticmethod(card_list)

    def on_ground(self, view: model.View, ground: Ground) -> model.View:
        """Return the view with the camp's own map below the squares."""
        return msgspec.structs.replace(view, ground=ground.address, metres=ground.metres)

    def seat_signs(self, options: Options, seats: int) -> Mapping[int, str]:
        """Return the emblems of the powers."""
        return {seat: stock.emblem(power) for seat, power in enumerate(powers_of(options, seats))}

    def event_icons(self) -> Mapping[str, str]:
        """Return the signs of cards, clues, guesses and pacts."""
        return {name: stock.sign(name) for name in self.event_signs.values()}

    def style(self) -> str:
        """Return the style sheet of the game area."""
        return kit_sheet() + sheet(drawing.__file__)

    def foreseen(self, state: HammerState, seat: int, action: int, number: int) -> HammerState:
        """Return a state, by `number`, as `seat` may imagine it. Rules: HM-CHAR-02."""
        bare = state.foreseen(seat, Random(number))
        legal = bare.refusal(seat, action) is None
        return bare if legal else state.determinize(seat, Random(number))


class Hammer(game.Game[HammerState, model.View]):
    """The parts of the camp game.

    Taking back follows `core.play.Play.undo_border`: whatever is drawn, shown or asked of another
    team ends it.
    """

    name = "hammer"
    rules = 3
    seats = (2, 3, 4, 5)
    options: tuple[Option, ...] = (
        Option("powers", (STANDARD, *_CHOSEN), barred=_BARRED),
        Option("rounds", _ROUNDS),
        Option("level", _LEVELS),
        Option("results", ("chance", "organiser")),
        *(
            Option(name, values, since=2, before="set", needs=_NEEDS.get(name, ()))
            for name, values in _OF_THE_SET.items()
        ),
        Option(
            "draws",
            ("program", "organiser"),
            since=2,
            before="program",
            needs=(("organiser", *_RESULTS_ENTERED),),
        ),
        *agreed.options(),
        _cards(),
    )
    front = Front(
        minutes=(45, 90),
        weight=2,
        quick_starts=(
            QuickStart("two", 2, _FIRST),
            QuickStart("five", 5, _FIRST),
            QuickStart(
                "camp",
                5,
                {"rounds": "10", "results": "organiser"},
                people=True,
                first=("rounds",),
                second=("level", "find", "powers", "cards"),
            ),
        ),
        still=(0, 58, 1600, 712),
        cover=(8, 424, 420, 200),
    )
    programs = Programs(
        # A playout takes nine tenths of an iteration, and shrinks the leads that a search sees.
        puzzle_search=PuzzleSearch(playout=0, lead=0.02, clear_lead=0.03),
        # Without playouts an analysis judges as well: see docs/what-was-tried.md.
        analysis_playout=0,
        unadvised=frozenset((int(actions.A_TIME_UP),)),
    )
    ending = HammerEnding()
    reasons = Reasons(figures.WORTH, figures.figures_of, arguments.argument_of)
    table = HammerTable(actions.SPACE)
    clock = HammerClock()
    card_files = bundle.SetFiles("hammer")
    judge = HammerJudge()
    observer = observation.HammerObserver()
    pages = HammerPages()
    space = actions.SPACE
    words = HammerWords()
    prefix = "HM"
    positions = position.HammerForm()
    viewpoint = frozenset(
        (
            *("seat", "decision", "card", "deed", "prices", "knows", "tops", "bottoms", "peeks"),
            *("studies", "deck_list", "last"),
        )
    )
    reveals = frozenset(
        (
            *("coin", "discarded", "drew", "drew-card", "drew-joint", "ended", "found"),
            *("guess-wrong", "informed", "laid", "learnt", "looked", "milled", "peeked"),
            *("placed", "played", "saw-card", "saw-top", "special", "swapped", "turn"),
        )
    )
    discloses = frozenset(("discarded", "laid", "placed", "played", "special", "turn"))
    desk = HammerDesk()
    turns = frozenset(("round", "turn"))

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

    def new_state(self, seats: int, options: Options) -> HammerState:
        """Return the start of a game. Rules: HM-GOAL-01, HM-EDGE-RANK-04, HM-EDGE-END-01."""
        rounds, level = int(options["rounds"]), _level_of(options)
        powers = vec[i64]([i64(power) for power in powers_of(options, seats)])
        results = ENTERED if options["results"] == "organiser" else BY_CHANCE
        number = cards.set_number(options["cards"])
        find, ties = (values.index(options[name]) - 1 for name, values in _OF_THE_SET.items())
        tables = agreed_set(number, find, ties, i64(options["draws"] == "organiser"))
        readings = agreed.as_numbers(options)
        sizes = level.size, level.rows
        return HammerState.new(powers, number, rounds, *sizes, results, readings, tables)

    def options_of(self, state: HammerState) -> dict[str, str]:
        """Return a state's options; one ended early may have too few rounds: HM-EDGE-END-01."""
        powers = [POWERS[power] for power in state.powers]
        sizes = ((level.size, level.rows, level.id) for level in facts().levels)
        level = (name for size, rows, name in sizes if (size, rows) == (state.size, state.pieces))
        return self.complete(
            {
                "powers": STANDARD if powers == list(POWERS[: state.seats]) else "-".join(powers),
                "rounds": max(str(state.rounds), _FEWEST_ROUNDS, key=int),
                "level": next(level, "rounds"),
                "results": ("chance", "organiser")[state.results],
                "cards": cards.set_name(int(state.tables.number)),
                **_said_of_the_set(state),
                **agreed.as_options(state.agreed),
            }
        )

    def seat_name(self, options: Options, seat: int) -> str:
        """Return the power of a seat."""
        return POWERS[powers_of(options, len(POWERS))[seat]]

    def shows(self, event: events.Event, seat: int) -> bool:
        """Return whether undo ends at an event; also where a rival's secret side takes effect.

        A trigger that `seat` may not know is one of such a side. That there was one is seen from
        what follows; its facts are not read, as `seat` does not know them. How
        much is stolen or saved depends on such a side.
        Rules: HM-CHAR-02.
        """
        hidden = event.kind == "trigger" and not event.visible_to(seat)
        return hidden or event.kind in ("saved", "stole") or super().shows(event, seat)

    def check_together(self, options: Options) -> None:
        """Raise OptionClash for want of an organiser. Rules: HM-EDGE-FIND-01, HM-EDGE-ORG-01."""
        super().check_together(options)
        rules = cards.card_set(cards.set_number(options["cards"])).index.rules
        outdoors = options["find"] == "set" and rules.find_mode == "field"
        if outdoors and options["results"] != "organiser":
            raise refusals.OptionClash("find", "set", *_RESULTS_ENTERED)

    def complete(self, options: Options) -> dict[str, str]:
        """Return checked options, with sets installed meanwhile. Raises: OptionError."""
        name = options.get("cards", cards.STANDARD_SET)
        if cards.is_here(name) and name not in self.options[-1].values:
            self.options = (*self.options[:-1], _cards())
        return super().complete(options)

    def variants(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Yield tables of all numbers of seats and kinds of results; other options go round."""
        for number, seats in enumerate(self.seats):
            offered = self.options[0].offered(seats)
            for which, results in enumerate(("chance", "organiser")):
                at = 2 * number + which
                chosen = {
                    "powers": offered[at % len(offered)],
                    "rounds": _ROUNDS[at % len(_ROUNDS)],
                    "level": _LEVELS[at % len(_LEVELS)],
                    "results": results,
                    "draws": ("program", "organiser")[seats % 2],
                }
                chosen |= {name: said[at % len(said)] for name, said in _OF_THE_SET.items()}
                for turn, option in enumerate(agreed.options()):
                    chosen[option.name] = option.values[(at + turn) // 2 % len(option.values)]
                yield seats, self.complete(chosen)


def _level_of(options: Options) -> Level:
    """Return the level of the puzzle: that of the options, or that of so many rounds."""
    if options["level"] == "rounds":
        return facts().level_for(int(options["rounds"]))
    return facts().level(options["level"])


def powers_of(options: Options, seats: int) -> list[int]:
    """Return the power of each seat as an index of POWERS. Rules: HM-GOAL-01, HM-EDGE-RANK-04."""
    chosen = options["powers"]
    if chosen == STANDARD:
        return list(range(seats))
    return [POWERS.index(name) for name in chosen.split("-")]


def _said_of_the_set(state: HammerState) -> dict[str, str]:
    """Return the options in which a table differs from its set of cards, and how draws go."""
    mine, usual = state.tables.chosen, agreed_set(state.tables.number, -1, -1, 0).chosen
    said = {
        name: "set" if mine[at] == usual[at] else _OF_THE_SET[name][mine[at] + 1]
        for name, at in (("find", 5), ("ties", 0))
    }
    entered = len(mine) == len(usual) and mine[len(mine) - 1] == 1
    return said | {"draws": "organiser" if entered else "program"}


GAME: Final = Hammer()
