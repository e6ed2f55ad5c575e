"""The web application: routes, what every answer carries, and what an error looks like."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from velkahra.core import registry
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.core.play.record import write_record
from velkahra.server.domain.pace import Paces
from velkahra.server.domain.texts import speaker
from velkahra.server.live.connection import Line
from velkahra.server.room.hub import Hub
from velkahra.server.settings import Settings
from velkahra.server.store.archive.receiving import Reception
from velkahra.server.store.database import DamagedError, Store, StoreError
from velkahra.server.web.accounts import pages as account_pages
from velkahra.server.web.accounts import passkey_routes
from velkahra.server.web.admin import maintenance
from velkahra.server.web.admin.health import Doctor, health
from velkahra.server.web.api import page as api_page
from velkahra.server.web.api import routes as api_routes
from velkahra.server.web.chat.routes import chat_mode
from velkahra.server.web.desk import map_upload
from velkahra.server.web.desk import routes as desk_routes
from velkahra.server.web.desk.printing import Press
from velkahra.server.web.guard import HARMLESS, OwnPagesOnly
from velkahra.server.web.identity.accounts import Accounts
from velkahra.server.web.identity.own_seats import remember
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.assets import keeping, static
from velkahra.server.web.kit.request import entered, language_of, shown, told_in
from velkahra.server.web.lessons import routes as lesson_routes
from velkahra.server.web.lobby import handover
from velkahra.server.web.lobby import routes as lobby
from velkahra.server.web.notices import routes as notice_routes
from velkahra.server.web.notices.notices import Notices
from velkahra.server.web.replay import routes as replay_routes
from velkahra.server.web.table import page

log: Final = logging.getLogger(__name__)

TABLES_AT_ONCE: Final = 40
FILES_AT_ONCE: Final = 10

HEADERS: Final = {
    # Pieces are placed by style attributes, which hold nothing a person typed.
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # with "no-referrer" a form would have no origin
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def application(settings: Settings, store: Store | None = None) -> Starlette:
    """Make the application. Without a `store` it opens the one of `settings.data`."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async def take_up(kept: Store) -> None:
            await furnish(app, settings, kept)

        await take_up(store or Store(settings.data))
        watch = asyncio.create_task(maintenance.keep_watch(lambda: app.state.hub, take_up))
        yield
        watch.cancel()
        app.state.hub.close()
        app.state.hub.store.close()

    return Starlette(
        routes=[
            *lobby.ROUTES,
            *desk_routes.routes(),
            Route("/maps/{name}.jpg", map_upload.show),
            *handover.ROUTES,
            *account_pages.ROUTES,
            *passkey_routes.ROUTES,
            *notice_routes.ROUTES,
            *api_page.ROUTES,
            *api_routes.ROUTES,
            Route("/host/{table}/{secret}/chat", chat_mode, methods=["POST"]),
            Route("/table/{table}/{token}", table_page),
            Route("/table/{table}/{token}/record", record),
            Route("/table/{table}/{token}/seed", seed),
            WebSocketRoute("/table/{table}/{token}/live", live),
            Route("/games/{name}.css", game_style),
            Route("/health", health),
            *replay_routes.routes(),
            *lesson_routes.routes(),
            Route("/static/{version}/{path:path}", static),
        ],
        exception_handlers={
            HTTPException: on_http_error,
            RecordError: on_other_rules,
            StoreError: on_store_error,
            ClientDisconnect: on_disconnect,
            Exception: on_failure,
        },
        middleware=[
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=5),
            Middleware(OwnPagesOnly, refused=on_foreign),
        ],
        lifespan=lifespan,
    )


async def furnish(app: Starlette, settings: Settings, store: Store) -> None:
    """Open the tables of a store: at the start, and after it was replaced."""
    hub = app.state.hub = Hub(store, settings)
    notices = app.state.notices = Notices(settings, store, hub.room)
    hub.attendants.append(notices)
    hub.start()
    await notices.resume()
    app.state.accounts = Accounts(store) if settings.accounts else None
    app.state.paces = visitors(settings)
    app.state.reception = Reception()
    app.state.one_form = asyncio.Semaphore(1)
    app.state.doctor = Doctor(hub)
    app.state.press = Press()
    app.state.programs = api_routes.Programs(hub)


def visitors(settings: Settings) -> dict[str, Paces]:
    """Make what limits how often an address does what costs much."""
    return {
        "tables": Paces(settings.tables_a_minute / 60, TABLES_AT_ONCE),
        "files": Paces(settings.files_a_minute / 60, FILES_AT_ONCE),
        "seats": Paces(lobby.TAKES_A_SECOND, lobby.TAKES_AT_ONCE),
    }


def guarded(app: ASGIApp) -> ASGIApp:
    """Add the security headers to every answer, also to those the framework makes itself."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = keeping(scope["path"], scope["query_string"])
                extra = {**HEADERS, "cache-control": kept}
                headers = [(k.encode(), v.encode()) for k, v in extra.items()]
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        await app(scope, receive, send_guarded if scope["type"] == "http" else send)

    return call


async def table_page(request: Request) -> Response:
    """Show a table to whoever holds this link."""
    room, seat = await entered(request)
    language = told_in(request, room.ledger.game, room.row.language)
    hand = await handover.on_table(request, room, seat, language)
    answer = shown(request, page.table_page(language, room, seat, request.url.path, hand))
    if seat >= 0:
        await remember(request, answer, room.row.id, {seat: request.path_params["token"]})
    return answer


async def record(request: Request) -> Response:
    """Give the record of a finished game; while it goes on it would show what is hidden."""
    room, _ = await entered(request)
    if not room.ledger.state.is_over():
        raise HTTPException(409, speaker(language_of(request))("error-early"))
    text = write_record(room.ledger.play.record(room.notes()), room.ledger.game)
    name = f"{room.row.game}-{room.row.id}.txt"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def seed(request: Request) -> Response:
    """Give the dealer's seed when the game is over."""
    room, _ = await entered(request)
    if not room.ledger.state.is_over():
        raise HTTPException(409, speaker(language_of(request))("error-early"))
    return PlainTextResponse(room.row.seed)


async def live(socket: WebSocket) -> None:
    """Keep a page up to date, and take what it does."""
    try:
        room, seat = await entered(socket)
    except (HTTPException, RecordError, StoreError):
        await socket.close(1008)
        return
    language = told_in(socket, room.ledger.game, room.row.language)
    hub: Hub = socket.app.state.hub
    line = Line(socket, room, seat, language, hub.settings)
    with line.attached(), hub.connected(room.row.id, seat):
        await socket.accept()
        await line.run()


async def game_style(request: Request) -> Response:
    """Give the style sheet of a game's area."""
    try:
        game = registry.game(request.path_params["name"])
    except VelkahraError as error:
        raise HTTPException(404) from error
    return Response(game.style(), media_type="text/css")


_KEYS: Final = {
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
    429: "error-too-often",
}


def failed(request: Request, status: int, key: str, detail: str = "") -> Response:
    """Answer with a page that says what went wrong; programs get it as JSON."""
    language = language_of(request)
    text = detail or speaker(language)(key)
    if request.url.path.startswith("/api/"):
        return api_routes.failed(status, key.removeprefix("error-"), text)
    return HTMLResponse(pages.error_page(language, text), status)


def on_foreign(request: Request) -> Response:
    """Show a page for what another site sent."""
    return failed(request, 403, "error-foreign")


def on_http_error(request: Request, error: Exception) -> Response:
    """Show a page for what the routes refuse."""
    assert isinstance(error, HTTPException)
    own = error.status_code in (403, 409)
    key = _KEYS.get(error.status_code, "error-method")
    return failed(request, error.status_code, key, error.detail if own else "")


def on_other_rules(request: Request, error: Exception) -> Response:
    """Show a page for a table of other rules."""
    log.warning("a table cannot be opened: %s", error)
    return HTMLResponse(replay_routes.legacy_page(request, language_of(request)), 409)


def on_store_error(request: Request, error: Exception) -> Response:
    """Show a page for a store that does not work now."""
    assert isinstance(error, StoreError)
    log.error("the store failed: %s", error)
    if isinstance(error, DamagedError) and request.method in HARMLESS:
        why = "unread-store-damaged"
        return HTMLResponse(replay_routes.legacy_page(request, language_of(request), why), 503)
    kind = "unread" if request.method in HARMLESS else "problem"
    return failed(request, 503, f"{kind}-{error.reason}")


def on_disconnect(request: Request, error: Exception) -> Response:
    """End a request whose rest never came; nobody hears the answer."""
    log.info("a request was broken off")
    return Response(status_code=400)


def on_failure(request: Request, error: Exception) -> Response:
    """Show a page for a mistake of ours."""
    return failed(request, 500, "error-server")
