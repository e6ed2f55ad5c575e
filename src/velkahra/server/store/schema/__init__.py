"""The schema as numbered SQL files, and the runner that brings a database up to date."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent
POSTGRESQL: Final = FOLDER / "postgresql"


def steps(folder: Path = FOLDER) -> list[tuple[int, str]]:
    """List the steps as (number, SQL). Raises: ValueError if the numbers have a gap.

    PostgreSQL's begin with SQLite's thirteenth; the same number means the same tables in both.
    """
    found = [
        (int(match[1]), path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.sql"))
        if (match := re.match(r"(\d{4})-", path.name))
    ]
    first = found[0][0] if folder == POSTGRESQL else 1
    if [number for number, _ in found] != list(range(first, first + len(found))):
        raise ValueError(f"the steps in {folder.name} are not numbered {first}, {first + 1} ...")
    return found


def least(number: int, sql: str) -> int:
    """Return the oldest step whose programs can work with a database that has step `number`.

    The step says so by a line such as `-- least: 14`; without it, only its own programs can. A step
    that changes the messages between servers does not say it, either.
    """
    found = re.search(r"^-- least: (\d+)$", sql, re.MULTILINE)
    return int(found[1]) if found else number


def migrate(connection: sqlite3.Connection, folder: Path = FOLDER, upto: int | None = None) -> None:
    """Run the steps, up to `upto`, that the database has not seen, each in its own transaction.

    Raises: ValueError for a database written by a newer program.
    """
    have: int = connection.execute("PRAGMA user_version").fetchone()[0]
    todo = steps(folder)
    if have > len(todo):
        raise ValueError(
            f"the database has version {have}; this program supports up to {len(todo)}"
        )
    for number, sql in todo[have:upto]:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;"
        )


class Table(NamedTuple):
    """A table of the schema: its columns, and those by which its rows are told apart."""

    name: str
    columns: list[str]
    key: list[str]


def tables() -> list[Table]:
    """List the tables of the present schema; what one refers to comes before it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        sql = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"
        names = [name for (name,) in fresh.execute(sql)]
        return [_table(fresh, name) for name in names]


def _table(connection: sqlite3.Connection, name: str) -> Table:
    found = connection.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((row[5], row[1]) for row in found if row[5])
    return Table(name, [row[1] for row in found], [column for _, column in key])
