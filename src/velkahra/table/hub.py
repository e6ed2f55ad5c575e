"""The tables of a server: opens new ones, finds those there are, and whose link is whose."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from velkahra.core import registry
from velkahra.core.dealer import new_seed
from velkahra.core.game import Options
from velkahra.core.refusals import RecordError
from velkahra.table import links
from velkahra.table.bots import Driver
from velkahra.table.ledger import Ledger, encode
from velkahra.table.room import Room
from velkahra.table.settings import Settings
from velkahra.table.store import SeatRow, Store, TableRow

SPECTATOR: Final = -1


class Hub:
    """All tables. One per process, on one store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings: Final = settings
        self._store: Final = store
        self._rooms: Final[dict[str, tuple[Room, Driver]]] = {}
        self._door: Final = asyncio.Lock()

    def close(self) -> None:
        """Stop the bots; everything else is kept already."""
        for _, driver in self._rooms.values():
            driver.stop()

    async def open_table(
        self, game: str, players: Sequence[str], options: Options, language: str
    ) -> tuple[str, str]:
        """Open a table. `players` are "person" or "bot NAME", one per seat.

        Returns: the table's name and its host's secret.
        Raises: VelkahraError for a game, a number of seats or an option that there is not;
            StoreError if it cannot be kept.
        """
        title = registry.game(game)
        seed, secret = new_seed(), links.new_secret()
        ledger = Ledger(title, len(players), options, seed)
        seats = tuple(
            SeatRow(player, links.key(links.token(secret, seat)))
            for seat, player in enumerate(players)
        )
        row = TableRow(
            links.new_name(),
            game,
            title.rules,
            dict(ledger.play.options),
            language,
            seed,
            links.key(secret),
            links.key(links.token(secret, links.WATCH)),
            datetime.now(UTC).isoformat(timespec="seconds"),
            seats,
        )
        await self._store.open_table(row, encode(ledger.first()))
        return row.id, secret

    async def room(self, table: str) -> Room | None:
        """Find a table; it is read from the store when it is not in memory.

        Raises: RecordError if it was played under other rules, StoreError.
        """
        async with self._door:
            if table not in self._rooms:
                found = await self._store.load(table)
                if found is None:
                    return None
                self._make_space()
                self._rooms[table] = self._furnish(*found)
            room, driver = self._rooms[table]
            driver.wake()
            return room

    async def enter(self, table: str, token: str) -> tuple[Room, int] | None:
        """Find the room and the seat a link leads to; None if it leads nowhere."""
        room = await self.room(table)
        if room is None:
            return None
        keys = [seat.key for seat in room.row.seats]
        found = links.find(token, [*keys, room.row.watch_key])
        if found < 0 or (found < len(keys) and room.row.seats[found].bot):
            return None
        return room, found if found < len(keys) else SPECTATOR

    async def is_host(self, table: str, secret: str) -> Room | None:
        """Find the room whose host's link this is; None if it leads nowhere."""
        room = await self.room(table)
        return room if room and links.find(secret, [room.row.host_key]) == 0 else None

    def _furnish(self, row: TableRow, rows: list[bytes]) -> tuple[Room, Driver]:
        title = registry.game(row.game)
        if row.rules != title.rules:
            have = f"rules {row.rules} of {row.game}; this program plays rules {title.rules}"
            raise RecordError(f"the table was played under {have}")
        ledger = Ledger(title, len(row.seats), row.options, row.seed)
        ledger.read(rows)
        room = Room(self._store, row, ledger)
        driver = Driver(room, self.settings)
        room.watchers.add(driver.wake)
        return room, driver

    def _make_space(self) -> None:
        """Forget tables that nobody looks at, oldest first; the store has them."""
        for name, (room, driver) in list(self._rooms.items()):
            if len(self._rooms) < self.settings.rooms:
                return
            if len(room.watchers) == 1 and not driver.busy:
                del self._rooms[name]
