"""The public door: what `import velkahra` offers, and how little it loads."""

import os
import subprocess
import sys

import velkahra
import velkahra.games.pamir.engine


def run(code: str) -> str:
    """Run code in a process of its own, which may use compiled modules."""
    environment = {k: v for k, v in os.environ.items() if k != "VELKAHRA_INTERPRETED"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_every_name_is_offered() -> None:
    for name in velkahra.__all__:
        assert getattr(velkahra, name) is getattr(velkahra, name), name
        assert name in dir(velkahra)
    assert not hasattr(velkahra, "chess")


def test_every_offered_name_is_exported() -> None:
    assert sorted(velkahra._HOME_OF) == sorted(velkahra.__all__)


def test_a_games_modules_can_be_imported_by_their_path() -> None:
    assert velkahra.games.pamir.engine.__name__ == "velkahra.games.pamir.engine"
    assert velkahra.games() == ["euphrates", "pamir", "viceroy", "hammer"]


def test_a_games_modules_can_be_imported_before_anything_else() -> None:
    code = "import velkahra.games.pamir.engine as e; import velkahra; print(velkahra.games())"
    assert run(code) == str(velkahra.games())
    assert run("from velkahra import games, game; print(game(games()[0]).name)") == "euphrates"


def test_importing_the_package_loads_no_library() -> None:
    code = "import sys, velkahra; print(*sorted(n for n in sys.modules if 'velkahra' in n))"
    assert run(code) == "velkahra"
    heavy = {"msgspec", "librt", "typer", "rich", "starlette", "fluent"}
    found = run("import sys, velkahra; print(*(name.split('.')[0] for name in sys.modules))")
    assert not heavy & set(found.split())
