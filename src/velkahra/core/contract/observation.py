"""The layout of observations: what a seat may know, as a flat row of small integers.

`Game.observation` declares the parts, `State.observe` writes their entries one part after the
other. All entries are 16-bit integers. Seats are numbered from the observing one: 0 is the
observer, 1 the next in turn order, so that one network serves all seats; a spectator observes from
seat 0. HIDDEN stands for what the observer may not know, NONE for what there is not.
"""

from collections.abc import Iterator, Sequence
from math import prod

import msgspec

HIDDEN = -1
NONE = -1


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


def entities(
    name: str, rows: int, meaning: str, columns: Sequence[Column], rules: tuple[str, ...] = ()
) -> Part:
    """Return a list of at most `rows` entities, one a row: a part of shape (rows, columns).

    `meaning` and `rules` are as in `Part`.
    """
    return _with_columns(name, (rows, len(columns)), meaning, columns, rules)


def vector(name: str, meaning: str, columns: Sequence[Column], rules: tuple[str, ...] = ()) -> Part:
    """Return a vector of named entries, one for each column; `meaning`, `rules` as in `Part`."""
    return _with_columns(name, (len(columns),), meaning, columns, rules)


def one_hot(
    name: str, meaning: str, values: Sequence[tuple[str, str]], rules: tuple[str, ...] = ()
) -> Part:
    """Return a vector in which the entry of the value that holds is 1, and all others are 0.

    `values` are pairs of a name and its meaning; `meaning` and `rules` are as in `Part`.
    """
    return vector(name, meaning, [Column(value, 0, 1, words) for value, words in values], rules)


def _with_columns(
    name: str,
    shape: tuple[int, ...],
    meaning: str,
    columns: Sequence[Column],
    rules: tuple[str, ...],
) -> Part:
    low, high = min(c.low for c in columns), max(c.high for c in columns)
    return Part(name, shape, low, high, meaning, "", rules, tuple(columns))


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
