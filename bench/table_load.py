"""People made of sockets, for `bench/table.py`. Runs as a process of its own.

Called with a port and what to do; prints one JSON object a line, one for each thing measured.
"""

import asyncio
import http.client
import random
import re
import statistics
import sys
import time
import urllib.parse
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from velkahra.core.choice.choice import Choices, Choose, Number, One

GAME: Final = "euphrates"
PATIENCE: Final = 60.0
RATES: Final = {"paced": 2000, "brisk": 1500, "calm": 1000}
"""Moves a second that are offered, on all tables together.

A table makes its next move when it is due, but not before both have seen the last one. So a server
that cannot keep up is offered as much as it can do, and how late a move is seen then only says how
many tables wait for each other: their number divided by the moves a second (Little's law).
"""
SHORTEST: Final = 180
"""Moves after which the first games of two persons who play at random end; half do after 245."""
LINKS: Final = re.compile(r'href="(/table/[^"]+)"')


class Heard(msgspec.Struct):
    """Fields of a server's message that a simulated person needs."""

    kind: str
    v: int = -1
    yours: bool = False
    over: bool = False
    choices: msgspec.Raw = msgspec.Raw(b"")


_heard: Final = msgspec.json.Decoder(Heard)
_choices: Final = msgspec.json.Decoder(Choices)


class PageConnection(asyncio.Protocol):
    """A page's WebSocket, compressed as browsers ask for it.

    Attributes:
        received: bytes that came over the wire.
        heard: the last update.
    """

    def __init__(self, address: str, tell: Callable[[], None]) -> None:
        self.received = 0
        self.heard = Heard("")
        self._report: Final = tell
        self._protocol: Final = ClientProtocol(
            parse_uri(address), extensions=[ClientPerMessageDeflateFactory()], max_size=None
        )
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - as asyncio has it
        """Ask for the WebSocket."""
        self._transport = transport
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Take in what came; an update is told."""
        self.received += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                for line in bytes(event.data).split(b"\n"):
                    self._hear(line)
        self._flush()

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        self._protocol.send_text(msgspec.json.encode(message))
        self._flush()

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _hear(self, raw: bytes) -> None:
        heard = _heard.decode(raw)
        if heard.kind in ("problem", "refused"):
            sys.exit(f"the server objects: {raw.decode()}")
        if heard.kind == "update":
            self.heard = heard
            self._report()

    def _flush(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(self._protocol.data_to_send()))


class Match:
    """A table on which two persons play at random, one move after the other.

    Attributes:
        delays: seconds from a move's sending until the other seat saw it.
        moves: how many both have made.
        pause: seconds from one move to the next, 0 for at once, below 0 for no more moves.
    """

    def __init__(self, port: int, rng: random.Random) -> None:
        self.lines: Final[list[PageConnection]] = []
        self.delays: Final[list[float]] = []
        self.moves = 0
        self.pause = -1.0
        self._port: Final = port
        self._rng: Final = rng
        self._due = 0.0
        self._sent = 0.0
        self._mover = -1  # the seat that waits for the answer to its move, or -1
        self._version = -1  # the version its move was made for

    async def open(self) -> None:
        """Open a table and sit down on both seats."""
        loop = asyncio.get_running_loop()
        for seat, path in enumerate(open_table(self._port)[:2]):
            line = PageConnection(address(self._port, path), lambda seat=seat: self._news(seat))  # type: ignore[misc]
            await loop.create_connection(lambda line=line: line, "127.0.0.1", self._port)  # type: ignore[misc]
            self.lines.append(line)

    async def seated(self) -> None:
        """Wait until both see the table."""
        while any(line.heard.v < 0 for line in self.lines):
            await asyncio.sleep(0.01)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.lines[0].heard.over

    def go(self, pause: float, wait: float) -> None:
        """Play on, after `wait` seconds."""
        self.pause = pause
        loop = asyncio.get_running_loop()
        self._due = loop.time() + wait
        if self._mover < 0:
            loop.call_at(self._due, self._move)

    def _move(self) -> None:
        if self.pause < 0 or self.over or self._mover >= 0:
            return
        self._mover = next(seat for seat, line in enumerate(self.lines) if line.heard.yours)
        line = self.lines[self._mover]
        self._version = line.heard.v
        text = some_action(_choices.decode(line.heard.choices), self._rng)
        self._sent = time.perf_counter()
        line.say({"kind": "act", "v": self._version, "text": text})

    def _news(self, seat: int) -> None:
        if self._mover < 0 or self.lines[seat].heard.v <= self._version:
            return
        if seat != self._mover:
            self.delays.append(time.perf_counter() - self._sent)
        if all(line.heard.v > self._version for line in self.lines):
            self._mover = -1
            self.moves += 1
            self._due += self.pause
            asyncio.get_running_loop().call_at(self._due if self.pause else 0, self._move)


class Onlooker(asyncio.Protocol):
    """A spectator's socket that only notes when something came, so that a thousand cost little."""

    def __init__(self, address: str) -> None:
        self.received = 0
        self.at = 0.0
        self.seen = False
        self._request: Final = ClientProtocol(
            parse_uri(address), extensions=[ClientPerMessageDeflateFactory()]
        )

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - as asyncio has it
        """Ask for the WebSocket."""
        self._request.send_request(self._request.connect())
        transport.write(b"".join(self._request.data_to_send()))

    def data_received(self, data: bytes) -> None:
        """Note the time and the size."""
        self.at = time.perf_counter()
        self.received += len(data)
        self.seen = True


def some_action(choices: Choices, rng: random.Random) -> str:
    """Walk a choice graph from its root to some finished action."""
    step: int | str = choices.root
    while isinstance(step, int):
        node = choices.nodes[step]
        if isinstance(node, One):
            step = rng.choice(list(choices.ways(node).values()))
        elif isinstance(node, Number):
            step = f"{node.text}{rng.choice(node.values)}"
        else:
            step = _some(node, rng)
    return step


def _some(node: Choose, rng: random.Random) -> str:
    count = rng.randint(node.least, node.most)
    taken = sorted(rng.sample(range(len(node.of)), count))
    return node.text + "".join(node.of[number][1] for number in taken)


def open_table(port: int, game: str = GAME) -> list[str]:
    """Open a table of two persons as the form does. Returns: the seats' paths and the watchers'.

    Exits with what the server says where it opens none.
    """
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    form = urllib.parse.urlencode({"game": game, "seat-0": "person", "seat-1": "person"})
    kind = {"content-type": "application/x-www-form-urlencoded"}
    connection.request("POST", "/tables", form, kind)
    answer = connection.getresponse()
    if answer.status != 303:
        sys.exit(f"the server opens no table: {answer.status} {answer.read().decode()[:200]}")
    answer.read()
    host = answer.headers["location"]
    connection.request("GET", host)
    paths = LINKS.findall(connection.getresponse().read().decode())
    connection.close()
    return list(dict.fromkeys(paths))


def address(port: int, path: str) -> str:
    """Give the address of the WebSocket of a page."""
    return f"ws://127.0.0.1:{port}{path}/live?language=en"


async def busy(port: int, tables: int, seconds: float) -> None:
    """Play on many tables: at each of RATES, then as fast as it goes.

    In this order tables are at the same moves at each rate wherever this is measured.
    """
    matches = [Match(port, random.Random(number)) for number in range(tables)]
    for match in matches:
        await match.open()
    for match in matches:
        await match.seated()
    report("open", tables=tables)
    await _play(matches, 0, 1.0)  # so that first drawings are not measured
    paces = {name: tables / rate for name, rate in RATES.items()}
    for name, pause in {**paces, "fast": 0.0}.items():
        await _renew(matches, SHORTEST - int(seconds / pause) if pause else 0)
        for match in matches:
            match.delays.clear()
        age = statistics.mean(match.moves for match in matches)
        before = sum(line.received for match in matches for line in match.lines)
        report(f"begin-{name}")
        took = await _play(matches, pause, seconds)
        received = sum(line.received for match in matches for line in match.lines) - before
        delays = sorted(delay for match in matches for delay in match.delays)
        report(
            name,
            moves=len(delays),
            seconds=took,
            median=statistics.median(delays),
            late=delays[int(len(delays) * 0.95)],
            bytes=received / len(delays) / 2,
            age=age,
        )


async def _play(matches: list[Match], pause: float, seconds: float) -> float:
    """Let all play for some time. Returns: for how long."""
    begun = time.perf_counter()
    for number, match in enumerate(matches):
        match.go(pause, pause * number / len(matches))
    while time.perf_counter() - begun < seconds:
        await asyncio.sleep(0.1)
    took = time.perf_counter() - begun
    for match in matches:
        match.pause = -1.0
    await asyncio.sleep(0.5)
    return took


async def _renew(matches: list[Match], most: int) -> None:
    """Let new tables take the place of those that have made more than `most` moves."""
    for number, match in enumerate(matches):
        if match.moves > most:
            for line in match.lines:
                line.close()
            matches[number] = fresh = Match(match._port, match._rng)
            await fresh.open()
            await fresh.seated()


async def watched(port: int, spectators: int, moves: int) -> None:
    """Let many watch one table, and time until the last of them was served."""
    loop = asyncio.get_running_loop()
    paths = open_table(port)
    onlookers = [Onlooker(address(port, paths[-1])) for _ in range(spectators)]
    for onlooker in onlookers:
        await loop.create_connection(lambda one=onlooker: one, "127.0.0.1", port)  # type: ignore[misc]
    match = Match(port, random.Random(1))
    for seat, path in enumerate(paths[:2]):
        line = PageConnection(address(port, path), lambda seat=seat: match._news(seat))  # type: ignore[misc]
        await loop.create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]
        match.lines.append(line)
    await match.seated()
    await asyncio.sleep(1.0)
    lasts, sizes = [], []
    for _ in range(moves):
        before = sum(onlooker.received for onlooker in onlookers)
        for onlooker in onlookers:
            onlooker.seen = False
        match.go(60.0, 0)
        while not all(onlooker.seen for onlooker in onlookers):
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.05)
        match.pause = -1.0
        lasts.append(max(onlooker.at for onlooker in onlookers) - match._sent)
        sizes.append((sum(onlooker.received for onlooker in onlookers) - before) / spectators)
    report(
        "watched",
        spectators=spectators,
        median=statistics.median(lasts),
        late=max(lasts),
        bytes=statistics.mean(sizes),
    )


def report(kind: str, **facts: object) -> None:
    """Tell the bench."""
    print(msgspec.json.encode({"kind": kind, **facts}).decode(), flush=True)


def main() -> None:
    """Do what the command line says."""
    port, what, many, length = int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
    work = busy(port, many, length) if what == "busy" else watched(port, many, int(length))
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


if __name__ == "__main__":
    main()
