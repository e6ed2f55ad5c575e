"""The page of a lesson, and the way to it from the start page."""

from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.core.game import Game
from velkahra.core.lesson import Lesson
from velkahra.core.tutor import Walk
from velkahra.server.domain.texts import Say, of_game, speaker
from velkahra.server.web.kit import pages, preferences
from velkahra.server.web.kit import pages as kit_pages
from velkahra.server.web.lessons.course import lessons_of, text_now, view_of

TAG: Final = Markup


def invitation(language: str, game: Game) -> Markup:
    """Make the way to the tutorial; nothing for a game without lessons."""
    if not game.lessons():
        return TAG("")
    say = speaker(language)
    return TAG(
        '<p class="learn"><span>{}</span> <a class="button" href="/learn/{}">{}</a></p>'
    ).format(say("learn-lead"), game.name, say("learn"))


def lesson_page(language: str, walk: Walk) -> str:
    """Make the page of a lesson, at the step of `walk`."""
    say, game, lesson = speaker(language), walk.game, walk.lesson
    title = say("learn-title", game=pages.title_of(game, language))
    body = TAG(
        '<main id="table" class="lesson" data-seat="{seat}" data-words="{words}" '
        'data-game="{game}" data-lesson="{lesson}" data-step="{step}" '
        'data-live="/learn/{game}/live?language={language}&amp;lesson={lesson}">'
        '<section id="ask" aria-label="{ask}">{card}<p id="prompt">{prompt}</p>{half}'
        '<div id="steps"><div id="controls"></div><button id="undo" type="button" hidden></button>'
        '</div><p id="lost" role="alert" hidden>{lost}</p></section>'
        '<noscript><p>{no_script}</p></noscript><div id="area"><div id="game">{layout}</div>'
        "{zoom}{log}{all}</div>{notice}</main>"
    ).format(
        seat=walk.seat,
        words=_words(say),
        game=game.name,
        lesson=lesson.name,
        step=walk.step,
        language=language,
        ask=say("table-ask"),
        card=_card(language, walk),
        prompt=game.words.prompt(language, walk.state, walk.seat),
        half=preferences.half_line(),
        lost=say("connecting"),
        no_script=say("no-script"),
        layout=TAG(game.layout(view_of(walk), language)),
        zoom=preferences.zoom_bar(say),
        log=pages.log_card(say),
        all=_all_lessons(language, game, lesson),
        notice=pages.notice_box(say),
    )
    return pages.page(
        language,
        f"{_title(language, game, lesson)} · {title} · {say('title')}",
        body,
        heading=title,
        kind="at-table at-lesson",
        query=f"lesson={lesson.name}&",
        game=game,
        styles=[f"/games/{game.name}.css", "/static/lesson.css"],
        scripts=[
            "/static/vendor/idiomorph.min.js",
            "/static/morph.js",
            *preferences.TABLE_SCRIPTS,
            "/static/lesson.js",
            "/static/table.js",
        ],
    )


def _words(say: Say) -> str:
    """Write the sentences the page's scripts need as JSON."""
    words = {key: say(key) for key in kit_pages.SCRIPT_WORDS}
    words |= {key: say(key) for key in ("learn-next", "learn-show")}
    words["learn-step"] = say("learn-step", number="%1", count="%2")
    return msgspec.json.encode(words).decode()


def _title(language: str, game: Game, lesson: Lesson) -> str:
    return of_game(game, language, f"lesson-{lesson.name}")


def _card(language: str, walk: Walk) -> Markup:
    """Draw the place of the learner's text, and the buttons below it."""
    say, game, lesson = speaker(language), walk.game, walk.lesson
    lessons = lessons_of(game)
    number = lessons.index(lesson) + 1
    heading = say(
        "learn-lesson", number=number, count=len(lessons), title=_title(language, game, lesson)
    )
    return TAG(
        '<div id="lesson" role="group" aria-labelledby="lesson-title"><h2 id="lesson-title">'
        '{heading} <span id="lesson-place"></span></h2>'
        '<p id="lesson-text" role="status" aria-live="polite">{text}</p>'
        '<div id="lesson-steps"><button id="lesson-back" type="button">{back}</button>'
        '<button id="lesson-restart" type="button">{restart}</button>'
        '<button id="lesson-next" type="button" class="main">{next}</button>{onward}</div></div>'
    ).format(
        heading=heading,
        text=text_now(walk, language),
        back=say("learn-back"),
        restart=say("learn-restart"),
        next=say("learn-next"),
        onward=_onward(say, game, lessons[number : number + 1]),
    )


def _onward(say: Say, game: Game, following: Sequence[Lesson]) -> Markup:
    """Make the link at the end of a lesson: to the next one, or to a real game."""
    href, words = f"/?game={game.name}", say("learn-play")
    for lesson in following:
        href, words = f"/learn/{game.name}?lesson={lesson.name}&step=0", say("learn-onward")
    return TAG('<a id="lesson-onward" class="button main" href="{}" hidden>{}</a>').format(
        href, words
    )


def _all_lessons(language: str, game: Game, current: Lesson) -> Markup:
    say = speaker(language)
    rows = TAG("").join(
        TAG(
            '<li data-lesson="{name}"><a href="/learn/{game}?lesson={name}&amp;step=0"{now}>'
            '{title}</a> <span class="finished" hidden>{finished}</span></li>'
        ).format(
            name=lesson.name,
            game=game.name,
            now=TAG(' aria-current="page"') if lesson is current else "",
            title=_title(language, game, lesson),
            finished=say("learn-finished"),
        )
        for lesson in lessons_of(game)
    )
    return TAG(
        '<nav class="card lessons" aria-labelledby="lessons-title"><h2 id="lessons-title">{}</h2>'
        "<ol>{}</ol></nav>"
    ).format(say("learn-all"), rows)
