"""The state of an attack: its server, its time, its generator, and the answers so far."""

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlencode

import msgspec
from bench.attack.target import Target
from bench.attack.wire import Reply, ask, request

from velkahra.core.contract.refusals import VelkahraError

OPENED: Final = re.compile(r"/(?:host|desk|table|replay)/([0-9a-f]{10})/")
PAUSE: Final = 0.5


class NotTried(VelkahraError):
    """A kind cannot be tried at this server. The message says why."""


class Attacker:
    """Sends one kind of attack to the `target`.

    Attributes:
        language: in which the server is asked to answer.
        patience: seconds in which the server has to end what nobody ends.
        most: connections that are open at once.
        answers: how often each status came.
        sentences: the first answer of each status.
        opened: names of the tables that were opened.
    """

    def __init__(
        self, target: Target, seed: str, language: str, patience: float, most: int
    ) -> None:
        self.target: Final = target
        self.rng: Final = random.Random(seed)
        self.language: Final = language
        self.patience: Final = patience
        self.most: Final = most
        self.answers: Final[Counter[str]] = Counter()
        self.sentences: Final[dict[str, str]] = {}
        self.opened: Final[list[str]] = []
        self._end = 0.0

    def start(self, seconds: float) -> None:
        """Start the clock of this kind. It goes on for `seconds`."""
        self._end = time.monotonic() + seconds

    @property
    def goes_on(self) -> bool:
        """Return whether there is time left."""
        return time.monotonic() < self._end

    def note(self, reply: Reply | str) -> Reply:
        """Count an answer and return it; remember a table that it opened."""
        found = Reply(reply) if isinstance(reply, str) else reply
        self.answers[found.status] += 1
        if found.status[0] in "45l" and found.sentence:
            self.sentences.setdefault(found.status, found.sentence)
        if found.status == "303" and (name := OPENED.search(found.location)):
            self.opened.append(name[1])
        return found

    async def send(self, method: str, path: str, body: bytes = b"", **headers: str) -> Reply:
        """Send a request with a valid head, count its answer and return it."""
        data = request(self.target, method, path, body, self.language, **headers)
        return self.note(await ask(self.target, data, self.patience))

    async def fetch(self, method: str, path: str, body: bytes = b"") -> Reply:
        """Send a request that is not part of the attack, and return its answer."""
        return await ask(self.target, request(self.target, method, path, body), self.patience)

    async def at_once(self, workers: int, work: Callable[[], Awaitable[object]]) -> None:
        """Run `workers` copies of `work` again and again, at least once, until the time is over."""

        async def works() -> None:
            await work()
            while self.goes_on:
                await work()

        await asyncio.gather(*(works() for _ in range(workers)))

    async def table(self, game: str, **options: str) -> str:
        """Open a table and return the address of its host's page. Raises: NotTried."""
        fields = {"game": game, "seat-0": "person", "seat-1": "person", **options}
        end = time.monotonic() + self.patience
        while True:
            reply = await self.fetch("POST", "/tables", urlencode(fields).encode())
            if reply.status != "429" or time.monotonic() > end:
                break
            await asyncio.sleep(PAUSE)
        name = OPENED.search(reply.location)
        if name is None:
            raise NotTried(f"no table can be opened there: {reply.status} {reply.sentence}")
        self.opened.append(name[1])
        return reply.location


class Kind(msgspec.Struct, frozen=True):
    """A kind of hostile input: its name on the command line, and in a few words `what` is sent.

    Attributes:
        right: the statuses with which a server may answer.
        run: sends it.
        must: statuses of which at least one has to come.
    """

    name: str
    what: str
    right: frozenset[str]
    run: Callable[[Attacker], Awaitable[None]]
    must: frozenset[str] = frozenset()
