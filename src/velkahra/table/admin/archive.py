"""What an administrator does with a folder of tables, also beside a server that runs.

Everything goes through a connection of its own: reading takes a snapshot, writing a transaction.
Only `restore` replaces what is there, so it alone needs the folder to itself.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core.refusals import VelkahraError
from velkahra.table import schema
from velkahra.table.admin.carrying import Arrived
from velkahra.table.store import (
    DATABASE,
    InUseError,
    Store,
    StoreError,
    TableRow,
    insert_table,
    load_table,
)

BUSY_SECONDS: Final = 10.0

FINISHED: Final = "finished"
OPEN: Final = "going on"


class ArchiveError(VelkahraError):
    """It could not be done, and nothing was changed."""


class Summary(msgspec.Struct, frozen=True):
    """One line about a table. `rows` counts all that is on paper, undone actions too."""

    id: str
    game: str
    rules: int
    seats: int
    rows: int
    state: str
    created: str


class Count(msgspec.Struct, frozen=True):
    """How much of a game there is. `plies` are all actions ever made, chance included."""

    tables: int
    finished: int
    plies: int


@contextmanager
def opened(folder: Path, *, writing: bool = False) -> Iterator[sqlite3.Connection]:
    """Open the tables of a folder, whether or not a server has it open.

    Raises: ArchiveError if there are none, they are of another version, or SQLite fails.
    """
    if not (folder / DATABASE).is_file():
        raise ArchiveError(f"there are no tables in {folder}")
    with _explained(folder / DATABASE):
        _bring_up_to_date(folder)
        with closing(connect(folder / DATABASE)) as connection:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute(f"PRAGMA query_only = {'OFF' if writing else 'ON'}")
            yield connection


def connect(path: Path) -> sqlite3.Connection:
    """Open a database as the store does, but more patient with who else writes to it."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
    connection.execute("PRAGMA synchronous = FULL")
    return connection


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise ArchiveError(f"{path}: {error}") from error


def _bring_up_to_date(folder: Path) -> None:
    """Run the steps of the schema an older program left out; refuse what a newer one wrote."""
    with closing(connect(folder / DATABASE)) as connection:
        have = _version(connection)
    known = len(schema.steps())
    if have > known:
        raise ArchiveError(f"the tables are of version {have}, this program knows {known}")
    if have < known:
        _alone(folder).close()


def keep(connection: sqlite3.Connection, arrived: Arrived) -> None:
    """Put a table that was read from a file into the database."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        insert_table(connection, arrived.table, arrived.rows)
        if arrived.result is not None:
            shares = msgspec.json.encode(arrived.result).decode()
            connection.execute("INSERT INTO results VALUES (?, ?)", (arrived.table.id, shares))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _alone(folder: Path) -> Store:
    """Open the store itself, which no other process may have open."""
    try:
        return Store(folder)
    except InUseError:
        raise ArchiveError(f"a server has {folder} open: end it first") from None
    except StoreError as error:
        raise ArchiveError(str(error)) from error


def summaries(connection: sqlite3.Connection) -> Iterator[Summary]:
    """List the tables, the newest first."""
    found = connection.execute(
        "SELECT id, game, rules, (SELECT count(*) FROM seats WHERE table_id = id),"
        " (SELECT count(*) FROM plies WHERE table_id = id),"
        " EXISTS (SELECT 1 FROM results WHERE table_id = id), created"
        " FROM tables ORDER BY created DESC, id"
    )
    for name, game, rules, seats, rows, finished, created in found:
        state = FINISHED if finished else OPEN
        yield Summary(name, game, rules, seats, rows, state, created)


def find(connection: sqlite3.Connection, name: str) -> tuple[TableRow, list[bytes]]:
    """Read a table by its name or the only beginning of one. Raises: ArchiveError."""
    pattern = name.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    sql = "SELECT id FROM tables WHERE id LIKE ? ESCAPE '\\' LIMIT 2"
    names = [found for (found,) in connection.execute(sql, (pattern,))] if name else []
    if not names:
        raise ArchiveError(f"there is no table {name!r}")
    if len(names) > 1:
        raise ArchiveError(f"{name!r} begins the names of several tables")
    found = load_table(connection, names[0])
    assert found is not None
    return found


def counts(connection: sqlite3.Connection) -> dict[str, Count]:
    """Count tables and plies, for each game."""
    found = connection.execute(
        "SELECT game, count(*), sum(EXISTS (SELECT 1 FROM results WHERE table_id = id)),"
        " sum((SELECT count(*) FROM plies"
        " WHERE table_id = id AND CAST(what AS TEXT) LIKE '[\"ply\"%'))"
        " FROM tables GROUP BY game ORDER BY game"
    )
    return {game: Count(*numbers) for game, *numbers in found}


def delete(connection: sqlite3.Connection, name: str) -> int:
    """Delete a table with everything that belongs to it. Returns: how many rows that were.

    Plies are never deleted in play; triggers see to it. Here they are lifted for the one
    transaction, in which nobody else can write.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        guards = connection.execute(
            "SELECT name, sql FROM sqlite_master"
            " WHERE type = 'trigger' AND sql LIKE '%BEFORE DELETE%'"
        ).fetchall()
        for guard, _ in guards:
            connection.execute(f'DROP TRIGGER "{guard}"')
        gone = sum(
            connection.execute(f'DELETE FROM "{table}" WHERE "{column}" = ?', (name,)).rowcount
            for table, column in reversed([("tables", "id"), *_belongings(connection)])
        )
        for _, sql in guards:
            connection.execute(sql)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    return gone


def _belongings(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """List the tables of the database, and their columns, that say which table a row is of."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    found = []
    for (name,) in names:
        columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{name}")')]
        if "table_id" in columns:
            found.append((name, "table_id"))
    return found


def backup(folder: Path, file: Path) -> int:
    """Copy all tables into one file as they are at this moment, beside a server that goes on.

    Returns: the number of tables. Raises: ArchiveError; then there is no new file.
    """
    if file.exists():
        raise ArchiveError(f"{file} is there already: choose another name")
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with opened(folder) as connection:
            tables = _copy(connection, part)
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return tables


def _copy(connection: sqlite3.Connection, file: Path) -> int:
    """Copy a database into a file that stands alone, checked and on the disk."""
    file.touch(mode=0o600)  # it holds the seeds of games that go on
    with _explained(file), closing(connect(file)) as copy:
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        return _checked(copy, file)


def _checked(connection: sqlite3.Connection, file: Path) -> int:
    """Check that a database is whole and ours. Returns: the number of its tables."""
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise ArchiveError(f"{file} is damaged: {found}")
    try:
        tables, _ = connection.execute("SELECT count(*), count(seed) FROM tables").fetchone()
    except sqlite3.OperationalError:
        raise ArchiveError(f"{file} holds no tables of velkahra") from None
    if (have := _version(connection)) > (known := len(schema.steps())):
        raise ArchiveError(f"{file} is of version {have}, this program knows {known}")
    return int(tables)


def restore(folder: Path, file: Path) -> tuple[int, Path | None]:
    """Put the tables of a backup in the place of those there are.

    Those there are go into a file of their own first, so that nothing is lost. The exchange is one
    transaction: a crash leaves the one or the other. Returns: how many tables there are now, and
    where the former ones are (None: there were none).

    Raises: ArchiveError, also while a server has the folder open.
    """
    if not file.is_file():
        raise ArchiveError(f"there is no file {file}")
    with (
        _explained(file),
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
    ):
        tables = _checked(source, file)
        store = _alone(folder)
        try:
            former = _put_aside(folder)
            with _explained(folder / DATABASE), closing(connect(folder / DATABASE)) as target:
                source.backup(target)
        finally:
            store.close()
    _bring_up_to_date(folder)
    return tables, former


def _put_aside(folder: Path) -> Path | None:
    with opened(folder) as connection:
        if not connection.execute("SELECT EXISTS (SELECT 1 FROM tables)").fetchone()[0]:
            return None
        aside = folder / f"before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.sqlite3"
        _copy(connection, aside)
    return aside
