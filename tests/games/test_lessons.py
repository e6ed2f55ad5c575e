"""The lessons of every game: each is played to its end, in all languages, on every path."""

from pathlib import Path

import pytest
from tests.games.sentences import check_sentence

import velkahra
from velkahra.core.choice.choice import One
from velkahra.core.contract.lesson import Lesson
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.tutor import Walk
from velkahra.core.text.fluent import Texts

ROOT = Path(velkahra.__file__).parent / "games"
GAMES = [name for name in velkahra.games() if velkahra.game(name).files.lessons()]
LESSONS = [(name, lesson.name) for name in GAMES for lesson in velkahra.game(name).files.lessons()]
LONGEST = 240
MOST_WORDS = 3400  # for twenty minutes at 170 words a minute

every_game = pytest.mark.parametrize("name", GAMES)
every_lesson = pytest.mark.parametrize(("name", "title"), LESSONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def lesson_of(name: str, title: str) -> Lesson:
    (lesson,) = (lesson for lesson in velkahra.game(name).files.lessons() if lesson.name == title)
    return lesson


def walks(name: str, title: str) -> list[Walk]:
    """Give the walk at every step that asks for an action, which is not yet done."""
    game, lesson = velkahra.game(name), lesson_of(name, title)
    found = [Walk(game, lesson, step) for step in range(len(lesson.steps))]
    return [walk for walk in found if walk.asks]


@every_game
def test_a_course_is_a_few_lessons_of_a_few_steps(name: str) -> None:
    lessons = velkahra.game(name).files.lessons()
    assert 4 <= len(lessons) <= 10
    assert all(3 <= len(lesson.steps) <= 10 for lesson in lessons)


@every_game
@every_language
def test_every_text_is_short_and_whole(name: str, language: str) -> None:
    game, words = velkahra.game(name), 0
    for lesson in game.files.lessons():
        for key in set(lesson.texts()) - {f"lesson-{lesson.name}"}:
            text = game.words.text(language, key)
            check_sentence(text.replace("?", "."), game.prefix)
            assert len(text) < LONGEST, key
            words += len(text.split()) if not key.endswith("-hint") else 0
    assert words < MOST_WORDS


@every_game
def test_no_text_is_left_over(name: str) -> None:
    used = {key for lesson in velkahra.game(name).files.lessons() for key in lesson.texts()}
    keys = Texts(ROOT / name / "text").keys("en")
    assert {key for key in keys if key.startswith("lesson-")} == used


@every_lesson
def test_a_lesson_is_played_to_its_end(name: str, title: str) -> None:
    walk, said = Walk(velkahra.game(name), lesson_of(name, title)), []
    words = walk.game.words
    while True:
        assert all(words.prompt(language, walk.state, walk.seat) for language in LANGUAGES)
        walk.show()
        told = [(language, event) for language in LANGUAGES for event in walk.latest]
        said += [words.event(language, event, walk.options) for language, event in told]
        if walk.at_end:
            break
        walk = walk.go_on()
    assert walk.step == len(walk.lesson.steps) - 1
    assert said
    assert all(said)


@every_lesson
def test_what_a_step_asks_for_can_be_clicked(name: str, title: str) -> None:
    for walk in walks(name, title):
        choices = walk.game.choices(walk.state, walk.seat)
        nodes = [node for node in choices.nodes if isinstance(node, One)]
        offered = {end for node in nodes for end in choices.ways(node).values()}
        numbers = {node.text for node in choices.nodes if not isinstance(node, One)}
        for action in walk.right():
            text = walk.game.write(walk.seat, action)
            assert text in offered or text.startswith(tuple(numbers)), text


@every_lesson
def test_another_legal_action_is_not_taken(name: str, title: str) -> None:
    for walk in walks(name, title):
        before, right = walk.state.freeze(), walk.right()
        others = [a for a in walk.state.legal_actions(walk.seat) if a not in right]
        for other in (*others[:1], *others[-1:]):
            assert not walk.act(other)
        assert walk.state.freeze() == before
        assert walk.asks
        assert walk.right() == right
