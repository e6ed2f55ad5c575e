"""The rules of a game: every sentence of the catalogue, by chapters, with search and links."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain import texts
from velkahra.server.web.kit import pages, templates
from velkahra.server.web.kit.request import language_of, shown
from velkahra.server.web.rulebook import pictures
from velkahra.server.web.rulebook.leaflet import leaflet, leaflet_address

STYLE: Final = "rulebook/rules.css"


async def rules(request: Request) -> Response:
    """Show the rules of a game."""
    try:
        game = registry.game(request.path_params["game"])
    except VelkahraError as error:
        raise HTTPException(404) from error
    return shown(request, rules_page(language_of(request), game.name))


@lru_cache(maxsize=32)
def rules_page(language: str, name: str) -> str:
    """Make the page of a game's rules. Raises: VelkahraError for an unknown game."""
    game = registry.game(name)
    say, title = texts.speaker(language), pages.title_of(game, language)
    body = templates.render(
        "rulebook/rules.html",
        language,
        game=game,
        title=title,
        goal=texts.lines_of_game(game, language, "goal"),
        turn=texts.lines_of_game(game, language, "turn"),
        chapters=chapters(language, game),
        examples=examples_of(language, game),
        is_ruling=game.words.is_ruling,
        leaflet=leaflet_address(game, language),
    )
    heading = say("rules-title", game=title)
    return pages.page(
        language,
        f"{heading} · {say('title')}",
        body,
        heading=heading,
        about=game,
        styles=[STYLE],
        scripts=["rulebook/search.js"],
    )


class Chapter(NamedTuple):
    """A chapter of the rules.

    Attributes:
        name: the one in ids.
        rules: each rule's id and sentence.
        entries: names and meanings of other things it lists.
    """

    name: str
    title: str
    rules: Sequence[tuple[str, str]]
    entries: Sequence[tuple[str, str]]

    @property
    def main(self) -> int:
        """How many rules stand before the special cases; all where there is nothing else."""
        ids = [rule for rule, _ in self.rules]
        return next((n for n, rule in enumerate(ids) if "-EDGE-" in rule), 0) or len(ids)


class Shown(NamedTuple):
    """An example on the page: a picture (address, pixels), and where to try it, or ""."""

    title: str
    alt: str
    picture: str
    width: int
    height: int
    address: str


def chapters(language: str, game: Game) -> list[Chapter]:
    """List the chapters. One without a title of the game's is for tests, and left out."""
    found: dict[str, list[tuple[str, str]]] = {}
    for rule in game.words.rules(language):
        chapter = found.setdefault(game.words.chapter(rule), [])
        chapter.append((rule, game.words.rule(language, rule)))
    titled = [(name, texts.of_game(game, language, f"chapter-{name}")) for name in found]
    entries = game.words.entries(language)
    return [
        Chapter(name, title, found[name], entries.get(name, ()))
        for name, title in titled
        if title != f"chapter-{name}"
    ]


def examples_of(language: str, game: Game) -> dict[str, list[Shown]]:
    """Return the examples of a game, by the id of the rule they stand below."""
    found: dict[str, list[Shown]] = {}
    for one in game.files.examples():
        title, alt = (texts.of_game(game, language, f"{one.title}{end}") for end in ("", "-alt"))
        where = pictures.example_address(game, one) if one.do else ""
        picture = pictures.address(game, one, language)
        shown = Shown(title, alt, picture, *pictures.size(one), where)
        found.setdefault(one.rule, []).append(shown)
    return found


async def leaflet_pdf(request: Request) -> Response:
    """Answer with the rules as a leaflet to print; not found where a game has none."""
    language = texts.known_language(request.query_params.get("language"), language_of(request))
    try:
        game = registry.game(request.path_params["game"])
        printed = await asyncio.to_thread(_printed, game.name, language)
    except (VelkahraError, ImportError) as error:
        raise HTTPException(404) from error
    name = f'inline; filename="rules-{game.name}-{language}.pdf"'
    return Response(printed, media_type="application/pdf", headers={"content-disposition": name})


@lru_cache(maxsize=32)
def _printed(name: str, language: str) -> bytes:
    """Return a leaflet as PDF. typst is loaded when first used, and may be missing."""
    from velkahra.press.pdf import pdf

    return pdf(leaflet(registry.game(name), language))


ROUTES: Final = (
    Route("/rules/{game}/leaflet.pdf", leaflet_pdf),
    Route("/rules/{game}", rules),
    Route("/rules/{game}/{example}.svg", pictures.picture),
)
