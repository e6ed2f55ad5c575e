"""The routes of clubs: all of them, one with its tables, and what people do there."""

from typing import Final
from urllib.parse import quote

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.server.domain import links
from velkahra.server.domain.chat import ChatError
from velkahra.server.domain.clubs import (
    LONGEST_TEXT,
    NAME_LENGTHS,
    is_in,
    may,
    proper_name,
    proper_text,
)
from velkahra.server.domain.texts import speaker
from velkahra.server.store import clubs, ties
from velkahra.server.store.clubs import Club
from velkahra.server.web.clubs.deeds import NOT_YOURS, carry_out
from velkahra.server.web.identity.accounts import Account, folded
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import check_pace, language_of, read_form
from velkahra.server.web.lobby import lists
from velkahra.server.web.lobby import routes as lobby
from velkahra.server.web.people.company import (
    company_page,
    for_people,
    only_on,
    signed_in,
)

MOST_LISTED: Final = 50


async def show_all(request: Request) -> Response:
    """Show the clubs, and the form to found one."""
    hub, account = request.app.state.hub, await signed_in(request)
    listed = await hub.store.run(lambda base: clubs.largest(base, MOST_LISTED))
    mine = account and await hub.store.run(lambda base: clubs.of_account(base, account.id))
    own = {club.id for club in mine or ()}
    return company_page(
        request,
        speaker(language_of(request))("clubs-title"),
        "clubs/list.html",
        account=account,
        mine=mine or (),
        others=[club for club in listed if club.id not in own],
        longest=max(NAME_LENGTHS),
    )


@for_people
async def found(request: Request, account: Account) -> Response:
    """Found a club."""
    await check_pace(request, "company")
    form, hub, say = await read_form(request), request.app.state.hub, speaker(language_of(request))
    try:
        name = proper_name(form.get("name", ""))
    except ChatError as error:
        raise HTTPException(409, say("club-bad-name")) from error
    facts = account.id, name, folded(name), links.new_secret()
    if not await hub.store.run(lambda base: clubs.found(base, *facts)):
        raise HTTPException(409, say("club-taken"))
    return RedirectResponse(address_of(name), 303)


async def show(request: Request) -> Response:
    """Show a club: its text to everybody, its people and tables to its members."""
    club, hub, account = await _club(request), request.app.state.hub, await signed_in(request)
    who, language = account.id if account else 0, language_of(request)
    role = await hub.store.run(lambda base: clubs.role_of(base, club.id, who))
    people = await hub.store.run(lambda base: clubs.members(base, club.id)) if is_in(role) else ()
    door = request.query_params.get("door", "")
    return company_page(
        request,
        club.name,
        "clubs/club.html",
        f"door={quote(door)}&" if door else "",
        account=account,
        club=club,
        path=address_of(club.name),
        role=role,
        may=may,
        people=people,
        known={one.id: one.tie for one in await hub.store.run(lambda base: ties.of(base, who))},
        offers=await _offers(request, language, club) if is_in(role) else (),
        lobby=lists.Lobby(claim=links.new_secret()),
        games=[(name, pages.title_of(registry.game(name), language)) for name in registry.names()],
        door=door,
        link=f"{base_of(request)}{address_of(club.name)}?door={club.door}",
        longest=LONGEST_TEXT,
        tournaments=tournaments_of(language, club),
    )


async def _offers(request: Request, language: str, club: Club) -> list[dict[str, object]]:
    own = {mine.table for mine in await lobby.my_tables(request)}
    found = await lobby.offers(request, own, club.id)
    return [lists.open_offer(language, offer) for offer in found]


@for_people
async def change(request: Request, account: Account) -> Response:
    """Do a deed in a club: join, leave, or what organisers and the founder may."""
    await check_pace(request, "company")
    club, form, hub = await _club(request), await read_form(request), request.app.state.hub
    say, deed = speaker(language_of(request)), form.get("do", "")
    try:
        form["text"] = proper_text(form.get("text", ""))
    except ChatError as error:
        raise HTTPException(409, say(f"problem-chat-{error.reason}")) from error
    why = await hub.store.run(lambda base: carry_out(base, club, account.id, deed, form))
    if why:
        raise HTTPException(404) if why == NOT_YOURS else HTTPException(409, say(why))
    return RedirectResponse("/clubs" if deed == "close" else address_of(club.name), 303)


async def _club(request: Request) -> Club:
    """Return the club of a request. Raises: HTTPException 404."""
    hub, name = request.app.state.hub, folded(request.path_params["name"])
    club: Club | None = await hub.store.run(lambda base: clubs.find(base, name))
    if club is None:
        raise HTTPException(404)
    return club


def address_of(name: str) -> str:
    """Return the address of a club's page."""
    return f"/clubs/{quote(name, safe='')}"


def tournaments_of(language: str, club: Club) -> Markup:
    """Return the part of a club's page with its tournaments: a place for them, empty until then."""
    return pages.NOTHING


ROUTES: Final = (
    Route("/clubs", only_on(show_all)),
    Route("/clubs", found, methods=["POST"]),
    Route("/clubs/{name}", only_on(show)),
    Route("/clubs/{name}", change, methods=["POST"]),
)
