"""Routes of the tutorial: a page for each lesson, and its connection."""

from collections.abc import Callable
from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from velkahra.core import registry
from velkahra.core.contract import game, refusals
from velkahra.core.contract.example import Example
from velkahra.core.play.tutor import Walk
from velkahra.server.live.alone import POLICY_VIOLATION
from velkahra.server.room.hub import Hub
from velkahra.server.web.identity.origin import address_of
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.kit.request import language_and_manner, shown
from velkahra.server.web.lessons import course, page
from velkahra.server.web.rulebook.pictures import find_example


def routes() -> list[BaseRoute]:
    """List the routes."""
    return [
        Route("/learn/{game}", learn),
        WebSocketRoute("/learn/{game}/live", partial(serve, find=walk_of)),
        Route("/rules/{game}/try/{example}", example),
        WebSocketRoute(
            "/rules/{game}/try/{example}/live",
            partial(serve, find=lambda asked: example_of(asked)[0]),
        ),
    ]


def game_of(connection: HTTPConnection) -> game.Game:
    """Return the game that the address names. Raises: HTTPException 404."""
    try:
        return registry.game(connection.path_params["game"])
    except refusals.VelkahraError as error:
        raise HTTPException(404) from error


def walk_of(connection: HTTPConnection) -> Walk:
    """Return the lesson at the step that the address names. Raises: HTTPException 404."""
    game = game_of(connection)
    lesson = course.find_lesson(game, connection.query_params.get("lesson", ""))
    if lesson is None:
        raise HTTPException(404)
    return Walk(game, lesson, number_of(connection.query_params.get("step", "")))


def example_of(connection: HTTPConnection) -> tuple[Walk, Example]:
    """Return the example that the address names, to be tried. Raises: HTTPException 404."""
    game = game_of(connection)
    found = find_example(game, connection.path_params["example"])
    if found is None or not found.do:
        raise HTTPException(404)
    return Walk(game, found.lesson()), found


async def learn(request: Request) -> Response:
    """Show a lesson."""
    walk = walk_of(request)
    return shown(request, page.lesson_page(language_and_manner(request, walk.game), walk))


async def example(request: Request) -> Response:
    """Show an example of the rules, to be tried."""
    walk, found = example_of(request)
    return shown(request, page.example_page(language_and_manner(request, walk.game), walk, found))


async def serve(
    socket: WebSocket, find: Callable[[HTTPConnection], Walk], judge: course.Judge | None = None
) -> None:
    """Serve a lesson's or puzzle's page, or close the connection if `find` finds nothing.

    `judge` hears of the answers to a puzzle.
    """
    try:
        walk = find(socket)
    except HTTPException:
        await socket.close(POLICY_VIOLATION)
        return
    hub: Hub = socket.app.state.hub
    await socket.accept()
    language = language_and_manner(socket, walk.game)
    drawn = socket.query_params.get("drawn", "")
    turn = partial(hub.messages.wait, address_of(socket))
    await course.LessonConnection(socket, walk, language, hub.settings, turn, drawn, judge).run()
