"""The generator shaft/1 of encoded pictures, in numbers; `shaft` makes letters of them.

The same seed, level and square make the same picture in any programming language.
HM-INFO-02, HM-INFO-03.
"""

import hashlib
from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

_NUMBERS: Final[i64] = 1 << 16
_BLOCK: Final[i64] = 16
"""Random numbers in a block."""
_BITS: Final = vec[i64]([i64(2**place) for place in range(27)])
"""The bit of each position and mark, of which there are at most as many as letters."""


@final
class Numbers:
    """The random numbers of shaft/1: SHA-256 blocks of level and seed, as numbers of 16 bits."""

    def __init__(self, level: str, seed: str) -> None:
        self._start: Final = hashlib.sha256(f"hammer-shaft/1|{level}|{seed}|".encode())
        self._blocks: i64 = 0
        self._found: bytes = b""
        self._at: i64 = _BLOCK

    def _next(self) -> i64:
        if self._at == _BLOCK:
            block = self._start.copy()
            block.update(str(self._blocks).encode())
            self._found = block.digest()
            self._blocks += 1
            self._at = 0
        at = 2 * self._at
        self._at += 1
        return i64(self._found[at]) << 8 | i64(self._found[at + 1])

    def below(self, limit: i64) -> i64:
        """Draw a number from 0 to `limit` - 1, each equally likely."""
        fair = _NUMBERS // limit * limit
        while True:
            value = self._next()
            if value < fair:
                return value % limit

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place."""
        for last in range(i64(len(items)) - 1, i64(0), -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@final
class Shape:
    """The numbers of a level, as `facts.Level` explains them, of which pictures are made."""

    def __init__(self, size: i64, glyphs: i64, rows: i64, dark: i64, cover: i64) -> None:
        self.size: Final[i64] = size
        self.glyphs: Final[i64] = glyphs
        self.rows: Final[i64] = rows
        self.dark: Final[i64] = dark
        self.cover: Final[i64] = cover


@final
class Drawn:
    """An encoded picture: `size` marks a row, from 0, and the two dark marks of each row.

    Attributes:
        marks: of all rows, one after the other.
        first, second: the dark marks of each row, the lower one first.
    """

    def __init__(self) -> None:
        self.marks: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.second: vec[i64] = vec[i64]()


def draw(
    shape: Shape,
    numbers: Numbers,
    true: Sequence[int],
    drawing: Sequence[Sequence[int]] | None = None,
) -> Drawn:
    """Draw a picture whose panels leave the positions `true` light, one for each panel.

    `shape.rows` are those of a panel. With a drawing the darkest positions of each row, by its
    numbers, are dark.
    """
    out = Drawn()
    for panel, spared in enumerate(true):
        start = panel * shape.rows
        rows = _dark_positions(shape, numbers, spared, drawing, start)
        for row in range(shape.rows):
            _encode(shape, numbers, rows[row], out)
    return out


def _dark_positions(
    shape: Shape, numbers: Numbers, true: i64, drawing: Sequence[Sequence[int]] | None, start: i64
) -> vec[i64]:
    """Return the dark positions, as bits, of each row of a panel whose first row is `start`."""
    rows: vec[i64] = vec[i64](capacity=shape.rows)
    for row in range(shape.rows):
        order: vec[i64] = vec[i64](capacity=shape.size)
        for at in range(shape.size):
            if at != true:
                order = append(order, at)
        numbers.shuffle(order)
        if drawing is not None:
            order = _darkest_first(order, drawing[start + row])
        dark: i64 = 0
        for at in range(shape.dark):
            dark |= _BITS[order[at]]
        rows = append(rows, dark)
    _repair(shape, rows, true)
    return rows


def _darkest_first(order: vec[i64], darkness: Sequence[int]) -> vec[i64]:
    found = sorted(order, key=lambda at: -darkness[at])
    return vec[i64]([i64(at) for at in found])


def _repair(shape: Shape, rows: vec[i64], true: i64) -> None:
    """Move dark places until every wrong position is dark in `cover` rows.

    While one is dark too seldom, another is dark too often, because a level has enough dark places
    (puzzle/facts.py), and in one of its rows the first is light.
    """
    count = vec[i64]([i64(0) for _ in range(shape.size)])
    for at in range(shape.size):
        for dark in rows:
            count[at] += (dark >> at) & 1
    while True:
        poor = _first_below(shape, count, true)
        if poor < 0:
            return
        rich: i64 = -1
        of: i64 = 0
        for at in range(shape.size):
            row = _row_to_mend(rows, at, poor)
            if row >= 0 and (rich < 0 or count[at] > count[rich]):
                rich, of = at, row
        rows[of] ^= _BITS[rich] | _BITS[poor]
        count[rich] -= 1
        count[poor] += 1


def _first_below(shape: Shape, count: vec[i64], true: i64) -> i64:
    """Return the first wrong position that is dark too seldom, or -1."""
    for at in range(shape.size):
        if at != true and count[at] < shape.cover:
            return at
    return -1


def _row_to_mend(rows: vec[i64], rich: i64, poor: i64) -> i64:
    """Return the first row in which `rich` is dark and `poor` is light, or -1."""
    for row in range(i64(len(rows))):
        if (rows[row] >> rich) & 1 and not (rows[row] >> poor) & 1:
            return row
    return -1


def _encode(shape: Shape, numbers: Numbers, dark: i64, out: Drawn) -> None:
    """Add a row with these dark positions, as bits, and the code of its dark marks."""
    marks: vec[i64] = vec[i64](capacity=shape.glyphs)
    for mark in range(shape.glyphs):
        marks = append(marks, mark)
    numbers.shuffle(marks)
    first, second = min(marks[0], marks[1]), max(marks[0], marks[1])
    code = _BITS[first] | _BITS[second]
    light = (_BITS[shape.size] - 1) & ~dark
    line = vec[i64]([i64(0) for _ in range(shape.size)])
    _lay(shape, numbers, code, dark, line)
    _lay(shape, numbers, (_BITS[shape.glyphs] - 1) & ~code, light, line)
    for mark in line:
        out.marks = append(out.marks, mark)
    out.first = append(out.first, first)
    out.second = append(out.second, second)


def _lay(shape: Shape, numbers: Numbers, marks: i64, positions: i64, line: vec[i64]) -> None:
    """Lay marks in random order on positions of a row, both as bits."""
    laid: vec[i64] = vec[i64](capacity=shape.size)
    for mark in range(shape.glyphs):
        if (marks >> mark) & 1:
            for _ in range(shape.size // shape.glyphs):
                laid = append(laid, mark)
    numbers.shuffle(laid)
    number: i64 = 0
    for at in range(shape.size):
        if (positions >> at) & 1:
            line[at] = laid[number]
            number += 1
