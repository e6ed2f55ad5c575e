"""Pictures of one's own tables for the start page, drawn from what one's seat may see."""

import asyncio
from collections.abc import Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from velkahra.picture.cropping import without_unused
from velkahra.server.room.hub import SPECTATOR, Hub
from velkahra.server.room.summary import TableSummary
from velkahra.server.web.identity import own_seats
from velkahra.server.web.kit.request import language_of


def address(language: str, summary: TableSummary, seats: Sequence[int]) -> str:
    """Return the address of a table's picture; it changes with the table, so browsers keep it."""
    seen = f"v={summary.version}&seat={_viewer(seats)}&language={language}"
    return f"/mine/{summary.row.id}/picture.svg?{seen}"


def _viewer(seats: Sequence[int]) -> int:
    """Return the seat whose view is drawn; spectators' for several, whose hands are secret."""
    return seats[0] if len(seats) == 1 else SPECTATOR


async def picture(request: Request) -> Response:
    """Answer with the position of a table on which the visitor has a seat, or that he hosts."""
    hub: Hub = request.app.state.hub
    room = await hub.room(request.path_params["table"])
    own = await own_seats.right_places(request)
    seats = list(own_seats.seats_at(room.row, own)) if room else []
    if room is None or not (seats or own_seats.hosted(room.row.id, own)):
        raise HTTPException(404)
    game, view = room.ledger.game, room.view(_viewer(seats))
    drawn = await asyncio.to_thread(game.picture, view, language_of(request))
    return Response(without_unused(drawn), media_type="image/svg+xml")


ROUTES = (Route("/mine/{table}/picture.svg", picture),)
