"""What the import contracts of pyproject.toml cannot say: the public door, and games by name."""

import ast
from functools import cache
from pathlib import Path

import pytest
from tests.test_sizes import LINES, SIZES

import velkahra

SOURCE = Path(velkahra.__file__).parent
BELOW = ("core", "games", "picture")
"""The folders that the public door itself stands on."""


@cache
def nodes() -> list[tuple[Path, ast.Import | ast.ImportFrom | ast.Compare | ast.MatchValue]]:
    """Read every file once, and return its imports and comparisons. All nodes would fill memory."""
    return [
        (path.relative_to(SOURCE), node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Compare | ast.MatchValue)
    ]


def test_what_the_public_door_stands_on_does_not_go_through_it() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path, node in nodes()
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
        f"{path}:{node.lineno}"
        for path, node in nodes()
        if path.parts[0] != "games"
        and isinstance(node, ast.Compare | ast.MatchValue)
        and any(isinstance(part, ast.Constant) and part.value == name for part in ast.walk(node))
    ]
    assert found == []


def test_imports_take_no_more_than_their_share() -> None:
    imports = [node for _, node in nodes() if isinstance(node, ast.Import | ast.ImportFrom)]
    taken = sum((node.end_lineno or 0) - node.lineno + 1 for node in imports)
    assert 100 * taken / LINES.total() <= SIZES["percent_of_imports"]
