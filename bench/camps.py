"""Plays many random camps of Thomas Hammer and holds every position to what must always be true.

`python -m bench.camps 5000` stops with the first position that has a fault, and says how to get to
it again; `--from 300` begins with another seed.
"""

import argparse
import time
from itertools import combinations

from tests.games.hammer.random_games import new_camp, play

from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules.invariants import census, faults

GROUPS = [group for size in (5, 4, 3, 2) for group in combinations(range(5), size)]


def camp(seed: int) -> HammerState:
    """Set up the camp of a seed: most are of five teams, a quarter is entered by an organiser."""
    powers = GROUPS[0] if seed % 3 else GROUPS[seed % len(GROUPS)]
    return new_camp(powers, rounds=5 + seed % 3, entered=seed % 4 == 0)


def run(seed: int) -> int:
    """Play a camp to its end. Returns: how many plies it had."""
    state = camp(seed)
    whole, plies = census(state), 0
    for position, _ in play(state, seed):
        plies += 1
        found = faults(position)
        if found:
            raise SystemExit(f"seed {seed}, ply {plies}: {'; '.join(found)}")
    if census(state) != whole or not state.over:
        raise SystemExit(f"seed {seed}: a card is lost, or the camp has no end")
    return plies


def main() -> None:
    """Play as many camps as are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("camps", type=int, nargs="?", default=100)
    parser.add_argument("--from", dest="first", type=int, default=0)
    wanted = parser.parse_args()
    start = time.perf_counter()
    plies = sum(run(seed) for seed in range(wanted.first, wanted.first + wanted.camps))
    print(f"{wanted.camps} camps, {plies} plies, {time.perf_counter() - start:.0f} s: no fault")


if __name__ == "__main__":
    main()
