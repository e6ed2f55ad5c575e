"""Runs tournaments: begins rounds, opens their tables, and notes results as games end.

Any server that shares the store may do any of this, at any time and again.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakSet, WeakValueDictionary

from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain import clocks, endings, links
from velkahra.server.domain.tournaments import model, pairing
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.room.tasks import Watch, begin
from velkahra.server.store import backend, leases
from velkahra.server.store import tournaments as store

log: Final = logging.getLogger(__name__)

LOOK_SECONDS: Final = 20.0


class Tournaments(Watch):
    """The tournaments of a store; an attendant of its hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._noted: Final[WeakSet[Room]] = WeakSet()
        self._doors: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._alone: Final[set[str]] = set()
        super().__init__(self._catch_up, "the watch over tournaments", LOOK_SECONDS)

    def look(self, room: Room) -> None:
        """Note the result of a game that is over; let bots go on that nobody watches."""
        if room.is_over and room not in self._noted:
            self._noted.add(room)
            begin(self._note(room), "the result of a tournament's table")
        elif room.row.id in self._alone:
            room.audience.look(room.audience.last)

    async def advance(self, name: str) -> None:
        """Open tables, begin the next round, or end, whichever is due. Raises: StoreError."""
        async with self._doors.setdefault(name, asyncio.Lock()):
            while await self._step(name):
                pass

    async def _step(self, name: str) -> bool:
        run = self._hub.store.run
        whole = await run(lambda base: store.find(base, name))
        if whole is None or whole.about.state not in store.GOING:
            return False
        if not model.is_complete(whole.rounds):
            await self._open_tables(whole)
            return False
        terms, entrants = whole.about.terms, whole.entrants
        lots = pairing.lots(terms, entrants)
        if not whole.rounds:
            entrants.sort(key=lambda one: lots.index(one.number))
        tables = await asyncio.to_thread(pairing.next_round, terms, entrants, whole.rounds)
        if tables:
            await run(lambda base: store.begin_round(base, whole, tables, lots))
            return True
        if whole.rounds:
            await run(lambda base: store.set_state(base, name, "over", "running"))
            log.info("a tournament is over", extra={"tournament": name})
        return False

    async def _open_tables(self, whole: store.Whole) -> None:
        for at, board in enumerate(whole.latest):
            if not board.play and not board.is_over:
                with suppress(backend.StoreError):  # another was faster, or it is tried again
                    await self._open_table(whole, at)

    async def _open_table(self, whole: store.Whole, at: int) -> None:
        about = whole.about

        def seat(base: backend.Connection, play: str, secret: str) -> None:
            store.seat(base, whole, at, play, links.token(secret, links.WATCH))

        bots = [whole.entry(number).bot for number in whole.latest[at].seats]
        options = registry.game(about.game).options
        suiting = [one.name for one in options if not one.seats or len(bots) in one.seats]
        table, _ = await self._hub.open_table(
            about.game,
            [f"bot {bot}" if bot else "person" for bot in bots],
            {name: about.options[name] for name in suiting if name in about.options},
            about.language,
            clock=about.clock,
            late=clocks.WAIT if about.clock == clocks.NO_CLOCK else clocks.DEFAULT,
            seat=seat,
            rated=about.rated and len(bots) > 1,
        )
        if all(bots):
            await self._wake(table)

    async def _wake(self, table: str) -> None:
        """Load a table: one that is over is noted, one of bots alone goes on."""
        with suppress(leases.ElsewhereError, VelkahraError):
            room = await self._hub.room(table)
            if room is not None and room.is_over:
                await self._note(room)
            elif room is not None and not room.has_people:
                self._alone.add(table)
                self._hub.looked(room, "")

    async def _note(self, room: Room) -> None:
        """Note the result of a table that is over, and go on with its tournament."""
        game, state = room.ledger.game, room.ledger.state
        ends = sorted(endings.final_places(game, state), key=lambda end: end.seat)
        places = [1 + sum(other.place < end.place for other in ends) for end in ends]
        self._alone.discard(room.row.id)
        job = partial(store.note_result, play=room.row.id, places=places)
        if name := await self._hub.store.run(job):
            await self.advance(name)

    async def _catch_up(self) -> None:
        """Do what was left undone: at the start, and when the store failed. Raises: StoreError."""
        names, tables = await self._hub.store.run(store.awaited)
        works = [partial(self._wake, table) for table in tables]
        for work in [*works, *(partial(self.advance, name) for name in names)]:
            try:
                await work()
            except (backend.StoreError, VelkahraError) as error:
                log.warning("a tournament waits: %s", error)
