"""Looks again and again for games that people have given up."""

import contextlib
from functools import partial
from typing import Final

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.room.tasks import Watch
from velkahra.server.store import manners, people
from velkahra.server.store.backend import StoreError

AGAIN_SECONDS: Final = 3600.0
AT_ONCE: Final = 50


class Manners(Watch):
    """Notes who has abandoned a game, and counts rated games that were left as lost."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._seen: Final[set[str]] = set()
        super().__init__(self.note, "the watch over manners", AGAIN_SECONDS, AGAIN_SECONDS)

    async def note(self) -> None:
        """Note who has let others wait for so long that the game counts as abandoned, or lost."""
        run = self._hub.store.run
        await run(people.count_left)
        tables = await run(lambda base: manners.still(base, AT_ONCE))
        for table in set(tables) - self._seen:
            self._seen.add(table)
            with contextlib.suppress(StoreError, VelkahraError):  # maybe another server has it
                if room := await self._hub.room(table):
                    await run(partial(manners.abandon, table=table, awaited=_awaited(room)))


def _awaited(room: Room) -> list[int]:
    """List the seats that the others wait for, but for those whose clock allows it."""
    if room.ledger.agreements.paused:
        return []
    left = room.clock.left() if room.clock is not None else {}
    return [seat for seat in room.acting() if not left.get(seat)]
