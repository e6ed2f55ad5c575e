"""Counts the instructions of random play in two checkouts and prints the ratios.

Usage: python bench/instructions.py OLD NEW [GAME]
Valgrind counts them, so a busy machine changes nothing. Caches and branches are not counted: where
a change moves data around, `bench/compare.py` decides. Needs valgrind.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

GAMES: Final = {"euphrates": (2, 4), "pamir": (2, 5), "viceroy": (2, 4), "hammer": (2, 5)}
FEW, MANY = 2, 8
"""Games of two runs: their difference leaves out what starting costs."""
PLAY: Final = """
import sys
from librt.random import Random
from velkahra.core import registry
try:
    from velkahra.core.play.playout import playout
except ImportError:
    from velkahra.core.playout import playout
start, rng = registry.game(sys.argv[1]).start(int(sys.argv[2])), Random(1)
print(sum(playout(start.clone(), rng) for _ in range(int(sys.argv[3]))))
"""


def per_step(checkout: Path, game: str, seats: int) -> float:
    """Count the instructions of one step of random play, the listing of actions included."""
    few, many = (_run(checkout, game, seats, number) for number in (FEW, MANY))
    return (many[0] - few[0]) / (many[1] - few[1])


def _run(checkout: Path, game: str, seats: int, number: int) -> tuple[int, int]:
    """Play so many games. Returns: instructions and steps."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    done = subprocess.run(
        [*command, "-c", PLAY, game, str(seats), str(number)],
        env={**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if counted is None:
        sys.exit(f"valgrind does not say how many instructions it counted:\n{done.stderr}")
    return int(counted[1]), int(done.stdout)


def main() -> None:
    """Read the command line."""
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    old, new = (Path(name).resolve() for name in sys.argv[1:3])
    for game in sys.argv[3:] or GAMES:
        for seats in GAMES[game]:
            before, after = per_step(old, game, seats), per_step(new, game, seats)
            print(
                f"{game}, {seats} seats: {before:,.0f} -> {after:,.0f}, {after / before:.3f} times"
            )


if __name__ == "__main__":
    main()
