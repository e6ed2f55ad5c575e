"""The puzzle of a day, the puzzles of a storm, rows of days, and strength at puzzles."""

import random
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.core.contract.lesson import Lesson
from velkahra.server.domain import strength
from velkahra.server.domain.strength import Strength

A_DAY: Final = 24 * 3600
STORM_SECONDS: Final = 180
LATE_SECONDS: Final = 1800
"""For how long after midnight the puzzle of the day before can be finished."""
_STRENGTHS: Final = {1: 20.0, 2: 25.0, 3: 30.0}
"""How strong a puzzle of each level is; a person of that strength solves half of them."""
_DEVIATION: Final = 3.0


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle: its game, and its number on the list of that game, from 1."""

    game: str
    number: int

    @property
    def lesson(self) -> Lesson:
        """The position with its answer."""
        return registry.game(self.game).files.puzzles()[self.number - 1]


def puzzles(game: str = "") -> list[Puzzle]:
    """List all puzzles, or those of a game."""
    return [
        Puzzle(name, number)
        for name in registry.names()
        if game in ("", name)
        for number in range(1, len(registry.game(name).files.puzzles()) + 1)
    ]


def day_of(now: float) -> int:
    """Return the number of the day at a time in Unix seconds."""
    return int(now // A_DAY)


def may_finish(day: int, now: float) -> bool:
    """Return whether the puzzle of a day can be solved for that day at a time."""
    return day in (day_of(now), day_of(now - LATE_SECONDS))


def puzzle_of(day: int) -> Puzzle | None:
    """Return the puzzle of a day, None if there are none; none comes twice before all have come."""
    found = puzzles()
    if not found:
        return None
    time, place = divmod(day, len(found))
    random.Random(f"puzzle of the day {time}").shuffle(found)
    return found[place]


def storm_of(name: str, game: str) -> list[Puzzle]:
    """Return the puzzles of a storm in their order."""
    found = puzzles(game)
    random.Random(f"storm {name}").shuffle(found)
    return found


def row_of(days: Collection[int], today: int) -> tuple[int, int]:
    """Return the days in a row with a puzzle solved, now and at most; today need not be over."""
    longest = row = 0
    last = -1
    for day in sorted(days):
        row = row + 1 if day == last + 1 else 1
        longest, last = max(longest, row), day
    return row if last >= today - 1 else 0, longest


def strength_after(before: Strength, puzzle: Lesson, *, correct: bool) -> Strength:
    """Return the strength of a person after the first try of a puzzle."""
    opponent = Strength(_STRENGTHS.get(puzzle.level, strength.NEW.mean), _DEVIATION)
    places: Sequence[int] = (1, 2) if correct else (2, 1)
    return strength.after([before, opponent], places)[0]
