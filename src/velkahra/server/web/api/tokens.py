"""Tokens of programs: each opens one seat, as the seat's link does, and can be withdrawn.

The store keeps hashes only. A token also ends when another link leads to its seat.
"""

import time
from typing import Final

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain import links
from velkahra.server.room.room import Room
from velkahra.server.store import backend, database

MOST: Final = 5
"""Tokens a seat may have at once."""


class TooManyTokens(VelkahraError):
    """Raised when a seat has as many tokens as it may have."""


async def issue(store: database.Store, room: Room, seat: int) -> str:
    """Return a new token for a seat, -1 for watching. Raises: TooManyTokens, StoreError."""
    token = links.new_secret()
    await keep(store, room, seat, token)
    return token


async def keep(store: database.Store, room: Room, seat: int, token: str) -> None:
    """Store a token for a seat. Raises: TooManyTokens, StoreError."""
    row = (room.row.id, seat, links.key(token), room.key_of(seat), int(time.time()))

    def job(connection: backend.Connection) -> bool:
        if _count(connection, room.row.id, seat) >= MOST:
            return False
        connection.execute("INSERT INTO programs VALUES (?, ?, ?, ?, ?)", row)
        return True

    if not await store.run(job):
        raise TooManyTokens(f"a seat can have {MOST} tokens: revoke the others first")


async def revoke(store: database.Store, table: str, seat: int) -> int:
    """Revoke all tokens of a seat, and return their number. Raises: StoreError."""
    sql = "DELETE FROM programs WHERE table_id = ? AND seat = ?"
    return await store.run(lambda base: base.execute(sql, (table, seat)).rowcount)


async def count(store: database.Store, table: str, seat: int) -> int:
    """Return the number of tokens of a seat. Raises: StoreError."""
    return await store.run(lambda base: _count(base, table, seat))


async def find(store: database.Store, room: Room, token: str) -> int | None:
    """Return the seat of a token, -1 for watching, None for a wrong one, in constant time."""
    sql = "SELECT seat, key, link FROM programs WHERE table_id = ? ORDER BY key"
    rows = await store.run(lambda base: base.execute(sql, (room.row.id,)).fetchall())
    found = links.find(token, [key for _, key, _ in rows])
    if found < 0:
        return None
    seat, _, link = rows[found]
    return int(seat) if link == room.key_of(seat) else None


def _count(connection: backend.Connection, table: str, seat: int) -> int:
    sql = "SELECT count(*) FROM programs WHERE table_id = ? AND seat = ?"
    return int(backend.value(connection, sql, table, seat))
