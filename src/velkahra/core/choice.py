"""The choice graph: what a seat can click, as plain data a generic page can walk.

A leaf is the finished action in notation. A `One` node maps element ids of the page to what
follows; equal tails are shared. `Choose` takes k to m elements in any order, `Number` one of some
numbers.
The graph names elements of the page and texts, nothing else: who walks it knows no game.
"""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

Next = str | int


class One(msgspec.Struct, frozen=True, tag="one"):
    """Click one of these elements. Values: a node's index, or the finished action in notation."""

    to: dict[str, Next]


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Click `least` to `most` elements in any order, then confirm.

    The finished action is `text` followed by the letters of what was chosen, in the order listed.
    """

    of: list[tuple[str, str]]
    least: int
    most: int
    text: str


class Number(msgspec.Struct, frozen=True, tag="number"):
    """Choose one of `values`. The finished action is `text` followed by the number."""

    values: list[int]
    text: str


Node = One | Choose | Number


class Choices(msgspec.Struct, frozen=True):
    """A choice graph. `nodes[root]` is where the seat begins; an empty `nodes` means no choice."""

    nodes: list[Node]
    root: int


NO_CHOICE: Final = Choices([], 0)


class ChoiceBuilder:
    """Collects click paths and special nodes, and shares equal tails."""

    def __init__(self) -> None:
        self._paths: dict[str, object] = {}

    def path(self, elements: Iterable[str], end: str | Choose | Number) -> None:
        """Add one way: the elements to click one after the other, then the leaf or a set node.

        Raises: ValueError if a path is empty, a prefix of another one, or given twice.
        """
        *before, last = list(elements)
        here = self._paths
        for element in before:
            step = here.setdefault(element, {})
            if not isinstance(step, dict):
                raise ValueError(f"a path ends at {element!r} where another goes on")
            here = step
        if last in here:
            raise ValueError(f"two paths end at {last!r}")
        here[last] = end

    def build(self) -> Choices:
        """Make the graph; equal nodes become one."""
        if not self._paths:
            return NO_CHOICE
        nodes: list[Node] = []
        known: dict[bytes, int] = {}

        def share(node: Node) -> int:
            key = msgspec.json.encode(node)
            if key not in known:
                known[key] = len(nodes)
                nodes.append(node)
            return known[key]

        def add(tree: Mapping[str, object]) -> int:
            return share(One({element: follow(step) for element, step in tree.items()}))

        def follow(step: object) -> Next:
            if isinstance(step, str):
                return step
            if isinstance(step, dict):
                return add(step)
            assert isinstance(step, Choose | Number)
            return share(step)

        root = add(self._paths)
        return Choices(nodes, root)
