"""The table in the terminal: a whole game, explanations, undo and saving."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import velkahra
from velkahra.cli import main
from velkahra.cli.files import load

Table = Callable[..., str]


@pytest.fixture
def table(toys: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    """Play a game in the terminal, typing some lines. Returns: what was printed."""

    def play(lines: list[str], *arguments: str) -> str:
        typed: Iterator[str] = iter(lines)

        def answer(prompt: str) -> str:
            print(prompt, end="")
            line = next(typed, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)
        with pytest.raises(SystemExit) as caught:
            main(["play", *arguments])
        assert not caught.value.code
        return capsys.readouterr().out

    return play


def test_a_whole_game_at_one_keyboard(table: Table) -> None:
    out = table(["show 1", "show 2", "show 0", "show 0"], "morra", "--option", "rounds=two")
    assert "Ash: 0.5" in out
    assert "The dealer's seed was" in out
    assert "en: Ash shows 1." in out


def test_bots_take_the_other_seats(table: Table) -> None:
    out = table(["show 1"] * 3, "morra", "--seats", "4", "--me", "birch", "--bot", "random")
    assert out.count("birch> ") == 3
    assert "ash> " not in out
    assert "The dealer's seed was" in out


def test_the_dealer_deals(table: Table) -> None:
    out = table(["?", "bid 1"], "draws", "--seed", "abc", "--me", "0")
    assert "4 actions" in out
    assert "bid 0 1 2 3" in out
    assert "en: Ash draws" in out
    assert "en: Birch draws a card." in out


def test_everything_is_explained(table: Table) -> None:
    lines = ["why play 1", "why bid 1", "play 1", "rule DR-PLAY-01", "rule X", "dance", "help", ""]
    out = table(lines, "draws", "--seed", "abc")
    assert out.count("en: bids come first, once.\n  DR-BID-01: ") == 2
    assert "That is allowed." in out
    assert "en: a card must be in hand." in out
    assert "There is no rule 'X'." in out
    assert "'dance' is not an action" in out
    assert out.count("why ACTION") == 2


def test_undo_takes_back_only_what_is_ones_own(table: Table) -> None:
    out = table(["undo", "show 1", "undo", "log", "quit"], "morra", "--seats", "2")
    assert out.count("You have nothing to undo.") == 2


def test_a_game_can_be_saved(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "my game.txt"
    out = table(["show 1", "save", f"save {path}", f"save {tmp_path}", "quit"], "morra")
    assert "save FILE" in out
    assert "1 plies" in out
    assert len(load(path)[0].plies) == 1


def test_a_file_that_is_there_is_not_written_over(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("mine")
    out = table([f"save {path}", f"save {path / 'game'}", "quit"], "morra")
    assert f"{path} already exists: choose another name" in out
    assert f"{path} is a file; name a folder" in out
    assert path.read_text() == "mine"


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("game", velkahra.games())
def test_games_begin_with_how_to_act(table: Table, game: str, language: str) -> None:
    out = table(["quit"], game, "--language", language, "--seed", "x")
    text = velkahra.game(game).words.text
    told = " ".join(out.split())
    for key in ("about", "board", "enter"):
        assert text(language, f"terminal-{key}") in told
