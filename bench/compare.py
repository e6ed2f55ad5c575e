"""Measures two checkouts of the repository in turns and prints the ratios.

Usage: python bench/compare.py OLD NEW [GAME | table]
Taking turns cancels what else the machine does; the median of several rounds is compared. `table`
compares what `python -m bench.table` measures in each checkout.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROUNDS = 5
SECONDS = "0.5"


def figures(checkout: Path, game: str) -> dict[str, float]:
    """Run the bench of a checkout. Returns: each figure by what it measures, with its unit."""
    if game == "table":
        rows = _run(checkout, ["bench.table", "--json", "--seconds", SECONDS])
        return {f"{row['what']}, {row['unit']}": row["value"] for row in rows}
    wanted = [game] if game else []
    rows = _run(checkout, ["velkahra.cli", "bench", "--json", "--seconds", SECONDS, *wanted])
    return {f"{row['game']}, {row['seats']} seats, steps/s": row["steps"] for row in rows}


def _run(checkout: Path, module: list[str]) -> list[dict[str, Any]]:
    """Run a module with these arguments in a checkout. Returns: the rows it prints as JSON."""
    done = subprocess.run(
        [sys.executable, "-m", *module],
        env={**os.environ, "PYTHONPATH": f"{checkout / 'src'}:{checkout}"},
        cwd=checkout,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    checkouts = [Path(name).resolve() for name in sys.argv[1:3]]
    game = sys.argv[3] if len(sys.argv) > 3 else ""
    rounds = [[figures(checkout, game) for checkout in checkouts] for _ in range(ROUNDS)]
    for name in rounds[0][0]:
        old, new = (statistics.median(round_[side][name] for round_ in rounds) for side in (0, 1))
        print(f"{name}: {old:,.4g} -> {new:,.4g}, {new / old:.3f} times")


if __name__ == "__main__":
    main()
