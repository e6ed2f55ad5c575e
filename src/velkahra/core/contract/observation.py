"""The layout of observations: what a seat may know, as a flat row of small integers.

`Observer.describe` declares and writes the entries by the same calls, see `entries`. All
entries are 16-bit integers. Seats are numbered from the observing one: 0 is the observer, 1 the
next in turn order, so that one network serves all seats; a spectator observes from seat 0. -1
stands for what the observer may not know, and for what there is not.
"""

from collections.abc import Iterator
from math import prod
from typing import Final

import msgspec


class Column(msgspec.Struct, frozen=True):
    """A named entry of a vector, or a named column of an entity list.

    Attributes:
        name: unique in its part.
        low, high: the least and the greatest value.
        meaning: its meaning, in words.
        unit: the unit of the value; "code" where values are names rather than amounts, "flag" for
            0 or 1.
        rules: the ids of the rules on who may know it.
    """

    name: str
    low: int
    high: int
    meaning: str
    unit: str = "flag"
    rules: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """A part of an observation: a plane or planes, a vector, or a list of entities.

    Attributes:
        name: what it is called, unique in its layout.
        shape: its sizes, the last one varying fastest.
        low, high: the least and the greatest value of any entry.
        meaning: what it says, in words.
        unit: as in `Column`; "" where each column has its own.
        rules: the ids of the rules that say who may know it.
        columns: what the entries along the last axis are, where they differ.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    unit: str = ""
    rules: tuple[str, ...] = ()
    columns: tuple[Column, ...] = ()

    @property
    def size(self) -> int:
        """The number of entries."""
        return prod(self.shape)


class Layout(msgspec.Struct, frozen=True):
    """The parts of an observation, in the order of their entries. No part: nothing is observed."""

    parts: tuple[Part, ...] = ()

    @property
    def size(self) -> int:
        """The number of entries of all parts."""
        return sum(part.size for part in self.parts)

    def part(self, name: str) -> Part:
        """Return the part with this name. Raises: KeyError if there is none."""
        return {part.name: part for part in self.parts}[name]

    def slices(self) -> dict[str, slice]:
        """Return where each part's entries lie, by its name."""
        found, at = {}, 0
        for part in self.parts:
            found[part.name] = slice(at, at + part.size)
            at += part.size
        return found

    def low(self) -> list[int]:
        """Return the least value of every entry, in order."""
        return [low for _, low, _ in self.entries()]

    def high(self) -> list[int]:
        """Return the greatest value of every entry, in order."""
        return [high for _, _, high in self.entries()]

    def entries(self) -> Iterator[tuple[str, int, int]]:
        """Yield for every entry its kind, `part` or `part.column`, and its least and greatest."""
        for part in self.parts:
            if part.columns:
                for _ in range(part.size // len(part.columns)):
                    yield from ((f"{part.name}.{c.name}", c.low, c.high) for c in part.columns)
            else:
                for _ in range(part.size):
                    yield part.name, part.low, part.high


class Declared:
    """The parts that a game has declared: see `entries.Entries`, which calls this.

    `at` is the place of the first entry of a part, or the place after the last of all entries.
    """

    def __init__(self) -> None:
        self._parts: Final[list[Part]] = []
        self._columns: list[Column] = []
        self._open: tuple[str, str, bool, int] | None = None

    def plane(
        self,
        at: int,
        name: str,
        shape: tuple[int, int],
        low: int,
        high: int,
        meaning: str,
        unit: str,
        rules: str,
    ) -> None:
        """Add a plane; the arguments are as in `Part`, the ids of rules with spaces between."""
        self._close(at)
        self._parts.append(Part(name, shape, low, high, meaning, unit, tuple(rules.split())))

    def begin(self, at: int, name: str, meaning: str, in_rows: bool) -> None:
        """Begin a part that has columns: a list of entities, if it is in rows, or a vector."""
        self._close(at)
        self._open = name, meaning, in_rows, at

    def column(self, name: str, low: int, high: int, meaning: str, unit: str, rules: str) -> None:
        """Add a column to the part that was begun; the arguments are as in `Column`."""
        self._columns.append(Column(name, low, high, meaning, unit, tuple(rules.split())))

    def layout(self, at: int) -> Layout:
        """Return the layout of everything declared."""
        self._close(at)
        return Layout(tuple(self._parts))

    def _close(self, at: int) -> None:
        if self._open is None:
            return
        name, meaning, in_rows, begun = self._open
        columns = tuple(self._columns)
        shape = ((at - begun) // len(columns), len(columns)) if in_rows else (len(columns),)
        low, high = min(column.low for column in columns), max(column.high for column in columns)
        self._parts.append(Part(name, shape, low, high, meaning, "", (), columns))
        self._columns, self._open = [], None


def table_of(layout: Layout) -> str:
    """Return a layout as a Markdown table: a row for each part, followed by those of its columns.

    `from` is the number of a part's first entry.
    """
    lines = ["| part | shape | from | values | unit | meaning | rules |"]
    lines.append("| --- " * 7 + "|")
    slices = layout.slices()
    for part in layout.parts:
        shape = " x ".join(str(size) for size in part.shape)
        values = "" if part.columns else _range(part.low, part.high)
        cells = (f"**{part.name}**", shape, str(slices[part.name].start), values, part.unit)
        lines.append(_row(*cells, part.meaning, ", ".join(part.rules)))
        lines += [
            _row(f"{part.name}.{c.name}", "", "", _range(c.low, c.high), c.unit, c.meaning)
            + f" {', '.join(c.rules)} |".replace("  ", " ")
            for c in part.columns
        ]
    return "\n".join(lines) + "\n"


def _range(low: int, high: int) -> str:
    return f"{low}..{high}"


def _row(*cells: str) -> str:
    return "".join(f"| {cell} " if cell else "| " for cell in cells) + "|"
