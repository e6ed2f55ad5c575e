"""Sets of cards of one's own: kept whole, named by their content, offered at tables."""

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest
from tests.cli.conftest import run

from velkahra.games.hammer.cards.card_set import DEFAULT, read_set
from velkahra.games.hammer.cards.facts import OLDER, standard_name

pytestmark = pytest.mark.plain

ASKED = """
from pathlib import Path
from velkahra.core.contract.cards import lie_below
lie_below(Path({data!r}))
from velkahra.games.hammer.cards.facts import by_slot, offered_sets
print(*offered_sets())
print(by_slot(1)[0].card.name.en)
"""
TOLD = """
from pathlib import Path
from velkahra.core.contract.cards import lie_below
lie_below(Path({data!r}))
import velkahra
from velkahra.core.contract.events import Event
from velkahra.games.hammer.cards.facts import offered_sets
game = velkahra.game("hammer")
options = game.complete({{"cards": offered_sets()[1]}})
print(game.words.seat("en", options, 0))
print(game.words.event("en", Event("pact", {{"seat": 0, "other": 1}}, -1), options))
print(game.words.seat("en", game.complete({{}}), 0))
"""
TITLES = """
from pathlib import Path
from velkahra.core.contract.cards import lie_below
lie_below(Path({data!r}))
import velkahra
from velkahra.games.hammer.cards.facts import OLDER, STANDARD_SET, offered_sets
words = velkahra.game("hammer").words
for name in (*offered_sets(), *OLDER):
    print(words.text("pl", f"option-cards-{{name}}"))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copy the default set and call its first card something else."""
    own = copytree(DEFAULT, tmp_path / "mine")
    deck = own / "deck-usa.yaml"
    deck.write_text(deck.read_text().replace("en: Drone Pilot", "en: Kite Pilot"))
    return own


def kept(folder: Path, tmp_path: Path) -> Path:
    """Keep a set. Returns: the folder of the program's data."""
    assert run("hammer", "check", folder, "--keep", "--data", tmp_path / "data") == 0
    return tmp_path / "data"


def printed(script: str, data: Path) -> list[str]:
    """Return the lines that another process prints with these data."""
    command = [sys.executable, "-c", script.format(data=str(data))]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_a_set_that_is_kept_is_offered_under_its_name(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = read_set(folder).name
    data = kept(folder, tmp_path)
    assert f"saved as {data / 'cards' / 'hammer' / name}" in capsys.readouterr().out
    names, card = printed(ASKED, data)
    standard, own = names.split()
    assert standard.startswith("standard-")
    assert own == name
    assert card


def test_a_power_with_a_name_of_its_own_is_called_by_it(folder: Path, tmp_path: Path) -> None:
    powers = folder / "powers.yaml"
    text = powers.read_text(encoding="utf-8")
    named = "name: {cs: USA, pl: USA, en: USA}"
    assert named in text
    powers.write_text(text.replace(named, "name: {cs: Lev, pl: Lew, en: Lion}"), encoding="utf-8")
    seat, pact, usual = printed(TOLD, kept(folder, tmp_path))
    assert (seat, usual) == ("Lion", "USA")
    assert "Lion" in pact
    assert "USA" not in pact


def test_a_changed_card_changes_the_name(folder: Path) -> None:
    assert read_set(folder).name != read_set().name


def test_a_set_with_a_mistake_is_not_kept(folder: Path, tmp_path: Path) -> None:
    (folder / "set.yaml").write_text("format: hammer-set/1\n")
    data = tmp_path / "data"
    assert run("hammer", "check", folder, "--keep", "--data", data) == 1
    assert not data.exists()


def test_a_set_of_ones_own_is_called_by_its_title(folder: Path, tmp_path: Path) -> None:
    index = folder / "set.yaml"
    text = index.read_text(encoding="utf-8")
    title = "pl: Nasze karty"
    text = re.sub('pl: "Thomas Hammer [^"]*"', title, text, count=1)
    assert title in text
    index.write_text(text, encoding="utf-8")
    standard, own, older = printed(TITLES, kept(folder, tmp_path))
    assert (standard, own) == ("zestaw podstawowy", "Nasze karty")
    assert older == "zestaw podstawowy wcześniejszej wersji"


def test_two_sets_with_one_title_are_told_apart(folder: Path, tmp_path: Path) -> None:
    kept(folder, tmp_path)
    deck = folder / "deck-usa.yaml"
    deck.write_text(deck.read_text().replace("en: Kite Pilot", "en: Balloon Pilot"))
    _, one, other, _ = printed(TITLES, kept(folder, tmp_path))
    assert one != other
    assert one.startswith("Thomas Hammer")


def test_the_standard_set_of_version_0_1_0_is_here_under_its_name() -> None:
    """Tables and records of that version were played with it."""
    for name, place in OLDER.items():
        files = {path.name: path.read_bytes() for path in place.glob("*.yaml")}
        assert standard_name(files) == name
        assert read_set(place).index.version == "1.0"
