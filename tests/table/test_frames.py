"""Frames as the server makes them: a client of another make reads them, one after the other."""

import random
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.table.helpers import serving
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from velkahra.table.wire import framed


@pytest.fixture
def client() -> ClientProtocol:
    """A client that has asked for compression, and a server that agreed."""
    found = ClientProtocol(
        parse_uri("ws://table.test/"),
        extensions=[ClientPerMessageDeflateFactory()],
        max_size=None,
    )
    found.send_request(found.connect())
    found.data_to_send()
    found.process_response = lambda response: None  # type: ignore[method-assign]
    found.receive_data(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    found.extensions = [PerMessageDeflate(False, False, 13, 12, {})]
    assert isinstance(next(iter(found.events_received())), Response)
    return found


def test_a_client_reads_frames_of_every_length(client: ClientProtocol) -> None:
    """A length is told in one, two or eight bytes; each message may refer to those before."""
    server, rng = PerMessageDeflate(False, False, 12, 13, {}), random.Random(1)
    for length in (0, 1, 100, 5_000, 200_000, 100):
        text = "".join(chr(rng.randrange(0x20, 0x250)) for _ in range(length)).encode()
        frame = framed(server.encoder, text)
        client.receive_data(frame)
        (event,) = client.events_received()
        assert isinstance(event, Frame)
        assert (event.opcode, bytes(event.data), event.fin) == (Opcode.TEXT, text, True)


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_server_ends_while_a_page_is_closing_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page says that it goes in the same turn of the event loop in which the server ends."""
    ends = WebSocketsSansIOProtocol.shutdown

    def ends_too_late(wire: WebSocketsSansIOProtocol) -> None:
        wire.conn.receive_data(b"\x88\x80\0\0\0\0")
        ends(wire)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "shutdown", ends_too_late)
    with ExitStack() as pages, serving(tmp_path) as site:
        one, *_ = site.table("euphrates", "person", "person")
        pages.enter_context(site.page(one)).update()


def test_what_was_said_before_is_not_told_again() -> None:
    server = PerMessageDeflate(False, False, 12, 13, {})
    text = b"a king moved to A1 and a farmer to B2, says the log of this table"
    first, second = framed(server.encoder, text), framed(server.encoder, text)
    assert len(second) < len(first) / 3
