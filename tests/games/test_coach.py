"""The coach: every kind of decision that comes to a seat has an introduction, and no other has."""

import importlib

import pytest
from tests.games.sentences import check_sentence

import velkahra
from velkahra.core.contract.words import LANGUAGES

GAMES = ("euphrates", "pamir", "viceroy", "hammer")
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def decided(name: str) -> set[str]:
    """Return the frames that a seat decides, by the numbers that part them from all others."""
    frames = importlib.import_module(f"velkahra.games.{name}.rules.frames")
    known = velkahra.game(name).positions.frames
    return {known[kind][0] for kind in range(frames.LAST_CHANCE + 1, frames.LAST_DECISION + 1)}


@every_game
def test_there_is_a_text_for_each_decision_of_a_seat_and_no_other(name: str) -> None:
    kinds = decided(name)
    if name == "euphrates":
        kinds = kinds - {"conflict"} | {"revolt", "war"}
    assert velkahra.game(name).words.introductions("en").keys() == kinds


@every_game
@every_language
def test_an_introduction_is_two_or_three_short_sentences(name: str, language: str) -> None:
    game = velkahra.game(name)
    for kind, text in game.words.introductions(language).items():
        sentences = [one for one in text.replace("T. H.", "T.H.").split(". ") if one]
        check_sentence(text, game.prefix)
        assert 2 <= len(sentences) <= 4, kind
        assert len(text.split()) <= 60, kind


def test_a_game_without_introductions_has_no_coach() -> None:
    from tests.toys.morra import MORRA

    assert MORRA.words.introductions("en") == {}


def test_who_has_nothing_to_decide_gets_no_kind() -> None:
    game = velkahra.game("euphrates")
    state = game.start(2, game.complete({}))
    assert [game.decision(state, seat) for seat in (0, 1)] == ["", ""]  # chance draws first
