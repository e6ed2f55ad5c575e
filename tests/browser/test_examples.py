"""The examples of the rules, tried: each through the page, from the rules and back."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import DESKTOP, PHONE, Browsed
from tests.browser.test_lessons import follow
from tests.sampling import some
from tests.server.helpers import Site

from velkahra.core.play.tutor import Walk
from velkahra.core.plugin import BUILT_IN
from velkahra.core.registry import game

TRIED, FROM_RULES = 4, 2
"""Examples of a game on a page; the tests of games play all of them."""
SCREENS = [*((name, *DESKTOP) for name in BUILT_IN), ("hammer", *PHONE)]


@pytest.mark.parametrize(("name", "width", "height"), SCREENS)
def test_examples_are_tried(site: Browsed, name: str, width: int, height: int) -> None:
    """On a phone and from the rules, where a page is as large as a book, some of them."""
    title, is_wide = game(name), width > height
    page = site.open("/", width, height)
    tried = some([one for one in title.files.examples() if one.do], TRIED)
    from_rules = some(tried, FROM_RULES)
    for one in tried if is_wide else from_rules:
        path = f"/rules/{name}/try/{one.name}"
        if one in from_rules:
            find(page, f"{site.base}/rules/{name}", one.rule, one.name)
            page.click(f"a[href='{path}']")
        else:
            page.goto(f"{site.base}{path}?language=en")
        page.wait_for_selector("#table[data-state]")
        expect(page.locator("#lesson-place")).to_be_hidden()
        follow(page, Walk(title, one.lesson()))
        if one in from_rules:
            page.click("#lesson-onward")
            expect(page.locator(f"[id='{one.rule}']:target")).to_be_in_viewport()


def find(page: Page, rules: str, rule: str, example: str) -> None:
    """Go to a rule, which unfolds, and wait for the picture of its example."""
    page.goto(f"{rules}?language=en#{rule}")
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
    picture = page.locator(f"img[src*='/{example}.svg']").first
    picture.scroll_into_view_if_needed()
    page.wait_for_function("image => image.naturalWidth > 0", arg=picture.element_handle())


def test_pictures_wait_until_they_are_near(site: Browsed) -> None:
    page = site.open("/rules/hammer")
    page.wait_for_load_state("networkidle")
    seen = page.evaluate("[...document.images].map((image) => image.complete)")
    assert len(seen) >= 5
    assert not all(seen)


def test_the_first_sight_of_the_rules_is_light(browser: Browser, site: Site) -> None:
    """What the page loads before anybody scrolls is below 150 kB."""
    for name in BUILT_IN:
        assert 20_000 < bytes_of(browser, f"{site.base}/rules/{name}?language=cs") < 150_000, name


def bytes_of(browser: Browser, address: str) -> float:
    """Return how many bytes a phone loads for a page that it has never seen."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page, loaded = context.new_page(), [0.0]
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"]))
    page.goto(address, wait_until="networkidle")
    context.close()
    return sum(loaded)
