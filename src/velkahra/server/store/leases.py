"""Leases: which server of a database runs which table.

A server is a row with a beat, which it counts up. If another sees the same beat for as long as a
lease lasts, it deletes the row, and the tables are free. Every lease has a token, larger than all
before, which the writing transaction checks. No clock is asked for the time of day: it could jump.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

import msgspec

from velkahra.server.domain.tables import TableRow
from velkahra.server.store import backend, database, rows, schema

T = TypeVar("T")

LEASE_SECONDS: Final = 1.5
MOVED: Final = "store-moved"
"""The reason where another server has the table."""


class Peer(msgspec.Struct, frozen=True):
    """A server of the database: where others reach it, which secret it has, its pages' `files`."""

    id: int
    address: str
    secret: str
    files: str = ""

    def __repr__(self) -> str:
        return f"Peer({self.id}, {self.address})"


class Busy(msgspec.Struct, frozen=True):
    """The lease of a table cannot be had now: somebody writes under it."""


class Renewal(msgspec.Struct, frozen=True):
    """The result of a renewal.

    Attributes:
        alive: the row was there; otherwise others may have taken its tables.
        buried: servers that were deleted just now.
        peers: all servers, the eldest first.
        beats: the beat of each, by its number.
    """

    alive: bool
    buried: list[int]
    peers: list[Peer]
    beats: dict[int, int]


class ElsewhereError(backend.StoreError):
    """Raised for a table that another server runs: `peer`."""

    def __init__(self, table: str, peer: Peer) -> None:
        super().__init__(MOVED, f"the table {table} is run by server {peer.id}")
        self.peer: Final = peer


class TableStore(Protocol):
    """The methods of the store that the room of a table uses."""

    async def run(self, job: Callable[[backend.Connection], T]) -> T:
        """Run a job in the next transaction. Raises: StoreError; then nothing has changed."""

    def soon(self, job: backend.Job) -> None:
        """Run a job in the next transaction; nobody hears of failure."""

    async def append(
        self, table: str, n: int, rows: Sequence[bytes], also: backend.Job | None = None
    ) -> None:
        """Store rows n, n + 1 ... with `also`, or neither. Raises: StoreError."""

    async def load(self, table: str) -> tuple[TableRow, list[bytes]] | None:
        """Return a table with its rows. Raises: StoreError."""


class LeasedStore:
    """The store for the room of a leased table: under an old lease nothing is written or read."""

    def __init__(self, store: database.Store, table: str, token: int) -> None:
        self._store: Final = store
        self._table: Final = table
        self._token: Final = token

    async def run(self, job: Callable[[backend.Connection], T]) -> T:
        """Run a job as `Store.run`. Raises: StoreError, `store-moved` under an old lease."""
        return await self._store.run(self._fenced(job))

    def soon(self, job: backend.Job) -> None:
        """Run a job as `Store.soon`, unless the lease is an old one."""
        self._store.soon(self._fenced(job))

    async def append(
        self, table: str, n: int, rows: Sequence[bytes], also: backend.Job | None = None
    ) -> None:
        """Store rows as `Store.append`. Raises: StoreError, `store-moved` under an old lease."""
        await self._store.append(table, n, rows, also, self._token)

    async def load(self, table: str) -> tuple[TableRow, list[bytes]] | None:
        """Return a table with its rows. Raises: StoreError."""
        return await self._store.load(table)

    def release(self) -> None:
        """Let any server take the table. The row stays: without it tokens begin at 1."""
        sql = "UPDATE leases SET server = 0 WHERE table_id = ?"
        self.soon(lambda base: base.execute(sql, (self._table,)))

    def _fenced(self, job: Callable[[backend.Connection], T]) -> Callable[[backend.Connection], T]:
        def fenced(connection: backend.Connection) -> T:
            rows.fence(connection, self._table, self._token)
            return job(connection)

        return fenced


def enter(base: backend.Connection, address: str, secret: str, files: str = "") -> int:
    """Add a server, once even if repeated, with the facts of `Peer`, and return its number."""
    own = "current_setting('application_name')"
    base.execute(f"DELETE FROM servers WHERE session = {own}")
    knows = schema.steps(schema.POSTGRESQL)[-1][0]
    sql = (
        "INSERT INTO servers (address, secret, session, beat, knows, files) "
        f"VALUES (?, ?, {own}, 0, ?, ?) RETURNING id"
    )
    return int(base.execute(sql, (address, secret, knows, files)).fetchone()[0])


def renew(base: backend.Connection, server: int, late: Mapping[int, int]) -> Renewal:
    """Renew a server's row; delete the `late` (number -> beat), unless renewed meanwhile."""
    sql = "UPDATE servers SET beat = beat + 1 WHERE id = ? RETURNING id"
    alive = bool(base.execute(sql, (server,)).fetchall())
    buried = [one for one in late if _bury(base, one, late[one])] if alive else []
    rows = base.execute("SELECT id, address, secret, files, beat FROM servers ORDER BY id")
    found = [(Peer(*row[:4]), int(row[4])) for row in rows]
    peers = [peer for peer, _ in found]
    return Renewal(alive, buried, peers, {peer.id: beat for peer, beat in found})


def _bury(base: backend.Connection, server: int, beat: int) -> bool:
    """Delete a late server, and return whether that was possible already.

    Its sessions end first: one may stand in a transaction that has locked its own row, or others.
    """
    sql = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = "
        "(SELECT session FROM servers WHERE id = ? AND beat = ?)"
    )
    base.execute(sql, (server, beat)).fetchall()
    free = "SELECT id FROM servers WHERE id = ? AND beat = ? FOR UPDATE SKIP LOCKED"
    sql = f"DELETE FROM servers WHERE id IN ({free}) RETURNING id"
    return bool(base.execute(sql, (server, beat)).fetchall())


def leave(base: backend.Connection, server: int) -> None:
    """Delete a server: its tables are free at once."""
    base.execute("DELETE FROM servers WHERE id = ?", (server,))


def take(base: backend.Connection, table: str, server: int) -> int | Peer | Busy | None:
    """Lease a table that no other server has, and return the token, without waiting for a lock.

    A stopped server may have locked the lease, and waiting for it would delay our own renewal.

    Returns: also the server that has it; `Busy` while somebody writes under the lease; None if
    there is no such table.
    """
    sql_of_peer = (
        "SELECT s.id, s.address, s.secret, s.files FROM servers s "
        "JOIN leases l ON l.server = s.id WHERE l.table_id = ? AND s.id <> ?"
    )
    sql_of_lease = "SELECT 1 FROM leases WHERE table_id = ?"
    sql = (
        "INSERT INTO leases (table_id, server, token) SELECT id, ?2, 1 FROM tables WHERE id = ?1 "
        "ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, token = leases.token + 1 "
        "WHERE leases.server = ?2 OR NOT EXISTS (SELECT 1 FROM servers WHERE id = leases.server) "
        "RETURNING token"
    )
    for _ in range(2):  # another server may take it between two statements
        if peer := base.execute(sql_of_peer, (table, server)).fetchone():
            return Peer(*peer)
        if base.execute(sql_of_lease, (table,)).fetchone():
            free = base.execute(f"{sql_of_lease} FOR UPDATE SKIP LOCKED", (table,)).fetchone()
            if not free:
                return Busy()
        if found := base.execute(sql, (table, server)).fetchall():
            return int(found[0][0])
    return None
