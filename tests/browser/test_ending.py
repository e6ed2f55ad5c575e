"""In the browser: the end of a game tells its story, and leads to what decided it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import looking, wait_until
from tests.browser.positions import RECORD, SECRET, lay
from tests.browser.test_axe import audit_in_both_looks
from tests.server.helpers import Site, serving

from velkahra.core.play.record import read_record
from velkahra.server.domain import links
from velkahra.server.store.database import Store

LION = f"/table/final/{links.token(SECRET, 0)}?language=en"
SIZES = [(1440, 900), (390, 844)]
OUT_OF_SIGHT = """(parts) => parts.filter((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return box.width === 0 || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
})"""
FIRST = ["#over-title", "#over .why", "#over-moment img", "#over-moment .button", "#over .main"]
REST = [".final-places", "#over .curve", "#over-more > .buttons", "#over-close"]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with a finished game of Tigris & Euphrates, which analyses quickly."""
    folder = tmp_path_factory.mktemp("finished")
    with ThreadPoolExecutor(1) as apart:  # Playwright's loop allows no other in its thread
        apart.submit(_lay, folder).result()
    with serving(folder, analysis_nodes=3) as site:
        yield site


def _lay(folder: Path) -> None:
    store = Store(folder)
    lay(store, "final", read_record(RECORD.read_text(encoding="utf-8")))
    store.close()


@pytest.mark.parametrize("size", SIZES)
def test_the_end_leads_to_its_turning_point(
    browser: Browser, finished: Site, size: tuple[int, int]
) -> None:
    with looking(browser, finished, LION, *size) as page:
        page.wait_for_selector("#over-moment[data-analysis=done] dl", timeout=120_000)
        seen = FIRST + (REST if size == SIZES[0] else [])
        wait_until(page, lambda: not page.evaluate(OUT_OF_SIGHT, seen))  # a picture loads
        assert audit_in_both_looks(page) == []
        page.click("#over-moment .button")
        drawn_in_sight(page)
        assert audit_in_both_looks(page) == []


def drawn_in_sight(page: Page) -> None:
    """Check that board, text and both actions are in sight in a replay at a swing."""
    page.wait_for_selector("#verdict-drawing rect.played")
    expect(page.locator("#verdict dt")).to_have_count(2)
    wait_until(page, lambda: not page.evaluate(OUT_OF_SIGHT, ["#verdict", "#board"]))
    for kind in ("played", "better"):
        expect(page.locator(f"#verdict-drawing rect.{kind}").last).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("#verdict")).to_be_hidden()
    expect(page.locator("#verdict-drawing > *")).to_have_count(0)


def test_the_board_is_a_tap_away(browser: Browser, finished: Site) -> None:
    with looking(browser, finished, LION) as page:
        page.get_by_role("button", name="Show the board").click()
        expect(page.locator("#over")).to_be_hidden()
        page.get_by_role("button", name="Show the result").click()
        expect(page.locator("#over")).to_be_visible()
