"""The rulebook of a game in words: chapters, paragraphs with their rules, worked examples."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from velkahra.core.contract.example import Example
from velkahra.core.contract.game import Game
from velkahra.core.contract.rulebook import Part, Rulebook, catalogue
from velkahra.core.play.tutor import Walk
from velkahra.server.domain import texts


class Paragraph(NamedTuple):
    """A paragraph; the text is "" in a game without a rulebook.

    Attributes:
        rules: each rule's id and sentence.
        entries: names and meanings of other things it lists.
    """

    name: str
    text: str
    rules: Sequence[tuple[str, str]]
    entries: Sequence[tuple[str, str]]
    leaf: int


class Chapter(NamedTuple):
    """A chapter in words; its name is the anchor."""

    name: str
    title: str
    parts: Sequence[Paragraph]


def rulebook(game: Game, language: str) -> Rulebook:
    """Return the plan of a game's rulebook; the bare catalogue if it has none."""
    return game.files.rulebook() or catalogue(game.words, language)


def chapters(language: str, game: Game) -> list[Chapter]:
    """List the chapters. One without a title in the game's words is for tests, and left out."""
    entries = game.words.entries(language)

    def paragraph(part: Part, key: str) -> Paragraph:
        rules = [(rule, game.words.rule(language, rule)) for rule in part.rules]
        text = texts.of_game(game, language, key) if part.name else ""
        return Paragraph(part.name, text, rules, entries.get(part.entries, ()), part.leaf)

    plan = rulebook(game, language)
    book = "book" if game.files.rulebook() else "chapter"
    titled = [(one, texts.of_game(game, language, f"{book}-{one.name}")) for one in plan.chapters]
    return [
        Chapter(one.name, title, [paragraph(part, one.key(part)) for part in one.parts])
        for one, title in titled
        if title != f"{book}-{one.name}"
    ]


@lru_cache(maxsize=256)
def walked(game: Game, example: Example, shown: bool) -> Walk:
    """Return the position of an example, with all of it played if it is `shown`."""
    walk = Walk(game, example.lesson())
    if shown:
        walk.show()
    return walk


def story(language: str, game: Game, example: Example) -> Iterator[str]:
    """Yield what happens in an example, as the rules play it and the log of a table words it."""
    walk = walked(game, example, True)
    for event in (event for events in walk.happened for event in events):
        if event.visible_to(walk.seat):
            yield game.words.event(language, event, walk.options)
