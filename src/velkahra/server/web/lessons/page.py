"""The page of a lesson."""

import msgspec
from markupsafe import Markup

from velkahra.core.contract.game import Game
from velkahra.core.contract.lesson import Lesson
from velkahra.core.play.tutor import Walk
from velkahra.server.domain.texts import Say, of_game, speaker
from velkahra.server.live.protocol import layout_digest
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.templates import render
from velkahra.server.web.lessons.course import lessons_of, text_now, view_of


def lesson_page(language: str, walk: Walk) -> str:
    """Return the page of a lesson, at the step of `walk`."""
    say, game, lesson = speaker(language), walk.game, walk.lesson
    lessons = lessons_of(game)
    number = lessons.index(lesson) + 1
    following = next(iter(lessons[number:]), None)
    layout = game.layout(view_of(walk), language)
    title = say("learn-title", game=pages.title_of(game, language))
    body = render(
        "lessons/lesson.html",
        language,
        walk=walk,
        words=_words(say),
        title=_title(language, game, lesson),
        number=number,
        lessons=[(other, _title(language, game, other)) for other in lessons],
        following=following,
        text=text_now(walk, language),
        prompt=game.words.prompt(language, walk.state, walk.seat),
        layout=Markup(layout),
        drawn=layout_digest(layout),
    )
    return pages.page(
        language,
        f"{_title(language, game, lesson)} · {title} · {say('title')}",
        body,
        heading=title,
        kind="at-table at-lesson",
        query=f"lesson={lesson.name}&",
        game=game,
        styles=[f"/games/{game.name}.css", "lessons/lessons.css"],
        scripts=["lessons/page.js"],
    )


def _words(say: Say) -> str:
    """Return the sentences the page's scripts need, as JSON."""
    words = {key: say(key) for key in pages.SCRIPT_WORDS}
    words |= {key: say(key) for key in ("learn-next", "learn-show")}
    words["learn-step"] = say("learn-step", number="%1", count="%2")
    return msgspec.json.encode(words).decode()


def _title(language: str, game: Game, lesson: Lesson) -> str:
    return of_game(game, language, f"lesson-{lesson.name}")
