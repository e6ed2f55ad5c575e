"""Clocks, taking back to a line of the log, and asking the others."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.clicker import PHONE, Browsed, box_of, hand_of, run_until, stop_clock
from tests.server.helpers import Site

LINKS = r'href="(/table/[^"]+)"'


def clocked(site: Site, clock: str) -> list[str]:
    """Open a table for two with a clock, as the form does."""
    fields = {"game": "euphrates", "seat-0": "person", "seat-1": "person", "clock": clock}
    host = site.post("/tables", fields).headers["location"]
    return re.findall(LINKS, site.get(host).text)[:2]


def whose(one: Page, two: Page) -> tuple[Page, Page]:
    """Say who has to act, and who waits."""
    return (one, two) if one.query_selector("#table.yours") else (two, one)


def two_people(site: Browsed) -> tuple[Page, Page]:
    """Open a table for two. Returns: the pages of the active player and of the other one."""
    one, two, _ = site.table("euphrates", "person", "person")
    return whose(site.open(one), site.open(two))


def place_a_tile(page: Page) -> None:
    before = version(page)
    choose_a_tile(page)
    expect(page.locator("#table")).not_to_have_attribute("data-version", before)


def choose_a_tile(page: Page) -> None:
    page.click("#hand-0")
    page.locator(".space.can").first.click()


def version(page: Page) -> str:
    return str(page.get_attribute("#table", "data-version"))


def until_drawn(page: Page, act: Callable[[Page], None]) -> None:
    """Act on a page whose clock stands, and let it draw the answer: in two frames."""
    before = version(page)
    act(page)
    expect(page.locator("#table")).not_to_have_attribute("data-drawn", before)
    run_until(page, lambda: version(page) != before)


def test_back_to_a_line_by_keyboard_and_beyond_the_border_by_asking(site: Browsed) -> None:
    mover, waiter = two_people(site)
    hand = hand_of(mover)
    place_a_tile(mover)
    place_a_tile(mover)
    expect(mover.locator("#log .back")).to_have_count(2)
    expect(waiter.locator("#log .back")).to_have_count(0)
    first = mover.locator("#log .back").last
    expect(first).to_have_attribute("aria-label", re.compile("^Undo this and every"))
    box = box_of(first)
    assert min(box["width"], box["height"]) >= 40
    first.focus()
    mover.keyboard.press("Enter")
    expect(mover.locator("#log .back")).to_have_count(0)
    assert hand_of(mover) == hand
    place_a_tile(mover)
    mover.click("#do-end")
    expect(waiter.locator("#table")).to_have_class(re.compile("yours"))
    expect(mover.locator("#log .back")).to_have_count(0)
    mover.click("#pace summary")
    mover.click("#ask-back")
    expect(mover.locator("#log .back")).to_have_count(2)
    mover.locator("#log .back").last.click()
    expect(mover.locator("#asked")).to_contain_text("You asked to undo 2 actions")
    expect(mover.locator("#agree")).to_be_hidden()
    expect(waiter.locator("#asked")).to_contain_text("asks to undo 2 actions")
    waiter.click("#decline")
    expect(mover.locator("#asked")).to_be_hidden()
    expect(mover.locator("#log li[data-n]").first).to_contain_text("declines")
    mover.click("#ask-back")
    mover.locator("#log .back").last.click()
    waiter.click("#agree")
    expect(mover.locator("#table")).to_have_class(re.compile("yours"))
    expect(mover.locator("#log li[data-n]").first).to_contain_text("undid 2 actions")
    assert hand_of(mover) == hand


def test_clocks_count_down_by_themselves_and_pause_by_consent(site: Browsed) -> None:
    one, two = clocked(site, "bank-600-15")
    page = site.open(one)
    expect(page.locator("#clocks li")).to_have_count(2)
    expect(page.locator("#early")).to_be_visible()
    expect(page.locator("#clocks .runs")).to_have_count(0)
    other = site.open(two, *PHONE)
    mover, waiter = whose(page, other)
    for seen in (mover, waiter):
        expect(seen.locator("#early")).to_be_hidden()
        expect(seen.locator("#clocks .runs b")).to_have_text(re.compile(r"^9:\d\d$"))
    told = mover.locator("#clocks .runs b").text_content()
    expect(mover.locator("#clocks .runs b")).not_to_have_text(told or "")
    waiter.click("#pace summary")
    waiter.click("#ask-pause")
    mover.click("#agree")
    for seen in (mover, waiter):
        expect(seen.locator("#paused")).to_be_visible()
        expect(seen.locator("#clocks .runs")).to_have_count(0)
    choose_a_tile(mover)
    expect(mover.locator("#notice")).to_contain_text("The game is paused")
    mover.click("#resume")
    expect(waiter.locator("#paused")).to_be_hidden()
    expect(waiter.locator("#clocks .runs")).to_have_count(1)


def test_a_turn_ends_by_itself_where_its_player_wants_it(site: Browsed) -> None:
    mover, waiter = two_people(site)
    mover.clock.install()
    mover.reload()
    expect(mover.locator("#table")).to_have_class(re.compile("yours"))
    mover.click("#pace summary")
    mover.select_option("#end-turn", "10")
    place_a_tile(mover)
    expect(mover.locator("#ending")).to_be_hidden()
    stop_clock(mover)
    until_drawn(mover, choose_a_tile)
    expect(mover.locator("#ending")).to_be_visible()
    mover.click("#stay")
    expect(mover.locator("#ending")).to_be_hidden()
    mover.clock.run_for(15_000)
    expect(mover.locator("#table")).to_have_class(re.compile("yours"))
    until_drawn(mover, lambda page: page.click("#undo"))
    until_drawn(mover, choose_a_tile)
    expect(mover.locator("#ending b")).to_have_text("10 s")
    mover.clock.run_for(5_000)
    expect(mover.locator("#ending b")).to_have_text("5 s")
    mover.clock.run_for(5_500)
    expect(waiter.locator("#table")).to_have_class(re.compile("yours"))
    run_until(mover, mover.locator("#ending").is_hidden)
    expect(mover.locator("#table")).not_to_have_class(re.compile("yours"))
