"""The page on which a seat's token for a program is created and revoked."""

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.server.domain.texts import speaker
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.web.api import calls, problems, tokens
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import entered, language_of, read_form, shown

STYLE: Final = "lobby/lobby.css"
SCRIPT: Final = "shared/copy-link.js"


async def show(request: Request) -> Response:
    """Show how a program takes the seat of a link."""
    return await _shown(request, *await entered(request))


async def change(request: Request) -> Response:
    """Create a token, which is shown this once, or revoke all of the seat's."""
    room, seat = await entered(request)
    hub: Hub = request.app.state.hub
    if (await read_form(request)).get("do") == "revoke":
        await tokens.revoke(hub.store, room.row.id, seat)
        return RedirectResponse(request.url.path, 303)
    try:
        token = await tokens.issue(hub.store, room, seat)
    except tokens.TooManyTokens:
        return await _shown(request, room, seat, status=409)
    return await _shown(request, room, seat, token)


async def _shown(
    request: Request, room: Room, seat: int, token: str = "", status: int = 200
) -> Response:
    hub: Hub = request.app.state.hub
    language = language_of(request, room.row.language)
    count = await tokens.count(hub.store, room.row.id, seat)
    address = f"{base_of(request)}{calls.ROOT}/tables/{room.row.id}"
    markup = program_page(language, room, seat, request.url.path, address, count, token)
    return shown(request, markup, status)


def program_page(
    language: str, room: Room, seat: int, path: str, address: str, count: int, token: str
) -> str:
    """Return the page; `token` is the one just made, if any, `count` how many the seat has."""
    say, game = speaker(language), room.ledger.game
    name = game.words.seat(language, room.row.options, seat) if seat >= 0 else say("host-watch")
    facts = {
        "seat": name,
        "address": address,
        "token": token,
        "count": count,
        "most": tokens.MOST,
        "reference": problems.PAGE,
        "back": path.removesuffix("/program"),
    }
    title = f"{say('program-title')} · {pages.title_of(game, language)}"
    return pages.from_template(
        language,
        say("program-title"),
        "api/program.html",
        facts,
        title=title,
        styles=[STYLE],
        scripts=[SCRIPT],
    )


PATH: Final = "/table/{table}/{token}/program"
ROUTES: Final = (Route(PATH, show), Route(PATH, change, methods=["POST"]))
