"""The stage of a table: its share of the window, places that stay, and sizes of text."""

import pytest
from playwright.sync_api import Browser
from tests.browser.clicker import PHONE, looking
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


ON_A_PHONE = {"euphrates": ("#board", "#hand"), "hammer": (), "viceroy": ()}
"""What stays beside the tabs and the upper edge of the leaf in sight."""

READ = "document.querySelectorAll('#welcome, #coach, #arrival').forEach((one) => one.remove())"
"""Takes away the cards that are read once."""

EDGES = """() => {
  const shown = [...document.querySelectorAll("#game .leaf")].find((one) => one.checkVisibility());
  const tabs = document.querySelector("#game nav.leaves")?.getBoundingClientRect();
  return [shown ? shown.getBoundingClientRect().top : 0, tabs?.top ?? 0].map(Math.round);
}"""

OUT_OF_REACH = """() => {
  const isShown = (one) => one.checkVisibility({visibilityProperty: true});
  const bars = [...document.querySelectorAll("#game .dock, #game .tray")].filter(isShown);
  const low = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
  const high = document.querySelector("#ask").getBoundingClientRect().bottom;
  const fits = (one, top, bottom) => {
    const box = one.getBoundingClientRect();
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return middle[0] > 0 && middle[0] < innerWidth && middle[1] > top && middle[1] < bottom;
  };
  const links = [...document.querySelectorAll("#game nav a, #game .more")]
    .filter((one) => isShown(one) && fits(one, 0, innerHeight));
  const far = [];
  const leaves = new Map();
  for (const one of document.querySelectorAll("#game .can, #controls button:enabled")) {
    const leaf = one.closest(".leaf");
    if (isShown(one) && leaf) leaves.set(leaf, leaves.get(leaf) || fits(one, high, low));
    else if (isShown(one) ? !fits(one, 0, innerHeight) : !links.some(
      (link) => leaf ? link.hash === `#${leaf.id}` : link.matches(".more"))) far.push(one.id);
  }
  return [...far, ...[...leaves].filter(([, near]) => !near).map(([leaf]) => leaf.id)];
}"""
"""Lists what may be chosen and is not in sight: nor are the tab or the switch that show it.

Of a leaf in sight, one choice at least is in sight, above the dock.
"""


@pytest.mark.parametrize("game", PHASES)
def test_the_stage_of_a_phone_stays_and_is_within_reach(
    browser: Browser, laid: Laid, game: str
) -> None:
    places = set()
    for phase in PHASES[game]:
        with looking(browser, laid, laid.paths[phase], *PHONE, touch=True) as page:
            page.wait_for_selector("#table[data-version]")
            page.evaluate(READ)
            assert page.evaluate(SMALL, LEAST["text"]) == []
            assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
            if "score" in phase:
                continue
            boxes = [page.evaluate(BOX, selector) for selector in ON_A_PHONE.get(game, ())]
            places.add(str([*boxes, page.evaluate(EDGES)]))
            assert page.evaluate(OUT_OF_REACH) == [], phase
            for tab in page.locator("#game nav.leaves a:visible").all():
                tab.click()
                assert page.evaluate(OUT_OF_REACH) == [], phase
                assert page.evaluate(SMALL, LEAST["text"]) == []
    assert len(places) == 1, f"a place moves between phases: {places}"
