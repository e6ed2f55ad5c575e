"""The rules as a leaflet: an A4 sheet, folded once, with the sentences and pictures of the page."""

from collections.abc import Iterator
from itertools import groupby

from velkahra.core.contract.game import Game
from velkahra.core.contract.leaflet import LeafletPage
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.print_model import Block, Picture, Rule, Sheet, Words
from velkahra.core.text.fluent import plain
from velkahra.picture.examples import example_picture
from velkahra.server.domain import texts


def leaflet(game: Game, language: str) -> Sheet:
    """Return the leaflet of a game. Raises: VelkahraError if it has none."""
    plan = game.files.leaflet()
    if plan is None:
        raise VelkahraError(f"{game.name} has no leaflet of its rules")
    title = texts.speaker(language)("rules-title", game=texts.of_game(game, language, "title"))
    front, *others = plan.pages
    author = Words(texts.author_of(game, language), "small")
    pages = (
        (Words(title, "title"), author, *_opening(game, language), *_page(game, language, front)),
        *(tuple(_page(game, language, page)) for page in others),
    )
    return Sheet(f"rules-{game.name}-{language}", title, language, pages, folded=True)


def leaflet_address(game: Game, language: str) -> str:
    """Return where the leaflet of a game is; "" if it has none."""
    if game.files.leaflet() is None:
        return ""
    return f"/rules/{game.name}/leaflet.pdf?language={plain(language)}"


def _opening(game: Game, language: str) -> Iterator[Block]:
    say = texts.speaker(language)
    for key in ("goal", "turn"):
        yield Words(say(f"rules-{key}"), "lead")
        for line in texts.lines_of_game(game, language, key):
            yield Rule(line)


def _page(game: Game, language: str, page: LeafletPage) -> Iterator[Block]:
    """Yield the rules of a page by chapters, then its pictures with what they are called."""
    for chapter, rules in groupby(page.rules, game.words.chapter):
        yield Words(texts.of_game(game, language, f"chapter-{chapter}"), "lead")
        for rule in rules:
            yield Rule(game.words.rule(language, rule), rule)
    named = {one.name: one for one in game.files.examples()}
    for example in (named[name] for name in page.examples):
        title, alt = (
            texts.of_game(game, language, f"{example.title}{end}") for end in ("", "-alt")
        )
        yield Picture(example_picture(game, example, language), alt)
        yield Words(f"{title} ({example.rule})", "small")
