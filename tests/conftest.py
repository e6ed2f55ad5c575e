"""What all tests share: the folder above `tests` can be imported from, and the toy games."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy games for one test."""
    from tests.toys import TOYS

    from velkahra.core import registry

    for toy in TOYS:
        monkeypatch.setitem(registry._extra, toy.name, toy)
