"""The page of a person, from an account to the table of the best, by hand and by keyboard."""

import pytest
from playwright.sync_api import expect
from tests.browser.clicker import PHONE, SIZES
from tests.browser.conftest import Serve
from tests.sampling import usual
from tests.server.finished_games import lay_games
from tests.server.test_accounts import PASSWORD


@pytest.mark.parametrize("size", usual(PHONE, SIZES))
def test_a_person_opens_the_own_page_to_all_and_is_in_the_table_of_the_best(
    serve: Serve, size: tuple[int, int]
) -> None:
    with serve(accounts=True, public_lobby=True) as club:
        page = club.open("/account", *size)
        form = page.locator("form[action='/account/new']")
        form.locator("[name=name]").fill("Anna")
        form.locator("[name=password]").fill(PASSWORD)
        form.locator("button").press("Enter")
        page.wait_for_selector(".games")
        lay_games(club.store, "Anna")
        page.click(".account")
        page.select_option("[name=seen_by]", "everyone")
        page.locator("form[action='/account/page'] button").press("Enter")
        page.get_by_role("link", name="Open your page").press("Enter")
        expect(page.locator("h1")).to_have_text("Anna")
        plot = page.locator(".strength-plot")
        expect(plot).to_be_visible()
        assert "40 rated games" in (plot.locator("title").text_content() or "")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator("main a[href='/people']").press("Enter")
        page.get_by_role("link", name="Viceroy").click()
        expect(page.locator(".best a").first).to_have_text("Anna")
        page.goto(f"{club.base}/new?game=viceroy")
        assert "An even opponent" in page.locator("form#new").inner_text()
        page.check("[name=rated]")
        page.click("form#new > button.main")
        page.wait_for_selector("#table[data-version]")
        expect(page.locator("#hints-open")).to_have_count(0)
