"""The keyboard at a table: keys, arrows, news. Whole games are in test_tree.py."""

from playwright.sync_api import Page, expect
from tests.browser.clicker import ASKED, Browsed

OFFERED = """() => [
  ...[...document.querySelectorAll("#game .can")].map((e) => e.id),
  ...[...document.querySelectorAll("#controls button:enabled")].map((e) => e.dataset.control),
]"""
FOCUSED = "() => document.activeElement.id || document.activeElement.dataset.control || ''"

# New lines of the log since the one with this number, oldest first.
NEWER = """(known) => [...document.querySelectorAll("#log li[data-n]")]
  .filter((line) => Number(line.dataset.n) > known)
  .map((line) => line.firstChild.textContent)
  .reverse()"""


class Hands:
    """Somebody without a mouse: keys are pressed, and the page is looked at."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.press = page.keyboard.press

    def offered(self) -> list[str]:
        found: list[str] = self.page.evaluate(OFFERED)
        return found

    def focused(self) -> str:
        found: str = self.page.evaluate(FOCUSED)
        return found

    def version(self) -> str | None:
        return self.page.get_attribute("#table", "data-version")

    def go_to(self, wanted: str, key: str) -> None:
        """Press a key until the focus is where it should be."""
        for _ in range(200):
            if self.focused() == wanted:
                return
            self.press(key)
        raise AssertionError(f"{key} never comes to {wanted}")

    def choose(self, wanted: str, key: str = "n") -> None:
        self.go_to(wanted, key)
        self.press("Enter")

    def acted(self, before: str | None) -> None:
        """Wait until the table has changed."""
        expect(self.page.locator("#table")).not_to_have_attribute("data-version", before or "")

    def place(self, piece: str, key: str = "n") -> None:
        """Choose a piece and put it on the space that the focus goes to."""
        before = self.version()
        self.choose(piece, key)
        assert self.focused().startswith("s-"), "the focus did not go to a possible space"
        self.press("Enter")
        self.acted(before)


def on_turn(site: Browsed) -> Hands:
    """Open a table against a bot, and wait for one's turn."""
    (path,) = site.table("euphrates", "me", "bot random")
    page = site.open(path)
    page.wait_for_selector("#table.yours")
    return Hands(page)


def test_a_turn_by_keyboard_alone(site: Browsed) -> None:
    """Place a leader by Tab and a tile by walking, take it back, and go to the log."""
    hands = on_turn(site)
    page = hands.page
    hands.place(f"leader-{page.get_attribute('#table', 'data-seat')}-0", key="Tab")
    page.wait_for_function(ASKED)
    page.focus("#hand-0")
    hands.press(" ")
    start = hands.focused()
    assert page.locator(".space[tabindex='0']").count() == 1
    hands.press("ArrowDown" if not start.endswith("11") else "ArrowUp")
    assert hands.focused() not in ("", start)
    hands.press("Escape")
    assert "do-swap" in hands.offered()
    hands.place("hand-1")
    before = hands.version()
    hands.press("u")
    hands.acted(before)
    hands.press("l")
    assert page.evaluate("document.activeElement.matches('#log [data-n]')")


def test_arrows_walk_and_keys_are_listed_and_can_be_off(site: Browsed) -> None:
    hands = on_turn(site)
    page = hands.page
    hands.press("b")
    assert hands.focused().startswith("s-")
    for _ in range(17):
        hands.press("ArrowRight")
    assert hands.focused().startswith("leader-")
    hands.press("ArrowLeft")
    hands.press("ArrowLeft")
    assert hands.focused().startswith("s-")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    expect(page.locator("#help")).to_contain_text("next possible choice")
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.click("[data-opens=settings]")
    page.check("#settings input[name='page/keys'][value=off]")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_hidden()
    page.click("[data-opens=help]")
    expect(page.locator("#help")).to_be_visible()


def test_the_news_are_told_once_and_together(site: Browsed) -> None:
    hands = on_turn(site)
    page = hands.page
    told = page.locator("#announcer")
    known = page.get_attribute("#log li[data-n]", "data-n")
    hands.place("hand-0")
    expect(told).to_contain_text(str(page.text_content("#prompt")))
    news: list[str] = page.evaluate(NEWER, int(known or 0))
    assert news
    expect(told).to_contain_text(" ".join(news))
    live = page.evaluate(
        "() => [...document.querySelectorAll('[aria-live=polite], [role=status]')]"
        ".filter((e) => e.checkVisibility()).map((e) => e.id)"
    )
    assert "announcer" in live
    assert "log" not in live
