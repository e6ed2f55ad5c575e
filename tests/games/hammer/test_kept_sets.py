"""A set that comes with the game is read once and kept, until its files or the code change."""

import shutil
import sys
from pathlib import Path

import pytest

from velkahra.games.hammer.cards import card_set
from velkahra.games.hammer.cards.card_set import DEFAULT, CardSet, read_set

pytestmark = pytest.mark.plain


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that takes the game's own place."""
    home = tmp_path / "hammer"
    shutil.copytree(DEFAULT, home / "data")
    monkeypatch.setattr(card_set, "HOME", home)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr("velkahra.core.kept.folder", lambda: tmp_path / "kept")
    (tmp_path / "kept").mkdir()
    return home


def kept(home: Path) -> list[Path]:
    return list((home.parent / "kept").iterdir())


def test_a_set_is_the_same_when_read_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = read_set(home / "data")
    assert len(kept(home)) == 1
    monkeypatch.setattr(card_set, "_read", None)
    assert read_set(home / "data") == first


def test_a_change_of_the_files_or_of_the_code_is_seen(home: Path) -> None:
    first = read_set(home / "data")
    deck = home / "data" / "deck-usa.yaml"
    deck.write_text(deck.read_text() + "# once more\n")
    second = read_set(home / "data")
    assert second.name != first.name
    (home / "language.py").write_text("")
    old = kept(home)
    assert read_set(home / "data") == second
    assert len(kept(home)) == 1
    assert kept(home) != old


@pytest.mark.parametrize("content", [b"", b"\xc1", b"\x80", b"\x90"])
def test_a_torn_file_is_passed_over(home: Path, content: bytes) -> None:
    first = read_set(home / "data")
    kept(home)[0].write_bytes(content)
    assert read_set(home / "data") == first


def test_nothing_is_kept_where_nothing_can_be_written(home: Path, tmp_path: Path) -> None:
    (tmp_path / "kept").rmdir()
    assert isinstance(read_set(home / "data"), CardSet)
    assert not (tmp_path / "kept").exists()


def test_sets_of_others_are_not_kept(home: Path, tmp_path: Path) -> None:
    shutil.copytree(DEFAULT, tmp_path / "own")
    read_set(tmp_path / "own")
    assert not kept(home)
