"""The site as an app, tables in other pages, and the picture of a running game for links."""

from functools import lru_cache, partial
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from velkahra.core.contract.events import SPECTATOR
from velkahra.server.domain.texts import speaker
from velkahra.server.room.history import Projector
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import assets, numbers, pages, templates
from velkahra.server.web.kit.request import entered, language_and_manner, language_of, shown
from velkahra.server.web.presence import embedding
from velkahra.server.web.replay import routes as replay
from velkahra.server.web.replay import sharing

ICONS: Final = (192, 512)
OFFLINE_STYLE: Final = "lobby/lobby.css"


async def manifest(request: Request) -> Response:
    """Describe the site as an app."""
    written = templates.render("presence/manifest.json", language_of(request), sizes=ICONS)
    return Response(str(written), media_type="application/manifest+json")


async def icon(request: Request) -> Response:
    """Answer with the icon of the site, as PNG."""
    size = request.path_params["size"]
    if size not in ICONS:
        raise HTTPException(404)
    return Response(_icon(size), media_type="image/png")


@lru_cache(maxsize=len(ICONS))
def _icon(size: int) -> bytes:
    from velkahra.press.png import png

    return png(assets.files()["shared/icon.svg"].decode(), size)


async def offline(request: Request) -> Response:
    """Show the page for times without a connection. It has nothing of anybody."""
    language = language_of(request)
    markup = pages.from_template(
        language,
        speaker(language)("offline-title"),
        "presence/offline.html",
        {},
        styles=[OFFLINE_STYLE],
        scripts=["presence/offline.js"],
    )
    return shown(request, markup)


def watch_head(request: Request, language: str, room: Room, seat: int) -> Markup:
    """Return the tags by which other sites show a link to watch a table; nothing for a seat's."""
    settings: Settings = request.app.state.hub.settings
    if seat != SPECTATOR or not settings.has_community:
        return pages.NOTHING
    game = room.ledger.game
    return templates.render(
        "replay/head.html",
        language,
        title=pages.title_of(game, language),
        why=speaker(language)("watch-live"),
        address=base_of(request) + request.url.path,
        wide=sharing.WIDE,
        high=sharing.HIGH,
    )


async def watched(request: Request) -> Room:
    """Return the room of a link to watch. Raises: HTTPException 404, even for a seat's link."""
    room, seat = await entered(request)
    if seat != SPECTATOR:
        raise HTTPException(404)
    return room


def routes() -> list[BaseRoute]:
    """List the routes."""
    projector = Projector()

    async def card(request: Request) -> Response:
        room = await watched(request)
        language = language_of(request, room.row.language)
        key = ("board", room.row.id, room.ledger.version, language)
        drawn = await projector.kept(key, partial(embedding.board_png, room, language))
        return Response(drawn, media_type="image/png")

    async def board(request: Request) -> Response:
        room = await watched(request)
        language = language_and_manner(request, room.ledger.game, room.row.language)
        path = request.url.path.removeprefix(embedding.PREFIX)
        return shown(request, embedding.board_page(language, room, path))

    async def game(request: Request) -> Response:
        return await replay.show(request, projector)

    return [
        Route("/manifest.webmanifest", manifest),
        Route(f"/icon-{numbers.digits('size')}.png", icon),
        Route("/offline", offline),
        Route("/table/{table}/{token}/card.png", card),
        Route("/embed/table/{table}/{token}", board),
        Route("/embed/replay/{table}/{token}", game),
    ]
