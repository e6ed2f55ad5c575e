"""The rules of each game in each language, from the sentences that the program itself shows."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from velkahra.core import registry
from velkahra.core.contract.example import Example
from velkahra.core.contract.game import Game
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.picture.examples import example_picture
from velkahra.server.domain import texts
from velkahra.server.web.kit.pages import title_of
from velkahra.server.web.rulebook.book import chapters, walked

Pairs = Sequence[tuple[str, str]]

PREFIX: Final = {"en": "", "cs": "cs/", "pl": "pl/"}
"""The folder on the site of the pages in a language."""


def rule_pages() -> Iterator[tuple[str, str]]:
    """Yield the path and the text of all pages of rules, and of the pictures on them."""
    for name in BUILT_IN:
        game = registry.game(name)
        for language in LANGUAGES:
            folder = f"{PREFIX[language]}rules/"
            yield f"{folder}{name}.md", "\n".join(_page(game, language))
            for one in game.files.examples():
                picture = example_picture(walked(game, one, False), one.part, language)
                yield f"{folder}{name}/{one.name}.svg", picture


def _page(game: Game, language: str) -> Iterator[str]:
    """Yield the parts of a page: the goal, a turn, and the chapters."""
    say = texts.speaker(language)
    yield f"# {say('rules-title', game=title_of(game, language))}\n"
    yield f"## {say('rules-goal')}\n"
    yield from (f"{line}\n" for line in texts.lines_of_game(game, language, "goal"))
    if turn := texts.lines_of_game(game, language, "turn"):
        yield f"## {say('rules-turn')}\n"
        yield "".join(f"- {line}\n" for line in turn)
    yield f"{texts.author_of(game, language)}\n"
    for chapter in chapters(language, game):
        yield f"## {chapter.title} {{ #{chapter.name} }}\n"
        for part in chapter.parts:
            yield f"{escape(part.text)}\n"
            yield from _listed(game, language, part.rules, part.entries)


def _listed(game: Game, language: str, rules: Pairs, entries: Pairs) -> Iterator[str]:
    """Yield rules as a list, with their examples, and the other entries of a chapter."""
    yield '<dl class="rules">'
    for rule, sentence in rules:
        ruling = texts.speaker(language)("rules-ruling") if game.words.is_ruling(rule) else ""
        yield f'<div id="{rule}"><dt><a href="#{rule}">{rule}</a></dt>'
        yield f"<dd>{escape(sentence)}{ruling and f' <small>{ruling}</small>'}"
        yield from (
            _figure(game, language, one) for one in game.files.examples() if one.rule == rule
        )
        yield "</dd></div>"
    yield from (f"<div><dt>{escape(n)}</dt><dd>{escape(text)}</dd></div>" for n, text in entries)
    yield "</dl>\n"


def _figure(game: Game, language: str, one: Example) -> str:
    """Return the picture of an example, with its title."""
    title, alt = (texts.of_game(game, language, f"{one.title}{end}") for end in ("", "-alt"))
    _, _, width, height = one.part
    return (
        f'<figure><img src="{game.name}/{one.name}.svg" width="{width}" height="{height}" '
        f'loading="lazy" alt="{escape(alt)}"><figcaption>{escape(title)}</figcaption></figure>'
    )
