"""Measures two checkouts of the repository in turns and prints the ratio of their speeds.

Usage: python bench/compare.py OLD NEW [GAME]
Taking turns cancels what else the machine does; the median of several rounds is compared.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROUNDS = 5
SECONDS = "0.5"


def figures(checkout: Path, game: str) -> dict[str, float]:
    """Run the bench of a checkout. Returns: steps per second for each game and seat count."""
    command = [sys.executable, "-m", "velkahra.cli", "bench", "--json", "--seconds", SECONDS]
    done = subprocess.run(
        [*command, *([game] if game else [])],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        cwd=checkout,
        capture_output=True,
        text=True,
        check=True,
    )
    rows = json.loads(done.stdout)
    return {f"{row['game']}, {row['seats']} seats": row["steps"] for row in rows}


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    checkouts = [Path(name).resolve() for name in sys.argv[1:3]]
    game = sys.argv[3] if len(sys.argv) > 3 else ""
    rounds = [[figures(checkout, game) for checkout in checkouts] for _ in range(ROUNDS)]
    for name in rounds[0][0]:
        old, new = (statistics.median(round_[side][name] for round_ in rounds) for side in (0, 1))
        print(f"{name}: {old:,.0f} -> {new:,.0f} steps/s, {new / old:.3f} times")


if __name__ == "__main__":
    main()
