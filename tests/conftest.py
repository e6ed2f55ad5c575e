"""What all tests share: the folder above `tests` can be imported from, and the toy games."""

import asyncio
import gc
import inspect
import logging
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.server.databases import Cluster

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# A shell lets background jobs ignore Ctrl-C, and test servers inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A busy machine must not fail a test. Each test says how many examples it tries.
settings.register_profile("velkahra", deadline=None)
settings.load_profile("velkahra")


@pytest.fixture(scope="session", autouse=True)
def _forked_workers() -> None:
    """Start workers quickly."""
    from tests.forking import fork_workers

    fork_workers()


@pytest.fixture(autouse=True)
def _no_log_of_an_earlier_server() -> Iterator[None]:
    """Silence the log that a server of this process has set up: its stream ends with the test."""
    yield
    for handler in logging.root.handlers[:]:
        if type(handler) is logging.StreamHandler:
            handler.addFilter(lambda record: False)  # a timer may still hold the handler
            logging.root.removeHandler(handler)


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy games for one test."""
    from tests.toys import TOYS
    from tests.toys.relay import RELAY

    from velkahra.core import registry

    for toy in (*TOYS, RELAY):
        monkeypatch.setitem(registry._extra, toy.name, toy)


@pytest.fixture(scope="session")
def postgresql() -> Iterator["Cluster"]:
    """A PostgreSQL server, started when the first test asks for it."""
    from tests.server.databases import cluster

    with cluster() as running:
        yield running


def pytest_collection_finish() -> None:
    """Collect less often: tests and modules, half a million objects, stay until the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of `script/test`."""
    parser.addoption("--quick", action="store_true", help="run only what gives an answer soon")
    parser.addoption("--cpu", metavar="PART", help="compare CPU seconds with tests/cpu.toml")
    parser.addoption("--agree-cpu", action="store_true", help="write them there")


def pytest_configure(config: pytest.Config) -> None:
    """Measure CPU seconds if the options ask for it."""
    from tests.cpu import Meter

    if part := config.getoption("--cpu"):
        config.pluginmanager.register(Meter(part, config.getoption("--agree-cpu")))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let several workers begin with the longest files; one alone keeps the order."""
    from tests.cpu import longest_first

    if hasattr(config, "workerinput"):
        longest_first(items)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the files that take long, without loading them."""
    from tests.quick import is_quick

    if not config.getoption("--quick") or collection_path.is_dir():
        return None
    return not is_quick(collection_path, ROOT / "tests") or None
