"""Where the coach comes, and what it costs on the wire."""

import pytest
from tests.server.device import Device
from tests.server.helpers import Site
from tests.server.test_front import table

import velkahra
from velkahra.server.web.coach import pages
from velkahra.server.web.lobby import level
from velkahra.server.web.lobby.level import has_finished

CARD = 'id="coach"'


def first_table(phone: Device, game: str = "viceroy", **more: str) -> str:
    """Open a table with one tap. Returns: its path."""
    answer = phone.post("/play", game=game, start="", **more)
    assert answer.status == 303, answer.text
    return answer.headers["location"]


def test_a_page_hears_of_the_decision_only_with_a_coach(phone: Device, site: Site) -> None:
    path = first_table(phone)
    with site.page(path) as plain, site.page(path, coach="on") as coached:
        assert not {"decision", "introduction"} & plain.update().keys()
        first = coached.update()
        assert first["decision"] == "start"
        introductions = velkahra.game("viceroy").words.introductions("en")
        assert first["introduction"] == introductions["start"]


def test_who_watches_hears_of_no_decision(quick: Site) -> None:
    from tests.server.insights import tables

    _, _, watch = tables(quick, "viceroy")
    with quick.page(watch, coach="on") as crowd:
        assert "decision" not in crowd.update()


def test_the_coach_comes_until_it_is_switched_off(phone: Device) -> None:
    path = first_table(phone)
    page = phone.get(path).text
    assert CARD in page
    assert "coach=on" in page
    phone.cookies["coach-viceroy"] = pages.OFF
    page = phone.get(path).text
    assert CARD not in page
    assert "coach=on" not in page
    assert 'data-coach="on"' in page  # in the help


def test_who_finished_a_game_has_no_coach(phone: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    path = first_table(phone)
    monkeypatch.setattr(level, "has_finished", lambda game, mine: game == "viceroy")
    assert CARD not in phone.get(path).text
    phone.cookies["coach-viceroy"] = pages.ON
    assert CARD in phone.get(path).text


def test_only_an_own_game_of_this_title_counts() -> None:
    assert has_finished("pamir", [table("greedy")])
    assert not has_finished("viceroy", [table("greedy")])
    assert not has_finished("pamir", [table("greedy", over=False)])
    assert not has_finished("pamir", [])


def test_the_last_lesson_switches_the_coach_on(phone: Device) -> None:
    phone.cookies["coach-viceroy"] = pages.OFF
    lessons = phone.get("/learn/viceroy?lesson=end&step=0").text
    assert '<input type="hidden" name="coach" value="on">' in lessons
    answer = phone.post("/play", game="viceroy", start="", coach="on")
    assert "coach-viceroy=on" in answer.headers["set-cookie"]


def test_a_game_without_introductions_has_no_coach(toys: None, phone: Device) -> None:
    host = phone.open("draws", "me", "person")
    page = phone.get(host if host.startswith("/table/") else phone.links(host)[0]).text
    assert "coach" not in page.replace("coach.js", "").replace("/coach/", "")
