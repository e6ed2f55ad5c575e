"""The page of a lesson."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.core.contract.example import Example
from velkahra.core.contract.game import Game
from velkahra.core.contract.lesson import Lesson
from velkahra.core.play.tutor import Walk
from velkahra.server.domain.texts import Say, of_game, speaker
from velkahra.server.live.protocol import layout_digest
from velkahra.server.web.kit import pages
from velkahra.server.web.lessons import course
from velkahra.server.web.rulebook.pictures import example_address

NO_WORDS: Final[Mapping[str, str]] = {}
_NOTHING: Final[Mapping[str, object]] = {
    "example": None,
    "puzzle": False,
    "lessons": (),
    "storm": None,
    "back": "",
}


def lesson_page(language: str, walk: Walk) -> str:
    """Return the page of a lesson, at the step of `walk`."""
    say, game, lesson = speaker(language), walk.game, walk.lesson
    lessons = course.lessons_of(game)
    number = lessons.index(lesson) + 1
    title = _title(language, game, lesson)
    heading = say("learn-title", game=pages.title_of(game, language))
    about = {
        "live": f"/learn/{game.name}/live?language={language}&lesson={lesson.name}",
        "named": say("learn-lesson", number=number, count=len(lessons), title=title),
        "onward": next(iter(lessons[number:]), None),
        "practice": game.desk is not None and bool(game.desk.practice),
        "lessons": [(other, _title(language, game, other)) for other in lessons],
    }
    return walk_page(language, walk, heading, about, f"lesson={lesson.name}&")


def example_page(language: str, walk: Walk, example: Example) -> str:
    """Return the page on which an example of the rules is tried."""
    say, game = speaker(language), walk.game
    title = _title(language, game, walk.lesson)
    heading = say("rules-title", game=pages.title_of(game, language))
    about = {
        "live": f"{example_address(game, example)}/live?language={language}",
        "named": say("rules-example", title=title),
        "example": example,
        "rule": game.words.rule(language, example.rule),
    }
    return walk_page(language, walk, heading, about)


def walk_page(
    language: str,
    walk: Walk,
    heading: str,
    about: Mapping[str, object],
    query: str = "",
    words: Mapping[str, str] = NO_WORDS,
    scripts: Sequence[str] = (),
) -> str:
    """Make the page of a lesson, an example or a puzzle, at the step of `walk`.

    `about` is for the template: at least `live`, the address of the connection, and `named`, the
    title above the text. `query` is the part of the address that a change of language keeps.
    `words` replace those of a lesson, and `scripts` come beside that of a lesson.
    """
    say, game = speaker(language), walk.game
    layout = game.layout(course.view_of(walk), language)
    facts = {
        "walk": walk,
        "words": _words(say, words),
        "text": course.text_now(walk, language),
        "prompt": course.prompt_of(walk, language, quiet="puzzle" in about),
        "layout": Markup(layout),
        "drawn": layout_digest(layout),
        **{**_NOTHING, **about},
    }
    return pages.from_template(
        language,
        heading,
        "lessons/lesson.html",
        facts,
        title=f"{_title(language, game, walk.lesson)} · {heading} · {say('title')}",
        kind="at-table at-lesson",
        query=query,
        game=game,
        styles=["table/moments.css", f"games/{game.name}.css", "lessons/lessons.css"],
        scripts=["lessons/page.js", *scripts],
    )


def _words(say: Say, own: Mapping[str, str]) -> str:
    """Return the sentences the page's scripts need, as JSON; `own` ones replace the usual."""
    words = {key: say(key) for key in pages.SCRIPT_WORDS}
    words |= {key: say(key) for key in ("learn-next", "learn-show")}
    words["learn-step"] = say("learn-step", number="%1", count="%2")
    return msgspec.json.encode({**words, **own}).decode()


def _title(language: str, game: Game, lesson: Lesson) -> str:
    return of_game(game, language, lesson.titled)
