"""`velkahra tournament`: bots play by the pairings of the server."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

CUP = """
game = "morra"
form = "{form}"
bots = ["greedy", "random", "random", "greedy", "random"]
"""


@pytest.mark.parametrize(
    ("form", "rounds"), [("round-robin", 5), ("swiss", 3), ("knock-out", 3), ("groups", 6)]
)
def test_bots_play_a_tournament(
    toys: None, tmp_path: Path, cli: Cli, form: str, rounds: int
) -> None:
    file = tmp_path / "cup.toml"
    file.write_text(CUP.format(form=form))
    assert cli("tournament", file, "--workers", 1, "--json") == 0
    found = json.loads(cli.out)
    assert len(found["rounds"]) == rounds
    assert len(found["standings"]) == 5
    names = {row["bot"] for row in found["standings"]}
    assert names == {"greedy 1", "greedy 2", "random 1", "random 2", "random 3"}
    first = cli.out
    assert cli("tournament", file, "--workers", 1, "--json") == 0
    assert cli.out == first, "the same seed, another tournament"


def test_a_tournament_is_shown_in_rounds(toys: None, tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "cup.toml"
    file.write_text(CUP.format(form="swiss"))
    assert cli("tournament", file, "--workers", 1) == 0
    assert "round 3" in cli.out
    assert "morra: swiss, 3 rounds" in cli.out
    assert "bye " in cli.out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('game = "morra"\nbots = ["random"]', "length"),
        ('game = "morra"\nseats = 9\nbots = ["random", "random"]', "no tables for 9"),
        ('game = "morra"\nform = "cup"\nbots = ["random", "random"]', "cup"),
        ("game = ", "cup.toml"),
    ],
)
def test_a_bad_file_is_refused(toys: None, tmp_path: Path, cli: Cli, text: str, why: str) -> None:
    file = tmp_path / "cup.toml"
    file.write_text(text)
    assert cli("tournament", file) == 1
    assert why in cli.err
