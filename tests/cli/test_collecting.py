"""`velkahra dataset`: what it prints, what it refuses, and a kill in the middle."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Cli, run
from tests.envs.test_dataset import contents, finished

from velkahra.cli import what_to_install
from velkahra.core.extras import MissingExtra

pytestmark = pytest.mark.plain

WORDS = ("dataset", "pamir", "--bots", "random,random", "--shard", "1", "--workers", "1")


def test_it_says_what_it_wrote(tmp_path: Path, cli: Cli) -> None:
    folder = tmp_path / "new" / "data"
    assert cli(*WORDS, "--games", 2, "-o", folder) == 0
    assert f"{folder}: 2 games, " in cli.out.replace("\n", "")
    assert len(list(folder.rglob("*.parquet"))) == 4


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--games", 0), "games must be 1 or more"),
        (("--games", 2, "--shard", 0), "shard must be 1 or more"),
        (("--games", 2, "--workers", -1), "workers must be 0 or more"),
        (("--games", 2, "--bots", "genius,random"), "unknown bot 'genius'"),
        (("--games", 2, "--option", "moon"), "an option is given as name=value"),
    ],
)
def test_a_mistake_is_one_line(
    words: tuple[object, ...], says: str, tmp_path: Path, cli: Cli
) -> None:
    assert cli(*WORDS, *words, "-o", tmp_path / "new") == 1
    said = cli.err
    assert says in said
    assert said.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_a_run_that_is_killed_is_continued_to_the_same_bytes(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    command = [sys.executable, "-m", "velkahra", *WORDS, "--games", "400", "-o", str(killed)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as program:
        patience = time.monotonic() + 60
        while not any(killed.glob("decisions/*.parquet")):
            assert program.poll() is None
            assert time.monotonic() < patience
            time.sleep(0.01)
        program.kill()
    games = len(list(killed.glob("decisions/*.parquet"))) + 1
    assert games < 400
    for folder in (killed, whole):
        assert run(*WORDS, "--games", games, "-o", folder) == 0
    assert finished(killed) == contents(whole)


def test_ctrl_c_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    def interrupt(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("velkahra.cli.collecting.write", interrupt)
    assert cli(*WORDS, "-o", tmp_path) == 130
    assert "run the same command again to continue" in cli.out


def test_it_says_which_extra_it_needs() -> None:
    missing = what_to_install(["dataset"], ImportError("no", name="typer"))
    assert isinstance(missing, MissingExtra)
    assert missing.extra == "research"
