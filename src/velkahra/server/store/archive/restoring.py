"""Restores the tables of a backup, or one of them, in place of those that are there.

A server may run: it closes its tables meanwhile (`resting`). Checks come first, on a copy of the
backup. Then the present tables are put aside, and one transaction does the rest: a crash at any
moment leaves all as it was, or all restored.
"""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core import system
from velkahra.core.contract.refusals import RecordError
from velkahra.server.domain.legacy import UnreplayableError
from velkahra.server.store import damage, rows, schema, sqlite
from velkahra.server.store.archive import archive, bundle, sidecar
from velkahra.server.store.archive.archive import ArchiveError

PATIENCE: Final = 30.0
PAGE: Final = 4096
"""Bytes of a page of SQLite; a database with a write-ahead log keeps to the size it has."""
PART: Final = "restore.part"
WISH: Final = "restore-wish.lock"

PAPERS: Final = frozenset(
    [
        "tables",
        "seats",
        "plies",
        "results",
        "changes",
        "clocks",
        "moments",
        "sitters",
        "said",
        "reports",
        "chats",
        "free_seats",
        "reserved_seats",
        "standing",
        "notes",
        "plans",
        "tempos",
        "analyses",
        "hinting",
        "maps",
        "rated",
    ]
)
"""The tables that define a table. Other data of people or of today stays as it is: whose
list it is in, who wants to be told of its turns, who has been, and which tokens open its seats: one
that was taken back stays so."""


class Restored(msgspec.Struct, frozen=True):
    """How many tables there are now, the file with the `former` ones or None, a name or ""."""

    tables: int
    former: Path | None
    table: str


def restore(folder: Path, file: Path, table: str = "", patience: float = PATIENCE) -> Restored:
    """Restore all tables of a folder from a file, or the one whose name begins with `table`.

    A server has `patience` seconds to close its own. Raises: ArchiveError; then nothing has
    changed.
    """
    if not file.is_file():
        raise ArchiveError(f"there is no file {file}")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with archive.changing(folder), _staged(folder, file) as part:
        name = _named(part, table) if table else ""
        with _alone(folder, patience):
            former = _put_aside(folder)
            damage.forget_mark(folder)
            count = _one(folder, part, name) if name else _all(folder, part)
    return Restored(count, former, name)


@contextmanager
def _alone(folder: Path, patience: float) -> Iterator[None]:
    """Make a server put its tables down, and hold them in the context. Raises: ArchiveError."""
    told = f"the server using {folder} did not release its tables within {patience:g} s"
    told += ": stop it, and try again; nothing has changed"
    with archive.held(folder / WISH, told, 1), archive.held(folder / sqlite.LOCK, told, patience):
        yield


@contextmanager
def _staged(folder: Path, file: Path) -> Iterator[Path]:
    """Yield a copy of a backup, checked and brought up to this schema. Raises: ArchiveError."""
    part = folder / PART
    part.unlink(missing_ok=True)
    try:
        read_only = f"{file.absolute().as_uri()}?mode=ro"
        with archive.explained(file), closing(sqlite3.connect(read_only, uri=True)) as source:
            _check_schema(source, file)
            archive.checked(source, file)
            archive.copy(source, part)
        with archive.explained(file), closing(archive.connect(part)) as staged:
            schema.migrate(staged)
            if staged.execute("PRAGMA page_size").fetchone() != (PAGE,):
                staged.execute(f"PRAGMA page_size = {PAGE}")
                staged.execute("VACUUM")
        yield part
    finally:
        part.unlink(missing_ok=True)


def _check_schema(source: sqlite3.Connection, file: Path) -> None:
    """Check that a backup has exactly the schema of its version. Raises: ArchiveError.

    Before SQLite runs any: a view can take for ever, a trigger would work for its author.
    """
    have, known = archive.version_of(source), len(schema.steps())
    if have > known:
        raise ArchiveError(f"{file} has version {have}; this program supports up to {known}")
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        schema.migrate(fresh, upto=max(have, 0))
        if have < 1 or _schema(source) != _schema(fresh):
            raise ArchiveError(f"{file} is not a velkahra backup: its schema differs")


def _schema(connection: sqlite3.Connection) -> set[tuple[str | None, ...]]:
    """List all that a schema has; SQLite's own statistics may be there."""
    sql = "SELECT type, name, tbl_name, sql FROM sqlite_master"
    return set(connection.execute(f"{sql} WHERE name NOT IN ('sqlite_stat1', 'sqlite_stat4')"))


def _named(part: Path, table: str) -> str:
    with closing(archive.connect(part)) as staged:
        return archive.find(staged, table)[0].id


def _put_aside(folder: Path) -> Path | None:
    """Copy everything into a file, even if damaged, and return it; None if there is nothing."""
    database = folder / sqlite.DATABASE
    if not database.exists():
        return None
    aside = folder / f"before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.sqlite3"
    try:
        with archive.explained(database), closing(archive.connect(database)) as connection:
            if archive.copy(connection, aside) == 0:
                aside.unlink()
                return None
    except ArchiveError:
        for ending in ("", "-wal"):
            with contextlib.suppress(FileNotFoundError):
                shutil.copy(f"{database}{ending}", f"{aside}{ending}")
    return aside


def _all(folder: Path, part: Path) -> int:
    """Replace everything by the copy in one transaction, and return the number of tables."""
    database = folder / sqlite.DATABASE
    with archive.explained(database), closing(archive.connect(part)) as source:
        try:
            _replace(source, database)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
                raise
            _replace_damaged(part, database)
        return int(source.execute("SELECT count(*) FROM tables").fetchone()[0])


def _replace(source: sqlite3.Connection, database: Path) -> None:
    with closing(archive.connect(database)) as target:
        target.execute("PRAGMA journal_mode = WAL")
        source.backup(target)


def _replace_damaged(part: Path, database: Path) -> None:
    """Replace a file that is no database any more by the copy."""
    owner = database.stat()
    system.give(part, owner)
    for ending in ("-wal", "-shm"):
        Path(f"{database}{ending}").unlink(missing_ok=True)
    os.replace(part, database)


def _one(folder: Path, part: Path, table: str) -> int:
    """Take one table from the copy in one transaction, and return the number of tables."""
    database = folder / sqlite.DATABASE
    with archive.explained(database), closing(archive.connect(database)) as connection:
        schema.migrate(connection)
        connection.execute("ATTACH ? AS backup", (str(part),))
        with archive.transaction(connection), archive.without_triggers(connection):
            for name, column in [("tables", "id"), *archive.belongings()]:
                if name in PAPERS:
                    _take(connection, name, column, table)
            connection.execute(
                "UPDATE main.reserved_seats SET former = NULL WHERE table_id = ? "
                "AND former NOT IN (SELECT id FROM main.tables)",
                (table,),
            )
            _halt(connection, part, table)
        return int(connection.execute("SELECT count(*) FROM main.tables").fetchone()[0])


def _take(connection: sqlite3.Connection, name: str, column: str, table: str) -> None:
    where = f'"{name}" WHERE "{column}" = ?'
    connection.execute(f"DELETE FROM main.{where}", (table,))
    connection.execute(f'INSERT INTO main."{name}" SELECT * FROM backup.{where}', (table,))


def _halt(connection: sqlite3.Connection, part: Path, table: str) -> None:
    """Stop the clock of a restored table where it was in the backup."""
    with closing(archive.connect(part)) as staged:
        clock, found = sidecar.clock_of(staged, table), rows.load_table(staged, table)
    if clock is None or found is None:
        return
    # A table of other rules or damaged rows is not played on, so its clock stops.
    with contextlib.suppress(RecordError, UnreplayableError):
        if bundle.runs(bundle.fold(*found)):
            sidecar.halt(connection, table, len(found[1]), clock.passed)
