"""Tigris & Euphrates through the page, with the mouse, taps and keys."""

import random
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import PHONE, Browsed, box_of, click_once, finish_action, hand_of
from tests.server.helpers import Site, play_on, serving

ENOUGH = 40
"""Clicks of a game; the tests of whole games click to the end."""


def play_to_the_end(page: Page, site: Site, rng: random.Random) -> None:
    """Act without a page, which takes a tenth of the time, and load the page anew."""
    address = page.url
    page.goto("about:blank")
    with site.page(urlsplit(address).path) as person:
        person.until_yours()
        play_on([person], rng)
        assert person.last["over"]
    page.goto(address)
    page.wait_for_selector("#table[data-over=true]")


def start_alone(page: Page) -> None:
    """Open a table against a bot from the start page, as it is offered."""
    page.click("button[type=submit]")
    page.wait_for_selector("#table[data-version]")
    page.wait_for_selector("#table.yours")


def test_a_whole_game_from_the_start_page_to_the_score(site: Browsed) -> None:
    rng = random.Random(7)
    page = site.open("/")
    start_alone(page)
    for _ in range(ENOUGH):
        assert click_once(page, rng)
    play_to_the_end(page, site, rng)
    expect(page.locator("#score")).to_be_visible()
    expect(page.locator("#seed")).not_to_be_empty()
    page.click(".about summary")
    expect(page.locator("#seed")).to_have_text(re.compile("^[0-9a-f]{32}$"))
    with page.expect_download() as download:
        page.click("text=Download the game record")
    assert download.value.path().read_text().startswith("velkahra record 1\n")
    expect(page.locator("#undo")).to_be_hidden()


def test_a_wrong_tap_shows_the_refusal_with_its_rule(site: Browsed) -> None:
    page = site.open("/")
    start_alone(page)
    page.click("#hand-0")
    wrong = page.evaluate(
        "() => [...document.querySelectorAll('.space:not(.can)')].map((e) => e.id)[8]"
    )
    box = box_of(page.locator(f"#{wrong}"))
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    notice = page.locator("#notice")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text(wrong.removeprefix("s-"))
    expect(notice.locator("summary")).to_have_text(re.compile(r"^Rule TE-[A-Z]+-\d+$"))
    notice.locator("summary").click()
    expect(notice.locator("details p")).not_to_be_empty()
    place = box_of(notice)
    assert abs(place["x"] - box["x"]) < 500
    assert place["x"] + place["width"] <= 1440
    assert place["y"] + place["height"] <= 900
    expect(page.locator("#hand-0")).to_have_class(re.compile("picked"))
    page.keyboard.press("Escape")
    expect(notice).to_be_hidden()


def test_out_of_turn_a_tap_says_so(site: Browsed) -> None:
    one, two, _ = site.table("euphrates", "person", "person")
    page = site.open(one)
    other = site.open(two)
    waiting = other if page.query_selector("#table.yours") else page
    assert waiting.query_selector("#game .can") is None
    waiting.click("#hand-0", force=True)
    expect(waiting.locator("#notice")).to_contain_text("It is the others’ turn.")


def test_half_a_choice_and_an_action_are_taken_back_and_a_reload_goes_on(site: Browsed) -> None:
    page = site.open("/")
    start_alone(page)
    page.click("#hand-0")
    page.click("#hand-1")
    expect(page.locator(".picked")).to_have_count(1)
    expect(page.locator("#hand-1")).to_have_class(re.compile("picked"))
    page.click("#hand-1")
    expect(page.locator(".picked")).to_have_count(0)
    page.click("#do-swap")
    expect(page.locator("[data-control=confirm]")).to_be_disabled()
    page.click("#hand-2")
    page.click("#hand-0")
    expect(page.locator("[data-control=confirm]")).to_have_text("Confirm (2)")
    page.click("[data-control=cancel]")
    expect(page.locator("[data-control=confirm]")).to_have_count(0)
    before = hand_of(page)
    expect(page.locator("#undo")).to_be_hidden()
    page.click("#hand-0")
    page.locator(".space.can").first.click()
    expect(page.locator("#undo")).to_be_visible()
    page.click("#undo")
    expect(page.locator("#undo")).to_be_hidden()
    assert hand_of(page) == before
    finish_action(page, random.Random(3))
    seen = [page.text_content(part) for part in ("#prompt", "#hand", "#log", "#players")]
    page.reload()
    page.wait_for_selector("#table.yours")
    again = [page.text_content(part) for part in ("#prompt", "#hand", "#log", "#players")]
    assert again == seen


def test_a_page_outlives_its_server(browser: Browser, tmp_path: Path) -> None:
    page = browser.new_page()
    with serving(tmp_path) as site:
        page.goto(site.base)
        start_alone(page)
        page.click("#hand-0")
        prompt = page.text_content("#prompt")
    expect(page.locator("#lost")).to_be_visible()
    with serving(tmp_path, port=site.port):
        expect(page.locator("#lost")).to_be_hidden()
        expect(page.locator("#prompt")).to_have_text(prompt or "")
        expect(page.locator("#hand-0")).to_have_class(re.compile("picked"))
        page.locator(".space.can").first.click()
        expect(page.locator("#undo")).to_be_visible()
    page.close()


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_phone_never_scrolls_sideways(site: Browsed, language: str) -> None:
    one, two, watch = site.table("euphrates", "person", "person")
    wide = "() => [document.documentElement.scrollWidth, document.body.scrollWidth]"
    page = site.open(f"/?language={language}", *PHONE)
    for path in ("/", one, two, watch):
        page.goto(f"{site.base}{path}?language={language}")
        if path != "/":
            page.wait_for_selector("#table[data-version]")
        assert max(page.evaluate(wide)) <= 390
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, select, .button, nav a")]
              .filter((e) => e.offsetParent && e.getBoundingClientRect().height < 44)
              .map((e) => e.outerHTML.slice(0, 80))"""
        )
        assert small == []


def test_the_board_is_whole_on_a_desktop(site: Browsed) -> None:
    for wide, high in ((1440, 900), (1280, 720), (1920, 1080)):
        with site.looking("/", wide, high) as page:
            start_alone(page)
            box = box_of(page.locator("#board"))
            assert box["y"] + box["height"] <= high
            assert box["width"] >= 0.5 * min(wide, high)
