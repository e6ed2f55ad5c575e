"""Some of many, where a test would look at one thing in hundreds of like cases."""

import os
import random
from collections.abc import Sequence
from typing import Final, TypeVar

Case = TypeVar("Case")
Way = TypeVar("Way")

ALL: Final = bool(os.environ.get("VELKAHRA_ALL"))
"""Whether VELKAHRA_ALL=1 asks for every case."""


def some(cases: Sequence[Case], most: int) -> list[Case]:
    """Return `most` cases in their order, the same ones in every run; with ALL every one.

    They are drawn, since a step would meet some values of an option again and again.
    """
    if ALL or len(cases) <= most:
        return list(cases)
    chosen = random.Random(len(cases)).sample(range(len(cases)), most)
    return [cases[number] for number in sorted(chosen)]


def usual(case: Case, cases: Sequence[Case]) -> list[Case]:
    """Return one case; with ALL every one."""
    return list(cases) if ALL else [case]


def in_turn(cases: Sequence[Case], ways: Sequence[Way]) -> list[tuple[Case, Way]]:
    """Pair each case with one of several ways, in turn; with ALL with every one."""
    if ALL:
        return [(case, way) for case in cases for way in ways]
    return [(case, ways[turn % len(ways)]) for turn, case in enumerate(cases)]
