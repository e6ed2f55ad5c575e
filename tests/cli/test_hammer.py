"""`velkahra hammer check` tells an organiser everything that is wrong in a set of cards."""

from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.games.hammer.sets import damaged


def test_the_default_set_is_in_order(cli: Cli) -> None:
    assert cli("hammer", "check") == 0
    assert cli.out == "251 cards in 31 decks: no errors, no warnings\n"


def test_errors_are_listed_and_the_command_fails(tmp_path: Path, cli: Cli) -> None:
    line = damaged(tmp_path, "deck-usa.yaml", "usa-sponsor", "Gain {2}", "Gain {3}")
    assert cli("hammer", "check", tmp_path) == 1
    out = cli.out.splitlines()
    assert out == [
        f"deck-usa.yaml, line {line}, usa-sponsor, text.en: effect[0].gain.sb says {{2}}, but the "
        "text does not; the text says {3}, but the effect does not",
        "251 cards in 31 decks: 1 error, no warnings",
    ]


def test_a_warning_alone_is_no_failure(tmp_path: Path, cli: Cli) -> None:
    damaged(tmp_path, "deck-usa.yaml", "usa-press-conference", "pick: random", "pick: owner")
    assert cli("hammer", "check", tmp_path) == 0
    out = cli.out.splitlines()
    assert out[0].startswith("warning: deck-usa.yaml, line ")
    assert out[1] == "251 cards in 31 decks: no errors, 1 warning"


def test_a_folder_that_is_missing_is_named(tmp_path: Path, cli: Cli) -> None:
    assert cli("hammer", "check", tmp_path / "none") == 1
    first = cli.out.splitlines()[0]
    assert first == f"{tmp_path / 'none'}: there is no file set.yaml"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", ["text.en: effect[0].gain.sb říká {2}, text ne", "31 balících: 1 chyba, žádné"]),
        ("pl", ["text.en: effect[0].gain.sb mówi {2}, tekst nie", "31 taliach: 1 błąd, żadnego"]),
    ],
)
def test_a_set_is_examined_in_the_language_of_the_organiser(
    tmp_path: Path, cli: Cli, language: str, said: list[str]
) -> None:
    damaged(tmp_path, "deck-usa.yaml", "usa-sponsor", "Gain {2}", "Gain {3}")
    assert cli("hammer", "check", tmp_path, "--language", language) == 1
    out = cli.out.splitlines()
    for line, part in zip(out, said, strict=True):
        assert part in line


def test_the_usual_language_is_the_terminal_s(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert cli("hammer", "check") == 0
    assert "31 taliach: żadnego błędu" in cli.out
