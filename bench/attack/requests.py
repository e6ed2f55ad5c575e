"""Kinds that need HTTP only: heads, silence, numbers of connections, odd requests."""

import asyncio
import random
from collections.abc import Sequence
from typing import Final
from urllib.parse import quote

from bench.attack import wire
from bench.attack.attacker import Attacker, Kind
from bench.attack.wire import Connection, Reply

CHUNK: Final = b"a" * 65_536
LONGEST_HEAD: Final = 64_000_000
"""A server that takes so much of a head takes everything."""
SILENT: Final = 100
WORKERS: Final = 4

ORDERLY: Final = frozenset(
    [
        *("200", "301", "302", "303", "304", "307", "308"),
        *("400", "401", "403", "404", "405", "409", "411", "413", "414", "415", "416"),
        *("421", "422", "429", "431"),
    ]
)
CUT_OFF: Final = frozenset({"408", wire.CLOSED})
TOO_LONG: Final = frozenset({"431", "400", wire.CLOSED})

TRICKS: Final = (
    "/static/../web.py",
    "/static/%2e%2e/web.py",
    "/static/..%2fweb.py",
    "/static/..%5cweb.py",
    "/static/%252e%252e/web.py",
    "/static//etc/passwd",
    "/static/%2fetc%2fpasswd",
    "//etc/passwd",
    "/static/%c0%ae%c0%ae/web.py",
    "/static/table.js%00.txt",
    "/static/" + "a/" * 500,
    "/games/../../web.css",
    "/games/%2e%2e%2fstyle.css",
    "/maps/..%2f..%2ftables.sqlite3.jpg",
    "/table/%00/%00",
    "/table/' OR 1=1 --/x".replace(" ", "%20"),
    "/?game=%ff&language=%00",
    "http://elsewhere.example/",
    "*",
    "/" + "%41" * 3000,
)
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "X")
FORMS: Final = (
    "/forget",
    "/lobby/0123456789",
    "/host/0123456789/x/private",
    "/table/0123456789/x/push",
    *("/account/new", "/account/page", "/account/sign-out", "/circle", "/clubs", "/clubs/x"),
    *("/report", "/moderation", "/tournaments", "/tournaments/x/enter", "/tournaments/x/leave"),
    *("/tournaments/x/team/x", "/tournaments/x/organise/x", "/account/rest"),
    *("/table/0123456789/x/notes", "/table/0123456789/x/plan", "/table/0123456789/x/plan/drop"),
    "/api/v1/tables",
    "/api/v1/tables/0123456789/act",
    "/api/v1/tables/0123456789/undo",
)
MARKUP: Final = "\"'><script>alert(1)</script>"
WORDS: Final = (
    *("", "0", "-1", "99999999999999999999", "1e999", "nan", "None", "true", "[]", "{}", MARKUP),
    *("\0", "\x7f", "é", "\u202e", "a" * 5000, "%", "%00", "../..", "' OR 1=1 --", "${x}", "{{x}}"),
)
FIELDS: Final = (
    *("game", "seat-0", "seat-1", "option-board", "clock", "minutes", "table", "name", "seat", "v"),
    *("token", "do", "text", "record", "language", "pace", "hints", "password", "why", "who"),
    *("door", "person", "club", "kind", "number", "days", "seen_by", "title", "form", "size"),
    *("rounds", "groups", "starts", "zone", "every", "public", "rated", "team", "bot", "entrant"),
    *("round", "board", "place-0", "place-1", "line", "start", "end", "digest"),
)
HEADERS: Final = (
    *("Cookie", "Accept-Language", "Accept-Encoding", "Range", "If-Modified-Since", "Referer"),
    *("X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "Authorization", "Expect", "Host"),
    *("Content-Type", "Content-Length", "Transfer-Encoding", "Upgrade", "If-None-Match", "Cookie"),
)
VALUES: Final = (
    *("tables=" + "~".join(["0123456789:sx"] * 400), "session=" + "é" * 50, "language=../../en"),
    *("session=\x00", "tables=:::~~~;;;===", "bytes=0-,5-1,-9999999999999", "identity;q=nan", "*"),
    *("chunked", "gzip, chunked", "-1", "99999999999999999999", "0x10", "1, 2", "websocket"),
    *("127.0.0.1, ::1, [", "for=unknown;proto=javascript", "Basic !!!", "Bearer " + "a" * 4000),
    *("multipart/form-data", "text/plain; charset=none", "100-continue", "elsewhere.example"),
    *("x" * 60_000, "a,b;q=9" * 2000, MARKUP, "xn--", "[::1", "a:b:c"),
)


async def endless_heads(attacker: Attacker) -> None:
    """Send heads that never end."""
    head = wire.request(attacker.target, "GET", "/")[:-4] + b"\r\nX-Long: "

    async def one() -> None:
        try:
            async with Connection(attacker.target) as line:
                reading = asyncio.create_task(line.answer(attacker.patience))
                sent, taken = 0, await line.send(head)
                while taken and not reading.done() and sent < LONGEST_HEAD:
                    taken = await line.send(CHUNK)
                    sent += len(CHUNK)
                    await asyncio.sleep(0)
                if sent >= LONGEST_HEAD:
                    reading.cancel()
                    attacker.note(wire.OPEN)
                else:
                    attacker.note(await reading)
        except OSError:
            attacker.note(wire.UNREACHED)

    await attacker.at_once(WORKERS, one)


async def long_heads(attacker: Attacker) -> None:
    """Send heads of 100 to 300 kB at once."""

    async def one() -> None:
        size = attacker.rng.randrange(100_000, 300_000)
        await attacker.send("GET", "/", X_Long="a" * size)

    await attacker.at_once(WORKERS, one)


async def silences(attacker: Attacker) -> None:
    """Connect and send nothing."""
    await _waits(attacker, [b""])


async def halves(attacker: Attacker) -> None:
    """Send half of a request and stop."""
    whole = wire.request(attacker.target, "GET", "/health")
    await _waits(attacker, [whole[: attacker.rng.randrange(1, len(whole) - 2)] for _ in range(20)])


async def slow_bodies(attacker: Attacker) -> None:
    """Announce a body and send a part of it."""
    head = wire.request(attacker.target, "POST", "/forget", b"a" * 5000)[:-4990]
    await _waits(attacker, [head])


async def _waits(attacker: Attacker, beginnings: Sequence[bytes]) -> None:
    """Open connections, send a beginning on each, and wait until the server has closed them all."""

    async def one(number: int) -> None:
        try:
            async with Connection(attacker.target) as line:
                await line.send(beginnings[number % len(beginnings)])
                attacker.note(await line.answer(attacker.patience))
        except OSError:
            attacker.note(wire.UNREACHED)

    await asyncio.gather(*(one(number) for number in range(min(SILENT, attacker.most))))


async def many_connections(attacker: Attacker) -> None:
    """Open connections, ask for a page over each and keep them."""
    asked = wire.request(attacker.target, "GET", "/health", Connection="keep-alive")
    held: list[Connection] = []
    free = asyncio.Semaphore(50)

    async def one() -> None:
        line = Connection(attacker.target)
        async with free:
            try:
                await line.__aenter__()
            except OSError:
                attacker.note(wire.UNREACHED)
                return
            held.append(line)
            await line.send(asked)
            try:
                async with asyncio.timeout(attacker.patience):
                    first = await line.reader.read(4096)
            except TimeoutError:
                attacker.note(wire.OPEN)
                return
            except OSError:
                first = b""
            attacker.note(_status(first))

    try:
        await asyncio.gather(*(one() for _ in range(attacker.most)))
        while attacker.goes_on:
            await asyncio.sleep(0.05)
    finally:
        for line in held:
            await line.__aexit__()


def _status(first: bytes) -> Reply:
    """Return the status of an answer whose rest does not matter."""
    words = first.split(b" ", 2)
    return Reply(words[1].decode() if len(words) > 2 and words[1].isdigit() else wire.CLOSED)


async def odd_paths(attacker: Attacker) -> None:
    """Request addresses that do not exist, written in many ways."""
    left = list(TRICKS)

    async def one() -> None:
        path = left.pop() if left else _path(attacker.rng)
        method = attacker.rng.choice(METHODS) if attacker.rng.random() < 0.3 else "GET"
        await attacker.send(method, path)

    await attacker.at_once(WORKERS, one)


def _path(rng: random.Random) -> str:
    words = [
        rng.choice(
            ("table", "host", "desk", "replay", "static", "api", "v1", "learn", "..", "games")
        ),
        quote(rng.choice(WORDS)[:300], safe=rng.choice(("", "/%"))),
        quote(rng.randbytes(rng.randrange(1, 30))),
    ]
    query = f"?{rng.choice(FIELDS)}={quote(rng.choice(WORDS)[:300])}" if rng.random() < 0.5 else ""
    return "/" + "/".join(words[: rng.randint(1, 3)]) + query


async def odd_bodies(attacker: Attacker) -> None:
    """Send nonsense bodies to every address that takes a body."""

    async def one() -> None:
        rng = attacker.rng
        kind = rng.choice(
            (
                "application/x-www-form-urlencoded",
                "application/json",
                "multipart/form-data; boundary=x",
                "text/plain; charset=utf-16",
                "",
            )
        )
        await attacker.send("POST", rng.choice(FORMS), odd_body(rng), Content_Type=kind)

    await attacker.at_once(WORKERS, one)


def odd_body(rng: random.Random) -> bytes:
    """Return a nonsense body."""
    what = rng.randrange(7)
    if what == 0:
        return rng.randbytes(rng.randrange(1, 3000))
    if what == 1:
        return b"[" * rng.randrange(1, 9000)
    if what == 2:
        return b"&".join([b"a=1"] * rng.randrange(90, 3000))
    if what == 3:
        return b"a" * rng.choice((9_999, 10_001, 300_000))
    if what == 4:
        return f'{{"v":{rng.choice(WORDS)},"action":"{rng.choice(WORDS)}"}}'.encode()
    if what == 5:
        return b'--x\r\ncontent-disposition: form-data; name="' + rng.randbytes(20) + b"\r\n\r\n"
    fields = rng.sample(FIELDS, 4)
    return "&".join(f"{name}={quote(rng.choice(WORDS))}" for name in fields).encode()


async def odd_headers(attacker: Attacker) -> None:
    """Send headers and cookies with nonsense values."""

    async def one() -> None:
        rng = attacker.rng
        lines = [f"GET {rng.choice(('/', '/health', '/records', '/account'))} HTTP/1.1"]
        chosen = {rng.choice(HEADERS): rng.choice(VALUES) for _ in range(rng.randint(1, 3))}
        lines += [f"{name}: {value}" for name, value in chosen.items()]
        if "Host" not in chosen:
            lines.append(f"Host: {attacker.target.authority}")
        data = "\r\n".join([*lines, "Connection: close", "", ""]).encode("utf-8")
        if rng.random() < 0.1:
            data = rng.randbytes(rng.randrange(1, 3000)) + b"\r\n\r\n"
        # A request that announces a length but has no body belongs to the slow-body attack.
        waits = {"content-length", "transfer-encoding", "expect", "upgrade"}
        short = any(name.lower() in waits for name in chosen) or b"HTTP/1.1" not in data
        reply = await wire.ask(attacker.target, data, 0.3 if short else attacker.patience)
        if not (short and reply.status == wire.OPEN):
            attacker.note(reply)

    await attacker.at_once(WORKERS, one)


async def other_sites(attacker: Attacker) -> None:
    """Send forms as a page of another site would."""
    host = attacker.target.authority
    origins = ("null", "https://elsewhere.example", f"http://{host}.elsewhere.example")

    async def one() -> None:
        path = attacker.rng.choice((*FORMS, "/desk", "/records"))
        if attacker.rng.random() < 0.5:
            await attacker.send(
                "POST", path, b"game=euphrates", Origin=attacker.rng.choice(origins)
            )
        else:
            await attacker.send("POST", path, b"game=euphrates", Sec_Fetch_Site="cross-site")

    await attacker.at_once(WORKERS, one)


KINDS: Final = (
    Kind("endless-head", "heads that never end", TOO_LONG, endless_heads),
    Kind("long-head", "heads of 100 to 300 kB", TOO_LONG, long_heads),
    Kind("silence", "connections that say nothing", CUT_OFF | {"503"}, silences),
    Kind("half-request", "requests that stop in their head", CUT_OFF | {"400", "503"}, halves),
    Kind("slow-body", "requests that stop in their body", CUT_OFF | {"400", "503"}, slow_bodies),
    Kind(
        "connections",
        "many connections at once",
        frozenset({"200", "503", wire.CLOSED}),
        many_connections,
        frozenset({"200"}),
    ),
    Kind("paths", "odd addresses and methods", ORDERLY, odd_paths),
    Kind("bodies", "odd bodies", ORDERLY, odd_bodies),
    Kind("headers", "odd headers and cookies", ORDERLY | {wire.CLOSED}, odd_headers),
    Kind("other-sites", "forms of other sites", frozenset({"403"}), other_sites),
)
