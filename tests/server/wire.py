"""Worlds side by side: one application that is played in, and others mirrored from it for a viewer.

A mirrored world holds only what its viewer knows. The position is redrawn by `determinize`, events
the viewer must not know and actions of others are made meaningless, and the dealer has another
seed. What its pages are sent must be what the pages of the true world are sent, byte for byte.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from starlette.applications import Starlette
from tests.games.hammer.sides import blunt_sides

from velkahra.core.choice.diff import common_start
from velkahra.core.contract.events import SPECTATOR, Event
from velkahra.core.contract.state import State
from velkahra.core.play.dealer import Dealer
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules.tables import SetTables
from velkahra.server.domain import legacy, links, tables
from velkahra.server.domain.ledger import PlyRow, Row, decode, encode
from velkahra.server.domain.tables import TableRow
from velkahra.server.room import history
from velkahra.server.room.history import TableHistory
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.web.api import tokens
from velkahra.server.web.app import application, guarded
from velkahra.server.web.replay import news, routes

Scope = dict[str, Any]

SECRET = "the-host-of-all-worlds"
NAME = "0123456789"
FAR_TOO_FAST = 1e9


class Stopped(datetime):
    """A clock that stands still, so that no two worlds differ by a second."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Stopped":
        return cls(2026, 1, 1, tzinfo=tz or UTC)


class Twin(Dealer):
    """A dealer of another seed that promises what the true one has promised."""

    def __init__(self, promise: str) -> None:
        super().__init__("a seed of another world")
        self._promise = promise

    @property
    def commitment(self) -> str:
        return self._promise


REDRAWN: dict[Room, list[State]] = {}
"""Of a mirrored table, the position after each ply, as far as its viewer knows it."""


class MirroredHistory(TableHistory):
    """The past of a mirrored table: the actions of others are unknown, so it cannot be replayed."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._redrawn = REDRAWN.get(room)

    def state(self, ply: int) -> State:
        return super().state(ply) if self._redrawn is None else self._redrawn[ply].clone()

    def _states(self, first: int, last: int) -> Iterator[State]:
        if self._redrawn is None:
            yield from super()._states(first, last)
        else:
            yield from (self._redrawn[ply].clone() for ply in range(first, last + 1))


@pytest.fixture
def same_links(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every world have the same links, time and promise, and a past of its own."""
    monkeypatch.setattr(links, "new_name", lambda: NAME)
    monkeypatch.setattr(links, "new_secret", lambda: SECRET)
    monkeypatch.setattr(tables, "datetime", Stopped)
    monkeypatch.setattr(legacy, "Dealer", lambda seed: Twin("promised everywhere"))
    for module in (news, history, routes):
        monkeypatch.setattr(module, "TableHistory", MirroredHistory)
    yield
    REDRAWN.clear()


class Socket:
    """A page's WebSocket without a network: what was sent to it, as text."""

    def __init__(self, app: Any, path: str, query: str) -> None:  # noqa: ANN401
        self.frames: list[str] = []
        self.chat: list[str] = []
        self.version = -1
        self.received: dict[str, Any] = {}
        self._incoming: asyncio.Queue[Scope] = asyncio.Queue()
        self._heard = asyncio.Condition()
        self._incoming.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", path, query)
        self._task = asyncio.create_task(app(scope, self._incoming.get, self._send))

    async def _send(self, message: Scope) -> None:
        if message["type"] == "websocket.send":
            async with self._heard:
                for line in message["text"].split("\n"):
                    self._take(line)
                self._heard.notify_all()

    def _take(self, line: str) -> None:
        frame = json.loads(line)
        # The chat has its own order, so its frames may come before or after the others.
        into = self.chat if frame["kind"].startswith("chat") else self.frames
        into.append(line)
        if frame["kind"] == "update":
            self.version, self.received = frame["v"], frame

    def say(self, message: Scope) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, version: int) -> None:
        """Wait until the page has been told of this version."""
        async with asyncio.timeout(10), self._heard:
            await self._heard.wait_for(lambda: self.version >= version)

    async def ask(self, message: Scope) -> None:
        """Say something and wait for one answer that is no update."""
        before = len(self.frames)
        self.say(message)

        def answered() -> bool:
            return any(json.loads(f)["kind"] != "update" for f in self.frames[before:])

        async with asyncio.timeout(10), self._heard:
            await self._heard.wait_for(answered)

    async def hear(self, message: Scope) -> None:
        """Say something and wait for one more frame."""
        before = len(self.frames)
        self.say(message)
        async with asyncio.timeout(10), self._heard:
            await self._heard.wait_for(lambda: len(self.frames) > before)

    async def leave(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


def scope_of(kind: str, path: str, query: str = "", method: str = "GET", token: str = "") -> Scope:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [
            (b"host", b"table.test"),
            *([(b"authorization", f"Bearer {token}".encode())] if token else []),
        ],
        "subprotocols": [],
        "client": ("127.0.0.1", 1),
        "server": ("table.test", 80),
    }


class World:
    """An application with one table."""

    def __init__(self, app: Starlette, room: Room) -> None:
        self._app = guarded(app)
        self._hub: Hub = app.state.hub
        self.room = room
        self._load = self._hub.store.load
        self._redrawn_plies: list[tuple[int, int]] = []
        self._plies: list[tuple[int, int]] = []
        self._states: list[State] = []

    def path(self, viewer: int) -> str:
        role = links.WATCH if viewer == SPECTATOR else viewer
        return f"/table/{NAME}/{links.token(SECRET, role)}"

    def connect(self, viewer: int, language: str) -> Socket:
        return Socket(self._app, f"{self.path(viewer)}/live", f"language={language}")

    async def ask(self, viewer: int, path: str, said: object = None) -> list[Any]:
        """Ask the JSON API as a viewer's program does."""
        address, _, query = f"/api/v1/tables/{NAME}{path}".partition("?")
        body = b"" if said is None else json.dumps(said).encode()
        return await self.get(address, query, body, program_of(viewer))

    async def get(
        self, path: str, query: str = "", body: bytes = b"", token: str = ""
    ) -> list[Any]:
        """Fetch a page: everything that is sent, head and body."""
        sent: list[Any] = []

        async def receive() -> Scope:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Scope) -> None:
            sent.append(message)

        scope = scope_of("http", path, query, "POST" if body else "GET", token)
        await self._app(scope, receive, send)  # type: ignore[arg-type]
        return sent

    def states(self) -> list[State]:
        """Return the positions after each ply; only the plies since last time are played."""
        play = self.room.ledger.play
        if not self._states:
            self._states.append(play.game.start(play.seats, play.options))
        del self._states[common_start(self._plies, play.plies) + 1 :]
        for seat, action in play.plies[len(self._states) - 1 :]:
            self._states.append(self._states[-1].clone())
            self._states[-1].advance(seat, action, None)
        self._plies = list(play.plies)
        return self._states

    def mirror(self, truth: "World", viewer: int, rng: Random) -> None:
        """Become what `viewer` knows of the true table, and tell the pages."""
        mine, theirs = self.room.ledger, truth.room.ledger
        undone = mine.undone != theirs.undone
        for name, value in vars(theirs).items():
            if name not in ("game", "play", "dealer"):
                setattr(mine, name, value)
        mine.play.state = imagined(theirs.state, viewer, rng)
        mine.play.plies = [
            (who, action if who == viewer else 0) for who, action in theirs.play.plies
        ]
        mine.play.acting = list(theirs.play.acting)
        if viewer >= 0:
            mine.play.acted[viewer] = theirs.play.acted[viewer]
        mine.play.happened = [
            [event if event.visible_to(viewer) else veiled(event) for event in events]
            for events in theirs.play.happened
        ]
        if undone:
            self.room._stories.clear()
        self._resample_past(truth, viewer, rng)
        self.room._announce()

    def _resample_past(self, truth: "World", viewer: int, rng: Random) -> None:
        """Redraw every position since the one up to which nothing was taken back."""
        plies = truth.room.ledger.play.plies
        states = REDRAWN.setdefault(self.room, [])
        del states[common_start(self._redrawn_plies, plies) + 1 :]
        self._redrawn_plies = list(plies)
        new = truth.states()[len(states) :]
        states += [imagined(state, viewer, rng) for state in new]

    async def mirror_rows(self, truth: "World", viewer: int) -> None:
        """Let the store give what `viewer` knows of the true table's rows."""
        own, true = await self._load(NAME), await truth._load(NAME)
        assert own is not None
        assert true is not None
        unknown = truth.room.ledger.game.write(0, 0)
        rows = encode(obscured(decode(raw), viewer, unknown) for raw in true[1])

        async def load(table: str, damaged: bool = False) -> tuple[TableRow, list[bytes]]:
            return own[0], rows

        self._hub.store.load = load  # type: ignore[method-assign] # a store forgets no row


def imagined(state: State, viewer: int, rng: Random) -> State:
    """Redraw what `viewer` cannot know; rivals of the camp game have other secret sides, too."""
    world = state.determinize(viewer, rng)
    if isinstance(world, HammerState):
        own = int(world.powers[viewer]) if viewer >= 0 else -1
        world.tables = rivals_blunted(world.tables, own)
    return world


@lru_cache(maxsize=16)
def rivals_blunted(found: SetTables, power: int) -> SetTables:
    """Blunt the sides of all powers but this one; compiling a set takes long."""
    return blunt_sides(found, [rival for rival in range(len(POWERS)) if rival != power])


def program_of(viewer: int) -> str:
    """Give the token of a viewer's program, the same in every world."""
    return f"program-{viewer}"


def obscured(row: Row, viewer: int, unknown: str) -> Row:
    """Make what others did unknown."""
    return PlyRow(row.seat, unknown) if isinstance(row, PlyRow) and row.seat != viewer else row


def veiled(event: Event) -> Event:
    """Make what an event says meaningless."""
    return Event(event.kind, dict.fromkeys(event.facts, 0), event.audience)


@asynccontextmanager
async def world(
    folder: Path, game: str, seats: int, options: dict[str, str]
) -> AsyncIterator[World]:
    """Open an application with one table of persons."""
    settings = Settings(folder, bot_pause=0, messages_a_second=FAR_TOO_FAST, abuses=10**9)
    app = application(settings)
    async with app.router.lifespan_context(app):
        hub: Hub = app.state.hub
        await hub.open_table(game, ["person"] * seats, options, "en")
        room = await hub.room(NAME)
        assert room is not None
        for viewer in (*range(seats), SPECTATOR):
            await tokens.keep(hub.store, room, viewer, program_of(viewer))
        yield World(app, room)
