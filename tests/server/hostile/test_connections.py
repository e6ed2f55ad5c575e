"""M3: endless heads, silent connections, and too many of them cost those who make them alone."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.helpers import Page, Site, serving

from velkahra.core import system
from velkahra.server.domain.networks import network_of, whose
from velkahra.server.settings import Settings
from velkahra.server.web.connections import HEAD_BYTES, OWN_FILES, Doors

HEALTH = b"GET /health HTTP/1.1\r\nhost: here\r\n"


@pytest.fixture
def site(tmp_path: Path, toys: None) -> Iterator[Site]:
    """A server to which this computer is a stranger, and that has little patience."""
    data = tmp_path / "data"
    with serving(data, proxies="", head_seconds=0.4, body_seconds=0.4, connections=12) as running:
        yield running


@contextmanager
def connected(site: Site) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", site.port), timeout=10) as found:
        yield found


def rest_of(line: socket.socket) -> bytes:
    """Read until the server closes."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def dripped(line: socket.socket) -> bool:
    """Say a little more. Returns: whether it could be said."""
    time.sleep(0.02)
    try:
        line.sendall(b"x-a: b\r\n")
    except OSError:
        return False
    return True


def test_a_head_of_more_than_64_kB_is_431_at_once(site: Site) -> None:
    for head, answer in (
        (HEALTH + b"x-long: " + b"a" * HEAD_BYTES, b"431 Request Header Fields Too Large\r\n"),
        (HEALTH + b"x-long: " + b"a" * (HEAD_BYTES + 100) + b"\r\n\r\n", b"431 "),
        (b"GET /" + b"a" * 2 * HEAD_BYTES, b"431 "),
    ):
        with connected(site) as line:
            line.sendall(head)
            assert rest_of(line).startswith(b"HTTP/1.1 " + answer)
    with connected(site) as line:
        line.sendall(HEALTH + b"x-long: " + b"a" * (HEAD_BYTES - 500) + b"\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200 ")


def test_who_says_nothing_or_half_of_it_is_cut_off(site: Site) -> None:
    for begun in (b"", b"GET", HEALTH):
        with connected(site) as line:
            line.sendall(begun)
            assert b" 408 Request Timeout" in rest_of(line), begun
    with connected(site) as line:
        line.sendall(HEALTH + b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(HEALTH)
        assert b" 408 " in rest_of(line), "a second request that never ends"


def test_a_head_that_drips_is_cut_off_all_the_same(site: Site) -> None:
    with connected(site) as line:
        line.sendall(HEALTH)
        dropped = [dripped(line) for _ in range(200)]
        assert not all(dropped)


def test_a_body_that_stops_is_cut_off(site: Site) -> None:
    with connected(site) as line:
        line.sendall(b"POST /tables HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\ngame=")
        assert rest_of(line) == b""


def test_a_body_that_goes_on_after_its_answer_is_not_taken_for_a_head(site: Site) -> None:
    with connected(site) as line:
        line.sendall(b"POST /tables HTTP/1.1\r\nhost: here\r\ncontent-length: 200000\r\n\r\n")
        line.sendall(b"a" * 150_000)
        answer = line.recv(65536)
        assert answer.startswith(b"HTTP/1.1 413")
        line.sendall(b"a" * 50_000 + HEALTH + b"\r\n")
        # What is left of the first answer may come alone.
        parts = iter(lambda: line.recv(65536), b"")
        assert any(b"HTTP/1.1 200" in part for part in parts)


@pytest.mark.parametrize("line_end", [b"1.1\r\nconnection: close", b"1.0"])
def test_an_early_answer_outlives_a_closing_connection(site: Site, line_end: bytes) -> None:
    with connected(site) as line:
        line.sendall(b"POST /tables HTTP/" + line_end + b"\r\ncontent-length: 6000000\r\n\r\n")
        line.sendall(b"a" * 3_000_000)
        time.sleep(0.2)
        line.sendall(b"a" * 3_000_000)
        assert rest_of(line).startswith(b"HTTP/1.1 413")


def test_what_is_no_request_is_400(site: Site) -> None:
    with connected(site) as line:
        line.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 0\r\n\r\n")
        assert rest_of(line).startswith(b"HTTP/1.1 400 Bad Request\r\n")


def test_an_address_has_so_many_connections_and_gets_them_back(site: Site) -> None:
    lines = [socket.create_connection(("127.0.0.1", site.port)) for _ in range(12)]
    try:
        for line in lines:
            line.sendall(HEALTH)  # so that it is counted before the next one arrives
        time.sleep(0.1)
        with connected(site) as line:
            assert rest_of(line).startswith(b"HTTP/1.1 503 Service Unavailable\r\n")
    finally:
        for line in lines:
            line.close()
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            if site.get("/health").status == 200:
                return
        except OSError:
            pass
    pytest.fail("the places are not given back")


def test_a_page_stays_for_longer_than_a_head_may_take(site: Site) -> None:
    seat, other, *_ = site.table("morra", "person", "person")
    with site.page(seat) as page, site.page(other) as opponent:
        page.update()
        opponent.update()
        time.sleep(1.0)  # more than twice as long
        page.act("show 1")
        assert page.update()["v"] == 1
        assert opponent.update()["v"] == 1


def test_pages_count_and_give_their_place_back(site: Site) -> None:
    seat, *_ = site.table("morra", "person", "person")
    for _ in range(30):
        with site.page(seat) as page:
            assert Page.hear(page)


def test_who_plays_comes_in_when_no_stranger_does(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "descriptors", lambda: OWN_FILES + 20)
    with serving(tmp_path / "data", proxies="", head_seconds=60) as site:
        seat, *_ = site.table("morra", "person", "person")
        with site.page(seat):
            strangers = []
            for at in range(30):
                line = socket.socket()
                line.bind((f"127.0.0.{at + 2}", 0))
                line.connect(("127.0.0.1", site.port))
                strangers.append(line)
            assert strangers[-1].recv(100).startswith(b"HTTP/1.1 503"), "no place is left for it"
            assert site.get(seat).status == 200
            with site.page(seat) as again:
                assert Page.hear(again)
            for line in strangers:
                line.close()


def doors(**changes: object) -> Doors:
    settings = SimpleNamespace(connections=10, proxies="127.0.0.1, 10.0.0.0/8, ::1")
    return Doors(SimpleNamespace(**{**vars(settings), **changes}), 10_000)  # type: ignore[arg-type]


def test_what_a_believed_proxy_passes_on_is_not_counted_as_one_address() -> None:
    found = doors()
    assert all(found.enter("10.1.2.3") for _ in range(50))
    assert sum(found.enter("192.0.2.1") is not None for _ in range(50)) == 10
    assert all(found.enter("") for _ in range(50)), "a socket in the file system"
    assert all(doors(proxies="*").enter("192.0.2.1") for _ in range(50))


def test_places_are_given_back_once() -> None:
    found = doors()
    passes = [one for _ in range(10) if (one := found.enter("192.0.2.1"))]
    passes[0].play()
    assert found.enter("192.0.2.1") is None
    for _ in range(2):
        passes[0].leave()
    assert found.open == 9
    assert found.enter("192.0.2.1")


def test_addresses_of_one_household_count_together_and_a_48_is_a_network() -> None:
    for one, other, together in (
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
    ):
        assert (whose(one) == whose(other)) == together, (one, other)
    for address, network in (
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2::1", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::1", "2001:db8:1::/48"),
        ("2001:db8:2:2::1", "2001:db8:2::/48"),
        ("", ""),
    ):
        assert network_of(whose(address)) == network


def test_a_48_has_the_connections_of_four_addresses_and_gets_them_back() -> None:
    found = doors()
    passes = [found.enter(f"2001:db8:1:{n // 10:x}::{n:x}") for n in range(60)]
    assert sum(one is not None for one in passes) == 40
    assert found.enter("2001:db8:1:ffff::1") is None, "a household that had none"
    assert found.enter("2001:db8:2:1::1")
    for one in passes:
        if one:
            one.leave()
    assert found.enter("2001:db8:1:ffff::1")


def test_a_server_takes_the_descriptors_that_it_may_have(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    assert system.descriptors() <= 65_536
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == resource.RLIM_INFINITY or soft >= system.descriptors()
    assert Settings(tmp_path).connections == 500
