"""The list of a game's puzzles, and the page of each."""

from typing import Final

from velkahra.core.contract.game import Game
from velkahra.core.play.tutor import Walk
from velkahra.server.domain.texts import speaker
from velkahra.server.web.kit import pages, templates
from velkahra.server.web.lessons.page import walk_page

STYLE: Final = "puzzles/puzzles.css"


def list_page(language: str, game: Game) -> str:
    """Return the page that lists a game's puzzles."""
    say = speaker(language)
    heading = say("puzzles-of", game=pages.title_of(game, language))
    count = len(game.files.puzzles())
    body = templates.render("puzzles/list.html", language, game=game, count=count)
    return pages.page(
        language,
        f"{heading} · {say('title')}",
        body,
        heading=heading,
        about=game,
        styles=[STYLE],
        scripts=["puzzles/list.js"],
    )


def puzzle_page(language: str, walk: Walk, number: int) -> str:
    """Return the page of a puzzle, which is the one of this `number`, from 1."""
    say, game, count = speaker(language), walk.game, len(walk.game.files.puzzles())
    where = f"/puzzles/{game.name}"
    about = {
        "live": f"{where}/{number}/live?language={language}",
        "named": say("puzzle-number", number=number, count=count),
        "puzzle": True,
        "number": number,
        "count": count,
        "onward": f"{where}/{number + 1}" if number < count else where,
        "answer": game.words.text(language, walk.now.done),
    }
    heading = say("puzzles-of", game=pages.title_of(game, language))
    words = {"learn-show": say("puzzle-show")}
    return walk_page(language, walk, heading, about, words=words, scripts=["puzzles/page.js"])
