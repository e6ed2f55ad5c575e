"""Answers are compressed once for all who get the same."""

import asyncio
import gzip

import brotli
import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from tests.server.helpers import Serve, Site

from velkahra.server.web import compression
from velkahra.server.web.compression import Compressed
from velkahra.server.web.kit import assets

TEXT = b"<p>A line that comes again and again.</p>\n" * 100


def asked(app: Compressed, coding: str, path: str = "/") -> tuple[dict[bytes, bytes], bytes]:
    """Ask an application for a page. Returns: the headers, and the body."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    wish = [(b"accept-encoding", coding.encode())]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": wish}
    asyncio.run(app(scope, receive, send))
    start, *parts = sent
    return dict(start["headers"]), b"".join(part.get("body", b"") for part in parts)


def serve(body: bytes = TEXT, kind: str = "text/html", coding: str = "") -> Compressed:
    headers = {"content-encoding": coding} if coding else None
    return Compressed(Response(body, media_type=kind, headers=headers))


def test_a_page_is_compressed_as_its_reader_wishes() -> None:
    for accepted, coding, read in (
        ("gzip, deflate, br, zstd", b"br", brotli.decompress),
        ("gzip, deflate", b"gzip", gzip.decompress),
    ):
        headers, body = asked(serve(), accepted)
        assert headers[b"content-encoding"] == coding
        assert headers[b"vary"] == b"accept-encoding"
        assert int(headers[b"content-length"]) == len(body) < 200
        assert read(body) == TEXT
    assert asked(serve(), "identity")[1] == TEXT


def test_what_would_not_become_shorter_stays_as_it_is() -> None:
    media = (serve(kind="image/webp"), serve(kind="application/pdf"), serve(coding="br"))
    for app in (serve(b"short"), *media):
        headers, body = asked(app, "br")
        assert body in (TEXT, b"short")
        assert b"vary" not in headers


def test_an_answer_in_parts_is_not_held_back() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", b"text/html")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": TEXT, "more_body": True})
        await send({"type": "http.response.body", "body": TEXT})

    assert asked(Compressed(app), "br")[1] == TEXT + TEXT


def test_the_same_page_is_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[bytes] = []

    def compress(body: bytes) -> bytes:
        done.append(body)
        return body[:10]

    monkeypatch.setitem(compression.CODINGS, "br", compress)
    monkeypatch.setattr(compression, "MOST_KEPT", 2)
    pages = [TEXT, TEXT + b"2", TEXT + b"3"]
    number = iter([0, 0, 1, 0, 2, 0, 1])
    kept = Compressed(lambda *asgi: Response(pages[next(number)], media_type="text/html")(*asgi))
    for _ in range(7):
        asked(kept, "br")
    assert done == [pages[0], pages[1], pages[2], pages[1]], "the latest two are kept"


def test_a_file_that_pages_name_is_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[bytes] = []

    def compress(body: bytes) -> bytes:
        done.append(body)
        return body[:10]

    monkeypatch.setitem(compression.SMALLEST, "br", compress)
    app = Compressed(lambda *asgi: Response(TEXT, media_type="text/javascript")(*asgi))
    for _ in range(3):
        assert asked(app, "br", assets.address("table/play.js"))[1] == TEXT[:10]
    assert done == [TEXT]
    assert asked(app, "br", f"{assets.place()}table/none.js")[1] != TEXT[:10], "strangers' names"


def test_a_style_sheet_is_kept_only_if_a_page_named_it() -> None:
    path, query = assets.sheet_address("shared/tokens.css", "shared/frame.css").split("?")
    assert assets.is_asset(path, query)
    assert not assets.is_asset(path, "of=shared/frame.css,shared/tokens.css")


def test_pages_of_the_server_are_compressed(serve: Serve) -> None:
    with serve() as site:
        plain, packed = (len(_raw(site, coding)) for coding in ("identity", "br"))
    assert packed < plain / 3


def _raw(site: Site, coding: str) -> bytes:
    import http.client

    line = http.client.HTTPConnection("127.0.0.1", site.port)
    line.request("GET", "/", headers={"accept-encoding": coding})
    return line.getresponse().read()
