"""A server among those that share a database: which tables it may run, and which server has others.

Its place is renewed in a session of its own: a long job of the store would make it late.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

from velkahra.server.room.tasks import begin
from velkahra.server.store import backend, database, leases

log: Final = logging.getLogger(__name__)

BEAT_SECONDS: Final = 0.3
SOON_SECONDS: Final = 0.05
PATIENCE_SECONDS: Final = 10.0
BUSY_SECONDS: Final = 1.0
"""How long a write under a lease that ended is waited for."""
CUT_SECONDS: Final = 3.0
"""So long after its lease a server that cannot reach the database sends its pages to the others."""


class Lookout:
    """Watches other servers: which beats have stayed the same for as long as a lease lasts.

    Only this computer's steady clock counts, and beats seen before a gap in watching do not.
    """

    def __init__(self) -> None:
        self._seen: dict[int, tuple[int, float]] = {}

    def note(self, beats: Mapping[int, int], now: float) -> None:
        """Record beats, by the numbers of servers, that were read just now."""
        for server in self._seen.keys() - beats.keys():
            del self._seen[server]
        for server, beat in beats.items():
            if server not in self._seen or self._seen[server][0] != beat:
                self._seen[server] = beat, now

    def late(self, now: float) -> dict[int, int]:
        """Return the beats of the servers that are late, by their numbers."""
        seen = self._seen.items()
        return {server: beat for server, (beat, at) in seen if now - at > leases.LEASE_SECONDS}

    def pause(self, now: float) -> float:
        """Return for how long to wait: for a beat, or less if a server may be late before."""
        until_late = [at + leases.LEASE_SECONDS - now for _, at in self._seen.values()]
        return max(SOON_SECONDS, min([BEAT_SECONDS, *until_late]))

    def forget(self) -> None:
        """Forget all beats: for a time nobody could renew."""
        self._seen.clear()


class Membership:
    """The place of this server among those of its database, renewed for as long as it is up.

    Attributes:
        secret: other servers send it when they forward a request to this one.
        peers: all servers, the eldest first.
        lost: called when others may have taken this server's tables: it stood still for too long,
            or was cut from the database.
        freed: called when other servers may be gone, and their tables free.
        changed: called when `peers` has changed.
    """

    def __init__(self, store: database.Store, address: str, files: str = "") -> None:
        """Prepare; `enter` begins. Others reach this server at `address`, its pages at `files`."""
        self.secret: Final = secrets.token_urlsafe(24)
        self.peers: list[leases.Peer] = []
        self.lost: Callable[[], None] = _nothing
        self.freed: Callable[[], None] = _nothing
        self.changed: Callable[[], None] = _nothing
        self._address: Final = address
        self._files: Final = files
        self._store: Final = store
        self._aside: Final = database.postgresql().Aside(str(store.place))
        self._id = 0
        self._ends: Final[dict[int, asyncio.Future[None]]] = {}
        self._until = 0.0
        self._lookout: Final = Lookout()
        self._renewing: Final = asyncio.Lock()
        self._beating: asyncio.Task[None] | None = None

    @property
    def eldest(self) -> leases.Peer | None:
        """Return the eldest server, None if it is this one or none is known."""
        return self.peers[0] if self.peers and self.peers[0].id != self._id else None

    def holder_of(self, path: str) -> leases.Peer | None:
        """Return the server that has a file of a page, None if it is this one or none is known."""
        if path.startswith(self._files):
            return None
        others = (peer for peer in self.peers if peer.files and path.startswith(peer.files))
        return next(others, None)

    async def enter(self) -> None:
        """Become one of the servers; a database that is away is waited for. Raises: StoreError."""
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                if not self._id:
                    await self._enter()
                await self.renew()
                break
            except backend.StoreError:
                if time.monotonic() >= end:
                    raise
                await asyncio.sleep(BEAT_SECONDS)
        self._beating = begin(self._beat(), "the renewal of leases")

    async def leave(self) -> None:
        """Give all tables up, so that others may take them at once. Raises: StoreError."""
        self.close()
        await self._store.run(lambda base: leases.leave(base, self._id))

    def close(self) -> None:
        """Renew no more."""
        if self._beating is not None:
            self._beating.cancel()
        self._aside.close()

    async def make_sure(self) -> None:
        """Return when the tables of this server are certainly its own. Raises: StoreError."""
        if time.monotonic() >= self._until:
            async with self._renewing:
                if time.monotonic() >= self._until:
                    await self._renew()

    async def renew(self) -> None:
        """Renew the place. Raises: StoreError."""
        async with self._renewing:
            await self._renew()

    async def take(self, table: str) -> leases.LeasedStore | None:
        """Lease a table; return its store, None without one. Raises: ElsewhereError, StoreError."""
        end = time.monotonic() + BUSY_SECONDS
        while True:
            found = await self._store.run(lambda base: leases.take(base, table, self._id))
            if not isinstance(found, leases.Busy):
                break
            if time.monotonic() >= end:
                raise backend.StoreError(
                    leases.MOVED, f"another server still writes to the table {table}"
                )
            await asyncio.sleep(BUSY_SECONDS / 20)
        if isinstance(found, leases.Peer):
            raise leases.ElsewhereError(table, found)
        return None if found is None else leases.LeasedStore(self._store, table, found)

    def end_of(self, peer: leases.Peer) -> "asyncio.Future[None]":
        """Return a future that is done when a server is no longer there."""
        if peer not in self.peers:
            over = asyncio.get_running_loop().create_future()
            over.set_result(None)
            return over
        if peer.id not in self._ends:
            self._ends[peer.id] = asyncio.get_running_loop().create_future()
        return self._ends[peer.id]

    async def _enter(self) -> None:
        asked = time.monotonic()
        self._id = await self._store.run(
            lambda base: leases.enter(base, self._address, self.secret, self._files)
        )
        self._until = asked + leases.LEASE_SECONDS

    async def _renew(self) -> None:
        asked = time.monotonic()
        was_cut = asked >= self._until
        if was_cut:
            self._lookout.forget()
        late = self._lookout.late(asked)
        found = await self._aside.run(lambda base: leases.renew(base, self._id, late))
        self._lookout.note(found.beats, time.monotonic())
        if not found.alive:
            log.warning("this server stood still for too long: others may have its tables")
            self.lost()
            await self._enter()
            return
        self._until = asked + leases.LEASE_SECONDS
        self._note(found, was_cut)

    def _note(self, found: leases.Renewal, was_cut: bool) -> None:
        """Report changes of the other servers; if this one `was_cut`, it has missed some."""
        before, self.peers = self.peers, found.peers
        if found.buried:
            log.warning("servers are gone, and their tables are free", extra={"ids": found.buried})
        if before != self.peers:
            self.changed()
        if was_cut or set(before) - set(self.peers):
            self.freed()
        for gone in self._ends.keys() - {peer.id for peer in self.peers}:
            self._ends.pop(gone).set_result(None)

    async def _beat(self) -> None:
        pause = BEAT_SECONDS
        while True:
            await asyncio.sleep(pause)
            pause = BEAT_SECONDS
            try:
                await self.renew()
                pause = self._lookout.pause(time.monotonic())
            except backend.StoreError as error:
                log.warning("the leases cannot be renewed: %s", error)
                if len(self.peers) > 1 and time.monotonic() >= self._until + CUT_SECONDS:
                    self.lost()
            except Exception:
                log.exception("the leases cannot be renewed")


def _nothing() -> None:
    """Do nothing."""
