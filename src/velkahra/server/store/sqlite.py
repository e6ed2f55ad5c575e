"""Tables in a folder: SQLite, in one file, with a lock and a mark beside it."""

import contextlib
import errno
import logging
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from velkahra.server.store import damage, schema
from velkahra.server.store.backend import FULL, SPACE, Counted, InUseError, Place, StoreError
from velkahra.server.store.rows import append

log: Final = logging.getLogger(__name__)

BUSY_SECONDS: Final = 2.0
DATABASE: Final = "tables.sqlite3"
LOCK: Final = "tables.lock"


class Connection(sqlite3.Connection, Counted):
    """The writer's connection."""


class SQLite:
    """The tables of one folder, see `Backend`. Only one process may have a folder open."""

    def __init__(self, folder: Path) -> None:
        """Open or create the database. Raises: InUseError if others have it, StoreError."""
        self.dropped = self.lost = 0
        self._folder: Final = folder
        self._lock: sqlite3.Connection | None = None
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds are secret
            self._lock = hold(folder / LOCK)
            self.dropped = damage.dropped_frames(folder / f"{DATABASE}-wal")
            self.connection: Final = _open(folder / DATABASE)
            _keep_former(self.connection, folder)
            schema.migrate(self.connection)
            self._mark: Final = damage.Mark(folder)
            self._rows = self._count()
            if self._rows is not None:
                self.lost = max(0, self._mark.read() - self._rows)
        except (OSError, sqlite3.Error, ValueError) as error:
            if self._lock is not None:
                self._lock.close()
            why = why_not(folder, error)
            raise StoreError("store-broken", f"cannot open {folder / DATABASE}: {why}") from error

    @property
    def in_transaction(self) -> bool:
        """Return whether a transaction is going on; a full disk ends one."""
        return self.connection.in_transaction

    def begin(self, together: bool, patient: bool = True) -> None:
        """Begin a transaction, as the only one who writes."""
        self.connection.execute("BEGIN IMMEDIATE")
        self.connection.appended = 0

    def commit(self) -> None:
        """Commit, and note how many rows there are."""
        self.connection.execute("COMMIT")
        if self.connection.appended:
            self._note(self.connection.appended)

    def roll_back(self) -> None:
        """Give up the transaction, if there is one."""
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def append(self, rows: Sequence[Place], tokens: Sequence[int | None]) -> None:
        """Write rows of tables that come one after the other. Here no table is leased."""
        append(self.connection, rows)

    def commit_rows(self, rows: Sequence[Place], tokens: Sequence[int | None]) -> bool:
        """Leave it to a transaction: statements are a call away."""
        return False

    def probe(self, full: bool) -> None:
        """Write the schema's version again: a commit that changes nothing."""
        if full:
            check_space(self._folder)
        version = self.connection.execute("PRAGMA user_version").fetchone()[0]
        self.connection.execute(f"PRAGMA user_version = {version}")

    def scan(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a SELECT, without holding all of them."""
        return iter(self.connection.execute(sql))

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Write rows into a table."""
        places = ", ".join("?" * len(columns))
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
        self.connection.executemany(sql, rows)

    def rest(self) -> None:
        """Write back the log."""
        with contextlib.suppress(sqlite3.Error):
            self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def explained(self, error: Exception) -> StoreError:
        """Return the reason of a failure."""
        if isinstance(error, StoreError):
            return error
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
            return StoreError("store-gone", "the table is not in the store: it has been deleted")
        otherwise = FULL if getattr(error, "errno", 0) in _NO_SPACE else "store-broken"
        return StoreError(_REASONS.get(_code(error), otherwise), str(error))

    def close(self) -> None:
        """Close the database, and let others have the folder."""
        self._mark.close()
        self.connection.close()
        if self._lock is not None:
            self._lock.close()

    def _count(self) -> int | None:
        """Return the number of rows of all tables; None if the database is too damaged."""
        try:
            return int(self.connection.execute("SELECT count(*) FROM plies").fetchone()[0])
        except sqlite3.DatabaseError:
            return None

    def _note(self, appended: int) -> None:
        known = self._rows is not None and self._mark.is_there
        self._rows = (self._rows or 0) + appended if known else self._count()
        if self._rows is not None:
            self._mark.write(self._rows)


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


def copy(connection: sqlite3.Connection, file: Path) -> None:
    """Copy a database into a new file that stands alone, synced. Raises: sqlite3.Error, OSError."""
    file.touch(mode=0o600)  # it holds the seeds of running games
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as made:
        made.execute("PRAGMA synchronous = FULL")
        connection.backup(made)
        made.execute("PRAGMA journal_mode = DELETE")


def _keep_former(connection: sqlite3.Connection, folder: Path) -> None:
    """Copy tables of an older program before steps of the schema change them.

    The former program restores them from the copy. Raises: sqlite3.Error, OSError.
    """
    (have,) = connection.execute("PRAGMA user_version").fetchone()
    if not 0 < have < len(schema.steps()):
        return
    part, former = folder / "before-upgrade.part", folder / f"before-upgrade-{have}.sqlite3"
    part.unlink(missing_ok=True)
    try:
        copy(connection, part)
        part.replace(former)
    finally:
        part.unlink(missing_ok=True)
    log.warning("the schema of the tables changes; %s has them as they were", former)


def hold(path: Path) -> sqlite3.Connection:
    """Return an exclusive lock, held until it is closed. Raises: InUseError if it is taken.

    An empty SQLite file works on every system, and leaves the real one open to a backup.
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
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}


_NO_SPACE: Final = (errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC))


def _code(error: Exception) -> int:
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def check_space(folder: Path) -> None:
    """Check that a folder can take new data. Raises: OSError."""
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(SPACE))
        file.flush()


def why_not(folder: Path, error: Exception) -> str:
    """Return why a folder cannot be used; SQLite says only that it cannot open a file."""
    try:
        check_space(folder)
    except OSError as found:
        if found.errno in _NO_SPACE:
            return "the disk is full"
        if found.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
            return "nothing can be written there"
        return found.strerror or str(found)
    return str(error)
