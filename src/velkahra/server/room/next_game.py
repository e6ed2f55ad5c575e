"""The next game of the people at a table: one opens it, which reserves the seats of the others."""

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from velkahra.server.domain.messages.timing import Turn
from velkahra.server.room.feature import Feature
from velkahra.server.room.room import Room
from velkahra.server.store import leases, seats


class NextGame(Feature):
    """The games opened after a table's game; the `turnstile` keeps two people from opening two."""

    def __init__(self, room: Room, store: leases.TableStore) -> None:
        self.turnstile: Final = asyncio.Lock()
        self._room: Final = room
        self._store: Final = store
        self._reserved: Sequence[seats.Reserved] = ()

    async def load(self) -> None:
        """Load the reserved seats. Raises: StoreError."""
        self._reserved = await self._store.run(lambda base: seats.reserved(base, self._room.row.id))

    def latest(self, level: str) -> str:
        """Return the latest table for which `level` was asked, "" for none."""
        return next((one.table for one in reversed(self._reserved) if one.level == level), "")

    def is_reserved(self, table: str, seat: int) -> bool:
        """Return whether that table reserves a seat for the person who has it here."""
        return any((one.table, one.seat) == (table, seat) for one in self._reserved)

    async def announce(self) -> None:
        """Tell the others of a new table. Raises: StoreError."""
        await self.load()
        for seat in {one.seat for one in self._reserved}:
            self._room.renew(seat)

    def add_to_turn(self, turn: Turn, seat: int, language: str) -> Turn:
        """Return the turn with the latest table at which the seat is reserved."""
        offers = {one.seat: one.table for one in self._reserved}
        return replace(turn, next_game=offers.get(seat, ""))
