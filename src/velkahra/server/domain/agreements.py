"""Agreements beside the rules: requests, answers and pauses, as rows of the ledger.

They change no position. `Agreements` is their fold: the pending request, and lines for the log,
which keep their places even when the actions around them are taken back.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated, Final, Literal

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain.bounds import Ply, Seat, Text

BACK: Final = "back"
PAUSE: Final = "pause"
END: Final = "end"
What = Literal["back", "pause", "end"]
MOST_REQUESTS: Final = 3
HOUR: Final = 3600


class AskRow(msgspec.Struct, frozen=True, array_like=True, tag="ask"):
    """A request of `seat`: `what` is BACK (to the first `kept` plies), PAUSE or END."""

    seat: Seat
    what: What
    kept: Ply


class AnswerRow(msgspec.Struct, frozen=True, array_like=True, tag="answer"):
    """An answer of `seat` to the request: `yes` agrees; no declines, or withdraws its own."""

    seat: Seat
    yes: bool


class LapseRow(msgspec.Struct, frozen=True, array_like=True, tag="lapse"):
    """The request has waited too long and lapses."""


class BackRow(msgspec.Struct, frozen=True, array_like=True, tag="back"):
    """Going back to the first `kept` plies, as `seat` asked and all of `agreed` agreed."""

    seat: Seat
    kept: Ply
    agreed: tuple[Seat, ...]


class RevertRow(BackRow, frozen=True, array_like=True, tag="revert"):
    """Going back to the first `kept` plies, as the organiser wants; `seat` is -1."""

    reason: Text = ""


class PauseRow(msgspec.Struct, frozen=True, array_like=True, tag="pause"):
    """A pause, as `seat` asked and all of `agreed` agreed."""

    seat: Seat
    agreed: tuple[Seat, ...]


class EndRow(msgspec.Struct, frozen=True, array_like=True, tag="finish"):
    """The end of the game as it stands, as `seat` asked and all of `agreed` agreed."""

    seat: Seat
    agreed: tuple[Seat, ...]


class ResumeRow(msgspec.Struct, frozen=True, array_like=True, tag="resume"):
    """The end of a pause by `seat`."""

    seat: Seat


class StartRow(msgspec.Struct, frozen=True, array_like=True, tag="start"):
    """The start of the clocks: everybody has come."""


class MovedRow(msgspec.Struct, frozen=True, array_like=True, tag="moved"):
    """A pause because the table comes from a file, so that nobody loses time unknowingly."""


class LateRow(msgspec.Struct, frozen=True, array_like=True, tag="late"):
    """The time of `seat` was up (`again`: once more in that turn); its ply was chosen for it."""

    seat: Seat
    again: bool = False


class RestRow(msgspec.Struct, frozen=True, array_like=True, tag="rest"):
    """`seat` gets seconds back for its days off and quiet hours.

    `elapsed` of them are over; the rest is to come, and need not be looked at again.
    """

    seat: Seat
    seconds: Annotated[int, msgspec.Meta(ge=1, le=10**7)]
    elapsed: Annotated[int, msgspec.Meta(ge=0, le=10**7)]


class HintRow(msgspec.Struct, frozen=True, array_like=True, tag="hint"):
    """A hint that `seat` took."""

    seat: Seat


AgreementRow = (
    AskRow
    | AnswerRow
    | LapseRow
    | BackRow
    | RevertRow
    | PauseRow
    | EndRow
    | ResumeRow
    | StartRow
    | MovedRow
    | LateRow
    | RestRow
    | HintRow
)


class Request(msgspec.Struct, frozen=True):
    """A request that waits for answers.

    Attributes:
        n: the number of its row.
        kept: to how many plies the table would go back.
        count: how many plies that takes back.
        agreed: the seats that have said yes.
    """

    n: int
    seat: int
    what: str
    kept: int
    count: int
    agreed: tuple[int, ...] = ()


class Note(msgspec.Struct, frozen=True):
    """A line of the log that is no action; it stands after the first `after` plies.

    `key` names its sentence, `seat` is the subject (or -1), `count` a number in it, `agreed` the
    seats that agreed, `text` what somebody typed.
    """

    after: int
    key: str
    seat: int = -1
    count: int = 0
    agreed: tuple[int, ...] = ()
    text: str = ""


class Agreements:
    """The fold of the rows above.

    Attributes:
        pending: the request that waits for answers.
        paused: nobody may act, and no clock runs.
        halted: only the organiser can end the pause.
        ended: all agreed to end the game as it stands.
        started: everybody has come.
        notes: lines for the log, in order.
        late: how many decisions the clock made for each seat.
        floor: plies before this one were chosen by the clock; nobody takes them back alone.
    """

    def __init__(self) -> None:
        self.pending: Request | None = None
        self.paused = False
        self.halted = False
        self.ended = False
        self.started = False
        self.notes: Final[list[Note]] = []
        self.floor = 0
        self.late: Final[Counter[int]] = Counter()
        self._asked: Final[dict[int, int]] = {}

    @property
    def holds_bots(self) -> bool:
        """Return whether bots wait: while the table pauses, or may be taken back."""
        return self.paused or (self.pending is not None and self.pending.what == BACK)

    def may_ask(self, seat: int) -> bool:
        """Return whether the seat has requests left until it acts again."""
        return self._asked.get(seat, 0) < MOST_REQUESTS

    def acted(self, seat: int) -> None:
        """Drop requests about an older position, because a seat (or CHANCE) acted."""
        self._asked.pop(seat, None)
        self._moved()

    def went_back(self, kept: int) -> None:
        """Update after going back to the first `kept` plies."""
        self._moved()
        self.floor = min(self.floor, kept)
        for i, note in enumerate(self.notes):
            if note.after > kept:
                self.notes[i] = msgspec.structs.replace(note, after=kept)

    def take(self, row: AgreementRow, n: int, seats: Sequence[int]) -> None:
        """Apply row number `n`; `seats` are the seats of the plies before it."""
        if isinstance(row, BackRow):
            # The ledger goes back to `row.kept` next and drops this note with the others.
            self.pending = None
            self.notes.append(_went_back(row, len(seats), _actions(seats[row.kept :])))
            return
        tell: Callable[..., None] = lambda key, *facts: self.notes.append(  # noqa: E731
            Note(len(seats), f"note-{key}", *facts)
        )
        if isinstance(row, AskRow):
            self._ask(row, n, seats)
            tell(f"ask-{row.what}", row.seat, _actions(seats[row.kept :]))
        elif isinstance(row, AnswerRow):
            self._answer(row, tell)
        elif isinstance(row, LapseRow):
            self.pending = None
            tell("lapsed")
        elif isinstance(row, PauseRow):
            self.pending, self.paused = None, True
            tell("paused", row.seat, 0, row.agreed)
        elif isinstance(row, EndRow):
            self.pending, self.paused, self.ended = None, True, True
            tell("ended", row.seat, 0, row.agreed)
        elif isinstance(row, ResumeRow):
            self.paused = False
            tell("resumed", row.seat)
        elif isinstance(row, MovedRow):
            self.paused = True
            tell("moved")
        elif isinstance(row, StartRow):
            self.started = True
            tell("started")
        elif isinstance(row, RestRow | HintRow):
            self._count(row, tell)
        else:
            self.floor = len(seats) + 1
            self.late[row.seat] += 1
            if not row.again:
                tell("late", row.seat)

    def _count(self, row: RestRow | HintRow, tell: Callable[..., None]) -> None:
        if isinstance(row, RestRow):
            tell("rested", row.seat, -(-row.seconds // HOUR))
            return
        before = sum(note.key == "note-hint" and note.seat == row.seat for note in self.notes)
        tell("hint", row.seat, before + 1)

    def _ask(self, row: AskRow, n: int, seats: Sequence[int]) -> None:
        self._asked[row.seat] = self._asked.get(row.seat, 0) + 1
        count = _actions(seats[row.kept :])
        self.pending = Request(n, row.seat, row.what, row.kept, count)

    def _answer(self, row: AnswerRow, tell: Callable[..., None]) -> None:
        pending = self.pending
        if pending is None:
            return
        if row.yes:
            self.pending = msgspec.structs.replace(pending, agreed=(*pending.agreed, row.seat))
            return
        self.pending = None
        tell("withdrawn" if row.seat == pending.seat else "declined", row.seat)

    def _moved(self) -> None:
        if self.pending is not None and self.pending.what == BACK:
            self.pending = None


def _went_back(row: BackRow, after: int, count: int) -> Note:
    if isinstance(row, RevertRow):
        key = f"note-reverted{'-why' if row.reason else ''}"
        return Note(after, key, count=count, text=row.reason)
    return Note(after, "note-back", row.seat, count, row.agreed)


def _actions(seats: Sequence[int]) -> int:
    """Return the number of plies that somebody decided."""
    return sum(seat >= 0 for seat in seats)


class NotNow(VelkahraError):
    """Raised when an action is not possible now. `name` is the message key of the reason."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name: Final = name


def check_going(agreements: Agreements) -> None:
    """Raise NotNow while the table pauses or is held, or after all agreed to end the game."""
    if agreements.paused:
        held = "halted" if agreements.halted else "paused"
        raise NotNow("ended" if agreements.ended else held)
