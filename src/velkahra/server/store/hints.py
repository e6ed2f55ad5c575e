"""Whether hints are allowed at a table, in the store."""

from typing import Final

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.store.backend import Connection

NO: Final = "no"


YES: Final = "yes"


def check(wish: str) -> None:
    """Check the hint setting of a form. Raises: VelkahraError unless it is NO or YES."""
    if wish not in (NO, YES):
        raise VelkahraError(f"hints must be {NO} or {YES}, not {wish!r}")


def keep(connection: Connection, table: str, wish: str) -> None:
    """Store whether hints are allowed at a new table, NO or YES; no row means that they are not."""
    if wish == YES:
        connection.execute("INSERT INTO hinting VALUES (?)", (table,))


def load(connection: Connection, table: str) -> bool:
    """Return whether hints are allowed."""
    sql = "SELECT 1 FROM hinting WHERE table_id = ?"
    return connection.execute(sql, (table,)).fetchone() is not None
