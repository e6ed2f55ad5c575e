"""What the conformance suite runs over: every registered game, the toys, and all their variants."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tests.sampling import ALL, some
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
POSITIONS = (12 if ALL else 9) if velkahra.compiled() else 5
DRAWN_POSITIONS = (8 if ALL else 6) if velkahra.compiled() else 3
WHOLE_SPACE_POSITIONS = 4 if velkahra.compiled() else 1

MANY: Final = 12
"""A game with more variants is looked at in fewer ways in each, without VELKAHRA_ALL=1."""


def _has_many(title: Game) -> bool:
    return not ALL and sum(one is title for one, _, _ in VARIANTS) > MANY


def some_variants() -> list[Variant]:
    """List MANY variants of a game that has more, and all of the others."""
    own = ([variant for variant in VARIANTS if variant[0] is title] for title in TITLES)
    return [variant for variants in own for variant in some(variants, MANY)]


def name_of(variant: Variant) -> str:
    """Name a variant for the test report."""
    title, seats, options = variant
    real = [option.name for option in title.options if not option.cosmetic]
    return "-".join([title.name, str(seats), *(options[name] for name in real)])


def random_games(variant: Variant) -> Iterator[Iterator[Play]]:
    """Start random games of a variant: one by action, one by kind of action.

    A game of many variants is played in one of these manners in each.
    """
    title, seats, options = variant
    number = VARIANTS.index(variant)
    manners: tuple[int, ...] = (0, 1)
    if _has_many(title):
        # Taken in turn, a manner would always meet the same value of the option that varies first.
        manners = (number.bit_count() % 2,)
    for manner in manners:
        yield random_game(title, seats, options, 2 * number + manner)


@lru_cache(maxsize=2)
def _played(number: int) -> list[list[Play]]:
    return [[snapshot(play) for play in game] for game in random_games(VARIANTS[number])]


def positions(variant: Variant, count: int) -> list[Play]:
    """Sample about half of `count` positions of each random game of a variant, with its end."""
    chosen = []
    for plays in _played(VARIANTS.index(variant)):
        step = max(1, 2 * len(plays) // count)
        # An odd step would meet the same phase of the turn less often.
        chosen += plays[:: step | 1]
        chosen.append(plays[-1])
    return chosen
