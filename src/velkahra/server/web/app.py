"""The web application: its routes, and what every answer carries."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from http import HTTPStatus
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from velkahra.server.room import manners, tournaments
from velkahra.server.room.hub import Hub
from velkahra.server.room.membership import Membership
from velkahra.server.settings import Settings
from velkahra.server.store import backend, limits
from velkahra.server.store.database import Store
from velkahra.server.web import compression, draining, errors, guard, peers
from velkahra.server.web.accounts import pages as account_pages
from velkahra.server.web.accounts import passkey_routes
from velkahra.server.web.admin import figures, health, maintenance
from velkahra.server.web.api import calls as api_calls
from velkahra.server.web.api import page as api_page
from velkahra.server.web.api import routes as api_routes
from velkahra.server.web.archive import routes as archive_routes
from velkahra.server.web.chat.routes import chat_mode
from velkahra.server.web.circle import routes as circle
from velkahra.server.web.clubs import routes as clubs
from velkahra.server.web.desk import map_upload, printing
from velkahra.server.web.desk import routes as desk_routes
from velkahra.server.web.identity.accounts import Accounts
from velkahra.server.web.kit import assets, covers, receiving
from velkahra.server.web.kit.preferences import looks, looks_of
from velkahra.server.web.lessons import routes as lesson_routes
from velkahra.server.web.lobby import handover, invitations, quick, tiles
from velkahra.server.web.lobby import routes as lobby
from velkahra.server.web.moderation import routes as moderation
from velkahra.server.web.notices import routes as notice_routes
from velkahra.server.web.notices.notices import Notices
from velkahra.server.web.presence import routes as presence_routes
from velkahra.server.web.profiles import routes as profile_routes
from velkahra.server.web.puzzles import daily_routes
from velkahra.server.web.puzzles import routes as puzzle_routes
from velkahra.server.web.replay import routes as replay_routes
from velkahra.server.web.rulebook import routes as rulebook_routes
from velkahra.server.web.slow import routes as slow_routes
from velkahra.server.web.slow.digest import Digest
from velkahra.server.web.study import routes as study_routes
from velkahra.server.web.table import routes as table_routes
from velkahra.server.web.tournaments import routes as tournament_routes

TABLES_AT_ONCE: Final = 40
FILES_AT_ONCE: Final = 10
COMPANY_A_SECOND: Final = 1 / 10
COMPANY_AT_ONCE: Final = 60
"""Requests of friendship, deeds in clubs and reports."""

HEADERS: Final = {
    # Style attributes place the pieces and hold no text of people.
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # "no-referrer" would send forms without an origin
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
EMBEDDED: Final = {name: value for name, value in HEADERS.items() if name != "x-frame-options"} | {
    "content-security-policy": HEADERS["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
    "cross-origin-resource-policy": "cross-origin",
}
"""Headers of the pages that other sites may show inside theirs; nothing can be changed there."""
FILE_HEADERS: Final = {
    name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")
}
"""Headers for static files, of which a table loads 45; the content policy is only for pages."""


def application(settings: Settings, store: Store | None = None, address: str = "") -> Starlette:
    """Return the application on `store` or `settings.place`, for other servers at `address`."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async def take_up(kept: Store) -> None:
            await furnish(app, settings, kept, address)

        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # keys and own cards
        await take_up(store or Store(settings.place))
        watch = asyncio.create_task(maintenance.keep_watch(lambda: app.state.hub, take_up))
        if settings.database:
            watch.cancel()  # a backup of the folder is not restored into the database
        yield
        watch.cancel()
        if app.state.hub.membership is not None:
            with contextlib.suppress(backend.StoreError):
                await app.state.hub.membership.leave()
        app.state.hub.close()
        app.state.hub.store.close()

    app = Starlette(
        routes=[
            *lobby.ROUTES,
            *(around_tables() if settings.has_community else ()),
            *(archive_routes.ROUTES if settings.archive else ()),
            *quick.ROUTES,
            *invitations.ROUTES,
            *tiles.ROUTES,
            *desk_routes.routes(),
            Route("/maps/{name}.jpg", map_upload.show),
            *handover.ROUTES,
            *account_pages.ROUTES,
            *passkey_routes.ROUTES,
            *notice_routes.ROUTES,
            *api_page.ROUTES,
            *api_routes.ROUTES,
            Route("/host/{table}/{secret}/chat", chat_mode, methods=["POST"]),
            *table_routes.ROUTES,
            Route("/games/{name}/cover.svg", covers.game_cover),
            *health.ROUTES,
            *replay_routes.routes(),
            *lesson_routes.routes(),
            *puzzle_routes.routes(),
            *(daily_routes.ROUTES if settings.daily_puzzle else ()),
            *(study_routes.routes() if settings.studies else ()),
            *rulebook_routes.ROUTES,
            Route("/static/{version}/{path:path}", assets.static),
        ],
        exception_handlers={**errors.HANDLERS},
        middleware=[
            Middleware(figures.Traced),
            Middleware(figures.Counted),
            Middleware(draining.ReadBeforeClosing),
            Middleware(compression.Compressed),
            Middleware(guard.OwnPagesOnly, refused=errors.on_foreign),
        ],
        lifespan=lifespan,
    )
    app.state.draining = False
    return app


def around_tables() -> list[BaseRoute]:
    """List the routes of people, tournaments, slow games and clubs, which a host may switch off."""
    return [
        *circle.ROUTES,
        *clubs.ROUTES,
        *moderation.ROUTES,
        *profile_routes.ROUTES,
        *tournament_routes.ROUTES,
        *slow_routes.ROUTES,
        *presence_routes.routes(),
    ]


async def furnish(app: Starlette, settings: Settings, store: Store, address: str = "") -> None:
    """Open the tables of a store in `app.state`: at the start, and after it was replaced."""
    membership = Membership(store, address, assets.place()) if address else None
    hub = app.state.hub = Hub(store, settings, membership=membership)
    hub.ask = peers.summary_from
    notices = app.state.notices = Notices(settings, store, hub.room)
    hub.attendants.append(notices)
    if membership is not None:
        membership.freed = partial(_take_over, hub, notices)
        await membership.enter()
    hub.start()
    await notices.resume()
    app.state.accounts = Accounts(store) if settings.accounts else None
    if settings.has_community:
        app.state.tournaments = tournaments.Tournaments(hub)
        around = manners.Manners(hub), Digest(hub, notices.mail), app.state.tournaments
        hub.attendants.extend(around)
    app.state.limits = visitors(settings, store)
    app.state.reception = receiving.Reception(settings.data)
    app.state.open_data = receiving.Turns()
    app.state.doctor = health.Doctor(hub)
    app.state.press = printing.Press()
    app.state.programs = api_calls.Programs(hub)


def _take_over(hub: Hub, notices: Notices) -> None:
    """Look after what tables of servers that are gone have to do by themselves."""
    notices.resume_soon()
    hub.wake_bots()


def visitors(settings: Settings, store: Store) -> dict[str, limits.Limit]:
    """Return the rate limits for what costs much, by its name; each is by address."""
    allowed = {
        "tables": (settings.tables_a_minute / 60, TABLES_AT_ONCE),
        "files": (settings.files_a_minute / 60, FILES_AT_ONCE),
        "offers": (lobby.OFFERS_A_SECOND, lobby.OFFERS_AT_ONCE),
        "seats": (lobby.TAKES_A_SECOND, lobby.TAKES_AT_ONCE),
        "company": (COMPANY_A_SECOND, COMPANY_AT_ONCE),
    }
    return {what: limits.Limit(store, what, *pace) for what, pace in allowed.items()}


def _headers(scope: Scope) -> dict[str, str]:
    return EMBEDDED if scope["path"].startswith(f"{presence_routes.PREFIX}/") else HEADERS


def guarded(app: ASGIApp) -> ASGIApp:
    """Add the security headers to every answer, even to those the framework makes itself."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = message["status"] in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED)
                kept = assets.keeping(scope["path"], scope["query_string"]) if found else "no-store"
                is_file = kept == assets.FOREVER and message["status"] == HTTPStatus.OK
                extra = {**(FILE_HEADERS if is_file else _headers(scope)), "cache-control": kept}
                headers = [(k.encode(), v.encode()) for k, v in extra.items()]
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        if scope["type"] == "http":
            looks.set(looks_of(HTTPConnection(scope).cookies.get("looks", "")))
        await app(scope, receive, send_guarded if scope["type"] == "http" else send)

    return call
