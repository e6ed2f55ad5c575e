"""Positions of random games, each with a seat and what it observes and sees."""

from collections.abc import Callable, Iterator
from typing import TypeVar, cast

from librt.random import Random

from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import State
from velkahra.testing.observation import Observed
from velkahra.testing.walk import random_game

S = TypeVar("S", bound=State)
V = TypeVar("V")


def moments(
    game: Game,
    view_of: Callable[[S, int], V],
    seats: int,
    options: Options,
    games: int,
    plies: tuple[int, int],
) -> Iterator[tuple[S, int, Observed, V]]:
    """Yield positions of random games for random seats: each last one, and every so many plies.

    `plies` are how many lie between two positions, and the number of the first.
    """
    every, first = plies
    for seed in range(games):
        rng = Random(seed)
        for play in random_game(game, seats, game.complete(options), seed):
            state, seat = cast("S", play.state), int(rng.randrange(seats + 1)) - 1
            if play.version % every == first or state.is_over():
                yield state, seat, Observed(game, state, seat), view_of(state, seat)
