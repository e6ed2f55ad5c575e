"""Somebody who clicks whatever is on offer, with the mouse, as a person would."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, FloatRect, Locator, Page, Route
from tests.browser.lending import PATIENCE, lend, take_back
from tests.browser.positions import Laid
from tests.server.helpers import Site, same_but_for

from velkahra.core import registry

DESKTOP, PHONE = SIZES = ((1440, 900), (390, 844))
LOOK, FRAME = 50, 20
"""Milliseconds between two looks, and in which a page draws a frame."""

NAMED = r"{}(?:</span>)? draws [^.<]*(?:temple|farm|market|settlement)"
"""Lines of Tigris & Euphrates that tell which tiles a dynasty, {}, draws."""

OFFERED = """() => {
  const steps = [...document.querySelectorAll("#controls button:enabled")]
    .filter((element) => element.dataset.control !== "cancel");
  return [...steps, ...document.querySelectorAll("#game .can")]
    .filter((element) => element.checkVisibility());
}"""

# Who took back as often as they chose would hardly ever come to the right number of several.
AIM = f"""(chance) => {{
  const all = ({OFFERED})();
  const unchosen = all.filter((element) => !element.matches(".picked"));
  const offered = unchosen.length ? unchosen : all;
  if (!offered.length) return null;
  const element = offered[Math.floor(chance * offered.length)];
  element.scrollIntoView({{ block: "nearest" }});
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}}"""

ASKED = """() => {
  const table = document.getElementById("table");
  return table.dataset.over === "true" ||
    (table.classList.contains("yours") && !("waiting" in table.dataset));
}"""


MIDDLE = """(selector) => {
  const element = document.querySelector(selector);
  if (!element) return null;
  element.scrollIntoView({ block: "nearest" });
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


AT_REST = """async (selector) => {
  const middle = () => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  document.querySelector(selector).scrollIntoView({ block: "nearest" });
  for (let before = [], now = middle(); ; [before, now] = [now, middle()]) {
    if (before.join() === now.join()) return now;
    // What an update leaves for the next frame is drawn before the second one.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  }
}"""


def at_rest(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of an element once it is shown and at rest: pieces glide, pages scroll."""
    page.wait_for_selector(selector)
    x, y = page.evaluate(AT_REST, selector)
    return x, y


def tap(page: Page, selector: str) -> None:
    """Click the middle of an element that has come to rest."""
    page.mouse.click(*at_rest(page, selector))


def wait_until(page: Page, holds: Callable[[], object]) -> None:
    """Ask again and again until something holds. The page goes on meanwhile."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, "what the test waits for never comes"
        page.wait_for_timeout(LOOK)


def stop_clock(page: Page) -> None:
    """Let time pass on a page only where `page.clock` says so; an installed clock runs by itself.

    What draws at the next frame waits, too. Timers that were set before know another clock: to
    stop these, install the clock and load the page anew before.
    """
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 2000)


def run_until(page: Page, holds: Callable[[], object]) -> None:
    """Let a stopped clock go on, slower than time does, until something holds."""

    def after_a_frame() -> object:
        page.clock.run_for(FRAME)
        return holds()

    wait_until(page, after_a_frame)


def hold_back(page: Page, address: str) -> list[Route]:
    """Let requests of a page wait until they are continued; they are added to the list."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(address, hold)
    return held


def box_of(element: Locator) -> FloatRect:
    """Return where an element is, in pixels; it is shown."""
    box = element.bounding_box()
    assert box is not None
    return box


def hand_of(page: Page) -> list[list[str]]:
    """Read the hand of Tigris & Euphrates as it is shown: id, name and looks of each button."""
    read = "all => all.map(one => [one.id, one.ariaLabel, one.className, one.innerHTML])"
    found: list[list[str]] = page.locator("#hand button:visible").evaluate_all(read)
    return found


def script(path: str) -> str:
    """Write in JavaScript: the module of the page that lies at this path."""
    return f"""(await import(document.querySelector('script[type="module"]').src)).need('{path}')"""


@contextmanager
def looking(
    browser: Browser,
    site: Site,
    path: str,
    *size: int,
    touch: bool = False,
    **more: Any,  # noqa: ANN401 - see Browser.new_context
) -> Iterator[Page]:
    """Open a page, and fail if its script or its security policy complained.

    Args:
        size: width and height in pixels, DESKTOP if left out.
        touch: whether a finger points, not a mouse.
        more: other settings of the browser, such as `java_script_enabled`.
    """
    wide, high = size or DESKTOP
    lent = lend(browser, {"width": wide, "height": high}, touch, more)
    visit(lent.page, site, path)
    yield lent.page
    complaints = lent.complaints[:]
    take_back(browser, touch, lent, site.base)
    assert not complaints, "\n".join(complaints)


@dataclass
class Browsed(Laid):
    """A running server whose pages a test opens in a browser."""

    browser: Browser
    stack: ExitStack

    def looking(
        self,
        path: str,
        *size: int,
        **more: Any,  # noqa: ANN401 - see `looking`
    ) -> AbstractContextManager[Page]:
        """Open a page for as long as a block lasts."""
        return looking(self.browser, self, path, *size, **more)

    def open(self, path: str, *size: int, **more: Any) -> Page:  # noqa: ANN401 - see `looking`
        """Open a page that stays until the test ends."""
        return self.stack.enter_context(self.looking(path, *size, **more))


@contextmanager
def browsed(browser: Browser, site: Site, paths: dict[str, str]) -> Iterator[Browsed]:
    """Open pages of a running server during one test, or a part of it."""
    with same_but_for(), ExitStack() as stack:
        yield Browsed(site.port, site.store, paths, browser, stack)


def visit(page: Page, site: Site, path: str) -> None:
    """Go to a page of a server; at a table, wait until it has been told where the game stands."""
    page.goto(site.base + path)
    if path.startswith("/table/") and path.count("/") == 3:
        page.wait_for_selector("#table[data-version]")


def quick_start(page: Page, game: str, start: str) -> None:
    """Press the button of a quick start; only the first one is outside of the game's doors."""
    if start != registry.game(game).quick_start().name:
        page.click(f"[popovertarget=doors-{game}]")
    page.click(
        f"form:has([name=game][value={game}]):has([name=start][value={start}]) button >> nth=0"
    )


def is_over(page: Page) -> bool:
    return page.get_attribute("#table", "data-over") == "true"


def offers(page: Page) -> int:
    """Count what can be clicked."""
    return int(page.evaluate(f"({OFFERED})().length"))


def click_any(page: Page, rng: random.Random) -> bool:
    """Click one thing on offer. Returns: whether there was any."""
    middle = page.evaluate(AIM, rng.random())
    if middle:
        page.mouse.click(*middle)
    return middle is not None


def click_once(page: Page, rng: random.Random) -> bool:
    """Click one thing on offer when it is our turn. Returns False when the game is over."""
    page.wait_for_function(ASKED)
    if is_over(page):
        return False
    assert click_any(page, rng), page.text_content("#prompt")
    return True


def finish_action(page: Page, rng: random.Random) -> None:
    """Click until an action has been made, and all that came of it is shown.

    Whether it has been made is known when we are asked again: a click before would be another one.
    """
    before = page.get_attribute("#table", "data-version")
    page.wait_for_function(ASKED)
    while page.get_attribute("#table", "data-version") == before:
        assert click_any(page, rng), page.text_content("#prompt")
        page.wait_for_function(ASKED)
    page.evaluate(f"(async () => {script('board/later.js')}.catchUp())()")
