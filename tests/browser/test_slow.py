"""Slow games in the browser: plan ahead, take notes, go to the next table; offline and embedded."""

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import DESKTOP, PHONE, SIZES, Browsed
from tests.sampling import usual
from tests.server.helpers import Site, some_action

BADGE = """() => {
  navigator.setAppBadge = async (count) => { window.badge = count; };
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Keep the number on the icon, and let the page look again how many tables wait."""


def seats_of(site: Site) -> tuple[str, str, str]:
    """Open a table: the link of the seat that decides, of the next one, and the watchers'."""
    one, two, watch = site.table("euphrates", "person", "person")
    with site.at(one) as page:
        return (one, two, watch) if page.last["yours"] else (two, one, watch)


def end_turn(page: Page) -> None:
    """End the turn of the seat for which the page chooses."""
    page.locator("#do-end").click()
    sure = page.locator("#do-sure.can")
    if sure.count():
        sure.click()


@pytest.mark.parametrize(("wide", "high"), usual(PHONE, SIZES))
def test_a_line_is_planned_and_acts_at_the_table(club: Browsed, wide: int, high: int) -> None:
    decides, waits, _ = seats_of(club)
    page = club.open(waits, wide, high)
    page.click("#plan-open")
    expect(page.locator("#table")).to_have_attribute("data-version", re.compile(r"\d"))
    expect(page.locator("#lesson-text")).to_contain_text("might do")
    end_turn(page)
    expect(page.locator("#lesson-text")).to_contain_text("you do then")
    end_turn(page)
    expect(page.locator("#plan-keep")).to_be_enabled()
    page.click("#plan-keep")
    expect(page.locator("#plans > ol > li")).to_have_count(1)
    page.locator("#ask a.button").click()
    expect(page.locator("#plan-count")).to_have_text("1")
    with club.at(decides) as other:
        other.act("end")
        other.update()
    expect(page.locator("#log")).to_contain_text("(planned)")
    expect(page.locator("#plan-count")).to_be_hidden()


@pytest.mark.parametrize(("wide", "high"), usual(DESKTOP, SIZES))
def test_a_move_in_advance_is_shown_undone_and_made(club: Browsed, wide: int, high: int) -> None:
    decides, waits, _ = seats_of(club)
    page = club.open(waits, wide, high)
    said = page.locator("#ahead-said")
    page.locator("#prompt").click()
    page.keyboard.press("a")
    expect(said).to_contain_text("if the others do nothing more")
    page.keyboard.press("Escape")
    expect(said).to_be_empty()
    page.click("#ahead")
    page.locator("#do-end.can").wait_for()
    end_turn(page)
    expect(said).to_contain_text("In advance:")
    with club.at(waits) as other:
        page.evaluate("dispatchEvent(new Event('online'))")  # ends the connection
        other.say(kind="ahead", on=False)
        other.update()
    expect(page.locator("#notice")).to_contain_text("no longer has your move")
    expect(said).to_be_empty()
    page.click("#notice-close")
    page.click("#ahead")
    page.locator("#do-end.can").wait_for()
    end_turn(page)
    expect(said).to_contain_text("In advance:")
    with club.at(decides) as other:
        other.act("end")
        while not other.last["yours"]:
            other.update()
    expect(said).to_be_empty()


@pytest.mark.parametrize(("wide", "high"), usual(PHONE, SIZES))
def test_who_comes_back_sees_what_has_happened_since(club: Browsed, wide: int, high: int) -> None:
    decides, waits, _ = seats_of(club)
    page = club.open(waits, wide, high)
    expect(page.locator("#strip")).to_be_hidden()
    page.goto("about:blank")
    with club.at(decides) as other:
        other.act(some_action(other.last["choices"], random.Random(4)))
        other.update()
    page.goto(club.base + waits)
    if wide < 1000:
        page.click("#log-open")
    expect(page.locator("#strip-since")).to_have_text("Since you were here last: 1")
    expect(page.locator("#strip li button")).to_have_count(1)
    page.reload()
    page.wait_for_selector("#table[data-version]")
    if wide < 1000:
        page.click("#log-open")
    expect(page.locator("#strip-since")).to_have_text("Latest actions: 1")


@pytest.mark.parametrize(("wide", "high"), usual(DESKTOP, SIZES))
def test_notes_are_kept_and_a_key_leads_to_the_next(club: Browsed, wide: int, high: int) -> None:
    _, waits, _ = seats_of(club)
    asks, _, _ = seats_of(club)
    page = club.open(asks, wide, high)
    page.goto(club.base + waits)
    page.fill("#own-notes textarea", "Watch the temples.")
    page.locator("#own-notes textarea").blur()
    expect(page.locator("#notes-said")).to_have_text("Saved.")
    expect(page.locator("#next-table")).to_be_visible()
    page.evaluate(BADGE)
    page.wait_for_function("() => window.badge === 1")
    page.locator("#prompt").click()
    page.keyboard.press("j")
    page.wait_for_url(f"**{asks}")
    page.goto(club.base + waits)
    expect(page.locator("#own-notes textarea")).to_have_value("Watch the temples.")


@pytest.mark.parametrize(("wide", "high"), usual(PHONE, SIZES))
def test_without_a_connection_tables_are_as_seen_last(club: Browsed, wide: int, high: int) -> None:
    asks, _, _ = seats_of(club)
    page = club.open(asks, wide, high)
    page.goto(f"{club.base}/")
    page.wait_for_function("async () => (await caches.match('/seen.json')) !== undefined")
    page.reload()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.goto(f"{club.base}{asks}")
    expect(page.locator("#as-of")).to_contain_text("As of")
    expect(page.locator("#seen li")).to_have_count(1)
    assert asks.split("/")[3] not in page.content()
    page.context.set_offline(False)


def test_a_board_in_another_page_follows_the_game(club: Browsed) -> None:
    decides, _, watch = seats_of(club)
    page = club.open("/", 900, 700)
    frame = f"<iframe src='{club.base}/embed{watch}' width=880 height=680></iframe>"
    elsewhere = "http://elsewhere.localhost/"
    page.route(elsewhere, lambda route: route.fulfill(body=frame, content_type="text/html"))
    page.goto(elsewhere)
    inside = page.frame_locator("iframe")
    expect(inside.locator("#table")).to_have_attribute("data-version", re.compile(r"\d"))
    with club.at(decides) as other:
        other.act("end")
        other.update()
    expect(inside.locator("#log")).to_contain_text("ends the turn")
