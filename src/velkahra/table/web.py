"""The web application: routes, what every answer carries, and what an error looks like."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from velkahra.core import registry
from velkahra.core.record import write_record
from velkahra.core.refusals import RecordError, VelkahraError
from velkahra.table import links, pages
from velkahra.table.hub import Hub
from velkahra.table.live import Line
from velkahra.table.room import Room
from velkahra.table.settings import Settings
from velkahra.table.store import Store, StoreError
from velkahra.table.texts import accepted, known_language, speaker

log: Final = logging.getLogger(__name__)

STATIC: Final = Path(__file__).parent / "static"
LONGEST_FORM: Final = 10_000
MOST_SEATS: Final = 16
A_YEAR: Final = 365 * 24 * 3600

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
        kept = store or Store(settings.data)
        app.state.hub = Hub(kept, settings)
        yield
        app.state.hub.close()
        kept.close()

    return Starlette(
        routes=[
            Route("/", start),
            Route("/tables", open_table, methods=["POST"]),
            Route("/host/{table}/{secret}", host),
            Route("/table/{table}/{token}", table_page),
            Route("/table/{table}/{token}/record", record),
            Route("/table/{table}/{token}/seed", seed),
            WebSocketRoute("/table/{table}/{token}/live", live),
            Route("/games/{name}.css", game_style),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        exception_handlers={
            HTTPException: on_http_error,
            RecordError: on_other_rules,
            StoreError: on_store_error,
            Exception: on_failure,
        },
        lifespan=lifespan,
    )


def guarded(app: ASGIApp) -> ASGIApp:
    """Add the security headers to every answer, also to those the framework makes itself."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                static = scope["path"].startswith(("/static/", "/games/"))
                extra = {**HEADERS, "cache-control": "no-cache" if static else "no-store"}
                headers = [(k.encode(), v.encode()) for k, v in extra.items()]
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        await app(scope, receive, send_guarded if scope["type"] == "http" else send)

    return call


def language_of(connection: HTTPConnection, otherwise: str | None = None) -> str:
    """Choose the language: asked for now, chosen before, the table's, the browser's."""
    return known_language(
        connection.query_params.get("language"),
        connection.cookies.get("language"),
        otherwise,
        accepted(connection.headers.get("accept-language", "")),
    )


def shown(request: Request, markup: str, status: int = 200) -> Response:
    """Answer with a page, and remember the language if it was chosen just now."""
    answer = HTMLResponse(markup, status)
    wish = request.query_params.get("language")
    if wish and wish == known_language(wish):
        answer.set_cookie("language", wish, max_age=A_YEAR, samesite="lax", httponly=True)
    return answer


async def start(request: Request) -> Response:
    """Show the page on which a table is opened."""
    wish = request.query_params.get("game", registry.names()[0])
    try:
        game = registry.game(wish)
    except VelkahraError as error:
        raise HTTPException(404) from error
    return shown(request, pages.start_page(language_of(request), game))


async def open_table(request: Request) -> Response:
    """Open a table as the form says, and lead to it, or to its links if others take part."""
    language = language_of(request)
    if not same_origin(request):
        raise HTTPException(403, speaker(language)("error-foreign"))
    form = await read_form(request)
    wishes = [form.get(f"seat-{seat}", pages.NOBODY) for seat in range(MOST_SEATS)]
    taken = [wish for wish in wishes if wish != pages.NOBODY]
    options = {
        name.removeprefix("option-"): value
        for name, value in form.items()
        if name.startswith("option-")
    }
    players = ["person" if wish == "me" else wish for wish in taken]
    try:
        check_players(players)
        hub: Hub = request.app.state.hub
        table, secret = await hub.open_table(form.get("game", ""), players, options, language)
    except VelkahraError as error:
        why = speaker(language)("error-form", why=str(error))
        return HTMLResponse(pages.error_page(language, why), 400)
    return RedirectResponse(first_page(table, secret, taken), 303)


def check_players(players: list[str]) -> None:
    """Check who is to sit on the seats. Raises: VelkahraError."""
    for player in players:
        if player != "person" and player not in [f"bot {name}" for name in pages.bot_names()]:
            raise VelkahraError(f"there is no player {player!r}")


def first_page(table: str, secret: str, seats: list[str]) -> str:
    """Say where to go from the form: to one's own seat, to the show, or to the links."""
    if "person" in seats or seats.count("me") > 1:
        return f"/host/{table}/{secret}"
    role = seats.index("me") if "me" in seats else links.WATCH
    return f"/table/{table}/{links.token(secret, role)}"


async def host(request: Request) -> Response:
    """Show all links of a table to its host."""
    table, secret = request.path_params["table"], request.path_params["secret"]
    hub: Hub = request.app.state.hub
    room = await hub.is_host(table, secret)
    if room is None:
        raise HTTPException(404)
    seats = [
        "" if seat.bot else f"/table/{table}/{links.token(secret, n)}"
        for n, seat in enumerate(room.row.seats)
    ]
    watch = f"/table/{table}/{links.token(secret, links.WATCH)}"
    origin = f"{request.url.scheme}://{request.url.netloc}"
    language = language_of(request, room.row.language)
    return shown(request, pages.host_page(language, room, seats, watch, origin))


async def entered(connection: HTTPConnection) -> tuple[Room, int]:
    """Find the room and the seat of the link. Raises: HTTPException 404."""
    hub: Hub = connection.app.state.hub
    found = await hub.enter(connection.path_params["table"], connection.path_params["token"])
    if found is None:
        raise HTTPException(404)
    return found


async def table_page(request: Request) -> Response:
    """Show a table to whoever holds this link."""
    room, seat = await entered(request)
    language = language_of(request, room.row.language)
    return shown(request, pages.table_page(language, room, seat, request.url.path))


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
    if not same_origin(socket):
        await socket.close(1008)
        return
    try:
        room, seat = await entered(socket)
    except (HTTPException, RecordError, StoreError):
        await socket.close(1008)
        return
    language = language_of(socket, room.row.language)
    hub: Hub = socket.app.state.hub
    line = Line(socket, room, seat, language, hub.settings)
    with line.attached():
        await socket.accept()
        await line.run()


async def game_style(request: Request) -> Response:
    """Give the style sheet of a game's area."""
    try:
        game = registry.game(request.path_params["name"])
    except VelkahraError as error:
        raise HTTPException(404) from error
    return Response(game.style(), media_type="text/css")


def same_origin(connection: HTTPConnection) -> bool:
    """Say whether it comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def read_form(request: Request) -> dict[str, str]:
    """Read a small form. Raises: HTTPException for one that is too large or not text."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LONGEST_FORM:
            raise HTTPException(413)
    try:
        fields = parse_qs(raw.decode(), keep_blank_values=True, max_num_fields=100)
    except ValueError as error:
        raise HTTPException(400) from error
    return {name: values[-1] for name, values in fields.items()}


_KEYS: Final = {404: "error-not-found", 405: "error-method"}


def failed(request: Request, status: int, key: str, detail: str = "") -> Response:
    """Answer with a page that says what went wrong."""
    language = language_of(request)
    text = detail or speaker(language)(key)
    return HTMLResponse(pages.error_page(language, text), status)


def on_http_error(request: Request, error: Exception) -> Response:
    """Show a page for what the routes refuse."""
    assert isinstance(error, HTTPException)
    own = error.status_code in (403, 409)
    key = _KEYS.get(error.status_code, "error-method")
    return failed(request, error.status_code, key, error.detail if own else "")


def on_other_rules(request: Request, error: Exception) -> Response:
    """Show a page for a table of other rules."""
    log.warning("a table cannot be opened: %s", error)
    return failed(request, 409, "error-rules")


def on_store_error(request: Request, error: Exception) -> Response:
    """Show a page for a store that does not work now."""
    assert isinstance(error, StoreError)
    log.error("the store failed: %s", error)
    return failed(request, 503, f"problem-{error.reason}")


def on_failure(request: Request, error: Exception) -> Response:
    """Show a page for a mistake of ours."""
    return failed(request, 500, "error-server")
