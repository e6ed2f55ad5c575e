"""Viceroy through the page: a whole game with the mouse, bids taken back, and a phone's tabs."""

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import (
    ASKED,
    DESKTOP,
    OFFERED,
    PHONE,
    Browsed,
    box_of,
    click_any,
    is_over,
    offers,
    tap,
    visit,
)
from tests.server.helpers import play_on

BID = "#game [id^=bid-].can"
BIDS = f"""() => {{
  const offered = ({OFFERED})();
  return offered.some((element) => element.id.startsWith("bid-"));
}}"""
"""Whether the page asks for a bid, which all seats choose at once."""


def asked(page: Page) -> bool:
    """Return whether the page has something to decide now."""
    return bool(page.evaluate(ASKED)) and not is_over(page)


def play_to_bids(pages: list[Page], rng: random.Random) -> None:
    """Click whatever is offered to anybody until all have to bid.

    After a tie only some of them bid again, so a bid of a few is clicked too.
    """
    while not all(asked(page) and page.evaluate(BIDS) for page in pages):
        pages[0].wait_for_timeout(10)
        if len({page.get_attribute("#table", "data-version") for page in pages}) == 1:
            for page in pages:
                together = all(each.locator("#table.yours").count() for each in pages)
                if asked(page) and not (together and page.evaluate(BIDS)):
                    click_any(page, rng)


def bid_again(pages: list[Page]) -> None:
    """Bid, take that back while another person still chooses, and bid again."""
    first = pages[0]
    before = first.text_content("#prompt")
    tap(first, BID)
    first.click("#undo")
    first.wait_for_function(ASKED)
    assert first.evaluate(BIDS)
    assert first.text_content("#prompt") == before
    expect(first.locator("#undo")).to_be_hidden()
    tap(first, BID)
    expect(first.locator("#undo")).to_be_visible()


def reload(page: Page) -> None:
    """Load the page anew: it shows what it showed."""
    page.mouse.move(0, 0)  # a card under the pointer would be enlarged
    before = page.inner_text("#game"), page.text_content("#prompt")
    page.reload()
    page.wait_for_selector("#table[data-version]")
    assert (page.inner_text("#game"), page.text_content("#prompt")) == before


def check_the_end(page: Page) -> str:
    """Look at what the page of a finished game shows. Returns: the result in its record."""
    page.wait_for_function(ASKED)
    assert is_over(page)
    assert offers(page) == 0
    expect(page.locator("#prompt")).not_to_be_empty()
    expect(page.locator("#seed")).not_to_be_empty()
    expect(page.locator("#undo")).to_be_hidden()
    expect(page.locator("#score")).to_be_visible()
    record = page.request.get(page.url.partition("?")[0] + "/record").text()
    found = re.search(r"^result .+", record, re.MULTILINE)
    assert found, record[-200:]
    return found[0]


def test_two_people_and_two_bots_play_to_the_final_score(site: Browsed) -> None:
    one, two, _ = site.table("viceroy", "person", "bot greedy", "person", "bot random")
    rng = random.Random(3)
    pages = [site.open(path) for path in (one, two)]
    play_to_bids(pages, rng)
    bid_again(pages)
    reload(pages[0])
    expect(pages[0].locator("#undo")).to_be_visible()
    click_any(pages[1], rng)
    play_to_bids(pages, rng)
    for page in pages:
        page.goto("about:blank")
    with site.at(one) as person, site.at(two) as other:
        assert play_on([person, other], rng) > 20
    for page, path in zip(pages, (one, two), strict=True):
        visit(page, site, path)
    results = [check_the_end(page) for page in pages]
    assert results[0] == results[1]
    assert pages[0].text_content("#score") == pages[1].text_content("#score")


def test_gems_are_chosen_in_one_row_that_says_how_many_are_missing(site: Browsed) -> None:
    path, *_ = site.table("viceroy", "person")
    rng = random.Random(4)
    page = site.open(path, *PHONE)
    play_to_bids([page], rng)
    page.click("#do-pass")
    shown = page.locator(".gem:visible")
    expect(shown.first).to_be_visible()
    assert shown.count() <= 4
    before = shown.count()
    heap = page.locator(".gem-rows .row").filter(has=page.locator(".gem:nth-child(3)")).first
    heap.locator(".gem").first.click()
    expect(page.locator("#half")).to_have_text("Choose 2 more.")
    assert before <= shown.count() <= before + 1
    tall = box_of(page.locator(".gem-rows"))
    assert tall["height"] < PHONE[1] / 6
    for number in (2, 3):  # three clicks on a gem are three gems
        heap.locator(".gem").first.click()
        expect(page.locator(".gem.picked")).to_have_count(number)
    more = page.locator(".gem:visible:not(.picked)").first
    expect(more).to_have_attribute("aria-disabled", "true")
    more.click(force=True)
    expect(page.locator("#notice")).to_contain_text("No more can be chosen.")
    expect(page.locator(".gem.picked")).to_have_count(3)


def test_a_phone_turns_between_auction_pyramid_and_score(laid: Browsed) -> None:
    page = laid.open(laid.paths["viceroy place"], *PHONE)
    leaves = {"auction": "#auction-red", "own": ".pyramids", "score": "#score"}
    for name, inside in leaves.items():
        page.click(f"#game a[href='#tab-{name}']")
        expect(page.locator(inside)).to_be_visible()
        for other in leaves.keys() - {name}:
            expect(page.locator(leaves[other])).to_be_hidden()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0]


@pytest.mark.parametrize("others", [(), ("person", "bot greedy")])
def test_a_phone_enlarges_only_a_shown_pyramid(site: Browsed, others: tuple[str, ...]) -> None:
    path, *_ = site.table("viceroy", "person", *others)
    page = site.open(path, *PHONE)
    zoom = page.locator("#zoom")
    expect(zoom).to_be_hidden()  # it would lie over the welcome
    page.click("#welcome-done")
    page.click("#coach [data-coach=off]")
    if not others:
        play_to_bids([page], random.Random(1))
        expect(page.locator("#tab-auction")).to_be_visible()
        expect(zoom).to_be_hidden()
    laid = not others  # an empty pyramid has nothing to enlarge
    for name, pyramid in (("own", laid), ("auction", False), ("own", laid), ("score", False)):
        page.click(f"#game a[href='#tab-{name}']")
        expect(zoom).to_be_visible(visible=pyramid)


COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes("#zoom .tool").some((one) => boxes(".hand-card").some((other) => meet(one, other)));
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_buttons_to_zoom_cover_no_card_of_the_hand(laid: Browsed, size: tuple[int, int]) -> None:
    for position in ("viceroy bid", "viceroy place", "viceroy wide"):
        with laid.looking(laid.paths[position], *size) as page:
            assert not page.evaluate(COVERED), position
