"""The analysis board and the scorekeeper through their pages, on a desktop and on a phone."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import DESKTOP, PHONE, looking
from tests.browser.test_axe import audit_at_both_sizes
from tests.server.helpers import Site


def begun(page: Page, kind: str) -> str:
    """Begin a study, and return the address of its page."""
    page.click(f"button[value={kind}]")
    page.wait_for_selector("#tree [aria-selected]", state="attached")
    return page.url


def test_a_game_is_analysed_with_variations_by_two_people(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/study/euphrates?language=en", *DESKTOP) as page:
        begun(page, "study")
        spaces = page.evaluate("[...document.querySelectorAll('#game [id^=s-]')].map((e) => e.id)")
        assert spaces
        start = page.get_attribute("#tree [aria-selected]", "data-n")
        page.click("#game button.can:has-text('End turn')")
        expect(page.locator("#tree li").last).to_contain_text("ends")
        page.fill("#comment", "Too <b>slow</b>.")
        page.locator("#comment").blur()
        expect(page.locator("#tree small")).to_have_text("Too <b>slow</b>.")
        page.click("#mark-one")
        page.click(f"#{spaces[20]}", force=True)
        page.click("#mark-one")
        expect(page.locator("#marks rect")).to_have_count(1)
        page.click(f"#tree [data-n='{start}']")
        expect(page.locator("#marks rect")).to_have_count(0)
        page.keyboard.press("]")
        expect(page.locator("#comment")).to_have_value("Too <b>slow</b>.")
        page.keyboard.press("[")
        page.check("#engine-on")
        expect(page.locator("#best li")).to_have_count(3, timeout=20_000)
        page.locator("#best button").first.click()
        page.locator("#game .hinted, #controls .hinted").first.click()
        expect(page.locator("#tree .variation")).not_to_have_count(0)
        read = page.locator(".share input").last.input_value().removeprefix(site.base)
        with looking(browser, site, f"{read}?language=en", *PHONE) as reader:
            expect(reader.locator("#tree small")).to_have_text("Too <b>slow</b>.")
            expect(page.locator("#guests button")).to_have_count(1)
            reader.keyboard.press("{")
            expect(page.locator("#guests button")).to_contain_text("Start")
            assert not reader.locator("#game .can").count()
            assert audit_at_both_sizes(reader) == []
        assert audit_at_both_sizes(page) == []


@pytest.mark.parametrize(("width", "height"), [PHONE, DESKTOP])
def test_a_game_on_a_real_table_is_entered(
    browser: Browser, site: Site, width: int, height: int
) -> None:
    with looking(browser, site, "/study/euphrates?language=en", width, height) as page:
        begun(page, "cardboard")
        page.click("#entries button:has-text('Lion goes first')")
        expect(page.locator("#prompt")).to_contain_text("Lion")
        page.fill("#enter-filter", "farm")
        page.click("#entries button")
        page.click("#entries button")
        expect(page.locator("#tree li").last).to_contain_text("Lion")
        assert audit_at_both_sizes(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_page_where_a_study_begins_is_accessible(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/study/hammer?language=pl", *DESKTOP) as page:
        assert audit_at_both_sizes(page) == []
