"""Calls a webhook when it is the turn of somebody who has not looked for a while.

The operator names the address; what is sent holds no secret, so it opens no seat. Each turn is
called at most once, which the store remembers: an address that does not answer is not called again.
"""

import asyncio
import logging
import sqlite3
import time
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from velkahra.core.refusals import VelkahraError
from velkahra.table.bots import in_thread
from velkahra.table.chat.line import turn_of
from velkahra.table.room import Room
from velkahra.table.settings import Settings
from velkahra.table.store import Store, StoreError

log: Final = logging.getLogger(__name__)

SECONDS: Final = 10.0
SHORTEST: Final = 0.5

Find = Callable[[str], Awaitable[Room | None]]
Place = tuple[str, int]


class Call(msgspec.Struct, frozen=True, tag="turn", tag_field="event"):
    """What the webhook is sent, as JSON.

    Attributes:
        table: the table's public name.
        seat: number of the seat whose turn it is.
        seat_name: what the seat is called in records.
        name: what the person calls itself, or "".
        since: when the turn began, in Unix seconds.
        url: the server's address, if it knows it.
    """

    game: str
    table: str
    seat: int
    seat_name: str
    name: str
    since: int
    url: str


class Calls:
    """The calls of a server that are still to be made."""

    def __init__(self, settings: Settings, store: Store, find: Find) -> None:
        """Make none yet. `find` gives a table's room."""
        self._settings: Final = settings
        self._store: Final = store
        self._find: Final = find
        self._waiting: Final[dict[Place, asyncio.Task[None]]] = {}

    async def resume(self) -> None:
        """Take up what was to be called when the server ended."""
        if self._settings.webhook:
            for table, seat, since in await self._store.run(_pending):
                self._begin(table, seat, since)

    def look(self, room: Room) -> None:
        """See whose turn it is now; to be called after every change of a table."""
        if not self._settings.webhook or room.ledger.state.is_over():
            return
        for seat, row in enumerate(room.row.seats):
            known = (room.row.id, seat) in self._waiting
            if not row.bot and not known and room.ledger.state.may_act(seat):
                self._expect(room.row.id, seat, turn_of(room, seat))

    def close(self) -> None:
        """Forget the calls; the store has them."""
        for task in self._waiting.values():
            task.cancel()

    def _expect(self, table: str, seat: int, turn: int) -> None:
        """A turn begins: remember it, and wait."""
        since = int(time.time())
        self._store.soon(lambda c: _keep(c, table, seat, turn, since))
        self._begin(table, seat, since)

    def _begin(self, table: str, seat: int, since: int) -> None:
        self._waiting[table, seat] = asyncio.create_task(self._wait(table, seat, since))

    async def _wait(self, table: str, seat: int, since: int) -> None:
        try:
            await self._call_when_due(table, seat, since)
        except (StoreError, VelkahraError) as error:
            log.warning("the webhook is not called for a turn: %s", error)
        finally:
            del self._waiting[table, seat]

    async def _call_when_due(self, table: str, seat: int, since: int) -> None:
        due = since + self._settings.webhook_after
        while True:
            await asyncio.sleep(max(0.0, due - time.time()))
            room = await self._find(table)
            if room is None or not room.ledger.state.may_act(seat):
                await self._store.run(lambda c: _settle(c, table, seat))
                return
            due = max(since, room.chat.looked(seat)) + self._settings.webhook_after
            if room.chat.sitters[seat].looking:
                due += SHORTEST
            elif due <= time.time():
                await self._call(room, seat, since)
                return

    async def _call(self, room: Room, seat: int, since: int) -> None:
        turn = turn_of(room, seat)
        if not await self._store.run(lambda c: _claim(c, room.row.id, seat, turn)):
            return
        call = self._described(room, seat, since)
        try:
            await in_thread(lambda: post(self._settings.webhook, call), SECONDS + 1)
        except Exception as error:  # an address can fail in every way; it may hold a secret
            log.warning("the webhook could not be called: %s", type(error).__name__)

    def _described(self, room: Room, seat: int, since: int) -> Call:
        game = room.ledger.game
        return Call(
            game.name,
            room.row.id,
            seat,
            game.seat_name(room.row.options, seat),
            room.chat.name(seat),
            since,
            self._settings.base_url,
        )


class _StayThere(urllib.request.HTTPRedirectHandler):
    """Follows no redirection: the operator named one address."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        """Refuse."""


def post(url: str, call: Call) -> None:
    """Send a call. Raises: OSError or ValueError, also for an answer that is not 2xx."""
    if not url.startswith(("http://", "https://")):
        raise ValueError("a webhook has an address that begins with http:// or https://")
    kind = {"content-type": "application/json", "user-agent": "velkahra"}
    request = urllib.request.Request(url, msgspec.json.encode(call), kind, method="POST")
    with urllib.request.build_opener(_StayThere).open(request, timeout=SECONDS):
        pass


def _pending(connection: sqlite3.Connection) -> list[tuple[str, int, int]]:
    return connection.execute("SELECT table_id, seat, since FROM calls WHERE told = 0").fetchall()


def _keep(connection: sqlite3.Connection, table: str, seat: int, turn: int, since: int) -> None:
    """Remember that a turn began, unless it is one that was called already."""
    connection.execute(
        "INSERT INTO calls VALUES (?1, ?2, ?3, ?4, 0) ON CONFLICT (table_id, seat) DO UPDATE "
        "SET turn = ?3, since = ?4, told = 0 WHERE turn <> ?3 OR told = 0",
        (table, seat, turn, since),
    )


def _settle(connection: sqlite3.Connection, table: str, seat: int) -> None:
    """Nothing is to be called: the seat has acted. What was told stays known."""
    connection.execute(
        "DELETE FROM calls WHERE table_id = ? AND seat = ? AND told = 0", (table, seat)
    )


def _claim(connection: sqlite3.Connection, table: str, seat: int, turn: int) -> bool:
    """Say whether this turn is still to be called, and remember that it has been."""
    changed = connection.execute(
        "UPDATE calls SET turn = ?3, told = 1 WHERE table_id = ?1 AND seat = ?2 "
        "AND (turn <> ?3 OR told = 0)",
        (table, seat, turn),
    )
    return changed.rowcount > 0
