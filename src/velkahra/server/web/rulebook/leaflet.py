"""The rulebook as a leaflet: an A4 sheet, folded once, with its most important paragraphs."""

from collections.abc import Iterator

from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.rulebook import PAGES
from velkahra.core.print_model import Block, Picture, Rule, Sheet, Words
from velkahra.core.text.fluent import plain
from velkahra.picture.examples import example_picture
from velkahra.server.domain import texts
from velkahra.server.web.rulebook.book import chapters, rulebook, walked


def leaflet(game: Game, language: str) -> Sheet:
    """Return the leaflet of a game. Raises: VelkahraError if it has none."""
    if not has_leaflet(game):
        raise VelkahraError(f"{game.name} has no leaflet of its rules")
    title = texts.speaker(language)("rules-title", game=texts.of_game(game, language, "title"))
    author = Words(texts.author_of(game, language), "small")
    front, *others = (tuple(_page(game, language, page)) for page in range(1, PAGES + 1))
    pages = ((Words(title, "title"), author, *_opening(game, language), *front), *others)
    return Sheet(f"rules-{game.name}-{language}", title, language, pages, folded=True)


def has_leaflet(game: Game) -> bool:
    """Return whether the rulebook of a game plans a leaflet."""
    found = game.files.rulebook()
    return bool(found and found.leaflet)


def leaflet_address(game: Game, language: str) -> str:
    """Return where the leaflet of a game is; "" if it has none."""
    return f"/rules/{game.name}/leaflet.pdf?language={plain(language)}" if has_leaflet(game) else ""


def _opening(game: Game, language: str) -> Iterator[Block]:
    say = texts.speaker(language)
    for key in ("goal", "turn"):
        yield Words(say(f"rules-{key}"), "lead")
        for line in texts.lines_of_game(game, language, key):
            yield Rule(line)


def _page(game: Game, language: str, page: int) -> Iterator[Block]:
    """Yield the paragraphs of a page below their chapters, then its pictures with their titles."""
    for chapter in chapters(language, game):
        told = [part.text for part in chapter.parts if part.leaf == page]
        if told:
            yield Words(chapter.title, "lead")
        yield from map(Rule, told)
    named = {one.name: one for one in game.files.examples()}
    for example in (named[name] for name in rulebook(game, language).leaflet[page - 1]):
        title, alt = (
            texts.of_game(game, language, f"{example.title}{end}") for end in ("", "-alt")
        )
        walk = walked(game, example, False)
        yield Picture(example_picture(walk, example.part, language), alt)
        yield Words(f"{title} ({example.rule})", "small")
