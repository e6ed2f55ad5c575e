"""The live side of a page: one WebSocket, a reader and a sender beside it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from velkahra.core.refusals import IllegalAction, NotationError, Refusal, StaleAction
from velkahra.table.protocol import (
    Act,
    Answer,
    LogLines,
    Message,
    Problem,
    Refused,
    Undo,
    Update,
    decode,
    encode,
)
from velkahra.table.room import Room, Scene
from velkahra.table.settings import Settings
from velkahra.table.store import StoreError
from velkahra.table.texts import speaker

log: Final = logging.getLogger(__name__)

FIRST_LINES: Final = 120
POLICY_VIOLATION: Final = 1008
SERVER_ERROR: Final = 1011


class Pace:
    """Lets `rate` messages a second through, and twice as many at once."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._left = 2 * rate
        self._at = clock()

    def allows(self) -> bool:
        """Count a message, and say whether it came in time."""
        now = self._clock()
        self._left = min(2 * self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Line:
    """The connection of one page: what it was told, and what it says."""

    def __init__(
        self, socket: WebSocket, room: Room, seat: int, language: str, settings: Settings
    ) -> None:
        self._socket: Final = socket
        self._room: Final = room
        self._seat: Final = seat
        self._language: Final = language
        self._settings: Final = settings
        self._say: Final = speaker(language)
        self._pace: Final = Pace(settings.messages_a_second)
        self._answers: Final[deque[Answer]] = deque()
        self._news: Final = asyncio.Event()
        self._told: Scene | None = None
        self._renew = False
        self._abuses = 0

    @contextmanager
    def attached(self) -> Iterator[None]:
        """Hear of every change of the table."""
        self._room.watchers.add(self._news.set)
        try:
            yield
        finally:
            self._room.watchers.discard(self._news.set)

    async def run(self) -> None:
        """Serve the page until it leaves: a reader beside a sender, so that leaving is noticed."""
        self._news.set()
        both = [asyncio.create_task(self._receive()), asyncio.create_task(self._send())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            outcomes = await asyncio.gather(*both, return_exceptions=True)
        await self._end([outcome for outcome in outcomes if isinstance(outcome, Exception)])

    async def _end(self, failures: list[Exception]) -> None:
        """Close after a mistake of ours; a page that has left needs nothing more."""
        mistakes = [e for e in failures if not isinstance(e, WebSocketDisconnect)]
        if mistakes:
            log.error("a page's connection failed", exc_info=mistakes[0])
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.send_text(encode(Problem("broken", self._say("problem-broken"))))
                await self._socket.close(SERVER_ERROR)

    async def _receive(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._handle(message.get("text") or message.get("bytes") or b"")
            if self._abuses > self._settings.abuses:
                await self._socket.close(POLICY_VIOLATION, "too many messages that make no sense")
                return

    async def _handle(self, raw: str | bytes) -> None:
        if not self._pace.allows():
            self._reject("too-fast")
        elif len(raw) > self._settings.message_bytes:
            self._reject("too-large")
        else:
            try:
                message = decode(raw)
            except (msgspec.DecodeError, UnicodeDecodeError):
                self._reject("not-understood")
            else:
                await self._do(message)

    async def _do(self, message: Message) -> None:
        room, seat = self._room, self._seat
        if seat < 0:
            self._problem("only-watching")
            return
        try:
            if isinstance(message, Act):
                await room.act(seat, message.text, message.v)
            elif isinstance(message, Undo):
                await room.undo(seat, message.v)
            else:
                self._explain(message.path, message.v)
        except StaleAction:
            self._problem("stale", renew=True)
        except NotationError:
            self._reject("no-action")
        except IllegalAction as error:
            self._refuse(error.refusal)
        except StoreError as error:
            self._problem(error.reason, renew=True)

    def _explain(self, path: list[str], version: int) -> None:
        if version != self._room.ledger.version:
            self._problem("stale", renew=True)
            return
        refusal = self._room.why(self._seat, path)
        if refusal is None:
            self._problem("possible", renew=True)
        else:
            self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        words, language = self._room.ledger.game.words, self._language
        text = words.refusal(language, refusal, self._room.row.options)
        self._answer(Refused(text, refusal.rule, words.rule(language, refusal.rule)))

    def _reject(self, name: str) -> None:
        """Answer a message that our own page would not have sent."""
        self._abuses += 1
        self._problem(name)

    def _problem(self, name: str, renew: bool = False) -> None:
        """Say that something could not be done; `renew` sends the state of the table again."""
        self._renew = self._renew or renew
        self._answer(Problem(name, self._say(f"problem-{name}")))

    def _answer(self, answer: Answer) -> None:
        self._answers.append(answer)
        self._news.set()

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            scene = self._room.scene(self._seat, self._language)
            if scene is not self._told or self._renew:
                self._renew = False
                update = self._update(scene)
                self._told = scene
                await self._socket.send_text(encode(update))
            while self._answers:
                await self._socket.send_text(encode(self._answers.popleft()))

    def _update(self, scene: Scene) -> Update:
        """Say what has changed since the page was told last; the first time, everything."""
        told, layout = self._told, ""
        changed: dict[str, str] = {}
        if told is None:
            layout = self._room.layout(self._seat, self._language)
            first = max(0, len(scene.log) - FIRST_LINES)
        else:
            changed = {k: v for k, v in scene.parts.items() if told.parts.get(k) != v}
            first = common_start(told.log, scene.log)
        return Update(
            scene.version,
            scene.prompt,
            scene.yours,
            scene.choices,
            LogLines(first, scene.log[first:]),
            scene.can_undo,
            scene.over,
            changed,
            layout,
        )


def common_start(old: list[str], new: list[str]) -> int:
    """Count the lines both begin with."""
    same = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        same += 1
    return same
