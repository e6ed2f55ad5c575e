"""Whole games by the tree that a screen reader reads: roles, names and states, and the keyboard."""

import random
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Error, Page
from tests.browser.clicker import looking
from tests.server.helpers import Site

PARTS: Final = frozenset(
    {"banner", "What wins", "At the table", "Size of the board", "If a check came now"}
)
"""Parts of the page in which nothing of the game is chosen."""
OTHERS: Final = ("Standing answers", "Tokens", "favored suit", "Cancel", "Take back", "Ask")
"""How the names of other buttons begin that choose nothing."""
GAMES: Final[dict[str, dict[str, str]]] = {
    "euphrates": {},
    "pamir": {},
    "viceroy": {},
    "hammer": {"rounds": "5", "level": "mini"},
}
AGAIN: Final = "Play again"
READY: Final = """() => document.title.startsWith("●") ||
  document.querySelector("#over:not([hidden])")"""
STATE: Final = """() => document.title + document.querySelector("main").innerText +
  document.querySelectorAll("[aria-pressed=true]").length"""
SOON: Final = 20_000
"""Milliseconds in which a press shows."""


@dataclass(frozen=True)
class Button:
    """A button as a screen reader finds it: its name, the parts it is in, and how to get there."""

    name: str
    parts: tuple[str, ...]
    reach: int


class Reader:
    """Somebody who hears the page and presses keys.

    Attributes:
        chosen: names of buttons that were chosen.
    """

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page: Final = page
        self.rng: Final = rng
        self.cable: Final = page.context.new_cdp_session(page)
        self.cable.send("Accessibility.enable")
        self.chosen: set[str] = set()

    def buttons(self) -> list[Button]:
        """List the buttons that are available, in the order in which they are read."""
        nodes = self.cable.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return [
            Button(_text(node, "name"), _parts(node, by_id), node["backendDOMNodeId"])
            for node in nodes
            if _text(node, "role") == "button" and not node["ignored"] and _is_available(node)
        ]

    def play(self) -> None:
        """Choose any available button until the page offers another game."""
        while True:
            self.page.wait_for_function(READY)
            found = self.buttons()
            if any(button.name == AGAIN for button in found):
                return
            choices = [button for button in found if self._may_choose(button)]
            if choices:
                self._press(self.rng.choice(choices))

    def _may_choose(self, button: Button) -> bool:
        return not button.name.startswith(OTHERS) and not PARTS & set(button.parts)

    def _press(self, button: Button) -> None:
        assert button.name, f"a button without a name in {button.parts}"
        before = self.page.evaluate(STATE)
        try:
            self.cable.send("DOM.focus", {"backendNodeId": button.reach})
        except Error:  # the page has changed since it was read
            return
        self.page.keyboard.press("Enter")
        changed = f"(before) => ({STATE})() !== before"
        self.page.wait_for_function(changed, arg=before, timeout=SOON)
        self.chosen.add(button.name)


def _text(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


def _is_available(node: dict[str, Any]) -> bool:
    """Return whether a button is neither unavailable nor chosen already."""
    states = {state["name"]: state["value"].get("value") for state in node.get("properties", ())}
    return not states.get("disabled") and states.get("pressed") != "true"


def _parts(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> tuple[str, ...]:
    """List the names of what a node is in, from the inside out; a banner has its role."""
    found = []
    while node := by_id.get(node.get("parentId", ""), {}):
        role = _text(node, "role")
        found.append(role if role == "banner" else _text(node, "name"))
    return tuple(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_tree_alone(browser: Browser, site: Site, game: str) -> None:
    """Nothing is looked up but roles, names and states; nothing is pressed but Enter."""
    (path,) = site.table(game, "me", "bot random", **GAMES[game])
    with looking(browser, site, path) as page:
        page.wait_for_selector("#table[data-version]")
        reader = Reader(page, random.Random(game))
        reader.play()
        assert len(reader.chosen) > 20
