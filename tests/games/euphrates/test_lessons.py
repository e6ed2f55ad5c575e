"""The tutorial: its lessons, and what their texts say of the positions."""

import pytest
from tests.games.course import Course
from tests.games.euphrates import see

from velkahra.core.contract.refusals import IllegalAction
from velkahra.core.play.tutor import Walk
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.game import GAME

LESSONS = {lesson.name: lesson for lesson in GAME.files.lessons()}
after = Course(GAME, EuphratesState).after


def test_ten_minutes_are_seven_lessons() -> None:
    names = ["kingdom", "tiles", "revolt", "war", "treasures", "monument", "end"]
    assert list(LESSONS) == names
    assert 25 <= sum(len(lesson.steps) for lesson in LESSONS.values()) <= 40


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    walk = Walk(GAME, LESSONS["treasures"], 2)
    with pytest.raises(IllegalAction) as caught:
        walk.act(GAME.read("take K11"))
    assert caught.value.refusal.rule == "TE-TREASURE-02"
    assert not walk.solved


def test_the_texts_say_what_happens() -> None:
    assert see.points(after("tiles", "market"), "lion") == (0, 0, 1, 0)
    assert see.points(after("tiles", "temple"), "lion") == (1, 0, 1, 0)
    assert see.points(after("tiles", "end"), "bull") == (1, 0, 0, 1)
    assert see.points(after("tiles", "farm"), "lion") == (1, 1, 1, 0)
    assert see.points(after("revolt", "temple"), "lion") == (0, 0, 0, 0)
    assert see.points(after("revolt", "defend"), "lion") == (1, 0, 0, 0)
    assert see.points(after("revolt", "add"), "lion") == (1, 0, 0, 0)
    assert see.points(after("war", "add"), "lion") == (0, 0, 2, 0)
    assert see.points(after("treasures", "join"), "lion") == (0, 0, 1, 0)
    assert see.points(after("monument", "square"), "lion") == (0, 0, 0, 1)
    assert see.points(after("monument", "income"), "lion") == (0, 0, 1, 2)
    assert len(see.hand(after("tiles", "end"), "lion")) == 6


def test_the_last_lesson_ends_with_a_tie_of_the_weakest_colour() -> None:
    best, second = GAME.view(after("end", "last"), 0).standings
    assert (best.seat, second.seat) == (0, 1)
    assert (sorted(best.points), sorted(second.points)) == ([5, 6, 6, 7], [5, 5, 12, 14])


def test_losing_is_what_the_hint_warns_of() -> None:
    state = Walk(GAME, LESSONS["revolt"], 5).state.clone()
    state.apply(0, GAME.read("add 1"))
    state.apply(1, GAME.read("add 1"))
    assert isinstance(state, EuphratesState)
    assert see.points(state, "bull") == (1, 0, 0, 0)
