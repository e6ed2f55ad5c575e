"""Every sign, figure, card and button on a table has a name."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

import pytest
from tests.games.test_pages import stages

import velkahra
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.words import LANGUAGES

pytestmark = pytest.mark.plain

VOID = frozenset(("input", "br", "hr", "img"))
WORD = re.compile(r"[^\W\d_]{2}")
NEAR = 3
"""How many elements around a sign may lie between it and its name."""


@dataclass
class Node:
    """An element of a page, with the element around it."""

    tag: str
    attributes: dict[str, str]
    parent: "Node | None" = None
    children: list["Node"] = field(default_factory=list)
    text: str = ""

    def below(self) -> Iterator["Node"]:
        yield self
        for child in self.children:
            yield from child.below()

    def is_named(self) -> bool:
        """Say whether it has words: a label, a title, or text."""
        return any(
            node.attributes.get("aria-label")
            or node.attributes.get("title")
            or WORD.search(node.text)
            for node in self.below()
        )

    def needs_name(self) -> bool:
        """Say whether somebody may point at it and ask what it is."""
        css = self.attributes.get("class", "").split()
        if {"stock", "art", "chip-art"} & set(css):
            return False
        can_be_pressed = self.tag == "button" or self.attributes.get("role") == "button"
        return can_be_pressed or bool({"count", "mark", "icon"} & set(css)) or self.is_figure()

    def is_figure(self) -> bool:
        """Say whether it is a number that gains rise from, or one that the style sheet draws."""
        return bool({"data-n", "data-count"} & self.attributes.keys())

    def is_named_nearby(self) -> bool:
        """Say whether it has words, or an element close around it has."""
        node: Node | None = self
        for _ in range(NEAR + 1):
            if node is None:
                return False
            if node.is_named():
                return True
            node = node.parent
        return False


class Reader(HTMLParser):
    """Reads markup into nodes."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.root = self.at = Node("page", {})
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs}, self.at)
        self.at.children.append(node)
        if tag not in VOID:
            self.at = node

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.at.children.append(Node(tag, attributes, self.at))

    def handle_endtag(self, tag: str) -> None:
        while self.at.parent is not None:
            closed, self.at = self.at, self.at.parent
            if closed.tag == tag:
                return

    def handle_data(self, data: str) -> None:
        self.at.text += data


def nameless(markup: str) -> list[str]:
    return [
        f"{node.tag} {node.attributes}"
        for node in Reader(markup).root.below()
        if node.needs_name() and not node.is_named_nearby()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", velkahra.games())
def test_everything_on_a_table_has_a_name(name: str, language: str) -> None:
    for play in stages(name):
        for viewer in (0, SPECTATOR):
            assert nameless(play.game.layout(play.view(viewer), language)) == []


def test_what_has_no_name_is_found() -> None:
    assert nameless('<div><div><div><div><i class="count">3</i></div></div></div></div>')
    assert not nameless('<div><i class="count" title="3 points">3</i></div>')
