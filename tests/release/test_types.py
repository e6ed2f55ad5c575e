"""A user's type checker knows the types of the public door."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import velkahra

game = velkahra.game("pamir")
play = velkahra.Play(game, seats=2)
reveal_type(game)
reveal_type(play.view(0))
reveal_type(play.view(0).market)
reveal_type(velkahra.Play(velkahra.game(input()), seats=2).view(0))
reveal_type(velkahra.games())
reveal_type(play.record())
"""
TYPES = [
    "Game[Any, velkahra.games.pamir.view.model.View]",
    "velkahra.games.pamir.view.model.View",
    "tuple[velkahra.games.pamir.view.model.Slot, ...]",
    "Any",
    "list[str]",
    "velkahra.core.play.record.Record",
]


@pytest.mark.release
def test_views_and_games_have_types(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    flags = ("--strict", "--config-file=", "--cache-dir=/dev/null", program)
    command = [sys.executable, "-m", "mypy", *map(str, flags)]
    done = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True)
    found = re.findall(r'Revealed type is "(.+)"', done.stdout)
    assert [text.removeprefix("velkahra.core.contract.game.") for text in found] == TYPES
    assert done.returncode == 0, done.stdout
