"""The choice graph: what a seat can click, as plain data a generic page can walk.

A leaf is the finished action in notation. A `One` node maps element ids of the page to what
follows; equal tails are shared. `Choose` takes k to m elements in any order, `Number` one of some
numbers. A walker needs to know no game.
"""

import re
from typing import Final

import msgspec

Next = str | int

_TOGETHER: Final = re.compile(r"([A-Z]+)(\d+)")


class One(msgspec.Struct, frozen=True, tag="one", omit_defaults=True):
    """A choice of one element. Values: a node's index, or the finished action in notation.

    Elements that are called alike, as the spaces of a board, are short: `mark` and a label of the
    graph's row number `row` is an element, `text` and the label its action.
    """

    to: dict[str, Next] = {}
    mark: str = "s-"
    text: str = ""
    row: int = -1


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A choice of `least` to `most` elements in any order, to be confirmed.

    The finished action is `text` followed by the chosen letters, in the order listed.
    """

    of: list[tuple[str, str]]
    least: int
    most: int
    text: str


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A choice of one of `values`. The finished action is `text` followed by the number."""

    values: list[int]
    text: str


Node = One | Choose | Number


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice graph. `nodes[root]` is where the seat begins; an empty `nodes` means no choice.

    `rows` are labels that several nodes may share, each a letter and a number; letters with the
    same number are joined: AC1B12 is A1, C1 and B12.
    """

    nodes: list[Node]
    root: int
    rows: tuple[str, ...] = ()

    def ways(self, node: One) -> dict[str, Next]:
        """Return what follows each element of a node, with the rows of labels written out."""
        if node.row < 0:
            return node.to
        labels = labels_of(self.rows[node.row])
        return {**node.to, **{node.mark + label: node.text + label for label in labels}}


def labels_of(row: str) -> list[str]:
    """List the labels of a row one by one: AC1B12 gives A1, C1 and B12."""
    return [letter + number for letters, number in _TOGETHER.findall(row) for letter in letters]


NO_CHOICE: Final = Choices([], 0)
