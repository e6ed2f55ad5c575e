"""Measures how long a player waits for bots and hints while another address floods the server.

    python -m bench.thinking --tables 40 --seconds 60

The player sits beside a bot at one table, asks for a hint and then moves at random. The flood comes
from another address: tables of bots only that were looked at once, the same tables with a page
open, such tables with quick bots, or pages of two persons that ask for hints as often as they may.
"""

import argparse
import asyncio
import contextlib
import http.client
import random
import statistics
import tempfile
import time
import urllib.parse
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Final

import msgspec
from bench.table import running
from bench.table_load import LINKS, PATIENCE, Heard, PageConnection, address, some_action

from velkahra.core.choice.choice import Choices

GAME: Final = "euphrates"
PLAYER: Final = "127.0.0.3"
FLOOD: Final = "127.0.0.2"
PEOPLE: Final = ("person", "person")
QUICK: Final = "greedy"
KINDS: Final = ("nothing", "looked", "watched", "quick", "hints")
_choices: Final = msgspec.json.Decoder(Choices)


class Said(Heard):
    """A message of the server; hints that are not the last ones have `more`."""

    more: bool = False


class Page(PageConnection):
    """A page that takes whatever comes.

    Attributes:
        answer: the last answer to a request for a hint, "" while there is none.
    """

    def __init__(self, url: str) -> None:
        self.news: Final = asyncio.Event()
        self.answer = ""
        super().__init__(url, self.news.set)

    def _hear(self, raw: bytes) -> None:
        said = msgspec.json.decode(raw, type=Said)
        if said.kind == "update":
            self.heard = said
        if said.kind in ("hinted", "problem") and not said.more:
            self.answer = said.kind
        self.news.set()

    async def until(self, done: Callable[[], bool], waits: list[float] | None = None) -> None:
        """Wait until something is so; add the seconds to `waits`, also if that never comes."""
        begun = time.perf_counter()
        try:
            while not done():
                self.news.clear()
                await self.news.wait()
        finally:
            if waits is not None:
                waits.append(time.perf_counter() - begun)

    async def hint(self, waits: list[float]) -> None:
        """Ask for a hint, and wait until it comes or is refused."""
        self.answer = ""
        self.say({"kind": "hint", "v": self.heard.v})
        await self.until(lambda: bool(self.answer), waits)
        if self.answer != "hinted":
            waits.pop()

    async def move(self, rng: random.Random) -> None:
        """Make a move at random, and wait until it is made."""
        version = self.heard.v
        text = some_action(_choices.decode(self.heard.choices), rng)
        self.say({"kind": "act", "v": version, "text": text})
        await self.until(lambda: self.heard.v > version)


def opened(port: int, source: str, players: tuple[str, ...]) -> list[str]:
    """Open a table with hints, look at it once, and return the paths of its links."""
    line = http.client.HTTPConnection("127.0.0.1", port, PATIENCE, source_address=(source, 0))
    fields = {"game": GAME, "hints": "yes", "tempo": "at-once"}
    fields |= {f"seat-{seat}": player for seat, player in enumerate(players)}
    kind = {"content-type": "application/x-www-form-urlencoded"}
    line.request("POST", "/tables", urllib.parse.urlencode(fields), kind)
    answer = line.getresponse()
    answer.read()
    page = answer.headers["location"]
    line.request("GET", page)
    paths = LINKS.findall(line.getresponse().read().decode()) or [page]
    line.request("GET", paths[-1])
    line.getresponse().read()
    line.close()
    return list(dict.fromkeys(paths))


@contextlib.asynccontextmanager
async def page_at(port: int, source: str, path: str) -> AsyncIterator[Page]:
    """Keep a page open for as long as the block lasts."""
    page = Page(address(port, path))
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: page, "127.0.0.1", port, local_addr=(source, 0))
    try:
        yield page
    finally:
        page.close()


async def watch(port: int, path: str) -> None:
    """Keep a page of the flood open."""
    async with page_at(port, FLOOD, path) as page:
        await page.until(lambda: False)


async def beg(port: int, path: str) -> None:
    """Ask for hints as often as the server allows."""
    async with page_at(port, FLOOD, path) as page:
        while True:
            await page.until(lambda: page.heard.yours)
            await page.hint([])
            await asyncio.sleep(0.2)


async def play(port: int, path: str, bots: list[float], hints: list[float]) -> None:
    """Play, and note the seconds for which the player waits for bots and hints."""
    rng = random.Random(1)
    async with page_at(port, PLAYER, path) as page:
        await page.until(lambda: page.heard.v >= 0)
        while not page.heard.over:
            if not page.heard.yours:
                await page.until(lambda: page.heard.yours or page.heard.over, bots)
            await page.hint(hints)
            if page.heard.yours:
                await page.move(rng)


async def measure(port: int, kind: str, tables: int, seconds: float, bot: str) -> None:
    """Let a kind of flood begin, play meanwhile, and print how long the player waited."""
    players = PEOPLE if kind == "hints" else (f"bot {QUICK if kind == 'quick' else bot}",) * 2
    flood: list[Coroutine[None, None, None]] = []
    for _ in range(0 if kind == "nothing" else tables):
        paths = await asyncio.to_thread(opened, port, FLOOD, players)
        if kind in ("watched", "quick"):
            flood.append(watch(port, paths[-1]))
        elif kind == "hints":
            flood += [beg(port, path) for path in paths[:2]]
    under_way = [asyncio.create_task(one) for one in flood]
    paths = await asyncio.to_thread(opened, port, PLAYER, ("person", f"bot {bot}"))
    bots: list[float] = []
    hints: list[float] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await play(port, paths[0], bots, hints)
    for task in under_way:
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)
    print(f"| {kind} | {figures(bots)} | {figures(hints)} |", flush=True)


def figures(waits: list[float]) -> str:
    """Return the number, the median and the most of some waits, in seconds."""
    if not waits:
        return "0"
    return f"{len(waits)}: {statistics.median(waits):.2f}, {max(waits):.2f} s"


def main() -> None:
    """Measure each kind of flood on a server of its own, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--kind", choices=KINDS, action="append")
    asked = parser.parse_args()
    print("| flood | waits for bots: number, median, longest | waits for hints |")
    print("| --- | --- | --- |")
    for kind in asked.kind or KINDS:
        with (
            tempfile.TemporaryDirectory(prefix="velkahra-bench-") as folder,
            running(Path(folder) / "server", pinned=False) as server,
        ):
            asyncio.run(measure(server.port, kind, asked.tables, asked.seconds, asked.bot))


if __name__ == "__main__":
    main()
