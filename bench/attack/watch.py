"""The harmless visitor, a process that asks for /health all the time and reports its waits."""

import asyncio
import queue
import sys
import threading
import time
from typing import Final

import msgspec
from bench.attack.target import Target
from bench.attack.wire import Connection, request

PAUSE: Final = 0.02
PATIENCE: Final = 60.0


class Seen(msgspec.Struct):
    """The visitor's measurements since the last question.

    Attributes:
        waits: seconds that each answer took.
        failed: requests without an answer, or whose answer was not well.
        megabytes: the most memory that the server had; before: that at first, 0 if unknown.
    """

    waits: list[float] = []
    failed: int = 0
    megabytes: float = 0
    before: float = 0


class _Health(msgspec.Struct):
    ok: bool
    megabytes: float = 0


class Visitor:
    """Asks for the health page over one connection, and opens another when it is closed."""

    def __init__(self, target: Target) -> None:
        self._target: Final = target
        self._line: Connection | None = None
        self.seen = Seen()

    async def visit(self) -> None:
        """Ask once, and record the answer."""
        begun = time.monotonic()
        try:
            found = await asyncio.wait_for(self._ask(), PATIENCE)
        except (OSError, asyncio.IncompleteReadError, ValueError, TimeoutError):
            await self._hang_up()
            found = None
        self.seen.waits.append(time.monotonic() - begun)
        if found is None or not found.ok:
            self.seen.failed += 1
            return
        self.seen.before = self.seen.before or found.megabytes
        self.seen.megabytes = max(self.seen.megabytes, found.megabytes)

    async def _ask(self) -> _Health:
        for _ in range(2):  # the server may have closed an idle connection
            if self._line is None:
                self._line = Connection(self._target)
                await self._line.__aenter__()
            line = self._line
            await line.send(request(self._target, "GET", "/health", Connection="keep-alive"))
            try:
                head = await line.reader.readuntil(b"\r\n\r\n")
                break
            except (OSError, asyncio.IncompleteReadError):
                await self._hang_up()
        else:
            raise OSError("the server keeps closing the connection")
        length = next(
            int(field.partition(b":")[2])
            for field in head.lower().split(b"\r\n")
            if field.startswith(b"content-length:")
        )
        return msgspec.json.decode(await line.reader.readexactly(length), type=_Health)

    async def _hang_up(self) -> None:
        if self._line is not None:
            await self._line.__aexit__()
            self._line = None


async def watch(target: Target, asked: "queue.SimpleQueue[str]") -> None:
    """Visit until the question ""; after each other one print what was seen, as JSON."""
    visitor = Visitor(target)
    while True:
        await visitor.visit()
        while not asked.empty():
            if not asked.get():
                return
            sys.stdout.write(msgspec.json.encode(visitor.seen).decode() + "\n")
            sys.stdout.flush()
            visitor.seen = Seen()
        await asyncio.sleep(PAUSE)


def _listen(asked: "queue.SimpleQueue[str]") -> None:
    for line in sys.stdin:
        asked.put(line)
    asked.put("")


def main(target: str) -> None:
    """Watch a server until standard input ends."""
    asked: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(asked,), daemon=True).start()
    asyncio.run(watch(msgspec.json.decode(target, type=Target), asked))


if __name__ == "__main__":
    main(sys.argv[1])
