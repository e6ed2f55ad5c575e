"""Days off and quiet hours of the people at a table, which stop its slow clock."""

from typing import Final

from velkahra.server.room.feature import Feature
from velkahra.server.room.room import Room
from velkahra.server.store import leases, slow


class Rests(Feature):
    """The rests of one table's people. The store is read again before a clock acts for a seat."""

    def __init__(self, room: Room, store: leases.TableStore) -> None:
        self._room: Final = room
        self._store: Final[leases.TableStore] = store
        if room.clock is not None:
            room.clock.renew_rests = self.load

    async def load(self) -> None:
        """Load when people rest. Raises: StoreError."""
        clock, table = self._room.clock, self._room.row.id
        if clock is not None and clock.timing.terms.slow:
            clock.rests = await self._store.run(lambda base: slow.rests_at(base, table))
