"""`velkahra learn`: what it prints, what it refuses, and Ctrl-C."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

from velkahra.bots.learning import fitting
from velkahra.cli import what_to_install
from velkahra.core import files
from velkahra.core.extras import MissingExtra
from velkahra.core.files import write_whole

pytestmark = [pytest.mark.usefixtures("toys"), pytest.mark.plain]

WORDS = ("learn", "draws", "--hidden", "8", "--second", "8", "--match", "20", "--workers", "1")


def test_it_says_what_came_of_it_and_draws_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    monkeypatch.setattr(fitting, "ROUNDS", ((1.0, 1),))
    folder = tmp_path / "learned"
    assert cli(*WORDS, "--games", 40, "-o", folder) == 0
    said = cli.out.replace("\n", "")
    assert "generation 1: loss 0." in said
    assert "of 20 games against greedy: " in said
    drawn = ET.fromstring((folder / "curve.svg").read_text())
    assert drawn.findtext("{http://www.w3.org/2000/svg}title") == "draws, 2 seats: learned values"
    assert (folder / "1" / "values.json").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--games", 7), "games must be 8 or more"),
        (("--generations", 0), "generations must be 1 or more"),
        (("--hidden", 9), "hidden and second are each a multiple of 8"),
        (("--wild", 1.5), "wild must be 0 to 1, not 1.5"),
        (("--workers", -1), "workers must be 0 or more"),
        (("--option", "moon"), "an option is given as name=value"),
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


def test_ctrl_c_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    def interrupt(path: Path, data: bytes) -> None:
        if path.suffix == ".npz":
            raise KeyboardInterrupt
        write_whole(path, data)

    monkeypatch.setattr(files, "write_whole", interrupt)
    assert cli(*WORDS, "-o", tmp_path / "new") == 130
    assert "run the same command again to continue" in cli.out


def test_it_says_which_extra_it_needs() -> None:
    missing = what_to_install(["learn"], ImportError("no", name="typer"))
    assert isinstance(missing, MissingExtra)
    assert missing.extra == "learn"
