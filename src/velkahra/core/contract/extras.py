"""Optional parts of a game: lessons and puzzles, a desk, clocks, card files, auto answers."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Generic

import msgspec

from velkahra.core.contract.cards import CardFileError
from velkahra.core.contract.desk import Desk
from velkahra.core.contract.example import Example, read_examples
from velkahra.core.contract.leaflet import Leaflet, read_leaflet
from velkahra.core.contract.lesson import Lesson, read_lessons
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.small import SmallVariant, read_small_variants
from velkahra.core.contract.state_type import S


class AutoAnswer(msgspec.Struct, frozen=True):
    """A question of the game that a seat may answer once for all, so that nobody waits for it.

    `values[0]` is the default: the seat is asked each time. With `whom` there is one answer for
    each other seat that can bring the question up, otherwise one for all. Bots give the answer
    `bots` at once. The game's words name it `auto-answer-<name>` and its values
    `auto-answer-<name>-<value>`, explain it as `auto-answer-<name>-lead`, and
    `auto-answer-<name>-bots` describes the bots.
    """

    name: str
    values: tuple[str, ...]
    bots: str = ""
    whom: bool = False


class QuickStart(msgspec.Struct, frozen=True):
    """A table that the start page opens with one tap: one person, and bots on the other seats.

    The game's words name it `quick-<name>`. `options` differ from the usual ones. With `people`,
    persons sit on all seats, as at a camp; the host gets their links.
    """

    name: str
    seats: int
    options: Mapping[str, str] = {}
    people: bool = False


class PuzzleSearch(msgspec.Struct, frozen=True):
    """How the quick search that looks for puzzles in games sees a position.

    Attributes:
        playout: turns that it plays before it evaluates a position, 0 for none; -1 for as many as
            any search of the game.
        lead: a decision is looked at longer if the best choice leads by so much, 0..1.
        clear_lead: by how much it must lead then, 0..1, to be a puzzle.
    """

    playout: int = -1
    lead: float = 0.08
    clear_lead: float = 0.1


class Question(msgspec.Struct, frozen=True):
    """A waiting question: its `AutoAnswer`'s name, and the seat that brought it up, -1 for none."""

    name: str
    whom: int = -1


class GameExtras(Generic[S]):
    """Optional parts of a game. The defaults mean that it has none of them.

    Attributes:
        signals: keys in the words of what players can tell each other with one tap.
        auto_answers: what a seat may answer once for all.
        desk: what an organiser enters and sees, at tables that have one.
        clock: the usual clock of a table, and what happens when its time runs out.
        has_turns: turns of several decisions can be timed as a whole: `turn_of` says whose.
        short_turn: the seconds of those turns that have a limit of their own, see `is_short`.
        minutes: how long a game lasts, from and to.
        weight: how deep it is: 1 light, 2 medium, 3 deep.
        quick_starts: what the start page offers, the usual game first.
        puzzle_search: how `velkahra puzzles` looks through games.
        analysis_playout: turns that an analysis, and a hint that looks ahead to the end of the own
            turn, play before they evaluate a position, 0 for none; -1 for as many as any search of
            the game.
        learned_search: the numbers of seats with which searches, and so analyses and hints, judge
            by the learned values that come with the game, as they have won matches against the
            evaluation.
        learned_quick: by them 0.3 s are enough to play as well as by the evaluation in a second, so
            that levels take less time.
        learned_order: searches by learned values also order actions by them. If not, the
            evaluation does, and they play on as without learned values.
    """

    name: str
    seats: tuple[int, ...]
    signals: tuple[str, ...] = ()
    auto_answers: tuple[AutoAnswer, ...] = ()
    desk: Desk | None = None
    clock: tuple[str, str] = ("none", "wait")
    has_turns: bool = False
    short_turn: int = 0
    minutes: tuple[int, int] = (30, 60)
    weight: int = 2
    quick_starts: tuple[QuickStart, ...] = ()
    puzzle_search: PuzzleSearch = PuzzleSearch()
    analysis_playout: int = -1
    learned_search: tuple[int, ...] = ()
    learned_quick: bool = False
    learned_order: bool = True

    def quick_start(self, name: str = "") -> QuickStart:
        """Find a quick start, "" for the usual one. Raises: VelkahraError listing all of them."""
        offered = self.quick_starts or (QuickStart("usual", self.fewest()),)
        found = [one for one in offered if name in ("", one.name)]
        if not found:
            names = ", ".join(one.name for one in offered)
            raise VelkahraError(f"{self.name} has no quick start {name!r}: choose {names}")
        return found[0]

    def fewest(self) -> int:
        """Return the fewest seats of a game with somebody else."""
        return min((seats for seats in self.seats if seats > 1), default=1)

    @property
    def folder(self) -> Path | None:
        """The folder of the game's module, with the files of the game; None for one typed in."""
        home = getattr(sys.modules[type(self).__module__], "__file__", None)
        return Path(home).parent if home else None

    def lessons(self) -> Sequence[Lesson]:
        """Return the lessons in order, from the folder `lessons`. Raises: LessonError."""
        return read_lessons(self.folder / "lessons") if self.folder else ()

    def puzzles(self) -> Sequence[Lesson]:
        """Return the puzzles in order, each a lesson of one step, from the folder `puzzles`.

        The step asks for the best choice, and `done` says why it is the best. Raises: LessonError.
        """
        return read_lessons(self.folder / "puzzles") if self.folder else ()

    def examples(self) -> Sequence[Example]:
        """Return the rules' examples, from the folder `lessons/examples`. Raises: LessonError."""
        return read_examples(self.folder / "lessons" / "examples") if self.folder else ()

    def small(self) -> Sequence[SmallVariant]:
        """Return the small variants, not of the rulebook, from `small`. Raises: VelkahraError."""
        return read_small_variants(self.folder / "small") if self.folder else ()

    def leaflet(self) -> Leaflet | None:
        """Return the plan of the leaflet from `data/leaflet.toml`, or None. Raises: LessonError."""
        file = self.folder and self.folder / "data" / "leaflet.toml"
        return read_leaflet(file) if file and file.is_file() else None

    def card_set(self, text: bytes, source: str) -> str:
        """Check a user's own card file, and return the name by which options know it.

        `text` is the content of the file; `source` names it in errors.

        Raises: CardFileError naming the card, what is wrong and what would be right, even if the
        game takes no such files.
        """
        raise CardFileError(f"{self.name} does not accept card files")

    def bundle(self, options: Options) -> Mapping[str, str]:
        """Return the files, by name, that a table with these options needs on another machine."""
        return {}

    def install_bundle(self, options: Options, files: Mapping[str, str]) -> None:
        """Install the files that came along with a table, as far as they are needed.

        `options` are not checked yet. Raises: VelkahraError naming what is wrong with the files.
        """
        if files:
            raise VelkahraError(
                f"{self.name} has no files to install, but was given {', '.join(files)}"
            )

    def question(self, state: S, seat: int) -> Question | None:
        """Return the question of `auto_answers` that waits for a seat now, or None."""
        return None

    def auto_answer(self, state: S, seat: int, value: str) -> int | None:
        """Return the action by which `value` answers a seat's question, or None to ask it.

        It follows from what the seat may know.
        """
        return None

    def turn_of(self, state: S) -> int:
        """Return the seat whose turn is timed as a whole, whoever decides in it; -1 for none."""
        return -1

    def is_short(self, state: S) -> bool:
        """Return whether the turn that `turn_of` names is limited to `short_turn` seconds."""
        return False

    def turn_minutes(self, options: Options) -> int:
        """Return the minutes of a whole turn by these complete options; 0 if they set none."""
        return 0
