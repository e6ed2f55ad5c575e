"""`velkahra hammer puzzle` writes the papers of a camp, and reports a mistake in one line."""

import os
from errno import ENOSPC
from pathlib import Path

import pytest
from PIL import Image
from tests.cli.conftest import Cli

from velkahra.games.hammer.puzzle.key import read_key

FILES = {"key.json", "map.pdf", "picture.pdf", "slips.pdf", "solution.pdf"}


def made(cli: Cli, folder: Path, *more: object) -> int:
    return cli("hammer", "puzzle", "--level", "mini", "-o", folder, *more)


def test_the_sheets_and_the_key_are_written(tmp_path: Path, cli: Cli) -> None:
    folder = tmp_path / "camp" / "puzzle"
    assert made(cli, folder, "--square", "c8", "--seed", "demo", "--language", "pl") == 0
    assert {path.name for path in folder.iterdir()} == FILES
    assert (folder / "slips.pdf").read_bytes().startswith(b"%PDF")
    puzzle = read_key((folder / "key.json").read_bytes())
    assert (puzzle.seed, puzzle.square, puzzle.cipher.level.id) == ("demo", (2, 7), "mini")
    out = cli.out
    assert str(folder / "map.pdf") in out
    assert "C8" not in out, "somebody may look over the organiser's shoulder"


def test_pages_are_shown_as_png_on_request(tmp_path: Path, cli: Cli) -> None:
    assert made(cli, tmp_path, "--png") == 0
    shown = {path.name for path in tmp_path.glob("*.png")}
    assert {"map-1.png", "picture-1.png", "slips-3.png", "solution-3.png"} <= shown


def test_another_puzzle_is_not_written_over_without_a_word(tmp_path: Path, cli: Cli) -> None:
    assert made(cli, tmp_path, "--seed", "one", "--square", "A1") == 0
    before = (tmp_path / "slips.pdf").read_bytes()
    assert made(cli, tmp_path, "--seed", "two", "--square", "A1") == 1
    assert "key.json already exists" in cli.err
    assert (tmp_path / "slips.pdf").read_bytes() == before
    assert made(cli, tmp_path, "--seed", "one", "--square", "A1") == 0, "the same one again"
    assert cli("hammer", "puzzle", "--key", tmp_path / "key.json", "-o", tmp_path) == 0
    assert made(cli, tmp_path, "--seed", "two", "--square", "A1", "--replace") == 0
    assert (tmp_path / "slips.pdf").read_bytes() != before


def test_sheets_whose_key_is_elsewhere_are_not_written_over(tmp_path: Path, cli: Cli) -> None:
    assert made(cli, tmp_path, "--seed", "one", "--square", "A1") == 0
    before = (tmp_path / "slips.pdf").read_bytes()
    (tmp_path / "key.json").unlink()
    assert made(cli, tmp_path, "--seed", "two", "--square", "A1") == 1
    assert "already has map.pdf, picture.pdf, slips.pdf, solution.pdf" in cli.err
    assert (tmp_path / "slips.pdf").read_bytes() == before
    assert not (tmp_path / "key.json").exists()


def test_a_key_is_not_written_again_when_its_puzzle_is_printed(tmp_path: Path, cli: Cli) -> None:
    assert made(cli, tmp_path, "--seed", "one", "--square", "A1") == 0
    key = tmp_path / "key.json"
    before = key.stat().st_ino, key.stat().st_mtime_ns
    assert cli("hammer", "puzzle", "--key", key, "-o", tmp_path) == 0
    assert (key.stat().st_ino, key.stat().st_mtime_ns) == before


def test_a_key_outlasts_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    assert made(cli, tmp_path, "--seed", "one", "--square", "A1") == 0
    before = (tmp_path / "key.json").read_bytes()

    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert made(cli, tmp_path, "--seed", "two", "--square", "A1", "--replace") == 1
    assert (tmp_path / "key.json").read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


def test_mistakes_are_one_line_and_leave_nothing_behind(tmp_path: Path, cli: Cli) -> None:
    for arguments, what in (
        (("--level", "huge"), "there is no level 'huge': mini, short, normal, long"),
        (("--square", "M1"), "there is no square 'M1': the map has A1 to L12"),
        (("--map", "none.png"), "there is no file none.png"),
        (("--language", "de"), "there is no language 'de': en, cs, pl"),
    ):
        assert made(cli, tmp_path / "new", *arguments) == 1
        assert cli.err == f"velkahra: {what}\n"
        assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        assert made(cli, folder) == 1
        assert f"cannot write to the folder {folder}: " in cli.err


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_folder_without_permission_is_named(tmp_path: Path, cli: Cli) -> None:
    tmp_path.chmod(0o500)
    assert made(cli, tmp_path / "new") == 1
    assert ": Permission denied" in cli.err


def test_a_nonogram_is_written(tmp_path: Path, cli: Cli) -> None:
    image = Image.new("L", (60, 60), 255)
    image.paste(0, (10, 10, 40, 50))
    image.save(tmp_path / "tower.png")
    folder = tmp_path / "nonogram"
    arguments = ("--drawing", tmp_path / "tower.png", "--size", "12x12", "-o", folder)
    assert cli("hammer", "nonogram", *arguments) == 0
    names = {"key.json", "nonogram.pdf", "slips.pdf", "solution.pdf"}
    assert {path.name for path in folder.iterdir()} == names
