"""Small pictures of the puzzles' positions, drawn by their game."""

import asyncio
from functools import lru_cache
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.lesson import Lesson
from velkahra.core.play.tutor import Walk
from velkahra.picture.cropping import cropped, without_unused
from velkahra.server.domain.texts import known_language
from velkahra.server.web.kit.assets import drawn_at
from velkahra.server.web.lessons.routes import game_of

WIDE: Final = 480
USUAL: Final = (0, 0, 3, 2)
"""The shape of a picture whose game names no part of it."""


def size(game: Game) -> tuple[int, int]:
    """Return the width and the height of a picture on the page, in pixels."""
    _, _, width, height = game.front.still or USUAL
    return WIDE, round(WIDE * height / width)


def address(game: Game, number: int, puzzle: Lesson, language: str) -> str:
    """Return where the picture is; it changes with the position and the program."""
    told = f"{game.front.still} {puzzle.position}"
    return drawn_at(f"/puzzles/{game.name}/{number}.svg", language, told)


@lru_cache(maxsize=64)
def drawn(name: str, number: int, language: str) -> str:
    """Draw the position of a puzzle, as its seat sees it."""
    game = registry.game(name)
    walk = Walk(game, game.files.puzzles()[number - 1])
    made = without_unused(game.picture(game.view(walk.state, walk.seat), language))
    return cropped(made, game.front.still) if game.front.still else made


async def picture(request: Request) -> Response:
    """Answer with the picture of a puzzle. Raises: HTTPException 404."""
    game, number = game_of(request), request.path_params["number"]
    if not 1 <= number <= len(game.files.puzzles()):
        raise HTTPException(404)
    language = known_language(request.query_params.get("language"))
    made = await asyncio.to_thread(drawn, game.name, number, language)
    return Response(made, media_type="image/svg+xml")
