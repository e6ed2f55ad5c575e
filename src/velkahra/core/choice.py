"""The choice graph: what a seat can click, as plain data a generic page can walk.

A leaf is the finished action in notation. A `One` node maps element ids of the page to what
follows; equal tails are shared. `Choose` takes k to m elements in any order, `Number` one of some
numbers.
The graph names elements of the page and texts, nothing else: who walks it knows no game.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

Next = str | int


class One(msgspec.Struct, frozen=True, tag="one", omit_defaults=True):
    """Click one of these elements. Values: a node's index, or the finished action in notation.

    Many elements that are called alike, as the spaces of a board are, are told shortly: `mark` and
    a label of the graph's row number `row` is an element, `text` and the label its action.
    """

    to: dict[str, Next]
    mark: str = ""
    text: str = ""
    row: int = -1


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


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice graph. `nodes[root]` is where the seat begins; an empty `nodes` means no choice.

    `rows` are labels, with a blank between them, that several nodes may share.
    """

    nodes: list[Node]
    root: int
    rows: tuple[str, ...] = ()

    def ways(self, node: One) -> dict[str, Next]:
        """Give what follows each element of a node, also of those that are told shortly."""
        if node.row < 0:
            return node.to
        labels = self.rows[node.row].split()
        return {**node.to, **{node.mark + label: node.text + label for label in labels}}


NO_CHOICE: Final = Choices([], 0)


class _Fork:
    """What may be clicked at one point: the steps that follow, and a row of alike elements."""

    def __init__(self) -> None:
        self.steps: Final[dict[str, _Fork | Choose | Number | str]] = {}
        self.row = ("", "", -1)


class ChoiceBuilder:
    """Collects click paths, rows of them and special nodes, and shares equal tails."""

    def __init__(self) -> None:
        self._root = _Fork()
        self._rows: dict[str, int] = {}

    def path(self, elements: Iterable[str], end: str | Choose | Number) -> None:
        """Add one way: the elements to click one after the other, then the leaf or a set node.

        Raises: ValueError if a path is empty, a prefix of another one, or given twice.
        """
        *before, last = list(elements)
        steps = self._at(before).steps
        if last in steps:
            raise ValueError(f"two paths end at {last!r}")
        steps[last] = end

    def row(self, firsts: Sequence[str], mark: str, text: str, labels: Iterable[str]) -> None:
        """Add many ways that differ in a label only, after any of the elements `firsts`.

        One clicks one of `firsts`, then any `mark` + label; the leaf is `text` + label. Labels are
        words without blanks. Paths may go on from one of `firsts`, if there are no others.

        Raises: ValueError if one of `firsts` is not new.
        """
        fork = _Fork()
        fork.row = mark, text, self._rows.setdefault(" ".join(labels), len(self._rows))
        for first in firsts:
            if first in self._root.steps:
                raise ValueError(f"there is a way from {first!r} already")
            self._root.steps[first] = fork

    def _at(self, elements: Iterable[str]) -> _Fork:
        here = self._root
        for element in elements:
            step = here.steps.get(element)
            if step is None:
                step = here.steps[element] = _Fork()
            if not isinstance(step, _Fork):
                raise ValueError(f"a path ends at {element!r} where another goes on")
            here = step
        return here

    def build(self) -> Choices:
        """Make the graph; equal nodes become one."""
        if not self._root.steps:
            return NO_CHOICE
        nodes: list[Node] = []
        known: dict[bytes, int] = {}
        forks: dict[int, int] = {}

        def share(node: Node) -> int:
            key = msgspec.json.encode(node)
            if key not in known:
                known[key] = len(nodes)
                nodes.append(node)
            return known[key]

        def add(fork: _Fork) -> int:
            if id(fork) not in forks:
                steps = {name: follow(step) for name, step in fork.steps.items()}
                forks[id(fork)] = share(One(steps, *fork.row))
            return forks[id(fork)]

        def follow(step: _Fork | Choose | Number | str) -> Next:
            if isinstance(step, str):
                return step
            return add(step) if isinstance(step, _Fork) else share(step)

        return Choices(nodes, add(self._root), tuple(self._rows))
