"""Waits until a player has not looked for a while, and then notifies through a channel.

Each turn is notified at most once: the store remembers, even over a restart. A channel that fails
is not tried again for that turn.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.live.chatter import turn_of
from velkahra.server.room import chat, tasks
from velkahra.server.room.room import Room
from velkahra.server.store import database, leases
from velkahra.server.store.backend import PASSING, Connection, StoreError

log: Final = logging.getLogger(__name__)

SHORTEST: Final = 0.5
PAUSE_SECONDS: Final = 5.0
"""How often a notice that is due looks whether a pause is over, or the store works again."""

Find = Callable[[str], Awaitable[Room | None]]
Place = tuple[str, int]
Work = Callable[[], Awaitable[None]]


class Channel(Protocol):
    """A way to tell players that it is their turn."""

    @property
    def name(self) -> str:
        """The channel's name in the store."""

    @property
    def after(self) -> float:
        """Seconds for which nobody has looked at the seat when it is told."""

    @property
    def works(self) -> bool:
        """Return whether the channel can tell anybody at all."""

    async def reaches(self, table: str, seat: int) -> bool:
        """Return whether there is anybody to tell."""

    async def earliest(self, table: str, seat: int) -> float:
        """Return when the next notice may be sent, in Unix seconds."""

    async def notify(self, room: Room, seat: int, since: int) -> bool:
        """Notify of a turn begun at `since`, Unix seconds; False if too early, see `earliest`.

        Failures are dropped: nothing is raised.
        """


class Turns:
    """The turns that one channel still has to tell."""

    def __init__(self, channel: Channel, store: database.Store, find: Find) -> None:
        self._channel: Final = channel
        self._store: Final = store
        self._find: Final = find
        self._waiting: Final[dict[Place, asyncio.Task[None]]] = {}

    async def resume(self) -> None:
        """Load the notices that were due when the server ended."""
        if self._channel.works:
            for table, seat, since in await self._store.run(
                lambda base: pending(base, self._channel.name)
            ):
                if (table, seat) not in self._waiting:
                    self._begin(table, seat, partial(self._wait, table, seat, since))

    def look(self, room: Room) -> None:
        """Update whose turn it is. Call this after every change of a table."""
        if not self._channel.works:
            return
        for seat in room.acting():
            known = (room.row.id, seat) in self._waiting
            if not room.row.seats[seat].bot and not known:
                self._begin(room.row.id, seat, partial(self._expect, room, seat, int(time.time())))

    def close(self) -> None:
        """Forget the turns; the store has them."""
        for task in self._waiting.values():
            task.cancel()

    def _begin(self, table: str, seat: int, work: Work) -> None:
        self._waiting[table, seat] = tasks.begin(self._guarded(table, seat, work), "a notice")

    async def _guarded(self, table: str, seat: int, work: Work) -> None:
        try:
            while not await self._tried(table, work):
                await asyncio.sleep(PAUSE_SECONDS)
        finally:
            del self._waiting[table, seat]

    async def _tried(self, table: str, work: Work) -> bool:
        """Do the work, and return False if it should be tried again: the store fails."""
        try:
            await work()
        except leases.ElsewhereError:
            log.debug("a turn is announced by another server", extra={"table": table})
        except (StoreError, VelkahraError) as error:
            log.warning("a turn could not be announced by %s: %s", self._channel.name, error)
            return not isinstance(error, StoreError) or error.reason not in PASSING
        return True

    async def _expect(self, room: Room, seat: int, since: int) -> None:
        """Record a turn that begins, if the channel should tell it, and wait."""
        name, table = self._channel.name, room.row.id
        if not await self._channel.reaches(table, seat):
            return
        turn = turn_of(room, seat)
        if await self._store.run(lambda base: keep(base, name, table, seat, turn, since)):
            await self._wait(table, seat, since)

    async def _wait(self, table: str, seat: int, since: int) -> None:
        """Notify of a turn when its notice is due."""
        after, due = self._channel.after, since + self._channel.after
        while True:
            await asyncio.sleep(max(0.0, due - time.time()))
            room = await self._find(table)
            if room is None or not _is_asked(room, seat):
                await self._store.run(lambda base: settle(base, self._channel.name, table, seat))
                return
            if room.ledger.agreements.paused:
                due = time.time() + PAUSE_SECONDS
                continue
            due = max(since, room.feature(chat.Chat).looked(seat)) + after
            due = max(due, await self._channel.earliest(table, seat))
            if room.feature(chat.Chat).sitters[seat].looking:
                due = max(due, time.time() + SHORTEST)
            elif due <= time.time() and await self._try_to_notify(room, seat, since):
                return

    async def _try_to_notify(self, room: Room, seat: int, since: int) -> bool:
        """Notify of a turn once, and return whether nothing is left to do."""
        turn, name, table = turn_of(room, seat), self._channel.name, room.row.id
        if not await self._store.run(lambda base: claim(base, name, table, seat, turn)):
            return True
        told = await self._channel.notify(room, seat, since)
        if not told:
            await self._store.run(lambda base: unclaim(base, name, table, seat))
        return told


def _is_asked(room: Room, seat: int) -> bool:
    """Return whether a seat may act at a game that goes on, be it paused."""
    return seat in room.acting()


def pending(base: Connection, channel: str) -> list[tuple[str, int, int]]:
    """List the notices still to be sent, as (table, seat, since)."""
    sql = "SELECT table_id, seat, since FROM notices WHERE channel = ? AND told = 0"
    return base.execute(sql, (channel,)).fetchall()


def keep(base: Connection, channel: str, table: str, seat: int, turn: int, since: int) -> bool:
    """Record that a turn began, and return False if it was told already.

    `channel` is the channel's name, `turn` the number of the turn (`live.chatter.turn_of`), and
    `since` when it began, in Unix seconds.
    """
    changed = base.execute(
        "INSERT INTO notices VALUES (?1, ?2, ?3, ?4, ?5, 0) "
        "ON CONFLICT (channel, table_id, seat) DO UPDATE "
        "SET turn = ?4, since = ?5, told = 0 WHERE notices.turn <> ?4 OR notices.told = 0",
        (channel, table, seat, turn, since),
    )
    return changed.rowcount > 0


def settle(base: Connection, channel: str, table: str, seat: int) -> None:
    """Delete the due notice of a seat that has acted. Sent ones stay recorded."""
    sql = "DELETE FROM notices WHERE channel = ? AND table_id = ? AND seat = ? AND told = 0"
    base.execute(sql, (channel, table, seat))


def claim(base: Connection, channel: str, table: str, seat: int, turn: int) -> bool:
    """Record that a turn has been notified; return False if it was before."""
    changed = base.execute(
        "UPDATE notices SET turn = ?4, told = 1 WHERE channel = ?1 AND table_id = ?2 "
        "AND seat = ?3 AND (turn <> ?4 OR told = 0)",
        (channel, table, seat, turn),
    )
    return changed.rowcount > 0


def unclaim(base: Connection, channel: str, table: str, seat: int) -> None:
    """Record that a turn is to be told later after all."""
    sql = "UPDATE notices SET told = 0 WHERE channel = ? AND table_id = ? AND seat = ?"
    base.execute(sql, (channel, table, seat))
