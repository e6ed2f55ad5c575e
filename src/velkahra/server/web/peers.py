"""Requests to other servers of the same database."""

import asyncio
from collections.abc import Iterable
from typing import Final

import h11
import msgspec

from velkahra.server import tracing
from velkahra.server.room.summary import TableSummary
from velkahra.server.store.backend import StoreError
from velkahra.server.store.leases import MOVED, Peer

SECRET: Final = b"velkahra-secret"
CLIENT: Final = b"velkahra-client"
SCHEME: Final = b"velkahra-scheme"
SUMMARY: Final = "/peer/tables/"
LOOK: Final = b"look"
CONNECT_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 2.5
READ_BYTES: Final = 65_536

Headers = list[tuple[bytes, bytes]]


class UnservedError(Exception):
    """Raised when another server has done nothing about a request."""


def place_of(peer: Peer) -> tuple[str, int]:
    """Return the host and the port of a server."""
    host, _, port = peer.address.rpartition(":")
    return host.strip("[]"), int(port)


class Exchange:
    """A request to another server, and its answer."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader: Final = reader
        self._writer: Final = writer
        self._state: Final = h11.Connection(h11.CLIENT)

    async def send(self, events: Iterable[h11.Request | h11.Data | h11.EndOfMessage]) -> None:
        """Send parts of the request. Raises: OSError."""
        for event in events:
            self._writer.write(self._state.send(event) or b"")
        await self._writer.drain()

    async def hear(self) -> h11.Response | h11.Data | None:
        """Return the next part, None after the last. Raises: OSError, h11.RemoteProtocolError."""
        while True:
            event = self._state.next_event()
            if event is h11.NEED_DATA:
                self._state.receive_data(await self._reader.read(READ_BYTES))
            elif isinstance(event, h11.Response | h11.Data):
                return event
            elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
                return None

    def close(self) -> None:
        """Close the connection."""
        self._writer.close()


async def connected(peer: Peer) -> Exchange:
    """Return a connection to another server. Raises: UnservedError."""
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            return Exchange(*await asyncio.open_connection(*place_of(peer)))
    except OSError as error:  # a timeout is one too
        raise UnservedError(str(error)) from error


async def summary_from(peer: Peer, table: str, look: bool) -> TableSummary | None:
    """Ask another server for the summary of a table; with `look` it looks whose turn it is.

    Raises: StoreError if it does not answer.
    """
    target = f"{SUMMARY}{table}{'?' + LOOK.decode() if look else ''}"
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await _summary(await connected(peer), peer, target)
    except (UnservedError, OSError, h11.ProtocolError, msgspec.DecodeError) as error:
        raise StoreError(MOVED, f"server {peer.id} does not answer: {error}") from error


async def _summary(exchange: Exchange, peer: Peer, target: str) -> TableSummary | None:
    headers = [(b"host", b"peer"), (SECRET, peer.secret.encode()), (b"connection", b"close")]
    if parent := tracing.traceparent():
        headers.append((tracing.HEADER, parent.encode()))
    request = h11.Request(method="GET", target=target, headers=headers)
    try:
        await exchange.send([request, h11.EndOfMessage()])
        raw, head = b"", await exchange.hear()
        if not isinstance(head, h11.Response) or head.status_code != 200:
            raise UnservedError("it has not got the table")
        while (part := await exchange.hear()) is not None:
            raw += bytes(part.data) if isinstance(part, h11.Data) else b""
    finally:
        exchange.close()
    return msgspec.json.decode(raw, type=TableSummary | None)
