"""Tables in a PostgreSQL database: one session writes, and finds its last commit after a break.

Statements of a batch travel together (pipeline mode). Each transaction counts up the process's row
in `commits`, by which a new session sees after a break whether the last one took place. Numbers of
transactions would not do: they can be reused after a crash.

An advisory lock keeps others out for as long as the session lives; servers that share the database
hold it together.

There is no pool of sessions: a second one would split the batches, and the order of a table's rows
would need a lock. Only a server's place among others is renewed aside, since it may not wait.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import psycopg

from velkahra.server.store import schema
from velkahra.server.store.backend import SPACE, UNKNOWN, Connection, InUseError, Place, StoreError
from velkahra.server.store.rows import sum_of
from velkahra.server.store.session import PAUSE, Session, connected, explained, locked, shown

T = TypeVar("T")

LOCK: Final = 0x76656C6B
"""The advisory lock of the one process that has the database, or of the servers that share it."""
COMMAND: Final = LOCK + 1
"""That of the one command that changes the tables, maybe beside the server."""
MIGRATION: Final = LOCK + 2
"""That of the process that brings the schema up to date."""
LOCK_SECONDS: Final = 1.0
LOCKED_MILLISECONDS: Final = 400
"""How long a statement waits for a row that another server has locked, which may stand still."""
IMPATIENT_MILLISECONDS: Final = 10
"""How long after that the other jobs of its batch wait, one after the other."""
MIGRATION_SECONDS: Final = 60.0
COMMAND_SECONDS: Final = 10.0
SETTLE_SECONDS: Final = 20.0
"""For how long callers wait to hear whether a commit took place before the database was away."""
_APPEND: Final = (
    "INSERT INTO plies (table_id, n, what, sum) SELECT name, n, what, sum "
    "FROM unnest(CAST(? AS text[]), CAST(? AS bigint[]), CAST(? AS bytea[]), "
    "CAST(? AS bigint[]), CAST(? AS bigint[])) AS rows (name, n, what, sum, token) "
    "WHERE held(name, token)"
)
_FORGET: Final = "DELETE FROM commits WHERE at < now() - interval '1 day'"
_COUNT: Final = (
    "INSERT INTO commits (session, number, at) VALUES (?, 1, now()) ON CONFLICT (session) "
    "DO UPDATE SET number = commits.number + 1, at = now() RETURNING number"
)
_USE_SPACE: Final = (
    "DO $$ BEGIN CREATE TEMP TABLE space ON COMMIT DROP AS "
    f"SELECT generate_series(1, {SPACE // 32}) AS n; "
    "EXCEPTION WHEN insufficient_privilege THEN NULL; END $$"
)
"""Rows take 32 bytes and more. A commit alone needs none: its log is in files that are there."""
_APPEND_ALONE: Final = f"WITH rows AS ({_APPEND}), counted AS ({_COUNT}) SELECT number FROM counted"


class PostgreSQL:
    """The tables of one database, see `Backend`, for one process or several that share it."""

    dropped = lost = 0

    def __init__(self, address: str, shared: bool = False, dumped: int = 0) -> None:
        """Open the database, and make its tables if there are none; `dumped` as in `migrate`.

        Raises: InUseError if another process has it, StoreError if it cannot be opened.
        """
        self._address: Final = address
        self._shared: Final = shared
        self._count = 0
        self._name: Final = f"velkahra {secrets.token_hex(8)}"
        place = shown(address)
        try:
            self.connection: Final = Session(connected(address, self._name))
            try:
                self._secure()
                migrate(self.connection, shared, dumped)
                self.connection.execute(_FORGET)
            except BaseException:
                self.connection.raw.close()
                raise
        except InUseError as error:
            raise InUseError("store-busy", f"another velkahra has {place} open") from error
        except (StoreError, psycopg.Error, ValueError) as error:
            found = explained(error)
            raise StoreError(found.reason, f"cannot open {place}: {found}") from error

    @property
    def in_transaction(self) -> bool:
        """Return whether a transaction can go on."""
        return self.connection.in_transaction

    def begin(self, together: bool, patient: bool = True) -> None:
        """Begin a transaction, after connecting again if need be. Raises: StoreError."""
        session = self.connection
        if session.raw.closed:
            self._connect_again()
        if together:
            session.start_pipeline()
        session.execute("BEGIN")
        if not patient:
            session.execute(f"SET LOCAL lock_timeout = {IMPATIENT_MILLISECONDS}")
        session.wrote = False

    def commit(self) -> None:
        """Commit. Raises: StoreError; its reason is `store-unknown` if it may have happened."""
        session = self.connection
        number = None
        if session.wrote:
            asked = session.execute(_COUNT, (self._name,))
            session.end_pipeline()
            (number,) = asked.fetchone()
        with self._settled(number):
            session.execute("COMMIT")
            session.end_pipeline()

    def roll_back(self) -> None:
        """Give up the transaction, if there is one."""
        session = self.connection
        with contextlib.suppress(StoreError):
            session.end_pipeline()
        with contextlib.suppress(psycopg.Error):
            session.raw.rollback()  # it also forgets what an interrupted pipeline has prepared

    def append(self, rows: Sequence[Place], tokens: Sequence[int | None]) -> None:
        """Write rows of tables by one statement, however many there are."""
        self.connection.execute(_APPEND, _columns(rows, tokens))

    def commit_rows(self, rows: Sequence[Place], tokens: Sequence[int | None]) -> bool:
        """Commit rows by one statement, which is a transaction: one round trip.

        A session that has ended already is noticed before: then nothing was sent.
        """
        if not self.connection.raw.closed:
            self.connection.look()
        if self.connection.raw.closed:
            self._connect_again()
        with self._settled(self._count + 1):
            self.connection.execute(_APPEND_ALONE, (*_columns(rows, tokens), self._name)).fetchall()
        return True

    def probe(self, full: bool) -> None:
        """Have the commit counted, as if something was written: no other server waits for that."""
        self.connection.wrote = True
        if full:
            self.connection.execute(_USE_SPACE)

    def scan(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a SELECT within a transaction, without holding all of them."""
        return self.connection.scan(sql)

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Write rows into a table, and go on with the numbers after theirs. Raises: StoreError."""
        self.connection.fill(table, columns, rows)
        sql = "SELECT pg_get_serial_sequence(?, ?)"
        (sequence,) = self.connection.execute(sql, (table, columns[0])).fetchone()
        if sequence is not None:
            last = f"SELECT setval(?, coalesce(max({columns[0]}), 1), count(*) > 0) FROM {table}"
            self.connection.execute(last, (sequence,)).fetchall()

    def rest(self) -> None:
        """Do nothing: PostgreSQL tidies up by itself."""

    def explained(self, error: Exception) -> StoreError:
        """Return the reason of a failure."""
        return explained(error)

    def close(self) -> None:
        """Close the session; the lock ends with it."""
        self.connection.raw.close()

    @contextlib.contextmanager
    def _settled(self, number: int | None) -> Iterator[None]:
        """If the connection breaks in the context, find out whether commit `number` took place.

        None: nothing was written. Raises: StoreError if it did not, or that is unknown.
        """
        try:
            yield
        except StoreError:
            if not self.connection.raw.closed or number is None:
                raise
            self._settle(number)
        if number is not None:
            self._count = number

    def _settle(self, number: int) -> None:
        """Check that a commit before a break took place. Raises: StoreError if not, or unknown."""
        end = time.monotonic() + SETTLE_SECONDS
        while self.connection.raw.closed and time.monotonic() < end:
            try:
                self._connect_again()
            except StoreError:
                time.sleep(PAUSE)
        if not self.connection.raw.closed and self._count == number:
            return
        if not self.connection.raw.closed and self._count == number - 1:
            raise StoreError("store-away", "the database was unavailable; nothing was stored")
        raise StoreError(UNKNOWN, "the connection to the database was lost; it may have committed")

    def _last_commit(self) -> int:
        """Return this process's last commit, waiting for one under way. Raises: StoreError."""
        sql = "SELECT number FROM commits WHERE session = ? FOR UPDATE"
        found = self.connection.execute(sql, (self._name,)).fetchone()
        return int(found[0]) if found else 0

    def _connect_again(self) -> None:
        raw, before = connected(self._address, self._name), self.connection.raw
        self.connection.raw = raw
        try:
            _end_others(self.connection, self._name)
            self._secure()
            self._count = self._last_commit()
        except BaseException:
            self.connection.raw = before
            raw.close()
            raise

    def _secure(self) -> None:
        """Take the lock, and have commits wait for the disk. Raises: InUseError, StoreError."""
        if not locked(self.connection, LOCK, LOCK_SECONDS, self._shared):
            raise InUseError("store-busy", f"another velkahra has {shown(self._address)} open")
        if self.connection.execute("SHOW synchronous_commit").fetchone() == ("off",):
            self.connection.execute("SET synchronous_commit = on")
        self.connection.execute(f"SET lock_timeout = {LOCKED_MILLISECONDS}")


class Aside:
    """A session and a thread beside the writer's, in which each statement is a transaction."""

    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._thread: Final = ThreadPoolExecutor(1, "aside")
        self._session: Session | None = None
        self._closed = False

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Run a job and return its result. Raises: StoreError; some of it may have been done."""
        if self._closed:
            raise StoreError("store-closed", "the session beside the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, job)

    def close(self) -> None:
        """End the session after the job that runs; later jobs are refused."""
        if not self._closed:
            self._closed = True
            self._thread.submit(self._end)
            self._thread.shutdown(wait=False)

    def _do(self, job: Callable[[Connection], T]) -> T:
        try:
            return job(self._opened())
        except Exception as error:
            self._end()
            raise explained(error) from error

    def _opened(self) -> Session:
        if self._session is not None:
            self._session.look()
        if self._session is None or self._session.raw.closed:
            self._session = Session(connected(self._address, "velkahra aside"))
            self._session.execute(f"SET lock_timeout = {LOCKED_MILLISECONDS}")
        return self._session

    def _end(self) -> None:
        """End the session, which may be broken without knowing it."""
        if self._session is not None:
            self._session.raw.close()
            self._session = None


def _columns(
    rows: Sequence[Place], tokens: Sequence[int | None]
) -> tuple[list[Any], list[Any], list[Any], list[int], list[int | None]]:
    """Return the columns of rows, with their sums and the tokens of their leases."""
    tables, numbers, what = zip(*rows, strict=True)
    return list(tables), list(numbers), list(what), [sum_of(*row) for row in rows], list(tokens)


def _end_others(session: Session, name: str) -> None:
    """End sessions of this very process that the server has not yet seen break."""
    session.execute(
        "SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity "
        "WHERE application_name = ? AND pid <> pg_backend_pid()",
        (name,),
    ).fetchall()


@contextlib.contextmanager
def visited(address: str, writing: bool) -> Iterator[Session]:
    """Use the tables of a database, maybe beside a server; without `writing` as of one moment.

    Raises: StoreError if there are none, they are of a newer version, or cannot be had now.
    """
    known = schema.steps(schema.POSTGRESQL)[-1][0]
    with contextlib.closing(connected(address)) as raw:
        session = Session(raw)
        have, _ = _version(session)
        if not have:
            raise StoreError("store-broken", f"there are no tables in {shown(address)}")
        if have < known:
            PostgreSQL(address).close()
        elif have > known:
            raise StoreError("store-broken", _newer(have, known))
        if writing and not locked(session, COMMAND, COMMAND_SECONDS):
            raise StoreError("store-busy", "another command is changing the tables: try again")
        if not writing:
            session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield session


def _version(session: Session) -> tuple[int, int]:
    """Return the version of the schema, and the least that a program must know; 0 for none."""
    if session.execute("SELECT to_regclass('schema_version')").fetchone()[0] is None:
        return 0, 0
    found = session.execute("SELECT version, least FROM schema_version").fetchone()
    return (int(found[0]), int(found[1])) if found else (0, 0)


def _newer(have: int, known: int) -> str:
    return f"the database has version {have}; this program supports up to {known}"


def migrate(session: Session, shared: bool = False, dumped: int = 0) -> None:
    """Run the steps of the schema that a database has not seen, each in its own transaction.

    A sharing server may be older than a step if the step allows it, see `schema.least`. `dumped` is
    the version of which there is a dump, by which a step can be taken back. Raises: ValueError for
    a newer program's database; StoreError while too old servers run, or if a dump is needed.
    """
    if not locked(session, MIGRATION, MIGRATION_SECONDS):
        raise StoreError("store-busy", "another velkahra is changing the schema: try again")
    session.run_script(
        "CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL, least bigint NOT NULL)"
    )
    (have, needed), steps = _version(session), schema.steps(schema.POSTGRESQL)
    known = steps[-1][0]
    if (needed if shared else have) > known:
        raise ValueError(_newer(have, known))
    new = [(number, sql) for number, sql in steps if number > have]
    if new:
        least = max(schema.least(*step) for step in new)
        _check_others(session, least)
        _check_dump(have, least, dumped)
    for number, sql in new:
        needed = max(needed, schema.least(number, sql))
        _run_step(session, number, needed, sql)
    session.execute("SELECT pg_advisory_unlock(?)", (MIGRATION,)).fetchall()


def _check_others(session: Session, needed: int) -> None:
    """Check that all servers that run know the step that is needed. Raises: StoreError."""
    if session.execute("SELECT to_regclass('servers')").fetchone()[0] is None:
        return
    sql = (
        "SELECT min(knows) FROM servers WHERE session IN "
        "(SELECT application_name FROM pg_stat_activity)"
    )
    (knows,) = session.execute(sql).fetchone()
    if knows is not None and knows < needed:
        why = (
            f"an older velkahra is running with step {knows} of the schema; this one needs {needed}"
        )
        raise StoreError("store-busy", f"{why}: end all older ones first")


def _check_dump(have: int, least: int, dumped: int) -> None:
    """Check that a former program has a way back from steps that need `least`. Raises: StoreError.

    It works on with steps that only add. Before others, the database must have been dumped.
    """
    if have and least > have != dumped:
        why = f"older programs cannot use step {least} of the schema: dump the database first"
        command = "pg_dump --format=custom --file=tables.dump ADDRESS"
        raise StoreError("store-broken", f"{why} ({command}), and set dump_taken = {have}")


def _run_step(session: Session, number: int, needed: int, sql: str) -> None:
    """Run a step; where servers have locked what it changes, try again. Raises: StoreError."""
    end = time.monotonic() + MIGRATION_SECONDS
    while True:
        try:
            session.run_script(
                f"BEGIN; {sql}; DELETE FROM schema_version; "
                f"INSERT INTO schema_version VALUES ({number}, {needed}); COMMIT"
            )
            return
        except StoreError as error:
            session.raw.rollback()
            if error.reason != "store-busy" or time.monotonic() > end:
                raise
            time.sleep(PAUSE)
