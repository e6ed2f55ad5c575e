"""The WebSocket as the server speaks it: uvicorn's, with a larger window for its compressor.

What is said to a page at one moment leaves in one write.
"""

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# 8 kB hold a page's last two updates, so that the next one is told in half the bytes of uvicorn's
# 4 kB. It costs 16 kB of memory for each connection; still larger windows cost more and save less.
WINDOW_BITS: Final = 13


class Gathering:
    """A transport that writes all it was given since the event loop's last turn at once."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport: Final = transport
        self._loop: Final = loop
        self._waiting: Final[list[bytes]] = []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a transport has
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write soon."""
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(data)

    def close(self) -> None:
        """Write what is left, and close."""
        self.flush()
        self._transport.close()

    def flush(self) -> None:
        """Write what was gathered."""
        if self._waiting and not self._transport.is_closing():
            self._transport.write(b"".join(self._waiting))
        self._waiting.clear()


class Wire(WebSocketsSansIOProtocol):
    """A connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        super().__init__(*arguments, **named)
        if self.conn.available_extensions:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW_BITS,
                    client_max_window_bits=12,
                    compress_settings={"memLevel": 5, "level": 4},
                )
            ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, Gathering(self.transport, self.loop))
