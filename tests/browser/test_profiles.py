"""The page of a person, from an account to the table of the best, by hand and by keyboard."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.clicker import DESKTOP, PHONE, looking
from tests.browser.test_axe import audit_in_both_looks
from tests.server.finished_games import lay_games
from tests.server.helpers import serving
from tests.server.test_accounts import PASSWORD


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_person_opens_the_own_page_to_all_and_is_in_the_table_of_the_best(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    with (
        serving(tmp_path / "people", accounts=True) as site,
        looking(browser, site, "/account", *size) as page,
    ):
        form = page.locator("form[action='/account/new']")
        form.locator("[name=name]").fill("Anna")
        form.locator("[name=password]").fill(PASSWORD)
        form.locator("button").press("Enter")
        page.wait_for_selector(".games")
        lay_games(site.store, "Anna")
        page.click(".account")
        assert audit_in_both_looks(page) == []
        page.select_option("[name=seen_by]", "everyone")
        page.locator("form[action='/account/page'] button").press("Enter")
        page.get_by_role("link", name="Open your page").press("Enter")
        expect(page.locator("h1")).to_have_text("Anna")
        plot = page.locator(".strength-plot")
        expect(plot).to_be_visible()
        assert "40 rated games" in (plot.locator("title").text_content() or "")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert audit_in_both_looks(page) == []
        page.locator("main a[href='/people']").press("Enter")
        page.get_by_role("link", name="Viceroy").click()
        expect(page.locator(".best a").first).to_have_text("Anna")
        assert audit_in_both_looks(page) == []
        page.goto(f"{site.base}/new?game=viceroy")
        assert "An even opponent" in page.locator("form#new").inner_text()
        page.check("[name=rated]")
        assert audit_in_both_looks(page) == []
        page.click("form#new > button.main")
        page.wait_for_selector("#table[data-version]")
        expect(page.locator("#hints-open")).to_have_count(0)
