"""Measures how long a player waits while one address floods the server.

`python -m bench.flood` lets 200 connections of 127.0.0.2 fetch host pages, then table pages, then
connect to a table as its page does, each again as soon as it is answered. Meanwhile a player at
127.0.0.3 loads the page of a table and makes moves there, one after the other. It prints how long
each took, and how much the server computed in between: that does not depend on other work of this
machine. `--gzip` asks for pages as a browser does over plain HTTP.
"""

import argparse
import asyncio
import contextlib
import http.client
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from bench.table import Server, pin, running
from bench.table_load import Onlooker, address, open_table
from tests.server.helpers import Page, some_action
from websockets.sync.client import connect

CROWD: Final = "127.0.0.2"
PLAYER: Final = "127.0.0.3"
FLOODS: Final = ("nothing", "host", "table", "connect")
GAME: Final = "viceroy"
PATIENCE: Final = 600.0
SETTLED: Final = 0.05
"""Seconds of computing in a second below which a server has nothing left to prepare."""
_LENGTH: Final = re.compile(rb"content-length: (\d+)", re.IGNORECASE)

Waits = dict[str, list[tuple[float, float]]]
"""Milliseconds of waiting and of the server's computing, by what was waited for."""


def computing(server: Server) -> float:
    """Return the milliseconds that the threads of a server have computed so far."""
    found = 0
    for path in Path(f"/proc/{server.process.pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError):
            found += int(path.read_text().split()[0])
    return found / 1e6


class Player:
    """A person on both seats of a table."""

    def __init__(self, server: Server, stack: ExitStack, coding: str) -> None:
        self.waits: Final[Waits] = defaultdict(list)
        self._server: Final = server
        self._paths: Final = open_table(server.port, GAME)[:2]
        self._head: Final = {"accept-encoding": coding}
        self._rng: Final = random.Random(1)
        self._asking: Final = http.client.HTTPConnection(
            "127.0.0.1", server.port, timeout=PATIENCE, source_address=(PLAYER, 0)
        )
        stack.callback(self._asking.close)
        self._pages: Final = [stack.enter_context(_page(server, path)) for path in self._paths]
        for page in self._pages:
            page.hear(PATIENCE)

    def play(self, seconds: float) -> None:
        """Load the page of a seat, move, and connect a page, again and again for some seconds."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and not self._pages[0].last["over"]:
            with self._measured("a page"):
                self._asking.request("GET", self._paths[0], headers=self._head)
                self._asking.getresponse().read()
            with self._measured("a move"):
                self._move()
            with self._measured("a connection"), _page(self._server, self._paths[0]) as page:
                page.hear(PATIENCE)

    @contextmanager
    def _measured(self, what: str) -> Iterator[None]:
        begun, before = time.perf_counter(), computing(self._server)
        yield
        waited = 1000 * (time.perf_counter() - begun)
        self.waits[what].append((waited, computing(self._server) - before))

    def _move(self) -> None:
        """Let the seat whose turn it is move, until both have seen it."""
        version = max(page.version for page in self._pages)
        mover = next(page for page in self._pages if page.last["yours"])
        mover.act(some_action(mover.last["choices"], self._rng))
        for page in self._pages:
            while page.version <= version:
                page.hear(PATIENCE)


@contextmanager
def _page(server: Server, path: str) -> Iterator[Page]:
    at = address(server.port, path)
    patient: Final[dict[str, Any]] = {"open_timeout": PATIENCE, "ping_interval": None}
    with connect(at, source_address=(PLAYER, 0), close_timeout=0.1, **patient) as line:
        yield Page(line)


class Crowd:
    """Connections of one address that ask for a page, or connect to it as pages do, for ever."""

    def __init__(self, port: int, what: str, path: str, coding: str) -> None:
        self._port: Final = port
        self._path: Final = path
        self._coding: Final = coding
        self._once: Final = self._connect if what == "connect" else self._fetch
        self._answers = 0

    async def flood(self, connections: int) -> None:
        """Do it over so many connections, and print each second how many answers came."""
        tasks = [asyncio.create_task(self._for_ever()) for _ in range(connections)]
        while tasks:
            await asyncio.sleep(1.0)
            print(self._answers, flush=True)

    async def _for_ever(self) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self._once()

    async def _fetch(self) -> None:
        """Fetch a page again and again, until the server closes the connection."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=(CROWD, 0)
        )
        head = f"GET {self._path} HTTP/1.1\r\nhost: 127.0.0.1\r\n"
        while True:
            writer.write(f"{head}accept-encoding: {self._coding}\r\n\r\n".encode())
            answer = await reader.readuntil(b"\r\n\r\n")
            length = _LENGTH.search(answer)
            await reader.readexactly(int(length[1]) if length else 0)
            self._answers += 1

    async def _connect(self) -> None:
        """Connect as a page does, and leave when the table is there."""
        line = Onlooker(address(self._port, self._path))
        transport, _ = await asyncio.get_running_loop().create_connection(
            lambda: line, "127.0.0.1", self._port, local_addr=(CROWD, 0)
        )
        while line.received < 1000 and not transport.is_closing():
            await asyncio.sleep(0.002)
        transport.abort()
        self._answers += 1


@contextmanager
def crowd(port: int, what: str, path: str, connections: int, coding: str) -> Iterator[None]:
    """Flood a server from another process for as long as the block lasts."""
    if what == "nothing":
        yield
        return
    command = [sys.executable, "-m", "bench.flood", "--crowd", what, path]
    command += ["--port", str(port), "--connections", str(connections), "--coding", coding]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as people:
        pin(people.pid, 1)
        try:
            assert people.stdout is not None
            while int(people.stdout.readline()) == 0:
                pass
            yield
        finally:
            people.kill()


def settle(server: Server) -> None:
    """Wait until a server has prepared everything."""
    before = -1000.0
    while computing(server) - before > 1000 * SETTLED:
        before = computing(server)
        time.sleep(1.0)


def measure(what: str, asked: argparse.Namespace) -> Iterator[str]:
    """Yield a line for each thing that the player waited for during a flood."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="velkahra-flood-"))
        server = stack.enter_context(running(Path(folder) / "server"))
        pin(os.getpid(), 1)
        settle(server)
        host, watch = _hosted(server.port)
        path = host if what == "host" else watch
        player = Player(server, stack, asked.coding)
        with crowd(server.port, what, path, asked.connections, asked.coding):
            begun, used = time.perf_counter(), computing(server)
            player.play(asked.seconds)
            load = (computing(server) - used) / (time.perf_counter() - begun) / 10
        settle(server)
    for kind, found in player.waits.items():
        told = "  ".join(_marks([one[part] for one in found]) for part in (0, 1))
        yield f"{what:8} {kind:14} {len(found):6}  {told}  {load:4.0f} %"


def _hosted(port: int) -> list[str]:
    """Open a table as a host. Returns: the host's path, and that of those who watch."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    form = f"game={GAME}&" + "&".join(f"seat-{seat}=person" for seat in range(4))
    kind = {"content-type": "application/x-www-form-urlencoded"}
    connection.request("POST", "/tables", form, kind)
    answer = connection.getresponse()
    answer.read()
    host = answer.headers["location"]
    connection.request("GET", host)
    page = connection.getresponse().read().decode()
    connection.close()
    return [host, re.findall(r'href="(/table/[^"]+)"', page)[-1]]


def _marks(found: list[float]) -> str:
    ordered = sorted(found)
    marks = [ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in (0.5, 0.95, 1.0)]
    return "".join(f"{mark:9.1f}" for mark in marks)


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("floods", nargs="*", default=FLOODS, help=", ".join(FLOODS))
    parser.add_argument("--seconds", type=float, default=20.0, help="for each flood")
    parser.add_argument("--connections", type=int, default=200)
    parser.add_argument("--coding", default="br", help="the compression that all ask for")
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--crowd", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.crowd:
        what, path = asked.crowd
        asyncio.run(Crowd(asked.port, what, path, asked.coding).flood(asked.connections))
        return
    print("flood    waits for       times  ms: median     95 %  longest   computing: same    load")
    for what in asked.floods:
        for line in measure(what, asked):
            print(line, flush=True)


if __name__ == "__main__":
    main()
