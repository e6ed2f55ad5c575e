"""The encoded picture with one shaft of light: made with the generator `shaft/1`, and solved.

Three panels of rows speak about the columns, rows and sectors of the map; the code of a row says
which two of its marks are dark. Where a mark is dark, Thomas Hammer is not. HM-INFO-02, HM-INFO-03.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Final

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.games.hammer.puzzle import generator
from velkahra.games.hammer.puzzle.facts import AXES, DARK_MARKS, Level

Square = tuple[int, int]
"""Column and row of the map, from 0."""

Codes = Mapping[int, str]
"""Codes that are known, by the number of their row."""

Drawing = Sequence[Sequence[int]]
"""How dark each position of each row is to be: all rows of the picture, from 0 (light)."""

MOST_SEED: Final = 200
_SQUARE: Final = re.compile(r"([A-Z])([1-9][0-9]?)")


class Cipher(msgspec.Struct, frozen=True):
    """The encoded picture as all teams see it: its size, and the letters of each row's marks."""

    level: Level
    lines: tuple[str, ...]

    def panel(self, number: int) -> int:
        """Return the panel of row `number`, from 1: 0 for columns, 1 for rows, 2 for sectors."""
        return (number - 1) // self.level.rows_per_panel

    def line(self, number: int) -> str:
        """Return a row. Raises: VelkahraError for a number without a row."""
        if not 1 <= number <= len(self.lines):
            raise VelkahraError(
                f"there is no row {number}: they are numbered 1 to {self.level.rows}"
            )
        return self.lines[number - 1]


class Puzzle(msgspec.Struct, frozen=True):
    """An encoded picture with its seed, and with all that is secret about it.

    `square` is (column, row), from 0, and `codes` are the two dark marks of each row.
    """

    cipher: Cipher
    seed: str
    square: Square
    codes: tuple[str, ...]

    def clues(self) -> dict[int, str]:
        """Return every clue: the code of each row by its number, from 1."""
        return dict(enumerate(self.codes, 1))


def square_name(square: Square) -> str:
    """Return the name of a square as on the map's edges: (9, 4) is J5."""
    return f"{ascii_uppercase[square[0]]}{square[1] + 1}"


def read_square(name: str, size: int) -> Square:
    """Return the square of a name, such as J5 in any case, as (column, row), from 0.

    Raises: VelkahraError if it is not on a map of `size` squares a side.
    """
    found = _SQUARE.fullmatch(name.strip().upper())
    square = (ascii_uppercase.index(found[1]), int(found[2]) - 1) if found else (size, size)
    if max(square) >= size:
        last = square_name((size - 1, size - 1))
        raise VelkahraError(f"there is no square {name!r}: the map has A1 to {last}")
    return square


def square_at(across: float, down: float, size: int) -> Square:
    """Return the square of a point, given in fractions of the map's width and height.

    `across` and `down` are the fractions, `size` the squares along a side of the map.

    Raises: VelkahraError for a point that is not on the map.
    """
    if not (0 <= across <= 1 and 0 <= down <= 1):
        raise VelkahraError(f"the point {across:g}, {down:g} is not on the map: 0 to 1 each way")
    return min(int(across * size), size - 1), min(int(down * size), size - 1)


def positions_of(square: Square, size: int) -> tuple[int, int, int]:
    """Return the column, row and sector of a square, each 0..`size` - 1."""
    column, row = square
    return column, row, (column + row) % size


def make(level: Level, seed: str, square: Square, drawing: Drawing | None = None) -> Puzzle:
    """Return the puzzle with this seed whose three shafts of light meet in `square`.

    With a drawing the painted picture looks like it: its darkest positions are dark.
    Raises: VelkahraError for a seed that cannot be printed, a square that is not on the map, or a
    drawing of the wrong size.
    """
    _check(level, seed, square, drawing)
    drawn = draw_picture(level, seed, square, drawing)
    letters = "".join(level.marks[mark] for mark in drawn.marks)
    lines = (letters[at : at + level.size] for at in range(0, len(letters), level.size))
    dark = zip(drawn.first, drawn.second, strict=True)
    codes = (level.marks[first] + level.marks[second] for first, second in dark)
    return Puzzle(Cipher(level, tuple(lines)), seed, square, tuple(codes))


def draw_picture(
    level: Level, seed: str, square: Square, drawing: Drawing | None = None
) -> generator.Drawn:
    """Return the picture of `make` in numbers; seed, square and drawing are in order."""
    shape = generator.Shape(level.size, level.glyphs, level.rows_per_panel, level.dark, level.cover)
    numbers = generator.Numbers(level.id, seed)
    return generator.draw(shape, numbers, positions_of(square, level.size), drawing)


def _check(level: Level, seed: str, square: Square, drawing: Drawing | None) -> None:
    if not (seed.isprintable() and 0 < len(seed) <= MOST_SEED):
        raise VelkahraError(f"a seed is a line of 1 to {MOST_SEED} characters, not {seed[:20]!r}")
    if not all(0 <= at < level.size for at in square):
        raise VelkahraError(f"the square {square} is not on a map of {level.size} x {level.size}")
    if drawing is not None and [len(row) for row in drawing] != [level.size] * level.rows:
        raise VelkahraError(f"a drawing for this level is {level.size} x {level.rows} positions")


def check_letter(number: int, code: str) -> str:
    """Return the letter on the slip of row `number`, which catches errors of copying its code."""
    first, second = (ascii_uppercase.index(mark) for mark in code)
    return ascii_uppercase[(7 * number + 3 * first + 5 * second) % 26]


def read_code(level: Level, text: str) -> str:
    """Return a code in capitals and in order, from any. Raises: VelkahraError for another text."""
    code = "".join(sorted(text.strip().upper()))
    if len(code) != DARK_MARKS or len(set(code)) != DARK_MARKS or not set(code) <= set(level.marks):
        raise VelkahraError(
            f"{text!r} is not a code: it is two different marks of {level.marks[0]} to "
            f"{level.marks[-1]}, such as {level.marks[:DARK_MARKS]}"
        )
    return code


def dark_in(line: str, code: str) -> set[int]:
    """Return the positions, from 0, of a row of marks that its code makes dark."""
    return {at for at, mark in enumerate(line) if mark in code}


def positions_left(cipher: Cipher, panel: int, codes: Codes) -> list[int]:
    """List the positions, from 0, of a panel that are light in all rows of `codes`, by number."""
    left = set(range(cipher.level.size))
    for number, code in codes.items():
        line = cipher.line(number)
        if cipher.panel(number) == panel:
            left -= dark_in(line, code)
    return sorted(left)


def squares_left(cipher: Cipher, codes: Codes) -> list[Square]:
    """List squares (column, row) that `codes` by number leave; none where a code is wrong."""
    columns, rows, sectors = (positions_left(cipher, at, codes) for at in range(len(AXES)))
    size = cipher.level.size
    return [(c, r) for r in rows for c in columns if (c + r) % size in sectors]


def digest(cipher: Cipher) -> str:
    """Return the SHA-256 of the rows, one a line, in hexadecimal digits."""
    return hashlib.sha256("\n".join(cipher.lines).encode()).hexdigest()
