"""Random schedules of faults, and what became of the tables."""

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bench.schedules.pair import Pair
from bench.schedules.players import DONE, Balancer, Deed, Player, Seat
from bench.schedules.servers import Forker, Process, Servers, store_of
from bench.schedules.verdict import Verdict, judged
from tests.server.helpers import Site
from tests.server.test_api import program

from velkahra.server.domain.tables import TableRow

GAME = "euphrates"
PLAYERS = 3
STANDS_STILL = (2.0, 4.0)
"""For how many seconds a process is stopped: longer than a lease."""
NAP = 0.25
"""Seconds without time for this process that count."""
JUMPS = (-3600, -10, 10, 3600)
"""By how many seconds a clock is turned."""


@dataclass
class Wait:
    """How long a table stood after a fault of some kind: from a moment to another one.

    `seconds` are those between, without those in which the database was down or this process got no
    time to ask anything.
    """

    kind: str
    table: str
    began: float
    ended: float
    seconds: float


@dataclass
class Outcome:
    """A schedule that was run: its faults with their times, the verdict, and how long tables stood.

    `waits` are, for each fault, those until each table's next confirmed move; for `asleep` seconds
    this process got no time.
    """

    verdict: Verdict
    faults: list[tuple[float, str]]
    waits: list[Wait]
    seconds: float
    asleep: float
    history: list[Deed] = field(repr=False)
    kept: dict[str, tuple[TableRow, list[bytes]]] = field(repr=False)
    log: str = field(repr=False, default="")


class Schedule:
    """A run of several servers under faults, all by the random numbers of `seed`."""

    def __init__(
        self,
        databases: Pair,
        forker: Forker,
        folder: Path,
        seed: int,
        servers: int = 3,
        tables: int = 3,
        kinds: tuple[str, ...] = (),
    ) -> None:
        self._databases = databases
        self._forker = forker
        self._folder = folder
        self._rng = random.Random(seed)
        self._tables = tables
        self._kinds = kinds
        self._count = servers
        self._database = ""
        self.faults: list[tuple[float, str]] = []
        self._outages: list[tuple[float, float]] = []
        self._asleep: list[tuple[float, float]] = []

    def run(self, faults: int = 3, pause: tuple[float, float] = (0.5, 1.5)) -> Outcome:
        """Play while so many faults come, with a pause after each, and judge what was answered."""
        database = self._database = self._databases.new()
        servers = Servers(self._forker, database, self._folder)
        try:
            for _ in range(self._count):
                servers.add()
            seats = self._seats(servers)
            began = time.monotonic()
            history = asyncio.run(self._play(servers, seats, faults, pause))
            seconds = time.monotonic() - began
        finally:
            servers.close()
        kept = asyncio.run(rows_of(database, {seat.table for seat in seats}))
        self._databases.drop(database)
        verdict = judged(history, kept)
        waits = waits_after(self.faults, history, [*self._outages, *self._asleep])
        asleep = sum(end - begin for begin, end in self._asleep)
        return Outcome(verdict, self.faults, waits, seconds, asleep, history, kept, servers.log())

    def _seats(self, servers: Servers) -> list[Seat]:
        """Open tables, each through a server of its own."""
        seats = []
        for n in range(self._tables):
            site = servers.all[n % len(servers.all)].site
            until_up(servers.all[n % len(servers.all)])
            paths = opened(site)
            table = paths[0].split("/")[2]
            tokens = [program(site, path).token for path in paths]
            seats += [Seat(table, number, token) for number, token in enumerate(tokens)]
        return seats

    async def _play(
        self, servers: Servers, seats: list[Seat], faults: int, pause: tuple[float, float]
    ) -> list[Deed]:
        new = self._rng.randrange
        balancer = Balancer(servers.all)
        players = [Player(seat, balancer, random.Random(new(1 << 60))) for seat in seats]
        playing = [asyncio.create_task(player.play()) for player in players]
        playing.append(asyncio.create_task(balancer.watch()))
        playing.append(asyncio.create_task(keep_up(servers)))
        playing.append(asyncio.create_task(self._note_sleep()))
        await asyncio.sleep(0.5)
        for n in range(faults):
            kind = self._kinds[n % len(self._kinds)] if self._kinds else ""
            await self._fault(servers, kind)
            await asyncio.sleep(self._rng.uniform(*pause))
        await self._until_all_play(players)
        for task in playing:
            task.cancel()
        found = await asyncio.gather(*playing, return_exceptions=True)
        for one in found:
            if isinstance(one, Exception):
                raise one
        return [deed for player in players for deed in player.history]

    async def _note_sleep(self) -> None:
        """Note when this process gets no time: nobody can say what servers would have answered."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(NAP / 5)
            if (now := time.monotonic()) - before > NAP:
                self._asleep.append((before, now))

    async def _until_all_play(self, players: list[Player]) -> None:
        """Wait until each table has played on after the last fault, or is over."""
        last, end = time.monotonic(), time.monotonic() + 10
        while time.monotonic() < end:
            again = {
                deed.table
                for player in players
                for deed in player.history[-200:]
                if deed.began > last
                and deed.outcome == DONE
                and (deed.action or deed.seen.get("over"))
            }
            if len(again) == self._tables:
                return
            await asyncio.sleep(0.05)

    async def _fault(self, servers: Servers, kind: str) -> None:
        kinds: dict[str, Callable[[Servers], Awaitable[None]]] = {
            "kill": self._kill,
            "end": self._end,
            "stop": self._stop,
            "cut": self._cut,
            "cut-off": self._cut_off,
            "restart": self._restart,
            "failover": self._fail_over,
            "jump": self._jump,
            "full": self._fill,
        }
        if not self._databases.has_disk:
            del kinds["full"]
        kind = kind or self._rng.choice(list(kinds))
        await kinds[kind](servers)

    async def _kill(self, servers: Servers) -> None:
        """Kill a server, and start it again a moment later."""
        victim = self._rng.choice(servers.all)
        self.faults.append((time.monotonic(), "kill"))
        victim.kill()
        await asyncio.sleep(self._rng.uniform(0.1, 3.0))
        servers.start(victim)

    async def _end(self, servers: Servers) -> None:
        """Tell a server to end, and start it again when it has."""
        victim = self._rng.choice(servers.all)
        self.faults.append((time.monotonic(), "end"))
        victim.signal(signal.SIGTERM)
        pid, victim.pid = victim.pid, 0
        while Path(f"/proc/{pid}").exists():
            await asyncio.sleep(0.05)
        servers.start(victim)

    async def _stop(self, servers: Servers) -> None:
        """Let a server stand still for longer than its lease, and go on."""
        victim = self._rng.choice(servers.all)
        self.faults.append((time.monotonic(), "stop"))
        victim.stop()
        await asyncio.sleep(self._rng.uniform(*STANDS_STILL))
        victim.go_on()

    async def _cut(self, servers: Servers) -> None:
        """End all sessions of the servers in the database, several times."""
        self.faults.append((time.monotonic(), "cut"))
        for _ in range(self._rng.randint(1, 4)):
            await asyncio.to_thread(self._databases.cut)
            await asyncio.sleep(self._rng.uniform(0.0, 0.3))

    async def _cut_off(self, servers: Servers) -> None:
        """Cut one server from the database, for shorter or longer than its lease."""
        role = self._rng.choice(servers.all).role
        self.faults.append((time.monotonic(), "cut-off"))
        await asyncio.to_thread(self._databases.cut, role)
        await asyncio.sleep(self._rng.uniform(0.5, 8.0))
        await asyncio.to_thread(self._databases.connect, role)

    async def _restart(self, servers: Servers) -> None:
        """Let the database crash, and start it again; the time counts from then."""
        began = time.monotonic()
        await asyncio.to_thread(self._databases.stop)
        await asyncio.sleep(self._rng.choice((0.0, 0.5, 3.0)))
        await asyncio.to_thread(self._databases.start)
        self.faults.append((time.monotonic(), "restart"))
        self._outages.append((began, time.monotonic()))

    async def _fail_over(self, servers: Servers) -> None:
        """Let the database crash for good; the time counts from when its replica is promoted."""
        began = time.monotonic()
        await asyncio.to_thread(self._databases.fail_over)
        self.faults.append((time.monotonic(), "failover"))
        self._outages.append((began, time.monotonic()))
        await asyncio.to_thread(self._databases.mend)

    async def _jump(self, servers: Servers) -> None:
        """Turn the clock of the database, or that of a server."""
        who = self._rng.choice([None, self._rng.choice(servers.all)])
        seconds = self._rng.choice(JUMPS)
        self.faults.append((time.monotonic(), "jump"))
        if who is None:
            await asyncio.to_thread(self._databases.turn_clock, self._database, seconds)
        else:
            who.turn_clock(seconds)

    async def _fill(self, servers: Servers) -> None:
        """Let the database's disk be full for a while; the time counts from the end of that."""
        began = time.monotonic()
        await asyncio.to_thread(self._databases.fill)
        await asyncio.sleep(self._rng.uniform(0.5, 3.0))
        await asyncio.to_thread(self._databases.make_space)
        self.faults.append((time.monotonic(), "full"))
        self._outages.append((began, time.monotonic()))


async def keep_up(servers: Servers) -> None:
    """Start servers again that have ended by themselves: one that finds no database does."""
    while True:
        await asyncio.sleep(0.3)
        for process in servers.all:
            if process.pid and not process.runs:
                servers.start(process)


def opened(site: Site) -> list[str]:
    """Open a table, and give the paths of its seats."""
    end = time.monotonic() + 20
    while not (paths := site.table(GAME, *["person"] * PLAYERS)[:PLAYERS]):
        assert time.monotonic() < end, "no table can be opened"  # so busy a machine stands still
    return paths


def until_up(process: Process) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + 20
    while True:
        with contextlib.suppress(OSError):
            if process.site.get("/health").status == 200:
                return
        assert time.monotonic() < end, "the server does not start"
        time.sleep(0.05)


def waits_after(
    faults: list[tuple[float, str]], history: list[Deed], outages: list[tuple[float, float]]
) -> list[Wait]:
    """Give the wait from each fault to each table's next confirmed move that began after it.

    Time in `outages` is not counted, nor a table that is hit again before it has gone on: its wait
    is counted from the later fault.
    """
    waits = []
    tables = sorted({deed.table for deed in history})
    for at, kind in faults:
        for table in tables:
            after = [
                deed.ended
                for deed in history
                if deed.table == table
                and deed.began >= at
                and deed.outcome == DONE
                and (deed.action or deed.seen.get("over"))
            ]
            end = min(after, default=at)
            if end > at and not any(at < other <= end for other, _ in faults):
                down = _covered(outages, at, end)
                waits.append(Wait(kind, table, at, end, end - at - down))
    return waits


def _covered(spans: Iterable[tuple[float, float]], begin: float, end: float) -> float:
    """Give how many seconds of a span of time others cover, which may overlap."""
    covered, at = 0.0, begin
    for one, other in sorted(spans):
        until = min(other, end)
        if until > max(one, at):
            covered += until - max(one, at)
            at = until
    return covered


async def rows_of(database: str, tables: set[str]) -> dict[str, tuple[TableRow, list[bytes]]]:
    """Read tables from the database."""
    store = store_of(database)
    found = {name: await store.load(name) for name in sorted(tables)}
    store.close()
    return {name: one for name, one in found.items() if one is not None}
