"""The label of an action on the page: the text of the element that is clicked last for it."""

from html.parser import HTMLParser
from typing import Final

from velkahra.core.choice.choice import Choices
from velkahra.core.choice.graph import One
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State


def label_of(game: Game, state: State, language: str, seat: int, action: int) -> str:
    """Return what the page of a seat that has to decide calls an action, or its notation."""
    text = game.write(seat, action)
    last = _last_click(game.choices(state, seat), text)
    if not last:
        return text
    label = _Label(last)
    label.feed(game.layout(game.view(state, seat), language))
    return label.text or text


def _last_click(choices: Choices, text: str) -> str:
    """Return the id of the element that ends an action in notation, or "" if a number does."""
    for node in choices.nodes:
        for element, after in choices.ways(node).items() if isinstance(node, One) else ():
            if after == text:
                return element
    return ""


class _Label(HTMLParser):
    """Finds the first text in the element with an id."""

    def __init__(self, element: str) -> None:
        super().__init__()
        self.text = ""
        self._element: Final = element
        self._tag = ""
        self._depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notice where the element begins."""
        if ("id", self._element) in attrs:
            self._tag = tag
        self._depth += tag == self._tag

    def handle_endtag(self, tag: str) -> None:
        """Notice where the element ends."""
        self._depth -= tag == self._tag
        if not self._depth:
            self._tag = ""

    def handle_data(self, data: str) -> None:
        """Keep the first text."""
        if self._depth and not self.text:
            self.text = data.strip()
