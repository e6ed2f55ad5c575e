"""A tournament in a browser: announced, entered, begun, corrected, and followed by others."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import looking
from tests.browser.test_axe import OPEN_ALL, audit_at_both_sizes
from tests.browser.test_lobby import SMALL
from tests.server.helpers import Site, serving

PASSWORD = "correct horse"
PHONE = (390, 844)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Site]:
    """A server with accounts."""
    with serving(tmp_path / "club", accounts=True) as running:
        yield running


def sign_up(page: Page, site: Site, name: str) -> None:
    page.goto(site.base + "/account")
    form = page.locator("form[action='/account/new']")
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill(PASSWORD)
    form.locator("button").click()
    expect(page.locator(".account")).to_have_text(f"Account: {name}")


def test_a_tournament_from_the_announcement_to_a_correction(browser: Browser, club: Site) -> None:
    with looking(browser, club, "/") as anna, looking(browser, club, "/", *PHONE) as bob:
        for page, name in ((anna, "Anna"), (bob, "Bob")):
            sign_up(page, club, name)
        anna.click("a[href='/tournaments']")
        anna.click("a[href='/tournaments/new']")
        assert audit_at_both_sizes(anna) == []
        anna.fill("[name=title]", "Winter cup")
        anna.fill("[name=starts]", "2090-01-02T18:00")
        anna.select_option("[name=game]", "viceroy")
        anna.keyboard.press("Tab")
        anna.locator("form button.main").press("Enter")
        expect(anna.locator("h1")).to_have_text("Winter cup")
        organiser = anna.url
        link = anna.locator("input[readonly]").input_value()
        for page in (anna, bob):
            page.goto(link)
            expect(page.locator("time").first).to_contain_text("2090")
            page.click("form[action$='/enter'] button")
            expect(page.locator("#entry-title + p")).to_have_text("You are in.")
        anna.goto(organiser)
        anna.click("form button.main")
        bob.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        play = bob.locator("#live .button.main")
        expect(play).to_have_text("Play round 1")
        play.click()
        bob.wait_for_selector("#table[data-version]")
        bob.go_back()
        anna.goto(organiser)
        anna.evaluate(OPEN_ALL)
        assert audit_at_both_sizes(anna) == []
        anna.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert anna.evaluate(SMALL) == []
        assert anna.evaluate("document.documentElement.scrollWidth") <= 390
        assert anna.locator(".scrolls").evaluate("one => one.scrollWidth - one.clientWidth") == 0
        result = anna.locator("form:has([name=board])").first
        result.locator("[name=place-1]").select_option("0")
        result.locator("[name=why]").fill("The clock was broken")
        result.locator("button").click()
        done = bob.locator("#corrections-title + ul")
        expect(done).to_contain_text(re.compile("Anna .* The clock was broken"))
        assert bob.evaluate("document.documentElement.scrollWidth") <= 390
        bob.evaluate(OPEN_ALL)
        assert audit_at_both_sizes(bob) == []
