"""The registry: games by name, strangers welcome, names taken once."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from tests.toys import MORRA

import velkahra
from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.plugin import BUILT_IN

ROOT = Path(__file__).resolve().parents[2]


def test_every_registered_game_answers_to_its_name() -> None:
    for name in registry.names():
        assert registry.game(name).name == name


@pytest.mark.parametrize("name", ["chess", "", "Euphrates", "../euphrates", "velkahra.games"])
def test_an_unknown_game_is_answered_with_the_ones_there_are(name: str) -> None:
    with pytest.raises(VelkahraError, match="euphrates"):
        registry.game(name)


def test_a_game_can_come_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_extra", {})
    registry.register(MORRA)
    assert registry.game("morra") is MORRA
    assert "morra" in registry.names()
    with pytest.raises(VelkahraError, match="already"):
        registry.register(MORRA)


def test_the_list_of_games_is_still_there_after_loading_one() -> None:
    """The folder `games` must not take the place of the function `games`."""
    for name in registry.names():
        velkahra.game(name)
    assert velkahra.games() == registry.names()


GUEST = {
    "guest/__init__.py": """
        from velkahra.core.plugin import Plugin

        PLUGIN = Plugin("guest.game:GAME", commands="guest.commands:app")
        """,
    "guest/game.py": """
        from tests.toys.morra import Morra

        class Guest(Morra):
            name = "guest"

        GAME = Guest()
        """,
    "guest/commands.py": """
        import typer

        app = typer.Typer()

        @app.command()
        def greet() -> None:
            print("hello from outside")

        @app.command()
        def leave() -> None:
            print("goodbye")
        """,
    "wrong/__init__.py": "PLUGIN = 'no plugin'",
    "guest-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: guest\nVersion: 1.0\n",
    "guest-1.0.dist-info/entry_points.txt": """
        [velkahra.games]
        guest = guest:PLUGIN
        wrong = wrong:PLUGIN
        absent = absent:PLUGIN
        pamir = guest:PLUGIN
        misnamed = guest:PLUGIN
        """,
}
"""A package as an installer leaves it, with a game that can be used and four entries in error."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    for name, text in GUEST.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(dedent(text).lstrip())
    return folder


def run(installed: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python where the package is installed."""
    paths = [str(installed), str(ROOT), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True)


def test_a_game_of_another_package_is_found_by_its_entry_point(installed: Path) -> None:
    code = """if True:
        import velkahra
        print(*velkahra.games())
        print(velkahra.Play(velkahra.game("guest"), 2).game.name)
        """
    done = run(installed, "-W", "ignore", "-c", code)
    assert done.stdout.split() == [*BUILT_IN, "guest", "misnamed", "guest"], done.stderr


def test_an_entry_that_cannot_be_used_is_warned_of(installed: Path) -> None:
    told = run(installed, "-c", "import velkahra; velkahra.games()").stderr
    for name, why in {
        "wrong": "wrong:PLUGIN is not a Plugin",
        "absent": "absent:PLUGIN cannot be loaded: No module named 'absent'",
        "pamir": "there is already a game of this name",
    }.items():
        assert f"the game {name!r} of the package guest is left out: {why}" in told


def test_a_game_that_calls_itself_otherwise_is_refused(installed: Path) -> None:
    done = run(installed, "-m", "velkahra.cli", "check", "misnamed")
    assert done.returncode == 1
    assert "guest.game:GAME calls itself 'guest', not 'misnamed'" in done.stderr


def test_a_game_of_another_package_brings_its_commands(installed: Path) -> None:
    assert run(installed, "-m", "velkahra.cli", "guest", "greet").stdout == "hello from outside\n"
    assert "No such command" in run(installed, "-m", "velkahra.cli", "nobody").stderr
