"""The page on which a seat's token for a program is made and taken back."""

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.server.domain.texts import speaker
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.web.api import tokens
from velkahra.server.web.api.routes import ROOT
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit.pages import NOTHING, TAG, page, title_of
from velkahra.server.web.kit.request import entered, language_of, read_form, shown

STYLE: Final = "/static/lobby.css"
SCRIPT: Final = "/static/copy.js"


async def show(request: Request) -> Response:
    """Show how a program takes the seat of a link."""
    return await _shown(request, *await entered(request))


async def change(request: Request) -> Response:
    """Make a token, which is shown this once, or take all of the seat's back."""
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
    address = f"{base_of(request)}{ROOT}/tables/{room.row.id}"
    markup = program_page(language, room, seat, request.url.path, address, count, token)
    return shown(request, markup, status)


def program_page(
    language: str, room: Room, seat: int, path: str, address: str, count: int, token: str
) -> str:
    """Make the page. `path` is its own, `token` the one just made, if any."""
    say, game = speaker(language), room.ledger.game
    name = game.words.seat(language, room.row.options, seat) if seat >= 0 else say("host-watch")
    new = TAG('<p role="status">{}</p>{}').format(
        say("program-once"), _copied(language, say("program-token"), token)
    )
    revoke = TAG(
        '<form method="post"><p>{}</p><button name="do" value="revoke">{}</button></form>'
    ).format(say("program-count", count=count), say("program-revoke"))
    make = TAG(
        '<form method="post"><button class="{}" name="do" value="make">{}</button></form>'
    ).format("wide" if token else "main", say("program-make"))
    body = TAG(
        '<main class="sheet"><p class="lead">{lead}</p><p>{how} '
        "<code>docs/api.md</code>, <code>examples/random_client.py</code></p>"
        '<ul class="links">{address}</ul>{new}{make}{revoke}'
        '<p><a class="button" href="{back}">{to_table}</a></p></main>'
    ).format(
        lead=say("program-lead", seat=name),
        how=say("program-how"),
        address=_copied(language, say("program-address"), address),
        new=TAG('<ul class="links">{}</ul>').format(new) if token else NOTHING,
        make=make if count < tokens.MOST else TAG("<p>{}</p>").format(say("program-most")),
        revoke=revoke if count else NOTHING,
        back=path.removesuffix("/program"),
        to_table=say("notices-back"),
    )
    title = f"{say('program-title')} · {title_of(game, language)}"
    return page(
        language,
        title,
        body,
        heading=say("program-title"),
        styles=[STYLE],
        scripts=[SCRIPT],
    )


def _copied(language: str, label: str, text: str) -> str:
    """Make a row with a text to copy."""
    say = speaker(language)
    return TAG(
        '<li><span class="label">{label}</span><span class="link"><input readonly value="{text}" '
        'aria-label="{label}"><button type="button" data-copy="{text}" data-copied="{copied}">'
        "{copy}</button></span></li>"
    ).format(label=label, text=text, copied=say("host-copied"), copy=say("host-copy"))


PATH: Final = "/table/{table}/{token}/program"
ROUTES: Final = (Route(PATH, show), Route(PATH, change, methods=["POST"]))
