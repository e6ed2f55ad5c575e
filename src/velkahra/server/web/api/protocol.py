"""Messages between programs and the server: JSON objects, version 1.

Fields may be added, so programs ignore unknown ones. Nothing is removed or changes its meaning but
in a new version, at an address of its own.
"""

from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from velkahra.core.contract.refusals import Refusal
from velkahra.server.live.protocol import Notation, Version

API: Final = 1

Code = Annotated[int, Meta(ge=0, le=2**62)]


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action, in notation or as its integer, for the position of `version`."""

    version: Version
    action: Notation | Code


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request, at `version`, to take back one's last action, or all after the first `plies`."""

    version: Version
    plies: Version | None = None


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the position of `version`."""

    version: Version


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to request number `n` of another seat: `yes` or no."""

    n: Version
    yes: bool


class Seat(msgspec.Struct, frozen=True):
    """A seat: its word in notation, and "person" or "bot NAME"."""

    name: str
    player: str


class Legal(msgspec.Struct, frozen=True):
    """A legal action: in notation, as its integer `code`, and as "kind" and the fields' labels."""

    text: str
    code: int
    parts: dict[str, str]


class Clock(msgspec.Struct, frozen=True):
    """The clock of a seat when this was sent: the milliseconds left, and whether they run."""

    seat: int
    milliseconds: int
    running: bool


class Request(msgspec.Struct, frozen=True):
    """A request of another seat, number `n`, in words; `answer`: this seat is asked."""

    n: int
    text: str
    answer: bool


class Position(msgspec.Struct, frozen=True):
    """Everything a seat may know of the table now, except the history.

    Attributes:
        game: registry name.
        seat: whose knowledge this is; -1 for a spectator's.
        version: grows with everything that happens, even when something is taken back.
        plies: how many actions stand, chance included: falls when something is taken back.
        undone: how often something was taken back.
        over: the game has ended, by its rules or by agreement.
        paused: nobody can act until the table goes on.
        acting: seats that have something to decide.
        yours: this one has.
        actions: its legal actions.
        steps_in: its legal actions for which the game does not wait.
        can_undo: it may take back its last action.
        asked: another seat's request.
        clocks: the seats' clocks; empty without.
        view: the data behind the page.
        result: each seat's share of the victory when the game is over.
        hints: the seat may ask for hints at this table.
    """

    api: int
    table: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[Seat]
    seat: int
    version: int
    plies: int
    undone: int
    over: bool
    paused: bool
    acting: list[int]
    yours: bool
    actions: list[Legal]
    steps_in: list[Legal]
    can_undo: bool
    asked: Request | None
    clocks: list[Clock]
    view: Any
    result: list[float] | None
    hints: bool


class Happened(msgspec.Struct, frozen=True):
    """An event: its ply, its kind, its facts as numbers, and its line of the log.

    `names` are the facts that are not plain numbers, in the words of notation.
    """

    ply: int
    kind: str
    facts: dict[str, int]
    names: dict[str, str]
    text: str


class History(msgspec.Struct, frozen=True):
    """Events of the plies from `first` up to `next`; there are more if `next` is below `plies`."""

    version: int
    plies: int
    undone: int
    first: int
    next: int
    events: list[Happened]


class Kept(msgspec.Struct, frozen=True):
    """The action was carried out; the table is at this version."""

    version: int


class Preview(msgspec.Struct, frozen=True):
    """The effects of an action at `version`, as lines of the log, as far as the seat can know."""

    version: int
    lines: list[str]


class Hint(msgspec.Struct, frozen=True):
    """A recommended action, in notation and as its integer, `code`. Chances are 0..1.

    Attributes:
        chance: the chances to win after it.
        gain: its effects, as lines of the log, up to the first thing one cannot know.
        risk: the expected answer, or "".
        after: the chances after that too; None if nothing is expected.
        reason: why it is better than the others; "" if nothing stands out.
    """

    text: str
    code: int
    chance: float
    gain: list[str]
    risk: str
    after: float | None
    reason: str = ""


class Hints(msgspec.Struct, frozen=True):
    """Recommended actions at `version`, the best first. Everybody sees that hints were asked."""

    version: int
    hints: list[Hint]


class Why(msgspec.Struct, frozen=True):
    """The rule that forbids an action, the numbers in its sentence, and the rule summed up.

    `variant` tells apart sentences of one rule, "" for the usual one. `names` are the facts that
    are not plain numbers, in the words of notation.
    """

    rule: str
    variant: str
    facts: dict[str, int]
    names: dict[str, str]
    summary: str

    @classmethod
    def of(cls, refusal: Refusal, names: dict[str, str], summary: str) -> "Why":
        """Return the answer for a refusal; `names` and `summary` are as in this class."""
        return cls(refusal.rule, refusal.variant, refusal.facts, names, summary)


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error: `code` is stable, for programs; `message` is for people and may change.

    `why` is there for a refusal by the rules, and `version`, the table's, for a stale one.
    """

    code: str
    message: str
    why: Why | None = None
    version: int | None = None


class Failed(msgspec.Struct, frozen=True):
    """The answer when something went wrong."""

    error: Failure


T = TypeVar("T")


def read(raw: bytes, kind: type[T]) -> T:
    """Return a program's message, read strictly. Raises: msgspec.DecodeError (wrong types too)."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except RecursionError as error:  # a thousand nested brackets
        raise msgspec.DecodeError("the message is nested too deeply") from error
