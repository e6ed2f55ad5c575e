"""Makes choice graphs, see `graph`: collects what can be clicked, and shares equal tails."""

from collections.abc import Iterable, Sequence
from typing import Final, final

import msgspec

from velkahra.core.choice.graph import NO_CHOICE, Choices, Choose, Next, Node, Number, One

__all__ = ["NO_CHOICE", "ChoiceBuilder", "Choices", "Choose", "Next", "Node", "Number", "One"]


@final
class _Fork:
    """The elements that may be clicked at one point: single steps, and a row of similar ones."""

    def __init__(self, mark: str = "s-", text: str = "", row: int = -1) -> None:
        self.steps: Final[dict[str, _Fork | Choose | Number | str]] = {}
        self.mark: Final = mark
        self.text: Final = text
        self.row: Final = row
        self.number = -1  # the node made of this fork, or -1


@final
class ChoiceBuilder:
    """Collects click paths, rows of them and special nodes, and shares equal tails."""

    def __init__(self) -> None:
        self._root: Final = _Fork()
        self._rows: Final[dict[str, int]] = {}
        self._nodes: Final[list[Node]] = []
        self._known: Final[dict[bytes, int]] = {}

    def path(self, elements: Iterable[str], end: str | Choose | Number) -> None:
        """Add one way: element ids to click in turn, then the finished action, or a set node.

        Raises: ValueError if a path is empty, a prefix of another one, or given twice.
        """
        *before, last = list(elements)
        steps = self._at(before).steps
        if last in steps:
            raise ValueError(f"two paths end at {last!r}")
        steps[last] = end

    def row(self, firsts: Sequence[str], mark: str, text: str, labels: str) -> None:
        """Add many ways that differ in a label only, after any of the elements `firsts`.

        One clicks one of `firsts`, then any `mark` + label; the leaf is `text` + label. `labels`
        are a row as `Choices` has them. Paths may go on from one of `firsts`, if there are no
        others.

        Raises: ValueError if one of `firsts` is not new.
        """
        fork = _Fork(mark, text, self._rows.setdefault(labels, len(self._rows)))
        for first in firsts:
            if first in self._root.steps:
                raise ValueError(f"there is a way from {first!r} already")
            self._root.steps[first] = fork

    def build(self) -> Choices:
        """Return the graph, with equal nodes merged. The builder takes nothing more."""
        if not self._root.steps:
            return NO_CHOICE
        root = self._put(One(self._steps(self._root)))  # no other node equals the root
        return Choices(self._nodes, root, tuple(self._rows))

    def _at(self, elements: list[str]) -> _Fork:
        here = self._root
        for element in elements:
            step = here.steps.get(element)
            if step is None:
                step = here.steps[element] = _Fork()
            if not isinstance(step, _Fork):
                raise ValueError(f"a path ends at {element!r} where another goes on")
            here = step
        return here

    def _add(self, fork: _Fork) -> int:
        if fork.number < 0:
            steps = self._steps(fork)
            if fork.row < 0:
                # A fork without a row has default fields, which the graph leaves out.
                fork.number = self._share(One(steps))
            else:
                fork.number = self._put(One(steps, fork.mark, fork.text, fork.row))
        return fork.number

    def _steps(self, fork: _Fork) -> dict[str, Next]:
        steps: dict[str, Next] = {}
        for name, step in fork.steps.items():
            steps[name] = self._follow(step)
        return steps

    def _follow(self, step: _Fork | Choose | Number | str) -> Next:
        if isinstance(step, str):
            return step
        return self._add(step) if isinstance(step, _Fork) else self._share(step)

    def _share(self, node: Node) -> int:
        key = msgspec.json.encode(node)
        number = self._known.get(key)
        if number is None:
            number = self._known[key] = self._put(node)
        return number

    def _put(self, node: Node) -> int:
        """Add a node that equals no other, and return its index."""
        self._nodes.append(node)
        return len(self._nodes) - 1
