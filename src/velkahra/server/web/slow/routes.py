"""The routes of slow games: the next table, a seat's notes, its plans, an account's rests."""

from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from velkahra.core.contract.refusals import IllegalAction, NotationError, RecordError
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.plans import LONGEST_LINE, Imagined, UnsureError
from velkahra.server.live.alone import POLICY_VIOLATION
from velkahra.server.room.hub import Hub
from velkahra.server.room.plans import Planner
from velkahra.server.room.room import Room
from velkahra.server.store import backend, slow
from velkahra.server.web.identity.origin import address_of
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.kit.request import entered, language_and_manner, read_form, shown
from velkahra.server.web.slow import next_table, pages, rest_form
from velkahra.server.web.slow.planning import PlanConnection

LONGEST_FORM: Final = 8 * slow.LONGEST_NOTES


async def _own_seat(connection: HTTPConnection) -> tuple[Room, int]:
    """Return the room and seat of the link. Raises: HTTPException 404, even for spectators."""
    room, seat = await entered(connection)
    if seat < 0 or not room.has(Planner):
        raise HTTPException(404)
    return room, seat


def _table_of(request: Request) -> str:
    return f"/table/{request.path_params['table']}/{request.path_params['token']}"


async def notes(request: Request) -> Response:
    """Keep the notes of a seat."""
    room, seat = await _own_seat(request)
    form, table = await read_form(request, LONGEST_FORM), room.row.id
    text = form.get("text", "").replace("\r\n", "\n").strip()
    await room.store.run(lambda base: slow.keep_notes(base, table, seat, text))
    return RedirectResponse(f"{_table_of(request)}#own-notes", 303)


async def show_plan(request: Request) -> Response:
    """Show the page on which a seat plans."""
    return await _show(request, *await _own_seat(request))


async def _show(request: Request, room: Room, seat: int, wrong: str = "") -> Response:
    start = _start(room, seat)
    language = language_and_manner(request, room.ledger.game, room.row.language)
    markup = pages.plan_page(language, room, seat, _table_of(request), start, wrong)
    return shown(request, markup, 409 if wrong else 200)


def _start(room: Room, seat: int) -> Imagined | None:
    planner = room.feature(Planner)
    return planner.begin(seat) if planner.may_plan(seat) else None


async def add_plan(request: Request) -> Response:
    """Keep a line of actions in notation, one to a row of the form's field."""
    room, seat = await _own_seat(request)
    hub: Hub = request.app.state.hub
    await hub.messages.wait(address_of(request))
    texts = (await read_form(request)).get("line", "").split("\n")[: LONGEST_LINE + 1]
    try:
        await room.feature(Planner).add(seat, [text.strip() for text in texts if text.strip()])
    except NotNow as error:
        return await _show(request, room, seat, f"problem-{error.name}")
    except UnsureError:
        return await _show(request, room, seat, "problem-unsure")
    except (IllegalAction, NotationError):
        return await _show(request, room, seat, "problem-no-action")
    return RedirectResponse(f"{_table_of(request)}/plan#plans", 303)


async def drop_plan(request: Request) -> Response:
    """Take back one line, by its number, or all."""
    room, seat = await _own_seat(request)
    line = (await read_form(request)).get("line", "")
    number = number_of(line, -1)
    await room.feature(Planner).drop(seat, number if number >= 0 else None)
    return RedirectResponse(f"{_table_of(request)}/plan#plans", 303)


async def plan_live(socket: WebSocket) -> None:
    """Serve the page on which a seat plans."""
    try:
        room, seat = await _own_seat(socket)
        start = room.feature(Planner).begin(seat)
    except (HTTPException, RecordError, backend.StoreError, NotNow):
        await socket.close(POLICY_VIOLATION)
        return
    hub: Hub = socket.app.state.hub
    await socket.accept()
    language = language_and_manner(socket, room.ledger.game, room.row.language)
    turn = partial(hub.messages.wait, address_of(socket))
    drawn = socket.query_params.get("drawn", "")
    await PlanConnection(socket, start, room.row.options, language, hub.settings, turn, drawn).run()


_SEAT: Final = "/table/{table}/{token}"


ROUTES: Final = (
    Route("/next", next_table.go),
    Route("/waiting", next_table.count),
    Route(f"{_SEAT}/notes", notes, methods=["POST"]),
    Route(f"{_SEAT}/plan", show_plan),
    Route(f"{_SEAT}/plan", add_plan, methods=["POST"]),
    Route(f"{_SEAT}/plan/drop", drop_plan, methods=["POST"]),
    WebSocketRoute(f"{_SEAT}/plan/live", plan_live),
    Route("/account/rest", rest_form.change, methods=["POST"]),
)
