"""A table's clock, chat and answers in a file; automatic answers: `store.auto_answers`."""

import re
import time
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.server.domain import agreements, chat, clocks, desk_rows
from velkahra.server.domain.auto_answers import Answer, can_stand
from velkahra.server.domain.bounds import MOST_ROWS, Count, Short
from velkahra.server.domain.chat import ChatError, Said
from velkahra.server.domain.ledger import Ledger, Row, encode
from velkahra.server.store import auto_answers, backend
from velkahra.server.store.clocks import load_kept, uptime
from velkahra.server.store.rows import Rows

Number = Annotated[int, Meta(ge=-1, le=MOST_ROWS)]

_CROWD: Final = re.compile(r"crowd-[0-9a-f]{12}")


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a clock, and how time has passed.

    Attributes:
        terms: one that clocks.terms_of knows.
        late: one of clocks.LATE.
        passed: milliseconds since the last row, charged to no row yet.
        moments: for each row its number, when it was stored, and the milliseconds charged with it.
    """

    terms: Short
    late: Short
    passed: Count
    moments: Annotated[list[tuple[Number, Count, Count]], Meta(max_length=MOST_ROWS + 1)]


class Talk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chat: its mode (one of MODES), names by seat, lines, the oldest first, and reports.

    A report is (number of the line, who reported it, Unix seconds).
    """

    mode: str = chat.MODES[0]
    names: Annotated[list[tuple[Count, Short]], Meta(max_length=8)] = []
    lines: Annotated[list[Said], Meta(max_length=MOST_ROWS)] = []
    reports: Annotated[list[tuple[Count, Short, Count]], Meta(max_length=MOST_ROWS)] = []


def clock_of(connection: backend.Connection, table: str) -> Clock | None:
    """Return a table's clock, as far as servers that were up have moved it, or None."""
    kept = load_kept(connection, table)
    if kept is None:
        return None
    moments = [(n, at, spent) for n, (at, spent) in sorted(kept.moments.items())]
    return Clock(kept.terms, kept.late, uptime(kept), moments)


def talk_of(connection: backend.Connection, table: str) -> Talk:
    """Return the chat of a table."""

    def rows(sql: str) -> list[tuple[int, str, int]]:
        return connection.execute(f"{sql} WHERE table_id = ? ORDER BY 1", (table,)).fetchall()

    mode = connection.execute("SELECT mode FROM chats WHERE table_id = ?", (table,)).fetchone()
    said = connection.execute(
        "SELECT n, who, name, text, signal, at FROM said WHERE table_id = ? ORDER BY n", (table,)
    )
    lines = [Said(n, who, name, text, bool(signal), at) for n, who, name, text, signal, at in said]
    names = [(seat, name) for seat, name, _ in rows("SELECT seat, name, looked FROM sitters")]
    reports = rows("SELECT n, who, at FROM reports")
    return Talk(mode[0] if mode else chat.MODES[0], names, lines, reports)


def check(
    clock: Clock | None, talk: Talk, answers: Sequence[Answer], game: Game, seats: int, rows: int
) -> None:
    """Check the sidecar data of a file: its clock, chat and answers.

    `seats` and `rows` are the numbers of seats and rows of the table.

    Raises: RecordError for what cannot be of such a table.
    """
    if any(not can_stand(game, seats, answer) for answer in answers):
        raise RecordError("an automatic answer names a question that the game does not ask")
    if clock is not None:
        if clocks.terms_of(clock.terms) is None or clock.late not in clocks.LATE:
            raise RecordError(f"there is no clock {clock.terms!r}, {clock.late!r}")
        numbers = [n for n, _, _ in clock.moments]
        if not numbers or max(numbers) >= rows or len(set(numbers)) < len(numbers):
            raise RecordError("the clock's times do not match its rows")
    if talk.mode not in chat.MODES:
        raise RecordError(f"the chat has no mode {talk.mode!r}")
    people = {f"seat-{seat}" for seat in range(seats)}
    who = [line.who for line in talk.lines] + [who for _, who, _ in talk.reports]
    if any(one not in people and not _CROWD.fullmatch(one) for one in who):
        raise RecordError("a line of the chat is from neither a seat nor a spectator")
    if any(seat >= seats for seat, _ in talk.names):
        raise RecordError("a name is given to a seat that does not exist")
    numbers = [line.n for line in talk.lines]
    if len(set(numbers)) < len(numbers):
        raise RecordError("two lines of the chat have the same number")
    reported = [(n, who) for n, who, _ in talk.reports]
    if len(set(reported)) < len(reported) or {n for n, _ in reported} - set(numbers):
        raise RecordError("a report is given twice, or names a line that does not exist")
    if len({seat for seat, _ in talk.names}) < len(talk.names):
        raise RecordError("a seat has two names")
    if len({answer[:3] for answer in answers}) < len(answers):
        raise RecordError("a question has two automatic answers")
    _check_texts(talk, game)


def check_rows(ledger: Ledger, rows: Sequence[Row]) -> None:
    """Check that rows name existing seats, and outcomes that can be entered. Raises: RecordError.

    The rest has been checked by folding the rows into `ledger`.
    """
    seats = len(ledger.play.acted)
    for n, row in enumerate(rows):
        named = [getattr(row, "seat", -1), *getattr(row, "agreed", ())]
        if any(not -1 <= seat < seats for seat in named):
            raise RecordError(f"row {n} of the table names a seat that does not exist")
        if isinstance(row, desk_rows.PostRow):
            try:
                ledger.game.read(row.text)
            except VelkahraError as error:
                raise RecordError(f"row {n} of the table cannot be entered: {error}") from error


def _check_texts(talk: Talk, game: Game) -> None:
    try:
        for line in talk.lines:
            if not line.signal:
                chat.proper(line.text, chat.LONGEST_TEXT)
            elif line.text not in chat.signals_of(game):
                raise RecordError(f"there is no signal {line.text!r}")
        for name in [name for _, name in talk.names] + [line.name for line in talk.lines]:
            if name:
                chat.proper(name, chat.LONGEST_NAME)
    except ChatError as error:
        raise RecordError(f"a text of the chat cannot be shown: {error.reason}") from error


def put(
    connection: backend.Connection,
    table: str,
    clock: Clock | None,
    talk: Talk,
    answers: Sequence[Answer] = (),
) -> None:
    """Write a table's clock, chat and automatic answers; the caller commits."""
    auto_answers.keep(connection, table, answers)
    if clock is not None:
        facts = (table, clock.terms, clock.late, None)
        connection.execute("INSERT INTO clocks VALUES (?, ?, ?, ?)", facts)
        moments = [(table, *moment) for moment in clock.moments]
        connection.executemany("INSERT INTO moments VALUES (?, ?, ?, ?)", moments)
    if talk.mode != chat.MODES[0]:
        connection.execute("INSERT INTO chats VALUES (?, ?)", (table, talk.mode))
    names = [(table, seat, name) for seat, name in talk.names]
    connection.executemany("INSERT INTO sitters (table_id, seat, name) VALUES (?, ?, ?)", names)
    lines = [(table, *msgspec.structs.astuple(line)) for line in talk.lines]
    connection.executemany("INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?)", lines)
    reports = [(table, *report) for report in talk.reports]
    connection.executemany("INSERT INTO reports VALUES (?, ?, ?, ?)", reports)


def halt(connection: backend.Connection, table: str, n: int, passed: int) -> None:
    """Pause a table of `n` rows from a file, `passed` ms after the last; the caller commits.

    Its clock keeps everybody's time, and stands still until somebody goes on.
    """
    (row,) = encode([agreements.MovedRow()])
    Rows(table, n, [row])(connection)
    moment = (table, n, round(1000 * time.time()), passed)
    connection.execute("INSERT INTO moments VALUES (?, ?, ?, ?)", moment)
    connection.execute("UPDATE clocks SET due = NULL WHERE table_id = ?", (table,))
