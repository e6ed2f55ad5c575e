"""Card files of one's own: checked, kept, offered at tables, and named by what was played."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.server.processes import running

from velkahra.core.contract.cards import folder, lie_below, name_of
from velkahra.games.viceroy.rules.facts import DATA

LAWS = (DATA / "laws.json").read_bytes().replace(b"rulebook_2014", b"corrected", 1)


@pytest.fixture
def laws(tmp_path: Path) -> Path:
    """Write a set of laws under a name of one's own."""
    path = tmp_path / "laws-of-mine.json"
    path.write_bytes(LAWS)
    return path


def cards_beside(data: Path, *words: str) -> str:
    """Run a command in a process of its own, which reads the cards of that folder."""
    command = [sys.executable, "-m", "velkahra.cli", *words, "--data", str(data)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_own_laws_are_checked_and_named(laws: Path, cli: Cli) -> None:
    assert cli("cards", "viceroy", laws) == 0
    assert f"is valid; its option value is {name_of('corrected', LAWS)}" in cli.out


def test_wrong_laws_are_refused_and_not_kept(laws: Path, tmp_path: Path, cli: Cli) -> None:
    laws.write_bytes(LAWS.replace(b'"store_gems"', b'"store_jam"'))
    data = tmp_path / "data"
    assert cli("cards", "viceroy", laws, "--keep", "--data", data) == 1
    assert "card 76: 'store_jam' is not an effect" in cli.err
    assert not data.exists()


def test_a_text_that_would_control_the_terminal_is_refused(laws: Path, cli: Cli) -> None:
    title = next(iter(json.loads(LAWS)["cards"][0]["titles"].values()))
    laws.write_bytes(LAWS.replace(json.dumps(title).encode(), b'"\\u001b[31mx"', 1))
    assert cli("cards", "viceroy", laws) == 1
    said = cli.err
    assert "'\\x1b[31mx' has a character that cannot be printed" in said
    assert "\x1b" not in said


def test_a_game_without_card_files_says_so(laws: Path, cli: Cli) -> None:
    assert cli("cards", "euphrates", laws) == 1
    assert "euphrates does not accept card files" in cli.err


def test_a_folder_of_cards_is_taken_for_one_process_alone(tmp_path: Path) -> None:
    lie_below(tmp_path)
    assert folder("viceroy") == tmp_path / "cards" / "viceroy"
    asked = "from velkahra.core.contract.cards import folder; print(folder('viceroy'))"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "None"


def test_kept_laws_are_played_with_and_named(laws: Path, tmp_path: Path) -> None:
    lie_below(tmp_path / "elsewhere")
    data, name = tmp_path / "data", name_of("corrected", LAWS)
    cards_beside(data, "cards", "viceroy", str(laws), "--keep")
    with running(data) as (_, site):
        assert f'<option value="{name}">' in site.get("/new?game=viceroy").text
        form = {"game": "viceroy", "seat-0": "me", "seat-1": "person", "option-laws": name}
        assert site.post("/tables", form).status == 303
        table = cards_beside(data, "tables", "list").splitlines()[-1].split()[0]
        shown = cards_beside(data, "tables", "show", table)
    assert f"laws {name}" in shown
    assert "does not replay" not in shown
    assert "circle: " in shown
