"""Prints the arguments of pytest for the tests that a change concerns, for `script/test --changed`.

Tests are selected by the import graph, from what differs from a commit and from what git does not
track. A game is loaded by its name, so the tests that every game has to pass follow from folders.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "src/velkahra/"
GAMES = "velkahra.games."
EVERYTHING = (
    *("pyproject.toml", "uv.lock", "tests/conftest.py", "src/velkahra/__init__.py"),
    *("src/velkahra/core/contract/", "src/velkahra/core/registry.py", "src/velkahra/testing/"),
)
"""Whatever begins so concerns all tests."""
OF_EVERY_GAME = ("tests/games/test_*.py", "tests/conformance/test_*.py")
OF_DOCUMENTS = ("tests/test_docs.py", "tests/test_terms.py", "tests/test_rule_coverage.py")
OF_EXAMPLE_GAME = ("examples/dudo/tests/test_*.py", "tests/test_examples_game.py")
OF_SCRIPTS = ("tests/test_build.py", "tests/test_scripts.py")
ALWAYS = ("tests/test_imports.py", "tests/test_names.py", "tests/test_plan.py")
OF_SERVER = tuple(f"tests/server/test_{name}.py" for name in ("wire", "api", "passing"))
"""They drive a whole server, so they stand for all tests that do."""
WIRING = (
    *(f"velkahra.server.web.{name}" for name in ("app", "errors", "serve")),
    *(f"tests.server.{name}" for name in ("helpers", "hours", "processes")),
    "velkahra.games.hammer.commands",
)
"""They import every feature of the server, so an import of them does not say that a test concerns
a change: not to start a server, nor to have a command that uses one. Unless they are changed
themselves, imports through them do not count, and tests of a feature follow from its name."""
LEFT_OUT = ("tests/browser/", "tests/release/")
"""These take minutes; browser tests of a changed game or page are run all the same."""


def changed_since(base: str) -> list[str]:
    """Return the paths that differ from a commit, and those that git does not track."""
    told = [
        subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
        for words in (
            ("diff", "--name-only", "--no-renames", base),
            ("ls-files", "--others", "--exclude-standard"),
        )
    ]
    return sorted({line for each in told for line in each.stdout.splitlines()})


def selected(paths: Iterable[str]) -> list[str]:
    """Return the arguments of pytest for changed paths; none if no test is concerned."""
    paths = list(paths)
    if any(path.startswith(EVERYTHING) for path in paths):
        return ["tests", "examples/dudo/tests", *(f"--ignore={folder}" for folder in LEFT_OUT)]
    graph = grimp.build_graph("velkahra", "tests", cache_dir=None)
    modules = {module for path in paths for module in _modules(path, graph.modules)}
    for module in {*WIRING} - modules:
        graph.remove_module(module)
    for module in list(modules):
        modules |= graph.find_downstream_modules(module)
    files = {_path(module) for module in modules if module.rpartition(".")[2].startswith("test_")}
    games = {module.split(".")[2] for module in modules if module.startswith(GAMES)}
    found = {file for file in files if not file.startswith(LEFT_OUT)}
    found |= set(_by_folder(paths, games))
    found |= {file for file in files if file in paths}
    return [*sorted(found), *_only(games, paths)] if found else []


def _modules(path: str, modules: Iterable[str]) -> Iterator[str]:
    """Yield the module of a file; of a file of data, all modules of the package that has it."""
    inside = Path(path.removeprefix("src/"))
    if inside.parts[0] not in ("velkahra", "tests"):
        return
    name = ".".join(inside.with_suffix("").parts).removesuffix(".__init__")
    if inside.suffix == ".py":
        if name in modules:
            yield name
        return
    for folder in inside.parents:
        package = ".".join(folder.parts)
        found = [each for each in modules if each.rpartition(".")[0] == package]
        if found:
            yield from found
            return


def _path(module: str) -> str:
    return f"{module.replace('.', '/')}.py"


def _by_folder(paths: Iterable[str], games: Iterable[str]) -> Iterator[str]:
    """Yield tests that follow from folders, not from imports."""
    if games:
        yield from _matching(*OF_EVERY_GAME)
    for game in games:
        yield from _matching(f"tests/games/{game}/test_*.py", f"tests/browser/test_{game}.py")
    for path in paths:
        if path.startswith(SOURCE):
            yield from ALWAYS
        if path.endswith(".md") or path.startswith("docs/"):
            yield from OF_DOCUMENTS
        if path.startswith("examples/dudo/"):
            yield from _matching(*OF_EXAMPLE_GAME, "tests/browser/test_dudo.py")
        if path.startswith("deploy/"):
            yield "tests/release/test_hosting.py"
        if path.startswith("script/"):
            yield from OF_SCRIPTS
        if path.startswith(f"{SOURCE}server/"):
            yield from OF_SERVER
            for name in _features(path):
                yield from _matching(
                    f"tests/*/test_{name}*.py", f"tests/server/hostile/test_{name}*.py"
                )


def _features(path: str) -> Iterable[str]:
    """Return the names that the tests of a file of the server may have."""
    room, *rest = Path(path.removeprefix(f"{SOURCE}server/")).with_suffix("").parts
    return rest[:1] if room == "web" else [room, *rest]


def _matching(*patterns: str) -> list[str]:
    found = (path for pattern in patterns for path in ROOT.glob(pattern))
    return [path.relative_to(ROOT).as_posix() for path in found]


def _only(games: set[str], paths: Iterable[str]) -> list[str]:
    """Leave out the games that do not change, if the change is inside games."""
    inside = f"{SOURCE}games/"
    if not all(path.startswith((inside, "tests/games/")) for path in paths):
        return []
    every = {path.name for path in (ROOT / inside).iterdir() if (path / "game.py").exists()}
    others = {game for game in every - games if not any(f"/{game}/" in path for path in paths)}
    return ["-k", f"not ({' or '.join(sorted(others))})"] if games and others else []


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # `tests` is imported from there
    print("\n".join(selected(changed_since(*(sys.argv[1:] or ["HEAD"])))))
