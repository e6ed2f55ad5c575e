"""L5: what a page sends that breaks the protocol ends its connection, and fills no log."""

import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.attack.frames import TEXT, frame
from tests.server.helpers import Site, serving

from velkahra.server.web.admin.logs import FROM_OUTSIDE

HANDSHAKE = (
    "GET {}/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
WRONG = {
    "no UTF-8": frame(TEXT, b"\xff"),
    "no mask": frame(TEXT, b"{}", masked=False),
    "reserved bits": frame(TEXT, b"{}", rsv=1),
    "large": frame(TEXT, b"x" * 100_000),
}


@pytest.fixture
def site(tmp_path: Path, toys: None) -> Iterator[Site]:
    with serving(tmp_path / "data") as running:
        yield running


@pytest.mark.parametrize("path", ["/table", "/learn/euphrates"])
@pytest.mark.parametrize("data", WRONG.values(), ids=WRONG)
def test_a_frame_that_breaks_the_protocol_writes_no_error(
    site: Site, caplog: pytest.LogCaptureFixture, path: str, data: bytes
) -> None:
    """It writes one when the server learns of the end while it says something."""
    asked = path
    if path == "/table":
        asked, *_ = site.table("morra", "person", "person")
    with caplog.at_level(logging.WARNING):
        lines = [socket.create_connection(("127.0.0.1", site.port)) for _ in range(15)]
        for line in lines:
            line.sendall(HANDSHAKE.format(asked).encode() + data)
        time.sleep(0.5)
        for line in lines:
            line.close()
        time.sleep(0.1)
    found = {record.getMessage() for record in caplog.records}
    assert found <= set(FROM_OUTSIDE)


def test_a_form_that_is_too_large_says_so(site: Site) -> None:
    """L4."""
    answer = site.post("/forget", {"table": "x" * 20_000})
    assert answer.status == 413
    assert "That message is too large for this page." in answer.text
