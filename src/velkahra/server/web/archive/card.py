"""The question at a table whether its game may be open data."""

from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store import games
from velkahra.server.web.archive import data
from velkahra.server.web.kit.pages import NOTHING
from velkahra.server.web.kit.request import entered, in_store, read_form
from velkahra.server.web.kit.templates import render

AGREED: Final = {"yes": True, "no": False}


async def question(request: Request, language: str, room: Room, seat: int) -> Markup:
    """Make the question for a seat, with its answer; nothing where there is none."""
    answer = await _asked(request, room, seat)
    if answer is None:
        return NOTHING
    return render("archive/card.html", language, answer=answer, path=request.url.path)


async def _asked(request: Request, room: Room, seat: int) -> str | None:
    hub: Hub = request.app.state.hub
    archives = hub.settings.archive and room.ledger.origin is None and not room.ledger.has_desk
    if not archives or seat < 0:
        return None
    return await in_store(request, games.asked, room.row.id, seat)


async def change(request: Request) -> Response:
    """Note the answer of a seat. Raises: HTTPException 404 where nothing is asked."""
    room, seat = await entered(request)
    agreed = AGREED.get((await read_form(request)).get("agree", ""))
    if agreed is None or await _asked(request, room, seat) is None:
        raise HTTPException(404)
    await in_store(request, games.answer, room.row.id, seat, agreed)
    if not agreed:
        data.forget(request.app.state.hub.settings.data, room.row.game)
    table, token = request.path_params["table"], request.path_params["token"]
    return RedirectResponse(f"/table/{table}/{token}#open-data", 303)
