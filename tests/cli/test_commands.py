"""Every command does what it says, and a user's mistake is one clear line and exit code 1."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Cli, run
from tests.toys.morra import Morra, MorraState

import velkahra
from velkahra.bots import hinting
from velkahra.cli import benching
from velkahra.cli.files import save
from velkahra.core import registry
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import State
from velkahra.core.play.play import Play

PNG = b"\x89PNG\r\n"


@pytest.fixture
def record(toys: None, tmp_path: Path) -> Path:
    """Write a finished game of morra."""
    play = Play(registry.game("morra"), 2, {"rounds": "two"})
    for seat, count in ((0, 1), (1, 2), (0, 0), (1, 0)):
        play.act(seat, count)
    save(tmp_path / "game.txt", play.record())
    return tmp_path / "game.txt"


def test_version_says_how_the_rules_run(cli: Cli) -> None:
    """Before the commands are loaded; the program can be run as a module."""
    for asked in ("version", "--version"):
        assert cli(asked) == 0
        assert cli.out.startswith("velkahra 0.")
        assert "compiled" in cli.out or "interpreted" in cli.out
    code = (
        "import runpy, sys; sys.argv[1:] = ['version']\n"
        "try: runpy.run_module('velkahra.cli', run_name='__main__')\n"
        "except SystemExit: print('typer' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "VELKAHRA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "rules interpreted" in done.stdout
    assert done.stdout.splitlines()[1:] == ["False"]


def test_starting_loads_nothing_heavy() -> None:
    """Rich, the web and the games are loaded by the commands that need them."""
    code = (
        "import sys, velkahra.cli.commands\n"
        "heavy = 'rich.console starlette uvicorn resvg_py fluent velkahra.games.hammer.game'\n"
        "print([name for name in heavy.split() if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_replay_tells_checks_and_draws_every_ply(record: Path, tmp_path: Path, cli: Cli) -> None:
    assert cli("replay", record) == 0
    assert "1  ash show 1" in cli.out
    assert "en: Birch shows 2." in cli.out
    assert cli("replay", record, "--check") == 0
    assert "4 plies replay" in cli.out
    assert run("replay", record, "--pictures", tmp_path / "pictures", "--language", "cs") == 0
    assert len(list((tmp_path / "pictures").glob("*.svg"))) == 5


def test_draw_writes_pictures_of_what_is_to_be_open(record: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "deep" / "x.svg", tmp_path / "x.png"
    for ply in (0, 2, -1):
        assert run("draw", record, "--ply", ply, "-o", svg, "--seat", "birch", "--width", 300) == 0
        assert 'width="300"' in svg.read_text(encoding="utf-8")
    assert run("draw", record, "-o", png) == 0
    assert png.read_bytes().startswith(PNG)
    for seat, sees in (("open", True), ("birch", False), ("", False)):
        assert run("draw", record, "--ply", 1, "-o", svg, "--seat", seat) == 0
        assert ("choices: (1, " in svg.read_text(encoding="utf-8")) == sees


def test_check_says_what_passed_and_what_failed(
    monkeypatch: pytest.MonkeyPatch, toys: None, cli: Cli
) -> None:
    class Spendthrift(Morra):
        name = "spendthrift"

        def census(self, state: State) -> dict[str, int]:
            assert isinstance(state, MorraState)
            return {"rounds": state.rounds}

    assert cli("check", "draws") == 0
    assert re.search(r"draws is complete: it keeps all \d+ promises", cli.out)
    monkeypatch.setitem(registry._extra, "spendthrift", Spendthrift())
    assert cli("check", "spendthrift") == 1
    assert "  FAILED  The census is the same as at the start.\n" in cli.out
    assert "2 seats, rounds three, ply 2: there were 3 of 'rounds' and are 2" in cli.out
    assert "  passed  Undo leads to exactly the earlier position, for everybody.\n" in cli.out
    assert re.search(r"spendthrift breaks 1 of \d+ promises", cli.err)


def test_fuzz_finds_nothing_in_a_sound_game(toys: None, tmp_path: Path, cli: Cli) -> None:
    assert cli("fuzz", "draws", "--games", 3, "--failures", tmp_path) == 0
    assert "draws: 3 games" in cli.out
    assert cli("fuzz", "morra", "--seconds", 0.2, "--failures", tmp_path) == 0
    assert not list(tmp_path.iterdir())


def test_fuzz_saves_a_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cli: Cli) -> None:
    class Leaky(MorraState):
        def evaluate(self, seat: int) -> float:
            return 0.0

        def clone(self) -> MorraState:
            copy = MorraState.clone(self)
            copy.points = self.points
            return copy

    class Broken(Morra):
        name = "broken"

        def new_state(self, seats: int, options: Options) -> State:
            return Leaky(seats, 3)

    monkeypatch.setitem(registry._extra, "broken", Broken())
    assert cli("fuzz", "broken", "--games", 5, "--failures", tmp_path) == 1
    (saved,) = tmp_path.iterdir()
    assert f"velkahra replay {saved}" in cli.err
    assert cli("replay", saved, "--check") == 0


def test_the_arena_prints_a_table(toys: None, cli: Cli) -> None:
    bots = ("--bots", "random,greedy,random")
    assert cli("arena", "draws", *bots, "--games", 3, "--workers", 1) == 0
    out = cli.out
    assert "draws: 3 games" in out
    assert "greedy" in out


def test_bench_prints_a_table(toys: None, cli: Cli) -> None:
    assert cli("bench", "draws", "--json", "--seconds", 0.05) == 0
    assert '"game":"draws","seats":3' in cli.out


@pytest.mark.skipif(not velkahra.compiled(), reason="interpreted it takes minutes")
def test_bench_measures_every_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benching, "RUNS", 1)
    monkeypatch.setattr(hinting, "FIRST_SECONDS", 0.001)
    monkeypatch.setattr(benching, "ROUNDS", 5)
    studied: list[tuple[str, int]] = []
    for name in registry.names():
        assert cli("bench", name, "--json", "--seconds", 0.01) == 0
        figures = msgspec.json.decode(cli.out, type=list[benching.Figure])
        assert [figure.seats for figure in figures] == list(registry.game(name).seats)
        assert all(figure.hint > 0 for figure in figures)
        studied += [(name, figure.seats) for figure in figures if figure.studied]
    assert studied == [("hammer", 5)]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["replay", "nothing.txt"], "no file"),
        (["replay", "."], ". is a folder; name a file"),
        (["replay", "{bytes}"], "not a text file"),
        (["replay", "{broken}"], "line 1"),
        (["replay", "{record}", "--language", "xx"], "unknown language"),
        (["replay", "{illegal}"], "illegal: line 9: ply 2"),
        (["draw", "{record}", "-o", "x.gif"], ".svg or .png"),
        (["draw", "{record}", "-o", "x.svg", "--ply", "5"], "no ply 5: the record has 4"),
        (["draw", "{record}", "-o", "x.svg", "--seat", "oak"], "ash, birch"),
        (["play", "chess"], "unknown game"),
        (["play", "morra", "--option", "rounds=nine"], "three, two"),
        (["play", "morra", "--option", "rounds"], "name=value"),
        (["play", "morra", "--seats", "9"], "2, 3, 4"),
        (["play", "morra", "--me", "oak"], "ash, birch"),
        (["play", "morra", "--bot", "nobody"], "unknown bot"),
        (["fuzz", "chess"], "unknown game"),
        (["check", "chess"], "no game, folder or module 'chess'"),
        (["check", "json"], "json has no GAME, and no module json.game"),
        (["check", "{record}"], "no game, folder or module"),
        (["arena", "morra", "--bots", "random"], "2, 3, 4"),
        (["arena", "morra", "--bots", "random,nobody"], "unknown bot"),
        (["arena", "morra", "--bots", "random,random:nodes"], "key=value, not 'nodes'"),
        (["arena", "morra", "--width", "7"], "such as 0.05"),
        (["arena", "morra", "--workers", "-2"], "workers must be 0"),
        (["arena", "morra", "--option", "rounds=nine"], "three, two"),
        (["arena", "morra", "--plot", "x.gif"], ".svg or .png"),
        (["arena", "morra", "--plot", "nowhere/x.svg"], "no folder nowhere"),
        (["arena", "morra", "--out", "{record}"], "not a results file"),
        (["arena", "morra", "--out", "nowhere/x"], "no folder nowhere"),
        (["arena-merge", "nothing"], "no file nothing"),
        (["arena-merge", "{record}"], "not a results file"),
        (["arena", "morra", "--out", "."], ". is a folder; name a file"),
        (["puzzles", "viceroy", "-o", "{record}"], "is a file; name a folder"),
        (["replay", "{record}", "--pictures", "{record}"], "is a file; name a folder"),
        (["replay", "{record}", "--check", "--pictures", "x"], "--check draws nothing"),
        (["play", "morra", *2 * ["--option", "rounds=two"]], "'rounds' is given twice"),
        (["cards", "viceroy", "nosuch"], "there is no file nosuch"),
        (["hammer", "check", "--keep"], "--keep needs the folder of a card set"),
        (["hammer", "balance", "--out", "."], ". is a folder; name a file"),
        (["bench", "viceroy", "--seconds", "-1"], "must be 0 or more, not -1"),
        (["serve", "--settings", "nosuch.toml"], "velkahra: there is no file nosuch.toml"),
        (["check", ""], "name a game, a folder or a module"),
    ],
)
def test_a_mistake_is_one_line(arguments: list[str], part: str, record: Path, cli: Cli) -> None:
    folder = record.parent
    (folder / "bytes").write_bytes(b"\xff\xfe\x00")
    (folder / "broken").write_text("hello\n")
    text = record.read_text(encoding="utf-8")
    (folder / "illegal").write_text(text.replace("birch show 2", "ash show 2"), encoding="utf-8")
    places = {name: folder / name for name in ("bytes", "broken", "illegal")}
    assert cli(*(word.format(record=record, **places) for word in arguments)) == 1
    err = cli.err
    assert err.startswith("velkahra: ")
    assert part in err
    assert err.count("\n") == 1


def test_what_is_no_command_is_a_usage_error(cli: Cli) -> None:
    assert run("dance") == 2
    assert run("draw") == 2
    for words in (("serve", "--data", ""), ("stats", "--data", ""), ("verify", "")):
        assert cli(*words) == 2, words
        assert "must name a f" in cli.err, "an empty name is not the current folder"
