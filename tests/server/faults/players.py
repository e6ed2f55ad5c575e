"""Players that ask any server for random moves, and record what was asked and answered."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from tests.server.faults.servers import Process

TIMEOUT = 1.0
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


class Player:
    """Plays a seat through one server after the other until it is told to end."""

    def __init__(
        self, seat: Seat, servers: list[Process], rng: random.Random, pause: float = 0.05
    ) -> None:
        self.seat = seat
        self.history: list[Deed] = []
        self._servers = servers
        self._rng = rng
        self._pause = pause
        self._server = rng.choice(servers)

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
                self._server = self._rng.choice(self._servers)

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
            self._server = self._rng.choice(self._servers)
        return deed

    async def _answer(self, deed: Deed) -> tuple[int, Any]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        try:
            path, body = f"/api/v1/tables/{deed.table}", b""
            if deed.action:
                path += "/act"
                said = {"version": deed.made_for, "action": deed.action}
                body = json.dumps(said).encode()
            head = (
                f"{'POST' if deed.action else 'GET'} {path} HTTP/1.1\r\nhost: x\r\n"
                f"authorization: Bearer {self.seat.token}\r\ncontent-length: {len(body)}\r\n"
                "connection: close\r\n\r\n"
            )
            writer.write(head.encode() + body)
            raw = await reader.read()
            async_head, _, text = raw.partition(b"\r\n\r\n")
            if not text:
                raise EOFError("no answer")
            return int(async_head.split()[1]), _decoded(async_head, text)
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
