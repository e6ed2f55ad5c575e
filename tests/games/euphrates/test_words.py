import pytest

from velkahra.core.contract.events import EVERYBODY, Event
from velkahra.games.euphrates.text.words import EuphratesWords

pytestmark = pytest.mark.plain

WORDS = EuphratesWords()


def test_seats_are_named_by_their_dynasty() -> None:
    options = {"dynasties": "potter-lion-archer-bull"}
    assert WORDS.seat("en", options, 0) == "Potter"
    assert WORDS.seat("cs", options, 1) == "Lev"
    assert WORDS.seat("pl", options, 2) == "Łucznik"
    event = Event("turn-over", {"seat": 3}, EVERYBODY)
    assert WORDS.event("en", event, options) == "Bull ends the turn."
