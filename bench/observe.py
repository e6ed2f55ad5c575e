"""Measures how long a position takes to write what a seat may know.

`python -m bench.observe` takes positions of random games with the usual options, and prints for
each game and number of seats: the entries of an observation, microseconds a call and calls a
second, all seats in turn. `python -m bench.observe euphrates` measures one game.
"""

import sys
import time
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16

import velkahra
from velkahra.core.contract.entries import blank_entries
from velkahra.core.contract.game import Game
from velkahra.core.contract.observer import Observer
from velkahra.core.contract.state import State
from velkahra.testing.walk import random_game

POSITIONS: Final = 300
ROUNDS: Final = 40
RUNS: Final = 5


def main() -> None:
    """Measure the games named, or all."""
    print(f"{'compiled' if velkahra.compiled() else 'interpreted'}")
    print(f"{'game':<12}{'seats':>5}{'entries':>9}{'us a call':>11}{'calls/s':>12}")
    for name in sys.argv[1:] or velkahra.games():
        game = velkahra.game(name)
        for seats in game.seats:
            measure(game, seats)


def measure(game: Game, seats: int) -> None:
    """Print a line for a number of seats."""
    size = game.observer.layout(game.start(seats)).size
    states = positions(game, seats)
    out = blank_entries(size)
    best = min(timed(game.observer, states, out) for _ in range(RUNS))
    print(f"{game.name:<12}{seats:>5}{size:>9}{1e6 * best:>11.2f}{1 / best:>12,.0f}")


def positions(game: Game, seats: int) -> list[State]:
    """Take positions evenly from random games."""
    found: list[State] = []
    seed = 0
    while len(found) < POSITIONS:
        plays = random_game(game, seats, game.complete({}), seed)
        found += [play.state.clone() for play in plays if Random(play.version).randrange(4) == 0]
        seed += 2
    return found[:POSITIONS]


def timed(observer: Observer, states: list[State], out: vec[i16]) -> float:
    """Return the seconds of a call."""
    begun = time.process_time()
    for number in range(ROUNDS):
        seat = number % int(states[0].seats)
        for state in states:
            observer.observe(state, seat, out, 0)
    return (time.process_time() - begun) / (ROUNDS * len(states))


if __name__ == "__main__":
    main()
