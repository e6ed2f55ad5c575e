"""Passes requests on to the server that has the table.

Servers that share a database stand behind one address. A request for a table goes to the server
that has its lease. Work for the whole site goes to the eldest server: accounts and their sign-in,
new tables and files, each with its rate limit. While a server is replaced by a newer one, a page's
files come from the page's server.

A server is gone when it refuses, or when its place is not renewed; then the first to ask gets the
table. A request that may have been carried out is not repeated; a server that ends answers those it
has begun.
"""

import asyncio
import hmac
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

import h11
import msgspec
from starlette.datastructures import State
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from velkahra.server import tracing
from velkahra.server.domain.texts import speaker
from velkahra.server.live.wire import has_ended, wire_of
from velkahra.server.room.hub import Hub
from velkahra.server.room.membership import Membership
from velkahra.server.store import backend, leases
from velkahra.server.web import app, fair_queue, guard, peers, splicing
from velkahra.server.web.api import calls, problems
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import language_of

log: Final = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 5.0
PAUSE_SECONDS: Final = 0.1
GRACE_SECONDS: Final = 3
"""For how long a server that ends goes on with requests that it has begun."""
MOST_REPEATED: Final = 65_536
"""How long a body may be to be sent again to another server, if the first has not taken it."""
MISDIRECTED: Final = 421

FILES: Final = "/static/"
_TABLE: Final = re.compile(
    r"/(?:api/v1/tables|table|host|hand|desk|replay|turn|lobby|mine|embed/table|embed/replay)/([^/]+)(?:/|$)"
)
_SITE: Final = re.compile(r"/(?:account|mail)(?:/|$)")
_SITE_POSTS: Final = ("/tables", "/play", "/records", "/desk", f"{calls.ROOT}/tables")
_OF_A_CONNECTION: Final = (b"connection", b"keep-alive", b"date", b"transfer-encoding")


def table_of(path: str) -> str | None:
    """Return the table that an address is about, if it is about one."""
    found = _TABLE.match(path)
    return found[1] if found else None


def is_for_site(scope: Scope) -> bool:
    """Return whether a request is about something that one server keeps for the whole site."""
    path: str = scope["path"]
    return bool(_SITE.match(path)) or (scope.get("method") == "POST" and path in _SITE_POSTS)


class Passing:
    """An application that passes requests to other servers, whose own ones compute in `queue`."""

    def __init__(self, app: ASGIApp, state: State, queue: fair_queue.StepQueue) -> None:
        self._app: Final = app
        self._state: Final = state
        self._own: Final = fair_queue.InTurns(self._answer, queue)
        self._passed: Final = fair_queue.InTurns(self._answer_peer, queue)

    @property
    def _hub(self) -> Hub:
        hub: Hub = self._state.hub
        return hub

    @property
    def _membership(self) -> Membership:
        assert self._hub.membership is not None
        return self._hub.membership

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, here or elsewhere."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif self._came_from_peer(scope):
            await self._passed(scope, receive, send)
        else:
            await self._own(scope, receive, send)

    def _came_from_peer(self, scope: Scope) -> bool:
        """Return whether another server passed a request on, and note from whom it had it."""
        headers = dict(scope["headers"])
        if not hmac.compare_digest(
            headers.get(peers.SECRET, b""), self._membership.secret.encode()
        ):
            return False
        scope["client"] = (headers.get(peers.CLIENT, b"").decode("latin-1"), 0)
        scope["scheme"] = headers.get(peers.SCHEME, b"").decode("latin-1") or scope["scheme"]
        return True

    async def _answer_peer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what another server passed on; it is never passed on again."""
        if scope["path"].startswith(peers.SUMMARY):
            answer = await self._summary(scope["path"].removeprefix(peers.SUMMARY), scope)
            await answer(scope, receive, send)
        elif await self._where(scope, afresh=False) is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            start = {"type": "websocket.http.response.start", "headers": []}
            await send({**start, "status": MISDIRECTED})
            await send({"type": "websocket.http.response.body", "body": b""})
        else:
            await Response(status_code=MISDIRECTED)(scope, receive, send)

    async def _summary(self, table: str, scope: Scope) -> Response:
        """Return the summary of a table that is here, and look whose turn it is if asked."""
        if await self._hub.whereabouts(table) is not None:
            return Response(status_code=MISDIRECTED)
        try:
            if scope["query_string"] == peers.LOOK:
                await self._hub.have_watched(table)
            found = await self._hub.summary(table)
        except Exception as error:  # the table's own page explains
            log.warning("a table cannot be summed up: %s", error, extra={"table": table})
            found = None
        return Response(msgspec.json.encode(found), media_type="application/json")

    async def _where(self, scope: Scope, afresh: bool) -> leases.Peer | None:
        """Return the server that has to answer, None if it is this one."""
        table = table_of(scope["path"])
        if table is not None:
            return await self._hub.whereabouts(table, afresh)
        if scope["path"].startswith(FILES):
            return None if afresh else self._membership.holder_of(scope["path"])
        return self._membership.eldest if is_for_site(scope) else None

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here, or pass it on, until a server has taken it."""
        end = time.monotonic() + PATIENCE_SECONDS
        body, afresh = Body(receive), False
        while True:
            peer = await self._where(scope, afresh)
            if peer is None:
                await self._app(scope, body.receive, send)
                return
            try:
                await self._pass_on(peer, scope, body, send)
                return
            except peers.UnservedError as error:
                log.info("server %s has not taken a request: %s", peer.id, error)
            if time.monotonic() >= end or not body.repeatable:
                await self._fail(scope, send, leases.MOVED)
                return
            afresh = True
            await asyncio.sleep(PAUSE_SECONDS)

    async def _pass_on(self, peer: leases.Peer, scope: Scope, body: "Body", send: Send) -> None:
        """Let another server answer. Raises: UnservedError if it has not taken the request."""
        if peer not in self._membership.peers:
            with suppress(backend.StoreError):
                await self._membership.renew()
        if peer not in self._membership.peers:
            raise peers.UnservedError("it is gone")
        parent = tracing.parent_of(scope)
        with tracing.followed(parent):
            if scope["type"] == "websocket":
                await self._join(peer, scope)
                return
            with tracing.span("pass on", parent):
                await self._relay_once(peer, scope, body, send)

    async def _relay_once(self, peer: leases.Peer, scope: Scope, body: "Body", send: Send) -> None:
        """Relay a request. Raises: UnservedError if it was not carried out, or is repeatable."""
        try:
            await self._relay(peer, scope, body, send)
        except LostError:
            if scope["method"] in guard.HARMLESS:
                raise peers.UnservedError("it is gone") from None
            await self._fail(scope, send, backend.UNKNOWN)

    async def _relay(self, peer: leases.Peer, scope: Scope, body: "Body", send: Send) -> None:
        """Send a request to another server, and the answer on. Raises: UnservedError, LostError."""
        exchange = await peers.connected(peer)
        saying = asyncio.create_task(_say(exchange, _request(peer, scope), body))
        try:
            grace = 0 if scope["method"] in guard.HARMLESS else GRACE_SECONDS + 1
            head = await self._heard(peer, exchange, body, grace)
            if head is None:
                return  # the sender has left
            if not isinstance(head, h11.Response) or head.status_code == MISDIRECTED:
                raise peers.UnservedError("the table is not there")
            await send(_start(head))
            with suppress(LostError):  # the answer is cut off, and everybody sees that
                while (part := await self._heard(peer, exchange, body, grace)) is not None:
                    if isinstance(part, h11.Data):
                        data = bytes(part.data)
                        await send({"type": "http.response.body", "body": data, "more_body": True})
                await send({"type": "http.response.body", "body": b""})
        finally:
            saying.cancel()
            exchange.close()

    async def _heard(
        self, peer: leases.Peer, exchange: peers.Exchange, body: "Body", grace: float
    ) -> h11.Response | h11.Data | None:
        """Return the next part of an answer, None if there is none or nobody waits for it.

        Raises: LostError if the other server is gone, and silent for `grace` seconds.
        """
        hearing = asyncio.create_task(exchange.hear())
        try:
            await _first_of(hearing, self._membership.end_of(peer), body.left)
            await _first_of(hearing, body.left, seconds=grace)
        finally:
            hearing.cancel()
        if not hearing.done():
            if body.left.done():
                return None
            raise LostError
        try:
            return hearing.result()
        except (OSError, h11.ProtocolError) as error:
            raise LostError from error

    async def _join(self, peer: leases.Peer, scope: Scope) -> None:
        wire = wire_of(scope)
        if wire is None:
            raise peers.UnservedError("the connection cannot be passed on")
        far, gone = await _far_end(peer), self._membership.end_of(peer)
        assert far.transport is not None
        try:
            far.transport.write(_upgrade(peer, scope))
            await _first_of(far.first, gone)
            if not far.first.done() or _refused(far.first.result()):
                raise peers.UnservedError("it has not taken the connection")
            if not has_ended(scope):
                far.join(wire)
                await _first_of(far.over, gone)
        finally:
            far.transport.abort()

    async def _fail(self, scope: Scope, send: Send, reason: str) -> None:
        """Answer that a request was not carried out, or may have been: `reason` is the store's."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1012})
            return
        request = Request(scope)
        kind = "unread" if scope["method"] in guard.HARMLESS else "problem"
        language = language_of(request)
        text = speaker(language)(f"{kind}-{reason}")
        if scope["path"].startswith(calls.ROOT):
            answer = problems.failed(503, reason, text)
        else:
            answer = HTMLResponse(pages.error_page(language, text), 503)
        await app.guarded(answer)(scope, _nothing, send)


class LostError(Exception):
    """Raised when the other server is gone, and may have carried the request out."""


class Body:
    """A request's body; it is `repeatable` while everything read is kept, as of a short one."""

    def __init__(self, receive: Receive) -> None:
        self.repeatable = True
        self._receive: Final = receive
        self._kept: Final[list[Message]] = []
        self._read = 0
        self._ended = False
        self._leaving: asyncio.Future[Any] | None = None

    @property
    def left(self) -> "asyncio.Future[Any]":
        """Return a future that is done when the sender has left."""
        if self._leaving is None:
            self._leaving = asyncio.get_running_loop().create_future()
        return self._leaving

    async def parts(self) -> AsyncIterator[bytes]:
        """Yield the body; then wait until the sender has left."""
        for message in list(self._kept):
            yield message.get("body", b"")
        while not self._ended:
            message = await self._next()
            if message["type"] == "http.disconnect":
                return
            yield message.get("body", b"")

    async def watch(self) -> None:
        """Wait until the sender has left."""
        while (await self._receive())["type"] != "http.disconnect":
            pass
        self._leave()

    async def receive(self) -> Message:
        """Return the next message of the body, as ASGI has it."""
        if self._kept:
            return self._kept.pop(0)
        return await self._receive()

    async def _next(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.disconnect":
            self._leave()
            return message
        self._read += len(message.get("body", b""))
        self._ended = not message.get("more_body", False)
        if self._read <= MOST_REPEATED:
            self._kept.append(message)
        else:
            self.repeatable = False
        return message

    def _leave(self) -> None:
        if not self.left.done():
            self.left.set_result(None)


async def _first_of(*waited: "asyncio.Future[Any]", seconds: float | None = None) -> None:
    """Wait until one of several is done, or for some seconds."""
    await asyncio.wait(waited, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)


async def _say(exchange: peers.Exchange, request: h11.Request, body: Body) -> None:
    """Send a request, and then watch whether its sender leaves."""
    with suppress(OSError):
        await exchange.send([request])
        async for part in body.parts():
            await exchange.send([h11.Data(data=part)])
        await exchange.send([h11.EndOfMessage()])
    await body.watch()


async def _far_end(peer: leases.Peer) -> splicing.FarEnd:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(peers.CONNECT_SECONDS):
            _, far = await loop.create_connection(splicing.FarEnd, *peers.place_of(peer))
    except OSError as error:
        raise peers.UnservedError(str(error)) from error
    return far


def _refused(first: bytes | None) -> bool:
    return first is None or first.startswith(b"HTTP/1.1 %d" % MISDIRECTED)


def _request(peer: leases.Peer, scope: Scope) -> h11.Request:
    kept = [(name, value) for name, value in scope["headers"] if name not in _OF_A_CONNECTION]
    if any(name == b"transfer-encoding" for name, _ in scope["headers"]):
        kept.append((b"transfer-encoding", b"chunked"))
    headers = [*_with_a_host(_signed(peer, scope, kept), peer), (b"connection", b"close")]
    return h11.Request(method=scope["method"], target=_target(scope), headers=headers)


def _with_a_host(headers: peers.Headers, peer: leases.Peer) -> peers.Headers:
    """Return headers with one host, as HTTP/1.1 wants: the first, or the other server itself."""
    hosts = [header for header in headers if header[0] == b"host"]
    others = [header for header in headers if header[0] != b"host"]
    return [*(hosts or [(b"host", peer.address.encode())])[:1], *others]


def _upgrade(peer: leases.Peer, scope: Scope) -> bytes:
    """Return the handshake of a page as it goes to another server."""
    lines = [b"GET %s HTTP/1.1" % _target(scope)]
    lines += [b"%s: %s" % header for header in _signed(peer, scope, scope["headers"])]
    return b"\r\n".join([*lines, b"", b""])


def _target(scope: Scope) -> bytes:
    query: bytes = scope["query_string"]
    path: bytes = scope["raw_path"]
    return path + b"?" + query if query else path


def _signed(peer: leases.Peer, scope: Scope, headers: peers.Headers) -> peers.Headers:
    """Return headers with those that only a server of this database can send."""
    own = (peers.SECRET, peers.CLIENT, peers.SCHEME, tracing.HEADER)
    client = scope["client"][0] if scope.get("client") else ""
    return [
        *((name, value) for name, value in headers if name.lower() not in own),
        (peers.SECRET, peer.secret.encode()),
        (peers.CLIENT, client.encode("latin-1")),
        (peers.SCHEME, scope["scheme"].encode("latin-1")),
        (tracing.HEADER, tracing.traceparent().encode()),
    ]


def _start(head: h11.Response) -> Message:
    headers = [(name, value) for name, value in head.headers if name not in _OF_A_CONNECTION]
    return {"type": "http.response.start", "status": head.status_code, "headers": headers}


async def _nothing() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}
