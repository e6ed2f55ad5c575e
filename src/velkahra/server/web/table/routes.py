"""The routes of a table: its page, its connection and its seed."""

from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from velkahra.core.contract.refusals import RecordError
from velkahra.server.domain import bounds, texts
from velkahra.server.live.connection import Connection
from velkahra.server.room.hub import Hub
from velkahra.server.store.backend import StoreError
from velkahra.server.web.archive import card
from velkahra.server.web.coach import pages as coach
from velkahra.server.web.identity import origin, own_seats
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.kit.request import entered, language_and_manner, language_of, shown
from velkahra.server.web.lobby import handover, level, routes
from velkahra.server.web.people import company, naming
from velkahra.server.web.presence import routes as presence
from velkahra.server.web.profiles.routes import sit_rated
from velkahra.server.web.slow import pages as slow_pages
from velkahra.server.web.table import page
from velkahra.server.web.table.again import again, follow, may_open
from velkahra.server.web.table.cards import cards
from velkahra.server.web.table.ending import ending, story


async def table_page(request: Request) -> Response:
    """Show a table to whoever holds this link."""
    room, seat = await entered(request)
    language = language_and_manner(request, room.ledger.game, room.row.language)
    hand = await handover.on_table(request, room, seat, language)
    welcome = f"met-{room.row.game}" not in request.cookies
    coached = seat >= 0 and await _is_coached(request, room.row.game)
    opens = await may_open(request, room, seat)
    known = await naming.introduced(request, room, seat, alone=not hand)
    others = [n for n, other in enumerate(room.row.seats) if n != seat and not other.bot]
    places = [(room.row.id, n) for n in others]
    menus = await company.menus_at(request, language, places)
    markup = page.table_page(
        language,
        room,
        seat,
        request.url.path,
        hand,
        welcome=welcome,
        coached=coached,
        opens=opens,
        known=known,
        slow=await slow_pages.card(language, room, seat, request.url.path, origin.base_of(request)),
        open_data=await card.question(request, language, room, seat),
        head=presence.watch_head(request, language, room, seat),
        menus={n: menu for (_, n), menu in menus.items()},
        story=await story(request, language, room, seat, request.url.path),
    )
    answer = shown(request, markup)
    if seat >= 0:
        await own_seats.remember(request, answer, room.row.id, {seat: request.path_params["token"]})
        await sit_rated(request, answer, room, seat)
    return answer


async def _is_coached(request: Request, game: str) -> bool:
    """Return whether the coach comes: as chosen, otherwise until a game was finished."""
    choice = coach.chosen(request, game)
    return choice == coach.ON or (
        not choice and not level.has_finished(game, await routes.my_tables(request))
    )


async def seed(request: Request) -> Response:
    """Give the dealer's seed when the game is over."""
    room, _ = await entered(request)
    if not room.is_over:
        raise HTTPException(409, texts.speaker(language_of(request))("error-early"))
    return PlainTextResponse(room.row.seed)


async def live(socket: WebSocket) -> None:
    """Keep a page up to date, and take what it does."""
    try:
        room, seat = await entered(socket)
    except (HTTPException, RecordError, StoreError):
        await socket.close(1008)
        return
    language = language_and_manner(socket, room.ledger.game, room.row.language)
    hub: Hub = socket.app.state.hub
    asked = socket.query_params
    line = Connection(
        socket,
        room,
        seat,
        language,
        hub.settings,
        asked.get("drawn", ""),
        address=origin.address_of(socket),
        turn=partial(hub.messages.wait, origin.address_of(socket)),
        coached=asked.get("coach") == coach.ON,
        seen=number_of(asked.get("seen", ""), bounds.MOST_ROWS),
        company=await company.company_at(socket, room.row.id),
    )
    with line.attached(), hub.connected(room, seat, origin.address_of(socket)):
        await socket.accept()
        await line.run()


_TABLE: Final = "/table/{table}/{token}"
ROUTES: Final = (
    Route(_TABLE, table_page),
    Route(f"{_TABLE}/again", again, methods=["POST"]),
    Route("/lobby/{table}/{token}", follow, methods=["POST"]),
    Route(f"{_TABLE}/cards", cards),
    Route(f"{_TABLE}/seed", seed),
    Route(f"{_TABLE}/over", ending),
    WebSocketRoute(f"{_TABLE}/live", live),
)
