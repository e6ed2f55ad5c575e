"""What the conformance suite runs over: every registered game, the toys, and all their variants."""

from collections.abc import Iterator
from functools import lru_cache

from tests.toys import TOYS

import velkahra
from velkahra.core.contract.game import Game
from velkahra.core.play.play import Play
from velkahra.testing.walk import random_game, snapshot

TITLES: list[Game] = [*(velkahra.game(name) for name in velkahra.games()), *TOYS]
Variant = tuple[Game, int, dict[str, str]]
VARIANTS: list[Variant] = [
    (title, seats, options) for title in TITLES for seats, options in title.variants()
]

# Interpreted rules are about fifty times slower, so look at fewer positions.
POSITIONS = 16 if velkahra.compiled() else 5
DRAWN_POSITIONS = 8 if velkahra.compiled() else 3
WHOLE_SPACE_POSITIONS = 6 if velkahra.compiled() else 1


def name_of(variant: Variant) -> str:
    """Name a variant for the test report."""
    title, seats, options = variant
    real = [option.name for option in title.options if not option.cosmetic]
    return "-".join([title.name, str(seats), *(options[name] for name in real)])


def random_games(variant: Variant) -> Iterator[Iterator[Play]]:
    """Start two random games of a variant: one by action, one by kind of action."""
    title, seats, options = variant
    seed = 2 * VARIANTS.index(variant)
    yield random_game(title, seats, options, seed)
    yield random_game(title, seats, options, seed + 1)


@lru_cache(maxsize=4)
def _sampled(number: int, count: int) -> list[Play]:
    """Pick positions spread over both random games, the last one and the end among them."""
    chosen = []
    for game in random_games(VARIANTS[number]):
        plays = [snapshot(play) for play in game]
        step = max(1, 2 * len(plays) // count)
        # An odd step would meet the same phase of the turn less often.
        chosen += plays[:: step | 1]
        chosen.append(plays[-1])
    return chosen


def positions(variant: Variant, count: int = POSITIONS) -> list[Play]:
    """Sample about `count` positions of random games of this variant."""
    return _sampled(VARIANTS.index(variant), count)
