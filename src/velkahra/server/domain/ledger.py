"""A table's rows and their fold: a game, with undone actions still recorded."""

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

import msgspec

from velkahra.core.contract.events import Event
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import OutOfTurn, Refusal
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play import dealer, play
from velkahra.server.domain import agreements, bounds, provenance
from velkahra.server.domain.desk_rows import DeskRow, DeskState, Waiting

BY_HAND: Final = -1
BY_ITSELF: Final = -2


class PlyRow(msgspec.Struct, frozen=True, array_like=True, tag="ply"):
    """An action of `seat` (or CHANCE), `text` in notation."""

    seat: bounds.Seat
    text: bounds.Text


class StandRow(PlyRow, frozen=True, array_like=True, tag="stand"):
    """An action by an automatic answer of `seat`; the sentence `mark` says so in the log."""

    mark: ClassVar[str] = "auto-answer-done"


class ForcedRow(StandRow, frozen=True, array_like=True, tag="forced"):
    """The only possible action of `seat`, carried out without asking."""

    mark: ClassVar[str] = "forced-done"


class PlannedRow(StandRow, frozen=True, array_like=True, tag="planned"):
    """A conditional move of `seat`: the others acted as its plan expected."""

    mark: ClassVar[str] = "plan-done"


class EntryRow(PlyRow, frozen=True, array_like=True, tag="entry"):
    """An outcome from the organiser's desk, not from the dealer, and the reason given.

    `post` is the row in which it waited to be entered, or BY_HAND, or BY_ITSELF.
    """

    reason: bounds.Text = ""
    post: bounds.Ply = BY_HAND


class UndoRow(msgspec.Struct, frozen=True, array_like=True, tag="undo"):
    """An undo by `seat`: only the first `kept` plies stand."""

    seat: bounds.Seat
    kept: bounds.Ply


class RecallRow(msgspec.Struct, frozen=True, array_like=True, tag="recall"):
    """`seat` takes back its secret choice, ply number `ply`, while others still choose."""

    seat: bounds.Seat
    ply: bounds.Ply


Row = (
    PlyRow
    | StandRow
    | ForcedRow
    | PlannedRow
    | EntryRow
    | UndoRow
    | RecallRow
    | provenance.OriginRow
    | agreements.AgreementRow
    | DeskRow
)

AutoAnswerOf = Callable[[State], StandRow | None]
"""Gives the row of a decision that is made already; None if there is none."""

_decoder: Final = msgspec.json.Decoder(Row)
_encoder: Final = msgspec.json.Encoder()


def encode(rows: Iterable[Row]) -> list[bytes]:
    """Return rows as bytes for the store, one for each row."""
    return [_encoder.encode(row) for row in rows]


def decode(raw: bytes) -> Row:
    """Return a row from bytes of the store. Raises: msgspec.DecodeError if they are not a row."""
    try:
        row: Row = _decoder.decode(raw)
    except RecursionError as error:
        raise msgspec.DecodeError("brackets are nested too deeply") from error
    return row


class Ledger:
    """The fold of a table's rows. `version` is the number of rows, so it never goes back.

    Attributes:
        origin: where the first plies come from, if nobody played them here.
        given: how many of the plies that stand come from there.
        undone: how often something was taken back.
        agreements: requests and pauses beside the rules.
        settled: the version since which the position has been the same.
        returned: the position was reached by going back.
        stood: the plies that stand and were automatic answers, with the mark of each.
        desk: the organiser's actions beside the game.
        entries: the plies that stand and were entered at the desk.
        auto_answer: decides for seats that have answered once for all.
    """

    def __init__(self, game: Game, seats: int, options: Options, seed: str) -> None:
        self.game: Final = game
        self.play: Final = play.Play(game, seats, options)
        self.dealer: Final = dealer.Dealer(seed)
        self.version = 0
        self.origin: provenance.OriginRow | None = None
        self.given = 0
        self.undone = 0
        self.agreements: Final = agreements.Agreements()
        self.settled = 0
        self.returned = False
        self.stood: Final[dict[int, str]] = {}
        self.desk: Final = DeskState()
        self.entries: Final[dict[int, EntryRow]] = {}
        self.auto_answer: AutoAnswerOf = lambda state: None
        self._gone: frozenset[int] = frozenset()

    @property
    def state(self) -> State:
        """The current state. Callers must not change it."""
        return self.play.state

    @property
    def has_desk(self) -> bool:
        """Return whether an organiser enters outcomes at this table."""
        desk = self.game.desk
        return desk is not None and desk.is_used(self.play.options)

    def first(self) -> list[Row]:
        """Return the rows of a new table: the first draws of chance; none if it shows a record."""
        if self.origin and self.origin.kind == provenance.RECORD:
            return []
        return self.answered()

    def answered(self) -> list[Row]:
        """Return the rows that follow without a decision in this position; mostly none."""
        return self._following(self.state.clone(), self.play.version)

    def due_answers(self) -> list[Row]:
        """Return the rows of automatic answers to pending questions; none after going back."""
        return [] if self.returned else self.answered()

    def act(self, seat: int, action: int) -> list[Row]:
        """Return the rows of an action and of its automatic consequences; change nothing yet.

        Raises: OutOfTurn and IllegalAction as `State.apply`.
        """
        state = self.state.clone()
        state.apply(seat, action)
        row = PlyRow(seat, self.game.write(seat, action))
        return [row, *self._following(state, self.play.version + 1)]

    def enter(self, texts: Iterable[str], reason: str = "") -> list[Row]:
        """Return the rows of outcomes, in notation, that the organiser enters one after the other.

        Raises: NotationError, IllegalAction, OutOfTurn where the game does not wait for one.
        """
        state = self.state.clone()
        rows: list[EntryRow] = []
        for text in texts:
            action = self.game.read(text)
            if not self.game.table.is_entered(state):
                raise OutOfTurn(CHANCE, action, Refusal(""))
            state.apply(CHANCE, action)
            rows.append(EntryRow(CHANCE, self.game.write(CHANCE, action)))
        rows[-1:] = [EntryRow(row.seat, row.text, reason) for row in rows[-1:]]
        return [*rows, *self._following(state, self.play.version + len(rows))]

    def release(self) -> list[Row]:
        """Return the rows that were held up until now, as if nothing held them."""
        return self._following(self.state.clone(), self.play.version, held=False)

    def undo(self, seat: int, kept: int | None = None) -> list[Row]:
        """Return the row that takes back the seat's plies after `kept`; none beyond the border.

        Without `kept` it is the last choice, with the only possible actions that followed it, or a
        secret choice while others still choose.
        """
        secret = self._secret(seat)
        if secret is not None and kept in (None, secret):
            return [RecallRow(seat, secret)]
        border = self.border(seat)
        to = self._last_choice(border) if kept is None else kept
        return [UndoRow(seat, to)] if border <= to < self.play.version else []

    def _last_choice(self, border: int) -> int:
        """Return the ply, from `border` on, that was chosen last; the first one if none was."""
        ply = self.play.version - 1
        while ply > border and self.stood.get(ply) == ForcedRow.mark:
            ply -= 1
        return ply

    def can_undo(self, seat: int, border: int | None = None) -> bool:
        """Return whether the seat may take back its last action; `border` avoids computing it."""
        if seat < 0:
            return False
        first = self.border(seat) if border is None else border
        return first < self.play.version or self._secret(seat) is not None

    def border(self, seat: int) -> int:
        """Return the first ply the seat may go back to without asking anybody."""
        return max(self.play.undo_border(seat), self.agreements.floor)

    def fold(self, rows: Iterable[Row]) -> None:
        """Apply the rows."""
        for row in rows:
            if isinstance(row, agreements.AgreementRow):
                who = [seat for seat, _ in self.play.plies]
                self.agreements.take(row, self.version, who)
            elif isinstance(row, DeskRow):
                self.desk.take(row, self.version, self.play.version, self.agreements)
            self._move(row)
            self.version += 1
            if isinstance(row, PlyRow | UndoRow | agreements.BackRow | RecallRow):
                self.settled = self.version
                self.returned = not isinstance(row, PlyRow)

    def _move(self, row: Row) -> None:
        if isinstance(row, PlyRow):
            self._play(row)
        elif isinstance(row, provenance.OriginRow):
            self.origin, self.given = row, row.plies
        elif isinstance(row, UndoRow | agreements.BackRow):
            self._go_back(row.kept)
        elif isinstance(row, RecallRow):
            self._recall(row.ply)

    def _play(self, row: PlyRow) -> None:
        if isinstance(row, StandRow):
            self.stood[self.play.version] = row.mark
        if isinstance(row, EntryRow):
            self.entries[self.play.version] = row
        if self.version in self._gone:
            self.play.skip(row.seat)
        else:
            self.play.act(row.seat, self.game.read(row.text))
        self.agreements.acted(row.seat)
        if self.state.is_over():
            self.agreements.pending = None
        if isinstance(row, EntryRow):
            self.desk.entered(row.post, row.reason, self.play.version, self.agreements)

    def read(self, rows: Iterable[bytes]) -> None:
        """Apply the store's rows; only plies that stand are played (clocks: `RoomClock.replay`)."""
        raw = list(rows)
        self._gone = _taken_back(raw)
        self.fold(decode(row) for row in raw)
        self._gone = frozenset()

    def latest(self, seat: int) -> list[Event]:
        """List the events since the last action of `seat`, or else those of that action.

        For a spectator they are those of the last seat's actions in a row. Chance counts with the
        seat before it.
        """
        plies = self.play.plies
        start = len(plies)
        while start and plies[start - 1][0] == CHANCE:
            start -= 1
        actor = plies[start - 1][0] if start else CHANCE
        while start and _is_news(plies[start - 1][0], actor, seat):
            start -= 1
        if start and actor == seat:
            start -= 1
        return [event for events in self.play.happened[start:] for event in events]

    def _go_back(self, kept: int) -> None:
        if self._gone:
            self.play.drop(kept)
        else:
            self.play.undo(kept)
        self.agreements.went_back(kept)
        for noted in (self.stood, self.entries):
            for ply in [ply for ply in noted if ply >= kept]:
                del noted[ply]
        self.given = min(self.given, kept)
        self.undone += 1

    def _secret(self, seat: int) -> int | None:
        """Return the ply of the seat's own secret choice that may be taken back out of turn."""
        ply = self.play.secret_ply(seat)
        last = self.play.version - 1
        return ply if ply is not None and self.agreements.floor <= ply < last else None

    def _recall(self, ply: int) -> None:
        self.play.recall(ply)
        stood = {n - (n > ply): mark for n, mark in self.stood.items() if n != ply}
        self.stood.clear()
        self.stood.update(stood)
        self.undone += 1

    def _following(self, state: State, ply: int, held: bool | None = None) -> list[Row]:
        """Return the rows of draws and automatic answers, and advance `state` with them.

        `held`: whether the organiser stops the game where it would go on; None: as now.
        """
        rows: list[Row] = []
        waiting = list(self.desk.waiting)
        stops = self.desk.held if held is None else held
        while (found := self._next(state, ply + len(rows), waiting, stops)) is not None:
            state.apply(found.seat, self.game.read(found.text))
            rows.append(found)
        return rows

    def _next(self, state: State, ply: int, waiting: list[Waiting], stops: bool) -> PlyRow | None:
        """Return the row of a draw or an automatic answer; None if somebody has to decide."""
        if state.actor() == CHANCE:
            if self.game.table.is_entered(state):
                return self._from_desk(state, waiting, stops)
            return PlyRow(CHANCE, self.game.write(CHANCE, self.dealer.draw(state, ply)))
        return self.auto_answer(state)

    def _from_desk(self, state: State, waiting: list[Waiting], stops: bool) -> EntryRow | None:
        """Return the row of an entry that waited for this moment, or the automatic one."""
        for number, post in enumerate(waiting):
            if state.refusal(CHANCE, self.game.read(post.text)) is None:
                del waiting[number]
                return EntryRow(CHANCE, post.text, post.reason, post.n)
        desk = self.game.desk
        text = desk.goes_on(state) if desk is not None and not stops else ""
        return EntryRow(CHANCE, text, post=BY_ITSELF) if text else None


def _taken_back(rows: Iterable[bytes]) -> frozenset[int]:
    """Return the numbers of rows whose plies do not stand; none if a secret choice was undone."""
    standing_plies: list[int] = []
    gone: set[int] = set()
    for n, raw in enumerate(rows):
        try:
            row = decode(raw)
        except msgspec.DecodeError:
            break  # `fold` raises an error that names this row
        if isinstance(row, PlyRow):
            standing_plies.append(n)
        elif isinstance(row, UndoRow | agreements.BackRow) and 0 <= row.kept <= len(standing_plies):
            gone.update(standing_plies[row.kept :])
            del standing_plies[row.kept :]
        elif isinstance(row, RecallRow):
            return frozenset()
    return frozenset(gone)


def _is_news(who: int, actor: int, seat: int) -> bool:
    """Return whether a ply of `who` is news to `seat`, if `actor` acted last."""
    return who != seat if seat >= 0 else who in (actor, CHANCE)
