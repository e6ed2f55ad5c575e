"""Requests as bytes, which need not be valid HTTP, and a tolerant reader of answers."""

import asyncio
import html
import re
import ssl
from typing import Final

import msgspec
from bench.attack.target import Target

MOST_READ: Final = 400_000
LONGEST_SENTENCE: Final = 160
CLOSED: Final = "closed"
OPEN: Final = "open"
UNREACHED: Final = "unreached"
LEAK: Final = "leak"
LEAKS: Final = re.compile(r"Traceback \(most recent|root:[^:\s]*:0:|site-packages|/tmp/|\.py\b")
"""Parts of files, folders and programs of the server, none of which belongs into an answer."""


class Reply(msgspec.Struct, frozen=True):
    """A server's answer.

    Attributes:
        status: the number of the answer; CLOSED without one, OPEN while the server still waits,
            UNREACHED if there was no connection, LEAK if it tells a secret.
        location: where it leads.
        text: its body.
    """

    status: str
    location: str = ""
    text: str = ""

    @property
    def sentence(self) -> str:
        """Return the sentence of the answer that is meant for a person."""
        if self.text.startswith("{"):
            found = re.search(r'"(?:text|message|error)"\s*:\s*"([^"]+)"', self.text)
            return found[1][:LONGEST_SENTENCE] if found else ""
        text = re.sub(r"<(head|textarea|header|form|footer)\b.*?</\1>", " ", self.text, flags=re.S)
        found = re.search(r'role="alert">(.*?)</(?:div|p)>', text, re.S) or re.search(
            r'class="lead">(.*?)</p>', text, re.S
        )
        words = re.sub(r"<[^>]*>", " ", found[1] if found else text)
        return " ".join(html.unescape(words).split())[:LONGEST_SENTENCE]


class Connection:
    """A connection to a server, to be used with `async with`."""

    def __init__(self, target: Target) -> None:
        self._target: Final = target
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter | None = None

    async def __aenter__(self) -> "Connection":
        target = self._target
        secure = ssl.create_default_context() if target.secure else None
        self.reader, self.writer = await asyncio.open_connection(
            target.address, target.port, ssl=secure, server_hostname=target.host if secure else None
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.writer is not None:
            self.writer.transport.abort()

    async def send(self, data: bytes) -> bool:
        """Send bytes, and return whether the server still accepts data."""
        assert self.writer is not None
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        return True

    async def answer(self, seconds: float) -> Reply:
        """Return what the server sends until it closes, or within `seconds`."""
        found = bytearray()
        ended = False
        try:
            async with asyncio.timeout(seconds):
                while len(found) < MOST_READ:
                    part = await self.reader.read(65_536)
                    if not part:
                        ended = True
                        break
                    found += part
        except TimeoutError:
            pass
        except OSError:
            ended = True
        return reply_of(bytes(found), ended)


def reply_of(raw: bytes, ended: bool = True) -> Reply:
    """Return the answer in `raw`, after any "100 Continue"; `ended`: the connection is closed."""
    while re.match(rb"HTTP/1\.1 100\b", raw):
        _, _, raw = raw.partition(b"\r\n\r\n")
    head, _, body = raw.partition(b"\r\n\r\n")
    first = re.match(rb"HTTP/1\.[01] (\d{3})\b", head)
    if first is None:
        return Reply(CLOSED if ended else OPEN)
    location = re.search(rb"^location: *(\S+)", head, re.I | re.M)
    text = body.decode("utf-8", "replace")
    leaks = LEAKS.search(text) is not None
    status = LEAK if leaks else first[1].decode()
    return Reply(status, location[1].decode("latin-1") if location else "", text)


async def ask(target: Target, request: bytes, seconds: float) -> Reply:
    """Send bytes over a new connection and return the answer."""
    try:
        async with Connection(target) as line:
            await line.send(request)
            return await line.answer(seconds)
    except OSError:
        return Reply(UNREACHED)


def request(
    target: Target, method: str, path: str, body: bytes = b"", language: str = "en", **more: str
) -> bytes:
    """Return a request as bytes. Header names in `more` have _ for -."""
    headers = {
        "Host": target.authority,
        "Accept-Language": language,
        "Connection": "close",
        **{name.replace("_", "-"): value for name, value in more.items()},
    }
    if body or method == "POST":
        headers.setdefault("Content-Type", "application/x-www-form-urlencoded")
        headers["Content-Length"] = str(len(body))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body
