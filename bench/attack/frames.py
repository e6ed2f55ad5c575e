"""The kind that speaks WebSocket: frames that break the protocol, bombs, and mutated ones."""

import asyncio
import random
import struct
import zlib
from collections.abc import Callable
from typing import Final

from bench.attack import wire
from bench.attack.attacker import Attacker, Kind, NotTried
from bench.attack.wire import Connection

from velkahra.server.domain import links

WORKERS: Final = 4
IGNORED: Final = "ignored"
"""Kind of finding: a breach of the protocol did not end the connection."""
SOON: Final = 0.4
"""Seconds in which a server may still say something to frames that are allowed."""
BOMB: Final = 50_000_000
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def frame(
    opcode: int, payload: bytes = b"", final: bool = True, rsv: int = 0, masked: bool = True
) -> bytes:
    """Return a WebSocket frame, valid or not; a client's frame is `masked`."""
    head = bytes([(0x80 if final else 0) | rsv << 4 | opcode])
    mask = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    elif len(payload) < 65_536:
        head += struct.pack(">BH", mask | 126, len(payload))
    else:
        head += struct.pack(">BQ", mask | 127, len(payload))
    return head + (bytes(4) + payload if masked else payload)


def bomb() -> bytes:
    """Return a small message that becomes large when it is unpacked."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(bytes(BOMB)) + packer.flush(zlib.Z_SYNC_FLUSH)[:-4]


WRONG: Final[tuple[Callable[[], bytes], ...]] = (
    lambda: frame(TEXT, b"{}", rsv=1),
    lambda: frame(TEXT, b"{}", masked=False),
    lambda: frame(TEXT, b"\xff\xfe"),
    lambda: frame(TEXT, b"\xe2\x82", final=False) + frame(0, b"x"),
    lambda: frame(3, b"x"),
    lambda: frame(11, b"x"),
    lambda: frame(0, b"x"),
    lambda: frame(TEXT, b"x", final=False) + frame(TEXT, b"x"),
    lambda: frame(PING, b"x" * 126),
    lambda: frame(PING, b"x", final=False),
    lambda: frame(CLOSE, b"\x03"),
    lambda: frame(CLOSE, struct.pack(">H", 1005)),
    lambda: frame(CLOSE, struct.pack(">H", 1000) + b"\xff"),
    lambda: b"\x81\xff" + struct.pack(">Q", 2**62) + bytes(4) + b"x",
    lambda: b"\x81\xff" + struct.pack(">Q", 2**63) + bytes(4) + b"x",
    lambda: frame(TEXT, b"x" * 5_000_000),
    lambda: frame(TEXT, b"x" * 1000, final=False) + frame(0, b"x" * 1000, final=False) * 3000,
    lambda: frame(TEXT, bomb(), rsv=4),
    lambda: frame(BINARY, bomb(), rsv=4),
    lambda: frame(TEXT, b"[" * 4000) * 200,
    lambda: frame(TEXT, b"not a message") * 500,
    lambda: frame(TEXT, b'{"kind":"act","v":99999999999999999999,"text":"x"}') * 500,
)
"""Each of these ends the connection."""
ALLOWED: Final = (
    frame(TEXT, b'{"kind":"act","v":0,"text":"x"}'),
    frame(TEXT, b'{"kind":"would","v":0,"text":"priest A1"}'),
    frame(TEXT, b'{"kind":"undo","v":0}'),
    frame(PING, b"x" * 125),
    frame(TEXT, b"{}", final=False) + frame(0, b""),
)


async def odd_frames(attacker: Attacker) -> None:
    """Open a table and send frames to it. Raises: NotTried if the server gives no host's link."""
    host = await attacker.table("euphrates")
    _, _, table, secret = host.split("/")[:4]
    if not host.startswith("/host/"):
        raise NotTried("the server returned no host link")
    path = f"/table/{table}/{links.token(secret, 0)}/live"
    for written in WRONG:
        code = await _sent(attacker, path, written(), attacker.patience)
        attacker.note(IGNORED if code == wire.OPEN else code)

    async def one() -> None:
        attacker.note(await _sent(attacker, path, _mutated(attacker.rng), SOON))

    await attacker.at_once(WORKERS, one)


def _mutated(rng: random.Random) -> bytes:
    data = bytearray(b"".join(rng.choices(ALLOWED, k=rng.randint(1, 5))))
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(data))
        what = rng.randrange(3)
        if what == 0:
            data[at] = rng.randrange(256)
        elif what == 1:
            data[at:at] = rng.randbytes(rng.randrange(1, 20))
        elif len(data) > 1:
            del data[at]
    return bytes(data)


async def _sent(attacker: Attacker, path: str, data: bytes, seconds: float) -> str:
    """Send frames over a new connection, and return the code with which it was closed."""
    asked = wire.request(
        attacker.target,
        "GET",
        path,
        Connection="Upgrade",
        Upgrade="websocket",
        Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==",
        Sec_WebSocket_Version="13",
        Sec_WebSocket_Extensions="permessage-deflate",
    )
    try:
        async with Connection(attacker.target) as line, asyncio.timeout(seconds):
            await line.send(asked)
            head = await line.reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head.split(b"\r\n")[0]:
                return head[9:12].decode("latin-1")
            sending = asyncio.create_task(line.send(data))
            try:
                return await _closing(line)
            finally:
                sending.cancel()
    except TimeoutError:
        return wire.OPEN
    except asyncio.IncompleteReadError:
        return wire.CLOSED
    except OSError:
        return wire.UNREACHED


async def _closing(line: Connection) -> str:
    try:
        while True:
            first, size = await line.reader.readexactly(2)
            length = size & 127
            if length == 126:
                length = int.from_bytes(await line.reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await line.reader.readexactly(8), "big")
            payload = await line.reader.readexactly(length)
            if first & 15 == CLOSE:
                return str(int.from_bytes(payload[:2], "big")) if len(payload) >= 2 else "1005"
    except (OSError, asyncio.IncompleteReadError):
        return wire.CLOSED


KINDS: Final = (
    Kind(
        "frames",
        "frames of WebSockets: bombs, bad UTF-8, mutated ones",
        frozenset(["1000", "1002", "1003", "1005", "1007", "1008", "1009", wire.CLOSED, wire.OPEN]),
        odd_frames,
        frozenset({"1002", "1007", "1009"}),
    ),
)
