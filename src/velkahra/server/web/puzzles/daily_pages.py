"""The page of the day's puzzle with rows and strength, and the pages of a storm."""

from typing import Final

from velkahra.core import registry
from velkahra.core.play.tutor import Walk
from velkahra.server.domain import daily
from velkahra.server.domain.texts import speaker
from velkahra.server.store.puzzles import Own, Storm
from velkahra.server.web.kit import pages
from velkahra.server.web.profiles.pages import STYLE as PROFILES
from velkahra.server.web.profiles.pages import day_of, strength_words
from velkahra.server.web.puzzles import pictures
from velkahra.server.web.puzzles.pages import STYLE, puzzle_page, theme_of

STYLES: Final = (PROFILES, STYLE)
SHOWN_DAYS: Final = 28


def walk_of(puzzle: daily.Puzzle) -> Walk:
    """Return a puzzle to be solved."""
    return Walk(registry.game(puzzle.game), puzzle.lesson)


def daily_page(
    language: str, day: int, puzzle: daily.Puzzle, own: Own | None, solvers: int, *, accounts: bool
) -> str:
    """Make the page of the puzzle of a day; `own` are the visitor's, None without an account."""
    game, lesson, say = registry.game(puzzle.game), puzzle.lesson, speaker(language)
    days = set(own.days) if own else set()
    names = dict.fromkeys(one.game for one in daily.puzzles())
    best = sorted(own.storms.items()) if own else []
    facts = {
        "puzzle": puzzle,
        "game": pages.title_of(game, language),
        "date": _date(day),
        "theme": theme_of(game, lesson, language),
        "picture": pictures.address(game, puzzle.number, lesson, language),
        "size": pictures.size(game),
        "own": own,
        "solved": day in days,
        "solvers": solvers,
        "row": daily.row_of(days, day),
        "days": [(_date(one), one in days) for one in range(day - SHOWN_DAYS + 1, day + 1)],
        "strength": strength_words(language, own.strength) if own else "",
        "titles": [(name, _title(language, name)) for name in ("", *names)],
        "storms": [(_title(language, name), count) for name, count in best],
        "accounts": accounts,
    }
    return pages.from_template(
        language, say("daily-title"), "puzzles/daily.html", facts, styles=STYLES
    )


def _date(day: int) -> str:
    return day_of(day * daily.A_DAY)


def _title(language: str, game: str) -> str:
    return pages.title_of(registry.game(game), language) if game else speaker(language)("storm-all")


def today_page(language: str, day: int, puzzle: daily.Puzzle) -> str:
    """Make the page on which the puzzle of a day is solved."""
    say = speaker(language)
    about = {
        "live": f"/puzzle/today/live?language={language}&day={day}",
        "named": say("daily-title"),
        "onward": "/puzzle",
        "back": say("daily-back"),
    }
    return puzzle_page(language, walk_of(puzzle), puzzle.number, about)


def storm_page(language: str, storm: Storm, puzzle: daily.Puzzle, now: float) -> str:
    """Make the page of the present puzzle of a storm."""
    say, left = speaker(language), round(storm.left(now))
    about = {
        "live": f"/puzzle/storm/{storm.name}/live?language={language}&n={storm.n}",
        "named": say("storm-title"),
        "onward": f"/puzzle/storm/{storm.name}",
        "back": say("puzzle-next"),
        "storm": {
            "left": left,
            "text": say("storm-left", seconds=left, count=storm.solved),
            "words": say("storm-left", seconds="%1", count=storm.solved),
        },
    }
    return puzzle_page(language, walk_of(puzzle), puzzle.number, about)


def result_page(language: str, storm: Storm, own: Own | None) -> str:
    """Make the page of a storm that is over."""
    best = own.storms.get(storm.game, 0) if own else 0
    facts = {"storm": storm, "best": best, "title": _title(language, storm.game)}
    about = speaker(language)("storm-over"), "puzzles/storm.html", facts
    return pages.from_template(language, *about, styles=STYLES)
