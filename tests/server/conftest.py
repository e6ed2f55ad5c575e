"""Fixtures of the table's tests."""

from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.server import helpers
from tests.server.databases import Cluster
from tests.server.device import Device
from tests.server.helpers import Serve, Site, serving
from tests.server.hours import Hours
from tests.server.insights import let

from velkahra.server.store.backend import Connection
from velkahra.server.store.database import opened


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """A clock for the chat and the notices that stands until it is set on."""
    return Hours(monkeypatch)


@pytest.fixture
def toys(toys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy games in a server's own process, where files are read then."""
    helpers.read_here(monkeypatch)


@pytest.fixture(params=["sqlite", "postgresql"])
def both_stores(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a test twice: its servers have tables in their folders, then in databases."""
    if request.param == "postgresql":
        server: Cluster = request.getfixturevalue("postgresql")
        made: defaultdict[Path, str] = defaultdict(server.new)
        monkeypatch.setattr(helpers, "database_of", made.__getitem__)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where tables are: a folder, or a database."""
    if request.param == "sqlite":
        return tmp_path
    server: Cluster = request.getfixturevalue("postgresql")
    return server.new()


@pytest.fixture
def base(place: Path | str) -> Iterator[Connection]:
    """The connection that jobs of the store get, and a table `t` there."""
    backend = opened(place)
    row = ("t", "g", 1, "{}", "en", "s", b"h", b"w", "now")
    backend.connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    yield backend.connection
    backend.close()


@pytest.fixture
def serve(tmp_path: Path, toys: None) -> Serve:
    """Run servers with the toy games, one after the other, on the same folder."""
    return partial(serving, tmp_path / "data")


@pytest.fixture
def site(tmp_path: Path, toys: None) -> Iterator[Site]:
    """A server with the toy games, on an empty folder."""
    with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture
def phone(site: Site) -> Device:
    """A browser that visits the server."""
    return Device(site)


@pytest.fixture
def social(serve: Serve) -> Iterator[Site]:
    """A server with accounts."""
    with serve(accounts=True) as running:
        yield running


@pytest.fixture
def quick(tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server whose hints come soon, and know the toy games."""
    let(monkeypatch)
    with serving(tmp_path / "data", hint_seconds=0.1) as running:
        yield running
