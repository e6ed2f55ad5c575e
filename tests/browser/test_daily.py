"""The puzzle of the day and a storm through the page, by mouse, finger and keyboard."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.clicker import PHONE, SIZES, Browsed
from tests.browser.test_puzzles import click
from tests.sampling import usual
from tests.server.helpers import sqlite_of
from tests.server.test_accounts import PASSWORD

from velkahra.server.domain import daily
from velkahra.server.web.puzzles.daily_pages import walk_of


@pytest.mark.parametrize("size", usual(PHONE, SIZES))
def test_a_person_solves_the_puzzle_of_the_day_and_goes_through_a_storm(
    club: Browsed, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(daily, "puzzle_of", lambda day: daily.Puzzle("viceroy", 2))
    page = club.open("/account", *size)
    name = f"Anna {size[0]}"
    form = page.locator("form[action='/account/new']")
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill(PASSWORD)
    form.locator("button").press("Enter")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_selector(".days li")
    page.wait_for_load_state()
    expect(page.locator(".days li.done")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Solve it").press("Enter")
    page.wait_for_selector("#table[data-state=ask]")
    walk = walk_of(daily.Puzzle("viceroy", 2))
    click(page, walk, walk.right()[0])
    page.wait_for_selector("#table[data-state=end]")
    page.locator("#lesson-onward").press("Enter")
    expect(page.locator(".days li.done")).to_have_count(1)
    expect(page.locator(".strength")).to_have_text("1 day in a row")
    page.select_option("[name=game]", "viceroy")
    page.get_by_role("button", name="Start the clock").press("Enter")
    page.wait_for_selector("#table[data-state=ask]")
    expect(page.locator("#storm")).to_have_text(re.compile(r"1\d\d s · solved: 0"))
    storm = page.url.rpartition("/")[2]
    walk = walk_of(daily.storm_of(storm, "viceroy")[0])
    click(page, walk, walk.right()[0])
    expect(page.locator("#storm")).to_contain_text("solved: 1")
    sqlite_of(club.store).execute("UPDATE storms SET began = began - 1000")
    page.reload()
    expect(page.locator("h1")).to_have_text("Time is up")
    expect(page.locator("main .lead")).to_have_text("Solved: 1 of 1")
