"""Hints at the table: agreed on before, for the seat that is asked, seen by everybody."""

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.bots.thoughts import GO, NOTES, broken, held
from tests.server.helpers import Page, Serve, Site, serving
from tests.server.insights import let, tables

from velkahra.core.contract.words import LANGUAGES
from velkahra.server.store.sqlite import DATABASE


def asked(page: Page) -> Page:
    page.update()
    page.say(kind="hint", v=page.version)
    return page


def answered(page: Page) -> dict[str, Any]:
    """Return the last answer to a request for hints."""
    while (found := page.until("hinted")).get("more"):
        assert found["hints"]
    return found


def test_a_seat_gets_hints_it_can_act_on_and_all_see_that_it_did(quick: Site) -> None:
    one, two, watch = tables(quick)
    assert 'id="hint"' in quick.get(one).text
    assert 'id="hint"' not in quick.get(watch).text
    with quick.page(one) as ash, quick.at(two) as birch, quick.at(watch) as crowd:
        early = asked(ash).until("hinted")
        assert early["more"], "a first answer comes before a closer look"
        assert {(hint["risk"], hint["reason"]) for hint in early["hints"]} == {("", "")}
        found = answered(ash)
        assert not found.get("more")
        assert found["v"] == ash.version
        assert 1 <= len(found["hints"]) <= 3
        first = found["hints"][0]
        assert re.fullmatch(r"\d+% chance of winning", first["chance"])
        assert first["gain"]
        for page in (birch, crowd):
            page.update()
            assert page.log[-1].endswith("took a hint (number 1 in this game).")
            assert not page.last["over"]
        ash.act(first["text"])
        ash.update()
        while birch.version < ash.version:
            assert birch.hear()["kind"] == "update", "hints are told to nobody else"


def test_no_hint_for_who_is_not_asked(quick: Site) -> None:
    _, two, watch = tables(quick)
    with quick.page(two) as birch, quick.page(watch) as crowd:
        assert asked(birch).until("problem")["name"] == "no-turn"
        assert asked(crowd).until("problem")["name"] == "only-watching"
        assert not [line for line in (*birch.log, *crowd.log) if "hint" in line]


def test_no_hint_where_none_was_agreed_on(quick: Site) -> None:
    one, _, _ = tables(quick, hints="no")
    assert 'id="hint"' not in quick.get(one).text
    with quick.page(one) as ash:
        assert asked(ash).until("problem")["name"] == "no-hints"
    fields = {"game": "morra", "seat-0": "person", "seat-1": "person", "hints": "perhaps"}
    answer = quick.post("/tables", fields)
    assert answer.status == 400
    assert "hints must be no or yes, not &#39;perhaps&#39;" in answer.text


def test_who_acts_on_a_first_answer_hears_nothing_more_and_may_ask_again(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch)
    with serve(hint_seconds=2.0) as site:
        one, _, _ = tables(site)
        with site.page(one) as ash:
            first = asked(ash).until("hinted")
            ash.act(first["hints"][0]["text"])
            while ash.last["yours"]:
                ash.update()
            ash.say(kind="hint", v=ash.version)
            assert ash.until("problem")["name"] == "no-turn"  # neither stale nor too often


def test_a_first_answer_is_the_last_where_another_seat_acts_meanwhile(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch)
    with serve(hint_seconds=2.0) as site:
        one, two, _ = tables(site, "morra")
        with site.page(one) as ash, site.at(two) as birch:
            first = asked(ash).until("hinted")
            while birch.version < ash.version:
                birch.update()
            birch.act("show 1")
            last = answered(ash)
            assert last["hints"] == first["hints"]
            assert ash.last["yours"]


def test_one_hint_at_a_time_and_none_that_comes_too_late(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NOTES, str(tmp_path))
    let(monkeypatch, hint=held)
    with serving(tmp_path / "data") as site:
        one, _, _ = tables(site)
        with site.page(one) as ash:
            asked(ash).until("update")
            ash.say(kind="hint", v=ash.version)
            assert ash.until("problem")["name"] == "hint-often"
            ash.act("bid 1")
            ash.update()
            (tmp_path / GO).touch()
            assert ash.until("problem")["name"] == "stale"


def test_hints_are_not_taken_too_often(quick: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    # A busy machine may think longer than until the next hint is allowed.
    monkeypatch.setattr("velkahra.server.room.hints.HINTS_A_SECOND", 0.001)
    one, _, _ = tables(quick)
    with quick.at(one) as ash:
        for number in range(3):
            ash.say(kind="hint", v=ash.version)
            answered(ash)
            assert f"number {number + 1} in this game" in ash.log[-1]
        ash.say(kind="hint", v=ash.version + 1)
        assert ash.until("problem")["name"] == "stale"
        ash.say(kind="hint", v=ash.version)
        assert ash.until("problem")["name"] == "hint-often"


def test_a_failure_is_told(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    let(monkeypatch, analyse=broken, hint=broken)
    with serve() as site:
        one, _, _ = tables(site)
        with site.page(one) as ash:
            assert asked(ash).until("problem")["name"] == "hint-failed"


def test_what_was_agreed_is_kept(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch)
    with serving(tmp_path / "data") as site:
        one, _, _ = tables(site)
    with serving(tmp_path / "data", hint_seconds=0.1) as again, again.page(one) as ash:
        assert answered(asked(ash))["hints"]
    with sqlite3.connect(tmp_path / "data" / DATABASE) as base:
        assert base.execute("SELECT count(*) FROM hinting").fetchone() == (1,)


def test_every_language_has_its_words(quick: Site) -> None:
    for language in LANGUAGES:
        one, _, _ = tables(quick)
        page = quick.get(f"{one}?language={language}").text
        shown = re.search(r'<section class="card" id="hints".*?</section>', page, re.DOTALL)
        assert shown
        assert not re.findall(r">hints?-[a-z]+<|=\"hint-", shown[0])
        page = quick.get(f"/new?game=draws&language={language}").text
        form = re.search(r'<select name="hints">.*?</select>', page, re.DOTALL)
        assert form
        assert ">hints-" not in form[0]
        with quick.page(one, language) as ash:
            assert answered(asked(ash))["hints"][0]["chance"]
            assert "note-hint" not in ash.log[-1]
