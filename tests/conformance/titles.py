"""What the conformance suite runs over: every registered game and the toys, and their variants."""

from typing import Final

from tests.sampling import some
from tests.toys import TOYS

import velkahra
from velkahra.core.contract.game import Game

TITLES: list[Game] = [*(velkahra.game(name) for name in velkahra.games()), *TOYS]
Variant = tuple[Game, int, dict[str, str]]

MANY: Final = 8
"""A game with more variants is looked at in so many of them, without VELKAHRA_ALL=1."""
VARIANTS: list[Variant] = [
    (title, seats, options)
    for title in TITLES
    for seats, options in some(list(title.variants()), MANY)
]


def name_of(variant: Variant) -> str:
    """Name a variant for the test report."""
    title, seats, options = variant
    real = [option.name for option in title.options if not option.cosmetic]
    return "-".join([title.name, str(seats), *(options[name] for name in real)])
