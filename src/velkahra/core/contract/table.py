"""What a table needs besides the rules: harmless actions, whole turns on a clock, auto answers."""

from typing import Final, Generic

import msgspec

from velkahra.core.contract.options import Options
from velkahra.core.contract.space import ActionSpace
from velkahra.core.contract.state_type import S

HARMLESS: Final = ("end", "decline", "pass")


class Table(Generic[S]):
    """Defaults for all that a table does by itself; a game overrides those that differ.

    Attributes:
        signals: keys, in the game's words, of the messages that players send with one tap.
    """

    signals: tuple[str, ...] = ()

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def safe_default(self, state: S, seat: int) -> int:
        """Return the action for a seat whose time is up: it ends, declines or adds nothing.

        `seat` has something to decide. A game with other harmless actions overrides this.
        """
        legal = state.legal_actions(seat)
        harmless = (action for action in legal if self.space.decode(action).kind in HARMLESS)
        return int(next(harmless, legal[0]))

    def may_skip(self, state: S, seat: int) -> bool:
        """Return whether the seat has a single legal action, and skipping it would show nothing."""
        return False

    def only_ends(self, state: S, seat: int) -> bool:
        """Return whether the only legal action of the seat is to end its turn."""
        return False

    def is_watched(self, state: S) -> bool:
        """Return whether chance is at a step that people watch, such as an automaton's."""
        return False

    def is_entered(self, state: S) -> bool:
        """Return whether somebody enters the outcome of the chance that waits.

        The dealer waits then. Outcomes that a dealer would never draw have the weight 0.
        """
        return False

    def final_score(self, state: S, seat: int) -> tuple[int, ...]:
        """Return the points of a seat when the game is over, then what breaks ties; () for none.

        More is better.
        """
        return ()

    def may_agree_to_end(self, state: S) -> bool:
        """Return whether the game might never end by its rules, so that all may agree to end it."""
        return False


class Clock(Generic[S]):
    """The clocks of a game. Without a subclass only single decisions are timed.

    Attributes:
        usual: the usual clock of a table.
        late: the usual consequence when its time runs out.
        has_turns: turns of several decisions can be timed as a whole: `turn_of` says whose.
        short_turn: the seconds of those turns that have a limit of their own, see `is_short`.
    """

    usual: str = "none"
    late: str = "wait"
    has_turns: bool = False
    short_turn: int = 0

    def turn_of(self, state: S) -> int:
        """Return the seat whose turn is timed as a whole, whoever decides in it; -1 for none."""
        return -1

    def is_short(self, state: S) -> bool:
        """Return whether the turn that `turn_of` names is limited to `short_turn` seconds."""
        return False

    def turn_minutes(self, options: Options) -> int:
        """Return the minutes of a whole turn by these complete options; 0 if they set none."""
        return 0


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


class Question(msgspec.Struct, frozen=True):
    """A waiting question: its `AutoAnswer`'s name, and the seat that brought it up, -1 for none."""

    name: str
    whom: int = -1


class AutoAnswers(Generic[S]):
    """What a seat may answer once for all: nothing, unless a game lists it in `offered`."""

    offered: tuple[AutoAnswer, ...] = ()

    def question(self, state: S, seat: int) -> Question | None:
        """Return the question of `offered` that waits for a seat now, or None."""
        return None

    def action(self, state: S, seat: int, value: str) -> int | None:
        """Return the action by which `value` answers a seat's question, or None to ask it.

        It follows from what the seat may know.
        """
        return None
