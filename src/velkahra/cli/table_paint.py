"""Clicks on a table in a real browser, and times until what follows is painted."""

import os
import random
import shutil
import statistics
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MOVES: Final = 16
MOST_CLICKS: Final = 400
SLOWER: Final = 6
SIZES: Final = ((1440, 900, 1), (390, 844, SLOWER))

# From the last click to the frame after the one in which the table's new version was drawn.
_WATCH: Final = """() => {
  const table = document.getElementById("table");
  let clicked = 0;
  window.benchTook = [];
  document.addEventListener("click", (event) => (clicked = event.timeStamp), true);
  new MutationObserver(() => {
    const begun = clicked;
    clicked = 0;
    if (!begun) return;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.benchTook.push(performance.now() - begun);
      channel.port2.postMessage(0);
    });
  }).observe(table, { attributes: true, attributeFilter: ["data-version"] });
}"""

_READY: Final = """() => {
  const table = document.getElementById("table");
  return table.dataset.over === "true" ||
    (table.classList.contains("yours") && !table.classList.contains("waiting"));
}"""

_OFFERED: Final = """() => [
  ...[...document.querySelectorAll("#controls button:enabled")]
    .filter((e) => e.dataset.control !== "cancel"),
  ...document.querySelectorAll("#game .can"),
].map((element) => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""


class NoBrowser(Exception):
    """There is nothing to click with."""


def measure(base: str) -> tuple[float, float]:
    """Play some moves. Returns: median milliseconds on a desktop, and on a slow phone.

    Raises: NoBrowser.
    """
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as error:
        raise NoBrowser("needs playwright") from error
    named = os.environ.get("VELKAHRA_CHROMIUM")
    names = ("chromium", "chromium-browser", "google-chrome")
    path = named or next((found for name in names if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except Error as error:
            raise NoBrowser("needs Chromium; name one in VELKAHRA_CHROMIUM") from error
        desktop, phone = (_played(browser, base, *size) for size in SIZES)
        browser.close()
    return desktop, phone


def _played(browser: "Browser", base: str, wide: int, high: int, slower: int) -> float:
    context = browser.new_context(viewport={"width": wide, "height": high})
    page = context.new_page()
    form: dict[str, str | float | bool] = {
        "game": "euphrates",
        "seat-0": "me",
        "seat-1": "bot random",
    }
    page.goto(context.request.post(f"{base}/tables", form=form).url)
    page.wait_for_selector("#table[data-version]")
    if slower > 1:
        session: Any = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(_WATCH)
    took = _click_around(page, random.Random(1))
    context.close()
    return statistics.median(took)


def _click_around(page: "Page", rng: random.Random) -> list[float]:
    """Click what is on offer until enough moves were made."""
    took: list[float] = []
    for _ in range(MOST_CLICKS):
        page.wait_for_function(_READY)
        took = page.evaluate("window.benchTook")
        offered = page.evaluate(_OFFERED)
        if len(took) >= MOVES or not offered:
            break
        page.mouse.click(*rng.choice(offered))
    return took
