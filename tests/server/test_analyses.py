"""The analysis of a finished game on the page of its replay."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.bots.thoughts import broken, endless
from tests.bots.thoughts import slow as lasting
from tests.server.helpers import Serve, Site, serving
from tests.server.insights import Visitor, finished, let, part, until
from tests.server.replays import play_out

from velkahra.core.contract.words import LANGUAGES


@pytest.fixture
def quick(tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server whose analyses try out little, and know the toy games."""
    let(monkeypatch)
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
    for language in LANGUAGES:
        shown = quick.get(f"{path}/analysis?language={language}").text
        marks = r'(id|aria-labelledby|href|data-path|action)="[^"]*"'
        assert "analysis-" not in re.sub(marks, "", shown), language
    places = [
        float(re.findall(r'id="curve-now" x1="([\d.]+)"', part(quick, path, ply=ply))[0])
        for ply in (0, 4, 8)
    ]
    assert places[1] - places[0] == pytest.approx(places[2] - places[1], abs=0.2)
    assert places[1] > places[0], "the position shown is marked on the curve"


@pytest.mark.usefixtures("both_stores")
def test_it_is_there_after_a_restart(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    let(monkeypatch)
    with serve(analysis_nodes=5) as site:
        path = finished(site)
        part(site, path, {})
        told = until(site, path, "done")
    let(monkeypatch, analyse=broken, hint=broken)
    with serve(analysis_nodes=5) as again:
        assert part(again, path) == told


def test_a_game_that_goes_on_is_not_analysed(site: Site) -> None:
    one, _, _ = site.table("morra", "person", "person")
    for way in ("", "/cancel"):
        assert site.post(f"{one}/replay/analysis{way}", {}).status == 403
    assert site.get(f"{one}/replay/analysis").status == 403
    assert 'id="analysis"' not in site.get(f"{one}/replay").text


def test_all_who_may_see_the_open_replay_see_the_same(quick: Site) -> None:
    one, two = play_out(quick, "morra")
    same, joined = finished(quick), finished(quick)
    for path in (f"{one}/replay", same, joined):
        part(quick, path, {})
    until(quick, f"{two}/replay", "done")
    for path in (same, joined):
        assert "Decisions that swung the game" in until(quick, path, "done")
    assert quick.get(f"{one}x/replay/analysis").status == 404


@pytest.fixture
def slow(tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server whose analyses last, and which believes what addresses visitors claim to have."""
    let(monkeypatch, analyse=lasting)
    with serving(tmp_path / "data", proxies="*") as site:
        yield site


def test_it_can_be_cancelled_by_who_began_it_alone(slow: Site) -> None:
    anna, bert = Visitor(slow), Visitor(slow)
    path = finished(slow)
    anna.part(path, {})
    assert "of 900 decisions" in until(slow, path, "running", "of 900 decisions")
    assert "Cancel" not in bert.part(path)
    assert "Someone else started this analysis" in bert.part(path)
    assert 'data-state="running"' in bert.cancel(path)
    assert "Cancel" in anna.part(path)
    assert 'data-state="none"' in anna.cancel(path)
    assert 'data-state="none"' in bert.part(path)


def test_who_joins_has_it_go_on_when_the_other_cancels(slow: Site) -> None:
    anna, bert = Visitor(slow), Visitor(slow, "10.0.0.2")
    path = finished(slow)
    anna.part(path, {})
    assert "Keep it going for me too" in bert.part(path)
    assert "Cancel" in bert.part(path, {})
    told = anna.cancel(path)
    assert 'data-state="running"' in told
    assert "Someone else started this analysis" in told
    assert 'data-state="none"' in bert.cancel(path)


def test_the_same_record_is_analysed_once_for_all(slow: Site) -> None:
    anna, bert = Visitor(slow), Visitor(slow, "10.0.0.2")
    one, two, other = finished(slow), finished(slow), finished(slow, 6)
    anna.part(one, {})
    until(slow, one, "running", "of 900 decisions")
    assert 'data-state="none"' in bert.part(two)
    assert "of 900 decisions" in bert.part(two, {})
    bert.part(other, {})
    thinking = json.loads(slow.get("/health").text)["thinking"]
    assert (thinking["busy"], thinking["waiting"]) == (1, 1)
    assert 'data-state="none"' in anna.cancel(one)
    assert "of 900 decisions" in bert.part(two)
    assert 'data-state="none"' in bert.cancel(two)


def test_an_address_has_its_share_and_others_go_before_its_rest(slow: Site) -> None:
    flood, anna = Visitor(slow), Visitor(slow, "10.0.0.2")
    paths = [finished(slow, plies) for plies in (5, 6, 7, 10)]
    for path in paths[:3]:
        assert 'data-state="running"' in flood.part(path, {})
    assert "Several analyses from your network" in flood.part(paths[3], {})
    own = finished(slow, 11)
    assert "One other goes first." in anna.part(own, {})
    assert "2 others go first." in flood.part(paths[1])
    assert "3 others go first." in flood.part(paths[2])
    flood.cancel(paths[0])
    until(slow, own, "running", "of 900 decisions")


def test_the_place_in_the_queue_is_said_in_every_language(slow: Site) -> None:
    for plies in (5, 6):
        path = finished(slow, plies)
        part(slow, path, {})
    for language, told in {
        "en": "The analysis is queued. One other goes first.",
        "cs": "Rozbor čeká ve frontě. Před ním je ještě jeden.",
        "pl": "Analiza czeka w kolejce. Przed nią jest jeszcze jedna.",
    }.items():
        shown = slow.get(f"{path}?language={language}").text
        status = re.search(r'<p role="status" id="analysis-status">(.*?)</p>', shown)
        assert status
        assert status[1].replace("\N{NO-BREAK SPACE}", " ") == told


def test_a_long_analysis_lets_others_go_first(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, analyse=endless)
    with serve(proxies="*") as site:
        flood, anna = Visitor(site), Visitor(site, "10.0.0.2")
        for plies in (5, 6, 7):
            flood.part(finished(site, plies), {})
        path = finished(site, game="morra")
        anna.part(path, {})
        assert "Nobody had a choice" in until(site, path, "done")


def test_an_analysis_that_takes_too_long_fails(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, analyse=endless)
    with serve(analysis_seconds=60) as site:
        path = finished(site)
        part(site, path, {})
        until(site, path, "none", "The analysis failed.")


def test_one_at_a_time_and_not_too_often(slow: Site) -> None:
    anna, bert, path = Visitor(slow), Visitor(slow, "10.0.0.2"), finished(slow)
    for _ in range(9):
        assert 'data-state="running"' in anna.part(path, {})
    for _ in range(6):
        anna.cancel(path)
        told = anna.part(path, {})
    assert "Wait a moment before you start again." in told
    assert 'data-state="running"' in bert.part(path, {}), "another may begin it"


def test_a_failure_is_told_and_can_be_tried_again(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, analyse=broken, hint=broken)
    with serve() as site:
        path = finished(site)
        part(site, path, {})
        told = until(site, path, "none")
        assert "The analysis failed." in told
        assert "Analyse the game" in told


def test_without_scripts_the_form_leads_back_to_the_page(quick: Site) -> None:
    path = finished(quick)
    assert '<input type="hidden" name="eyes" value="open">' in quick.get(f"{path}?eyes=open").text
    answer = quick.post(f"{path}/analysis", {"ply": "3", "eyes": "open"})
    assert answer.status == 303
    assert answer.headers["location"] == f"{path}?ply=3&eyes=open#analysis"


def test_without_scripts_none_is_cancelled(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    let(monkeypatch, analyse=lasting)
    with serve() as site:
        path = finished(site)
        site.post(f"{path}/analysis", {})
        answer = site.post(f"{path}/analysis/cancel", {"ply": "3", "eyes": "watch"})
        there = answer.headers["location"].partition("#")[0]
        assert "Only who started an analysis" in site.get(f"{there}&language=en").text


def test_a_coarse_analysis_can_be_made_again(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    let(monkeypatch)
    with serve(analysis_nodes=5) as site:
        path = finished(site)
        part(site, path, {})
        assert "Analyse again" not in until(site, path, "done")
    with serve(analysis_nodes=6) as again:
        assert "Analyse again" in part(again, path)
        part(again, path, {})
        assert "Analyse again" not in until(again, path, "done", "Estimated from 6 tries")
