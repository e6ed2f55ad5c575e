"""Joins a page's connection to another server's, byte by byte: nothing is read or changed."""

import asyncio
from typing import Final, cast

from velkahra.server.live.wire import Wire


class End(asyncio.Protocol):
    """One of two joined connections: what it receives is written to the `other`."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass data on."""
        if self.other is not None:
            self.other.write(data)

    def pause_writing(self) -> None:
        """Read nothing on the other side while this one cannot keep up."""
        if self.other is not None and not self.other.is_closing():
            self.other.pause_reading()

    def resume_writing(self) -> None:
        """Read on."""
        if self.other is not None and not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        """Close the other side too."""
        if self.other is not None:
            self.other.close()


class FarEnd(End):
    """The connection to the other server.

    `first` are its first bytes, None if it closes at once; `over` is done when it is closed.
    """

    def __init__(self) -> None:
        super().__init__()
        loop = asyncio.get_running_loop()
        self.first: Final[asyncio.Future[bytes | None]] = loop.create_future()
        self.over: Final[asyncio.Future[None]] = loop.create_future()

    def data_received(self, data: bytes) -> None:
        """Keep the first bytes, and pass the rest on."""
        if self.first.done():
            super().data_received(data)
        else:
            self.first.set_result(data)
            assert self.transport is not None
            self.transport.pause_reading()

    def connection_lost(self, error: Exception | None) -> None:
        """End."""
        if not self.first.done():
            self.first.set_result(None)
        if not self.over.done():
            self.over.set_result(None)
        super().connection_lost(error)

    def join(self, wire: Wire) -> None:
        """Join it to a page's connection, which hears what it has said so far."""
        assert self.transport is not None
        near = NearEnd(wire)
        near.other, self.other = self.transport, wire.hand_over(near)
        near.transport = self.other
        self.other.write(self.first.result() or b"")
        self.transport.resume_reading()


class NearEnd(End):
    """The connection to the page."""

    def __init__(self, wire: Wire) -> None:
        super().__init__()
        self._wire: Final = wire

    def connection_lost(self, error: Exception | None) -> None:
        """End, for those too who count connections."""
        super().connection_lost(error)
        self._wire.connection_lost(error)
