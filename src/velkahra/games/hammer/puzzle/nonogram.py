"""The other puzzle, `nonogram/1`: a black-and-white picture of the hiding place.

Teams get the empty grid with the legends of its columns; a clue is the legend of a
row, the lengths of its runs of black squares. HM-INFO-02, HM-INFO-03. That the picture was
recognised is for a person to say, so the find is confirmed by the organiser.
"""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

import msgspec

from velkahra.core.contract.refusals import VelkahraError

LEAST: Final = 5
MOST: Final = 40
BLACK: Final = "#"
WHITE: Final = "."
UNKNOWN: Final = "?"

Runs = tuple[int, ...]
Place = tuple[int, int]
"""Row and column of a square, from 0."""

Grid = list[list[str]]


class Nonogram(msgspec.Struct, frozen=True):
    """A picture in rows of `#` and `.`; `given` are printed squares, as (row, column), from 0."""

    rows: tuple[str, ...]
    given: tuple[Place, ...] = ()

    @property
    def columns(self) -> tuple[str, ...]:
        """The same picture, column by column, from the left; each is read from the top."""
        return tuple("".join(column) for column in zip(*self.rows, strict=True))

    def row_runs(self, row: int) -> Runs:
        """Return the legend of a row."""
        return runs_of(self.rows[row])


def runs_of(line: str) -> Runs:
    """Return the lengths of the runs of black squares (`#`) of a line, in order."""
    return tuple(len(list(squares)) for colour, squares in groupby(line) if colour == BLACK)


def check_picture(rows: Sequence[str]) -> None:
    """Raise VelkahraError if rows are no picture for a nonogram; it says why."""
    across = len(rows[0]) if rows else 0
    if not (LEAST <= len(rows) <= MOST and LEAST <= across <= MOST):
        raise VelkahraError(
            f"a nonogram is {LEAST} to {MOST} squares each way, not {across} x {len(rows)}"
        )
    if any(len(row) != across or set(row) - {BLACK, WHITE} for row in rows):
        raise VelkahraError(f"each row has {across} squares, {BLACK} for black and {WHITE}")
    if len({square for row in rows for square in row}) < 2:
        raise VelkahraError("the picture is all of one colour")


def make_nonogram(rows: Sequence[str]) -> Nonogram:
    """Return a nonogram solvable line by line, with as few given squares as possible.

    `rows` are those of the picture, with `#` for black and `.` for white.

    Raises: VelkahraError for what is no picture.
    """
    check_picture(rows)
    bare = Nonogram(tuple(rows))
    grid = [[UNKNOWN] * len(rows[0]) for _ in rows]
    given = []
    every = range(len(rows))
    _settle_all(bare, grid, every)
    while (place := next(unknown_in(grid), None)) is not None:
        row, column = place
        grid[row][column] = rows[row][column]
        given.append(place)
        _settle_all(bare, grid, every)
    return Nonogram(bare.rows, tuple(given))


def solve(puzzle: Nonogram, known: Iterable[int]) -> list[str]:
    """Return the rows of a picture, with `#`, `.` and `?`, that follow from what is known.

    Known are the columns, the given squares and the legends of the `known` rows. Only one line is
    looked at a time, as people do.
    """
    grid = _empty(puzzle)
    _settle_all(puzzle, grid, known)
    return ["".join(row) for row in grid]


def rows_needed(puzzle: Nonogram, draws: int = 10) -> float:
    """Return how many random rows a picture needs to be solved, on average of `draws` orders."""
    rng = random.Random("\n".join(puzzle.rows))
    return sum(_needed(puzzle, rng) for _ in range(draws)) / draws


def _needed(puzzle: Nonogram, rng: random.Random) -> int:
    order = rng.sample(range(len(puzzle.rows)), len(puzzle.rows))
    grid = _empty(puzzle)
    for count in range(len(order)):
        _settle_all(puzzle, grid, order[:count])
        if next(unknown_in(grid), None) is None:
            return count
    return len(order)


def unknown_in(grid: Sequence[Sequence[str]]) -> Iterator[Place]:
    """Yield the squares that are not known yet, as (row, column), from 0."""
    for row, line in enumerate(grid):
        yield from ((row, column) for column, square in enumerate(line) if square == UNKNOWN)


def _empty(puzzle: Nonogram) -> Grid:
    grid = [[UNKNOWN] * len(puzzle.rows[0]) for _ in puzzle.rows]
    for row, column in puzzle.given:
        grid[row][column] = puzzle.rows[row][column]
    return grid


def _settle_all(puzzle: Nonogram, grid: Grid, known: Iterable[int]) -> None:
    """Fill in what follows from columns and known rows until nothing more does."""
    rows = {row: puzzle.row_runs(row) for row in known}
    columns = {at: runs_of(column) for at, column in enumerate(puzzle.columns)}
    before: Grid = []
    while before != grid:
        before = [list(line) for line in grid]
        _settle_lines(grid, rows)
        turned = [list(column) for column in zip(*grid, strict=True)]
        _settle_lines(turned, columns)
        grid[:] = [list(row) for row in zip(*turned, strict=True)]


def _settle_lines(grid: Grid, legends: Mapping[int, Runs]) -> None:
    for at, runs in legends.items():
        grid[at] = list(settle("".join(grid[at]), runs))


@lru_cache(maxsize=1 << 15)
def settle(line: str, runs: Runs) -> str:
    """Return a line with every square that is the same in all arrangements of its runs.

    Args:
        line: one of BLACK, WHITE and UNKNOWN for each square.
        runs: the lengths of the runs of black squares, in order.

    Raises: VelkahraError if no arrangement fits.
    """
    before = _layable(line, runs)
    after = [ways[::-1] for ways in _layable(line[::-1], runs[::-1])][::-1]
    if not before[len(runs)][len(line)]:
        raise VelkahraError(f"runs {runs} do not fit {line}")
    black = [False] * len(line)
    for number, length in enumerate(runs):
        for start in range(len(line) - length + 1):
            if _lies(line, before, after, number, start, length):
                black[start : start + length] = [True] * length
    return "".join(
        _settled(black[at], _may_be_white(line, before, after, at)) for at in range(len(line))
    )


def _settled(black: bool, white: bool) -> str:
    return UNKNOWN if black and white else BLACK if black else WHITE


def _layable(line: str, runs: Runs) -> list[list[bool]]:
    """Return for each number of runs and squares whether the first ones fit each other."""
    table = [[False] * (len(line) + 1) for _ in range(len(runs) + 1)]
    table[0][0] = True
    for count in range(len(runs) + 1):
        for end in range(1, len(line) + 1):
            white = line[end - 1] != BLACK and table[count][end - 1]
            table[count][end] = white or (count > 0 and _ends(line, table, count, runs, end))
    return table


def _ends(line: str, table: list[list[bool]], count: int, runs: Runs, end: int) -> bool:
    """Return whether the last of `count` runs can end before the square `end`."""
    start = end - runs[count - 1]
    if start < 0 or WHITE in line[start:end]:
        return False
    if start == 0:
        return count == 1
    return line[start - 1] != BLACK and table[count - 1][start - 1]


def _lies(
    line: str,
    before: list[list[bool]],
    after: list[list[bool]],
    number: int,
    start: int,
    length: int,
) -> bool:
    """Return whether a run can lie there, with all others in place."""
    end = start + length
    if WHITE in line[start:end]:
        return False
    left = number == 0 if start == 0 else line[start - 1] != BLACK and before[number][start - 1]
    if end == len(line):
        return left and number == len(after) - 2
    return left and line[end] != BLACK and after[number + 1][end + 1]


def _may_be_white(line: str, before: list[list[bool]], after: list[list[bool]], at: int) -> bool:
    ways = zip(before, after, strict=True)
    return line[at] != BLACK and any(left[at] and right[at + 1] for left, right in ways)
