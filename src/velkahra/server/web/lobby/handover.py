"""Several seats on one device: between two of them a curtain, a page that shows nothing hidden.

Each seat keeps its own page and link; the links are in the device's cookie, so that no page has
another seat's. The table's page leaves for the curtain when another seat of the device has to
decide; the curtain leads to that seat's page.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.server.domain import tables, texts
from velkahra.server.room.hub import SPECTATOR, Hub
from velkahra.server.room.room import Room
from velkahra.server.web.identity.own_seats import Place, places, seats_at
from velkahra.server.web.kit import numbers, pages, templates
from velkahra.server.web.kit.request import language_of, shown

STYLE: Final = "lobby/lobby.css"
LAST_LINES: Final = 8


async def handed_round(connection: HTTPConnection, row: tables.TableRow) -> dict[int, Place]:
    """Return the seats of a table handed round on this device, with places; none if only one is."""
    shared = [place for place in await places(connection) if place.kind == "hand"]
    found = seats_at(row, shared)
    return found if len(found) > 1 else {}


async def on_table(connection: HTTPConnection, room: Room, seat: int, language: str) -> Markup:
    """Make what a page of a seat needs to be handed over; nothing where one seat sits alone."""
    seats = await handed_round(connection, room.row)
    if seat not in seats:
        return Markup()
    others, acting = sorted(set(seats) - {seat}), room.acting()
    return templates.render(
        "lobby/hand_over.html",
        language,
        table=room.row.id,
        seat=seat,
        others=msgspec.json.encode(others).decode(),
        due=seat not in acting and any(other in acting for other in others),
    )


async def curtain(request: Request) -> Response:
    """Show whose turn it is, and nothing that anybody could not know."""
    room, seats = await _found(request)
    language = language_of(request, room.row.language)
    return shown(request, curtain_page(language, room, seats))


async def open_seat(request: Request) -> Response:
    """Open the curtain for one seat."""
    room, seats = await _found(request)
    place = seats.get(request.path_params["seat"])
    if place is None:
        raise HTTPException(404)
    return RedirectResponse(f"/table/{room.row.id}/{place.token}", 303)


async def _found(request: Request) -> tuple[Room, dict[int, Place]]:
    hub: Hub = request.app.state.hub
    room = await hub.room(request.path_params["table"])
    seats = await handed_round(request, room.row) if room else {}
    if room is None or not seats:
        raise HTTPException(404)
    return room, seats


def curtain_page(language: str, room: Room, seats: Mapping[int, Place]) -> str:
    """Make the page between two seats of one device."""
    say = texts.speaker(language)
    over = room.is_over
    words, options = room.ledger.game.words, room.row.options
    names = {seat: words.seat(language, options, seat) for seat in range(len(room.row.seats))}
    asked = room.acting()
    own = [seat for seat in asked if seat in seats]
    heading, lead = _summary(say, names, asked, own, over=over)
    facts = {
        "table": room.row.id,
        "lead": lead,
        "asked": {seat: names[seat] for seat in own},
        "others": {seat: names[seat] for seat in seats if seat not in own},
        "waits": not own and not over,
        "lines": room.scene(SPECTATOR, language).log[-LAST_LINES:],
    }
    title = f"{heading} · {pages.title_of(room.ledger.game, language)}"
    return pages.from_template(
        language,
        heading,
        "lobby/curtain.html",
        facts,
        title=title,
        kind="plain closed",
        about=room.ledger.game,
        styles=[STYLE],
        scripts=["lobby/curtain.js"],
    )


def _summary(
    say: texts.Say, names: Mapping[int, str], asked: list[int], own: list[int], *, over: bool
) -> tuple[str, str]:
    if over:
        return say("hand-ended"), say("hand-ended-lead")
    listed = ", ".join(names[seat] for seat in own or asked)
    if own:
        return say("hand-title", seat=listed), say("hand-lead")
    return say("hand-wait", seats=listed), say("hand-wait-lead")


ROUTES: Final = (
    Route("/hand/{table}", curtain),
    Route(f"/hand/{{table}}/{numbers.digits('seat')}", open_seat),
)
