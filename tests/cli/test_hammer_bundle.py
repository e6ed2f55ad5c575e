"""What goes along with a record of the camp game: its cards, and the key of its picture."""

import zipfile
from pathlib import Path

from tests.cli.conftest import Cli, run

import velkahra
from velkahra.core.play.record import read_record
from velkahra.games.hammer.cards.card_set import read_set
from velkahra.games.hammer.cards.facts import OLDER
from velkahra.games.hammer.puzzle.key import read_key

RECORD = Path(__file__).resolve().parents[1] / "records/hammer/greedy-3.txt"
OTHER = Path(__file__).resolve().parents[1] / "records/euphrates/greedy-4-ends-by-treasures.txt"


def test_a_record_takes_its_cards_along(tmp_path: Path) -> None:
    packed = tmp_path / "camp.zip"
    assert run("hammer", "pack", RECORD, "-o", packed) == 0
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(tmp_path)
    assert (tmp_path / "record.txt").read_bytes() == RECORD.read_bytes()
    record = read_record((tmp_path / "record.txt").read_text())
    name = record.options["cards"]
    assert read_set(tmp_path / name).name == read_set(OLDER[name]).name


def test_the_picture_of_a_table_is_printed_by_its_key(tmp_path: Path) -> None:
    key, paper = tmp_path / "key.json", tmp_path / "paper"
    assert run("hammer", "key", RECORD, "-o", key) == 0
    puzzle = read_key(key.read_text())
    hidden = next(
        velkahra.game("hammer").write(seat, action)
        for seat, action in read_record(RECORD.read_text()).plies
    )
    column, line = hidden.split()[1:]
    assert puzzle.square == ("ABCDEFGHIJKLMNOPQRSTUVWX".index(column), int(line) - 1)
    assert run("hammer", "puzzle", "--key", key, "-o", paper) == 0
    assert (paper / "picture.pdf").is_file()


def test_the_key_of_another_puzzle_is_not_written_over(tmp_path: Path, cli: Cli) -> None:
    key = tmp_path / "key.json"
    key.write_text("another")
    assert cli("hammer", "key", RECORD, "-o", key) == 1
    assert f"{key} already exists" in cli.err
    assert key.read_text() == "another"
    assert cli("hammer", "key", RECORD, "-o", key, "--replace") == 0
    assert cli("hammer", "key", RECORD, "-o", key) == 0
    assert read_key(key.read_text())


def test_another_game_takes_nothing_along(tmp_path: Path, cli: Cli) -> None:
    assert cli("hammer", "pack", OTHER, "-o", tmp_path / "camp.zip") == 1
    assert "'euphrates' has no files to pack; only hammer does" in cli.err
