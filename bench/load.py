"""Loads a server as many people do: an open system, in which nobody waits for anybody's answer.

    python -m bench.load --rate 100 --tables 200 --spectators 200
    python -m bench.load --rate 100 --tables 200 --spectators 200 --postgresql

Moves, reloads, and spectators who come and go are Poisson processes. A move belongs to a table at
random and is due at a moment; if that table is still busy, the move waits, and its wait counts.
Three tables of four are played by pages, the others by programs. The server has the first core, all
people together the second; a server with `--serve "--workers 2"` may use both.
"""

import argparse
import asyncio
import os
import random
import re
import shlex
import tempfile
import time
import urllib.parse
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from bench.table import Server, pin, running
from bench.table_load import Heard, PageConnection, address, open_table, some_action
from tests.server.databases import Cluster, cluster

from velkahra.core import registry
from velkahra.core.choice.choice import Choices

LAST_SECONDS: Final = 5.0
"""How long those who are served late are still waited for."""
PROGRAMS: Final = 4
"""One table of so many is played by programs."""
RELOADS: Final = 20
"""One reload, and one spectator who goes while another comes, for so many moves."""
DURABLE: Final = ("fsync = on", "full_page_writes = on", "autovacuum = on", "max_wal_size = 4GB")
_TOKEN: Final = re.compile(r'readonly value="([\w-]{22})"')
_NAME: Final = re.compile(r"/api/v1/tables/\w+")
_choices: Final = msgspec.json.Decoder(Choices)

Settle = Callable[[], None]


class Position(msgspec.Struct):
    """Fields of a position that a program needs."""

    version: int
    yours: bool
    over: bool
    actions: list[dict[str, Any]]


class Said(Heard):
    """A message of the server: what was wrong, if something was."""

    name: str = ""


class Page(PageConnection):
    """A page of a seat or a spectator, which goes on after a refusal.

    Attributes:
        objection: why the last move was refused.
    """

    objection = ""

    def _hear(self, raw: bytes) -> None:
        heard = msgspec.json.decode(raw, type=Said)
        if heard.kind == "update":
            self.heard = heard
        elif heard.kind in ("problem", "refused"):
            self.objection = heard.name or "by the rules"
        if heard.kind in ("update", "problem", "refused"):
            self._report()


class Timings:
    """How late everything was, by its kind, counted from the moment it was due.

    Attributes:
        counts: what happened and has no time.
        on: it counts now.
    """

    def __init__(self) -> None:
        self.late: Final[defaultdict[str, list[float]]] = defaultdict(list)
        self.counts: Final[Counter[str]] = Counter()
        self.on = False

    def done(self, kind: str, due: float) -> None:
        """Note that what was due at a moment is done."""
        if self.on:
            self.late[kind].append(time.perf_counter() - due)

    def lines(self) -> Iterator[str]:
        """Yield a line for each kind, with percentiles in milliseconds."""
        for kind, late in sorted(self.late.items()):
            ordered = sorted(late)
            marks = [ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in MARKS]
            told = "  ".join(f"{1000 * mark:8.1f}" for mark in marks)
            yield f"{kind:22} {len(late):7}  {told}  {1000 * ordered[-1]:8.1f}"


MARKS: Final = (0.5, 0.95, 0.99)


class Table:
    """A table with the moves that are due at it."""

    def __init__(self, load: "Load", number: int) -> None:
        self.game: Final = registry.names()[number % len(registry.names())]
        self.by_program: Final = number // len(registry.names()) % PROGRAMS == 0
        self.paths: list[str] = []
        self._load: Final = load
        self._due: Final[deque[float]] = deque()
        self._pages: list[Page] = []
        self._programs: list[Program] = []
        self._busy = False

    async def open(self) -> None:
        """Open the table, and sit down on its seats."""
        port = self._load.port
        self.paths = await asyncio.to_thread(open_table, port, self.game)
        seats = self.paths[:2]
        if self.by_program:
            self._programs = [await Program(port).begin(path) for path in seats]
        else:
            self._pages = [await self._load.page(path) for path in seats]

    def due(self, moment: float) -> None:
        """Make a move, as soon as the one before is made."""
        self._due.append(moment)
        if not self._busy:
            self._busy = True
            self._load.start(self._play())

    async def _play(self) -> None:
        """Make all moves that are due."""
        while self._due:
            try:
                over = await (self._by_program() if self.by_program else self._by_page())
            except (OSError, EOFError, TimeoutError) as error:
                self._load.timings.counts[f"broken off: {type(error).__name__}"] += 1
                over = True
            if over:
                self._close()
                await self.open()
                self._load.timings.counts["tables opened"] += 1
        self._busy = False

    async def _by_page(self) -> bool:
        """Let the page whose turn it is make a move. Returns whether the game is over."""
        mover = next((page for page in self._pages if page.heard.yours), None)
        if mover is None or mover.heard.over:
            return True
        before = mover.heard
        text = some_action(_choices.decode(before.choices), self._load.rng)
        mover.objection = ""
        mover.say({"kind": "act", "v": before.v, "text": text})
        while mover.heard.v <= before.v and not mover.objection:
            await self._load.news(mover)
        if mover.heard.v > before.v:
            self._load.timings.done("move by a page", self._due.popleft())
        else:
            self._load.timings.counts[f"refused: {mover.objection}"] += 1
        await self._settled(mover.heard.v)
        return False

    async def _settled(self, version: int) -> None:
        """Wait until every page has heard of a move."""
        for page in self._pages:
            while page.heard.v < version:
                await self._load.news(page)

    async def _by_program(self) -> bool:
        """Let the program whose turn it is look and act. Returns whether the game is over."""
        for program in self._programs:
            position = await program.position()
            if position.over:
                return True
            if position.yours:
                text = self._load.rng.choice(position.actions)["text"]
                if await program.act(position.version, text):
                    self._load.timings.done("move by a program", self._due.popleft())
                    return False
        self._load.timings.counts["nobody's turn"] += 1
        await asyncio.sleep(0.01)
        return False

    async def reload(self, moment: float) -> None:
        """Load a page anew, as a person does: its connection, its markup, its connection."""
        if self.by_program or self._busy:
            path = self.paths[-1]
            page = await self._load.page(path, with_markup=True)
            page.close()
        else:
            self._busy = True
            self._pages[0].close()
            self._pages[0] = await self._load.page(self.paths[0], with_markup=True)
            self._busy = False
        self._load.timings.done("page loaded anew", moment)
        if self._due and not self._busy:
            self._busy = True
            await self._play()

    def _close(self) -> None:
        for page in self._pages:
            page.close()
        for program in self._programs:
            program.close()


class Http:
    """A connection over which requests go, one after the other."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._writer: asyncio.StreamWriter | None = None
        self._reader = asyncio.StreamReader()

    async def ask(self, method: str, path: str, body: bytes = b"", *more: str) -> tuple[int, bytes]:
        """Return the status and the body of an answer.

        It is asked once more if the server has just closed the connection, which was idle.
        """
        with suppress(ConnectionResetError, asyncio.IncompleteReadError):
            return await self._ask(method, path, body, *more)
        self.close()
        return await self._ask(method, path, body, *more)

    async def _ask(
        self, method: str, path: str, body: bytes = b"", *more: str
    ) -> tuple[int, bytes]:
        if self._writer is None or self._reader.at_eof():  # the server closes idle connections
            self.close()
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", *more]
        head = "\r\n".join([*lines, f"content-length: {len(body)}", "", ""])
        self._writer.write(head.encode() + body)
        async with asyncio.timeout(30):
            told = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = re.search(r"content-length: (\d+)", told)
            assert length, told
            return int(told.split()[1]), await self._reader.readexactly(int(length[1]))

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None


class Program:
    """A program on a seat."""

    def __init__(self, port: int) -> None:
        self._http: Final = Http(port)
        self._path = ""
        self._who = ""

    async def begin(self, seat: str) -> "Program":
        """Get a token on the seat's page."""
        form = "content-type: application/x-www-form-urlencoded"
        asked = urllib.parse.urlencode({"do": "make"}).encode()
        _, page = await self._http.ask("POST", f"{seat}/program", asked, form)
        token, name = _TOKEN.search(page.decode()), _NAME.search(page.decode())
        assert token, "no token"
        assert name, "no address"
        self._path, self._who = name[0], f"authorization: Bearer {token[1]}"
        return self

    async def position(self) -> Position:
        """Return what the seat sees."""
        _, raw = await self._http.ask("GET", self._path, b"", self._who)
        return msgspec.json.decode(raw, type=Position)

    async def act(self, version: int, text: str) -> bool:
        """Act, and return whether that was taken."""
        said = msgspec.json.encode({"version": version, "action": text})
        status, _ = await self._http.ask("POST", f"{self._path}/act", said, self._who)
        return status == 200

    def close(self) -> None:
        """Hang up."""
        self._http.close()


class Load:
    """All people, and when each does something.

    Attributes:
        port: of the server.
        rng: of all that is chosen.
        timings: how late everything was.
    """

    def __init__(self, port: int, tables: int, spectators: int) -> None:
        self.port: Final = port
        self.rng: Final = random.Random(1)
        self.timings: Final = Timings()
        self._tables: Final = [Table(self, number) for number in range(tables)]
        self._many: Final = spectators
        self._spectators: Final[deque[Page]] = deque()
        self._news: Final[dict[int, asyncio.Event]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def start(self, work: Any) -> None:  # noqa: ANN401 - a coroutine
        """Do something beside everything else."""
        task = asyncio.create_task(self._unless_broken_off(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _unless_broken_off(self, work: Any) -> None:  # noqa: ANN401
        try:
            await work
        except (OSError, EOFError, TimeoutError):
            self.timings.counts["broken off"] += 1

    async def page(self, path: str, with_markup: bool = False) -> Page:
        """Connect a page, maybe after it was loaded, and wait until it shows its table."""
        if with_markup:
            http = Http(self.port)
            await http.ask("GET", path)
            http.close()
        event = asyncio.Event()
        made = Page(address(self.port, path), event.set)
        self._news[id(made)] = event
        await asyncio.get_running_loop().create_connection(lambda: made, "127.0.0.1", self.port)
        while made.heard.v < 0:
            await self.news(made)
        return made

    async def news(self, page: Page) -> None:
        """Wait until a page hears something. Raises: TimeoutError after half a minute."""
        event = self._news[id(page)]
        async with asyncio.timeout(30):
            await event.wait()
        event.clear()

    async def prepare(self) -> None:
        """Open all tables, and let the spectators come."""
        for table in self._tables:
            await table.open()
        for _ in range(self._many):
            await self._come()

    async def run(self, rate: float, seconds: float) -> None:
        """Offer `rate` moves a second, and all else in proportion, for some time."""
        arrivals = [
            self._arrive(rate, seconds, lambda due: self.rng.choice(self._tables).due(due)),
            self._arrive(rate / RELOADS, seconds, self._reload),
            self._arrive(rate / RELOADS if self._many else 0, seconds, self._swap),
        ]
        await asyncio.gather(*arrivals)
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                while self._tasks:
                    await asyncio.sleep(0.05)

    async def _arrive(self, rate: float, seconds: float, come: Callable[[float], None]) -> None:
        """Call `come` with each moment of a Poisson process."""
        moment = time.perf_counter()
        end = moment + seconds
        while rate and (moment := moment + self.rng.expovariate(rate)) < end:
            if (wait := moment - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            come(moment)

    def _reload(self, due: float) -> None:
        self.start(self.rng.choice(self._tables).reload(due))

    def _swap(self, due: float) -> None:
        self._spectators.popleft().close()
        self.start(self._come(due))

    async def _come(self, due: float = 0.0) -> None:
        path = self.rng.choice(self._tables).paths[-1]
        self._spectators.append(await self.page(path, with_markup=True))
        if due:
            self.timings.done("spectator came", due)


class Costs(msgspec.Struct):
    """What was used so far: seconds of computing, bytes of the database's log and of its tables."""

    server: float
    database: float = 0.0
    wal: int = 0
    stored: int = 0


def costs(server: Server, database: Cluster | None, name: str) -> Costs:
    """Read all meters."""
    if database is None:
        return Costs(server.cpu())
    ((wal, stored),) = database.run(
        f"SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn, pg_database_size('{name}')"
    )
    return Costs(server.cpu(), database.cpu(), int(wal), stored)


@contextmanager
def placed(postgresql: bool) -> Iterator[tuple[Cluster | None, str]]:
    """Give a database with the settings of a service, or none."""
    if not postgresql:
        yield None, ""
        return
    with cluster() as database:
        with (database.folder / "data" / "postgresql.conf").open("a") as settings:
            settings.writelines(f"{line}\n" for line in DURABLE)
        database.stop("fast")
        database.start()
        yield database, database.new()


async def measure(wanted: argparse.Namespace, server: Server, meters: Callable[[], Costs]) -> None:
    """Load a server, and print what was found."""
    load = Load(server.port, wanted.tables, wanted.spectators)
    await load.prepare()
    await load.run(wanted.rate, wanted.warm)
    before, begun = meters(), time.perf_counter()
    load.timings.on = True
    await load.run(wanted.rate, wanted.seconds)
    load.timings.on = False
    after, took = meters(), time.perf_counter() - begun
    moves = sum(len(late) for kind, late in load.timings.late.items() if kind.startswith("move"))
    made = moves / wanted.seconds
    print(f"{wanted.rate:g} moves a second offered, {made:.0f} made, for {took:.0f} s")
    print(f"{'':22} {'number':>7}  {'50 %':>8}  {'95 %':>8}  {'99 %':>8}  {'longest':>8}  ms")
    print("\n".join(load.timings.lines()))
    print("".join(f"{what}: {count}\n" for what, count in load.timings.counts.items()), end="")
    each = 1000 * (after.server - before.server) / moves
    within = 1000 * (after.database - before.database) / moves
    print(f"computing for a move: {each:.2f} ms in the server, {within:.2f} ms in the database")
    if after.wal:
        print(f"log of the database: {(after.wal - before.wal) / moves:.0f} bytes a move")
        print(f"stored: {(after.stored - before.stored) / moves:.0f} bytes a move")
    print(f"memory of the server: {server.megabytes():.0f} MB", flush=True)


def read() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--tables", type=int, default=200, help="a quarter of each game")
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before them")
    parser.add_argument("--postgresql", action="store_true", help="on a database of its own")
    parser.add_argument("--serve", default="", help='more for velkahra serve: "--workers 2"')
    return parser.parse_args()


def main() -> None:
    """Do what the command line says."""
    wanted = read()
    more = shlex.split(wanted.serve)
    with (
        tempfile.TemporaryDirectory(prefix="velkahra-load-") as folder,
        placed(wanted.postgresql) as (database, place),
    ):
        words = [*more, "--database", place] if place else more
        with running(Path(folder) / "server", *words, pinned=not more) as server:
            pin(os.getpid(), 1)
            name = place.partition("@/")[2].partition("?")[0]
            asyncio.run(measure(wanted, server, lambda: costs(server, database, name)))


if __name__ == "__main__":
    main()
