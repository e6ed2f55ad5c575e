"""The organiser's lesson: a camp of bots at the real desk, from the first evening to the end."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import DESKTOP, PHONE, SIZES, Browsed
from tests.sampling import usual

from velkahra.core import registry

MOMENTS = ("hide", "bets", "game", "results", "turns", "next-day", "end", "over")
OVER = registry.game("hammer").words.text("en", "practice-over")
NEXT = "#practice button.main"


def moment(page: Page) -> str:
    """Return the moment that the lesson is about."""
    words, said = registry.game("hammer").words, page.text_content("#practice [role=status]")
    return next(name for name in MOMENTS if words.text("en", f"practice-{name}") == said)


def begin(page: Page) -> None:
    page.click("form[action='/learn/hammer/desk'] button")
    page.wait_for_selector("#practice")


@pytest.mark.parametrize("size", usual(DESKTOP, SIZES))
def test_a_whole_camp_can_be_practised(site: Browsed, size: tuple[int, int]) -> None:
    met: list[str] = []
    with site.looking("/learn/hammer", *size) as page:
        begin(page)
        while not met or met[-1] != "over":
            page.wait_for_selector(f"{NEXT}, #practice:has-text('{OVER[:20]}')")
            met.append(moment(page))
            if page.query_selector(NEXT):
                page.click(NEXT)
                page.wait_for_load_state()
    assert set(met) >= set(MOMENTS) - {"turns"}
    assert met.count("results") == 5


@pytest.mark.parametrize("size", usual(PHONE, SIZES))
def test_the_organiser_can_also_fill_in_what_is_asked(site: Browsed, size: tuple[int, int]) -> None:
    page = site.open("/", *size)
    begin(page)
    assert moment(page) == "hide"
    page.fill("[name=square]", "C4")
    page.click("[data-form=hide] [type=submit].main")
    page.wait_for_selector("#practice:has-text('joker')")
    expect(page.locator("#practice button.main")).to_be_visible()
