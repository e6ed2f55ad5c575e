"""Games by keyboard alone, guided by nothing but the tree that a screen reader reads."""

import random
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import ASKED, Browsed
from tests.sampling import ALL

GAMES: Final[dict[str, tuple[tuple[str, ...], dict[str, str], str]]] = {
    "euphrates": (("bot random",) * 3, {}, "End turn"),
    "pamir": (("bot random",), {}, ""),
    "viceroy": ((), {}, ""),
    "hammer": (("bot random",), {"rounds": "5", "level": "mini"}, ""),
}
"""For each game the other players, its options, and the choice that ends it soon."""

COUNT_CHANGES: Final = """() => {
  window.changes = 0;
  new MutationObserver(() => window.changes++).observe(document.body, {
    attributes: true, childList: true, characterData: true, subtree: true });
}"""
CHANGED: Final = f"(before) => window.changes > before && ({ASKED})()"
RESTS: Final = """async () => {
  const before = window.changes;
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  return window.changes === before;
}"""
"""Nothing of the page changes from one picture to the next."""
AGAIN: Final = "Play again"
CANCEL: Final = "Cancel"
ENOUGH: Final = 25
"""Choices after which a game is ended soon."""
PART: Final = 15
"""Choices of a game that is not played to its end; with VELKAHRA_ALL all are."""
MOST_STEPS: Final = 4


@dataclass(frozen=True)
class Heard:
    """What a screen reader says of the element with the focus.

    Attributes:
        node: of the page, as the browser numbers it.
        name: its accessible name.
        role: its role.
        states: its states and properties, such as `disabled` and `pressed`.
    """

    node: int
    name: str
    role: str
    states: dict[str, object] = field(hash=False)


class Reader:
    """Somebody who hears the page and presses keys.

    Attributes:
        chosen: the names of all buttons that were chosen, in order.
    """

    def __init__(self, page: Page, rng: random.Random, wish: str) -> None:
        self.page: Final = page
        self.rng: Final = rng
        self.wish: Final = wish
        self.cdp: Final = page.context.new_cdp_session(page)
        for domain in ("Accessibility", "DOM"):
            self.cdp.send(f"{domain}.enable")
        self.chosen: list[str] = []
        page.evaluate(COUNT_CHANGES)

    def heard(self) -> Heard:
        """Read the node of the tree that has the focus."""
        found = self.cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})
        reach = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        (node,) = self.cdp.send("Accessibility.getPartialAXTree", reach)["nodes"]
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
        return Heard(node["backendDOMNodeId"], _text(node, "name"), _text(node, "role"), states)

    def next(self) -> Heard:
        """Go to the next possible choice. It is a button, has a name and is available."""
        self.page.wait_for_function(RESTS)
        self.page.keyboard.press("n")
        heard = self.heard()
        assert heard.role == "button", heard
        assert heard.name, heard
        assert not heard.states.get("disabled"), heard
        return heard

    def play(self, most: int) -> None:
        """Choose until the game is over: the wished actions where they are offered, or any."""
        while not self.is_over() and len(self.chosen) < most:
            self._press(self._walk())

    def is_over(self) -> bool:
        """Wait until something is asked. Returns: whether the page offers another game."""
        self.page.wait_for_function(ASKED)
        return not self.page.title().startswith("●") and self._offers_another()

    def _offers_another(self) -> bool:
        root = self.cdp.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        query = {"nodeId": root, "role": "button", "accessibleName": AGAIN}
        found = self.cdp.send("Accessibility.queryAXTree", query)["nodes"]
        return any(not node["ignored"] for node in found)

    def _walk(self) -> Heard:
        """Go to a choice: the one that ends the game soon, or any a few steps on."""
        if self.wish and len(self.chosen) >= ENOUGH:
            first = heard = self.next()
            while heard.name != self.wish:
                heard = self.next()
                if heard == first:
                    break
            return heard
        for _ in range(self.rng.randrange(MOST_STEPS)):
            self.next()
        heard = self.next()
        while heard.name == CANCEL or heard.states.get("pressed") == "true":
            heard = self.next()
        return heard

    def _press(self, heard: Heard) -> None:
        before = self.page.evaluate("window.changes")
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(CHANGED, arg=before)
        self.chosen.append(heard.name)


def _text(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_and_tree_alone(site: Browsed, game: str) -> None:
    """Nothing is looked up but roles, names and states; no key is pressed but n and Enter."""
    others, options, wish = GAMES[game]
    path, *_ = site.table(game, "me" if others else "person", *others, **options)
    page = site.open(path)
    page.emulate_media(reduced_motion="reduce")
    reader = Reader(page, random.Random(game), wish)
    if is_whole := ALL or game == "euphrates":
        reader.play(1000)
        expect(page.locator("#score")).to_be_visible()
    else:
        reader.play(PART)
    assert len(set(reader.chosen)) > (10 if is_whole else 5)
