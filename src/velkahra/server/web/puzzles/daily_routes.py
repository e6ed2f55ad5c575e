"""Routes of the puzzle of the day, and of puzzle storm."""

import time
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from velkahra.core import registry
from velkahra.server.domain import daily, links
from velkahra.server.live.alone import POLICY_VIOLATION
from velkahra.server.store import puzzles
from velkahra.server.web.kit import request as kit_request
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.lessons.routes import serve
from velkahra.server.web.people.company import is_on, who
from velkahra.server.web.puzzles import attempts, daily_pages


def _puzzle_of(day: int) -> daily.Puzzle:
    puzzle = daily.puzzle_of(day)
    if puzzle is None:
        raise HTTPException(404)
    return puzzle


async def show(request: Request) -> Response:
    """Show the puzzle of the day, one's rows and strength, and the door to a storm."""
    day, account = daily.day_of(time.time()), await who(request)
    own = await kit_request.in_store(request, puzzles.own, account) if account else None
    about = day, _puzzle_of(day), own, await kit_request.in_store(request, puzzles.solvers, day)
    page = daily_pages.daily_page(kit_request.language_of(request), *about, accounts=is_on(request))
    return kit_request.shown(request, page)


async def today(request: Request) -> Response:
    """Show the puzzle of the day on its board."""
    day = daily.day_of(time.time())
    puzzle = _puzzle_of(day)
    language = kit_request.language_and_manner(request, registry.game(puzzle.game))
    return kit_request.shown(request, daily_pages.today_page(language, day, puzzle))


async def today_live(socket: WebSocket) -> None:
    """Serve the page of the day's puzzle; one that was open at midnight can still be finished."""
    day = number_of(socket.query_params.get("day", ""), -1)
    if not daily.may_finish(day, time.time()):
        await socket.close(POLICY_VIOLATION)
        return
    puzzle = _puzzle_of(day)
    judge = attempts.Attempt(socket, puzzle, day)
    await serve(socket, lambda _: daily_pages.walk_of(puzzle), judge)


async def begin(request: Request) -> Response:
    """Begin a storm."""
    await kit_request.check_pace(request, "company")
    game = (await kit_request.read_form(request)).get("game", "")
    if not daily.puzzles(game):
        raise HTTPException(404)
    storm = puzzles.Storm(links.new_secret(), await who(request), game, int(time.time()), 0, 0)
    await kit_request.in_store(request, puzzles.begin_storm, storm)
    return RedirectResponse(f"/puzzle/storm/{storm.name}", 303)


async def _storm(connection: HTTPConnection) -> tuple[puzzles.Storm, daily.Puzzle | None]:
    """Return a storm and its present puzzle, None if it is over. Raises: HTTPException 404."""
    name = connection.path_params["name"]
    storm = await kit_request.in_store(connection, puzzles.storm, name)
    if storm is None or storm.account not in (0, await who(connection)):
        raise HTTPException(404)
    found = daily.storm_of(name, storm.game)
    going = storm.n < len(found) and storm.left(time.time()) > 0
    return storm, found[storm.n] if going else None


async def show_storm(request: Request) -> Response:
    """Show the present puzzle of a storm, or how it ended."""
    storm, puzzle = await _storm(request)
    if puzzle is None:
        account = await who(request)
        own = await kit_request.in_store(request, puzzles.own, account) if account else None
        page = daily_pages.result_page(kit_request.language_of(request), storm, own)
    else:
        language = kit_request.language_and_manner(request, registry.game(puzzle.game))
        page = daily_pages.storm_page(language, storm, puzzle, time.time())
    return kit_request.shown(request, page)


async def storm_live(socket: WebSocket) -> None:
    """Serve the page of a storm, for the puzzle that it shows."""
    try:
        storm, puzzle = await _storm(socket)
    except HTTPException:
        puzzle = None
    if puzzle is None or socket.query_params.get("n") != str(storm.n):
        await socket.close(POLICY_VIOLATION)
        return
    judge = attempts.StormAttempt(socket, puzzle, storm.name, storm.n)
    await serve(socket, lambda _: daily_pages.walk_of(puzzle), judge)


ROUTES: Final = (
    Route("/puzzle", show),
    Route("/puzzle/today", today),
    WebSocketRoute("/puzzle/today/live", today_live),
    Route("/puzzle/storm", begin, methods=["POST"]),
    Route("/puzzle/storm", kit_request.page_at("/puzzle")),
    Route("/puzzle/storm/{name}", show_storm),
    WebSocketRoute("/puzzle/storm/{name}/live", storm_live),
)
