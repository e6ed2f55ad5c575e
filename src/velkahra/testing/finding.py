"""Finds the game a person names: a registered one, a folder, or a module that can be imported."""

import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from velkahra.core import plugin, registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError


def find(name: str) -> Game:
    """Return a game by its short name, folder or module, and register it if it is not yet.

    A folder is a project with a `pyproject.toml` that names its game, or the package itself. A
    module has a `GAME`, or a module `game` that has one.

    Raises: VelkahraError saying what was looked for.
    """
    if name in registry.names():
        return registry.game(name)
    folder = Path(name)
    found = _in_folder(folder.resolve()) if folder.is_dir() else _in_module(name)
    if found.name not in registry.names():
        registry.register(found)
    return found


def _in_folder(folder: Path) -> Game:
    project = folder / "pyproject.toml"
    if project.is_file():
        source = folder / "src"
        sys.path.insert(0, str(source if source.is_dir() else folder))
        return _in_module(_declared(project))
    package = folder
    while (package.parent / "__init__.py").is_file():
        package = package.parent
    sys.path.insert(0, str(package.parent))
    return _in_module(".".join(folder.relative_to(package.parent).parts))


def _declared(project: Path) -> str:
    """Return the module that a project declares as its game."""
    try:
        read: dict[str, Any] = tomllib.loads(project.read_text(encoding="utf-8"))
        points = read["project"]["entry-points"][plugin.GROUP]
        return str(next(iter(points.values()))).partition(":")[0]
    except (tomllib.TOMLDecodeError, KeyError, StopIteration) as error:
        table = f'[project.entry-points."{plugin.GROUP}"]'
        raise VelkahraError(f"{project} names no game: it has no table {table}") from error


def _in_module(name: str) -> Game:
    """Return the GAME of a module."""
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    missing = f"there is no game, folder or module {name!r}"
    try:
        module = import_module(name)
        if not hasattr(module, "GAME"):
            missing = f"{name} has no GAME, and no module {name}.game"
            module = import_module(f"{name}.game")
    except ModuleNotFoundError as error:
        if error.name and f"{name}.game".startswith(error.name):
            raise VelkahraError(missing) from error
        raise
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise VelkahraError(f"{module.__name__}.GAME is not a velkahra.core.contract.game.Game")
    return game
