"""What all tests share: the folder above `tests` can be imported from, and the toy games."""

import signal
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# A shell lets what it runs in the background ignore Ctrl-C, and servers that tests start with it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A busy machine is no fault; how many examples are tried is up to each test.
settings.register_profile("velkahra", deadline=None)
settings.load_profile("velkahra")


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy games for one test."""
    from tests.toys import TOYS
    from tests.toys.relay import RELAY

    from velkahra.core import registry

    for toy in (*TOYS, RELAY):
        monkeypatch.setitem(registry._extra, toy.name, toy)
