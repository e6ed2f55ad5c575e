"""The list of a game's puzzles, and the page of each."""

from collections.abc import Mapping
from typing import Final

from velkahra.core.contract.game import Game
from velkahra.core.contract.lesson import Lesson
from velkahra.core.play.tutor import Walk
from velkahra.server.domain import texts
from velkahra.server.web.kit import pages
from velkahra.server.web.lessons.page import walk_page
from velkahra.server.web.puzzles import pictures

NO_FACTS: Final[Mapping[str, object]] = {}
STYLE: Final = "puzzles/puzzles.css"


def list_page(language: str, game: Game, *, daily: bool = False) -> str:
    """Return the page that lists a game's puzzles; `daily`: there is a puzzle a day."""
    listed = [
        (puzzle, theme_of(game, puzzle, language), pictures.address(game, number, puzzle, language))
        for number, puzzle in enumerate(game.files.puzzles(), 1)
    ]
    return pages.from_template(
        language,
        texts.speaker(language)("puzzles-of", game=pages.title_of(game, language)),
        "puzzles/list.html",
        {"game": game, "puzzles": listed, "size": pictures.size(game), "daily": daily},
        about=game,
        styles=[STYLE],
        scripts=["puzzles/list.js"],
    )


def theme_of(game: Game, puzzle: Lesson, language: str) -> str:
    """Return the theme of a puzzle in words, or ""."""
    return texts.of_game(game, language, f"puzzle-theme-{puzzle.theme}") if puzzle.theme else ""


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
