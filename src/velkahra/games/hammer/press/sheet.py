"""What all sheets of the camp game have: the game's name in the title, and who made the game."""

from collections.abc import Iterable

from velkahra.core.print_model import Page, Sheet
from velkahra.games.hammer.texts import TEXTS


def camp_title(language: str, key: str, **facts: str) -> str:
    """Return a title in the texts, behind the name of the game."""
    return titled(language, TEXTS.text(language, key, **facts))


def titled(language: str, words: str) -> str:
    """Return a title behind the name of the game."""
    return f"{TEXTS.text(language, 'puzzle-camp')}: {words}"


def camp_sheet(name: str, key: str, language: str, pages: Iterable[Page], **facts: str) -> Sheet:
    """Return a sheet with a title in the texts, behind the name of the game."""
    return credited(name, camp_title(language, key, **facts), language, pages)


def credited(name: str, title: str, language: str, pages: Iterable[Page]) -> Sheet:
    """Return a sheet that names the author of the game on each page."""
    return Sheet(name, title, language, tuple(pages), credit=TEXTS.text(language, "author"))
