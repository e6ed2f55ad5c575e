"""Limits incoming connections by address, and requests by time and size.

A client that sends nothing, or never finishes a request, is disconnected. Others are not affected.
Each check costs a counter and a timer, so that a flood is cheap.
"""

import asyncio
import ipaddress
import logging
from collections import Counter
from http import HTTPStatus
from typing import Any, Final, cast

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol
except ImportError:  # httptools is not built for every system
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol  # type: ignore[assignment]

from velkahra.server.domain.networks import LARGER, network_of, whose
from velkahra.server.settings import Settings, networks

log: Final = logging.getLogger(__name__)

HEAD_BYTES: Final = 65_536
MOST_LEFT: Final = 16_000_000
"""How much of a body is thrown away when its answer has been given, so that it is read."""
OWN_FILES: Final = 96
"""File descriptors for the store, processes that think, and files read from the disk."""


class Doors:
    """Counts and limits connections, by address and in all.

    The last part of the descriptors is reserved for addresses with a connected page. A trusted
    proxy counts its visitors itself.
    """

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self._of_one: Final = settings.connections
        self._all: Final = max(descriptors - OWN_FILES, 8)
        self._strangers: Final = self._all - max(self._all // 5, 4)
        self._trusted: Final = networks(settings.proxies)
        self._open: Final[Counter[str]] = Counter()
        self._live: Final[Counter[str]] = Counter()
        self._networks: Final[Counter[str]] = Counter()
        self._refused = 0

    @property
    def open(self) -> int:
        """Return the number of open connections."""
        return self._open.total()

    def enter(self, host: str) -> "Pass | None":
        """Return a pass for a connection from an address; None if there would be too many."""
        who = "" if self._is_trusted(host) else whose(host)
        most = self._all if self._live[who] else self._strangers
        if self.open >= most or (who and self._is_crowded(who)):
            self._refused += 1
            if self._refused.bit_count() == 1:  # 1, 2, 4, 8 ...: a flood must not fill the log
                log.warning("too many connections", extra={"refused": self._refused})
            return None
        return Pass(who, self._open, self._live, self._networks)

    def _is_crowded(self, who: str) -> bool:
        """Return whether an address, or its network, has all the connections it may have."""
        crowded = self._networks[network_of(who)] >= LARGER * self._of_one
        return crowded or self._open[who] >= self._of_one

    def _is_trusted(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:  # a Unix socket
            return True
        return any(address in network for network in self._trusted)


class Pass:
    """A counted connection, until `leave`."""

    def __init__(
        self, who: str, open_: Counter[str], live: Counter[str], networks: Counter[str]
    ) -> None:
        self._counted: Final[list[tuple[Counter[str], str]]] = []
        self._who: Final = who
        self._live: Final = live
        self._count(open_, who)
        self._count(networks, network_of(who))

    def _count(self, counter: Counter[str], name: str) -> None:
        self._counted.append((counter, name))
        counter[name] += 1

    def play(self) -> None:
        """Record that a page is connected over it."""
        self._count(self._live, self._who)

    def leave(self) -> None:
        """Stop counting the connection."""
        while self._counted:
            counter, name = self._counted.pop()
            counter[name] -= 1
            if not counter[name]:
                del counter[name]


class Visit(Protocol):
    """A connection over which requests come."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, unless there are too many connections."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._limits: Settings = cast(Any, self.config).settings
        self._is_page = False
        self._in_body = False
        self._unanswered = 0  # bytes received outside a request that is being answered
        self._late: asyncio.TimerHandle | None = None
        doors: Doors = cast(Any, self.config).doors
        inner = self.server is not None and self.server[1] == cast(Any, self.config).inner_port
        self._pass = doors.enter(self.client[0] if self.client and not inner else "")
        if self._pass is None:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            self._expect(self._limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._expect_nothing()
        if self._pass is not None:
            self._pass.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in data; a head must be complete in time and not too long."""
        if self._pass is None or self.transport.is_closing():
            return
        between = self._is_between()
        super().data_received(data)
        if self.transport.is_closing() or self._is_page:
            self._expect_nothing()
        elif between and self._is_between():
            self._count(data)
        else:
            self._unanswered = 0
            self._expect_nothing()
            if self.cycle is not None and self.cycle.more_body:
                self._expect(self._limits.body_seconds)

    def _count(self, data: bytes) -> None:
        """Count the bytes of a head, or of a body that was answered before it ended."""
        self._unanswered += len(data)
        if self._unanswered > (MOST_LEFT if self._in_body else HEAD_BYTES):
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._late is None:
            self._expect(self._limits.head_seconds)

    def on_headers_complete(self) -> None:
        """Begin a request. Raises: ValueError if its head is too long, which is answered."""
        if sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            raise ValueError("the head is too long")
        self._in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """End a request."""
        self._in_body = False
        super().on_message_complete()

    def handle_websocket_upgrade(self, *arguments: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        """Turn the connection into a page's."""
        self._is_page = True
        self._expect_nothing()
        super().handle_websocket_upgrade(*arguments)
        line: Any = self.transport.get_protocol()
        if self._pass is not None:
            self._pass.play()
            line.on_lost(self._pass.leave)

    def send_400_response(self, msg: str) -> None:
        """Answer data that is no request."""
        if not self.transport.is_closing():
            self._refuse(HTTPStatus.BAD_REQUEST)

    def _is_between(self) -> bool:
        """Return whether no request is being answered, so that a head comes next."""
        return self.cycle is None or self.cycle.response_complete

    def _expect(self, seconds: float) -> None:
        self._late = self.loop.call_later(seconds, self._too_late)

    def _expect_nothing(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        """Close a silent connection, unless the server is still at work on a request."""
        self._late = None
        if not self._is_between() and self.flow.read_paused:
            self._expect(self._limits.body_seconds)
        elif not self.transport.is_closing():
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer with a status and close; an answer that has begun is cut off."""
        text = status.phrase.encode()
        if self._is_between() and not self._in_body:
            head = (
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain\r\n"
                f"content-length: {len(text)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + text)
        self._expect_nothing()
        self.transport.close()
