"""`bench.attack`: every kind against a server of one's own, and nobody else's."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.attack import requests, watch
from bench.attack import run as attack_run
from bench.attack.__main__ import app
from bench.attack.target import Target, TargetError, is_own, target_of
from bench.attack.wire import CLOSED, LEAK, OPEN, reply_of
from tests.server.helpers import Site, serving, sqlite_of

from velkahra.core import system
from velkahra.server.web import app as web

KINDS = [kind.name for kind in attack_run.KINDS]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with short timeouts that reads many files, and knows the camp game already."""
    with serving(
        tmp_path_factory.mktemp("data"),
        accounts=True,
        head_seconds=0.4,
        body_seconds=0.4,
        files_a_minute=60_000,
        tables_a_minute=60,
    ) as running:
        running.get("/new?game=hammer")
        yield running


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let harmless requests wait for long: the machine of the tests may be busy."""
    monkeypatch.setattr(attack_run, "MOST", 20.0)
    monkeypatch.setattr(attack_run, "LONGEST", 20.0)


def attack(*words: str) -> int:
    """Run the command, and return its exit code."""
    with pytest.raises(SystemExit) as caught:
        app(words)
    assert isinstance(caught.value.code, int)
    return caught.value.code


def attacked(site: Site, *more: str) -> int:
    address = f"127.0.0.1:{site.port}"
    quick = ("--seconds", "0.5", "--patience", "8", "--connections", "60")
    return attack(address, *quick, *more)


@pytest.mark.parametrize("kind", KINDS)
def test_the_server_stands_a_kind(
    site: Site, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert attacked(site, "--kind", kind, "--seed", "7") == 0, capsys.readouterr()
    out = capsys.readouterr().out
    assert "--seed 7" in out
    row = next(line for line in out.splitlines() if line.startswith(f"{kind} "))
    assert row.rstrip().endswith("OK")
    assert " MB" in row


def test_95_of_100_waits_are_never_longer_than_the_longest() -> None:
    assert attack_run.quantile_95([0.1, 0.2, 3.0]) < 3.0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("127.0.0.1:{port}", "--kind", "nonsense"), "unknown kind nonsense; choose from endless-"),
        (("http://127.0.0.1:9",), "no velkahra server answers at 127.0.0.1:9"),
        *(
            ((address,), "neither this machine nor in a private network")
            for address in (
                "192.0.2.1",
                "http://198.51.100.7:8000",
                "[2001:db8::1]:80",
                "https://8.8.8.8",
            )
        ),
    ],
)
def test_nothing_else_is_attacked(
    site: Site, words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert attack(*(word.format(port=site.port) for word in words)) == 1
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "own"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("10.1.2.3", True),
        ("172.31.0.1", True),
        ("172.32.0.1", False),
        ("192.168.1.1", True),
        ("fd12::1", True),
        ("fe80::1%eth0", True),
        ("169.254.1.1", True),
        ("::ffff:8.8.8.8", False),
        ("::ffff:127.0.0.1", True),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),
        ("::", False),
        ("1.1.1.1", False),
    ],
)
def test_which_addresses_are_ones_own(address: str, own: bool) -> None:
    assert is_own(address) == own


def test_a_name_with_one_public_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", ("127.0.0.1", 80)), (2, 1, 6, "", ("192.0.2.1", 80))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    with pytest.raises(TargetError, match=r"192\.0\.2\.1"):
        target_of("table.example.org")


@pytest.mark.parametrize("address", ["", "ftp://127.0.0.1", "http://127.0.0.1:x", "http://"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(TargetError, match="is not the address"):
        target_of(address)


def test_passwords_are_not_tried_where_there_are_no_accounts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path / "data") as site:
        assert attacked(site, "--kind", "passwords") == 0
    assert "not tried: the server has no accounts" in capsys.readouterr().out


def test_silence_that_is_not_ended_is_not_ok(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path / "data", head_seconds=60) as site:
        assert attacked(site, "--kind", "silence", "--patience", "1") == 1
    found = capsys.readouterr()
    assert "60 times open" in found.out
    assert "NOT OK: silence" in found.err


def test_tables_without_a_limit_are_not_ok(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "TABLES_AT_ONCE", 10_000)
    with serving(tmp_path / "data") as site:
        assert attacked(site, "--kind", "tables") == 1
        out = capsys.readouterr().out
        assert "never 429" in out
        names = [word for line in out.split("FOLDER`:")[1].splitlines() for word in line.split()]
        kept = sqlite_of(site.store).execute("SELECT id FROM tables").fetchall()
        assert sorted(names) == sorted(name for (name,) in kept)


def test_an_error_of_the_server_is_not_ok(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr("velkahra.server.web.identity.own_seats.of_device", fails)
    with serving(tmp_path / "data") as site:
        assert attacked(site, "--kind", "bodies") == 1
    assert "times 500" in capsys.readouterr().out


def test_a_server_that_keeps_others_waiting_is_not_ok(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def slow() -> float:
        time.sleep(0.15)
        return 1.0

    monkeypatch.setattr(attack_run, "MOST", 0.1)
    monkeypatch.setattr(system, "megabytes", slow)
    with serving(tmp_path / "data") as site:
        assert attacked(site, "--kind", "other-sites") == 1
    assert "harmless requests waited too long" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("raw", "ended", "status"),
    [
        (b"", True, CLOSED),
        (b"", False, OPEN),
        (b"HTTP/1.1 200 OK\r\n\r\nhello", True, "200"),
        (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 404 Not Found\r\n\r\n", True, "404"),
        (b"HTTP/1.1 100 Continue\r\n\r\n", True, CLOSED),
        (b"HTTP/1.1 200 OK\r\n\r\nroot:x:0:0:root:/root:/bin/sh", True, LEAK),
        (b"HTTP/1.1 400 Bad\r\n\r\nTraceback (most recent call last)", True, LEAK),
    ],
)
def test_answers_are_read(raw: bytes, ended: bool, status: str) -> None:
    assert reply_of(raw, ended).status == status


def test_the_same_seed_sends_the_same() -> None:
    import random

    bodies = [[requests.odd_body(random.Random(5)) for _ in range(2)] for _ in range(2)]
    assert bodies[0] == bodies[1]


def test_a_visitor_counts_what_fails() -> None:
    import asyncio

    visitor = watch.Visitor(Target("127.0.0.1", 9, "127.0.0.1"))
    asyncio.run(visitor.visit())
    assert visitor.seen.failed == 1
    assert len(visitor.seen.waits) == 1
