"""Pages that one test uses after another: a new one starts a process and compiles all scripts.

A page is returned without the cookies, the storage and the media of its test. It is closed instead
if its test called a method whose effect stays (LASTING), failed, or closed the page or its server.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

PATIENCE: Final = 30_000
"""Milliseconds a page may take; long, because the machine may be busy with other tests."""
LASTING: Final = (
    *("add_init_script", "clock", "expose_binding", "expose_function", "grant_permissions"),
    *("new_cdp_session", "on", "once", "route", "route_web_socket", "set_offline"),
)
KEPT: Final = 2
"""Most pages of a kind that wait for a test: several people sit at a table."""
EMPTY: Final = "/health/live"
"""An address of the same site, so a page stays in its process."""


@dataclass
class Lent:
    """A page, and all that its scripts and its security policy complained of."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        add = self.complaints.append
        self.page.on("pageerror", lambda error: add(str(error)))
        self.page.on("console", lambda told: add(told.text) if told.type == "error" else None)
        _spoiled.discard(self.page.context)


Kind = tuple[Browser, bool]
_waiting: defaultdict[Kind, list[Lent]] = defaultdict(list)
_spoiled: set[BrowserContext] = set()


def lend(browser: Browser, size: ViewportSize, touch: bool, more: dict[str, Any]) -> Lent:
    """Return a page that looks new: one that waits, if it can have the settings `more`."""
    waiting = _waiting[browser, touch]
    if waiting and more.keys() <= {"reduced_motion"}:
        lent = waiting.pop()
        lent.complaints.clear()
        lent.page.set_viewport_size(size)
        lent.page.emulate_media(**more)
    else:
        context = browser.new_context(viewport=size, has_touch=touch, is_mobile=touch, **more)
        lent = Lent(context.new_page())
        if more:
            _spoiled.add(context)
    lent.page.set_default_timeout(PATIENCE)
    return lent


def take_back(browser: Browser, touch: bool, lent: Lent, address: str) -> None:
    """Keep a page for the next test, or close it. `address` is that of its server."""
    page, context = lent.page, lent.page.context
    waiting = _waiting[browser, touch]
    if context in _spoiled or page.is_closed() or len(waiting) >= KEPT:
        _spoiled.discard(context)
        context.close()
        return
    try:
        clean(page, address)
    except Error:
        context.close()
    else:
        waiting.append(lent)


def clean(page: Page, address: str) -> None:
    """Remove what a test leaves on a page."""
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.mouse.move(-1, -1)
    page.goto(address + EMPTY)
    page.evaluate("localStorage.clear(); sessionStorage.clear(); window.name = '';")
    page.context.clear_cookies()
    page.emulate_media(media="null", color_scheme="null", reduced_motion="null")
    page.emulate_media(forced_colors="null", contrast="null")


def _watch(owner: type, name: str) -> None:
    """Notice when a test calls a method whose effect stays."""
    found = vars(owner).get(name) or getattr(owner, name)

    def noticed(self: Page | BrowserContext) -> Callable[..., object]:
        _spoiled.add(self.context if isinstance(self, Page) else self)
        bound: Callable[..., object] = found.__get__(self, owner)
        return bound

    setattr(owner, name, property(noticed))


for _owner in (Page, BrowserContext):
    for _name in LASTING:
        if hasattr(_owner, _name):
            _watch(_owner, _name)
