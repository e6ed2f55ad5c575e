"""In the browser: the end of a game tells its story, and leads to what decided it."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import DESKTOP, SIZES, Browsed, wait_until

OUT_OF_SIGHT = """(parts) => parts.filter((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return box.width === 0 || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
})"""
FIRST = ["#over-title", "#over .why", "#over-moment img", "#over-moment .button", "#over .main"]
REST = [".final-places", "#over .curve", "#over-more > .buttons", "#over-close"]


@pytest.mark.parametrize("size", SIZES)
def test_the_end_leads_to_its_turning_point(laid: Browsed, size: tuple[int, int]) -> None:
    page = laid.open(laid.paths["final score"], *size)
    page.wait_for_selector("#over-moment[data-analysis=done] dl", timeout=120_000)
    seen = FIRST + (REST if size == DESKTOP else [])
    wait_until(page, lambda: not page.evaluate(OUT_OF_SIGHT, seen))  # a picture loads
    if size == DESKTOP:
        page.get_by_role("button", name="Show the board").click()
        expect(page.locator("#over")).to_be_hidden()
        page.get_by_role("button", name="Show the result").click()
    page.click("#over-moment .button")
    drawn_in_sight(page)


def drawn_in_sight(page: Page) -> None:
    """Check that board, text and both actions are in sight in a replay at a swing."""
    page.wait_for_selector("#verdict-drawing rect.played")
    expect(page.locator("#verdict dt")).to_have_count(2)
    wait_until(page, lambda: not page.evaluate(OUT_OF_SIGHT, ["#verdict", "#board"]))
    for kind in ("played", "better"):
        expect(page.locator(f"#verdict-drawing rect.{kind}").last).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("#verdict")).to_be_hidden()
    expect(page.locator("#verdict-drawing > *")).to_have_count(0)
