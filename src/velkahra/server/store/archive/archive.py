"""An administrator's operations on a folder of tables, also while a server runs.

Each has its own connection: reading takes a snapshot, writing a transaction. Only `restoring`
replaces the tables.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain.tables import TableRow
from velkahra.server.store import addresses, backend, damage, maps, schema, sqlite
from velkahra.server.store.archive import bundle, sidecar
from velkahra.server.store.database import Store, is_address, postgresql
from velkahra.server.store.rows import insert_table, load_table

BUSY_SECONDS: Final = 10.0

COMMAND: Final = "command.lock"

FINISHED: Final = "finished"
OPEN: Final = "going on"


class ArchiveError(VelkahraError):
    """Raised when an operation is not possible; nothing was changed."""


class Summary(msgspec.Struct, frozen=True):
    """A table in brief: its rules' version, number of seats, all rows, creation in ISO 8601."""

    id: str
    game: str
    rules: int
    seats: int
    rows: int
    state: str
    created: str


class Count(msgspec.Struct, frozen=True):
    """The tables of a game, those finished, and all plies ever made, chance included."""

    tables: int
    finished: int
    plies: int


@contextmanager
def opened(place: Path | str, *, writing: bool = False) -> Iterator[backend.Connection]:
    """Open the tables of a folder or a database, even beside a server, for reading or `writing`.

    Raises: ArchiveError if there are none, they are of another version, or the database fails.
    """
    if not is_address(place):
        with opened_folder(Path(place), writing=writing) as connection:
            yield connection
        return
    try:
        with postgresql().visited(str(place), writing) as session:
            yield session
    except backend.StoreError as error:
        raise ArchiveError(str(error)) from error


@contextmanager
def opened_folder(folder: Path, *, writing: bool = False) -> Iterator[sqlite3.Connection]:
    """Open the tables of a folder, even beside a server, for reading or `writing`.

    Raises: ArchiveError if there are none, they are of another version, or SQLite fails.
    """
    if not (folder / sqlite.DATABASE).is_file():
        raise ArchiveError(f"there are no tables in {folder}")
    with changing(folder) if writing else nullcontext(), explained(folder / sqlite.DATABASE):
        _bring_up_to_date(folder)
        with closing(connect(folder / sqlite.DATABASE)) as connection:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute(f"PRAGMA query_only = {'OFF' if writing else 'ON'}")
            yield connection


@contextmanager
def held(path: Path, otherwise: str, patience: float = 0) -> Iterator[None]:
    """Hold a lock in the context. Raises: ArchiveError `otherwise`, after `patience` seconds."""
    end = time.monotonic() + patience
    while True:
        try:
            lock = sqlite.hold(path)
            break
        except backend.InUseError:
            if time.monotonic() > end:
                raise ArchiveError(otherwise) from None
            time.sleep(0.02)
    with closing(lock):
        yield


@contextmanager
def changing(folder: Path) -> Iterator[None]:
    """Be the only command that changes the tables of a folder. Raises: ArchiveError."""
    told = f"another command is changing the tables in {folder}: try again when it has finished"
    with held(folder / COMMAND, told, BUSY_SECONDS):
        yield


def connect(path: Path) -> sqlite3.Connection:
    """Open a database as the store does, but more patient with other writers."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
    connection.execute("PRAGMA synchronous = FULL")
    return connection


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Name the file if SQLite or the store fails inside the context. Raises: ArchiveError."""
    try:
        yield
    except backend.StoreError as error:
        raise ArchiveError(str(error)) from error
    except UnicodeDecodeError as error:
        raise ArchiveError(f"{path} is damaged: {error}") from error
    except sqlite3.Error as error:
        raise ArchiveError(f"{path}: {error}") from error


def _bring_up_to_date(folder: Path) -> None:
    """Run the steps of the schema an older program left out; refuse a newer schema."""
    with closing(connect(folder / sqlite.DATABASE)) as connection:
        have = version_of(connection)
    known = len(schema.steps())
    if have > known:
        raise ArchiveError(
            f"the tables have schema version {have}; this program supports up to {known}"
        )
    if have < known:
        _alone(folder).close()


def keep(connection: backend.Connection, arrived: bundle.Arrived) -> None:
    """Write a table that was read from a file. Raises: ArchiveError if its name is in use."""
    with transaction(connection):
        if has(connection, arrived.table.id):
            why = "import it with new links, or delete the other one"
            raise ArchiveError(f"there is a table {arrived.table.id} already: {why}")
        insert(connection, arrived)


def has(connection: backend.Connection, name: str) -> bool:
    """Return whether there is a table of this name."""
    return backend.value(connection, "SELECT 1 FROM tables WHERE id = ?", name) is not None


def insert(connection: backend.Connection, arrived: bundle.Arrived) -> None:
    """Write a table that was read from a file into the database; the caller commits."""
    insert_table(connection, arrived.table, arrived.rows)
    name, clock = arrived.table.id, arrived.clock
    sidecar.put(connection, name, clock, arrived.talk, arrived.answers)
    if arrived.ground:
        maps.keep(connection, name, arrived.ground)
    if clock is not None and arrived.halts:
        sidecar.halt(connection, name, len(arrived.rows), clock.passed)
    if arrived.result is not None:
        shares = msgspec.json.encode(arrived.result).decode()
        connection.execute("INSERT INTO results VALUES (?, ?)", (arrived.table.id, shares))


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a database's schema."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _alone(folder: Path) -> Store:
    try:
        return Store(folder)
    except backend.InUseError:
        raise ArchiveError(f"a server is using {folder}: stop it first") from None
    except backend.StoreError as error:
        raise ArchiveError(str(error)) from error


def summaries(connection: backend.Connection) -> Iterator[Summary]:
    """List the tables, the newest first."""
    found = connection.execute(
        "SELECT id, game, rules, (SELECT count(*) FROM seats WHERE table_id = id),"
        " (SELECT count(*) FROM plies WHERE table_id = id),"
        " (SELECT count(*) FROM results WHERE table_id = id), created"
        " FROM tables ORDER BY created DESC, id"
    )
    for name, game, rules, seats, rows, finished, created in found:
        state = FINISHED if finished else OPEN
        yield Summary(name, game, rules, seats, rows, state, created)


def find(connection: backend.Connection, name: str) -> tuple[TableRow, list[bytes]]:
    """Return a table by its name or a unique prefix, and its rows as the store has them.

    Raises: ArchiveError if there is none, or several.
    """
    pattern = name.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    sql = "SELECT id FROM tables WHERE id LIKE ? ESCAPE '\\' LIMIT 2"
    names = [found for (found,) in connection.execute(sql, (pattern,))] if name else []
    if not names:
        raise ArchiveError(f"there is no table {name!r}")
    if len(names) > 1:
        raise ArchiveError(f"several tables have names that begin with {name!r}")
    try:
        found = load_table(connection, names[0])
    except backend.DamagedError as error:
        raise ArchiveError(str(error)) from error
    assert found is not None
    return found


def counts(connection: backend.Connection) -> dict[str, Count]:
    """Return the number of tables and plies of each game, by its name."""
    found = connection.execute(
        "SELECT game, count(*), (SELECT count(*) FROM results r JOIN tables o ON o.id = r.table_id"
        " WHERE o.game = t.game), (SELECT count(*) FROM plies p JOIN tables o ON o.id = p.table_id"
        " WHERE o.game = t.game AND substr(p.what, 1, 6) = ?)"
        " FROM tables t GROUP BY game ORDER BY game",
        (b'["ply"',),
    )
    return {game: Count(*numbers) for game, *numbers in found}


def delete(connection: backend.Connection, name: str) -> int:
    """Delete a table with everything that belongs to it, and return the number of its rows.

    Triggers keep plies from being deleted in play; they allow this one transaction to.
    """
    with _without_mark(connection), transaction(connection), _deleting(connection, name):
        rows = sum(
            connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (name,)).rowcount
            for table, column in reversed([("tables", "id"), *belongings()])
        )
        addresses.forget_addresses(connection)
        return rows


@contextmanager
def _without_mark(connection: backend.Connection) -> Iterator[None]:
    """Forget how many rows a folder had, because rows are removed inside the context."""
    if not isinstance(connection, sqlite3.Connection):
        yield
        return
    (_, _, database), *_ = connection.execute("PRAGMA database_list").fetchall()
    damage.forget_mark(Path(database).parent)
    yield
    damage.forget_mark(Path(database).parent)  # a running server may have written it again


@contextmanager
def transaction(connection: backend.Connection) -> Iterator[None]:
    """Run everything inside the context in one transaction."""
    connection.execute("BEGIN IMMEDIATE" if isinstance(connection, sqlite3.Connection) else "BEGIN")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if getattr(connection, "in_transaction", True):
            connection.execute("ROLLBACK")
        raise


@contextmanager
def _deleting(connection: backend.Connection, name: str) -> Iterator[None]:
    """Let plies be deleted inside the context, where nobody else writes to the table."""
    if isinstance(connection, sqlite3.Connection):
        with without_triggers(connection):
            yield
        return
    connection.execute("SET LOCAL velkahra.deletes = 'yes'")
    for rows in ("leases WHERE table_id", "tables WHERE id"):  # as a server that writes locks them
        connection.execute(f"SELECT 1 FROM {rows} = ? FOR UPDATE", (name,)).fetchall()
    yield


@contextmanager
def without_triggers(connection: backend.Connection) -> Iterator[None]:
    """Remove the triggers inside the context, within a transaction."""
    if not isinstance(connection, sqlite3.Connection):
        connection.execute("ALTER TABLE plies DISABLE TRIGGER USER")
        yield
        connection.execute("ALTER TABLE plies ENABLE TRIGGER USER")
        return
    triggers = connection.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
    ).fetchall()
    for name, _ in triggers:
        connection.execute(f'DROP TRIGGER "{name}"')
    yield
    for _, sql in triggers:
        connection.execute(sql)


def belongings() -> list[tuple[str, str]]:
    """List (table, column) of the database that name the table of play that a row belongs to."""
    return [(one.name, "table_id") for one in schema.tables() if "table_id" in one.columns]


def backup(folder: Path, file: Path) -> int:
    """Copy a folder's tables to a new file, or none; return their number. Raises: ArchiveError."""
    if file.exists():
        raise ArchiveError(f"{file} already exists: choose another name")
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with opened_folder(folder) as connection:
            tables = copy(connection, part)
        os.replace(part, file)
    except OSError as error:
        raise ArchiveError(f"{file} cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return tables


def copy(connection: sqlite3.Connection, file: Path) -> int:
    """Copy a database into a file that stands alone, checked and synced; return its tables."""
    with explained(file):
        sqlite.copy(connection, file)
        with closing(connect(file)) as made:
            return checked(made, file)


def checked(connection: sqlite3.Connection, file: Path) -> int:
    """Check that a database is whole and ours; return its tables' number. Raises: ArchiveError."""
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise ArchiveError(f"{file} is damaged: {found.splitlines()[-1]}")
    try:
        tables, _ = connection.execute("SELECT count(*), count(seed) FROM tables").fetchone()
    except sqlite3.OperationalError:
        raise ArchiveError(f"{file} is not a velkahra database") from None
    return int(tables)
