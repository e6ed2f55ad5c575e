"""The rules of a game as a rulebook, with the catalogue folded in, search and links."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.core.contract import example, refusals
from velkahra.core.contract.game import Game
from velkahra.server.domain import texts
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import language_of, shown
from velkahra.server.web.rulebook import pictures
from velkahra.server.web.rulebook.book import chapters, story
from velkahra.server.web.rulebook.leaflet import leaflet, leaflet_address

STYLE: Final = "rulebook/rules.css"


async def rules(request: Request) -> Response:
    """Show the rules of a game."""
    try:
        game = registry.game(request.path_params["game"])
    except refusals.VelkahraError as error:
        raise HTTPException(404) from error
    return shown(request, rules_page(language_of(request), game.name))


@lru_cache(maxsize=32)
def rules_page(language: str, name: str) -> str:
    """Make the page of a game's rules. Raises: VelkahraError for an unknown game."""
    game = registry.game(name)
    title = pages.title_of(game, language)
    examples: dict[str, list[Shown]] = {}
    for one in game.files.examples():
        examples.setdefault(one.rule, []).append(_shown(language, game, one))
    facts = {
        "game": game,
        "title": title,
        "goal": texts.lines_of_game(game, language, "goal"),
        "turn": texts.lines_of_game(game, language, "turn"),
        "chapters": chapters(language, game),
        "examples": examples,
        "is_ruling": game.words.is_ruling,
        "leaflet": leaflet_address(game, language),
    }
    return pages.from_template(
        language,
        texts.speaker(language)("rules-title", game=title),
        "rulebook/rules.html",
        facts,
        kind="plain book",
        about=game,
        styles=[STYLE],
        scripts=["rulebook/search.js"],
    )


class Shown(NamedTuple):
    """An example on the page.

    Attributes:
        task: what it asks for; "" for a picture only.
        picture: the address of the picture, `width` and `height` in pixels.
        story: the lines of the log when it is played, then what they mean.
        address: where to try it, or "".
    """

    title: str
    alt: str
    task: str
    done: str
    picture: str
    width: int
    height: int
    story: Sequence[str]
    address: str


def _shown(language: str, game: Game, one: example.Example) -> Shown:
    ends = ("", "-alt", "-task", "-done") if one.do else ("", "-alt")
    told = [texts.of_game(game, language, f"{one.title}{end}") for end in ends]
    title, alt, task, done = [*told, "", ""][:4]
    picture = pictures.address(game, one, language)
    lines = tuple(story(language, game, one)) if one.do else ()
    where = pictures.example_address(game, one) if one.do else ""
    return Shown(title, alt, task, done, picture, *pictures.size(one), lines, where)


async def leaflet_pdf(request: Request) -> Response:
    """Answer with the rules as a leaflet to print; not found where a game has none."""
    language = texts.known_language(request.query_params.get("language"), language_of(request))
    try:
        game = registry.game(request.path_params["game"])
        printed = await asyncio.to_thread(_printed, game.name, language)
    except (refusals.VelkahraError, ImportError) as error:
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
