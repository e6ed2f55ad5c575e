"""A title and its furniture: one object through which everybody outside reaches a game."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from librt.random import Random

from velkahra.core.cards import CardFileError
from velkahra.core.choice import Choices
from velkahra.core.events import Event
from velkahra.core.fact_names import FactNames
from velkahra.core.lesson import Lesson
from velkahra.core.position_form import Form
from velkahra.core.refusals import OptionClash, OptionError, Refusal, UnknownSeat, VelkahraError
from velkahra.core.space import ActionSpace
from velkahra.core.state import State

if TYPE_CHECKING:
    from velkahra.core.desk import Desk

LANGUAGES: Final = ("en", "cs", "pl")

HARMLESS: Final = ("end", "decline", "pass")

Options = Mapping[str, str]

AnyView = Any
"""What a seat may know: each game has a frozen struct of its own for it."""

Drawn = tuple[AnyView, tuple[Mapping[str, str], ...]]
"""A view and the parts of its page."""


class Outlook(msgspec.Struct, frozen=True):
    """What an action would bring, as far as it can be known.

    Attributes:
        lines: sentences, for eyes and ears.
        parts: elements of the page that show figures as they are beside those of afterwards.
    """

    lines: tuple[str, ...] = ()
    parts: Mapping[str, str] = {}


class Option(msgspec.Struct, frozen=True):
    """Something agreed before a game. The first of `values` is the default.

    A cosmetic option changes names and looks, never the rules. `seats` are the numbers of seats it
    is offered for, all if there are none; with other numbers its first value is set. `barred` are
    single values that are not offered with a number of seats. `unlisted` values are those of tables
    there are: the form for new ones leaves them out. An option that came with rules `since` has the
    value `before` in games of older rules: the one that plays as they did. `needs` are values that
    do nothing unless another option has a certain value: (value, other option, its value). New
    tables refuse them (`Game.check_together`); records that have them replay.
    """

    name: str
    values: tuple[str, ...]
    cosmetic: bool = False
    seats: tuple[int, ...] = ()
    barred: frozenset[tuple[int, str]] = frozenset()
    unlisted: frozenset[str] = frozenset()
    since: int = 1
    before: str = ""
    needs: tuple[tuple[str, str, str], ...] = ()

    def offered(self, seats: int) -> tuple[str, ...]:
        """Give the values that can be chosen with a number of seats."""
        if self.seats and seats not in self.seats:
            return self.values[:1]
        return tuple(value for value in self.values if (seats, value) not in self.barred)


class Ground(msgspec.Struct, frozen=True):
    """The organiser's own map of a table: where its picture is, and the metres of a square."""

    address: str
    metres: int


class Switch(msgspec.Struct, frozen=True):
    """A way to look at the page that each viewer sets for themselves; `values[0]` is the default.

    The page sets it as `data-<name>` on the root of the game area, where the game's own style
    sheet reads it. The game's words name it `switch-<name>` and its values
    `switch-<name>-<value>`. Who does not take the default is told everything in the `manner`, if
    there is one: see `core.fluent`.
    """

    name: str
    values: tuple[str, ...]
    manner: str = ""


class Standing(msgspec.Struct, frozen=True):
    """A question of the game that a seat may answer once for all, so that nobody waits for it.

    `values[0]` is the default: the seat is asked each time. With `whom` there is one answer for
    each other seat whose doing brings the question up, otherwise one for all. Bots give the answer
    `bots` at once. The game's words name it `standing-<name>` and its values
    `standing-<name>-<value>`, and explain it as `standing-<name>-lead`; `standing-<name>-bots` says
    what bots do.
    """

    name: str
    values: tuple[str, ...]
    bots: str = ""
    whom: bool = False


class Question(msgspec.Struct, frozen=True):
    """A question that waits for a seat: the name of its `Standing`, and who brought it up."""

    name: str
    whom: int = -1


class Words(ABC):
    """A game's sentences, in every language of LANGUAGES. All texts are plain, not markup."""

    @abstractmethod
    def text(self, language: str, key: str, **facts: str | int) -> str:
        """Give a fixed sentence of the game by its key."""

    @abstractmethod
    def seat(self, language: str, options: Options, seat: int) -> str:
        """Name a seat by what it is in the rulebook (a dynasty, a colour)."""

    @abstractmethod
    def prompt(self, language: str, state: State, seat: int, view: AnyView = None) -> str:
        """Say what is asked now, to `seat`, or about the others when it is not `seat`'s turn.

        `view` is what `seat` may know; who has built it already saves building it again.
        """

    @abstractmethod
    def event(self, language: str, event: Event, options: Options) -> str:
        """Say what happened, as one line of the log."""

    @abstractmethod
    def refusal(self, language: str, refusal: Refusal, options: Options) -> str:
        """Say why not, in one or two sentences with what would be right, without the rule's id."""

    @abstractmethod
    def rule(self, language: str, rule: str) -> str:
        """Summarise the rule with this id of the catalogue. Raises KeyError if there is none."""


class Game(ABC):
    """A title: how to start it, read it, write it, show it and explain it.

    Attributes:
        name: the short name of the registry, also in records.
        rules: version of the rules; a record made under a later version may not replay.
        oldest_rules: the oldest version whose games replay under today's, see `upgraded`.
        seats: the numbers of seats it can be played with.
        options: what can be agreed before the game.
        space: the declared actions.
        events: name of every kind of event, with its fact names.
        words: the sentences.
        fact_names: what the numbers in the facts of events and refusals stand for.
        prefix: how the ids of the game's rule catalogue begin.
        reveals: kinds of events that show something that was hidden; undo ends at them.
        hides: whether something stays unknown to who remembers all that was shown; where nothing
            does, `State.determinize` redraws nothing.
        viewpoint: fields of the view that say how things are from where the viewer sits: they may
            differ between viewers who know the same.
        signals: keys in the words of what players can tell each other with one tap.
        switches: what each viewer may set about the looks of the page.
        standing: what a seat may answer once for all.
        desk: what an organiser enters and sees, at tables that have one.
        clock: the usual clock of a table, and what happens when its time runs out.
        has_turns: turns of several decisions can be timed as a whole: `turn_of` says whose.
        positions: the names by which `core.position` writes positions; without any it uses numbers.
        short_turn: the seconds of those turns that have a limit of their own, see `is_short`.
    """

    name: str
    rules: int
    oldest_rules: int = 1
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    space: ActionSpace
    words: Words
    fact_names: FactNames = FactNames({})
    prefix: str
    reveals: frozenset[str] = frozenset()
    hides: bool = True
    viewpoint: frozenset[str] = frozenset(("seat",))
    signals: tuple[str, ...] = ()
    switches: tuple[Switch, ...] = ()
    standing: tuple[Standing, ...] = ()
    desk: "Desk | None" = None
    clock: tuple[str, str] = ("none", "wait")
    has_turns: bool = False
    short_turn: int = 0
    positions: Form = Form()

    @abstractmethod
    def new_state(self, seats: int, options: Options) -> State:
        """Begin a game with complete, checked options. Use `start` to have them checked."""

    @abstractmethod
    def write(self, seat: int, action: int) -> str:
        """Write an action of `seat` (or CHANCE) in notation."""

    @abstractmethod
    def read(self, text: str) -> int:
        """Read an action. Raises NotationError, or AmbiguousAction with the readings."""

    @abstractmethod
    def seat_name(self, options: Options, seat: int) -> str:
        """Give the word for a seat in records: one lower-case word."""

    @abstractmethod
    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> AnyView:
        """Build what `seat` may know as a frozen msgspec struct; `SPECTATOR` may look too.

        For `OPEN` it is all that is true: every hand, whatever is face down, what a bag or a deck
        holds. Tables show it of a game that is over. What is hidden from a viewer is None in the
        view, or an empty collection; what is shown is as it is in the view of `OPEN`.

        `last` are the events of the last action; the view keeps what `seat` may see of them, so
        that a picture can mark it.
        """

    def on_ground(self, view: AnyView, ground: Ground) -> AnyView:
        """Put an organiser's own map into a view, where a game shows one."""
        return view

    @abstractmethod
    def choices(self, state: State, seat: int) -> Choices:
        """Make the choice graph of `seat` over the element ids that `page` draws."""

    @abstractmethod
    def attempt(self, state: State, seat: int, path: Sequence[str]) -> int | Refusal:
        """Guess what was meant by clicking `path` (element ids), which is no way in the graph.

        Returns: the action meant, whose refusal explains itself; or, where the clicks name no
            action, a refusal that says what can be done now.
        """

    @abstractmethod
    def text(self, state: State, seat: int, language: str = "en") -> str:
        """Draw the position as text, as `seat` may see it, for a terminal.

        What has a title is called so in `language`; the rest is as in notation.
        """

    @abstractmethod
    def picture(self, view: AnyView, language: str = "en", width: int = 1100) -> str:
        """Draw a view as one standalone SVG."""

    @abstractmethod
    def page(self, view: AnyView, language: str) -> dict[str, str]:
        """Draw what can change on the page: element id -> markup, in document order.

        The set of ids is the same in every state, so a page is kept up to date by replacing the
        elements that differ from what it was sent last.
        """

    def parts(
        self,
        view: AnyView,
        language: str,
        before: Drawn | None = None,
        own: Drawn | None = None,
    ) -> tuple[Mapping[str, str], ...]:
        """Draw the same as `page` in parts, always as many, each a dict with the same ids.

        `before` is an earlier drawing in this language at the same table, whoever it was for, and
        `own` one for the same viewer. Where a game takes a part that is as it was from there, as
        the very same object, nobody need look for what has changed in it.
        """
        return (self.page(view, language),)

    def foreseen(self, state: State, seat: int, action: int, number: int) -> State:
        """Draw a state that agrees with what `seat` knows, to try an action that is legal on it.

        What an action would bring is told as far as the states of all numbers agree.
        """
        return state.determinize(seat, Random(number))

    def outlook(self, state: State, after: State, seat: int, language: str) -> Outlook:
        """Tell what no event tells of an action of `seat` that led from `state` to `after`.

        Both are redrawn from what `seat` knows, and `after` is where somebody decides next or
        chance does: what is dealt then is not in it. `after` may be changed.
        """
        return Outlook()

    @abstractmethod
    def layout(self, view: AnyView, language: str) -> str:
        """Draw the whole game area of the page, made of the elements of `page`."""

    @abstractmethod
    def style(self) -> str:
        """Give the style sheet of the game area."""

    @abstractmethod
    def census(self, state: State) -> dict[str, int]:
        """Count the pieces there are in all, by kind: numbers that never change in a game."""

    @abstractmethod
    def faults(self, state: State) -> list[str]:
        """List the invariants of the rules that this state breaks; empty unless there is a bug."""

    @abstractmethod
    def data(self) -> Path:
        """Say where the game's own files are."""

    def card_set(self, text: bytes, source: str) -> str:
        """Check a card file of one's own; `source` is what errors call it.

        Returns: the name by which options know it. Raises: CardFileError naming the card, what is
            wrong and what would be right, also if the game takes no such files.
        """
        raise CardFileError(f"{self.name} does not accept card files")

    def luggage(self, options: Options) -> Mapping[str, str]:
        """Give the files, by name, without which a table cannot be played where they are not."""
        return {}

    def unpack(self, options: Options, files: Mapping[str, str]) -> None:
        """Take in the files that came along with a table with these options, as far as needed.

        `options` are not checked yet. Raises: VelkahraError naming what is wrong with the files.
        """
        if files:
            raise VelkahraError(f"{self.name} takes no files along: {', '.join(files)}")

    def lessons(self) -> Sequence[Lesson]:
        """Read the lessons of the tutorial, in order; a game may have none.

        Raises: LessonError for a file that is no lesson.
        """
        return ()

    def options_of(self, state: State) -> dict[str, str]:
        """Say what was agreed for a game with this state; of options that play alike, any one."""
        return self.complete({})

    def safe_default(self, state: State, seat: int) -> int:
        """Choose for a seat whose time is up: the action that ends, declines or adds nothing.

        `seat` has something to decide. A game with other harmless actions says which they are.
        """
        legal = state.legal_actions(seat)
        harmless = (action for action in legal if self.space.decode(action).kind in HARMLESS)
        return int(next(harmless, legal[0]))

    def question(self, state: State, seat: int) -> Question | None:
        """Say which of the questions of `standing` waits for a seat now."""
        return None

    def standing_answer(self, state: State, seat: int, value: str) -> int | None:
        """Give the action by which `value` answers the question that waits for a seat.

        It follows from what the seat may know. None asks the seat after all.
        """
        return None

    def unseated_share(self, state: State) -> float:
        """Give the part of the victory won by players of the rules who hold no seat (automata)."""
        return 0.0

    def may_skip(self, state: State, seat: int) -> bool:
        """Say whether the seat has one legal action only, and skipping it would show nothing."""
        return False

    def shows(self, event: Event, seat: int) -> bool:
        """Say whether an event shows `seat` something that was hidden, so that undo ends at it."""
        return event.kind in self.reveals

    def is_entered(self, state: State) -> bool:
        """Say whether the outcome of chance comes from outside: somebody enters what happened.

        The dealer waits then. Outcomes that a dealer would never draw have the weight 0.
        """
        return False

    def turn_of(self, state: State) -> int:
        """Give the seat whose turn is timed as a whole, whoever decides within it; -1 for none."""
        return -1

    def is_short(self, state: State) -> bool:
        """Say whether the turn that `turn_of` names lasts for `short_turn` seconds only."""
        return False

    def turn_minutes(self, options: Options) -> int:
        """Give the minutes of a whole turn that complete options agree on; 0 if they name none."""
        return 0

    def only_ends(self, state: State, seat: int) -> bool:
        """Say whether the only legal action of the seat is to end its turn."""
        return False

    def may_agree_to_end(self, state: State) -> bool:
        """Say whether the rules alone may never end the game from here, so that all can agree."""
        return False

    def marks(self, event: Event) -> tuple[str, ...]:
        """Name the elements of the page that an event touched, to point at them from the log."""
        return ()

    def named_facts(self, what: str, facts: Mapping[str, int], options: Options) -> dict[str, str]:
        """Name the facts that stand for something, in the words of notation, for programs.

        `what` is the kind of an event, or rule and variant of a refusal, as in PP-BUY-01-empty.
        Plain numbers (counts, points, printed numbers) are left out.
        """
        return self.fact_names.of(what, facts, partial(self.seat_name, options))

    def start(self, seats: int, options: Options | None = None) -> State:
        """Begin a game.

        Raises: UnknownSeat for a number of seats the game cannot be played with, OptionError for
            an option or a value it does not offer.
        """
        if seats not in self.seats:
            raise UnknownSeat(f"{self.name} needs {_listed(self.seats)} seats, not {seats}")
        complete = self.complete(options or {})
        for option in self.options:
            if complete[option.name] not in option.offered(seats):
                value, here = complete[option.name], _listed(option.offered(seats))
                raise OptionError(f"{option.name} cannot be {value!r} with {seats} seats: {here}")
        return self.new_state(seats, complete)

    def complete(self, options: Options) -> dict[str, str]:
        """Check options and fill in the defaults, in declared order. Raises: OptionError."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise OptionError(f"{self.name} has no option {name!r}: {_listed(known)}")
            if value not in known[name].values:
                offered = _listed(known[name].values)
                raise OptionError(f"{name} cannot be {value!r}: choose {offered}")
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def check_together(self, options: Options) -> None:
        """Check that each of these complete options does something beside the others.

        Raises: OptionClash.
        """
        for option in self.options:
            for value, other, needed in option.needs:
                if options[option.name] == value and options[other] != needed:
                    raise OptionClash(option.name, value, other, needed)

    def upgraded(self, rules: int, options: Options) -> tuple[int, dict[str, str]]:
        """Say under which rules, with which options, a game of the version `rules` goes on today.

        Options that came later get the value that plays as before; nothing is checked. A game of a
        version that does not replay stays as it is.
        """
        if not self.oldest_rules <= rules <= self.rules:
            return rules, dict(options)
        later = {option.name: option.before for option in self.options if rules < option.since}
        return self.rules, later | dict(options)

    def variants(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Give every number of seats with every combination of options that changes the rules."""
        real = [option for option in self.options if not option.cosmetic]
        for seats in self.seats:
            for values in product(*(option.offered(seats) for option in real)):
                chosen = {option.name: value for option, value in zip(real, values, strict=True)}
                yield seats, self.complete(chosen)


def _listed(values: object) -> str:
    return ", ".join(str(value) for value in values) if values else "none"  # type: ignore[attr-defined]
