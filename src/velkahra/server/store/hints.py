"""Whether seats may take hints, in the store."""

import sqlite3
from typing import Final

from velkahra.core.contract.refusals import VelkahraError

NO: Final = "no"


YES: Final = "yes"


def check(wish: str) -> None:
    """Check what a form says. Raises: VelkahraError."""
    if wish not in (NO, YES):
        raise VelkahraError(f"hints cannot be {wish!r}: {NO}, {YES}")


def keep(connection: sqlite3.Connection, table: str, wish: str) -> None:
    """Keep whether seats may take hints at a new table; that they may not needs no row."""
    if wish == YES:
        connection.execute("INSERT INTO hinting VALUES (?)", (table,))


def load(connection: sqlite3.Connection, table: str) -> bool:
    """Read whether seats may take hints."""
    sql = "SELECT 1 FROM hinting WHERE table_id = ?"
    return connection.execute(sql, (table,)).fetchone() is not None
