"""The house may only shrink: most lines of Python for each package and role, in `sizes.toml`.

A feature that needs more lines raises the number there and gives its reason beside it.
"""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import velkahra

SOURCE = Path(velkahra.__file__).parent
SIZES = tomllib.loads((Path(__file__).parent / "sizes.toml").read_text())
ROLES = ("rules", "view", "text", "picture", "bots")
SLACK = 100
"""A maximum so many lines above the truth has to be lowered."""


def room(path: Path) -> str:
    """Return the package of a file, with the role for a game and the folder for the server."""
    first, *rest = path.relative_to(SOURCE).parts[:-1] or (".",)
    if first == "games" and rest:
        return "/".join((first, rest[0], rest[1] if rest[1:2] and rest[1] in ROLES else "rest"))
    return "/".join((first, *rest[:1])) if first == "server" else first


def lines() -> Counter[str]:
    counted: Counter[str] = Counter()
    for path in SOURCE.rglob("*.py"):
        counted[room(path)] += path.read_text().count("\n")
    return counted


LINES = lines()


@pytest.mark.parametrize("name", sorted(LINES.keys() | SIZES["lines"].keys()))
def test_a_package_has_no_more_lines_than_agreed(name: str) -> None:
    most = SIZES["lines"].get(name, 0)
    assert LINES[name] <= most, "write less, or raise the number in sizes.toml with a reason"
    assert LINES[name] > most - SLACK, "lower the number in sizes.toml"
