"""`velkahra press hammer` writes the sheets of a camp, and reports a mistake in one line."""

from pathlib import Path

import pytest
from tests.cli.conftest import Cli


def pressed(cli: Cli, folder: Path, *more: object) -> int:
    return cli("press", "hammer", "-o", folder, *more)


def test_the_sheets_are_written_and_named(tmp_path: Path, cli: Cli) -> None:
    folder = tmp_path / "camp" / "paper"
    assert pressed(cli, folder, "--powers", "usa,gla", "--language", "pl") == 0
    there = {path.name for path in folder.iterdir()}
    assert {"cards-usa.pdf", "cards-gla.pdf", "cards-joint.pdf", "power-gla.pdf"} <= there
    assert "cards-china.pdf" not in there
    assert all((folder / name).read_bytes().startswith(b"%PDF") for name in there)
    out = cli.out
    assert all(str(folder / name) in out for name in there)
    assert "no map, picture or slips: they need --key" in out
    assert "no QR cards: they need --links" in out


def test_pages_are_shown_as_png_on_request(tmp_path: Path, cli: Cli) -> None:
    assert pressed(cli, tmp_path, "--only", "power-usa", "--png") == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"power-usa.pdf", "power-usa-1.png", "power-usa-2.png"}


def test_sheets_are_not_written_over_without_a_word(tmp_path: Path, cli: Cli) -> None:
    assert pressed(cli, tmp_path, "--only", "powers") == 0
    before = (tmp_path / "powers.pdf").read_bytes()
    assert pressed(cli, tmp_path, "--only", "supplies,powers", "--language", "en") == 1
    assert not (tmp_path / "supplies.pdf").exists()
    assert (tmp_path / "powers.pdf").read_bytes() == before
    err = cli.err
    assert f"{tmp_path} already has powers.pdf" in err
    assert "or use --replace" in err
    assert pressed(cli, tmp_path, "--only", "powers", "--language", "en", "--replace") == 0
    assert (tmp_path / "powers.pdf").read_bytes() != before


def test_what_there_is_not_is_answered_with_what_there_is(tmp_path: Path, cli: Cli) -> None:
    for more, what in (
        (("--powers", "usa,mars"), "there is no power 'mars': usa, china, japan, russia, gla"),
        (("--language", "de"), "there is no language 'de': "),
        (("--only", "deck"), "there is no sheet 'deck': cards-usa, "),
        (("--rounds", "21"), "a camp has 1 to 20 rounds, not '21'"),
    ):
        assert pressed(cli, tmp_path / "out", *more) == 1
        assert what in cli.err
        assert not (tmp_path / "out").exists()
    assert cli("press", "pamir", "-o", tmp_path) == 1
    assert "'pamir' has nothing to print: hammer has" in cli.err
    (tmp_path / "file").write_text("")
    assert pressed(cli, tmp_path / "file", "--only", "powers") == 1
    assert "cannot write" in cli.err


def test_a_set_with_a_mistake_is_not_printed(tmp_path: Path, cli: Cli) -> None:
    from tests.games.hammer.sets import damaged

    line = damaged(tmp_path / "mine", "deck-usa.yaml", "usa-sponsor", "Gain {2}", "Gain {3}")
    assert pressed(cli, tmp_path / "out", "--set", tmp_path / "mine") == 1
    assert f"deck-usa.yaml, line {line}, usa-sponsor" in cli.err


def test_the_rules_are_printed_as_a_leaflet(tmp_path: Path, cli: Cli) -> None:
    assert cli("leaflet", "hammer", "-o", tmp_path, "--png", "--language", "cs") == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {f"rules-hammer-cs{end}" for end in (".pdf", "-1.png", "-2.png")}
    assert cli("leaflet", "hammer", "-o", tmp_path, "--language", "de") == 1
    assert "there is no language 'de': en, cs, pl" in cli.err
    assert cli("leaflet", "chess", "-o", tmp_path) == 1


def test_a_leaflet_is_in_the_language_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert cli("leaflet", "viceroy", "-o", tmp_path) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["rules-viceroy-pl.pdf"]
