"""The store of tables: SQLite, one writer thread, many jobs to a commit.

A job is a function of the connection. Jobs that wait at the same time share one transaction, and
rows of tables that come one after the other share a statement, because the writer gives the
interpreter away at each and waits for the event loop to give it back. If one of the jobs fails they
are done again, each inside a savepoint of its own, so that it takes no other with it; a job
therefore changes nothing but the database. A job's caller hears of success only after the commit is
on the disk.
"""

import asyncio
import contextlib
import errno
import queue
import sqlite3
import tempfile
import threading
import zlib
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import msgspec

from velkahra.core import registry
from velkahra.server.domain.tables import SeatRow, TableRow
from velkahra.server.store import schema
from velkahra.server.store.damage import Mark, dropped_frames

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Place = tuple[str, int, bytes]
"""A row with its table and its number."""
Waiting = tuple[Job, "asyncio.Future[Any] | None"]
Outcome = tuple[Any, "StoreError | None"]

MOST_TOGETHER: Final = 512
MOST_ROWS: Final = 240  # older SQLite allows 999 values in a statement
IDLE_SECONDS: Final = 2.0
BUSY_SECONDS: Final = 2.0
DATABASE: Final = "tables.sqlite3"
LOCK: Final = "tables.lock"


class StoreError(Exception):
    """Raised when the store fails; nothing was changed. `reason` is a message key."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason: Final = reason


class InUseError(StoreError):
    """Raised when another process has this folder open."""


class DamagedError(StoreError):
    """Raised when a table's rows are not as they were stored; `message` says how, for the log."""

    def __init__(self, message: str) -> None:
        super().__init__("store-damaged", message)


class Rows:
    """The job that stores rows of a table."""

    def __init__(self, table: str, first: int, rows: Sequence[bytes]) -> None:
        self.placed: Final[list[Place]] = [(table, n, what) for n, what in enumerate(rows, first)]

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Store the rows, without others."""
        _append(connection, self.placed)


class Connection(sqlite3.Connection):
    """The writer's connection. It counts the rows that were appended since a transaction began."""

    appended = 0


class Store:
    """The tables of one folder. Only one process may have a folder open.

    Attributes:
        dropped: commits of the database's log that SQLite had to pass over when it was opened.
        lost: how many rows fewer there were then than had been kept.
    """

    def __init__(self, folder: Path) -> None:
        """Open or create the database.

        Raises: InUseError if another process has it, StoreError if it cannot be opened.
        """
        self.dropped = self.lost = 0
        self._lock: sqlite3.Connection | None = None
        self._jobs: Final[queue.SimpleQueue[Waiting | None]] = queue.SimpleQueue()
        self._closed = False
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds are secret
            self._lock = hold(folder / LOCK)
            self.dropped = dropped_frames(folder / f"{DATABASE}-wal")
            self._connection: Final = _open(folder / DATABASE)
            schema.migrate(self._connection)
            self._mark: Final = Mark(folder)
            self._rows = self._count()
            if self._rows is not None:
                self.lost = max(0, self._mark.read() - self._rows)
        except (OSError, sqlite3.Error, ValueError) as error:
            if self._lock is not None:
                self._lock.close()
            why = why_not(folder, error)
            raise StoreError("store-broken", f"cannot open {folder / DATABASE}: {why}") from error
        self._writer: Final = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish the jobs that wait, and close; later jobs are refused."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        self._writer.join()
        self._mark.close()
        self._connection.close()
        if self._lock is not None:
            self._lock.close()

    async def run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in the writer's next transaction and return its result.

        Raises: StoreError; then nothing has changed.
        """
        if self._closed:
            raise StoreError("store-closed", "the store is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, done))
        return await done  # a cancelled caller does not stop a job that is being written

    def soon(self, job: Job) -> None:
        """Run a job in the writer's next transaction; nobody waits for it or hears of failure."""
        if not self._closed:
            self._jobs.put((job, None))

    async def open_table(
        self, table: TableRow, rows: Sequence[bytes], also: Job | None = None
    ) -> None:
        """Store a new table with its first rows, and run `also` with it."""

        def job(connection: sqlite3.Connection) -> None:
            insert_table(connection, table, rows)
            if also is not None:
                also(connection)

        await self.run(job)

    async def append(
        self, table: str, n: int, rows: Sequence[bytes], also: Job | None = None
    ) -> None:
        """Store rows n, n + 1 ... of a table together with `also`, or neither.

        Raises: StoreError, even if a row is already there.
        """
        keep = Rows(table, n, rows)

        def job(connection: sqlite3.Connection) -> None:
            keep(connection)
            if also is not None:
                also(connection)

        await self.run(keep if also is None else job)

    async def load(self, table: str, damaged: bool = False) -> tuple[TableRow, list[bytes]] | None:
        """Return a table with all its rows as bytes; None if there is none of this name.

        Raises: DamagedError, unless it is wanted even if `damaged`; StoreError.
        """
        return await self.run(lambda connection: load_table(connection, table, damaged))

    def _count(self) -> int | None:
        """Return the number of rows of all tables; None if the database is too damaged."""
        try:
            return int(self._connection.execute("SELECT count(*) FROM plies").fetchone()[0])
        except sqlite3.DatabaseError:
            return None

    def _next(self) -> Waiting | None:
        """Wait for a job and return it; write back the log when there is none for a while."""
        try:
            return self._jobs.get(timeout=IDLE_SECONDS)
        except queue.Empty:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            return self._jobs.get()

    def _write(self) -> None:
        while (first := self._next()) is not None:
            batch = [first]
            going_on = True
            while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    going_on = False
                    break
                batch.append(following)
            self._commit(batch)
            if not going_on:
                return

    def _commit(self, batch: list[Waiting]) -> None:
        """Run a batch in one transaction, then tell the callers."""
        jobs = [job for job, _ in batch]
        try:
            outcomes = self._transact(jobs, self._do_together)
        except Exception:
            try:
                outcomes = self._transact(jobs, lambda jobs: [self._do_apart(job) for job in jobs])
            except Exception as error:
                outcomes = [(None, _explained(error))] * len(batch)
        _resolve(zip((done for _, done in batch), outcomes, strict=True))

    def _transact(self, jobs: list[Job], do: Callable[[list[Job]], list[Outcome]]) -> list[Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.appended = 0
            outcomes = do(jobs)
            self._connection.execute("COMMIT")
            if self._connection.appended:
                self._note(self._connection.appended)
        except Exception:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return outcomes

    def _note(self, appended: int) -> None:
        """Record how many rows there are now."""
        known = self._rows is not None and self._mark.is_there
        self._rows = (self._rows or 0) + appended if known else self._count()
        if self._rows is not None:
            self._mark.write(self._rows)

    def _do_together(self, jobs: list[Job]) -> list[Outcome]:
        """Run jobs one after the other. If one fails, all have to be undone."""
        outcomes: list[Outcome] = []
        for kind, alike in groupby(jobs, type):
            if kind is Rows:
                rows = [cast(Rows, job) for job in alike]
                _append(self._connection, [row for job in rows for row in job.placed])
                outcomes += [(None, None)] * len(rows)
            else:
                outcomes += [(job(self._connection), None) for job in alike]
        return outcomes

    def _do_apart(self, job: Job) -> Outcome:
        """Run a job in a savepoint, so that its failure affects no other."""
        self._connection.execute("SAVEPOINT job")
        try:
            result = job(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # a full disk ends the whole transaction, so the whole batch has failed
            self._connection.execute("ROLLBACK TO job")
            return None, _explained(error)
        self._connection.execute("RELEASE job")
        return result, None


def _resolve(outcomes: Iterable[tuple["asyncio.Future[Any] | None", Outcome]]) -> None:
    """Give all callers their results, with one call to each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Outcome]]] = {}
    for done, outcome in outcomes:
        if done is not None:
            loops.setdefault(done.get_loop(), []).append((done, outcome))
    for loop, told in loops.items():
        with contextlib.suppress(RuntimeError):  # the caller may be gone with its event loop
            loop.call_soon_threadsafe(_settle, told)


def _settle(told: list[tuple["asyncio.Future[Any]", Outcome]]) -> None:
    for done, (result, failure) in told:
        if done.done():
            continue  # the caller was cancelled
        if failure is None:
            done.set_result(result)
        else:
            done.set_exception(failure)


def insert_table(connection: sqlite3.Connection, table: TableRow, rows: Sequence[bytes]) -> None:
    """Write a new table with its first rows; the caller commits."""
    connection.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.game,
            table.rules,
            msgspec.json.encode(table.options).decode(),
            table.language,
            table.seed,
            table.host_key,
            table.watch_key,
            table.created,
        ),
    )
    seats = [(table.id, n, seat.player, seat.key) for n, seat in enumerate(table.seats)]
    connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?)", seats)
    Rows(table.id, 0, rows)(connection)


def _append(connection: sqlite3.Connection, rows: Sequence[Place]) -> None:
    """Write rows with as few statements as possible."""
    for at in range(0, len(rows), MOST_ROWS):
        some = rows[at : at + MOST_ROWS]
        places = ", ".join(["(?, ?, ?, ?)"] * len(some))
        values = [value for row in some for value in (*row, sum_of(*row))]
        connection.execute(f"INSERT INTO plies (table_id, n, what, sum) VALUES {places}", values)
    if isinstance(connection, Connection):
        connection.appended += len(rows)


def sum_of(table: str, n: int, what: bytes) -> int:
    """Return the CRC-32 of the row `what` and its position, number `n` of a table."""
    return zlib.crc32(what, zlib.crc32(f"{table} {n}".encode()))


def load_table(
    connection: sqlite3.Connection, table: str, damaged: bool = False
) -> tuple[TableRow, list[bytes]] | None:
    """Return a table with all its rows as bytes; None if there is none of this name.

    A table of older rules has the options with which it goes on under today's. Raises:
    DamagedError, unless it is wanted even if `damaged`.
    """
    found = connection.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    seats = connection.execute(
        "SELECT player, key FROM seats WHERE table_id = ? ORDER BY seat", (table,)
    )
    rows = rows_of(connection, table, damaged)
    names = TableRow.__struct_fields__[:-1]
    facts = dict(zip(names, found, strict=True))
    options = msgspec.json.decode(facts["options"], type=dict[str, str])
    facts["rules"], facts["options"] = registry.upgraded(facts["game"], facts["rules"], options)
    table_row = TableRow(**facts, seats=tuple(SeatRow(*seat) for seat in seats))
    return table_row, rows


def rows_of(connection: sqlite3.Connection, table: str, damaged: bool = False) -> list[bytes]:
    """Return the rows of a table as bytes, in order.

    Raises: DamagedError if they are not those that were kept, unless they are wanted even
    `damaged`.
    """
    sql = "SELECT n, what, sum FROM plies WHERE table_id = ? ORDER BY n"
    rows: list[bytes] = []
    for n, what, kept in connection.execute(sql, (table,)):
        if n != len(rows) and not damaged:
            raise DamagedError(f"row {len(rows)} of the table {table} is missing")
        if kept is not None and kept != sum_of(table, n, what) and not damaged:
            raise DamagedError(f"row {n} of the table {table} is not as it was stored")
        rows.append(what)
    return rows


def _open(path: Path) -> Connection:
    connection = sqlite3.connect(
        path,
        isolation_level=None,
        check_same_thread=False,
        timeout=BUSY_SECONDS,
        factory=Connection,
    )
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def hold(path: Path) -> sqlite3.Connection:
    """Return an exclusive lock, held until it is closed or the process ends.

    An empty SQLite file does it on every system, and leaves the real one open to a backup.

    Raises: InUseError if another process, or another part of this one, holds it.
    """
    lock = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0.2)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if _code(error) == sqlite3.SQLITE_BUSY:
            raise InUseError("store-busy", f"another velkahra has {path.parent} open") from error
        raise
    return lock


_REASONS: Final = {
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_READONLY: "store-readonly",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}


def _code(error: Exception) -> int:
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def why_not(folder: Path, error: Exception) -> str:
    """Return why a folder cannot be used; SQLite says only that it cannot open a file."""
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(8192))
            probe.flush()
    except OSError as found:
        if found.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
            return "the disk is full"
        if found.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
            return "nothing can be written there"
        return found.strerror or str(found)
    return str(error)


def _explained(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return StoreError("store-gone", "the table is not in the store: it has been deleted")
    return StoreError(_REASONS.get(_code(error), "store-broken"), str(error))
