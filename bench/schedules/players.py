"""Players that ask any server for random moves, and record what was asked and answered."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from bench.schedules.servers import Process

TIMEOUT = 1.0
READY_SECONDS = 0.5
DONE, REFUSED, UNKNOWN = "done", "refused", "unknown"
_NOT_KEPT = ("away", "broken", "busy", "closed", "full", "moved")


@dataclass
class Deed:
    """A request of a seat: a move, or a look at the position if `action` is "".

    `made_for` is the version it was made for, `version` the one in the answer; times are in
    seconds; `port` is that of the server that was asked.
    """

    table: str
    seat: int
    action: str
    made_for: int
    began: float
    ended: float = 0.0
    outcome: str = UNKNOWN
    version: int = -1
    seen: dict[str, Any] = field(default_factory=dict)
    why: str = ""
    port: int = 0


@dataclass
class Seat:
    """A seat of a table, and the token of its program."""

    table: str
    number: int
    token: str


class Balancer:
    """Sends people to servers that say they are ready, as the balancer of a service does.

    One of ten comes to any server, whatever it says.
    """

    def __init__(self, servers: list[Process]) -> None:
        self._servers = servers
        self._ready: set[int] = set()

    async def watch(self) -> None:
        """Ask all servers again and again."""
        while True:
            await asyncio.gather(*[self._look(server) for server in self._servers])
            await asyncio.sleep(0.2)

    async def _look(self, server: Process) -> None:
        if await _is_ready(server):
            self._ready.add(server.port)
        else:
            self._ready.discard(server.port)

    def pick(self, rng: random.Random) -> Process:
        ready = [server for server in self._servers if server.port in self._ready]
        return rng.choice(ready if ready and rng.random() < 0.9 else self._servers)


class Player:
    """Plays a seat through one server after the other until it is told to end."""

    def __init__(
        self, seat: Seat, balancer: Balancer, rng: random.Random, pause: float = 0.05
    ) -> None:
        self.seat = seat
        self.history: list[Deed] = []
        self._balancer = balancer
        self._rng = rng
        self._pause = pause
        self._server = balancer.pick(rng)

    async def play(self) -> None:
        while True:
            looked = await self._ask("", 0)
            if looked.seen.get("over"):
                return
            if looked.seen.get("yours"):
                action = self._rng.choice(looked.seen.pop("actions"))["text"]
                await self._ask(action, looked.version)
            await asyncio.sleep(self._pause * self._rng.random())
            if self._rng.random() < 0.1:
                self._server = self._balancer.pick(self._rng)

    async def _ask(self, action: str, version: int) -> Deed:
        deed = Deed(self.seat.table, self.seat.number, action, version, time.monotonic())
        deed.port = self._server.port
        self.history.append(deed)
        try:
            async with asyncio.timeout(TIMEOUT):
                status, said = await self._answer(deed)
        except (OSError, EOFError, ValueError) as error:
            deed.why = f"{type(error).__name__} {error}"
            if isinstance(error, ConnectionRefusedError):
                deed.outcome = REFUSED
        else:
            _note(deed, status, said)
        deed.ended = time.monotonic()
        if deed.outcome != DONE and status_of(deed) != 409:
            await asyncio.sleep(0.05)
            self._server = self._balancer.pick(self._rng)
        return deed

    async def _answer(self, deed: Deed) -> tuple[int, Any]:
        path, body = f"/api/v1/tables/{deed.table}", b""
        if deed.action:
            path += "/act"
            body = json.dumps({"version": deed.made_for, "action": deed.action}).encode()
        return await _asked(self._server, path, body, f"Bearer {self.seat.token}")


async def _is_ready(server: Process) -> bool:
    try:
        async with asyncio.timeout(READY_SECONDS):
            status, _ = await _asked(server, "/health/ready")
    except (OSError, EOFError, ValueError):
        return False
    return status == 200


async def _asked(server: Process, path: str, body: bytes = b"", who: str = "") -> tuple[int, Any]:
    """Ask a server something, and give the status and the JSON of its answer.

    Raises: OSError, EOFError, ValueError.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        head = (
            f"{'POST' if body else 'GET'} {path} HTTP/1.1\r\nhost: x\r\n"
            f"authorization: {who}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        writer.write(head.encode() + body)
        raw = await reader.read()
        head_of_answer, _, text = raw.partition(b"\r\n\r\n")
        if not text:
            raise EOFError("no answer")
        return int(head_of_answer.split()[1]), _decoded(head_of_answer, text)
    finally:
        writer.close()


def _decoded(head: bytes, text: bytes) -> Any:  # noqa: ANN401 - JSON
    """Read an answer, which comes in pieces where a server has passed it on."""
    if b"transfer-encoding: chunked" in head.lower():
        whole, rest = b"", text
        while rest:
            size, _, rest = rest.partition(b"\r\n")
            length = int(size, 16)
            if not length:
                break
            whole, rest = whole + rest[:length], rest[length + 2 :]
        else:
            raise EOFError("the answer broke off")
        text = whole
    return json.loads(text)


def status_of(deed: Deed) -> int:
    return int(deed.why[:3]) if deed.why[:3].isdigit() else 0


def _note(deed: Deed, status: int, said: Any) -> None:  # noqa: ANN401 - JSON
    """Record an answer."""
    if status == 200:
        deed.outcome, deed.version = DONE, said["version"]
        deed.seen = {} if deed.action else _seen(said)
        return
    code = said["error"]["code"]
    deed.why = f"{status} {code}"
    if status in (401, 409, 422, 429) or code in [f"store-{why}" for why in _NOT_KEPT]:
        deed.outcome = REFUSED


def _seen(said: dict[str, Any]) -> dict[str, Any]:
    names = ("yours", "over", "plies", "acting", "actions", "view")
    return {name: said[name] for name in names}
