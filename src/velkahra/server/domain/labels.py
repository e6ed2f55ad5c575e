"""An action on the page: the elements that are clicked for it, and the text of the last one."""

from collections import deque
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Final

from velkahra.core.choice import choice, graph
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State


def label_of(game: Game, state: State, language: str, seat: int, action: int) -> str:
    """Return what the page of a seat that has to decide calls an action, or its notation."""
    text = game.write(seat, action)
    clicks = clicks_of(game.choices(state, seat), text)
    if not clicks:
        return text
    label = _Label(clicks[-1])
    label.feed(game.layout(game.view(state, seat), language))
    return label.text or text


def clicks_of(choices: choice.Choices, text: str) -> tuple[str, ...]:
    """Return the elements that are clicked in turn for an action in notation, if it is offered."""
    waiting: deque[tuple[int, tuple[str, ...]]] = deque()
    if choices.nodes:
        waiting.append((choices.root, ()))
    seen = {choices.root}
    while waiting:
        number, path = waiting.popleft()
        node = choices.nodes[number]
        for element, after in _ways(choices, node, text).items():
            if after == text:
                return (*path, *element.split())
            if isinstance(after, int) and after not in seen:
                seen.add(after)
                waiting.append((after, (*path, element)))
    return ()


def _ways(choices: choice.Choices, node: graph.Node, text: str) -> Mapping[str, graph.Next]:
    """Return what follows the clicks at a node; several elements chosen together are one way."""
    if isinstance(node, graph.One):
        return choices.ways(node)
    rest = text.removeprefix(node.text)
    if rest == text and node.text:
        return {}
    if isinstance(node, graph.Number):
        return {"": text} if rest in map(str, node.values) else {}
    taken = _taken(node, rest)
    return {} if taken is None else {" ".join(taken): text}


def _taken(node: graph.Choose, letters: str) -> list[str] | None:
    """Return the elements whose letters are chosen, or None if they are not all offered."""
    left, taken = list(letters), []
    for element, letter in node.of:
        if letter in left:
            left.remove(letter)
            taken.append(element)
    return None if left else taken


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
