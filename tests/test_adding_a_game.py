"""The game that docs/adding-a-game.md builds is complete: it is checked and played."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import run
from tests.server.helpers import serving
from tests.server.test_api import program

import velkahra
from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.text.fluent import FluentWords
from velkahra.testing.finding import find
from velkahra.testing.suite import faults

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^`(bids/[\w/.]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_LINES = 300
STATE = Path(velkahra.__file__).parent / "core" / "contract" / "state.py"
MOST_METHODS = 20


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Put the files of the page together; nothing of them stays loaded."""
    monkeypatch.setattr(registry, "_extra", {})
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.chdir(tmp_path)
    for name, code in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(code, encoding="utf-8")
    (tmp_path / "bids" / "__init__.py").touch()
    yield find("bids")
    for name in [name for name in sys.modules if name.partition(".")[0] == "bids"]:
        del sys.modules[name]


def test_the_page_has_a_whole_game_in_few_lines() -> None:
    files = dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))
    assert len(files) == 8
    assert sum(code.count("\n") for code in files.values()) < MOST_LINES


def test_a_first_game_needs_few_methods() -> None:
    bodies = STATE.read_text(encoding="utf-8").split("    def ")
    needed = {body.partition("(")[0] for body in bodies if "raise NotImplementedError" in body}
    methods = needed | Game.__abstractmethods__ | FluentWords.__abstractmethods__
    assert len(methods) <= MOST_METHODS, sorted(methods)


def test_it_keeps_every_promise(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert faults(game) == []
    assert run("check", "bids") == 0
    kept = re.search(r"keeps all \d+ promises", capsys.readouterr().out)
    assert kept
    assert kept[0] in PAGE.read_text(encoding="utf-8")


def test_bids_are_secret_and_the_higher_one_takes(game: Game) -> None:
    play = velkahra.Play(game, 2)
    play.act(1, game.read("bid 3"))
    assert (play.view(1).bids, play.view(0).bids) == ([None, 3], [None, None])
    play.act(0, game.read("bid 2"))
    assert (play.view(0).stones, play.view(0).taken) == (6, [0, 3])


def test_bots_and_programs_play_it(game: Game, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        seat, *_ = site.table("bids", "person", "bot greedy")
        at = program(site, seat)
        while not (table := at.get())["over"]:
            table = table if table["yours"] else at.get(f"?since={table['version']}&wait=5")
            if table["yours"]:
                at.act(table["actions"][-1]["text"], table["version"])
        assert table["result"]
