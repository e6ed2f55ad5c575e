"""The stage of a table: its share of the window, places that stay, and sizes of text."""

import pytest
from playwright.sync_api import Browser
from tests.browser.clicker import looking
from tests.browser.positions import Laid

WIDE = (1440, 900)
PHASES = {
    "euphrates": ("opening", "own turn", "conflict", "final score"),
    "pamir": (
        "pamir opening",
        "pamir first card",
        "pamir debtor",
        "pamir bribe",
        "pamir forced",
        "pamir turn",
        "pamir battle",
        "pamir check due",
        "pamir check",
        "pamir score",
    ),
    "wakhan": ("wakhan", "wakhan score"),
    "viceroy": ("viceroy bid", "viceroy clash", "viceroy place", "viceroy wide", "viceroy score"),
    "hammer": (
        "hammer dice",
        "hammer main",
        "hammer row",
        "hammer square",
        "hammer consent",
        "hammer score",
    ),
}
PLACES = {
    "euphrates": ("#board", "#hand"),
    "pamir": ("#tab-map", "#tab-market"),
    "wakhan": ("#tab-map", "#tab-market"),
    "viceroy": ("#tab-auction", "#tab-own", "#tab-hand"),
    "hammer": ("#tab-table",),
}
SMALL = """(least) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility({visibilityProperty: true})) continue;
    if (parent.closest("[aria-hidden=true]")) continue; // a drawing whose words are elsewhere
    const box = parent.getBoundingClientRect();
    if (box.width < 2 || box.bottom < 0 || box.top > innerHeight || box.right < 0) continue;
    const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < least) found.push(`${size.toFixed(1)} ${node.textContent.trim()}`);
  }
  return found;
}"""

BOX = """(selector) => {
  const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
LEAST = {"share": 0.75, "text": 12}


@pytest.mark.parametrize("game", PHASES)
def test_the_stage_is_large_and_stays_and_can_be_read(
    browser: Browser, laid: Laid, game: str
) -> None:
    places = set()
    for phase in PHASES[game]:
        with looking(browser, laid, laid.paths[phase], *WIDE) as page:
            page.wait_for_selector("#table[data-version]")
            *_, wide, high = page.evaluate(BOX, ".board-box")
            assert wide * high >= LEAST["share"] * WIDE[0] * WIDE[1]
            assert page.evaluate(SMALL, LEAST["text"]) == []
            assert page.evaluate("document.documentElement.scrollWidth") == WIDE[0]
            places.add(str([page.evaluate(BOX, selector) for selector in PLACES[game]]))
    assert len(places) == 1, "a place moves between phases"
