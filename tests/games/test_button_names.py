"""Texts call a button or a card what the page calls it, in the same language."""

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

import velkahra
from velkahra.core.contract.events import OPEN
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.tutor import Walk

SOURCE: Final = Path(velkahra.__file__).parent
QUOTED: Final = re.compile(r"[“„]([^“”„]+)[”“]")
BUTTON: Final = re.compile(r"<button([^>]*)>(.*?)</button>", re.DOTALL)
LABEL: Final = re.compile(r'aria-label="([^"]*)"')
OTHER: Final = {
    "cards by their names": "examples lessons puzzles refusals",
    "what cards say, and what was typed": "check names puzzle rules terminal",
}
"""Files of messages that quote something else, or are held to the page of their step."""
LONG: Final = 8
"""Words in the longest name of a button."""
TYPED: Final = {"script/play --host 0.0.0.0"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def buttons(game: Game, state: State, seat: int, language: str) -> Iterator[str]:
    for attributes, inside in BUTTON.findall(game.layout(game.view(state, seat), language)):
        if " hidden" not in attributes:
            label = LABEL.search(attributes)
            yield unescape(label[1] if label else re.sub(r"<[^>]*>", "", inside)).strip()


def names(game: Game, state: State, seat: int, language: str) -> set[str]:
    """Return what can be named on a page: its buttons, and all cards of the game."""
    cards = {card.name for card in game.pages.card_list(game.view(state, OPEN), language)}
    return cards | set(buttons(game, state, seat, language))


def is_named(quoted: str, known: set[str]) -> bool:
    """Return whether this is a name, or one without what follows it: “Pass and take 3 gems”."""
    begins = re.compile(rf"{re.escape(quoted)}(?!\w)", re.IGNORECASE)
    return any(begins.match(name) for name in known)


def quotes(walk: Walk, language: str, *keys: str) -> Iterator[tuple[str, str]]:
    """Yield what texts of a step quote that its page does not name, with the key of the text."""
    texts = {key: walk.game.words.text(language, key) for key in keys if key}
    for key, text in texts.items():
        for quoted in QUOTED.findall(text):
            if not is_named(quoted, names(walk.game, walk.state, walk.seat, language)):
                yield key, quoted


@every_language
@pytest.mark.parametrize("name", velkahra.games())
def test_lessons_and_examples_call_buttons_and_cards_by_name(name: str, language: str) -> None:
    game, wrong = velkahra.game(name), list[tuple[str, str]]()
    examples = (example.lesson() for example in game.files.examples())
    for lesson in (*game.files.lessons(), *game.files.puzzles(), *examples):
        for step, now in enumerate(lesson.steps):
            walk = Walk(game, lesson, step)
            wrong += quotes(walk, language, now.text, now.hint)
            walk.show()
            wrong += quotes(walk, language, now.done)
    assert wrong == [], wrong


@cache
def written(folder: Path, language: str) -> list[tuple[str, str, str]]:
    """List file, key and text of each message of a folder."""
    return [
        (path.stem, entry.id.name, serialize_message(entry).partition(" = ")[2].strip())
        for path in sorted((folder / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    ]


@every_language
def test_other_texts_call_buttons_by_their_names(language: str) -> None:
    server = SOURCE / "server" / "words"
    folders = [server, *(SOURCE / "games" / name / "text" for name in velkahra.games())]
    skipped, wrong = " ".join(OTHER.values()).split(), list[tuple[str, str]]()
    for folder in folders:
        texts = [text for _, _, text in written(folder, language) + written(server, language)]
        known = TYPED | {text for text in texts if len(text.split()) <= LONG}
        for file, key, text in written(folder, language):
            for quoted in QUOTED.findall(text) if file not in skipped else ():
                if "{" not in quoted and not is_named(quoted, known):
                    wrong.append((key, quoted))
    assert wrong == [], wrong


def test_a_button_that_is_not_there_is_found() -> None:
    game = velkahra.game("viceroy")
    lesson = next(each for each in game.files.lessons() if each.name == "building")
    stopping = next(n for n, step in enumerate(lesson.steps) if step.do == ("pass",))
    walk = Walk(game, lesson, stopping)
    known = names(game, walk.state, walk.seat, "en")
    assert is_named("Stop building this round", known)
    assert not is_named("Build no more this round", known)
    assert not is_named("Stop build", known)
