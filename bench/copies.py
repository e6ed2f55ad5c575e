"""Time of a copy of each environment, in microseconds and beside `clone` of its state.

The best of several rounds, in processor time, 60 decisions into a game of two seats.

    .venv/bin/python bench/copies.py
"""

import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from typing import Any, Final

import gymnasium
import numpy as np

import velkahra
from velkahra import envs
from velkahra.envs.batches import Batch

ROUNDS: Final = 7
TIMES: Final = 300
DECISIONS: Final = 60
TOGETHER: Final = 64  # games of a batch


def cost(act: Callable[[], Any], times: int = TIMES) -> float:
    """Return the microseconds of a call, in the best round."""
    rounds = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for _ in range(times):
            act()
        rounds.append((time.process_time() - begun) / times)
    return 1e6 * min(rounds)


def played(game: str) -> gymnasium.Env[Any, Any]:
    """Return an environment as `gymnasium.make` gives it, in the middle of a game."""
    env = gymnasium.make(f"velkahra/{game}-v1", seats=2, opponents="random", illegal="raise")
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(DECISIONS // 2):
        _, _, is_over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        if is_over:
            _, info = env.reset()
    return env


def rows(game: str) -> Iterator[tuple[str, float]]:
    """Yield the kinds of copies with their cost; that of a batch is of one of its games."""
    env, batch = played(game), Batch(game, TOGETHER, 2)
    for _ in range(DECISIONS):
        batch.step(batch.sample())
    aec = envs.aec(game, 2)
    aec.reset(seed=1)
    yield "state, by clone", cost(env.get_wrapper_attr("table").state.clone, 20 * TIMES)
    yield "SingleTable", cost(partial(deepcopy, env.unwrapped))
    yield "the same, by gymnasium.make", cost(partial(deepcopy, env))
    yield "aec", cost(partial(deepcopy, aec))
    yield "a game of a Batch", cost(partial(deepcopy, batch), TIMES // 10) / TOGETHER


def main() -> None:
    """Print a line for each game and interface."""
    for game in velkahra.games():
        clone = 0.0
        for what, microseconds in rows(game):
            clone = clone or microseconds
            print(f"{game:10} {what:28} {microseconds:8.2f} us {microseconds / clone:8.1f}")


if __name__ == "__main__":
    main()
