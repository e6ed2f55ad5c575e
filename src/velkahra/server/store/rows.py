"""The rows of tables: how they are written, read back, and checked against their sums."""

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.server.domain.tables import SeatRow, TableRow
from velkahra.server.store.backend import Connection, Counted, DamagedError, Place, insert

MOST_ROWS: Final = 240  # older SQLite allows 999 values in a statement
_TERMS: Final = TableRow.__struct_fields__[:-1]


class Rows:
    """The job that stores rows of a table, under the `token` of its lease if it is leased."""

    def __init__(
        self, table: str, first: int, rows: Sequence[bytes], token: int | None = None
    ) -> None:
        self.placed: Final[list[Place]] = [(table, n, what) for n, what in enumerate(rows, first)]
        self.token: Final = token

    def __call__(self, connection: Connection) -> None:
        """Store the rows, without others."""
        if self.token is not None:
            fence(connection, self.placed[0][0], self.token)
        append(connection, self.placed)


def fence(connection: Connection, table: str, token: int) -> None:
    """Let the transaction fail if the lease of a table is not the one with this token."""
    connection.execute("SELECT held(?, ?)", (table, token))


def insert_table(connection: Connection, table: TableRow, rows: Sequence[bytes]) -> None:
    """Write a new table with its first rows; the caller commits."""
    options = msgspec.json.encode(table.options).decode()
    terms = {**msgspec.structs.asdict(table), "options": options}
    insert(connection, "tables", [[terms[name] for name in _TERMS]])
    seats = [(table.id, n, seat.player, seat.key) for n, seat in enumerate(table.seats)]
    connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?)", seats)
    Rows(table.id, 0, rows)(connection)


def append(connection: Connection, rows: Sequence[Place]) -> None:
    """Write rows with as few statements as possible; the caller commits."""
    for at in range(0, len(rows), MOST_ROWS):
        some = rows[at : at + MOST_ROWS]
        places = ", ".join(["(?, ?, ?, ?)"] * len(some))
        values = [value for row in some for value in (*row, sum_of(*row))]
        connection.execute(f"INSERT INTO plies (table_id, n, what, sum) VALUES {places}", values)
    if isinstance(connection, Counted):
        connection.appended += len(rows)


def sum_of(table: str, n: int, what: bytes) -> int:
    """Return the CRC-32 of the row `what` and its position, number `n` of a table."""
    return zlib.crc32(what, zlib.crc32(f"{table} {n}".encode()))


def load_table(
    connection: Connection, table: str, damaged: bool = False
) -> tuple[TableRow, list[bytes]] | None:
    """Return a table with all its rows as bytes; None if there is none of this name.

    A table of older rules has the options with which it goes on under today's. Raises:
    DamagedError, unless it is wanted even if `damaged`.
    """
    sql = f"SELECT {', '.join(_TERMS)} FROM tables WHERE id = ?"  # a newer program may have more
    found = connection.execute(sql, (table,)).fetchone()
    if found is None:
        return None
    sql = "SELECT seat, player, key FROM seats WHERE table_id = ? ORDER BY seat"
    seats = connection.execute(sql, (table,)).fetchall()
    if not damaged and (not seats or seats[-1][0] != len(seats) - 1):
        raise DamagedError(f"seats of the table {table} are missing")
    rows = rows_of(connection, table, damaged)
    facts = dict(zip(_TERMS, found, strict=True))
    try:
        options = msgspec.json.decode(facts["options"], type=dict[str, str])
    except (msgspec.DecodeError, RecursionError) as error:
        if not damaged:
            raise DamagedError(f"the options of the table {table} are {error}") from error
        options = {}
    facts["rules"], facts["options"] = registry.upgraded(facts["game"], facts["rules"], options)
    table_row = TableRow(**facts, seats=tuple(SeatRow(*seat) for _, *seat in seats))
    return table_row, rows


def rows_of(connection: Connection, table: str, damaged: bool = False) -> list[bytes]:
    """Return a table's rows in order. Raises: DamagedError, unless wanted even if `damaged`."""
    sql = "SELECT n, what, sum FROM plies WHERE table_id = ? ORDER BY n"
    rows: list[bytes] = []
    for n, what, kept in connection.execute(sql, (table,)):
        if n != len(rows) and not damaged:
            raise DamagedError(f"row {len(rows)} of the table {table} is missing")
        if kept is not None and kept != sum_of(table, n, what) and not damaged:
            raise DamagedError(f"row {n} of the table {table} is not as it was stored")
        rows.append(what)
    return rows
