"""A server in a thread, and pages made of plain sockets, for the tests of the table."""

import asyncio
import json
import os
import random
import re
import socket
import sqlite3
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from email.message import Message
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import msgspec
import pytest
import uvicorn
from argon2 import PasswordHasher
from tests.server.hours import PATIENCE, wait_until
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from velkahra.core.choice.graph import labels_of
from velkahra.server.room import bots, hub
from velkahra.server.settings import Settings
from velkahra.server.store.database import Store
from velkahra.server.web.identity import accounts
from velkahra.server.web.kit import receiving
from velkahra.server.web.serve import Server, configured

CHEAP_HASHER = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
"""What hashes the passwords of test servers: a proper hash takes a tenth of a second."""

CHAT = ("chat", "chat-done", "chat-problem")

BREATH = 0.2
"""Seconds to wait after acting too fast."""


def sqlite_of(store: Store) -> sqlite3.Connection:
    """Return the connection of a store's writer, for tests of SQLite alone."""
    found = store._backend.connection
    assert isinstance(found, sqlite3.Connection)
    return found


def rows_in(store: Store, sql: str) -> list[tuple[Any, ...]]:
    """Read rows of a store, of either kind, as its own jobs do."""
    return asyncio.run(store.run(lambda connection: connection.execute(sql).fetchall()))


def wait_for(site: "Site", sql: str) -> None:
    """Wait until there is a row."""
    wait_until(lambda: rows_in(site.store, sql))


def database_of(folder: Path) -> str:
    """Give the database a server has in place of a folder; the fixture `both_stores` sets it."""
    return ""


def usual_port() -> int:
    """Return the port of a server that asks for none, 0 for any; tests in a browser have one."""
    return 0


class StayPut(urllib.request.HTTPRedirectHandler):
    """Leaves a redirection to the test."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


@dataclass
class Answer:
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    text: str


@dataclass
class Site:
    """A running server."""

    port: int
    store: Store

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **headers: str) -> Answer:
        return fetch(urllib.request.Request(self.base + path, headers=headers))

    def post(self, path: str, fields: dict[str, str], **headers: str) -> Answer:
        data = urllib.parse.urlencode(fields).encode()
        return fetch(urllib.request.Request(self.base + path, data, headers, method="POST"))

    def table(self, game: str, *players: str, **options: str) -> list[str]:
        """Open a table as people do. Returns the paths of the persons' seats and the watchers'."""
        fields = {"game": game, **{f"seat-{n}": player for n, player in enumerate(players)}}
        fields |= {f"option-{name}": value for name, value in options.items()}
        answer = self.post("/tables", fields)
        assert answer.status == 303, answer.text
        to = answer.headers["location"]
        if to.startswith("/table/"):
            return [to]
        return re.findall(r'href="(/table/[^"]+)"', self.get(to).text)

    @contextmanager
    def page(
        self,
        path: str,
        language: str = "en",
        origin: str | None = None,
        drawn: str = "",
        coach: str = "",
    ) -> Iterator["Page"]:
        """Look at a table as its page does. `drawn` is the digest of what the page shows."""
        asked = f"language={language}&drawn={drawn}&coach={coach}"
        address = f"ws://127.0.0.1:{self.port}{path}/live?{asked}"
        with connect(address, origin=Origin(origin) if origin else None, close_timeout=1) as socket:
            yield Page(socket)

    @contextmanager
    def at(self, path: str, language: str = "en", **more: str) -> Iterator["Page"]:
        """Look at a table as `page` does, and hear where the game stands."""
        with self.page(path, language, **more) as page:
            page.update()
            yield page


@dataclass
class Page:
    """A page without a browser: what it was told, applied."""

    socket: ClientConnection
    version: int = -1
    parts: dict[str, str] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)
    last: dict[str, Any] = field(default_factory=dict)
    chat: list[dict[str, Any]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Take the next message; those of the chat are put aside."""
        while (message := self._take(timeout))["kind"] in CHAT:
            self.chat.append(message)
        return message

    def hear_chat(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Take the next message of the chat."""
        while not self.chat:
            message = self._take(timeout)
            if message["kind"] in CHAT:
                self.chat.append(message)
        return self.chat.pop(0)

    def _take(self, timeout: float) -> dict[str, Any]:
        if not self.lines:
            self.lines = str(self.socket.recv(timeout=timeout)).split("\n")
        message: dict[str, Any] = json.loads(self.lines.pop(0))
        if message["kind"] == "update":
            self.last = message
            self.version = message["v"]
            self.parts |= message.get("set", {})
            self.log[message["log"]["first"] :] = message["log"]["lines"]
        return message

    def update(self) -> dict[str, Any]:
        """Take messages until the table has changed."""
        while (message := self.hear())["kind"] != "update":
            pass
        return message

    def until_yours(self) -> None:
        """Take updates until this page has something to decide, or the game is over."""
        while not (self.last.get("yours") or self.last.get("over")):
            self.update()

    def until(self, kind: str) -> dict[str, Any]:
        """Take messages until one of this kind comes."""
        while (message := self.hear())["kind"] != kind:
            pass
        return message

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def act(self, text: str, version: int | None = None) -> None:
        self.say(kind="act", v=self.version if version is None else version, text=text)


def some_action(choices: dict[str, Any], rng: random.Random) -> str:
    """Walk a choice graph from its root to some finished action."""
    step: int | str = choices["root"]
    while isinstance(step, int):
        node = choices["nodes"][step]
        if node["type"] == "one":
            labels = labels_of(choices["rows"][node["row"]]) if "row" in node else []
            ways = node.get("to", {}).values()
            step = rng.choice([*ways, *(node["text"] + name for name in labels)])
        elif node["type"] == "number":
            step = f"{node['text']}{rng.choice(node['values'])}"
        else:
            count = rng.randint(node["least"], node["most"])
            taken = sorted(rng.sample(range(len(node["of"])), count))
            step = node["text"] + "".join(node["of"][i][1] for i in taken)
    return step


def play_on(pages: list["Page"], rng: random.Random, most: int = 10_000) -> int:
    """Let persons act at random until the game is over, and wait for bots.

    Returns: how many actions were made.
    """
    for made in range(most):
        while not (asked := _asked(pages)):
            if pages[0].last["over"]:
                return made
            pages[0].update()
        page = rng.choice(asked)
        page.act(some_action(page.last["choices"], rng))
        while (heard := page.hear())["kind"] != "update":
            if heard.get("name") == "too-fast":  # that was not done
                time.sleep(BREATH)
                break
    return most


def _asked(pages: list["Page"]) -> list["Page"]:
    """Let all pages hear what one of them knows. Returns: those that have something to decide."""
    for page in pages:
        while page.version < max(other.version for other in pages):
            page.update()
    return [page for page in pages if page.last["yours"] and not page.last["over"]]


def fetch(request: urllib.request.Request) -> Answer:
    opener = urllib.request.build_opener(StayPut)
    try:
        with opener.open(request, timeout=PATIENCE) as found:
            return Answer(found.status, lower(found.headers), found.read().decode(errors="replace"))
    except urllib.error.HTTPError as error:
        return Answer(error.code, lower(error.headers), error.read().decode())


def lower(headers: Message) -> dict[str, str]:
    """Return the headers by their names in lower case, each value of one on a line."""
    return {name.lower(): "\n".join(headers.get_all(name, [])) for name in headers}


class Prompt(Server):
    """A server that ends when it is told; uvicorn looks whether it should ten times a second.

    Attributes:
        up: set when it can be reached.
    """

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = threading.Event()

    async def main_loop(self) -> None:
        self._loop, self._told = asyncio.get_running_loop(), asyncio.Event()
        await self.on_tick(0)
        self.up.set()
        await self._told.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.server_state.connections:
            await super().shutdown(sockets)
        else:
            for server in self.servers:
                server.close()
            await self.lifespan.shutdown()

    def end(self) -> None:
        """End it from another thread."""
        self._loop.call_soon_threadsafe(self._told.set)


@contextmanager
def same_but_for() -> Iterator[None]:
    """Let a test be dealt the same whenever it runs, so that one that fails fails again.

    VELKAHRA_DEALS, any word, deals otherwise. A bot that sits alone chooses alike as well.
    """
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    luck = random.Random(f"{test} {os.environ.get('VELKAHRA_DEALS', '')}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub, "new_seed", lambda: f"{luck.getrandbits(128):032x}")
        patch.setattr(bots, "random", SimpleNamespace(SystemRandom=lambda: luck))
        patch.setattr(accounts, "PasswordHasher", CHEAP_HASHER)
        yield


@contextmanager
def serving(folder: Path, port: int = 0, **changes: object) -> Iterator[Site]:
    """Run a server in a thread for as long as the block lasts."""
    with same_but_for(), _serving(folder, port, changes) as site:
        yield site


@contextmanager
def _serving(folder: Path, port: int, changes: dict[str, object]) -> Iterator[Site]:
    settings = msgspec.structs.replace(Settings(folder, bot_pause=0), **changes)
    if address := database_of(folder):
        settings = msgspec.structs.replace(settings, database=address)
    store = Store(settings.place)
    config = configured(settings, store)
    config.port = port or usual_port()
    server = Prompt(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    assert server.up.wait(PATIENCE), "the server does not start"
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Site(port, store)
    finally:
        server.end()
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not end"


Serve = Callable[..., AbstractContextManager[Site]]
"""Runs a server on the folder of a test, with other settings than usual; see `serving`."""


def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files be read in this process: one of its own would not know the toy games."""

    async def asked(
        reception: receiving.Reception,
        file: IO[bytes],
        job: Callable[..., object],
        boundary: str,
        facts: list[str],
    ) -> receiving.Answer:
        return receiving.answer_of(file.read(), job, boundary, facts)

    monkeypatch.setattr(receiving.Reception, "_asked", asked)
