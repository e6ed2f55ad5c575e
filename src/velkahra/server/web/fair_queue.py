"""Requests compute in turns, address by address, so that a flood waits for itself.

A step is what a request computes between two waits. In a round of the event loop, requests compute
for `ROUND_SECONDS`; then their steps queue, and each round takes one. Waiting requests take
nobody's turn. Open WebSockets have limits of their own; only their first drawing is a step.
"""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import perf_counter
from typing import Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from velkahra.server.domain.fairness import Lines, Who, visitor
from velkahra.server.domain.networks import LARGER, network_of
from velkahra.server.web import app, errors, guard
from velkahra.server.web.identity.origin import address_of

ROUND_SECONDS: Final = 0.002
TRY_AGAIN_LATER: Final = 1013

Waits = Generator[Any, None, None]


class StepQueue:
    """The steps that wait for a turn, at most `most` of an address."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._lines: Final = Lines()
        self._left = ROUND_SECONDS
        self._ticking = False

    def is_full(self, who: Who) -> bool:
        """Return whether too many steps of an address or its network wait; "" is unknown."""
        network, address = who
        crowded = self._lines.waiting(network) >= LARGER * self._most
        return bool(address) and (crowded or self._lines.waiting(address) >= self._most)

    async def turn(self, who: Who, begun: bool) -> None:
        """Wait for the turn of a request, or of one that has `begun`."""
        if self._left <= 0 or self._lines:
            await self._lines.wait(who, begun)

    def charge(self, seconds: float) -> None:
        """Count what a step has computed in this round."""
        self._left -= seconds
        if not self._ticking:
            self._tick_soon()

    def _tick_soon(self) -> None:
        self._ticking = True
        asyncio.get_running_loop().call_soon(self._tick)

    def _tick(self) -> None:
        """Begin a round; the next step runs in it, and then another round begins."""
        self._left, self._ticking = ROUND_SECONDS, False
        if self._lines.call():
            self._tick_soon()


class Steps:
    """Runs a coroutine when it is awaited, each step in a turn of the queue."""

    def __init__(self, queue: StepQueue, who: Who, work: Coroutine[Any, Any, None]) -> None:
        self._queue: Final = queue
        self._who: Final = who
        self._work: Final = work

    def __await__(self) -> Waits:
        waits = self._turn(begun=False)
        while True:
            resume: Callable[[], Any]
            try:
                yield from waits
                resume = partial(self._work.send, None)
            except BaseException as error:  # it is cancelled
                resume = partial(self._work.throw, error)
            begun = perf_counter()
            try:
                waits = self._after(resume())
            except StopIteration:
                return
            finally:
                self._queue.charge(perf_counter() - begun)

    def _turn(self, begun: bool) -> Waits:
        return self._queue.turn(self._who, begun).__await__()

    def _after(self, awaited: Any) -> Waits:  # noqa: ANN401 - a future, or None
        yield awaited
        yield from self._turn(begun=True)


class InTurns:
    """Middleware in which requests compute in turns. The client of a request must be known."""

    def __init__(self, app: ASGIApp, queue: StepQueue) -> None:
        self._app: Final = app
        self._queue: Final = queue

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it if too many of its address wait."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        who = _who(scope)
        visitor.set(who)
        work = _refuse if self._queue.is_full(who) else self._answer
        await Steps(self._queue, who, work(scope, receive, send))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, unless its sender has left in the meantime."""
        if scope["type"] == "http" and scope["method"] in guard.HARMLESS:
            first = await receive()
            if first["type"] == "http.disconnect":
                return
            receive = _with(first, receive)
        await self._app(scope, receive, send)


def _who(scope: Scope) -> Who:
    """Return who waits. The health checks of an address do not wait for its other requests."""
    address = address_of(HTTPConnection(scope))
    if scope["path"].startswith(guard.HEALTH):
        return (f"{guard.HEALTH} {address}",) * 2
    return network_of(address), address


def _with(first: Message, receive: Receive) -> Receive:
    """Return what receives `first` once more, and then the rest."""
    messages = [first]

    async def received() -> Message:
        return messages.pop() if messages else await receive()

    return received


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocketClose(TRY_AGAIN_LATER)(scope, receive, send)
        return
    answer = errors.failed(Request(scope), 429, "error-too-fast")
    answer.headers["retry-after"] = "1"
    await app.guarded(answer)(scope, receive, send)
