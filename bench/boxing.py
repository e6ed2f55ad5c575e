"""Counts the instructions of random play, and by caller the calls of Python's runtime.

Usage: python bench/boxing.py GAME [SEATS [GAMES]]
A call that makes a Python integer of a native one, or the other way round, often means that an
expression mixes both; a call of the allocator, that a list is made where a loop would do. Callgrind
counts the calls, so a busy machine changes nothing. Only what random play calls is counted. Needs
valgrind.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
MOST: Final = 30
"""Pairs of a caller and a function that are printed."""
RUNTIME: Final = re.compile(r"(_?Py(Long|Number|Iter|Object|Tuple|List|Dict)_|CPy(?!Def)|Vec)\w*")
COUNTED: Final = re.compile(r"Collected : (\d+)")
COMPILED: Final = re.compile(r"CPyDef_\w+")
PLAY: Final = """
import sys
from librt.random import Random
from velkahra.core import registry
from velkahra.core.play.playout import playout
start, rng = registry.game(sys.argv[1]).start(int(sys.argv[2])), Random(1)
print(sum(playout(start.clone(), rng) for _ in range(int(sys.argv[3]))))
"""

Calls = Counter[tuple[str, str]]
"""Numbers of calls by caller and function."""


def played(game: str, seats: str, games: str) -> tuple[int, int, Calls]:
    """Play games at random under callgrind. Returns: the steps, the instructions, the calls."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "profile"
        done = subprocess.run(
            [
                *("valgrind", "--tool=callgrind", "--toggle-collect=CPyDef_*playout"),
                *(f"--callgrind-out-file={out}", sys.executable, "-c", PLAY, game, seats, games),
            ],
            env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        with out.open() as lines:
            return int(done.stdout), int(COUNTED.findall(done.stderr)[-1]), calls_in(lines)


def calls_in(profile: Iterable[str]) -> Calls:
    """Count the calls of Python's runtime by compiled functions in a profile of callgrind."""
    calls: Calls = Counter()
    names: dict[str, str] = {}
    caller = called = ""
    for line in profile:
        if line.startswith("fn="):
            caller = _name(line, names)
        elif line.startswith("cfn="):
            called = _name(line, names)
        elif line.startswith("calls=") and COMPILED.match(caller) and RUNTIME.match(called):
            calls[caller, called] += int(line[6:].split()[0])
    return calls


def _name(line: str, names: dict[str, str]) -> str:
    """Return the name in a line such as `fn=(12) name`; only its first line has the name."""
    number, _, name = line.partition("=")[2].strip().partition(" ")
    return names.setdefault(number, name)


def main() -> None:
    """Read the command line."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    game, seats, games = (*sys.argv[1:4], *("2", "30")[len(sys.argv) - 2 :])
    steps, instructions, calls = played(game, seats, games)
    print(f"{instructions / steps:,.0f} instructions a step")
    for (caller, called), number in calls.most_common(MOST):
        print(
            f"{number / steps:8.3f} calls a step  {called:28} by {caller.removeprefix('CPyDef_')}"
        )


if __name__ == "__main__":
    main()
