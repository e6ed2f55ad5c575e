"""Measures what it costs to compute that one server passes on what belongs to another.

`python -m bench.passing` runs two servers of one PostgreSQL. A program looks at a position at the
server of its table and at the other one, in turns; then a table is played while spectators are
connected to the one or to the other. Nothing is measured but the processes' computing.
"""

import argparse
import http.client
import os
import random
import statistics
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from bench.schedules.pair import pair
from bench.schedules.schedule import until_up
from bench.schedules.servers import Forker, Process, Servers
from tests.server.test_api import Program, program
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

GAME = "euphrates"
SETTLE_SECONDS = 1.0
Costs = dict[str, list[tuple[float, float]]]
"""Milliseconds at the table's server and at the other one, turn by turn, by what was done."""


def cpu(server: Process) -> float:
    """Give the milliseconds of computing that a server has used."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def measured(servers: Servers, costs: Costs, what: str, times: int) -> Iterator[None]:
    """Note what both servers compute in the context for each of so many things."""
    before = [cpu(server) for server in servers.all]
    yield
    time.sleep(SETTLE_SECONDS)
    one, two = (cpu(server) - was for server, was in zip(servers.all, before, strict=True))
    costs[what].append((one / times, two / times))


def opened(servers: Servers) -> tuple[list[Program], str]:
    """Open a table at the first server, and give its programs and the path of spectators."""
    site = servers.all[0].site
    *seats, spectators = site.table(GAME, "person", "person", "person")
    return [program(site, path) for path in seats], spectators


def look(servers: Servers, costs: Costs, times: int) -> None:
    """Look at a position at each server."""
    programs, path = opened(servers)
    head = {"authorization": f"Bearer {programs[0].token}"}
    for what, server in zip(("a look here", "a look passed on"), servers.all, strict=True):
        asking = http.client.HTTPConnection("127.0.0.1", server.port)
        with measured(servers, costs, what, times):
            for _ in range(times):
                asking.request("GET", f"/api/v1/tables/{path.split('/')[2]}", headers=head)
                asking.getresponse().read()
        asking.close()


def play(programs: list[Program], moves: int, rng: random.Random) -> None:
    """Make random moves at a table."""
    while moves > 0:
        for one in programs:
            position = one.get()
            if position["yours"]:
                one.act(rng.choice(position["actions"])["text"])
                moves -= 1


def watch(servers: Servers, costs: Costs, moves: int, spectators: int) -> None:
    """Play a table without spectators, with them, and with them at the other server."""
    for what, server in (("nobody", None), ("here", 0), ("passed on", 1)):
        programs, path = opened(servers)
        with ExitStack() as connected:
            for _ in range(spectators if server is not None else 0):
                address = f"ws://127.0.0.1:{servers.all[server or 0].port}{path}/live?language=en"
                page = connected.enter_context(connect(address, close_timeout=0.1))
                threading.Thread(target=_drain, args=(page,), daemon=True).start()
            time.sleep(SETTLE_SECONDS)
            with measured(servers, costs, f"a move, spectators: {what}", moves):
                play(programs, moves, random.Random(1))


def _drain(page: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while page.recv():
            pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--looks", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--spectators", type=int, default=150)
    parser.add_argument("--turns", type=int, default=3)
    asked = parser.parse_args()
    costs: Costs = defaultdict(list)
    forker = Forker()
    with pair() as databases, tempfile.TemporaryDirectory() as folder:
        servers = Servers(forker, databases.new(), Path(folder))
        for _ in range(2):
            until_up(servers.add())
        for _ in range(asked.turns):
            look(servers, costs, asked.looks)
            watch(servers, costs, asked.moves, asked.spectators)
        servers.close()
    forker.close()
    for what, found in costs.items():
        one, two = (statistics.median(turn) for turn in zip(*found, strict=True))
        print(f"{what:32} {one:7.3f} ms at the table's server, {two:7.3f} ms at the other one")


if __name__ == "__main__":
    main()
