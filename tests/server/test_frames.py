"""Frames as the server makes them: a client of another make reads them, one after the other."""

import random
import struct
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.helpers import Page, serving
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosedError
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from velkahra.server.live.wire import MOST_PAST, PAST, MessageCompressor, framed, packing, whole


def deflated(text: bytes) -> bytes:
    """Compress a message as a page does."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -10)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


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
    packer, rng = MessageCompressor(13), random.Random(1)
    for length in (0, 1, 100, 5_000, 200_000, 100):
        text = "".join(chr(rng.randrange(0x20, 0x250)) for _ in range(length)).encode()
        client.receive_data(framed(packer.compress(text)))
        (event,) = client.events_received()
        assert isinstance(event, Frame)
        assert (event.opcode, bytes(event.data), event.fin) == (Opcode.TEXT, text, True)


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_server_ends_while_a_line_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    packer = MessageCompressor(13)
    text = b"a king moved to A1 and a farmer to B2, says the log of this table"
    first, second = framed(packer.compress(text)), framed(packer.compress(text))
    assert len(second) < len(first) / 3


@pytest.mark.parametrize("bits", [9, 12, 15])
def test_a_page_reads_both_ways_a_message_may_go_in_the_window_it_asked_for(bits: int) -> None:
    """A message that has to wait goes through the library, which asks the packer too."""
    server = PerMessageDeflate(False, False, 12, bits, {})
    client, rng = PerMessageDeflate(False, False, bits, 12, {}), random.Random(bits)
    packer = packing(server)
    assert packer is not None
    for number in range(40):
        words = " ".join(f"{rng.randrange(99)} farms" for _ in range(rng.randrange(500)))
        if number % 3:
            sent = Frame(Opcode.TEXT, packer.compress(words.encode())[:-4], rsv1=True)
        else:
            sent = server.encode(Frame(Opcode.TEXT, words.encode()))
        assert packing(server) is packer
        assert bytes(client.decode(sent).data) == words.encode()


def test_a_page_that_wants_every_message_by_itself_gets_that() -> None:
    assert packing(PerMessageDeflate(False, True, 12, 13, {})) is None


def test_what_many_hear_alike_is_compressed_once() -> None:
    """Those who came later, and have heard something else, are told so that they understand."""
    crowd, late = [MessageCompressor(13) for _ in range(3)], MessageCompressor(13)
    clients = [PerMessageDeflate(False, False, 13, 12, {}) for _ in range(4)]
    for number in range(30):
        text = f"move {number}: a king moved to A{number} of this table".encode() * 9
        hearers = [*crowd, late] if number > 4 else crowd
        sent = [one.compress(text) for one in hearers]
        assert sent[0] is sent[1] is sent[2]
        for client, packed in zip(clients, sent, strict=False):
            frame = Frame(Opcode.TEXT, packed[:-4], rsv1=True)
            assert bytes(client.decode(frame).data) == text
    assert PAST <= len(late._history) <= MOST_PAST


def test_lines_with_other_windows_share_nothing() -> None:
    text = b"".join(b"%d " % number for number in range(5000))
    client = PerMessageDeflate(False, False, 9, 12, {})
    MessageCompressor(15).compress(text + text)
    packed = MessageCompressor(9).compress(text + text)
    frame = Frame(Opcode.TEXT, packed[:-4], rsv1=True)
    assert bytes(client.decode(frame).data) == text + text


@pytest.mark.parametrize("bits", [9, 11, 13])
def test_a_message_refers_back_no_further_than_its_window(bits: int) -> None:
    """Short and long ones are compressed by different libraries."""
    noise = random.Random(bits)
    said = "".join(chr(noise.randrange(33, 127)) for _ in range(3000))
    client, packer = PerMessageDeflate(False, False, bits, 12, {}), MessageCompressor(bits)
    for text in (said, said[::-1], said + said[::-1] + said, said, said * 6, said):
        frame = Frame(Opcode.TEXT, packer.compress(text.encode())[:-4], rsv1=True)
        assert bytes(client.decode(frame).data) == text.encode()


ASK = b'{"kind":"why","v":9,"path":["nowhere"]}'  # it is answered, and changes nothing


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    """A page on a line that has begun."""
    with serving(tmp_path) as site:
        one, *_ = site.table("euphrates", "person", "person")
        with site.at(one) as found:
            yield found


def frames_of(page: Page, *texts: bytes) -> bytes:
    """Make the frames of some texts as a browser does."""
    with page.socket.protocol_mutex:  # its other thread sends what it finds in the queue
        for text in texts:
            page.socket.protocol.send_text(text)
        return b"".join(page.socket.protocol.data_to_send())


def answers(page: Page, count: int) -> list[str]:
    """Give the names of the next answers; with some of them the table is told again."""
    found: list[str] = []
    while len(found) < count:
        message = page.hear()
        if message["kind"] == "problem":
            found.append(message["name"])
    return found


def test_messages_are_heard_in_whatever_pieces_they_come(page: Page) -> None:
    """Two at once, one in two pieces, one as two frames, a ping between; then each by itself."""
    line = page.socket.socket
    line.sendall(frames_of(page, ASK, ASK))
    assert answers(page, 2) == ["stale"] * 2
    assert page.socket.ping().wait(10)
    for cut in (1, 3, 9):
        whole_frame = frames_of(page, ASK)
        line.sendall(whole_frame[:cut])
        time.sleep(0.05)
        line.sendall(whole_frame[cut:])
        assert answers(page, 1) == ["stale"]
    with page.socket.send_context():
        page.socket.protocol.send_text(ASK[:20], fin=False)
        page.socket.protocol.send_continuation(ASK[20:], fin=True)
    line.sendall(frames_of(page, ASK))
    assert answers(page, 2) == ["stale"] * 2


def test_a_long_message_does_not_come_in_the_way_of_short_ones(page: Page) -> None:
    noise = random.Random(1)
    long = bytes(noise.randrange(32, 127) for _ in range(3000))
    for _ in range(2):
        for said in (ASK, long, ASK):
            page.socket.send(said, text=True)
        assert answers(page, 3) == ["stale", "not-understood", "stale"]


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        (b"\xff\xff\xff", 1002),
        (deflated(b"\xff\xfe"), 1007),
        (deflated(b" " * 100_000), 1009),
    ],
)
def test_what_breaks_the_protocol_ends_the_line(page: Page, payload: bytes, code: int) -> None:
    head = struct.pack("!BB", 0xC1, 0x80 | len(payload))
    page.socket.socket.sendall(head + b"\0\0\0\0" + payload)
    with pytest.raises(ConnectionClosedError) as closed:
        page.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_whole_frames_are_told_from_pieces() -> None:
    """Half a frame, half a message and messages longer than 64 kB are pieces."""
    frame, long = b"\xc1\x83\0\0\0\0abc", b"\xc1\xfe\x00\x80\0\0\0\0"
    for data in (b"", frame, frame + b"\x8a\x80\0\0\0\0", long + b"." * 128):
        assert whole(data) is True, data
    pieces = (frame[:-1], frame + b"\xc1", b"\x41" + frame[1:], long + b"." * 127)
    for data in (*pieces, b"\xc1\xff" + bytes(8) + b"\0\0\0\0"):
        assert whole(data) is False, data
