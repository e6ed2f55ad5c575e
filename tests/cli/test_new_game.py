"""The skeleton of a game: it keeps the contract, is clean, and is played like every other game."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Cli, run
from tests.server.helpers import serving
from tests.server.test_api import program

from velkahra.cli import newgame
from velkahra.cli.guide import SLOGAN
from velkahra.core import registry
from velkahra.server.web.kit import assets
from velkahra.testing.finding import find


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Write the skeleton of a game in a folder; nothing of it stays loaded."""
    monkeypatch.setattr(registry, "_extra", {})
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert run("new-game", "goldrush", tmp_path / "made") == 0
    yield tmp_path / "made"
    for name in [name for name in sys.modules if name.partition(".")[0] == "goldrush"]:
        del sys.modules[name]


def test_the_skeleton_keeps_every_promise(made: Path, cli: Cli) -> None:
    assert cli("check", made) == 0
    said = cli.out
    assert "goldrush is complete: it keeps all" in said
    assert re.search("Extras that it has not: a census, .*lessons, .*observations", said)


def test_a_game_is_found_by_its_package_or_its_module(
    made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert find(str(made / "src" / "goldrush")).name == "goldrush"
    assert find("goldrush").words.rule("en", "GO-TURN-01") == "The seats take turns."
    monkeypatch.setattr(registry, "_extra", {})
    assert find("goldrush.game").prefix == "GO"
    (made / "pyproject.toml").write_text("[project]\n")
    assert run("check", made) == 1


def test_nothing_of_the_template_is_left_and_ruff_finds_nothing(made: Path) -> None:
    files = [path for path in made.rglob("*") if path.is_file()]
    assert len(files) > 25
    for path in files:
        text = str(path.relative_to(made)) + path.read_text(encoding="utf-8")
        assert not any(word in text for word in ("newgame", "Newgame", "NG-", "NG_", '"NG"')), path
    subprocess.run([sys.executable, "-m", "ruff", "check", "--no-cache", made], check=True)


def test_caches_of_tools_are_not_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skeleton = tmp_path / "skeleton"
    shutil.copytree(newgame.SKELETON, skeleton)
    monkeypatch.setattr(newgame, "SKELETON", skeleton)
    for folder in (".ruff_cache", "src/.mypy_cache/3.11", "src/newgame/__pycache__"):
        (skeleton / folder).mkdir(parents=True, exist_ok=True)
        (skeleton / folder / "cached.json").write_text("{}")
        (skeleton / folder / "cached.py").write_text("")
    newgame.new_game("goldrush", tmp_path / "made")
    written = [path.relative_to(tmp_path / "made") for path in (tmp_path / "made").rglob("*")]
    assert Path("src/goldrush/game.py") in written
    assert not [path for path in written if "cache" in path.name or path.name[0] == "."]


def test_its_own_tests_pass(made: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    subprocess.run(command, cwd=made, check=True, capture_output=True)


def test_it_is_offered_and_played_by_a_server(made: Path, tmp_path: Path) -> None:
    """Over the JSON API; the page that people play on is there too."""
    find(str(made))
    with serving(tmp_path / "data") as site:
        assert "goldrush" in site.get("/new?game=goldrush").text
        paths = site.table("goldrush", "person", "person")[:2]
        assert 'id="take-3" role="button"' in site.get(paths[0]).text
        assert ".goldrush" in site.get(assets.sheet_address("games/goldrush.css")).text
        seats = [program(site, path) for path in paths]
        while not (tables := [seat.get() for seat in seats])[0]["over"]:
            seat = next(at for at, table in enumerate(tables) if table["yours"])
            seats[seat].act(tables[seat]["actions"][-1]["text"])
        assert tables[0]["result"]


def test_an_installed_game_is_found_by_its_entry_point(made: Path) -> None:
    """As pip would have installed it: its modules and its metadata are on the path."""
    info = made / "src" / "velkahra_goldrush-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: velkahra-goldrush\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[velkahra.games]\ngoldrush = goldrush:PLUGIN\n")
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import velkahra; print(velkahra.games()[-1], velkahra.game('goldrush').seats)"
    )
    command = [sys.executable, "-c", code, str(made / "src")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["goldrush", "(2,)"]


@pytest.mark.parametrize("name", ["viceroy", "Chess", "a", "mü", "x-y", "class", "json"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path, cli: Cli) -> None:
    assert cli("new-game", name, tmp_path / "made") == 1
    assert not (tmp_path / "made").exists()


def test_nothing_is_written_over(tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "file").write_text(SLOGAN)
    assert cli("new-game", "goldrush", tmp_path) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert cli("new-game", "goldrush", tmp_path / "file") == 1
    assert f"{tmp_path / 'file'} is a file; name a folder" in cli.err
