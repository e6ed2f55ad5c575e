"""Playing with friends: one link for all who come, and a button that opens the table for them."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.server.domain import characters, links, texts
from velkahra.server.room.chat import Chat
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store import hints, invitations, seats
from velkahra.server.store.invitations import Invitation
from velkahra.server.web.identity import origin, own_seats
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import (
    check_pace,
    in_store,
    language_of,
    page_at,
    read_form,
    shown,
)
from velkahra.server.web.lobby import level, link_pages, quick, routes
from velkahra.server.web.lobby import pages as lobby_pages
from velkahra.server.web.people import naming
from velkahra.server.web.people import pages as people

CLAIM: Final = len(links.new_secret())


async def invite(request: Request) -> Response:
    """Begin to gather people for a game, and lead the host to the link for them."""
    await check_pace(request, "tables")
    form = await read_form(request)
    game, secret = quick.known_game(form.get("game", "")), links.new_secret()
    hub, host = request.app.state.hub, await naming.known(request)
    guest = host.name, host.face
    new = await hub.store.run(lambda base: invitations.invite(base, game.name, guest, secret))
    return RedirectResponse(f"/friends/{new}/{secret}", 303)


async def arrive(request: Request) -> Response:
    """Ask a newcomer for a name; tell a late one what else there is."""
    key = request.path_params["key"]
    found = await _found(request, key)
    if found.table and (way := await routes.own_way(request, found.table)):
        return RedirectResponse(way, 303)
    full = bool(found.table) or len(found.guests) >= max(registry.game(found.game).seats)
    return await _arrival(request, found, key, full=full)


async def arrive_at(request: Request) -> Response:
    """Ask a newcomer for a name at a table whose free seats are for those who come."""
    room, key = await _invited_room(request), request.path_params["key"]
    if way := await routes.own_way(request, room.row.id):
        return RedirectResponse(way, 303)
    here = [n for n in range(len(room.row.seats)) if n not in room.free]
    names = [room.feature(Chat).name(seat) for seat in here] or [""]
    found = Invitation(room.row.id, room.row.game, b"", room.row.id, tuple(names), (), ())
    return await _arrival(request, found, key, full=not room.free)


async def _arrival(request: Request, found: Invitation, key: str, *, full: bool) -> Response:
    """Make the page for a newcomer; if it is `full`, it leads elsewhere."""
    return _page(
        request,
        registry.game(found.game),
        "lobby/arrive.html",
        found,
        claim=links.new_secret(),
        known=await naming.known(request),
        full=full,
        watch=f"/table/{found.table}/{key}" if found.table else "",
    )


async def come_to(request: Request) -> Response:
    """Give a newcomer the first seat that is free for guests, and lead there."""
    await check_pace(request, "seats")
    room, hub = await _invited_room(request), request.app.state.hub
    form, table = await read_form(request), room.row.id
    claim = form.get("claim", "")
    if len(claim) != CLAIM:
        raise HTTPException(404)
    token, guest = links.token(claim, table), _guest_of(form)
    keys = await hub.change_keys(table, lambda base: seats.come(base, table, links.key(token)))
    for seat in keys if any(guest) else ():
        await room.feature(Chat).introduce(seat, *guest)
    found = await hub.enter(table, token)
    if found is None:
        return RedirectResponse(request.url.path, 303)
    answer = RedirectResponse(f"/table/{table}/{token}", 303)
    naming.remember(answer, *guest)
    await own_seats.remember(request, answer, table, {found[1]: token})
    return answer


async def _invited_room(request: Request) -> Room:
    hub: Hub = request.app.state.hub
    table, key = request.path_params["table"], request.path_params["key"]
    known = await hub.store.run(lambda base: invitations.leads_to(base, table, key))
    room = await hub.room(table) if known else None
    if room is None:
        raise HTTPException(404)
    return room


async def come(request: Request) -> Response:
    """Note a newcomer, and lead to the page that waits for the game."""
    await check_pace(request, "seats")
    found = await _found(request, request.path_params["key"])
    form = await read_form(request)
    claim = form.get("claim", "")
    if len(claim) != CLAIM:
        raise HTTPException(404)
    return await _named(request, found, claim, form)


async def gather(request: Request) -> Response:
    """Show who has come to the host or a guest, or lead to the table that was opened."""
    found, seat = await _guest(request)
    token = request.path_params["token"]
    if found.table:
        own = links.token(token, links.SEAT)
        answer = RedirectResponse(f"/table/{found.table}/{own}", 303)
        await own_seats.remember(request, answer, found.table, {seat: own})
        return answer
    game, base = registry.game(found.game), origin.base_of(request)
    return _page(
        request,
        game,
        "lobby/gather.html",
        found,
        seat=seat,
        link=f"{base}/join/{found.id}/{links.token(token, links.JOIN)}",
        fill=[
            count - len(found.guests) for count in game.seats if count >= max(2, len(found.guests))
        ],
        local=link_pages.is_local(base),
    )


async def rename(request: Request) -> Response:
    """Store the name of the host or a guest."""
    found, _ = await _guest(request)
    form = await read_form(request)
    return await _named(request, found, request.path_params["token"], form)


async def begin(request: Request) -> Response:
    """Open the table for those who came and some bots, and lead the host there."""
    found, seat = await _guest(request)
    if seat:
        raise HTTPException(404)
    await check_pace(request, "tables")
    form, game, hub = await read_form(request), registry.game(found.game), request.app.state.hub
    bots = form.get("bots", "0")
    players = ["person"] * len(found.guests)
    if bots.isdecimal() and int(bots) <= max(game.seats):
        mine = await quick.latest_first(request)
        players += [f"bot {level.level_of(game.name, mine)}"] * int(bots)
    if found.table or len(players) not in game.seats:
        return RedirectResponse(request.url.path.removesuffix("/begin"), 303)
    options = game.complete(dict(game.quick_start().options))
    table, secret = await hub.open_table(
        game.name,
        players,
        lobby_pages.offered(game, options, len(players)),
        language_of(request),
        hinting=hints.NO,
    )
    await hub.change_keys(table, lambda base: invitations.begin(base, found, table))
    answer = await gather(request)
    await own_seats.remember(request, answer, table, {}, host=secret)
    return answer


async def _found(request: Request, key: str = "") -> Invitation:
    """Return the invitation of a request; the guests' link has a `key`. Raises: HTTPException."""
    name = request.path_params["name"]
    found = await in_store(request, invitations.find, name)
    if found is None or (key and links.find(key, [found.key]) < 0):
        raise HTTPException(404)
    return found


async def _guest(request: Request) -> tuple[Invitation, int]:
    found = await _found(request)
    seat = invitations.seat_of(found, request.path_params["token"])
    if seat < 0:
        raise HTTPException(404)
    return found, seat


async def _named(
    request: Request, found: Invitation, claim: str, form: Mapping[str, str]
) -> Response:
    """Note a person with the name and face of a form, and lead to the page of all who came."""
    guest = _guest_of(form)
    most = max(registry.game(found.game).seats)
    if not await in_store(request, invitations.come, found.id, guest, claim, most):
        return RedirectResponse(request.url.path, 303)
    answer = RedirectResponse(f"/friends/{found.id}/{claim}", 303)
    naming.remember(answer, *guest)
    return answer


def _guest_of(form: Mapping[str, str]) -> tuple[str, str]:
    """Return the name and the face of a form, "" for none."""
    return naming.called(form.get("name", "")), characters.known_face(form.get("face", ""))


def _page(
    request: Request, game: Game, template: str, found: Invitation, **facts: object
) -> Response:
    language = language_of(request)
    title, say = pages.title_of(game, language), texts.speaker(language)
    unnamed = (say("friends-host"), *[say("friends-guest")] * len(found.guests))
    facts = {
        "found": found,
        "title": title,
        "guests": [name or other for name, other in zip(found.guests, unnamed, strict=False)],
        "choosable": characters.FACES,
        "most": max(game.seats),
        "path": request.url.path,
        "code_of": partial(link_pages.code, language),
        **facts,
    }
    return shown(
        request,
        pages.from_template(
            language,
            title,
            template,
            facts,
            title=f"{say('friends-title')} · {title}",
            kind="plain",
            about=game,
            styles=[link_pages.STYLE, people.STYLE],
            scripts=["shared/copy-link.js", "lobby/guests.js"],
        ),
    )


ROUTES: Final = (
    Route("/friends", page_at("/")),
    Route("/friends", invite, methods=["POST"]),
    Route("/friends/{name}/{token}", gather),
    Route("/friends/{name}/{token}", rename, methods=["POST"]),
    Route("/friends/{name}/{token}/begin", begin, methods=["POST"]),
    Route("/join/{name}/{key}", arrive),
    Route("/join/{name}/{key}", come, methods=["POST"]),
    Route("/lobby/{table}/guest/{key}", arrive_at),
    Route("/lobby/{table}/guest/{key}", come_to, methods=["POST"]),
)
