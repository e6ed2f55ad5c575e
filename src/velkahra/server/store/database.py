"""The store of tables: one writer thread, many jobs to a commit.

A job is a function of the connection, and changes nothing else. Waiting jobs share a transaction,
and successive rows of tables a statement, since the writer gives the interpreter away at each. If
a job fails, all are done again, each inside a savepoint. A job's caller hears of success only after
the commit is on the disk.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar, cast

from velkahra.core.extras import missing
from velkahra.server import metrics
from velkahra.server.domain.tables import TableRow
from velkahra.server.store.backend import FULL, UNKNOWN, Backend, Connection, Job, Place, StoreError
from velkahra.server.store.rows import Rows, insert_table, load_table
from velkahra.server.store.sqlite import SQLite

T = TypeVar("T")
Waiting = tuple[Job, "asyncio.Future[Any] | None"]
Outcome = tuple[Any, "StoreError | None"]

MOST_TOGETHER: Final = 512
IDLE_SECONDS: Final = 2.0


class Store:
    """The tables of a folder or database (`place`), for one process, or several that share it.

    Attributes:
        shared: other servers may have the database open too.
        dropped: commits that the database had to pass over when it was opened.
        lost: how many rows fewer there were then than had been stored.
    """

    def __init__(self, place: Path | str, shared: bool = False, dumped: int = 0) -> None:
        """Open or create the tables of a folder or a database, which other servers may share.

        `dumped` is the version of the schema of which there is a dump. Raises: InUseError if
        another process has them, StoreError if they cannot be opened.
        """
        self._backend: Final = opened(place, shared, dumped)
        self.place: Final = place
        self.shared: Final = shared
        self.dropped: Final = self._backend.dropped
        self.lost: Final = self._backend.lost
        self._jobs: Final[queue.SimpleQueue[Waiting | None]] = queue.SimpleQueue()
        self._closed = False
        self._full = False
        self._writer: Final = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish the jobs that wait, and close; later jobs are refused."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        self._writer.join()
        self._backend.close()

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Return the result of a job in the next transaction. Raises: StoreError, no change."""
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

        def job(connection: Connection) -> None:
            insert_table(connection, table, rows)
            if also is not None:
                also(connection)

        await self.run(job)

    async def append(
        self,
        table: str,
        n: int,
        rows: Sequence[bytes],
        also: Job | None = None,
        token: int | None = None,
    ) -> None:
        """Store rows n, n + 1 ... of a table, under its lease's `token`, with `also`, or neither.

        Raises: StoreError, even if a row is already there.
        """
        keep = Rows(table, n, rows, token)

        def job(connection: Connection) -> None:
            keep(connection)
            if also is not None:
                also(connection)

        await self.run(keep if also is None else job)

    async def probe(self) -> None:
        """Commit without a change, to see whether there is space again. Raises: StoreError."""
        full = self._full
        await self.run(lambda connection: self._backend.probe(full))
        self._full = False

    async def load(self, table: str, damaged: bool = False) -> tuple[TableRow, list[bytes]] | None:
        """Return a table with all its rows as bytes; None if there is none of this name.

        Raises: DamagedError, unless it is wanted even if `damaged`; StoreError.
        """
        return await self.run(lambda connection: load_table(connection, table, damaged))

    def _next(self) -> Waiting | None:
        """Wait for a job and return it; tidy up when there is none for a while."""
        try:
            return self._jobs.get(timeout=IDLE_SECONDS)
        except queue.Empty:
            self._backend.rest()
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
        with metrics.Timed(metrics.commit_seconds):
            try:
                outcomes = self._transact(jobs, together=True)
            except Exception as error:
                outcomes = self._again(jobs, self._backend.explained(error))
        if any(failure is not None and failure.reason == FULL for _, failure in outcomes):
            self._full = True
        _resolve(zip((done for _, done in batch), outcomes, strict=True))

    def _again(self, jobs: list[Job], failure: StoreError) -> list[Outcome]:
        """Run jobs that failed together one by one, unless they may have been committed."""
        if failure.reason != UNKNOWN:
            try:
                patient = failure.reason != "store-busy"
                return self._transact(jobs, together=False, patient=patient)
            except Exception as error:
                failure = self._backend.explained(error)
        return [(None, failure)] * len(jobs)

    def _transact(self, jobs: list[Job], together: bool, patient: bool = True) -> list[Outcome]:
        try:
            if together and self._commit_rows(jobs):
                return [(None, None)] * len(jobs)
            self._backend.begin(together, patient)
            if together:
                outcomes = self._do_together(jobs)
            else:
                outcomes = [self._do_apart(job) for job in jobs]
            self._backend.commit()
        except Exception:
            self._backend.roll_back()
            raise
        return outcomes

    def _commit_rows(self, jobs: list[Job]) -> bool:
        """Commit jobs that store rows and nothing else, and return whether they were."""
        if any(type(job) is not Rows for job in jobs):
            return False
        return self._backend.commit_rows(*_placed(cast(list[Rows], jobs)))

    def _do_together(self, jobs: list[Job]) -> list[Outcome]:
        """Run jobs one after the other. If one fails, all have to be undone."""
        outcomes: list[Outcome] = []
        for kind, alike in groupby(jobs, type):
            if kind is Rows:
                rows = [cast(Rows, job) for job in alike]
                self._backend.append(*_placed(rows))
                outcomes += [(None, None)] * len(rows)
            else:
                outcomes += [(job(self._backend.connection), None) for job in alike]
        return outcomes

    def _do_apart(self, job: Job) -> Outcome:
        """Run a job in a savepoint, so that its failure affects no other."""
        connection = self._backend.connection
        connection.execute("SAVEPOINT job")
        try:
            result = job(connection)
        except Exception as error:
            if not self._backend.in_transaction:
                raise  # a full disk ends the whole transaction, so the whole batch has failed
            connection.execute("ROLLBACK TO job")
            return None, self._backend.explained(error)
        connection.execute("RELEASE job")
        return result, None


def _placed(jobs: list[Rows]) -> tuple[list[Place], list[int | None]]:
    rows = [row for job in jobs for row in job.placed]
    return rows, [job.token for job in jobs for _ in job.placed]


def is_address(place: Path | str) -> bool:
    """Return whether tables are in a database with an address, and not in a folder."""
    return str(place).startswith(("postgresql://", "postgres://"))


def shown(place: Path | str) -> str:
    """Return where tables are, for people to read: without a password. Raises: MissingExtra."""
    return str(postgresql().shown(str(place))) if is_address(place) else str(place)


def opened(place: Path | str, shared: bool = False, dumped: int = 0) -> Backend:
    """Open the tables of a folder or of a database, or create them; the rest as in `Store`.

    Raises: InUseError, StoreError, and MissingExtra where PostgreSQL needs a library.
    """
    if not is_address(place):
        return SQLite(Path(place))
    backend: Backend = postgresql().PostgreSQL(str(place), shared, dumped)
    return backend


def postgresql() -> ModuleType:
    """Return the module for PostgreSQL. Raises: MissingExtra if its library is not installed."""
    try:
        from velkahra.server.store import postgresql
    except ImportError as error:
        raise missing("PostgreSQL", error) from None
    return postgresql


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
        if failure is not None:
            metrics.store_errors.add(failure.reason)
        if done.done():
            continue  # the caller was cancelled
        if failure is None:
            done.set_result(result)
        else:
            done.set_exception(failure)
