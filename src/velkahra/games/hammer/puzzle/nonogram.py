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

    Raises: VelkahraError if they are not a picture.
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
    """Return the rows of a picture, with `#`, `.` and `?` for squares that do not follow yet.

    They follow from the columns, the given squares and the legends of the `known` rows, looking at
    one line at a time, as people do.
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
    """Return a line with each square that is the same in all arrangements of its black runs.

    Raises: VelkahraError if no arrangement fits.
    """
    row = line + WHITE  # a white square follows every run, so that the last one is like others
    starts = [_starts(row, run) for run in runs]
    before, after = _first_runs(row, runs, starts), _last_runs(row, runs, starts)
    if not before[-1][-1]:
        raise VelkahraError(f"runs {runs} do not fit {line}")
    black, white = [False] * len(row), [False] * len(row)
    for number, run in enumerate(runs):
        for at in starts[number]:
            if before[number][at] and after[number + 1][at + run + 1]:
                black[at : at + run] = [True] * run
                white[at + run] = True
    for at in range(len(line)):
        ways = zip(before, after, strict=True)
        white[at] |= row[at] != BLACK and any(left[at] and right[at + 1] for left, right in ways)
    kinds = zip(black[:-1], white[:-1], strict=True)
    return "".join(UNKNOWN if dark and light else BLACK if dark else WHITE for dark, light in kinds)


def _starts(row: str, run: int) -> set[int]:
    """Return where a run may begin, by itself."""
    ends = (at + run for at in range(len(row) - run) if WHITE not in row[at : at + run])
    return {end - run for end in ends if row[end] != BLACK}


def _first_runs(row: str, runs: Runs, starts: list[set[int]]) -> list[list[bool]]:
    """Return for each number of runs and of squares whether the first ones fit each other."""
    table = [[False] * (len(row) + 1) for _ in range(len(runs) + 1)]
    table[0][0] = True
    for count, fits in enumerate(table):
        for end in range(1, len(row) + 1):
            fits[end] = row[end - 1] != BLACK and fits[end - 1]
            start = end - 1 - runs[count - 1] if count else -1
            if count and start in starts[count - 1]:
                fits[end] |= table[count - 1][start]
    return table


def _last_runs(row: str, runs: Runs, starts: list[set[int]]) -> list[list[bool]]:
    """Return for each run and each square whether all from there on fit each other."""
    table = [[False] * (len(row) + 1) for _ in range(len(runs) + 1)]
    table[-1][-1] = True
    for number in range(len(runs), -1, -1):
        fits = table[number]
        for at in range(len(row) - 1, -1, -1):
            fits[at] = row[at] != BLACK and fits[at + 1]
            if number < len(runs) and at in starts[number]:
                fits[at] |= table[number + 1][at + runs[number] + 1]
    return table
