"""What a finger learns of signs and figures, and the list of all cards with its filters."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.clicker import looking, visit
from tests.browser.positions import Shelf, shelf
from tests.server.helpers import Site, serving

WIDE, HIGH = 390, 844


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Shelf]]:
    """A server with tables in the middle of things."""
    folder = tmp_path_factory.mktemp("explained")
    made = shelf(folder)
    with serving(folder) as site:
        yield site, made


@pytest.mark.parametrize(
    ("position", "sign"), [("hammer main", "#points-0"), ("viceroy bid", ".count[title]")]
)
def test_a_tap_on_a_figure_says_what_it_means(
    browser: Browser, laid: tuple[Site, Shelf], position: str, sign: str
) -> None:
    site, made = laid
    context = browser.new_context(viewport={"width": WIDE, "height": HIGH}, has_touch=True)
    page = context.new_page()
    visit(page, site, made.paths[position])
    page.locator(".leaves a").first.tap()
    figure = page.locator(f"#game {sign}").locator("visible=true").first
    figure.tap()
    shown = page.locator(".explained")
    expect(shown).to_have_text(figure.get_attribute("title") or "no title")
    box = shown.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= WIDE
    page.locator(".leaves a").first.tap()
    expect(shown).to_have_count(0)
    context.close()


def test_a_tap_on_the_desk_says_what_it_means(browser: Browser, laid: tuple[Site, Shelf]) -> None:
    site, _ = laid
    context = browser.new_context(viewport={"width": WIDE, "height": HIGH}, has_touch=True)
    page = context.new_page()
    page.goto(f"{site.base}/")
    page.tap("form[action='/learn/hammer/desk'] button")
    page.wait_for_selector("#practice")
    for sign in ("#standings th[title] >> nth=2", "#day .timeline li[title] >> nth=0"):
        page.locator(sign).tap()
        expect(page.locator(".explained")).to_have_text(page.get_attribute(sign, "title") or "")
    nameless = page.locator("#standings th[scope=col]:not([title])")
    expect(nameless).to_have_count(0)
    context.close()


def test_all_cards_of_a_camp_can_be_filtered(browser: Browser, laid: tuple[Site, Shelf]) -> None:
    site, made = laid
    with looking(browser, site, "/") as page:
        page.goto(f"{site.base}{made.paths['hammer main']}/cards")
        cards = page.locator(".all-cards li:visible h2")
        every = cards.count()
        page.select_option("select[name=kind]", index=1)
        some = cards.count()
        assert 0 < some < every
        page.uncheck("input[name=here]")
        assert cards.count() < some
        page.check("input[name=here]")
        page.select_option("select[name=kind]", index=0)
        assert cards.count() == every
