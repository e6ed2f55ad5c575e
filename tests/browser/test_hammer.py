"""The camp game through the page: a team's first turn with the mouse, and the tabs of a phone."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import ASKED, PHONE, box_of, click_any, is_over, looking, tap, visit
from tests.server.helpers import Site

CLICKS = 1000
BOTS = ("bot random", "bot random")
ASKED_FOR = """(start) => [...document.querySelectorAll("#game .can")]
  .some((element) => element.id.startsWith(start))"""


def until(page: Page, site: Site, start: str) -> None:
    """Click whatever is offered until something is whose id begins so.

    Some games end before it comes to that: then another one begins.
    """
    rng = random.Random(5)
    for _ in range(CLICKS):
        page.wait_for_function(ASKED)
        if page.evaluate(ASKED_FOR, start):
            return
        if is_over(page):
            visit(page, site, a_seat(site))
        else:
            click_any(page, rng)
            page.wait_for_timeout(20)
    pytest.fail(f"nothing that begins with {start} was offered")


def a_seat(site: Site) -> str:
    """Open a table. Returns: the path of the one seat a person has."""
    return site.table("hammer", "me", *BOTS)[0]


def test_a_row_is_asked_for_where_the_picture_is(browser: Browser, swift: Site) -> None:
    """A choice of a row opens the encoded picture, and the row is chosen there."""
    with looking(browser, swift, a_seat(swift)) as page:
        until(page, swift, "use-")
        expect(page.locator("#tab-table")).to_be_visible()
        expect(page.locator("#tab-hand")).to_be_visible()
        page.evaluate("document.querySelector('.use.can').click()")
        until(page, swift, "row-")
        expect(page.locator("#cipher-0")).to_be_visible()
        expect(page.locator("#tab-table")).to_be_hidden()
        first = page.locator(".row.can").first.get_attribute("id")
        tap(page, f"#{first}")
        expect(page.locator(f"#{first}.due")).to_have_count(1)


def test_a_square_can_be_hit_with_the_mouse(browser: Browser, swift: Site) -> None:
    with looking(browser, swift, a_seat(swift)) as page:
        until(page, swift, "do-guess")
        page.locator("#do-guess").click()
        until(page, swift, "sq-")
        box = box_of(page.locator("#sq-3-4"))
        assert min(box["width"], box["height"]) >= 24
        tap(page, "#sq-3-4")
        expect(page.locator("#sq-3-4")).to_be_visible()  # the map stays until it is handed in
        tap(page, "#do-sure")
        expect(page.locator("#map .guess")).to_have_count(1)


def test_tabs_of_a_phone_leave_the_clock_in_sight(browser: Browser, swift: Site) -> None:
    """Whatever part of the table is shown, the question and whose turn it is stay in sight."""
    with looking(browser, swift, a_seat(swift), *PHONE) as page:
        until(page, swift, "do-")
        for tab in ("table", "hand", "picture", "piles"):
            page.locator(f"nav.leaves a[href='#tab-{tab}']").click()
            expect(page.locator(f"#tab-{tab}")).to_be_visible()
            expect(page.locator("#prompt")).to_be_in_viewport()
            expect(page.locator("#status")).to_be_in_viewport()
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_phone_shows_the_hand_that_is_asked_about(browser: Browser, swift: Site) -> None:
    with looking(browser, swift, a_seat(swift), *PHONE) as page:
        expect(page.locator("#do-keep")).to_be_visible()
        expect(page.locator("#tab-hand .hand-card").first).to_be_in_viewport()
        expect(page.locator("#tab-table")).to_be_hidden()
        expect(page.locator(".bar")).to_have_count(0)


def test_rare_actions_of_a_phone_are_behind_a_switch(browser: Browser, swift: Site) -> None:
    """The dock leaves most of the screen to the cards; no clock, no "Declare time up"."""
    with looking(browser, swift, a_seat(swift), *PHONE) as page:
        until(page, swift, "do-guess")
        expect(page.locator("#do-end")).to_be_visible()
        expect(page.locator("#do-guess")).to_be_hidden()
        expect(page.locator("#do-time-up")).to_be_hidden()
        box = box_of(page.locator(".dock"))
        assert box["height"] < 0.4 * PHONE[1]
        page.get_by_label("More…").check(force=True)
        expect(page.locator("#do-guess")).to_be_visible()


def test_the_order_of_turns_is_called_so(browser: Browser, swift: Site) -> None:
    with looking(browser, swift, a_seat(swift)) as page:
        until(page, swift, "do-end")
        expect(page.locator(".order-name")).to_have_text("Turn order")
        expect(page.locator(".team .place").first).to_contain_text("turn ")


def test_HM_EDGE_PICTURE_06_help_with_the_picture_can_be_refused(
    browser: Browser, swift: Site
) -> None:
    """Who wants no help sees codes, but no paint and no crosses."""
    with looking(browser, swift, f"{a_seat(swift)}#tab-picture") as page:
        until(page, swift, "do-")
        area = page.locator("#game > .hammer")
        expect(page.locator("#map .gone")).to_be_attached()
        for value, crossed in (("none", False), ("paint", False), ("full", True)):
            area.evaluate("(area, value) => (area.dataset.assist = value)", value)
            shown = page.locator("#map .gone").evaluate(
                "(path) => getComputedStyle(path).display !== 'none'"
            )
            assert shown == crossed
