"""Messages between programs and the server: JSON objects, version 1.

Fields may be added, so programs ignore unknown ones. Nothing is removed or changes its meaning but
in a new version, at an address of its own.
"""

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from velkahra.core.contract.refusals import Refusal
from velkahra.server.live.protocol import Notation, Version

API: Final = 1

Code = Annotated[int, msgspec.Meta(ge=0, le=2**62)]


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


class SeatOfHost(msgspec.Struct, frozen=True):
    """A seat as the host of its table sees it.

    Attributes:
        name: its word in notation.
        player: "person" or "bot NAME".
        state: "open": the link is the host's to give away; "bot"; "free": on the public list;
            "taken": from there; "reserved": for the player of the game before.
        link: the invitation, where the state is "open".
        here: a page of this seat is connected.
        token: of a program's seat, when the table is opened and never again.
    """

    seat: int
    name: str
    player: str
    state: Literal["open", "bot", "free", "taken", "reserved"]
    link: str | None
    here: bool
    token: str | None = None


class Hosted(msgspec.Struct, frozen=True):
    """A table as its host sees it: its seats, and the link to watch it."""

    api: int
    table: str
    watch: str
    seats: list[SeatOfHost]


class Opened(Hosted, frozen=True):
    """A new table, as its host sees it.

    Attributes:
        address: of the table, for programs.
        host: the token of its host, who can see all links that are not taken.
        page: the host's page with these links; that of the desk where an organiser leads the game.
    """

    address: str
    host: str
    page: str


class Token(msgspec.Struct, frozen=True):
    """A new token of a seat, -1 for watching, at the table of this address. It is shown once."""

    seat: int
    token: str
    address: str


class Revoked(msgspec.Struct, frozen=True):
    """The number of tokens of a seat that were revoked."""

    seat: int
    tokens: int


class About(msgspec.Struct, frozen=True):
    """The version of the API, that of the program, and the games with their addresses."""

    api: int
    program: str
    games: dict[str, str]


class ActionField(msgspec.Struct, frozen=True):
    """A field of a kind of action, with the labels of its values."""

    name: str
    labels: list[str]


class ActionKind(msgspec.Struct, frozen=True):
    """A kind of action: its first integer, how many there are, and its fields.

    The first field is the most significant.
    """

    kind: str
    first: int
    count: int
    fields: list[ActionField]


class GameInfo(msgspec.Struct, frozen=True):
    """A game: the version of its rules, numbers of seats, options with values, and all actions."""

    api: int
    game: str
    rules: int
    seats: list[int]
    options: dict[str, list[str]]
    actions: int
    kinds: list[ActionKind]


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
        chance: the chances to win after it; the same for actions that cannot be told apart.
        gain: its effects, as lines of the log, up to the first thing one cannot know.
        risk: the expected answer, or "".
        reason: the purpose it serves; "" if nothing stands out.
    """

    text: str
    code: int
    chance: float
    gain: list[str]
    risk: str
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


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Problem details (RFC 9457) of a request that failed.

    Attributes:
        type: the address of the explanation of the `code`, below this server.
        title: the code in words, in English.
        status: the status of HTTP.
        detail: the sentence of `error`, for people.
        code: the code of `error`, for programs.
        error: the same as `code`, `detail`, `version` and `why`, under the names of before.
        version: the table's, where the request met the table as it is.
        why: the rule that refuses.
    """

    type: str
    title: str
    status: int
    detail: str
    code: str
    error: Failure
    version: int | None = None
    why: Why | None = None


T = TypeVar("T")


def read(raw: bytes, kind: type[T]) -> T:
    """Return a program's message, read strictly. Raises: msgspec.DecodeError (wrong types too)."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except RecursionError as error:  # a thousand nested brackets
        raise msgspec.DecodeError("the message is nested too deeply") from error
