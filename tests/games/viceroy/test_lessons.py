"""The tutorial: every way through every lesson, and what their texts say of the positions."""

import pytest
from tests.games.course import Course
from tests.games.viceroy import see

from velkahra.core.contract.refusals import IllegalAction
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.tutor import Walk
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.game import GAME
from velkahra.games.viceroy.text.names import HEADINGS

LESSONS = {lesson.name: lesson for lesson in GAME.files.lessons()}
COURSE = Course(GAME, ViceroyState)
walk_at, before, after = COURSE.at, COURSE.before, COURSE.after
SQUARE = 1
AGENT, BRIGAND, CAPTAIN, COLONEL, FAIRY, GOVERNOR = 24, 22, 32, 62, 21, 44
MAGNATE, MENTOR, SCOUT, VETERAN = 18, 4, 5, 58


def score(state: ViceroyState, name: str) -> dict[str, int]:
    """Give the points of a seat under their headings, as they stand."""
    return dict(zip(HEADINGS, see.points(state, name), strict=True))


def test_a_quarter_of_an_hour_is_eight_lessons() -> None:
    names = ["pyramid", "auction", "building", "circles", "laws", "rivals", "alone", "end"]
    assert list(LESSONS) == names
    assert all(4 <= len(lesson.steps) <= 8 for lesson in LESSONS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_three_lines_on_a_phone(language: str) -> None:
    keys = [key for lesson in LESSONS.values() for key in lesson.texts()]
    assert max(len(GAME.words.text(language, key)) for key in keys) < 200


@pytest.mark.parametrize("name", LESSONS)
def test_the_rival_shows_its_choice_only_after_the_learner(name: str) -> None:
    """What others choose in secret is a reply: the learner's page cannot have it before."""
    for number in range(len(LESSONS[name].steps)):
        state = Walk(GAME, LESSONS[name], number).state
        assert isinstance(state, ViceroyState)
        assert not any(state.commit[seat] for seat in range(state.seats))


def test_a_bid_for_an_empty_column_is_refused_with_its_rule() -> None:
    walk = walk_at("auction", "pass")
    with pytest.raises(IllegalAction) as caught:
        walk.act(GAME.read("bid red"))
    assert caught.value.refusal.rule == "VC-AUCTION-11"
    assert not walk.solved


def test_the_first_card_is_free_and_pays_its_bottom_row() -> None:
    state = after("pyramid", "start")
    assert see.tokens(state, COLONEL) == {"eternal-red": 1}
    assert len(see.gems(state, "circle")) == 6
    assert see.hand(state, "circle") == [MENTOR, 68, 81, 87]


def test_what_the_texts_say_of_the_auction() -> None:
    state = after("auction", "bid")
    assert CAPTAIN in see.hand(state, "circle")
    assert SCOUT in see.hand(state, "square")
    before_clash, clash = before("auction", "clash"), after("auction", "clash")
    assert len(see.supply(clash)) == len(see.supply(before_clash)) + 2
    assert see.hand(clash, "circle") == see.hand(before_clash, "circle")
    passed = after("auction", "gems")
    assert MAGNATE in see.hand(passed, "square")
    assert len(see.gems(passed, "circle")) == len(see.gems(clash, "circle")) + 3


def test_what_the_texts_say_of_building() -> None:
    state = after("building", "place")
    assert see.gems(state, "circle") == "brgy"
    assert see.tokens(state, MENTOR) == {"power-3": 1}
    assert see.gems(after("building", "up"), "circle") == "ry"
    assert len(see.gems(after("building", "gems"), "circle")) == 7
    assert after("building", "stop").round == 2


def test_what_the_texts_say_of_circles() -> None:
    start, sorcerer = before("circles", "place"), after("circles", "place")
    assert see.gems(start, "circle") == see.gems(sorcerer, "circle")
    assert score(sorcerer, "circle")["circles"] == 2
    top = after("circles", "up")
    assert see.gems(sorcerer, "circle") == "bbrrgyy"
    assert see.gems(top, "circle") == "brgyy"
    assert score(top, "circle")["circles"] == 2 + 3
    assert score(top, "circle")["power"] - score(sorcerer, "circle")["power"] == 8


def test_what_the_texts_say_of_tokens_and_laws() -> None:
    start, option = before("laws", "magic"), after("laws", "option")
    end = after("laws", "neighbours")
    assert score(start, "circle")["magic"] == 2
    assert (score(start, "circle")["sets"], score(option, "circle")["sets"]) == (0, 12)
    assert (score(option, "circle")["laws"], score(end, "circle")["laws"]) == (0, 4)
    assert len(see.gems(end, "circle")) == len(see.gems(start, "circle")) + 2


def test_what_the_texts_say_of_rivals() -> None:
    named = after("rivals", "name")
    assert VETERAN in see.hand(named, "circle")
    assert BRIGAND in see.hand(named, "square")
    start, taken = before("rivals", "attack"), after("rivals", "take")
    assert AGENT in see.hand(taken, "circle")
    assert see.hand(taken, "square") == see.hand(start, "square")
    assert len(see.gems(taken, "square")) == len(see.gems(start, "square")) - 1
    assert (see.attack(start, "circle"), see.attack(taken, "circle")) == (1, 0)
    assert taken.may_act(SQUARE)


def test_what_the_texts_say_of_a_virtual_opponent() -> None:
    bid = after("alone", "bid")
    assert FAIRY in see.hand(bid, "circle")
    assert see.gone(bid, MAGNATE)
    start, clash = before("alone", "clash"), after("alone", "clash")
    assert see.display(start) == see.display(clash)
    assert len(see.gems(clash, "circle")) == len(see.gems(start, "circle")) - 1
    assert len(see.hand(after("alone", "take"), "circle")) == len(see.hand(start, "circle")) + 1


def test_the_last_lesson_ends_with_39_to_26() -> None:
    state = after("end", "recolour")
    assert state.over
    best, second = (score(state, name) for name in ("circle", "square"))
    assert best == {
        **dict.fromkeys(best, 0),
        "circles": 7,
        "eternal": 1,
        "laws": 8,
        "power": 11,
        "sets": 12,
    }
    assert (sum(best.values()), sum(second.values())) == (39, 26)
    assert see.attack(state, "square") == 1
    assert see.tokens(state, GOVERNOR)["defence"] == 1
