"""What the import contracts of pyproject.toml cannot say: the public door, and games by name."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import velkahra

SOURCE = Path(velkahra.__file__).parent
BELOW = ("core", "games", "picture")
"""The folders that the public door itself stands on."""


@cache
def trees() -> list[tuple[Path, list[ast.AST]]]:
    """Read every file once, as the nodes of its tree."""
    files = sorted(SOURCE.rglob("*.py"))
    return [
        (path.relative_to(SOURCE), list(ast.walk(ast.parse(path.read_text("utf-8")))))
        for path in files
    ]


def outside_games() -> Iterator[tuple[Path, ast.AST]]:
    return ((path, n) for path, nodes in trees() if path.parts[0] != "games" for n in nodes)


def test_what_the_public_door_stands_on_does_not_go_through_it() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path, nodes in trees()
        for node in nodes
        if path.parts[0] in BELOW
        and (
            (isinstance(node, ast.Import) and any(a.name == "velkahra" for a in node.names))
            or (isinstance(node, ast.ImportFrom) and node.module == "velkahra")
        )
    ]
    assert found == []


@pytest.mark.parametrize("name", velkahra.games())
def test_nobody_outside_a_game_asks_which_game_it_is(name: str) -> None:
    """No comparison with a game's name; defaults and the registry's own table may name one."""
    found = [
        f"{path}:{getattr(node, 'lineno', 0)}"
        for path, node in outside_games()
        if isinstance(node, ast.Compare | ast.MatchValue)
        and any(isinstance(part, ast.Constant) and part.value == name for part in ast.walk(node))
    ]
    assert found == []
