"""How many squares a number of clues leaves on average.

Clues are taken evenly from the panels and by chance within them, as teams do that want to know.
"""

import random
from collections.abc import Iterator
from typing import Final

import msgspec

from velkahra.games.hammer.puzzle.facts import AXES, Level
from velkahra.games.hammer.puzzle.shaft import Puzzle, squares_left

STEPS: Final = (0.25, 0.375, 0.5, 0.625, 0.75, 0.875)


class Prospect(msgspec.Struct, frozen=True):
    """The squares that so many clues leave on average; `certain` of draws, 0..1, leave one."""

    clues: int
    squares: float
    certain: float


def fewest(level: Level) -> int:
    """Return the number of clues below which no draw can leave a single square.

    Two panels have to be decided, because the third follows; a row rules out `dark` positions.
    """
    return 2 * -(-(level.size - 1) // level.dark)


def draw_clues(puzzle: Puzzle, count: int, rng: random.Random) -> dict[int, str]:
    """Return `count` random clues, evenly from the panels: row number, from 1, -> code."""
    level, codes = puzzle.cipher.level, puzzle.clues()
    panels = [
        rng.sample(range(first, first + level.rows_per_panel), level.rows_per_panel)
        for first in range(1, level.rows + 1, level.rows_per_panel)
    ]
    order = [number for turn in zip(*panels, strict=True) for number in rng.sample(turn, len(AXES))]
    return {number: codes[number] for number in order[:count]}


def prospect(puzzle: Puzzle, clues: int, draws: int) -> Prospect:
    """Return what `clues` clues leave on average. The draws follow from the puzzle."""
    rng = random.Random(f"{puzzle.seed}|{clues}")
    left = [len(squares_left(puzzle.cipher, draw_clues(puzzle, clues, rng))) for _ in range(draws)]
    return Prospect(clues, sum(left) / draws, left.count(1) / draws)


def prospects(puzzle: Puzzle, draws: int = 200) -> Iterator[Prospect]:
    """Yield prospects for a few numbers of clues, each measured over `draws` draws."""
    level = puzzle.cipher.level
    for rows in sorted({round(part * level.rows_per_panel) for part in STEPS}):
        yield prospect(puzzle, rows * len(AXES), draws)
