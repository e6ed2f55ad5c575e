"""Routes of the puzzles: their list, a page for each, and its connection."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from velkahra.core.play.tutor import Walk
from velkahra.server.domain import daily
from velkahra.server.settings import Settings
from velkahra.server.web.kit import numbers
from velkahra.server.web.kit.request import language_and_manner, language_of, shown
from velkahra.server.web.lessons.routes import game_of, serve
from velkahra.server.web.puzzles import attempts, pages, pictures

_PUZZLE: Final = f"/puzzles/{{game}}/{numbers.digits('number')}"


def routes() -> list[BaseRoute]:
    """List the routes."""
    return [
        Route("/puzzles/{game}", puzzles),
        Route(_PUZZLE, puzzle),
        Route(f"{_PUZZLE}.svg", pictures.picture),
        WebSocketRoute(f"{_PUZZLE}/live", puzzle_live),
    ]


def walk_of(connection: HTTPConnection) -> Walk:
    """Return the puzzle that the address names, to be solved. Raises: HTTPException 404."""
    game, number = game_of(connection), connection.path_params["number"]
    found = game.files.puzzles()
    if not 1 <= number <= len(found):
        raise HTTPException(404)
    return Walk(game, found[number - 1])


async def puzzles(request: Request) -> Response:
    """Show the list of a game's puzzles."""
    game = game_of(request)
    if not game.files.puzzles():
        raise HTTPException(404)
    settings: Settings = request.app.state.hub.settings
    page = pages.list_page(language_of(request), game, daily=settings.daily_puzzle)
    return shown(request, page)


async def puzzle(request: Request) -> Response:
    """Show a puzzle."""
    walk = walk_of(request)
    language = language_and_manner(request, walk.game)
    return shown(request, pages.puzzle_page(language, walk, request.path_params["number"]))


async def puzzle_live(socket: WebSocket) -> None:
    """Serve a puzzle's page over its WebSocket."""
    number = socket.path_params["number"]
    judge = attempts.Attempt(socket, daily.Puzzle(socket.path_params["game"], number))
    await serve(socket, walk_of, judge)
