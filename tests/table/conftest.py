"""Fixtures of the table's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.helpers import Site, serving
from tests.table.hours import Hours
from tests.table.insights import let, prepare


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """A clock for the chat and the notices that stands until it is set on."""
    return Hours(monkeypatch)


@pytest.fixture
def site(tmp_path: Path, toys: None) -> Iterator[Site]:
    """A server with the toy games, on an empty folder."""
    with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture
def quick(tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server whose hints come soon, and know the toy games."""
    let(monkeypatch, prepare)
    with serving(tmp_path / "data", hint_seconds=0.1) as running:
        yield running
