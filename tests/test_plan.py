"""Every game has the same plan, so that a stranger finds a rule, its picture and its words."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import velkahra

GAMES = Path(velkahra.__file__).parent / "games"
MOST = 15

# What every game has, and what a game may have in addition.
FOLDERS = {"rules", "view", "text", "picture", "bots", "data", "lessons"}
OPTIONAL = {"puzzles", "small"}
MORE = {
    "hammer": {"cards", "puzzle", "press", "desk", "balance", "older"},
}
FILES = {"__init__.py", "engine.py", "game.py", "README.md"}
MORE_FILES = {
    "euphrates": {"importing.py"},
    "pamir": {"importing.py", "auto_answers.py"},
    "hammer": {"bundle.py", "commands.py", "texts.py", "README-cards.md"},
}


def named(path: Path) -> bool:
    return path.name != "__pycache__" and path.suffix not in (".so", ".pyd")


@pytest.mark.parametrize("game", velkahra.games())
def test_every_game_has_the_same_folders(game: str) -> None:
    found = {path.name for path in (GAMES / game).iterdir() if path.is_dir() and named(path)}
    assert found - OPTIONAL == FOLDERS | MORE.get(game, set())


@pytest.mark.parametrize("game", velkahra.games())
def test_in_the_folder_of_a_game_lies_only_what_ties_it_together(game: str) -> None:
    found = {path.name for path in (GAMES / game).iterdir() if path.is_file() and named(path)}
    assert found == FILES | MORE_FILES.get(game, set())


@pytest.mark.parametrize("game", velkahra.games())
def test_no_folder_has_more_modules_than_can_be_looked_over(game: str) -> None:
    folders = {path.parent for path in (GAMES / game).rglob("*.py")}
    modules = {
        str(folder.relative_to(GAMES)): len([*folder.glob("[!_]*.py")]) for folder in folders
    }
    assert {name: number for name, number in modules.items() if number > MOST} == {}


@pytest.mark.parametrize("game", velkahra.games())
def test_no_module_repeats_the_name_of_its_folder(game: str) -> None:
    repeated = [
        str(path.relative_to(GAMES))
        for path in (GAMES / game).rglob("*.py")
        if path.stem.startswith(f"{path.parent.name}_") or path.stem == path.parent.name
    ]
    assert repeated == []


@pytest.mark.parametrize("game", velkahra.games())
def test_tables_that_texts_name_are_there(game: str) -> None:
    home = GAMES / game
    for path in (home / "README.md", *home.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for module, name in re.findall(r"`(printed|tables)\.(\w+)", text):
            found = import_module(f"velkahra.games.{game}.rules.{module}")
            assert hasattr(found, name), f"{path}: {module}.{name}"
