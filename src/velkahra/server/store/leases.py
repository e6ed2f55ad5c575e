"""Leases: which server of a database runs which table.

A server is a row that it renews. One that does not is deleted by another, and its tables may be
taken then. Every lease has a token, larger than all before, which is checked in the transaction
that writes. Time is the database's: clocks of several computers are never compared, and if its
clock is put back, leases that would last too long are cut.
"""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

import msgspec

from velkahra.server.domain.tables import TableRow
from velkahra.server.store.backend import Connection, Job, StoreError
from velkahra.server.store.database import Store
from velkahra.server.store.rows import fence

T = TypeVar("T")

LEASE_SECONDS: Final = 1.5
MOVED: Final = "store-moved"
"""The reason where another server has the table."""
_UNTIL: Final = f"now() + interval '{LEASE_SECONDS} seconds'"


class Peer(msgspec.Struct, frozen=True):
    """A server of the database: its number, and the address and secret by which others reach it."""

    id: int
    address: str
    secret: str

    def __repr__(self) -> str:
        """Return the server without its secret."""
        return f"Peer({self.id}, {self.address})"


class Renewal(msgspec.Struct, frozen=True):
    """What a server hears when it renews its row.

    Attributes:
        alive: the row was there; otherwise others may have taken its tables.
        buried: servers that were deleted just now.
        peers: all servers, the eldest first.
    """

    alive: bool
    buried: list[int]
    peers: list[Peer]


class ElsewhereError(StoreError):
    """Raised for a table that another server runs: `peer`."""

    def __init__(self, table: str, peer: Peer) -> None:
        super().__init__(MOVED, f"the table {table} is run by server {peer.id}")
        self.peer: Final = peer


class TableStore(Protocol):
    """What the room of a table asks of the store."""

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the next transaction. Raises: StoreError; then nothing has changed."""

    def soon(self, job: Job) -> None:
        """Run a job in the next transaction; nobody hears of failure."""

    async def append(
        self, table: str, n: int, rows: Sequence[bytes], also: Job | None = None
    ) -> None:
        """Store rows n, n + 1 ... with `also`, or neither. Raises: StoreError."""

    async def load(self, table: str) -> tuple[TableRow, list[bytes]] | None:
        """Return a table with its rows. Raises: StoreError."""


class LeasedStore:
    """The store for the room of a leased table: under an old lease nothing is written or read."""

    def __init__(self, store: Store, table: str, token: int) -> None:
        self._store: Final = store
        self._table: Final = table
        self._token: Final = token

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Run a job as `Store.run`. Raises: StoreError, `store-moved` under an old lease."""
        return await self._store.run(self._fenced(job))

    def soon(self, job: Job) -> None:
        """Run a job as `Store.soon`, unless the lease is an old one."""
        self._store.soon(self._fenced(job))

    async def append(
        self, table: str, n: int, rows: Sequence[bytes], also: Job | None = None
    ) -> None:
        """Store rows as `Store.append`. Raises: StoreError, `store-moved` under an old lease."""
        await self._store.append(table, n, rows, also, self._token)

    async def load(self, table: str) -> tuple[TableRow, list[bytes]] | None:
        """Return a table with its rows. Raises: StoreError."""
        return await self._store.load(table)

    def _fenced(self, job: Callable[[Connection], T]) -> Callable[[Connection], T]:
        def fenced(connection: Connection) -> T:
            fence(connection, self._table, self._token)
            return job(connection)

        return fenced


def enter(base: Connection, address: str, secret: str) -> int:
    """Add a server, and return its number."""
    sql = (
        "INSERT INTO servers (address, secret, session, until) "
        f"VALUES (?, ?, current_setting('application_name'), {_UNTIL}) RETURNING id"
    )
    return int(base.execute(sql, (address, secret)).fetchone()[0])


def renew(base: Connection, server: int, sure: bool) -> Renewal:
    """Renew the row of a server; one that is `sure` of its own deletes those that are late.

    After a time without the database nobody is, so that everybody can renew first.
    """
    sql = f"UPDATE servers SET until = {_UNTIL} WHERE id = ? RETURNING id"
    alive = bool(base.execute(sql, (server,)).fetchall())
    _shorten(base)
    buried = _bury(base) if alive and sure else []
    rows = base.execute("SELECT id, address, secret FROM servers ORDER BY id")
    return Renewal(alive, buried, [Peer(*row) for row in rows])


def _shorten(base: Connection) -> None:
    """Leave no server more time than a lease: those may have it whose clock was put back."""
    long = (
        f"SELECT id FROM servers WHERE until > {_UNTIL} + interval '{LEASE_SECONDS} seconds' "
        "FOR UPDATE SKIP LOCKED"
    )
    base.execute(f"UPDATE servers SET until = {_UNTIL} WHERE id IN ({long})")


def _bury(base: Connection) -> list[int]:
    """Delete the servers that are late, and end their sessions: one may stand in a transaction."""
    late = "SELECT id FROM servers WHERE until < now() FOR UPDATE SKIP LOCKED"
    sql = f"DELETE FROM servers WHERE id IN ({late}) RETURNING id, session"
    found = base.execute(sql).fetchall()
    for _, session in found:
        sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?"
        base.execute(sql, (session,)).fetchall()
    return [number for number, _ in found]


def leave(base: Connection, server: int) -> None:
    """Delete a server: its tables are free at once."""
    base.execute("DELETE FROM servers WHERE id = ?", (server,))


def take(base: Connection, table: str, server: int) -> int | Peer | None:
    """Lease a table that no other server has, and return the token.

    Returns: the server that has it, if one does; None if there is no such table.
    """
    sql = (
        "INSERT INTO leases (table_id, server, token) SELECT id, ?2, 1 FROM tables WHERE id = ?1 "
        "ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, token = leases.token + 1 "
        "WHERE leases.server = ?2 OR NOT EXISTS (SELECT 1 FROM servers WHERE id = leases.server) "
        "RETURNING token"
    )
    for _ in range(2):  # who had it may have ended between the two statements
        if found := base.execute(sql, (table, server)).fetchall():
            return int(found[0][0])
        sql_of_peer = (
            "SELECT s.id, s.address, s.secret FROM leases l JOIN servers s ON s.id = l.server "
            "WHERE l.table_id = ?"
        )
        if peer := base.execute(sql_of_peer, (table,)).fetchone():
            return Peer(*peer)
    return None
