"""The tutorial: every lesson is played to its end, in all languages, and every way through it."""

import pytest
from tests.games.euphrates.helpers import hand, points
from tests.games.euphrates.sentences import check_sentence

from velkahra.core.choice.choice import One
from velkahra.core.contract.lesson import Lesson
from velkahra.core.contract.refusals import IllegalAction
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.tutor import Walk, faults
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.text.words import TEXTS

LESSONS = {lesson.name: lesson for lesson in GAME.lessons()}


def walks(lesson: Lesson) -> list[Walk]:
    """Give the walk at every step, the action of the step not yet done."""
    return [Walk(GAME, lesson, step) for step in range(len(lesson.steps))]


def after(name: str, step: str) -> EuphratesState:
    """Give the position after a step has been done as the lesson shows it."""
    lesson = LESSONS[name]
    (number,) = [n for n, s in enumerate(lesson.steps) if s.text == f"lesson-{name}-{step}"]
    walk = Walk(GAME, lesson, number)
    walk.show()
    assert isinstance(walk.state, EuphratesState)
    return walk.state


def test_nothing_is_wrong_with_the_lessons() -> None:
    assert faults(GAME, GAME.lessons()) == []


def test_ten_minutes_are_seven_lessons_of_a_few_steps() -> None:
    names = ["kingdom", "tiles", "revolt", "war", "treasures", "monument", "end"]
    assert list(LESSONS) == names
    assert 25 <= sum(len(lesson.steps) for lesson in LESSONS.values()) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_short_and_whole(language: str) -> None:
    words = 0
    for lesson in LESSONS.values():
        for key in lesson.texts():
            text = GAME.words.text(language, key)
            if key == f"lesson-{lesson.name}":
                continue
            check_sentence(text.replace("?", "."))
            assert len(text) < 240, key
            words += len(text.split()) if not key.endswith("-hint") else 0
    assert words < 1700  # at 170 words a minute


def test_no_text_is_left_over() -> None:
    used = {key for lesson in LESSONS.values() for key in lesson.texts()}
    assert {key for key in TEXTS.keys("en") if key.startswith("lesson-")} == used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_to_its_end(name: str, language: str) -> None:
    walk, said = Walk(GAME, LESSONS[name]), []
    while True:
        assert GAME.words.text(language, walk.now.text)
        assert walk.game.words.prompt(language, walk.state, walk.seat)
        walk.show()
        said += [GAME.words.event(language, event, walk.options) for event in walk.latest]
        assert walk.solved
        if walk.at_end:
            break
        walk = walk.go_on()
    assert walk.step == len(LESSONS[name].steps) - 1
    assert said


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_step_asks_for_can_be_clicked(name: str) -> None:
    for walk in walks(LESSONS[name]):
        if walk.solved:
            continue
        choices = walk.game.choices(walk.state, walk.seat)
        nodes = [node for node in choices.nodes if isinstance(node, One)]
        offered = {end for node in nodes for end in choices.ways(node).values()}
        for action in walk.right():
            text = GAME.write(walk.seat, action)
            assert text in offered or text.split()[0] in ("add", "swap"), text


@pytest.mark.parametrize("name", LESSONS)
def test_another_legal_action_is_not_taken(name: str) -> None:
    tried = 0
    for walk in walks(LESSONS[name]):
        before, right = walk.state.freeze(), walk.right()
        others = [a for a in walk.state.legal_actions(walk.seat) if a not in right]
        if walk.solved or not others:
            continue
        assert not walk.act(others[0])
        assert not walk.act(others[-1])
        assert walk.state.freeze() == before
        assert not walk.solved
        assert walk.right() == right
        tried += 1
    assert tried or name == "treasures"


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    walk = Walk(GAME, LESSONS["treasures"], 2)
    with pytest.raises(IllegalAction) as caught:
        walk.act(GAME.read("take K11"))
    assert caught.value.refusal.rule == "TE-TREASURE-02"
    assert not walk.solved


def test_the_texts_say_what_happens() -> None:
    assert points(after("tiles", "market"), "lion") == (0, 0, 1, 0)
    assert points(after("tiles", "temple"), "lion") == (1, 0, 1, 0)
    assert points(after("tiles", "end"), "bull") == (1, 0, 0, 1)
    assert points(after("tiles", "farm"), "lion") == (1, 1, 1, 0)
    assert points(after("revolt", "temple"), "lion") == (0, 0, 0, 0)
    assert points(after("revolt", "defend"), "lion") == (1, 0, 0, 0)
    assert points(after("revolt", "add"), "lion") == (1, 0, 0, 0)
    assert points(after("war", "add"), "lion") == (0, 0, 2, 0)
    assert points(after("treasures", "join"), "lion") == (0, 0, 1, 0)
    assert points(after("monument", "square"), "lion") == (0, 0, 0, 1)
    assert points(after("monument", "income"), "lion") == (0, 0, 1, 2)
    assert len(hand(after("tiles", "end"), "lion")) == 6


def test_the_last_lesson_ends_with_a_tie_of_the_weakest_colour() -> None:
    state = after("end", "last")
    best, second = GAME.view(state, 0).standings
    assert (best.seat, second.seat) == (0, 1)
    assert (sorted(best.points), sorted(second.points)) == ([5, 6, 6, 7], [5, 5, 12, 14])


def test_losing_is_what_the_hint_warns_of() -> None:
    walk = Walk(GAME, LESSONS["revolt"], 5)
    state = walk.state.clone()
    state.apply(0, GAME.read("add 1"))
    state.apply(1, GAME.read("add 1"))
    assert isinstance(state, EuphratesState)
    assert points(state, "bull") == (1, 0, 0, 0)
