"""The WebSocket as the server speaks it: uvicorn's, with a compressor that keeps little.

What is said to a page at one moment leaves in one write.
"""

import asyncio
import struct
import zlib
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.protocol import State

try:
    from isal.isal_zlib import compressobj as quickly
except ImportError:  # not built for this processor: zlib takes twice as long
    quickly = zlib.compressobj  # type: ignore[assignment]

WINDOW_BITS: Final = 13
PAST: Final = 6144
"""How many bytes of what was said before a message may refer to: a page's last three updates."""
LONG: Final = 16_000
QUICK: Final = 1
THOROUGH: Final = 6
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

    def write_all(self, data: bytes) -> None:
        """Write now, if nothing waits: `data` is all there is to say at this moment."""
        if self._waiting:
            self.write(data)
        elif not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        """Write what is left, and close."""
        self.flush()
        self._transport.close()

    def flush(self) -> None:
        """Write what was gathered."""
        if self._waiting and not self._transport.is_closing():
            self._transport.write(b"".join(self._waiting))
        self._waiting.clear()


class Packed:
    """A message compressed after what was said `before`; `past` is what the next one follows."""

    def __init__(self, before: bytes, data: bytes, bits: int) -> None:
        make, level = (quickly, QUICK) if len(data) < LONG else (zlib.compressobj, THOROUGH)
        packer: Any = make(level, zlib.DEFLATED, -bits, 5, zlib.Z_DEFAULT_STRATEGY, before)
        self.before: Final = before
        self.data: Final = data
        self.bits: Final = bits
        self.bytes: Final[bytes] = packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)
        self.past: Final = data[-PAST:] if len(data) >= PAST else (before + data)[-PAST:]


class Packer:
    """Compresses what is said on one line, with the interface of zlib's compressors.

    Such a compressor holds 40 kB from one message to the next. This one keeps what was said last,
    and starts a new compressor from it for every message: less memory for the processor to fetch,
    and what is said to many who have heard the same is compressed once.
    """

    _latest: ClassVar = Packed(b"", b"", WINDOW_BITS)

    def __init__(self, bits: int) -> None:
        self._bits: Final = bits
        self._past = b""

    def compress(self, data: bytes) -> bytes:
        """Compress a whole message, up to where zlib would be flushed."""
        known = Packer._latest
        if (known.data, known.before, known.bits) != (data, self._past, self._bits):
            known = Packer._latest = Packed(self._past, data, self._bits)
        self._past = known.past
        return known.bytes

    def flush(self, mode: int = zlib.Z_SYNC_FLUSH) -> bytes:
        """Give nothing more: a message is flushed already."""
        return b""


class Wire(WebSocketsSansIOProtocol):
    """A connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        super().__init__(*arguments, **named)
        if self.conn.available_extensions:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW_BITS,
                    client_max_window_bits=10,  # what a page says is short
                )
            ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self._gathering = Gathering(self.transport, self.loop)
        self.transport = cast(asyncio.Transport, self._gathering)

    def connection_lost(self, exc: Exception | None) -> None:
        """End. What zlib holds need not wait until the rest is collected as garbage."""
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
        packer, text = self._packer(), message.get("text")
        if packer is None or text is None or self.close_sent or not self.writable.is_set():
            await super().send(message)
        else:
            self._gathering.write_all(framed(packer.compress(text.encode())))

    def _packer(self) -> Packer | None:
        """Give what compresses this line, whichever way a message goes; None if nothing does."""
        if self.conn.state is not State.OPEN or len(self.conn.extensions) != 1:
            return None
        return packing(cast(PerMessageDeflate, self.conn.extensions[0]))


def packing(deflate: PerMessageDeflate) -> Packer | None:
    """Let a line be compressed by a packer; None where a message may not refer to those before."""
    if deflate.local_no_context_takeover:
        return None
    holder: Any = deflate
    if not isinstance(holder.encoder, Packer):
        holder.encoder = Packer(deflate.local_max_window_bits)
    return cast(Packer, holder.encoder)


def framed(packed: bytes) -> bytes:
    """Make the frame of a whole text message. RFC 6455, section 5.2; RFC 7692, section 7.2.1."""
    length = len(packed) - 4  # a flush ends with four bytes that are not sent
    if length < 126:
        head = struct.pack("!BB", COMPRESSED_TEXT, length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", COMPRESSED_TEXT, 126, length)
    else:
        head = struct.pack("!BBQ", COMPRESSED_TEXT, 127, length)
    return head + packed[:-4]
