"""The analysis of a finished game on the page of its replay."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.helpers import Site, serving
from tests.server.insights import finished, let, part, prepare, prepare_broken, prepare_slow, until
from tests.server.replays import play_out

from velkahra.core.contract.words import LANGUAGES


@pytest.fixture
def quick(tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server whose analyses try out little, and know the toy games."""
    let(monkeypatch, prepare)
    with serving(tmp_path / "data", analysis_nodes=20) as site:
        yield site


def test_a_finished_game_is_analysed_and_kept(quick: Site) -> None:
    path = finished(quick)
    assert 'data-state="none"' in part(quick, path)
    part(quick, path, {})
    told = until(quick, path, "done")
    assert "Decisions that swung the game" in told
    assert "Estimated from 20 tries per decision" in told
    plies = [int(ply) for ply in re.findall(r'data-ply="(\d+)"', told)]
    assert plies
    assert f'<a href="?ply={plies[0]}&amp;eyes=watch"' in told
    assert "<polyline" in quick.get(f"{path}?ply=2&language=en").text


@pytest.mark.usefixtures("both_stores")
def test_it_is_there_after_a_restart(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, prepare)
    with serving(tmp_path / "data", analysis_nodes=5) as site:
        path = finished(site)
        part(site, path, {})
        told = until(site, path, "done")
    let(monkeypatch, prepare_broken)
    with serving(tmp_path / "data", analysis_nodes=5) as again:
        assert part(again, path) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(quick: Site, language: str) -> None:
    path = finished(quick)
    part(quick, path, {})
    until(quick, path, "done")
    shown = quick.get(f"{path}/analysis?language={language}").text
    assert "analysis-" not in re.sub(
        r'(id|aria-labelledby|href|data-path|action)="[^"]*"', "", shown
    )


def test_the_position_shown_is_marked_on_the_curve(quick: Site) -> None:
    path = finished(quick)
    part(quick, path, {})
    until(quick, path, "done")
    places = [
        float(re.findall(r'id="curve-now" x1="([\d.]+)"', part(quick, path, ply=ply))[0])
        for ply in (0, 4, 8)
    ]
    assert places[1] - places[0] == pytest.approx(places[2] - places[1], abs=0.2)
    assert places[1] > places[0]


def test_a_game_that_goes_on_is_not_analysed(site: Site) -> None:
    one, _, _ = site.table("morra", "person", "person")
    for way in ("", "/cancel"):
        assert site.post(f"{one}/replay/analysis{way}", {}).status == 403
    assert site.get(f"{one}/replay/analysis").status == 403
    assert 'id="analysis"' not in site.get(f"{one}/replay").text


def test_all_who_may_see_the_open_replay_see_the_same(quick: Site) -> None:
    one, two = play_out(quick, "morra")
    part(quick, f"{one}/replay", {})
    until(quick, f"{two}/replay", "done")
    assert quick.get(f"{one}x/replay/analysis").status == 404


def test_it_can_be_cancelled(tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    let(monkeypatch, prepare_slow)
    with serving(tmp_path / "data") as site:
        path = finished(site)
        part(site, path, {})
        assert "of 900 decisions" in until(site, path, "running", "of 900 decisions")
        cancelled = site.post(f"{path}/analysis/cancel?language=en", {}, **{"x-part": "analysis"})
        assert 'data-state="none"' in cancelled.text


def test_one_at_a_time_and_not_too_often(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, prepare_slow)
    with serving(tmp_path / "data") as site:
        path = finished(site)
        for _ in range(5):
            assert 'data-state="running"' in part(site, path, {})
        for _ in range(3):
            site.post(f"{path}/analysis/cancel", {}, **{"x-part": "analysis"})
            told = part(site, path, {})
        assert "Wait a moment before you start again." in told


def test_a_failure_is_told_and_can_be_tried_again(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, prepare_broken)
    with serving(tmp_path / "data") as site:
        path = finished(site)
        part(site, path, {})
        told = until(site, path, "none")
        assert "The analysis failed." in told
        assert "Analyse the game" in told


def test_without_scripts_the_form_leads_back_to_the_page(quick: Site) -> None:
    path = finished(quick)
    assert '<input type="hidden" name="eyes" value="open">' in quick.get(f"{path}?eyes=open").text
    answer = quick.post(f"{path}/analysis", {"ply": "3", "eyes": "open"})
    assert (answer.status, answer.headers["location"]) == (
        303,
        f"{path}?ply=3&eyes=open#analysis",
    )


def test_without_scripts_it_is_said_why_nothing_begins(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, prepare_slow)
    with serving(tmp_path / "data") as site:
        path = finished(site)
        for _ in range(4):
            answer = site.post(f"{path}/analysis", {"ply": "3", "eyes": "watch"})
            site.post(f"{path}/analysis/cancel", {})
        there = answer.headers["location"].partition("#")[0]
        assert "Wait a moment before you start again." in site.get(f"{there}&language=en").text


def test_a_coarse_analysis_can_be_made_again(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, prepare)
    with serving(tmp_path / "data", analysis_nodes=5) as site:
        path = finished(site)
        part(site, path, {})
        assert "Analyse again" not in until(site, path, "done")
    with serving(tmp_path / "data", analysis_nodes=6) as again:
        assert "Analyse again" in part(again, path)
        part(again, path, {})
        assert "Analyse again" not in until(again, path, "done", "Estimated from 6 tries")
