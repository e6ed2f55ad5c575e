"""A backup is restored while people look at their tables."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.clicker import SIZES, box_of, visit
from tests.browser.conftest import Serve
from tests.browser.lending import PATIENCE
from tests.server.helpers import serving, some_action

from velkahra.server.store.archive.archive import backup
from velkahra.server.store.archive.restoring import restore

RESTORED = "This table was restored from a backup"


@pytest.mark.parametrize("size", SIZES, ids=("wide", "phone"))
def test_the_page_shows_the_table_as_it_was_and_says_why(
    serve: Serve, tmp_path: Path, size: tuple[int, int]
) -> None:
    """A page says so when its table is not in the backup."""
    data, file = tmp_path / "data", tmp_path / "backup"
    with serve() as site:
        one, two, _ = site.table("viceroy", "person", "person")
        backup(data, file)
        later, *_ = site.table("viceroy", "person", "person")
        page = site.open(one, *size)
        lost = site.browser.new_page()  # its console rightly complains of a table that is gone
        visit(lost, site, later)
        start = page.get_attribute("#table", "data-version")
        with site.at(two) as birch:
            birch.act(some_action(birch.last["choices"], random.Random(1)))
            birch.update()
        page.wait_for_selector(f"#table:not([data-version='{start}'])")
        with page.expect_navigation():
            restore(data, file)
        page.wait_for_selector(f"#table[data-version='{start}']")
        expect(page.locator("#notice-body")).to_contain_text(RESTORED)
        expect(page.locator("#lost")).to_be_hidden()
        box = box_of(page.locator("#notice"))
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        page.click("#notice-close")
        page.reload()
        page.wait_for_selector("#table[data-version]")
        expect(page.locator("#notice")).to_be_hidden()
        expect(lost.locator("main")).to_contain_text("missing from the restored backup")
        lost.close()


def test_a_page_that_was_away_finds_out_afterwards(browser: Browser, tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    page = browser.new_context().new_page()
    page.set_default_timeout(PATIENCE)
    with serving(data) as site:
        site.table("euphrates", "person", "person")
        backup(data, file)
        later, *_ = site.table("euphrates", "person", "person")
        page.goto(site.base + later)
        page.wait_for_selector("#table[data-version]")
    page.wait_for_selector("#lost:not([hidden])")
    restore(data, file)
    with serving(data, site.port):
        page.wait_for_selector("main :text('missing from the restored backup')")
    page.context.close()
