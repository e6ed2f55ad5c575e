"""Looks again and again for games that people have given up."""

import asyncio
import contextlib
from typing import Final

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.room.tasks import begin
from velkahra.server.store import manners, people
from velkahra.server.store.backend import StoreError

AGAIN_SECONDS: Final = 3600.0
AT_ONCE: Final = 50


class Manners:
    """Notes who has abandoned a game, and counts rated games that were left as lost."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._seen: Final[set[str]] = set()
        self._watch: Final = begin(self._look_again(), "the watch over manners")

    def look(self, room: Room) -> None:
        """Do nothing: a room counts its own game when it is over."""

    async def note(self) -> None:
        """Note who has let others wait for so long that the game counts as abandoned, or lost."""
        await self._hub.store.run(people.count_left)
        tables = await self._hub.store.run(lambda base: manners.still(base, AT_ONCE))
        for table in set(tables) - self._seen:
            self._seen.add(table)
            with contextlib.suppress(StoreError, VelkahraError):  # maybe another server has it
                if room := await self._hub.room(table):
                    await self._abandon(table, _awaited(room))

    async def _abandon(self, table: str, awaited: list[int]) -> None:
        await self._hub.store.run(lambda base: manners.abandon(base, table, awaited))

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            with contextlib.suppress(StoreError):
                await self.note()

    def close(self) -> None:
        """Stop, together with the hub."""
        self._watch.cancel()


def _awaited(room: Room) -> list[int]:
    """List the seats that the others wait for, but for those whose clock allows it."""
    if room.ledger.agreements.paused:
        return []
    left = room.clock.left() if room.clock is not None else {}
    return [seat for seat in room.acting() if not left.get(seat)]
