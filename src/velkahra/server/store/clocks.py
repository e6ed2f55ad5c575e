"""The time of tables, in the store."""

from collections.abc import Sequence

import msgspec

from velkahra.server.store.backend import Connection, DamagedError


class Kept(msgspec.Struct, frozen=True):
    """The stored time of a table, in milliseconds of the servers, see `timekeeping.Era.time`.

    Attributes:
        terms, late: the name of its clock, and what happens when its time is up.
        moments: row -> (when it came; milliseconds charged).
        lifetimes: the servers that have run: number, first and last sign.
    """

    terms: str
    late: str
    moments: dict[int, tuple[int, int]]
    lifetimes: list[tuple[int, int, int]]


def keep_moment(
    connection: Connection, table: str, n: int, at: int, spent: int, due: int | None
) -> None:
    """Store when row `n` came, the ms spent, and when to check the table next (None: never)."""
    connection.execute("INSERT INTO moments VALUES (?, ?, ?, ?)", (table, n, at, spent))
    connection.execute("UPDATE clocks SET due = ? WHERE table_id = ?", (due, table))


def uptime(kept: Kept, *own: tuple[int, int, int]) -> int:
    """Return the milliseconds after the last row in which servers were up, counted once."""
    until, up = kept.moments[max(kept.moments)][0], 0
    numbers = [n for n, _, _ in own]
    lifetimes = [*own, *(life for life in kept.lifetimes if life[0] not in numbers)]
    for began, seen in sorted((began, seen) for _, began, seen in lifetimes):
        up += max(0, seen - max(began, until))
        until = max(until, seen)
    return up


def terms_at(connection: Connection, tables: Sequence[str]) -> dict[str, str]:
    """Return the names of the clocks of those tables that have one."""
    sql = f"SELECT table_id, terms FROM clocks WHERE table_id IN ({','.join('?' * len(tables))})"
    return dict(connection.execute(sql, tuple(tables)).fetchall()) if tables else {}


def load_kept(connection: Connection, table: str) -> Kept | None:
    """Return what the store has of a table's time; None if it has no clock."""
    found = connection.execute(
        "SELECT terms, late FROM clocks WHERE table_id = ?", (table,)
    ).fetchone()
    if found is None:
        return None
    moments = connection.execute("SELECT n, at, spent FROM moments WHERE table_id = ?", (table,))
    kept = {n: (at, spent) for n, at, spent in moments}
    if not kept:
        raise DamagedError(f"the clock of the table {table} has no moments")
    lives = connection.execute("SELECT id, began, seen FROM lifetimes").fetchall()
    return Kept(found[0], found[1], kept, lives)
