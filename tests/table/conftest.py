"""Fixtures of the table's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.helpers import Site, serving
from tests.table.hours import Hours


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """A clock for the chat and the notices that stands until it is set on."""
    return Hours(monkeypatch)


@pytest.fixture
def site(tmp_path: Path, toys: None) -> Iterator[Site]:
    """A server with the toy games, on an empty folder."""
    with serving(tmp_path / "data") as running:
        yield running
