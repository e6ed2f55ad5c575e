"""The list of a game's puzzles, and the page of each."""

from collections.abc import Mapping
from typing import Final

from velkahra.core.contract.game import Game
from velkahra.core.contract.lesson import Lesson
from velkahra.core.play.tutor import Walk
from velkahra.server.domain import texts
from velkahra.server.web.kit import pages, templates
from velkahra.server.web.lessons.page import walk_page
from velkahra.server.web.puzzles import pictures

NO_FACTS: Final[Mapping[str, object]] = {}
STYLE: Final = "puzzles/puzzles.css"


def list_page(language: str, game: Game, *, daily: bool = False) -> str:
    """Return the page that lists a game's puzzles; `daily`: there is a puzzle a day."""
    say = texts.speaker(language)
    heading = say("puzzles-of", game=pages.title_of(game, language))
    body = templates.render(
        "puzzles/list.html",
        language,
        game=game,
        puzzles=_listed(language, game),
        size=pictures.size(game),
        daily=daily,
    )
    return pages.page(
        language,
        f"{heading} · {say('title')}",
        body,
        heading=heading,
        about=game,
        styles=[STYLE],
        scripts=["puzzles/list.js"],
    )


def _listed(language: str, game: Game) -> list[tuple[Lesson, str, str]]:
    """List the puzzles, each with its theme in words and the address of its picture."""
    return [
        (
            puzzle,
            texts.of_game(game, language, f"puzzle-theme-{puzzle.theme}") if puzzle.theme else "",
            pictures.address(game, number, puzzle, language),
        )
        for number, puzzle in enumerate(game.files.puzzles(), 1)
    ]


def puzzle_page(
    language: str, walk: Walk, number: int, about: Mapping[str, object] = NO_FACTS
) -> str:
    """Return the page of a puzzle, which is the one of this `number`, from 1.

    `about` replaces facts for the template, such as the address of the connection.
    """
    say, game, count = texts.speaker(language), walk.game, len(walk.game.files.puzzles())
    where = f"/puzzles/{game.name}"
    facts = {
        "live": f"{where}/{number}/live?language={language}",
        "named": say("puzzle-number", number=number, count=count),
        "puzzle": True,
        "studies": False,
        "number": number,
        "count": count,
        "onward": f"{where}/{number + 1}" if number < count else where,
        "answer": game.words.text(language, walk.now.done),
    }
    heading = say("puzzles-of", game=pages.title_of(game, language))
    words, scripts = {"learn-show": say("puzzle-show")}, ["puzzles/page.js"]
    scripts += ["puzzles/storm.js"] if "storm" in about else []
    return walk_page(language, walk, heading, {**facts, **about}, words=words, scripts=scripts)
