"""The screen of a camp for a projector: day, step, time left and standings, without secrets.

Its address is the spectators' one, so it can be opened on any computer.
"""

from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from velkahra.core.contract import events
from velkahra.server.domain.texts import speaker
from velkahra.server.room.room import Room
from velkahra.server.web.desk.news import notify
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import entered, language_of, shown


def announcing_at(watching: str) -> str:
    """Return the address of the screen of a table, from the one at which it is watched."""
    return f"{watching}/announce"


async def announcing_room(connection: HTTPConnection) -> Room:
    """Return the room of a link to a table that has a desk. Raises: HTTPException 404."""
    room, _ = await entered(connection)
    if not room.ledger.has_desk:
        raise HTTPException(404)
    return room


async def announce(request: Request) -> Response:
    """Show the screen."""
    room = await announcing_room(request)
    language = language_of(request, room.row.language)
    return shown(request, announcing_page(language, room, request.url.path))


def announcing_page(language: str, room: Room, path: str) -> str:
    """Return the screen: only what every spectator may know."""
    say, ledger, desk = speaker(language), room.ledger, room.ledger.game.desk
    assert desk is not None, "only a table with a desk has a screen"
    title = pages.title_of(ledger.game, language)
    day = desk.day(ledger.state, language, ledger.agreements.paused)
    facts = {
        "path": path,
        "version": ledger.version,
        "day": day,
        "now": room.scene(events.SPECTATOR, language).prompt,
        "paused": ledger.agreements.paused,
        "dials": running(language, room),
        "chart": desk.chart(ledger.state, room.row.options, language),
    }
    heading = day.title if day else title
    return pages.from_template(
        language,
        f"{title} · {heading}" if day else title,
        "desk/announce.html",
        facts,
        title=f"{say('desk-standings')} · {title}",
        kind="announcing",
        about=ledger.game,
        styles=["desk/announce.css"],
        scripts=["desk/announce.js"],
    )


def running(language: str, room: Room) -> list[tuple[str, int, bool]]:
    """List the clocks that run or, in a pause, stand in a turn: name, milliseconds, whether on."""
    turn = room.ledger.game.clock.turn_of(room.ledger.state)
    words, options = room.ledger.game.words, room.row.options
    return [
        (words.seat(language, options, seat), left, runs)
        for seat, left, runs in room.dials()
        if runs or seat == turn
    ]


_SCREEN: Final = announcing_at("/table/{table}/{token}")
ROUTES: Final = (
    Route(_SCREEN, announce),
    WebSocketRoute(f"{_SCREEN}/live", partial(notify, find=announcing_room)),
)
