"""A WebSocket protocol for uvicorn with less memory per connection and fewer writes.

Messages of one moment leave in one write. A table's page has a shorter path than ASGI in both
directions (`wire_of`). Everything else takes the normal ASGI path: long messages, slow or
misbehaving clients.
"""

import asyncio
import logging
import struct
import zlib
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

try:
    from isal.isal_zlib import compressobj as quickly

    QUICK = 0
except ImportError:  # not built here: zlib is slower, and its level 0 only stores
    quickly = zlib.compressobj  # type: ignore[assignment]
    QUICK = 1

log: Final = logging.getLogger(__name__)

WINDOW_BITS: Final = 14
PAST: Final = 6144
MOST_PAST: Final = 12_288
"""Most bytes of earlier messages that are kept: a page's last three to six updates. They are cut
down to PAST now and then, because each cut copies all of them."""
LONG: Final = 16_000
THOROUGH: Final = 6
COMPRESSED_TEXT: Final = 0b1100_0001
FINAL: Final = 0x80
MASKED: Final = 0x80


EXTENSION: Final = "velkahra.wire"
_FLUSHED: Final = b"\x00\x00\xff\xff"
"""The end of every flush, which is not sent. RFC 7692, section 7.2.1."""


class ReceiveQueue:
    """Received events that nobody has taken yet: an `asyncio.Queue` for one listener."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._said: Final[deque[Any]] = deque()
        self._listening: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> bool:  # noqa: ANN401 - as ASGI has it
        """Add an event, and return whether somebody was waiting for it."""
        self._said.append(event)
        listening = self._listening
        if listening is None or listening.done():
            return False
        listening.set_result(None)
        return True

    def empty(self) -> bool:
        """Return whether no event waits."""
        return not self._said

    async def get(self) -> Any:  # noqa: ANN401 - as ASGI has it
        """Wait for the next event and return it."""
        while not self._said:
            self._listening = self._loop.create_future()
            await self._listening
        return self._said.popleft()


class BufferedTransport:
    """A transport that writes everything given in one turn of the event loop at once to `raw`."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.raw: Final = transport
        self._loop: Final = loop
        self._waiting: Final[list[bytes]] = []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a transport has
        return getattr(self.raw, name)

    def write(self, data: bytes) -> None:
        """Write data at the end of this turn of the event loop."""
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(data)

    def write_all(self, data: bytes) -> None:
        """Write data now, if nothing waits."""
        if self._waiting:
            self.write(data)
        elif not self.raw.is_closing():
            self.raw.write(data)

    def close(self) -> None:
        """Write the waiting data, and close."""
        self.flush()
        self.raw.close()

    def flush(self) -> None:
        """Write the gathered data to the connection, unless it is closing."""
        if self._waiting and not self.raw.is_closing():
            self.raw.write(b"".join(self._waiting))
        self._waiting.clear()


class CompressedMessage:
    """A message compressed after `before`; `history` is what the next one follows.

    `data` is the message, and 2 to the power of `bits` the size of the window in bytes.
    """

    def __init__(self, before: bytes, data: bytes, bits: int) -> None:
        packer: Any
        if len(data) < LONG:  # a code of its own would make a short message longer
            packer = quickly(QUICK, zlib.DEFLATED, -bits, 5, zlib.Z_FIXED, before)
        else:
            how = THOROUGH, zlib.DEFLATED, -bits, 5, zlib.Z_DEFAULT_STRATEGY
            packer = zlib.compressobj(*how, before)
        self.before: Final = before
        self.data: Final = data
        self.bits: Final = bits
        self.bytes: Final[bytes] = packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)
        history = before + data
        self.history: Final = history if len(history) <= MOST_PAST else history[-PAST:]


class MessageCompressor:
    """Compresses the messages of one connection, with the interface of zlib's compressors.

    Those hold 40 kB between messages. This one starts a new compressor from the last messages: less
    memory to fetch, and messages to many pages with the same history are compressed once.
    """

    _latest: ClassVar = CompressedMessage(b"", b"", WINDOW_BITS)

    def __init__(self, bits: int) -> None:
        self._bits: Final = bits
        self._history = b""

    def compress(self, data: bytes) -> bytes:
        """Compress a whole message, up to where zlib would be flushed."""
        known = MessageCompressor._latest
        if (known.data, known.before, known.bits) != (data, self._history, self._bits):
            known = MessageCompressor._latest = CompressedMessage(self._history, data, self._bits)
        self._history = known.history
        return known.bytes

    def flush(self, mode: int = zlib.Z_SYNC_FLUSH) -> bytes:
        """Return no bytes: a message is flushed already."""
        return b""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        super().__init__(*arguments, **named)
        self._receive_queue: Final = ReceiveQueue(self.loop)
        self.queue = cast("asyncio.Queue[Any]", self._receive_queue)
        self._aligned = False  # every read since the handshake ended with a whole frame
        self._then: Callable[[], None] | None = None
        if self.conn.available_extensions:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW_BITS,
                    client_max_window_bits=10,  # pages send short messages
                )
            ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin a connection."""
        super().connection_made(transport)
        self._gathering = BufferedTransport(self.transport, self.loop)
        self.transport = cast(asyncio.Transport, self._gathering)

    def connection_lost(self, exc: Exception | None) -> None:
        """End a connection, and free zlib's memory at once."""
        super().connection_lost(exc)
        self.conn.extensions = []
        if self._then is not None:
            self._then()

    def on_lost(self, then: Callable[[], None]) -> None:
        """Register a function to call when the connection is lost."""
        self._then = then

    def hand_over(self, protocol: asyncio.Protocol) -> asyncio.Transport:
        """Let another protocol have an unused connection, and return the transport.

        It must call `connection_lost` when the connection is lost.
        """
        self.handshake_complete = self.close_sent = True
        self._gathering.raw.set_protocol(protocol)
        return self._gathering.raw

    def shutdown(self) -> None:
        """Close when the server ends, even if the page is closing already."""
        try:
            super().shutdown()
        except InvalidState:  # too late for a close frame; raising would stop the server half-way
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass on a message; close the connection if it is not text."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                log.info("a page sent a message that is not text")
                self._refuse(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        """Make this connection known to the application, see `wire_of`."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Take in data. A short message that came alone is decoded on a faster path."""
        if self._aligned:
            if self._take_short(data):
                return
            self._aligned = whole(data)
        super().data_received(data)

    def _take_short(self, data: bytes) -> bool:
        """Decode a short, compressed text, and return whether it was one. RFC 6455, section 5.2."""
        length = len(data) - 6
        if not 0 <= length < 126 or data[0] != COMPRESSED_TEXT or data[1] != MASKED | length:
            return False
        deflate = self._deflate()
        if deflate is None or deflate.remote_no_context_takeover or self.close_sent:
            return False
        most = self.config.ws_max_size
        try:
            packed = apply_mask(data[6:], data[2:6]) + _FLUSHED
            text = deflate.decoder.decompress(packed, most).decode()
        except (zlib.error, UnicodeDecodeError) as error:
            broken = isinstance(error, zlib.error)
            self._refuse(CloseCode.PROTOCOL_ERROR if broken else CloseCode.INVALID_DATA)
            return True
        if deflate.decoder.unconsumed_tail:
            self._refuse(CloseCode.MESSAGE_TOO_BIG)
        else:
            self._hear({"type": "websocket.receive", "text": text})
        return True

    def _hear(self, event: Any) -> None:  # noqa: ANN401 - as ASGI has it
        """Pass on an event, and stop reading until somebody takes it."""
        if not self._receive_queue.put_nowait(event) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _refuse(self, code: CloseCode) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - as ASGI has it
        """Send a message. Text on an open, compressed connection takes a faster path."""
        text = message.get("text")
        packer = None if text is None else self.free()
        if packer is not None:
            self.say(packer, text.encode())
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._aligned = not self.conn.reader.buffer

    def free(self) -> MessageCompressor | None:
        """Return the compressor if a text can be sent now; None also if nothing is compressed."""
        if self.close_sent or not self.writable.is_set():
            return None
        deflate = self._deflate()
        return None if deflate is None else packing(deflate)

    def say(self, packer: MessageCompressor, text: bytes) -> None:
        """Send a text on a free connection, compressed by `packer`."""
        self._gathering.write_all(framed(packer.compress(text)))

    def _deflate(self) -> PerMessageDeflate | None:
        """Return the compression of this connection while it is open, or None."""
        if self.conn.state is not State.OPEN or len(self.conn.extensions) != 1:
            return None
        return cast(PerMessageDeflate, self.conn.extensions[0])


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """Return the connection of a request, or None if it is of another class."""
    wire = scope.get("extensions", {}).get(EXTENSION)
    return wire if isinstance(wire, Wire) else None


def has_ended(scope: Mapping[str, Any]) -> bool:
    """Return whether a connection is closed, so that nothing can be sent."""
    wire = wire_of(scope)
    return wire is not None and (wire.close_sent or wire.transport.is_closing())


def whole(data: bytes) -> bool:
    """Return whether data consists of whole frames of a page, each one message."""
    at = 0
    while at + 4 <= len(data) and data[at] & FINAL:
        length = data[at + 1] & ~MASKED
        if length > 126:
            return False
        at += 8 + int.from_bytes(data[at + 2 : at + 4], "big") if length == 126 else 6 + length
    return at == len(data)


def packing(deflate: PerMessageDeflate) -> MessageCompressor | None:
    """Return the compressor of a connection, set up if need be; None without context takeover."""
    if deflate.local_no_context_takeover:
        return None
    holder: Any = deflate
    if not isinstance(holder.encoder, MessageCompressor):
        holder.encoder = MessageCompressor(deflate.local_max_window_bits)
    return cast(MessageCompressor, holder.encoder)


def framed(packed: bytes) -> bytes:
    """Return a frame of compressed text. Source: RFC 6455, section 5.2; RFC 7692, section 7.2.1."""
    length = len(packed) - 4  # drop the four bytes that end every flush
    if length < 126:
        head = struct.pack("!BB", COMPRESSED_TEXT, length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", COMPRESSED_TEXT, 126, length)
    else:
        head = struct.pack("!BBQ", COMPRESSED_TEXT, 127, length)
    return head + packed[:-4]
