"""Clicks on a table in a real browser, and measures the time until the result is painted.

The clock starts at the click, as the browser dates it, and stops when the page's own thread has
done a frame: style, layout, painting and handing over to the compositor. A click that is a step of
a move is answered by the page: its frame is the first one. One that finishes a move needs the
server: its frame is the first one that shows the new position on the board. The panels and the log
follow in a frame of their own, which is timed too. Frames between them are not.
"""

import os
import random
import shutil
import statistics
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MOVES: Final = 24
MOST_CLICKS: Final = 400
SLOWER: Final = 6
REST: Final = 60
"""Milliseconds between pointing and clicking: what the pointer lights up is drawn by then."""
POLL: Final = 40
"""Milliseconds between two questions whether the page is ready. Asking in each frame slows it."""

_WATCH: Final = """() => {
  const bench = (window.bench = { step: [], after: [], whole: [], drawing: 0 });
  const table = document.getElementById("table");
  let clicked = 0;
  let acted = 0;
  function time(list, begun) {
    bench.drawing += 1;
    requestAnimationFrame(() => {
      const finished = list === bench.step && (clicked !== begun || "waiting" in table.dataset);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        if (!finished) list.push(performance.now() - begun);
        bench.drawing -= 1;
      };
      channel.port2.postMessage(0);
    });
  }
  document.addEventListener("click", ({ timeStamp }) => {
    clicked = acted = timeStamp;
    time(bench.step, clicked);
  }, true);
  new MutationObserver((changes) => {
    if (clicked) time(bench.after, clicked);
    clicked = 0;
    if (!changes.some(({ attributeName }) => attributeName === "data-version")) return;
    if (acted) time(bench.whole, acted);
    acted = 0;
  }).observe(table, { attributeFilter: ["data-drawn", "data-version"] });
}"""

_READY: Final = """() => {
  const table = document.getElementById("table");
  const asked = table.classList.contains("yours") && !("waiting" in table.dataset);
  return window.bench.drawing === 0 && (asked || table.dataset.over === "true");
}"""

# Scroll to the offered element that a number between 0 and 1 selects, and return its place.
_REACH: Final = """(chance) => {
  const offered = [
    ...[...document.querySelectorAll("#controls button:enabled")]
      .filter((e) => e.dataset.control !== "cancel"),
    ...document.querySelectorAll("#game .can"),
  ];
  const element = offered[Math.floor(chance * offered.length)];
  if (!element) return null;
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


class Screen(NamedTuple):
    """A device; `slower` is how many times slower than this machine it computes."""

    wide: int
    high: int
    touch: bool
    slower: int


class Painted(NamedTuple):
    """Median milliseconds from a click to its frame.

    `step` is that of a step, `after` that of the new position, `whole` that of all that changed.
    """

    step: float
    after: float
    whole: float


DESKTOP: Final = Screen(1440, 900, False, 1)
PHONE: Final = Screen(390, 844, True, SLOWER)


class NoBrowser(Exception):
    """There is nothing to click with."""


def measure(base: str) -> tuple[Painted, Painted]:
    """Play some moves at the server `base`, with a mouse on a desktop and a finger on a slow phone.

    Raises: NoBrowser.
    """
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as error:
        raise NoBrowser("needs playwright") from error
    named = os.environ.get("VELKAHRA_CHROMIUM")
    names = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome")
    path = named or next((found for name in names if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except Error as error:
            raise NoBrowser("needs Chromium; name one in VELKAHRA_CHROMIUM") from error
        desktop, phone = (_played(browser, base, screen) for screen in (DESKTOP, PHONE))
        browser.close()
    return desktop, phone


def _played(browser: "Browser", base: str, screen: Screen) -> Painted:
    size: Any = {"width": screen.wide, "height": screen.high}
    context = browser.new_context(viewport=size, has_touch=screen.touch, is_mobile=screen.touch)
    page = context.new_page()
    form: dict[str, str | float | bool] = {
        "game": "euphrates",
        "seat-0": "me",
        "seat-1": "bot random",
    }
    page.goto(context.request.post(f"{base}/tables", form=form).url)
    page.wait_for_selector("#table[data-version]")
    if screen.slower > 1:
        session: Any = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": screen.slower})
    page.evaluate(_WATCH)
    click_around(page, random.Random(1), screen.touch)
    took = page.evaluate("window.bench")
    context.close()
    return Painted(*(statistics.median(took[name]) for name in Painted._fields))


def click_around(page: "Page", rng: random.Random, touch: bool) -> None:
    """Click what the page offers until enough moves were made."""
    for _ in range(MOST_CLICKS):
        page.wait_for_function(_READY, polling=POLL)
        if page.evaluate("window.bench.after.length") >= MOVES:
            return
        at = page.evaluate(_REACH, rng.random())
        if not at:
            return
        if not touch:
            page.mouse.move(*at)
        page.wait_for_timeout(REST)
        (page.touchscreen.tap if touch else page.mouse.click)(*at)
