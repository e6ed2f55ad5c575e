"""Examines all tables of a store: are the rows as they were stored, and do they replay?"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from velkahra.core.contract.refusals import RecordError
from velkahra.server.store import backend, damage, database, rows, sqlite
from velkahra.server.store.archive.bundle import fold


def damaged_tables(place: Path | str) -> dict[str, str]:
    """Return name -> reason of the tables of a folder or database whose rows have changed.

    Raises: sqlite3.Error, StoreError if not even their list can be read.
    """
    with _opened(place) as connection:
        return dict(_damaged(connection, names(connection)))


def names(connection: backend.Connection) -> list[str]:
    """List the names of all tables, sorted."""
    return [name for (name,) in connection.execute("SELECT id FROM tables ORDER BY id")]


def unplayable_tables(place: Path | str) -> Iterator[tuple[str, str]]:
    """Yield name and reason of damaged tables, and of those that do not replay under their rules.

    Tables of other rules, or with missing cards, are passed over. Raises: as `damaged_tables`.
    """
    with _opened(place) as connection:
        for name in names(connection):
            try:
                found = rows.load_table(connection, name)
                if found is not None:
                    fold(*found)
            except RecordError:
                continue
            except (sqlite3.Error, backend.StoreError, ValueError) as error:
                yield name, str(error)


def missing_rows(folder: Path) -> int:
    """Return how many rows are missing of those noted in the folder; 0 if none."""
    with _opened(folder) as connection:
        there = int(connection.execute("SELECT count(*) FROM plies").fetchone()[0])
    return max(0, damage.Mark(folder).read() - there)


def _damaged(connection: backend.Connection, tables: list[str]) -> Iterator[tuple[str, str]]:
    for name in tables:
        try:
            rows.rows_of(connection, name)
        except (sqlite3.Error, backend.StoreError) as error:
            yield name, str(error)


@contextmanager
def _opened(place: Path | str) -> Iterator[backend.Connection]:
    if database.is_address(place):
        with database.postgresql().visited(str(place), writing=False) as session:
            yield session
        return
    path = (Path(place) / sqlite.DATABASE).absolute().as_uri()
    with closing(sqlite3.connect(f"{path}?mode=ro", uri=True, timeout=10)) as connection:
        yield connection
