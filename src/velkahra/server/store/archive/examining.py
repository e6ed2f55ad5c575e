"""Examines all tables of a store: are the rows as they were stored, and do they replay?"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from velkahra.core.contract.refusals import RecordError
from velkahra.server.domain.legacy import UnreplayableError
from velkahra.server.store.archive.bundle import fold
from velkahra.server.store.damage import Mark
from velkahra.server.store.database import DATABASE, StoreError, load_table, rows_of


def damaged_tables(folder: Path) -> dict[str, str]:
    """Return name -> what is wrong, of the tables whose rows are not as they were stored.

    Raises: sqlite3.Error if not even their list can be read.
    """
    with closing(_opened(folder)) as connection:
        return dict(_damaged(connection, names(connection)))


def names(connection: sqlite3.Connection) -> list[str]:
    """List the names of all tables, sorted."""
    return [name for (name,) in connection.execute("SELECT id FROM tables ORDER BY id")]


def unplayable_tables(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield name and reason of damaged tables, and of those that do not replay under their rules.

    Tables of other rules are passed over. Raises: sqlite3.Error as `damaged_tables`.
    """
    with closing(_opened(folder)) as connection:
        for name in names(connection):
            try:
                found = load_table(connection, name)
                if found is not None:
                    fold(*found)
            except (sqlite3.Error, StoreError, UnreplayableError, ValueError) as error:
                yield name, str(error)
            except RecordError:
                continue


def missing_rows(folder: Path) -> int:
    """Return how many rows are missing of those noted in the folder; 0 if none."""
    with closing(_opened(folder)) as connection:
        there = int(connection.execute("SELECT count(*) FROM plies").fetchone()[0])
    return max(0, Mark(folder).read() - there)


def _damaged(connection: sqlite3.Connection, tables: list[str]) -> Iterator[tuple[str, str]]:
    for name in tables:
        try:
            rows_of(connection, name)
        except (sqlite3.Error, StoreError) as error:
            yield name, str(error)


def _opened(folder: Path) -> sqlite3.Connection:
    path = (folder / DATABASE).absolute().as_uri()
    return sqlite3.connect(f"{path}?mode=ro", uri=True, timeout=10)
