"""Pictures of the examples on the page of the rules, drawn by the game itself."""

import asyncio
from functools import lru_cache
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from velkahra.core import registry
from velkahra.core.contract.example import Example
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.picture.examples import example_picture
from velkahra.server.domain.texts import known_language
from velkahra.server.web.kit.assets import drawn_at
from velkahra.server.web.rulebook.book import walked

WIDE: Final = 640


def find_example(game: Game, name: str) -> Example | None:
    """Return an example of a game by its name; None if there is no such example."""
    return next((one for one in game.files.examples() if one.name == name), None)


@lru_cache(maxsize=256)
def drawn(name: str, example: str, language: str, shown: bool = False) -> str:
    """Draw an example as SVG, before or after it is played. Raises: VelkahraError for none."""
    game = registry.game(name)
    found = find_example(game, example)
    if found is None:
        raise VelkahraError(f"{name} has no example {example!r}")
    return example_picture(walked(game, found, shown), found.part, language)


def size(example: Example) -> tuple[int, int]:
    """Return the width and the height of an example's picture on the page, in pixels."""
    _, _, width, height = example.part
    return WIDE, round(WIDE * height / width)


def address(game: Game, example: Example, language: str) -> str:
    """Return where the picture is; it changes with the position and the program."""
    return drawn_at(f"/rules/{game.name}/{example.name}.svg", language, example)


def example_address(game: Game, example: Example) -> str:
    """Return the address at which an example is tried."""
    return f"/rules/{game.name}/try/{example.name}"


async def picture(request: Request) -> Response:
    """Answer with the picture of an example; with `after` once it is played."""
    query, path = request.query_params, request.path_params
    language, shown = known_language(query.get("language")), "after" in query
    try:
        made = await asyncio.to_thread(drawn, path["game"], path["example"], language, shown)
    except VelkahraError as error:
        raise HTTPException(404) from error
    return Response(made, media_type="image/svg+xml")
