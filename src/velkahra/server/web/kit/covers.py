"""Pictures of the games for the start page: a position of each, drawn by the game itself."""

import asyncio
import hashlib
from collections import defaultdict
from functools import lru_cache
from threading import Lock
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.position import read_position
from velkahra.picture.cropping import cropped, without_unused
from velkahra.server.web.kit import assets
from velkahra.server.web.kit.request import language_of

_drawing: Final[defaultdict[str, Lock]] = defaultdict(Lock)


def cover(name: str, language: str) -> str:
    """Return a game's cover as SVG, cached by language: `data/cover.txt`, or the start.

    Another request waits for the drawing. Raises: VelkahraError for an unknown game.
    """
    game = registry.game(name)
    with _drawing[game.name]:
        return _cover(game, language)


@lru_cache(maxsize=32)
def _cover(game: Game[Any], language: str) -> str:
    drawn = without_unused(game.picture(game.view(_position(game), 0), language))
    return drawn if game.front.cover is None else cropped(drawn, game.front.cover)


def _position(game: Game[Any]) -> Any:  # noqa: ANN401 - each game has a state of its own
    kept = _kept(game)
    if kept:
        return read_position(kept, game)
    start = game.quick_start()
    return game.start(start.seats, dict(start.options))


def _kept(game: Game[Any]) -> str:
    """Read the position that a game keeps for its cover; "" for none."""
    file = game.files.folder and game.files.folder / "data" / "cover.txt"
    return file.read_text(encoding="utf-8") if file and file.is_file() else ""


def file_name(name: str, language: str) -> str:
    """Return the name of the picture that `script/covers.py` takes of a cover."""
    return f"{language}-{hashlib.sha256(cover(name, language).encode()).hexdigest()[:12]}.webp"


def cover_address(name: str, language: str) -> str:
    """Return the address of a game's cover in a language; it changes with the version.

    Painted covers are pictures of pixels: browsers lay out the elements of drawings.
    """
    painted = assets.cover_of(name, language)
    return assets.address(painted) if painted else drawn_address(name, language)


@lru_cache(maxsize=32)
def drawn_address(name: str, language: str) -> str:
    """Return the address of the drawing of a cover."""
    game = registry.game(name)
    told = f"{game.front.cover} {_kept(game)}"
    return assets.drawn_at(f"/games/{name}/cover.svg", language, told)


async def game_cover(request: Request) -> Response:
    """Answer with the cover of a game."""
    try:
        name, language = request.path_params["name"], language_of(request)
        drawn = await asyncio.to_thread(cover, name, language)
    except VelkahraError as error:
        raise HTTPException(404) from error
    return Response(drawn, media_type="image/svg+xml")
