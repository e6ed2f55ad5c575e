"""Notes how people end their games, for the figure that a table may ask for."""

import asyncio
import contextlib
from collections import Counter
from typing import Final

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain.manners import ABANDONED, ending_of
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.room.tasks import begin
from velkahra.server.store import manners
from velkahra.server.store.backend import StoreError

AGAIN_SECONDS: Final = 3600.0
AT_ONCE: Final = 50
MOST_NOTED: Final = 10_000


class Manners:
    """Watches all tables: games that are over, and games that somebody has given up."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._noted: Final[dict[str, None]] = {}
        self._watch: Final = begin(self._look_again(), "the watch over manners")
        self._keeping: asyncio.Task[None] | None = None

    def look(self, room: Room) -> None:
        """Note how a game ended that was played to its end; one that all agreed to end is free."""
        if room.ledger.state.is_over() and room.row.id not in self._noted:
            late = Counter(n.seat for n in room.ledger.agreements.notes if n.key == "note-late")
            endings = {seat: ending_of(late[seat]) for seat in range(len(room.row.seats))}
            self._keeping = begin(self._keep(room.row.id, endings), "how a game ended")

    async def note_abandoned(self) -> None:
        """Note who has let others wait for so long that the game counts as abandoned."""
        for table in await self._hub.store.run(lambda base: manners.still(base, AT_ONCE)):
            with contextlib.suppress(StoreError, VelkahraError):  # maybe another server has it
                room = None if table in self._noted else await self._hub.room(table)
                if room is not None:
                    await self._keep(table, dict.fromkeys(_awaited(room), ABANDONED))

    async def _keep(self, table: str, endings: dict[int, str]) -> None:
        if len(self._noted) >= MOST_NOTED:
            del self._noted[next(iter(self._noted))]
        self._noted[table] = None
        await self._hub.store.run(lambda base: manners.keep(base, table, endings))

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            with contextlib.suppress(StoreError):
                await self.note_abandoned()

    def close(self) -> None:
        """Stop, together with the hub."""
        self._watch.cancel()


def _awaited(room: Room) -> list[int]:
    """List the seats that the others wait for, but for those whose clock allows it."""
    if room.ledger.agreements.paused:
        return []
    left = room.clock.left() if room.clock is not None else {}
    return [seat for seat in room.acting() if not left.get(seat)]
