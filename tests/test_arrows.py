"""Imports point one way: games to core, the others to core and registry, nobody to a game."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import velkahra

SOURCE = Path(__file__).resolve().parent.parent / "src" / "velkahra"
FILES = sorted(SOURCE.rglob("*.py"))

# What each room may import, besides itself. `velkahra` is the small public door, which is core.
ROOMS = {
    "core": set[str](),
    "picture": {"core"},
    "games": {"core", "picture"},
    "bots": {"core"},
    "table": {"core", "picture", "bots", "press"},
    "research": {"core"},
    "press": {"core", "picture"},
    "cli": {"core", "picture", "bots", "table", "press"},
    "": {"core"},
}

# The doors of the package: its two files at the top reach a little further than core.
DOORS = {("__init__.py", "velkahra.games.Titles"), ("__main__.py", "velkahra.cli.main")}


def room_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


def imported(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """List the modules of the package that a file imports, with line numbers."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


@cache
def trees() -> list[tuple[Path, list[ast.AST]]]:
    """Read every file once, as the nodes of its tree."""
    return [(path, list(ast.walk(ast.parse(path.read_text("utf-8"))))) for path in FILES]


def faults(path: Path, nodes: Iterable[ast.AST]) -> Iterator[str]:
    here = room_of(path)
    game = path.relative_to(SOURCE).parts[1] if here == "games" else ""
    for line, name in imported(nodes):
        parts = name.split(".")
        if parts[0] != "velkahra" or len(parts) < 2:
            continue
        there = parts[1] if parts[1] in ROOMS else ""
        if here == "" and (path.name, name) in DOORS:
            continue
        if there == "games" and (here != "games" or parts[2:3] not in ([], [game])):
            yield f"{path.relative_to(SOURCE)}:{line} imports the game {name}"
        elif there not in {here, "", *ROOMS[here]}:
            yield f"{path.relative_to(SOURCE)}:{line} imports {name}"
        elif there == "" and here in ("core", "games", "picture"):
            yield f"{path.relative_to(SOURCE)}:{line} imports the public door: {name}"


def test_every_room_is_known() -> None:
    assert {room_of(path) for path in FILES} <= set(ROOMS)


def test_arrows_point_one_way() -> None:
    assert [fault for path, nodes in trees() for fault in faults(path, nodes)] == []


def test_no_relative_imports() -> None:
    """A relative import would slip past the test above."""
    relative = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path, nodes in trees()
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert relative == []


@pytest.mark.parametrize("name", velkahra.games())
def test_nobody_outside_a_game_asks_which_game_it_is(name: str) -> None:
    """No comparison with a game's name; defaults and the registry's own table may name one."""
    found = []
    for path, nodes in trees():
        if room_of(path) == "games":
            continue
        for node in nodes:
            compared = isinstance(node, ast.Compare | ast.MatchValue)
            if compared and any(
                isinstance(part, ast.Constant) and part.value == name for part in ast.walk(node)
            ):
                found.append(f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}")
    assert found == []


def test_a_wrong_arrow_is_noticed() -> None:
    """The test itself is tested: each of these lines is refused in a room of bots."""
    path = SOURCE / "bots" / "greedy.py"
    for line in (
        "import velkahra.games.euphrates",
        "from velkahra.games import euphrates",
        "from velkahra.games.euphrates.engine import EuphratesState",
        "from velkahra.server import store",
    ):
        assert list(faults(path, ast.walk(ast.parse(line)))), line
    right = ast.walk(ast.parse("from velkahra.core.state import State"))
    assert list(faults(path, right)) == []
