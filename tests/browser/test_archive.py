"""The archive through the page: search, openings, a replay and its position, consent."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.clicker import DESKTOP, PHONE, looking
from tests.browser.test_axe import audit_in_both_looks
from tests.server.finished_games import lay_archive
from tests.server.helpers import serving
from tests.server.test_archive import finish, listed
from tests.server.test_company import person


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_visitor_finds_a_game_by_its_opening_and_by_a_position(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    with serving(tmp_path / "site", accounts=True, public_lobby=True, bot_pause=0.0) as site:
        anna, bob = person(site, "Anna"), person(site, "Bob")
        seats = listed(anna, bob)
        (_, theirs) = seats[1]
        lay_archive(site.store)
        with ThreadPoolExecutor(1) as aside:  # Playwright has a loop in this thread
            aside.submit(finish, site, seats).result()
        with looking(browser, site, "/", *size) as page:
            page.get_by_role("link", name="Archive").click()
            expect(page.locator(".last-games > li")).to_have_count(20)
            assert audit_in_both_looks(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.select_option("[name=game]", "viceroy")
            page.fill("[name=most]", "5000")
            page.locator("form[role=search] button").press("Enter")
            page.wait_for_url("**game=viceroy**")
            expect(page.locator("[name=winner] option").first).to_have_text("any")
            page.get_by_role("link", name="Older games").press("Enter")
            expect(page.locator(".last-games > li")).to_have_count(11)
            page.get_by_role("link", name="Openings").press("Enter")
            page.locator("tbody a").first.press("Enter")
            expect(page.locator(".line li")).to_have_count(2)
            assert audit_in_both_looks(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.get_by_role("link", name="Games with this opening").press("Enter")
            expect(page.locator(".note").first).to_contain_text("with the chosen opening")
            page.goto(f"{site.base}/archive")
            page.locator(".last-games .button").first.click()
            page.wait_for_selector("#replay")
            page.get_by_role("button", name="Games with this position").click()
            expect(page.locator(".note").first).to_contain_text("saw the chosen position")
            expect(page.locator(".last-games > li").first).to_be_visible()
            page.goto(f"{site.base}{theirs}")
            page.get_by_role("button", name="Yes, I agree").press("Enter")
            page.wait_for_url(re.compile("#open-data$"))
            expect(page.locator("#open-data [role=status]")).to_contain_text("You have agreed.")
            page.get_by_role("link", name="What is in it").press("Enter")
            expect(page.locator("main.archive")).to_contain_text("File 1: 10 games")
            assert audit_in_both_looks(page) == []
