"""The WebSocket as the server speaks it: uvicorn's, with a larger window for its compressor.

What is said to a page at one moment leaves in one write.
"""

import asyncio
import struct
import zlib
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import State

# 8 kB hold a page's last two updates, so that the next one is told in half the bytes of uvicorn's
# 4 kB. It costs 16 kB of memory for each connection; still larger windows cost more and save less.
# What a page says is short, and needs a small window only.
WINDOW_BITS: Final = 13
COMPRESSED_TEXT: Final = 0b1100_0001


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
                    client_max_window_bits=10,
                    compress_settings={"memLevel": 4, "level": 4},
                )
            ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, Gathering(self.transport, self.loop))

    def connection_lost(self, exc: Exception | None) -> None:
        """End. The compressor's 40 kB need not wait until the rest is collected as garbage."""
        super().connection_lost(exc)
        self.conn.extensions = []

    def shutdown(self) -> None:
        """End with the server, also while the page is closing the line by itself."""
        try:
            super().shutdown()
        except InvalidState:  # uvicorn would say that it closes, and stop the server half-way
            self.transport.close()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - as ASGI has it
        """Send. A text on an open, compressed line goes a shorter way than everything else."""
        text = message.get("text")
        compressor = self._compressor() if text is not None else None
        if compressor is None or self.close_sent or not self.writable.is_set():
            await super().send(message)
        else:
            self.transport.write(framed(compressor, text.encode()))

    def _compressor(self) -> Any:  # noqa: ANN401 - zlib does not name its type
        """Give what compresses this line, remembering what went before; None if nothing does."""
        if self.conn.state is not State.OPEN or len(self.conn.extensions) != 1:
            return None
        return getattr(self.conn.extensions[0], "encoder", None)


def framed(compressor: Any, data: bytes) -> bytes:  # noqa: ANN401 - zlib does not name its type
    """Make the frame of a whole text message. RFC 6455, section 5.2; RFC 7692, section 7.2.1."""
    packed = compressor.compress(data) + compressor.flush(zlib.Z_SYNC_FLUSH)
    length = len(packed) - 4  # a flush ends with four bytes that are not sent
    if length < 126:
        head = struct.pack("!BB", COMPRESSED_TEXT, length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", COMPRESSED_TEXT, 126, length)
    else:
        head = struct.pack("!BBQ", COMPRESSED_TEXT, 127, length)
    return head + bytes(packed[:-4])
