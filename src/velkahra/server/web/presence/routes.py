"""The site as an app, tables in other pages, and the picture of a running game for links."""

from functools import lru_cache, partial
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from velkahra.core.contract.events import SPECTATOR
from velkahra.picture import cropping, curves, lettering
from velkahra.server.domain.texts import speaker
from velkahra.server.live.protocol import layout_digest
from velkahra.server.room.history import Projector
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import assets, numbers, pages, templates
from velkahra.server.web.kit.request import entered, language_and_manner, language_of, shown
from velkahra.server.web.people.company import company_page, said
from velkahra.server.web.replay import routes as replay
from velkahra.server.web.replay.sharing import HIGH, WIDE, framed

ICONS: Final = (192, 512)
PREFIX: Final = "/embed"
KIND: Final = "at-table embedded"
_PLACE: Final = (48, 96, 1104, 500)


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
    heading, scripts = said(request, "offline-title"), ["presence/offline.js"]
    styles = ["lobby/lobby.css"]
    template = "presence/offline.html"
    return company_page(request, heading, template, styles=styles, scripts=scripts)


def watch_head(request: Request, language: str, room: Room, seat: int) -> Markup:
    """Return the tags by which other sites show a link to watch a table; nothing for a seat's."""
    settings: Settings = request.app.state.hub.settings
    if seat != SPECTATOR or not settings.has_community:
        return pages.NOTHING
    facts = {
        "title": pages.title_of(room.ledger.game, language),
        "why": speaker(language)("watch-live"),
        "address": base_of(request) + request.url.path,
    }
    return templates.render("replay/head.html", language, wide=WIDE, high=HIGH, **facts)


async def _watched(request: Request) -> Room:
    """Return the room of a link to watch. Raises: HTTPException 404, even for a seat's link."""
    room, seat = await entered(request)
    if seat != SPECTATOR:
        raise HTTPException(404)
    return room


def board_png(room: Room, language: str) -> bytes:
    """Return the position as spectators see it, as a PNG for links."""
    from velkahra.press.png import png

    game = room.ledger.game
    drawn = cropping.without_unused(game.picture(room.view(SPECTATOR), language))
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="{curves.PAPER}"/>',
        lettering.text(pages.title_of(game, language), 48, 58, 38, curves.INK, anchor="start"),
        framed(drawn, _PLACE),
        "</svg>",
    )
    return png("".join(parts), WIDE)


async def board(request: Request) -> Response:
    """Show a table as spectators see it, without anything to do."""
    room = await _watched(request)
    game = room.ledger.game
    language = language_and_manner(request, game, room.row.language)
    layout = room.layout(SPECTATOR, language)
    facts = {
        "path": request.url.path.removeprefix(PREFIX),
        "game": game,
        "prompt": room.scene(SPECTATOR, language).prompt,
        "layout": Markup(layout),
        "drawn": layout_digest(layout),
        "words": pages.script_words(language),
        "signs": game.pages.seat_signs(room.row.options, len(room.row.seats)),
    }
    markup = pages.from_template(
        language,
        pages.title_of(game, language),
        "presence/board.html",
        facts,
        kind=KIND,
        styles=["table/moments.css", f"games/{game.name}.css", "presence/embedded.css"],
        scripts=["presence/board.js"],
        drawn=game,
    )
    return shown(request, markup)


def routes() -> list[BaseRoute]:
    """List the routes."""
    projector = Projector()

    async def card(request: Request) -> Response:
        room = await _watched(request)
        language = language_of(request, room.row.language)
        key = ("board", room.row.id, room.ledger.version, language)
        drawn = await projector.kept(key, partial(board_png, room, language))
        return Response(drawn, media_type="image/png")

    return [
        Route("/manifest.webmanifest", manifest),
        Route(f"/icon-{numbers.digits('size')}.png", icon),
        Route("/offline", offline),
        Route("/table/{table}/{token}/card.png", card),
        Route("/embed/table/{table}/{token}", board),
        Route("/embed/replay/{table}/{token}", partial(replay.show, projector=projector)),
    ]
