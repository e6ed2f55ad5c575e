"""The sentences of the server's own pages."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from velkahra.core.contract.game import Game
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.text.fluent import Texts, plain

TEXTS: Final = Texts(Path(__file__).parent.parent / "words")
LANGUAGE_NAMES: Final = {"en": "English", "cs": "Čeština", "pl": "Polski"}

MOST_LINES: Final = 9

Say = Callable[..., str]


class KeyedError(Exception):
    """Raised when nothing was done. `key` is the message key of the reason."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key: Final = key


def speaker(language: str) -> Say:
    """Return a function that gives a sentence by its key."""
    return partial(TEXTS.text, language)


def known_language(*wishes: str | None) -> str:
    """Return the first wish that is supported, ignoring its manner."""
    plain_wishes = (plain(wish) for wish in wishes if wish)
    return next((wish for wish in plain_wishes if wish in LANGUAGES), LANGUAGES[0])


def accepted(header: str) -> str | None:
    """Return the first supported language of an Accept-Language header, or None."""
    wishes = [wish.split(";")[0].strip().lower()[:2] for wish in header.split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), None)


def of_game(game: Game, language: str, key: str) -> str:
    """Return a sentence of the game, or its key if the game has none."""
    try:
        return game.words.text(language, key)
    except KeyError:
        return key


def author_of(game: Game, language: str) -> str:
    """Return a sentence that names the author of a game; "" if it has none."""
    found = of_game(game, language, "author")
    return "" if found == "author" else found


def lines_of_game(game: Game, language: str, key: str) -> list[str]:
    """List the sentences of the game with the keys `<key>-1`, `<key>-2` and so on."""
    names = [f"{key}-{number}" for number in range(1, MOST_LINES + 1)]
    found = [(name, of_game(game, language, name)) for name in names]
    return [text for name, text in found if text != name]
