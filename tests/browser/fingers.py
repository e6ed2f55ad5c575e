"""Fingers on a touch screen, one or several at once."""

from playwright.sync_api import Page

Point = tuple[float, float]

STEPS = 8


class Fingers:
    """Touches a page as a touch screen would."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def _send(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: list[Point], end: list[Point]) -> None:
        """Put fingers down, move each to its end, and lift them."""
        self._send("touchStart", start)
        for step in range(1, STEPS + 1):
            now = [
                (x + (tx - x) * step / STEPS, y + (ty - y) * step / STEPS)
                for (x, y), (tx, ty) in zip(start, end, strict=True)
            ]
            self._send("touchMove", now)
            self._page.wait_for_timeout(16)
        self._page.wait_for_timeout(120)  # come to rest, so that no inertia follows
        self._send("touchMove", end)
        self._send("touchEnd", [])

    def tap_first(self, selector: str) -> None:
        """Tap the first of these elements whose middle can be seen and is on top."""
        x, y = self._page.evaluate(
            """(selector) => {
              const board = document.getElementById("board").getBoundingClientRect();
              for (const element of document.querySelectorAll(selector)) {
                const box = element.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const across = x > board.left && x < board.right;
                const inside = across && y > board.top && y < board.bottom;
                if (inside && document.elementsFromPoint(x, y)[0] === element) return [x, y];
              }
              return [0, 0];
            }""",
            selector,
        )
        self._page.touchscreen.tap(x, y)
