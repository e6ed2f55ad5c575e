"""`velkahra hammer balance` plays camps and shows what came of them."""

import json
from pathlib import Path
from shutil import copytree

import pytest
from tests.cli.conftest import Cli
from tests.games.hammer.sets import damaged

from velkahra.bots import balance
from velkahra.core import offers
from velkahra.core.balance import Card, Outcome, Rate, Side, Weighed
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.balance import command
from velkahra.games.hammer.cards.card_set import DEFAULT

CARD = Card("usa-sponsor", 60, 40, 0.5, 0.2, Rate(0.3, 0.1, 0.45))
POWERS = ("usa", "china", "japan", "russia", "gla")
SIDES = tuple(Side(name, 100, Rate(0.2, 0.13, 0.29), 20.0) for name in POWERS)
WEIGHED = Weighed(100, 10, 1.0, 7.5, SIDES, (CARD,))


def test_camps_are_played_and_told_in_a_hundred_columns(tmp_path: Path, cli: Cli) -> None:
    chart = tmp_path / "chart.svg"
    asked = ("--games", 2, "--rounds", 5, "--workers", 1, "--language", "cs", "--chart", chart)
    assert cli("hammer", "balance", *asked) == 0
    out = cli.out
    for name in ("USA", "Čína", "Japonsko", "Rusko", "GLA"):
        assert f"\n{name} " in out
    assert "T. H. byl nalezen v" in out or "T. H. nebyl nalezen" in out
    assert "camps won" not in out
    assert "vyhrála" in out
    assert max(map(len, out.splitlines())) <= 100
    assert "2 tábory o 5 kolech" in chart.read_text()


def test_the_figures_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command.show(WEIGHED, None, "en", as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert [row["camps"] for row in told["powers"]] == [0.2] * 5
    assert [row["played"] for row in told["cards"]] == [60]


def test_a_set_of_ones_own_is_played(tmp_path: Path, cli: Cli) -> None:
    own = copytree(DEFAULT, tmp_path / "mine")
    asked = ("--games", 1, "--rounds", 5, "--workers", 1, "--language", "cs")
    assert cli("hammer", "balance", own, *asked) == 0
    assert "1 tábor o 5 kolech" in cli.out


def test_it_speaks_the_language_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert cli("hammer", "balance", tmp_path / "none") == 1
    assert "there is no file set.yaml" in cli.out


@pytest.mark.parametrize("kept", [True, False])
def test_ctrl_c_says_how_to_go_on(
    kept: bool, tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(series: balance.Series, number: int) -> Outcome:
        raise KeyboardInterrupt

    monkeypatch.setattr(balance, "play_one", stop)
    out = ("--out", tmp_path / "camps.jsonl") if kept else ()
    assert cli("hammer", "balance", "--workers", 1, "--language", "en", *out) == 130
    said = "".join(cli.out.split())
    assert ("tocontinue" in said and "camps.jsonl" in said) if kept else "--outFILE" in said


def test_a_set_with_a_mistake_is_told_and_not_played(tmp_path: Path, cli: Cli) -> None:
    line = damaged(tmp_path, "deck-usa.yaml", "usa-sponsor", "Gain {2}", "Gain {3}")
    assert cli("hammer", "balance", tmp_path, "--games", 1, "--language", "en") == 1
    first, last = cli.out.splitlines()
    assert first.startswith(f"deck-usa.yaml, line {line}, usa-sponsor")
    assert last == "251 cards in 31 decks: 1 error, no warnings. Fix these errors first."
    for language, text in (("cs", ". Nejdřív oprav tyto chyby."), ("pl", ". Najpierw popraw te")):
        assert cli("hammer", "balance", tmp_path, "--games", 1, "--language", language) == 1
        last = cli.out.splitlines()[-1]
        assert (text in last, "error" in last) == (True, False)


def test_what_cannot_be_is_refused_in_a_line(cli: Cli) -> None:
    for asked, text in (
        (("--chart", "chart.pdf"), "an .svg or .png file, not chart.pdf"),
        (("--chart", "nowhere/chart.svg"), "there is no folder nowhere"),
        (("--rounds", "20", "--workers", "1"), "5 to 14 rounds, not 20"),
        (("--games", "0"), "at least one game"),
    ):
        assert cli("hammer", "balance", *asked) == 1
        assert text in cli.err


def test_the_chart_names_powers_and_cards() -> None:
    scales = offers.balance_study("hammer")
    for language in LANGUAGES:
        names = scales.names(None, language)
        drawn = scales.chart(WEIGHED, None, language)
        for name in (*POWERS, "usa-sponsor"):
            assert f">{names[name]}</text>" in drawn
        assert drawn.startswith("<svg ")
    assert "</svg>" in scales.chart(Weighed(1, 5, 0.0, 0.0, SIDES, ()), None, "en"), "no cards"
