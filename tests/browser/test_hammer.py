"""The camp game through the page: a team's first turn with the mouse, and the tabs of a phone."""

import random

from playwright.sync_api import expect
from tests.browser.clicker import ASKED, PHONE, Browsed, box_of, click_any, is_over, tap, visit
from tests.server.helpers import Site

BOTS = ("bot random", "bot random")
ASKED_FOR = """(start) => [...document.querySelectorAll("#game .can")]
  .some((element) => element.id.startsWith(start))"""


def a_seat(site: Site) -> str:
    """Open a table. Returns: the path of the one seat a person has."""
    return site.table("hammer", "me", *BOTS)[0]


def test_a_row_is_asked_for_where_the_picture_is(site: Browsed) -> None:
    """A choice of a row opens the encoded picture, and the row is chosen there."""
    rng, page = random.Random(5), site.open(a_seat(site))
    page.wait_for_function(ASKED)
    while not page.evaluate(ASKED_FOR, "use-"):
        if is_over(page):  # some games end before it comes to that
            visit(page, site, a_seat(site))
        else:
            click_any(page, rng)
            page.wait_for_timeout(20)
        page.wait_for_function(ASKED)
    expect(page.locator("#tab-table")).to_be_visible()
    expect(page.locator("#tab-hand")).to_be_visible()
    page.evaluate("document.querySelector('.use.can').click()")
    page.wait_for_function(ASKED_FOR, arg="row-")
    expect(page.locator("#cipher-0")).to_be_visible()
    expect(page.locator("#tab-table")).to_be_hidden()
    first = page.locator(".row.can").first.get_attribute("id")
    tap(page, f"#{first}")
    expect(page.locator(f"#{first}.due")).to_have_count(1)


def test_a_square_can_be_hit_with_the_mouse(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["hammer main"])
    expect(page.locator(".order-name")).to_have_text("Turn order")
    expect(page.locator(".team .place").first).to_contain_text("turn ")
    page.locator("#do-guess").click()
    page.wait_for_function(ASKED_FOR, arg="sq-")
    guesses = page.locator("#map .guess").count()
    box = box_of(page.locator("#sq-3-4"))
    assert min(box["width"], box["height"]) >= 24
    tap(page, "#sq-3-4")
    expect(page.locator("#sq-3-4")).to_be_visible()  # the map stays until it is handed in
    tap(page, "#do-sure")
    expect(page.locator("#map .guess")).to_have_count(guesses + 1)


def test_a_phone_shows_the_hand_that_is_asked_about(site: Browsed) -> None:
    page = site.open(a_seat(site), *PHONE)
    expect(page.locator("#do-keep")).to_be_visible()
    expect(page.locator("#tab-hand .hand-card").first).to_be_in_viewport()
    expect(page.locator("#tab-table")).to_be_hidden()
    expect(page.locator(".bar")).to_have_count(0)


def test_tabs_of_a_phone_leave_the_clock_in_sight(laid: Browsed) -> None:
    """The question stays too, and the dock leaves most of the screen to the cards."""
    page = laid.open(laid.paths["hammer main"], *PHONE)
    expect(page.locator("#do-end")).to_be_visible()
    expect(page.locator("#do-guess")).to_be_hidden()
    expect(page.locator("#do-time-up")).to_be_hidden()  # there is no clock
    assert box_of(page.locator(".dock"))["height"] < 0.4 * PHONE[1]
    for tab in ("table", "hand", "picture", "piles"):
        page.locator(f"nav.leaves a[href='#tab-{tab}']").click()
        expect(page.locator(f"#tab-{tab}")).to_be_visible()
        expect(page.locator("#prompt")).to_be_in_viewport()
        expect(page.locator("#status")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_label("More…").check(force=True)
    expect(page.locator("#do-guess")).to_be_visible()


def test_HM_EDGE_PICTURE_06_help_with_the_picture_can_be_refused(laid: Browsed) -> None:
    """Who wants no help sees codes, but no paint and no crosses."""
    page = laid.open(f"{laid.paths['hammer main']}#tab-picture")
    area = page.locator("#game > .hammer")
    expect(page.locator("#map .gone")).to_be_attached()
    for value, crossed in (("none", False), ("paint", False), ("full", True)):
        area.evaluate("(area, value) => (area.dataset.assist = value)", value)
        shown = page.locator("#map .gone").evaluate(
            "(path) => getComputedStyle(path).display !== 'none'"
        )
        assert shown == crossed
