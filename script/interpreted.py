"""Runs the tests of rules and core interpreted: not compiled, as a contributor runs them.

    script/interpreted.py WORKERS [ARGUMENT OF PYTEST ...]

After a run in which all passed, a digest of the sources of each game, of its tests and of what all
games share is stored in the user's cache (cache.py). Games with a digest that passed are skipped,
in any checkout. Nothing is skipped with VELKAHRA_ALL=1 or with arguments of pytest.
"""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from script import cache  # noqa: E402

SOURCE: Final = ROOT / "src" / "velkahra"
TESTS: Final = ROOT / "tests"
MARKS: Final = "not plain and not lengthy"
APART: Final = ("cli", "games", "server")
"""Folders of the sources that the rules do not import; each game has a digest of its own."""
SHARED: Final = "core"
"""The name of what all games share. If its digest is new, that of each game is new as well."""
NO_TESTS: Final = 5
"""The exit code of pytest if the arguments choose no test."""


def games() -> list[str]:
    """Return the names of all games."""
    return sorted(path.parent.name for path in SOURCE.glob("games/*/game.py"))


def files(part: str) -> set[Path]:
    """Return what the tests of a game depend on, or those of the core."""
    shared = [path for path in SOURCE.iterdir() if path.name not in APART]
    shared += [TESTS / "core", TESTS / "toys", ROOT / "pyproject.toml", ROOT / "uv.lock"]
    shared += [*TESTS.glob("[!t]*.py"), *(path for path in TESTS.glob("games/*") if path.is_file())]
    own = [SOURCE / "games" / part, *TESTS.glob(f"*/{part}")]
    return set(_sources(shared if part == SHARED else [*shared, *own]))


def _sources(places: Iterable[Path]) -> Iterator[Path]:
    for place in places:
        for path in place.rglob("*") if place.is_dir() else [place]:
            if path.is_file() and path.suffix not in (".pyc", ".so"):
                yield path


def keys() -> dict[str, str]:
    """Return the key in the cache for each game and for the core."""
    version = ".".join(map(str, sys.version_info[:3]))
    parts = (SHARED, *games())
    return {part: f"passed-{version}-{cache.digest(files(part), ROOT)}" for part in parts}


def selected(passed: set[str]) -> list[str]:
    """Return the arguments of pytest for the tests of all parts that are not in `passed`."""
    if SHARED not in passed:
        return ["tests/core", "tests/games"]
    others = sorted(passed - {SHARED})
    return ["tests/games", *(["-k", f"not ({' or '.join(others)})"] if others else [])]


def run(workers: str, arguments: list[str]) -> int:
    """Run pytest interpreted. Returns: its exit code."""
    command = [sys.executable, "-m", "pytest", "--dist", "worksteal", "-n", workers, "-m", MARKS]
    environment = {**os.environ, "VELKAHRA_INTERPRETED": "1"}
    return subprocess.run([*command, *arguments], cwd=ROOT, env=environment).returncode


def main(workers: str, *arguments: str) -> int:
    """Run the tests that have not passed before. Returns: the exit code of pytest."""
    if arguments:
        code = run(workers, [*selected(set()), *arguments])
        return 0 if code == NO_TESTS else code
    found = keys()
    everything = bool(os.environ.get("VELKAHRA_ALL"))
    passed = {p for p, key in found.items() if not everything and cache.load(key) is not None}
    if passed:
        print(f"Skipped, the same sources passed before: {', '.join(sorted(passed))}", flush=True)
    if passed == set(found):
        return 0
    code = run(workers, selected(passed))
    if code == 0:
        for key in found.values():
            cache.store(key, b"")
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
