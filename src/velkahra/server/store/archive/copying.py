"""Copies all tables between a folder and a database, whichever is from and whichever is to."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import zip_longest
from pathlib import Path

from velkahra.server.store import schema
from velkahra.server.store.archive.archive import ArchiveError, without_triggers
from velkahra.server.store.backend import Backend, StoreError
from velkahra.server.store.database import is_address, opened
from velkahra.server.store.schema import Table
from velkahra.server.store.sqlite import DATABASE

OF_A_SERVER = "lifetimes"
"""The table that a server writes without anybody playing."""


def copy_tables(source: Path | str, target: Path | str) -> dict[str, int]:
    """Copy everything to an empty place, and return the rows of each table.

    One transaction, which ends well only if each row is as it was read. No server may have either
    place open. Raises: ArchiveError; then the target is as it was.
    """
    if not is_address(source) and not (Path(source) / DATABASE).is_file():
        raise ArchiveError(f"there are no tables in {source}")
    with _explained(), closing(opened(source)) as old, closing(opened(target)) as new:
        return _copied(old, new, schema.tables())


def _copied(old: Backend, new: Backend, tables: list[Table]) -> dict[str, int]:
    with _transaction(old), _transaction(new):
        _check_empty(new, tables)
        with without_triggers(new.connection):
            for table in tables:
                _fill(old, new, table)
        return {table.name: _compared(old, new, table) for table in tables}


def _fill(old: Backend, new: Backend, table: Table) -> None:
    try:
        new.fill(table.name, table.columns, old.scan(_rows(table)))
    except Exception as error:
        why = new.explained(error)
        raise StoreError(why.reason, f"{table.name} cannot be copied: {why}") from error


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except StoreError as error:
        raise ArchiveError(str(error)) from error


@contextmanager
def _transaction(backend: Backend) -> Iterator[None]:
    backend.begin(together=False)
    try:
        yield
        backend.commit()
    except Exception as error:
        backend.roll_back()
        if isinstance(error, ArchiveError):
            raise
        raise backend.explained(error) from error


def _rows(table: Table) -> str:
    return f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {', '.join(table.key)}"


def _check_empty(new: Backend, tables: list[Table]) -> None:
    for table in tables:
        if table.name == OF_A_SERVER:
            new.connection.execute(f"DELETE FROM {table.name}")
        elif new.connection.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone():
            raise ArchiveError(f"the target is not empty: there are {table.name} in it")


def _compared(old: Backend, new: Backend, table: Table) -> int:
    count = 0
    for one, other in zip_longest(old.scan(_rows(table)), new.scan(_rows(table))):
        if one != other:
            raise ArchiveError(f"row {count} of {table.name} was changed on the way")
        count += 1
    return count
