"""The skeleton of a game: it keeps the contract, is clean, and is played like every other game."""

import json
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

import pytest
from tests.cli.conftest import Cli, run
from tests.server.helpers import serving
from tests.server.test_api import program

from velkahra import envs
from velkahra.cli import newgame
from velkahra.cli.guide import SLOGAN
from velkahra.core import registry
from velkahra.server.web.kit import assets
from velkahra.testing.finding import find

KEEP: Final = 0
AGAIN: Final = 1


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
    assert "goldrush is complete: it keeps all" in cli.out
    words = r"words in cs \(text/cs/\), words in pl \(text/pl/\)"
    assert re.search(f"Extras that it has not: {words}, a census, .*lessons, ", cli.out)
    assert cli("check", made, "--json") == 0
    found = json.loads(cli.out)
    assert {promise["result"] for promise in found["promises"]} == {"passed"}
    assert found["not_yet"][:2] == ["words in cs (text/cs/)", "words in pl (text/pl/)"]


def test_it_keeps_every_promise_after_a_first_change(made: Path, cli: Cli) -> None:
    """As docs/adding-a-game.md makes it; longer games come to more positions."""
    facts = made / "src" / "goldrush" / "data" / "facts.json"
    facts.write_text(facts.read_text().replace('"points": 3', '"points": 15'))
    assert cli("check", made) == 0


def test_a_check_lists_missing_parts(made: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli) -> None:
    """A game is played without them all the same: its picture is its text."""
    game = find(str(made))
    monkeypatch.delattr(type(game), "picture")
    monkeypatch.delattr(type(game), "judge")
    monkeypatch.delattr(type(game), "observer")
    assert cli("check", "goldrush") == 0
    assert "goldrush is complete" in cli.out
    for extra in (
        "an observation for learning (Game.observer)",
        "a picture (Game.picture)",
        "an evaluation for bots (Game.judge)",
    ):
        assert f"{extra}, " in cli.out
    assert ">North: 0 points</text>" in game.picture(game.view(game.start(2), 0))


def test_its_other_languages_have_the_sentences_of_the_first(made: Path) -> None:
    words = find(str(made)).words
    assert words.text("pl", "points", seat="North", count=2) == "North: 2 points"
    assert words.rules("cs") == words.rules("en")
    with pytest.raises(KeyError):
        words.text("de", "keep")


def test_a_program_learns_it(made: Path) -> None:
    """The last entry of an observation is the own die; games at random teach what to do with it."""
    rng, table = Random(1), envs.aec(find(str(made)).name)
    won: dict[tuple[int, int], list[float]] = defaultdict(list)
    for game in range(300):
        table.reset(seed=game)
        chosen: dict[str, list[tuple[int, int]]] = {agent: [] for agent in table.agents}
        for agent in table.agent_iter():
            seen, reward, ended, *_ = table.last()
            if not ended:
                chosen[agent].append((int(seen["observation"][-1]), rng.randrange(2)))
            table.step(None if ended else chosen[agent][-1][1])
            for decision in chosen[agent] if ended else ():
                won[decision].append(reward)
    shares = {decision: fmean(results) for decision, results in won.items()}
    better = [max((KEEP, AGAIN), key=lambda action: shares[die, action]) for die in (1, 6)]
    assert better == [AGAIN, KEEP]


def test_a_game_is_found_by_package_or_module(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find(str(made / "src" / "goldrush")).name == "goldrush"
    assert (
        find("goldrush").words.rule("en", "GO-TURN-01")
        == "The seat that begins decides first, then the other one."
    )
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
        assert "roll it again once" in site.get("/rules/goldrush?language=cs").text
        paths = site.table("goldrush", "person", "person")[:2]
        assert 'id="again" role="button"' in site.get(paths[0]).text
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


def test_what_cannot_be_is_refused_and_nothing_is_written_over(tmp_path: Path, cli: Cli) -> None:
    for name in ("viceroy", "Chess", "a", "mü", "x-y", "class", "json"):
        assert cli("new-game", name, tmp_path / "made") == 1, name
        assert not (tmp_path / "made").exists(), name
    (tmp_path / "file").write_text(SLOGAN)
    assert cli("new-game", "goldrush", tmp_path) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert cli("new-game", "goldrush", tmp_path / "file") == 1
    assert f"{tmp_path / 'file'} is a file; name a folder" in cli.err
