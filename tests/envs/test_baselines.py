"""The learned baseline: it reports missing files; else it imitates, learns, plays, continues."""

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.plain

SCRIPT = Path(__file__).resolve().parents[2] / "examples" / "baselines" / "ppo.py"
IS_THERE = find_spec("sb3_contrib") is not None


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the script with these words."""
    command = [sys.executable, str(SCRIPT), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.skipif(IS_THERE, reason="the library is installed")
def test_a_missing_library_is_named() -> None:
    done = run("euphrates")
    assert done.returncode == 1
    assert re.search(r"needs \w+: pip install sb3-contrib", done.stderr)
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not IS_THERE, reason="needs sb3-contrib")
def test_it_learns_saves_plays_and_goes_on(tmp_path: Path) -> None:
    few = ["--games", "2", "--parallel", "4", "--against", "random", "-o", str(tmp_path)]
    few += ["--imitate", "4"]
    first = run("viceroy", "--minutes", "0.02", *few)
    assert "imitation 1: loss" in first.stdout
    assert re.search(r"viceroy, 2 seats, 2 games against random: \d+\.\d%", first.stdout)
    known = json.loads((tmp_path / "viceroy-2.json").read_text())
    again = run("viceroy", "--minutes", "0.02", *few)
    assert json.loads((tmp_path / "viceroy-2.json").read_text()) == known
    assert again.stdout == first.stdout.splitlines(keepends=True)[-1]
    assert "2 games" in run("viceroy", "--minutes", str(known["seconds"] / 60 + 0.05), *few).stdout
    assert json.loads((tmp_path / "viceroy-2.json").read_text())["decisions"] > known["decisions"]
