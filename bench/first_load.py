"""Measures the bytes a phone loads for its first page, compressed, typefaces included.

Serves a folder with tables in the middle of things, opens each page in Chromium with an empty
cache, and prints a line for each. Messages through the WebSocket count. With names of pages as
arguments it lists the files of each of them.

    .venv/bin/python bench/first_load.py
    .venv/bin/python bench/first_load.py "pamir turn"
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import QUIET, chromium
from tests.browser.positions import PAGES, shelf
from tests.server.helpers import serving

from velkahra.server.live.wire import WINDOW_BITS, MessageCompressor

LATE: Final = """() => {
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
  const lazy = [...document.querySelectorAll("img[loading=lazy]")].map((image) => image.currentSrc);
  return performance.getEntriesByType("resource")
    .filter(({ initiatorType }) => initiatorType === "img")
    .filter(({ name, startTime }) => startTime > first || lazy.includes(name))
    .map(({ name }) => name);
}"""
"""Lists the addresses of pictures that the first paint does not wait for."""
MOST: Final = 135_000
"""Bytes that the first load of a page may take."""


def weigh(browser: Browser, address: str, before: str = "") -> Counter[str]:
    """Load a page as a phone does the first time. Returns: bytes by path, headers included.

    Pictures that the first paint does not wait for do not count. A page loaded `before` leaves its
    files in the cache.
    """
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    found: Counter[str] = Counter()
    paths: dict[str, str] = {}
    compressor = MessageCompressor(WINDOW_BITS)

    def asked(event: Any) -> None:  # noqa: ANN401 - as the protocol has it
        paths[event["requestId"]] = urlsplit(event["request"]["url"]).path

    def loaded(event: Any) -> None:  # noqa: ANN401 - as the protocol has it
        found[paths[event["requestId"]]] += int(event["encodedDataLength"])

    def heard(event: Any) -> None:  # noqa: ANN401 - as the protocol has it
        text = event["response"]["payloadData"].encode()
        found["WebSocket"] += len(compressor.compress(text))

    network.on("Network.requestWillBeSent", asked)
    network.on("Network.loadingFinished", loaded)
    network.on("Network.webSocketFrameReceived", heard)
    # An analysis takes long and shows nothing yet. `page.route` would turn off the cache.
    network.send("Network.setBlockedURLs", {"urls": ["*/analysis"]})
    for each in filter(None, (before, address)):
        found.clear()
        _load(page, each)
    for late in page.evaluate(LATE):
        del found[urlsplit(late).path]
    context.close()
    return found


def _load(page: Page, address: str) -> None:
    page.goto(address)
    if page.query_selector("#table"):
        page.wait_for_selector("#table[data-version]")
    page.wait_for_load_state("networkidle")


def main() -> int:
    """Weigh all pages, or list what those named load. Returns: 1 if one is too heavy."""
    heavy = False
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        made = shelf(Path(folder))
        with (
            serving(Path(folder), accounts=True) as site,
            playwright.chromium.launch(executable_path=chromium(), args=QUIET) as browser,
        ):
            for name in sys.argv[1:] or [*PAGES, *made]:
                found = weigh(browser, site.base + (made | PAGES)[name])
                heavy |= found.total() >= MOST
                print(f"{name:14} {found.total() / 1000:6.1f} kB", flush=True)
                if sys.argv[1:]:
                    for path, size in found.most_common():
                        print(f"{size:9,}  {path}")
    return int(heavy)


if __name__ == "__main__":
    sys.exit(main())
