"""The routes of slow games: the next table, a seat's notes, its plans, an account's rests."""

import time
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from velkahra.core.contract.refusals import IllegalAction, NotationError, RecordError
from velkahra.server.domain import agreements, plans, rests, texts
from velkahra.server.live.alone import POLICY_VIOLATION
from velkahra.server.room.hub import Hub
from velkahra.server.room.plans import Planner
from velkahra.server.room.rests import Rests
from velkahra.server.room.room import Room
from velkahra.server.store import backend, slow
from velkahra.server.web.identity.accounts import Account
from velkahra.server.web.identity.origin import address_of
from velkahra.server.web.kit import request as kit
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.lobby import lists
from velkahra.server.web.lobby import routes as lobby
from velkahra.server.web.people.company import Form, deed
from velkahra.server.web.slow import pages
from velkahra.server.web.slow.planning import PlanConnection

LONGEST_FORM: Final = 8 * slow.LONGEST_NOTES


async def _waiting(request: Request) -> tuple[int, list[lists.Mine]]:
    """Return at how many tables it is the visitor's turn, and those without the one looked at.

    The table that waits longest comes first.
    """
    asked = [entry for entry in await lobby.my_tables(request) if entry.asked() and entry.go]
    here = request.query_params.get("from", "")
    others = [entry for entry in asked if entry.table != here]
    return len(asked), sorted(others, key=lambda entry: entry.changed)


async def go_on(request: Request) -> Response:
    """Lead to the next table; where none waits, to the start page, which says so."""
    _, others = await _waiting(request)
    return RedirectResponse(others[0].go if others else "/?next=none", 303)


async def count(request: Request) -> Response:
    """Answer how many tables wait: `all` of them, and the others in words for the button."""
    every, others = await _waiting(request)
    say = texts.speaker(kit.language_of(request))
    text = say("next-table", count=len(others)) if others else ""
    return JSONResponse({"all": every, "others": len(others), "text": text})


async def _own_seat(connection: HTTPConnection) -> tuple[Room, int]:
    """Return the room and seat of the link. Raises: HTTPException 404, even for spectators."""
    room, seat = await kit.entered(connection)
    if seat < 0 or not room.has(Planner):
        raise HTTPException(404)
    return room, seat


def _table_of(request: Request, more: str = "") -> str:
    return f"/table/{request.path_params['table']}/{request.path_params['token']}{more}"


async def notes(request: Request) -> Response:
    """Keep the notes of a seat."""
    room, seat = await _own_seat(request)
    form, table = await kit.read_form(request, LONGEST_FORM), room.row.id
    text = form.get("text", "").replace("\r\n", "\n").strip()
    await room.store.run(lambda base: slow.keep_notes(base, table, seat, text))
    return RedirectResponse(_table_of(request, "#own-notes"), 303)


async def show_plan(request: Request, wrong: str = "") -> Response:
    """Show the page on which a seat plans, with a sentence about a `wrong` line."""
    room, seat = await _own_seat(request)
    planner = room.feature(Planner)
    start = planner.begin(seat) if planner.may_plan(seat) else None
    language = kit.language_and_manner(request, room.ledger.game, room.row.language)
    markup = pages.plan_page(language, room, seat, _table_of(request), start, wrong)
    return kit.shown(request, markup, 409 if wrong else 200)


async def add_plan(request: Request) -> Response:
    """Keep a line of actions in notation, one to a row of the form's field."""
    room, seat = await _own_seat(request)
    hub: Hub = request.app.state.hub
    await hub.messages.wait(address_of(request))
    lines = (await kit.read_form(request)).get("line", "").split("\n")[: plans.LONGEST_LINE + 1]
    try:
        await room.feature(Planner).add(seat, [text.strip() for text in lines if text.strip()])
    except agreements.NotNow as error:
        return await show_plan(request, f"problem-{error.name}")
    except plans.UnsureError:
        return await show_plan(request, "problem-unsure")
    except (IllegalAction, NotationError):
        return await show_plan(request, "problem-no-action")
    return RedirectResponse(_table_of(request, "/plan#plans"), 303)


async def drop_plan(request: Request) -> Response:
    """Take back one line, by its number, or all."""
    room, seat = await _own_seat(request)
    number = number_of((await kit.read_form(request)).get("line", ""), -1)
    await room.feature(Planner).drop(seat, number if number >= 0 else None)
    return RedirectResponse(_table_of(request, "/plan#plans"), 303)


async def plan_live(socket: WebSocket) -> None:
    """Serve the page on which a seat plans."""
    try:
        room, seat = await _own_seat(socket)
        start = room.feature(Planner).begin(seat)
    except (HTTPException, RecordError, backend.StoreError, agreements.NotNow):
        await socket.close(POLICY_VIOLATION)
        return
    hub: Hub = socket.app.state.hub
    await socket.accept()
    language = kit.language_and_manner(socket, room.ledger.game, room.row.language)
    turn = partial(hub.messages.wait, address_of(socket))
    drawn = socket.query_params.get("drawn", "")
    await PlanConnection(socket, start, room.row.options, language, hub.settings, turn, drawn).run()


@deed("")
async def change_rest(request: Request, account: Account, form: Form) -> str:
    """Keep when an account rests. Days that are no dates are left out."""
    hub: Hub = request.app.state.hub
    now = int(time.time())
    days = {rests.day_of(day) for day in form.get("days", "")[: pages.LONGEST_DAYS].split()}
    start, end = (number_of(form.get(name, "")) for name in ("start", "end"))
    digest, zone = number_of(form.get("digest", ""), -1), form.get("zone") or rests.UTC
    rest = rests.Rest(zone, start, end, tuple(sorted(days - {""})), now, digest)
    if not rests.is_valid(rest):
        raise HTTPException(400)
    await kit.in_store(request, slow.keep_rest, account.id, rest, rests.is_digest_due(rest, now))
    for room in list(hub.rooms()):
        if room.has(Rests):
            await room.feature(Rests).load()
    return "/account#rest"


_SEAT: Final = "/table/{table}/{token}"


ROUTES: Final = (
    Route("/next", go_on),
    Route("/waiting", count),
    Route(f"{_SEAT}/notes", notes, methods=["POST"]),
    Route(f"{_SEAT}/plan", show_plan),
    Route(f"{_SEAT}/plan", add_plan, methods=["POST"]),
    Route(f"{_SEAT}/plan/drop", drop_plan, methods=["POST"]),
    WebSocketRoute(f"{_SEAT}/plan/live", plan_live),
    Route("/account/rest", change_rest, methods=["POST"]),
)
