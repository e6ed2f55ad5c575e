"""Routes of the tutorial: a page for each lesson, and its connection."""

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.tutor import Walk
from velkahra.server.room.hub import Hub
from velkahra.server.web.kit.request import language_and_manner, shown
from velkahra.server.web.lessons.course import POLICY_VIOLATION, LessonConnection, find_lesson
from velkahra.server.web.lessons.page import lesson_page


def routes() -> list[BaseRoute]:
    """List the routes."""
    return [Route("/learn/{game}", learn), WebSocketRoute("/learn/{game}/live", learn_live)]


def walk_of(connection: HTTPConnection) -> Walk:
    """Return the lesson at the step that the address names. Raises: HTTPException 404."""
    try:
        game = registry.game(connection.path_params["game"])
    except VelkahraError as error:
        raise HTTPException(404) from error
    lesson = find_lesson(game, connection.query_params.get("lesson", ""))
    if lesson is None:
        raise HTTPException(404)
    return Walk(game, lesson, step_of(connection.query_params.get("step", "")))


def step_of(text: str) -> int:
    """Return the number of a step; anything but a number is the first one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


async def learn(request: Request) -> Response:
    """Show a lesson."""
    walk = walk_of(request)
    return shown(request, lesson_page(language_and_manner(request, walk.game), walk))


async def learn_live(socket: WebSocket) -> None:
    """Serve a lesson's page over its WebSocket."""
    try:
        walk = walk_of(socket)
    except HTTPException:
        await socket.close(POLICY_VIOLATION)
        return
    hub: Hub = socket.app.state.hub
    await socket.accept()
    language, drawn = language_and_manner(socket, walk.game), socket.query_params.get("drawn", "")
    await LessonConnection(socket, walk, language, hub.settings, drawn).run()
