"""Chances of an analysis are held against outcomes by `bench/calibration.py`."""

import sys

import pytest
from bench import calibration
from bench.calibration import Forecast, bins_of, expected_error, judged, played


def test_forecasts_of_like_chances_are_held_against_what_was_won() -> None:
    forecasts = [Forecast(0.12, 0.0), Forecast(0.18, 1.0), Forecast(1.0, 1.0), Forecast(0.9, 0.5)]
    low, high = bins_of(forecasts)
    assert (low.number, high.number) == (2, 2)
    means = [low.chance, low.share, high.chance, high.share]
    assert means == pytest.approx([0.15, 0.5, 0.95, 0.75])
    assert expected_error(forecasts) == pytest.approx((2 * 0.35 + 2 * 0.2) / 4)


def test_decisions_of_a_game_are_judged_by_what_came_of_it() -> None:
    _, shares = played("viceroy", 2, 3)
    found = judged("viceroy", 2, 3, nodes=8)
    assert 0 < len(found) <= 4
    for seat, forecasts in found:
        assert seat in (0, 1)
        assert [one.share for one in forecasts] == shares
        assert sum(one.chance for one in forecasts) == pytest.approx(1.0)


def test_a_table_says_the_loss_of_the_games_and_values_that_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for values in ("hand", "learned"):
        asked = ["viceroy", "2", "1", "--first", "3", "--nodes", "8", "--values", values]
        monkeypatch.setattr(sys, "argv", ["calibration", *asked])
        calibration.main()
        said.append(capsys.readouterr().out)
    assert said[0] != said[1]
    for text in said:
        assert text.startswith("viceroy, 2 seats, 1 games, 3 decisions")
        assert "logarithmic loss 0." in text
