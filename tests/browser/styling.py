"""Counts the elements that a browser styles, from its own trace."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Page

STYLED: Final = ("UpdateLayoutTree", "RecalculateStyles")
"""Events of a pass over the styles; browsers differ in the name."""


@contextmanager
def styling(browser: Browser, page: Page) -> Iterator[list[int]]:
    """Trace a page, and list how many elements each pass styled when it is left.

    Elements of pictures count too, as a browser lays them out in documents of their own.
    """
    found: list[int] = []
    browser.start_tracing(page=page, categories=["-*", "devtools.timeline"])
    yield found
    events = json.loads(browser.stop_tracing())["traceEvents"]
    passes = [event for event in events if event["name"] in STYLED and event.get("ph") == "X"]
    found += [event["args"]["elementCount"] for event in passes if "elementCount" in event["args"]]
