"""The lobby in a browser: one device that goes round, links with codes, one's own tables."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import NAMED, PHONE, Browsed
from tests.server.helpers import some_action

SMALL = """() => [...document.querySelectorAll("button, select, .button, summary, a.go, .check")]
  .filter((e) => e.offsetParent && !e.closest("dialog") && e.getBoundingClientRect().height < 44)
  .map((e) => e.outerHTML.slice(0, 80))"""


def open_for_two(page: Page) -> None:
    """Open a table with two seats on this device."""
    page.select_option("[name=seat-1]", "me")
    expect(page.locator("#several")).to_be_visible()
    page.click("#new > button")
    expect(page.locator("h1")).to_have_text(re.compile("^Pass the device to (Lion|Bull)$"))


def open_curtain(page: Page) -> str:
    """Open the curtain for whoever is asked, and give the seat's name."""
    name = (page.text_content("h1") or "").rsplit(" ", 1)[1]
    page.click(".curtain .main")
    page.wait_for_selector("#table.yours[data-version]")
    return name


def hand_over(page: Page) -> None:
    """End the turn; the page is left for the curtain by itself."""
    page.click("#do-end")
    page.wait_for_selector("main.curtain")


def test_a_device_goes_round_and_no_hand_is_seen(site: Browsed) -> None:
    page = site.open("/new")
    heard: list[str] = []
    page.on("websocket", lambda socket: heard.append(socket.url))
    open_for_two(page)
    hands: dict[str, str] = {}
    seen = page.content()
    for turn in range(4):
        assert page.query_selector("#hand, #table, [id^=hand-]") is None
        assert "/table/" not in page.content()
        assert not re.search(NAMED.format("(Lion|Bull)"), page.content())
        assert len(heard) == turn
        name = open_curtain(page)
        other = {"Lion": "Bull", "Bull": "Lion"}[name]
        assert not re.search(NAMED.format(other), page.content())
        hand = page.inner_html("#hand")
        if turn == 1:
            assert hand in hands.values() or hand not in seen
        if turn > 1:
            assert hand == hands[name]
        hands[name] = hand
        seen = page.content()
        hand_over(page)
    assert sorted(hands) == ["Bull", "Lion"]
    assert len({url.split("?")[0] for url in heard}) == 2
    page.go_back()
    expect(page.locator("main.curtain")).to_be_visible()
    assert page.query_selector("#hand") is None
    name = open_curtain(page)
    hand_over(page)  # and before the other has opened, one may look back
    page.click(f".others >> text=I am {name}")
    page.wait_for_selector("#table[data-version]:not(.yours)")
    expect(page.locator("#hand")).to_be_visible()
    page.click("#hand-over")
    expect(page.locator("main.curtain")).to_be_visible()


def test_going_back_shows_no_page_of_the_seat_before(site: Browsed) -> None:
    seats = {"seat-0": "me", "seat-1": "me"}
    page = site.open("/", *PHONE)
    opened = page.request.post(f"{site.base}/tables", form={"game": "pamir", **seats})
    page.goto(opened.url)
    open_curtain(page)
    page.locator(".leaves a").last.click()
    page.press(".about a[href$='/replay']", "Enter")
    page.wait_for_selector("#replay[data-shown]")
    page.press("text=To the table", "Enter")
    page.wait_for_selector("#table[data-version]")
    page.press(".about a[href$='/replay']", "Enter")
    page.wait_for_selector("#replay[data-shown]")
    page.click("#hand-over")
    expect(page.locator("main.curtain")).to_be_visible()
    page.go_back()
    expect(page.locator("main.curtain")).to_be_visible()


@pytest.mark.usefixtures("toys")
def test_a_replay_is_covered_when_the_other_seat_is_asked(site: Browsed) -> None:
    players = {"seat-0": "person", "seat-1": "me", "seat-2": "me"}
    page = site.open("/")
    host = page.request.post(f"{site.base}/tables", form={"game": "draws", **players})
    ash = re.findall(r'href="(/table/[^"]+)"', host.text())[0]
    page.goto(f"{site.base}/hand/{ash.split('/')[2]}/2")
    page.click(".about a[href$='/replay']")
    page.wait_for_selector("#replay[data-shown]")
    with site.page(ash) as first:
        first.act(some_action(first.update()["choices"], random.Random(1)))
    expect(page.locator("main.curtain")).to_be_visible()


def test_my_tables_lead_back_and_can_be_forgotten(site: Browsed) -> None:
    page = site.open("/new")
    open_for_two(page)
    page.goto(site.base)
    expect(page.locator("#mine .asked .state")).to_have_text("Your turn")
    page.click("#mine a.go")
    expect(page.locator("main.curtain")).to_be_visible()
    page.goto(site.base)
    page.click("#mine .menu summary")
    page.click("#mine form button")
    page.click("button[name=sure]")
    expect(page.locator(".games")).to_be_visible()
    expect(page.locator("#mine")).to_have_count(0)


def test_seats_are_renamed_as_the_looks_change(site: Browsed) -> None:
    page = site.open("/new")
    names = page.locator("#seats .field > span")
    expect(names.first).to_have_text("Lion")
    page.click("#new .looks summary")
    page.select_option("[name=option-dynasties]", "potter-bull-lion-archer")
    expect(names).to_have_text(["Potter", "Bull", "Lion", "Archer"])


def test_the_lobby_works_without_a_script(site: Browsed) -> None:
    page = site.open("/", java_script_enabled=False)
    page.click("[aria-label='Play with friends: Pax Pamir']")
    expect(page.locator("svg.qr")).to_be_visible()
    page.click("text=Start with 1 bot")
    expect(page.locator("noscript")).to_have_count(1)
    page.goto(site.base)
    expect(page.locator("#mine .go")).to_have_count(1)
    page.goto(f"{site.base}/new")
    page.select_option("[name=seat-1]", "me")
    page.click("#new > button")
    page.click(".curtain .main")
    expect(page.locator("noscript")).to_have_count(1)


@contextmanager
def two_people(site: Browsed) -> Iterator[tuple[Page, Page]]:
    with site.looking("/") as one, site.looking("/") as two:
        yield one, two


def test_a_stranger_takes_a_public_seat_and_both_play(club: Browsed) -> None:
    with two_people(club) as (host, guest):
        host.goto(f"{club.base}/new")
        host.select_option("[name=seat-1]", "person")
        host.check("[name=public]")
        host.click("#new > button")
        expect(host.locator(".note")).to_have_text("free, on the public list")
        guest.reload()
        guest.click("#public >> text=Play as Bull")
        guest.wait_for_selector("#table[data-version]")
        host.reload()
        expect(host.locator(".arrival")).to_have_text("Bull has joined.")
        host.click("text=Play on this device")
        host.wait_for_selector("#table[data-version]")
        first = host if host.query_selector("#table.yours") else guest
        first.click("#do-end")
        (guest if first is host else host).wait_for_selector("#table.yours")


def test_an_account_is_made_and_left_with_the_keyboard(club: Browsed) -> None:
    page = club.open("/account")
    form = page.locator("form[action='/account/new']")
    form.locator("[name=name]").focus()
    page.keyboard.type("Anna")
    page.keyboard.press("Tab")
    page.keyboard.type("correct horse")
    page.keyboard.press("Enter")
    expect(page.locator(".account")).to_contain_text("Anna")
    page.click("a.account")
    page.click("text=Sign out")
    expect(page.locator(".account")).to_contain_text("Sign in")


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_lobby_fits_a_phone(club: Browsed, language: str) -> None:
    asked = f"/?language={language}"
    page = club.open(asked, *PHONE)
    for seat in ("person", "me"):
        page.goto(f"{club.base}/new")
        page.select_option("[name=seat-1]", seat)
        page.click("#new > button")
        check(page)
    for path in ("/", "/new?game=hammer", "/rules/viceroy", "/account"):
        page.goto(club.base + path)
        check(page)


def check(page: Page) -> None:
    """Nothing sticks out sideways, and club can be hit with a finger."""
    for summary in page.locator("main summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, page.url
    assert page.evaluate(SMALL) == [], page.url
