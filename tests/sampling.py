"""Some of many, where a test would look at one thing in hundreds of like cases."""

import os
import random
from collections.abc import Sequence
from typing import Final, TypeVar

Case = TypeVar("Case")

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
