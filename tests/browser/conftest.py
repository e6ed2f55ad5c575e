"""A headless Chromium and a server for it; every test here carries the mark `browser`."""

import os
import shutil
import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserType, expect, sync_playwright
from tests.browser.claims import CLAIMS
from tests.browser.clicker import Browsed, browsed
from tests.browser.lending import PATIENCE
from tests.browser.positions import Anew, shelf
from tests.server import helpers
from tests.server.helpers import Site, read_here, serving

from velkahra.core import registry

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Without memory for pictures nothing is painted into pixels, which no test looks at. Layout, hit
# tests and animations stay as they are.
UNPAINTED = "--force-gpu-mem-available-mb=0"

# Headless Chromium builds the invisible popups of the address bar for every context, which takes
# half the time of opening a page. It also keeps a spare process that few tests need. The others
# are Playwright's own list, which naming any feature replaces.
OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "SpareRendererForSitePerProcess",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)

expect.set_options(timeout=PATIENCE)


LONG = (
    "a_whole_game",
    "a_game_by_keyboard",
    "two_people_and_two_bots",
    "two_rounds_of_a_camp",
    "a_whole_camp",
    "through_all_lessons",
    "until_the_game_is_over",
)
"""What tests are called that take longest: whole games are begun first, so none is waited for."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder, and put the long ones before all others."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: not (item.get_closest_marker("browser") and is_long(item)))


def is_long(item: pytest.Item) -> bool:
    return any(name in item.name for name in LONG)


PORTS: Final = range(20_000, 30_000)
"""Ports that no system gives to connections."""
WHOLE: Final = ("chromium", "chromium-browser", "google-chrome")


def chromium(*names: str) -> str | None:
    """Find the system's Chromium, its headless shell first; VELKAHRA_CHROMIUM names another one."""
    named = os.environ.get("VELKAHRA_CHROMIUM")
    found = (shutil.which(name) for name in names or ("chromium-headless-shell", *WHOLE))
    return named or next((path for path in found if path), None)


@pytest.fixture(scope="session", autouse=True)
def _one_address() -> Iterator[None]:
    """Let servers follow each other at one address, where pages have compiled all scripts."""
    port = PORTS[os.getpid() % len(PORTS)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(helpers, "usual_port", lambda: port if is_free(port) else 0)
        yield


def is_free(port: int) -> bool:
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


@pytest.fixture
def toys(toys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy games in a server's own process, where files are read then."""
    read_here(monkeypatch)


@pytest.fixture(scope="session")
def launcher() -> Iterator[BrowserType]:
    """What starts browsers for all tests of this process."""
    with sync_playwright() as playwright:
        yield playwright.chromium


def launched(launcher: BrowserType, path: str | None) -> Iterator[Browser]:
    """Run a browser for as long as it is used."""
    if path is None:
        pytest.skip("there is no Chromium; name one in VELKAHRA_CHROMIUM")
    flags = [*QUIET, UNPAINTED, f"--disable-features={','.join(OFF)}"]
    running = launcher.launch(executable_path=path, args=flags)
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser(launcher: BrowserType) -> Iterator[Browser]:
    """A browser for all tests of this process."""
    yield from launched(launcher, chromium())


@pytest.fixture(scope="session")
def whole_browser(launcher: BrowserType) -> Iterator[Browser]:
    """A browser that can be told something while it is closed, which the headless shell cannot."""
    yield from launched(launcher, chromium(*WHOLE))


Serve = Callable[..., AbstractContextManager[Browsed]]
MANY: Final[dict[str, Any]] = {"tables_a_minute": 6000.0, "files_a_minute": 6000.0}
"""What all tests of a module open together is no flood."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests of a module, with the game of claims beside the real ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._extra, "claims", CLAIMS)
        with serving(tmp_path_factory.mktemp("running"), **MANY) as site:
            yield site


@pytest.fixture
def site(running: Site, browser: Browser) -> Iterator[Browsed]:
    """The server of the module: each test opens tables of its own."""
    with browsed(browser, running, {}) as made:
        yield made


@pytest.fixture(scope="module")
def club_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with accounts and public tables, for all tests of a module."""
    folder = tmp_path_factory.mktemp("club")
    with serving(folder, accounts=True, public_lobby=True, **MANY) as site:
        yield site


@pytest.fixture
def club(club_house: Site, browser: Browser) -> Iterator[Browsed]:
    """The server of the module with accounts and public tables."""
    with browsed(browser, club_house, {}) as made:
        yield made


@pytest.fixture
def serve(tmp_path: Path, browser: Browser) -> Serve:
    """Run servers with other settings than usual, one after the other, on the same folder."""

    @contextmanager
    def run(**changes: object) -> Iterator[Browsed]:
        with serving(tmp_path / "data", 0, **changes) as site, browsed(browser, site, {}) as made:
            yield made

    return run


@pytest.fixture(scope="session")
def shelved(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """The folder of tables in the middle of things, which each server has a copy of."""
    folder = tmp_path_factory.mktemp("shelf") / "data"
    return folder, shelf(folder)


@pytest.fixture(scope="module")
def laying(
    shelved: tuple[Path, dict[str, str]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A server with tables in the middle of things, for all tests of a module."""
    folder = tmp_path_factory.mktemp("laid") / "data"
    shutil.copytree(shelved[0], folder)
    with serving(folder, accounts=True, analysis_nodes=4) as site:  # ends have games analysed
        yield site


@pytest.fixture
def laid(laying: Site, shelved: tuple[Path, dict[str, str]], browser: Browser) -> Iterator[Browsed]:
    """The server of the module with tables in the middle of things, which a test only reads."""
    with browsed(browser, laying, shelved[1]) as made:
        yield made


@pytest.fixture
def laid_anew(laying: Site, browser: Browser) -> Iterator[Browsed]:
    """The same server with tables of this test alone: it may act there."""
    with browsed(browser, laying, Anew(laying.store)) as made:
        yield made
