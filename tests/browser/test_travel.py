"""Pieces travel from their old place to the new one, and a tap lets them arrive."""

from playwright.sync_api import Page, expect
from tests.browser.clicker import Browsed, wait_until

# Remembers what flew: the drawing, from where to where it went.
WATCH = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (way, options) {
    const flies = this.closest(".flights");
    if (flies) {
      const drawing = this.querySelector("use").getAttribute("href").slice(1);
      window.flown.push([drawing, ...way.map(({ transform }) => transform)]);
    }
    const slow = flies && window.lasting ? { ...options, duration: 60000 } : options;
    return animate.call(this, way, slow);
  };
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: "layout-shift" });
}"""


def flown(page: Page) -> list[str]:
    return [drawing for drawing, *_ in page.evaluate("flown")]


def await_flight(page: Page) -> None:
    """Wait until something flies."""
    wait_until(page, lambda: page.evaluate("flown.length"))


def buy(page: Page) -> str:
    """Buy a card of the market that costs nothing. Returns its number."""
    slot = page.locator(".slot.can").first
    card = str(slot.locator("[data-moves^=card-]").first.get_attribute("data-moves"))
    slot.click()
    page.wait_for_selector(f"#h-{card.removeprefix('card-')}")
    return card.removeprefix("card-")


def test_a_card_travels_from_the_market_to_the_hand_and_back(laid_anew: Browsed) -> None:
    """A tap lets all that flies arrive."""
    page = laid_anew.open(laid_anew.paths["pamir turn"])
    page.evaluate(WATCH)
    card = buy(page)
    await_flight(page)
    drawing, start, end = page.evaluate("flown")[0]
    assert drawing == f"small-{card}"
    assert start != end
    expect(page.locator(".flights > *")).to_have_count(0)
    expect(page.locator(f"#h-{card}")).to_have_css("opacity", "1")
    assert page.evaluate("shifts") == 0
    page.evaluate("flown.length = 0")
    page.click("#undo")
    await_flight(page)
    assert flown(page) == [f"small-{card}"]
    expect(page.locator(".flights > *")).to_have_count(0)
    page.evaluate("window.lasting = true")
    buy(page)
    expect(page.locator(".flights > *")).not_to_have_count(0)
    page.mouse.click(3, 3)
    expect(page.locator(".flights > *")).to_have_count(0)


def test_nothing_flies_where_motion_is_reduced(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir turn"])
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(WATCH)
    buy(page)
    page.wait_for_timeout(300)
    assert flown(page) == []


def test_pieces_of_a_replay_travel_step_by_step(laid: Browsed) -> None:
    page = laid.open(f"{laid.paths['viceroy score']}/replay?ply=150&eyes=open")
    page.wait_for_selector("#replay[data-shown='150']")
    page.evaluate(WATCH)
    for ply in range(151, 201):
        page.click("#go-forward")
        page.wait_for_selector(f"#replay[data-shown='{ply}']")
        if flown(page):
            break
    assert flown(page)
