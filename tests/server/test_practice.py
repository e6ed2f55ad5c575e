"""A practice camp: who may practise, and what the lesson says at each moment."""

import re

import pytest
from tests.server.device import Device
from tests.server.helpers import Answer

from velkahra.core import registry
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN

MOMENTS = ("hide", "bets", "game", "results", "turns", "next-day", "end", "over")


def bare(answer: Answer) -> str:
    """Return where an answer leads, without the query."""
    return answer.headers["location"].partition("?")[0]


def practise(phone: Device, desk: str) -> int:
    """Press the button of the lesson. Returns: the status of the answer."""
    version = re.search(r'data-v="(\d+)"', phone.get(desk).text)
    assert version is not None
    return phone.post(desk, do="practise", v=version[1]).status


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_explained(language: str) -> None:
    words = registry.game("hammer").words
    texts = {words.text(language, f"practice-{moment}") for moment in MOMENTS}
    assert len(texts) == len(MOMENTS)


def test_a_practice_camp_goes_on_with_made_up_answers(phone: Device) -> None:
    desk = bare(phone.post("/learn/hammer/desk"))
    assert desk.startswith("/desk/")
    assert "where Thomas Hammer hides" in phone.get(desk).text
    assert practise(phone, desk) == 303
    assert "where Thomas Hammer hides" not in phone.get(desk).text


def test_a_camp_of_people_is_not_practised(phone: Device) -> None:
    desk = bare(phone.post("/play", game="hammer", start="camp"))
    assert 'id="practice"' not in phone.get(desk).text
    assert practise(phone, desk) == 409


@pytest.mark.parametrize("name", [*BUILT_IN, "nothing"])
def test_only_a_game_with_a_desk_has_a_practice_camp(phone: Device, name: str) -> None:
    assert phone.post(f"/learn/{name}/desk").status == (303 if name == "hammer" else 404)
