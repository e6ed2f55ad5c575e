"""The tables of a server: opens new ones, finds tables, and knows whose link is whose."""

import asyncio
import gc
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Container, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, Protocol
from weakref import WeakValueDictionary, proxy

from velkahra.bots import cluster, worker_pool
from velkahra.core import registry
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.core.play.dealer import new_seed
from velkahra.server.domain import clocks, fairness, legacy, links, pace, tables
from velkahra.server.domain.ledger import Ledger, Row, encode
from velkahra.server.domain.tables import TableRow
from velkahra.server.room import memory, premoves, requests, rests, studies, tasks, timekeeping
from velkahra.server.room.analyses import Analyst
from velkahra.server.room.auto_answers import AutoResponder
from velkahra.server.room.bots import Driver
from velkahra.server.room.chat import Chat, of_addresses
from velkahra.server.room.hints import Adviser
from velkahra.server.room.membership import Membership
from velkahra.server.room.next_game import NextGame
from velkahra.server.room.plans import Planner
from velkahra.server.room.room import Room
from velkahra.server.room.summary import TableSummary, summary_of
from velkahra.server.settings import Settings
from velkahra.server.store import database, hints, invitations, people, seats, tempo
from velkahra.server.store.archive.examining import damaged_tables
from velkahra.server.store.backend import Connection, DamagedError, StoreError
from velkahra.server.store.clocks import Kept
from velkahra.server.store.leases import MOVED, ElsewhereError, LeasedStore, Peer, TableStore
from velkahra.server.store.seats import Keys

log: Final = logging.getLogger(__name__)

SPECTATOR: Final = -1
MOST_SUMMARIES: Final = 2000
HOUSE_SECONDS: Final = 15.0
REST_SECONDS: Final = 45.0
AWAY_SECONDS: Final = 300.0
ELSEWHERE_SECONDS: Final = 60.0
"""For how long it is taken for granted that another server has a table: that one knows better."""
MOST_ELSEWHERE: Final = 10_000
MUCH: Final = 20
"""Tables that rest or were put away at once, for which it is worth giving memory back."""

LOOK_AGAIN: Final = 3_600_000
"""Milliseconds until the clock of a table that cannot be loaded is checked again."""
EXAMINED_AFTER: Final = 3.0
EXAMINED_AGAIN: Final = 6 * 3600.0
MOST_LOADING: Final = 2
"""Tables that are played again at once; each takes its share of the processor from the others."""

ADDRESS_TIMES: Final = 5
ADDRESS_AT_ONCE: Final = 20
"""All pages of a network address together may send so many times as much as one in a second."""
Ask = Callable[[Peer, str, bool], Awaitable[TableSummary | None]]
"""Asks another server for the summary of a table, and maybe that its attendants look at it."""
Seat = Callable[[Connection, str, str], None]
"""Gives the seats of a new table to people, see `Hub.open_table`."""


class Attendant(Protocol):
    """Watches the changes of all tables."""

    def look(self, room: Room) -> None:
        """React to a table that was loaded or has changed."""

    def close(self) -> None:
        """Stop, together with the hub."""


def workers_of(settings: Settings) -> worker_pool.Workers:
    """Return who thinks for bots: the cluster in the settings, else processes of this computer.

    Raises: MissingExtra, ConnectionError for a cluster that cannot be reached.
    """
    if settings.ray:
        return cluster.RayPool(settings.ray)
    return worker_pool.WorkerPool(settings.thinkers, settings.thinker_megabytes)


class Hub:
    """All tables of a process, on one store.

    Where servers share a database, a table is in the memory of the one that has its lease.

    Attributes:
        connections: pages that are connected now.
        era: measures the tables' times.
        attendants: called at every change of every table.
        workers: processes that think for bots.
        analyst: analyses finished games.
        studies: the open studies.
        damaged: tables whose rows differ from what was stored.
        messages: the rate limit of messages by network address.
        membership: the place among the servers that share the database, or None.
        ask: asks another server, see `Ask`.
    """

    def __init__(
        self,
        store: database.Store,
        settings: Settings,
        watch: timekeeping.Watch | None = None,
        membership: Membership | None = None,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.connections = 0
        self._rooms: Final[dict[str, tuple[Room, Driver]]] = {}
        self._visited: Final[dict[str, float]] = {}
        self.era: Final = timekeeping.Era(store, watch)
        self.attendants: Final[list[Attendant]] = []
        self.workers: Final = workers_of(settings)
        self.analyst: Final = Analyst(self.workers, store, settings)
        self.studies: Final = studies.Studies(store, self.workers, settings)
        self.damaged: Final[set[str]] = set()
        self._ticker: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None
        self._examiner: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._summaries: Final[dict[str, TableSummary]] = {}
        self._doors: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._talk: Final = of_addresses()
        rate = settings.messages_a_second
        self.messages: Final = pace.Paces(ADDRESS_TIMES * rate, ADDRESS_AT_ONCE * rate)
        self._loading: Final = fairness.FairSemaphore(MOST_LOADING)
        self.membership: Final = membership
        self.ask: Ask | None = None
        self._elsewhere: Final[dict[str, tuple[Peer, float]]] = {}
        self._losses = 0
        self._retired = False
        if membership is not None:
            membership.lost = self._lose_all
            membership.changed = self._elsewhere.clear

    @property
    def tables(self) -> int:
        """The number of tables in memory."""
        return len(self._rooms)

    @contextmanager
    def connected(self, room: Room, seat: int, address: str) -> Iterator[None]:
        """Count a page or a waiting program for as long as the context lasts; bots act for it."""
        self.connections += 1
        about = {"table": room.row.id, "seat": seat}
        log.debug("a page connected", extra=about)
        try:
            with room.audience.watching(address):
                self._wake(room)
                yield
        finally:
            self.connections -= 1
            log.debug("a page disconnected", extra=about)

    def looked(self, room: Room, address: str) -> None:
        """Note that somebody asks for a table without waiting; bots act for that."""
        room.audience.look(address)
        self._wake(room)

    def _wake(self, room: Room) -> None:
        known = self._rooms.get(room.row.id)
        if known is not None and known[0] is room:
            known[1].wake()

    def start(self) -> None:
        """Begin to look after the tables whose time may be up, or whose bots may have to act."""
        self.wake_bots()
        self._ticker = tasks.begin(self.era.tick(), "the clock")
        self._watch = tasks.begin(
            timekeeping.keep_watch(self.era, self._look), "the watch over clocks"
        )
        self._examiner = tasks.begin(self._examine(), "the examination of tables")
        self._keeper = tasks.begin(self._keep_house(), "the keeper of memory")
        if self.store.dropped or self.store.lost:
            lost = {"commits": self.store.dropped, "rows": self.store.lost}
            log.error("stored rows are missing: the database file was damaged", extra=lost)

    def close(self) -> None:
        """Stop the bots and the clocks; everything else is stored already."""
        for attendant in self.attendants:
            attendant.close()
        if self.membership is not None:
            self.membership.close()
        for task in (self._ticker, self._watch, self._examiner, self._keeper, self._waking):
            if task is not None:
                task.cancel()
        for room, driver in self._rooms.values():
            driver.stop()
            room.unwind()
        self.analyst.close()
        self.workers.close()

    def names(self) -> list[str]:
        """List the tables in memory."""
        return list(self._rooms)

    def rooms(self) -> Iterator[Room]:
        """Iterate over the tables in memory."""
        return (room for room, _ in self._rooms.values())

    def dismiss(self, changed: Container[str], farewell: str) -> None:
        """Close all pages, those of `changed` tables with a sentence `farewell`; they reconnect."""
        for name, (room, driver) in self._rooms.items():
            driver.stop()
            room.end(farewell if name in changed else "")

    async def retire(self) -> None:
        """Give all tables up to other servers, and send the pages there. Raises: StoreError."""
        self._retired = True
        self.dismiss((), "")
        if self.membership is not None:
            await self.membership.leave()

    def _lose_all(self) -> None:
        """Drop all tables: other servers may have them by now. Pages come back by themselves."""
        self._losses += 1
        self.dismiss((), "")
        for known in (self._rooms, self._visited, self._summaries):
            known.clear()
        self.era.forget()

    def wake_bots(self) -> None:
        """Load the tables of servers that are gone where a bot may have to act."""
        self._waking = tasks.begin(self._wake_bots(), "the waking of bots")

    async def _wake_bots(self) -> None:
        with suppress(StoreError):
            for table in await self.store.run(tempo.lately_with_bots):
                with suppress(StoreError, VelkahraError):  # another server may have it
                    await self.room(table)

    async def _examine(self) -> None:
        """Check all tables against their digests, for ever; of several servers the eldest does."""
        pause = EXAMINED_AFTER
        while True:
            await asyncio.sleep(pause)
            pause = EXAMINED_AGAIN
            if self.membership is not None and self.membership.eldest is not None:
                continue
            try:
                found = await asyncio.to_thread(damaged_tables, self.settings.place)
            except (OSError, sqlite3.Error, StoreError) as error:
                log.error("the tables cannot be examined: %s", error)
                continue
            for table, why in found.items():
                self._note_damage(table, why)

    def _note_damage(self, table: str, why: str) -> None:
        if table not in self.damaged:
            self.damaged.add(table)
            log.error("a table is damaged: %s", why, extra={"table": table})

    async def _look(self, table: str) -> None:
        try:
            room = await self.room(table)
        except (RecordError, DamagedError):
            await self.era.postpone(table, self.era.time() + LOOK_AGAIN)
            raise
        if room is not None and room.clock is not None:
            await self.era.postpone(table, room.clock.due())

    async def open_table(
        self,
        game: str,
        players: Sequence[str],
        options: Options,
        language: str,
        given: Sequence[Row] = (),
        clock: str = clocks.NO_CLOCK,
        late: str = clocks.WAIT,
        pace: str = tempo.USUAL,
        hinting: str = hints.NO,
        seat: Seat | None = None,
        rated: bool = False,
    ) -> tuple[str, str]:
        """Open a table, and return its name and its host's secret.

        `players` are "person" or "bot NAME", one per seat. `given` are first rows from elsewhere:
        an origin, then plies; without them, options that have no effect together are refused.
        `clock` is one of clocks.OFFERED or NO_CLOCK, `late` one of clocks.LATE, `pace` one of
        tempo.TEMPOS, `hinting` hints.YES or hints.NO. `seat` is called in the same
        transaction; if it raises a StoreError, no table is opened. `rated`: the game counts for
        strengths.

        Raises: VelkahraError for an unknown game, number of seats or option; StoreError.
        """
        title = registry.game(game)
        timekeeping.check_terms(title, clock, late)
        tempo.check(pace)
        hints.check(hinting)
        seed, secret = new_seed(), links.new_secret()
        ledger = Ledger(title, len(players), options, seed)
        if not given:
            title.check_together(ledger.play.options)
        ledger.fold(given)
        agreed = dict(ledger.play.options)
        about = game, title.rules, agreed, language, seed, players, tables.now()
        row = tables.new_row(secret, *about)
        timed = (
            None if clock == clocks.NO_CLOCK else timekeeping.opened(self.era, row.id, clock, late)
        )

        def also(connection: Connection) -> None:
            tempo.keep(connection, row.id, pace)
            hints.keep(connection, row.id, hinting)
            if rated:
                people.mark(connection, row.id)
            if timed is not None:
                timed(connection)
            if seat is not None:
                seat(connection, row.id, secret)

        await self.store.open_table(row, encode([*given, *ledger.first()]), also)
        log.info("a table was opened", extra={"table": row.id, "game": game, "seats": len(players)})
        return row.id, secret

    async def room(self, table: str) -> Room | None:
        """Return a table, loaded from the store if need be; None if there is none.

        Raises: RecordError if it was played under other rules, StoreError, of which DamagedError if
            its rows do not replay under today's, ElsewhereError if another server has it.
        """
        async with self._door(table):
            if self.membership is not None:
                await self.membership.make_sure()
            self._forget_deleted(table)
            if table not in self._rooms and not await self._load(table):
                return None
            room, driver = self._rooms[table]
            self._visited[table] = time.monotonic()
            driver.wake()
            return room

    async def whereabouts(self, table: str, afresh: bool = False) -> Peer | None:
        """Return the server that has a table; None if it is this one, or there is none.

        A table that no server has is loaded here. `afresh`: do not rely on the last answer.
        """
        if self.membership is None:
            return None
        known, until = self._elsewhere.get(table, (None, 0.0))
        if known is not None and not afresh and time.monotonic() < until:
            return known
        try:
            await self.room(table)
        except ElsewhereError as error:
            if len(self._elsewhere) >= MOST_ELSEWHERE:
                self._elsewhere.clear()
            self._elsewhere[table] = error.peer, time.monotonic() + ELSEWHERE_SECONDS
            return error.peer
        except Exception as error:  # the application tells why
            log.debug("a table cannot be loaded: %s", error, extra={"table": table})
        return None

    def _door(self, table: str) -> asyncio.Lock:
        """Return the lock of a table; while it is loaded, nobody else waits."""
        return self._doors.setdefault(table, asyncio.Lock())

    async def _load(self, table: str) -> bool:
        """Load a table from the store, and return whether there is one of this name."""
        losses = self._losses
        store = await self._own_store(table)
        if store is None:
            return False
        try:
            return await self._load_from(store, table, losses)
        except BaseException:
            if isinstance(store, LeasedStore):
                store.release()  # a server with other rules or cards may be able to
            raise

    async def _load_from(self, store: TableStore, table: str, losses: int) -> bool:
        """Load a table, unless its lease is lost meanwhile: `losses` were the losses before."""
        found = await self._loaded(store, table)
        if found is None:
            return False
        self._make_space()
        pace = await self.store.run(lambda base: tempo.load(base, table))
        kept = await self.era.load(table)
        try:
            room, driver = await self._furnish(store, *found, kept, pace)
        except RecordError:
            raise
        except VelkahraError as error:
            self._note_damage(table, str(error))
            raise DamagedError(str(error)) from error
        room.community = self.settings.has_community
        room.archive = self.settings.archive
        room.rated = await self.store.run(lambda base: people.is_rated(base, table))
        if not room.rated and await self.store.run(lambda base: hints.load(base, table)):
            room.carry(Adviser(proxy(room), self.workers, self.settings))
        await room.load_features()
        await room.wait_for(await self.store.run(lambda base: seats.awaited(base, table)))
        if room.ledger.state.is_over():
            await room.keep_result()
        if losses != self._losses:
            driver.stop()
            room.unwind()
            raise StoreError(MOVED, f"the table {table} may be another server's by now")
        # Nothing is awaited from here on: a table that nobody has visited yet may be put away.
        self._rooms[table] = room, driver
        self._summaries.pop(table, None)
        return True

    async def _loaded(self, store: TableStore, table: str) -> tuple[TableRow, list[bytes]] | None:
        try:
            return await store.load(table)
        except StoreError as error:
            if error.reason == "store-damaged":
                self._note_damage(table, str(error))
            raise

    async def _own_store(self, table: str) -> TableStore | None:
        """Return the store for a table's room, leased if need be; None if there is no such table.

        Raises: ElsewhereError if another server has the table, StoreError.
        """
        if self._retired:
            raise StoreError("store-closed", "this server is releasing its tables")
        if self.membership is None:
            return self.store
        self.era.forget(table)
        return await self.membership.take(table)

    async def summary(self, table: str) -> TableSummary | None:
        """Return a summary of a table, None if there is none. Raises: RecordError, StoreError."""
        if self.membership is not None:
            await self.membership.make_sure()
        if table not in self._summaries:
            try:
                room = await self.room(table)
            except ElsewhereError as error:
                if self.ask is None:
                    raise
                return await self.ask(error.peer, table, False)
            return summary_of(room) if room else None
        return self._summaries[table]

    async def have_watched(self, table: str) -> None:
        """Let the attendants look at a table, wherever it is. Raises: RecordError, StoreError."""
        try:
            room = await self.room(table)
        except ElsewhereError as error:
            if self.ask is not None:
                await self.ask(error.peer, table, True)
        else:
            if room is not None:
                self._show(room)

    async def change_keys(self, table: str, change: Callable[[Connection], Keys]) -> Keys:
        """Run a store job that returns new keys (links) by seat, and use them."""
        async with self._door(table):
            if self.membership is not None:
                await self.membership.make_sure()
            here = self._rooms.get(table)
            store = here[0].store if here else self.store
            keys = await store.run(change)
            self._summaries.pop(table, None)
            if table in self._rooms:
                room, _ = self._rooms[table]
                room.change_keys(keys)
                await room.wait_for(await store.run(lambda base: seats.awaited(base, table)))
            return keys

    async def enter(self, table: str, token: str) -> tuple[Room, int] | None:
        """Return the room and the seat of a link, whose secret part is `token`; None if wrong.

        Guests of an invitation may watch.
        """
        room = await self.room(table)
        if room is None:
            return None
        keys = [seat.key for seat in room.row.seats]
        found = links.find(token, [*keys, room.row.watch_key])
        if found < 0 and await self.store.run(
            lambda base: invitations.leads_to(base, table, token)
        ):
            return room, SPECTATOR
        if found < 0 or (found < len(keys) and room.row.seats[found].bot):
            return None
        return room, found if found < len(keys) else SPECTATOR

    async def is_host(self, table: str, secret: str) -> Room | None:
        """Return the room of the host's link with this secret; None if it leads nowhere."""
        room = await self.room(table)
        return room if room and links.find(secret, [room.row.host_key]) == 0 else None

    async def _furnish(
        self, store: TableStore, row: TableRow, rows: list[bytes], kept: Kept | None, pace: str
    ) -> tuple[Room, Driver]:
        title = legacy.known_title(row)
        if row.rules != title.rules:
            have = f"rules {row.rules} of {row.game}; this program plays rules {title.rules}"
            raise RecordError(f"the table was played under {have}")
        async with self._loading:
            ledger, clock = await asyncio.to_thread(
                timekeeping.replayed_with_clock, self.era, title, row, rows, kept
            )
        room = Room(store, row, ledger, clock)
        seats, seconds = len(row.seats), self.settings.chat_seconds
        near: Room = proxy(room)  # what a room carries must not hold it: it could not go at once

        def notify() -> None:
            with suppress(ReferenceError):  # it may have been put away meanwhile
                near.notify_watchers()

        room.carry(
            requests.Requests(near),
            AutoResponder(near, store),
            NextGame(near, store),
            Chat(store, row.id, seats, notify, seconds, self._talk),
        )
        if self.settings.has_community:
            room.carry(Planner(near, store), rests.Rests(near, store), premoves.Premover(near))
        room.wind()
        room.pause = tempo.least(pace, self.settings.bot_pause, forced=False)
        driver = Driver(room, self.settings, self.workers, pace)
        room.watchers.add(self._attend(room, driver))
        self._show(room)
        return room, driver

    def _attend(self, room: Room, driver: Driver) -> Callable[[], None]:
        """Return a function to call after every change of a table."""

        def attend() -> None:
            if room.gone:
                return
            driver.wake()
            self._show(room)

        return attend

    def _show(self, room: Room) -> None:
        for attendant in self.attendants:
            attendant.look(room)

    def _forget_deleted(self, table: str) -> None:
        if table in self._rooms and self._rooms[table][0].gone:
            self._rooms[table][0].unwind()
            del self._rooms[table]

    def _make_space(self) -> None:
        for name, (room, driver) in list(self._rooms.items()):
            if len(self._rooms) < self.settings.rooms:
                return
            if _is_unused(room, driver):
                self._put_away(name)

    def _put_away(self, name: str) -> None:
        """Unload a table that nobody looks at, and keep its summary."""
        room, _ = self._rooms.pop(name)
        self._visited.pop(name, None)
        room.unwind()
        room.watchers.clear()
        self._summaries[name] = summary_of(room)
        if len(self._summaries) > MOST_SUMMARIES:
            del self._summaries[next(iter(self._summaries))]

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSE_SECONDS)
            if self.tidy_up():
                if not self.connections:  # takes a tenth of a second, which a page would notice
                    gc.collect()
                await asyncio.to_thread(memory.trim)

    def tidy_up(self) -> bool:
        """Free drawings of idle tables and unload unused ones; return whether memory was freed."""
        before, resting = len(self._rooms), 0
        for name, (room, driver) in list(self._rooms.items()):
            left = time.monotonic() - self._visited.get(name, 0.0)
            if _is_unused(room, driver) and left > AWAY_SECONDS:
                self._put_away(name)
            elif not room.rests and room.idle() > REST_SECONDS:
                room.rest()
                resting += 1
        return before - len(self._rooms) + resting >= MUCH


def _is_unused(room: Room, driver: Driver) -> bool:
    """Return whether nobody looks at a table, and nothing is being done there."""
    return len(room.watchers) == 1 and not driver.busy and not room.is_changing
