"""The routes of clubs: all of them, one with its tables, and what people do there."""

from typing import Any, Final
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from velkahra.server.domain import clubs as rules
from velkahra.server.domain import links
from velkahra.server.store import clubs, profiles, ties, tournaments
from velkahra.server.store.clubs import Club
from velkahra.server.web.identity.accounts import Account, folded
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import in_store, language_of
from velkahra.server.web.lobby import lists
from velkahra.server.web.lobby import routes as lobby
from velkahra.server.web.people import company
from velkahra.server.web.tournaments.pages import facts_of

MOST_LISTED: Final = 50


async def show_all(request: Request) -> Response:
    """Show the clubs, and the form to found one."""
    account = await company.signed_in(request)
    listed = await in_store(request, clubs.largest, MOST_LISTED)
    mine = await in_store(request, clubs.of_account, company.number(account))
    return company.company_page(
        request,
        company.said(request, "clubs-title"),
        "clubs/list.html",
        account=account,
        mine=mine,
        others=[club for club in listed if club not in mine],
        longest=max(rules.NAME_LENGTHS),
    )


@company.deed()
async def found(request: Request, account: Account, form: company.Form) -> str:
    """Found a club."""
    name = company.checked(request, rules.proper_name, form.get("name", ""), "club-bad-name")
    secret = links.new_secret()
    if not await in_store(request, clubs.found, account.id, name, folded(name), secret):
        raise company.refused(request, "club-taken")
    return address_of(name)


async def show(request: Request) -> Response:
    """Show a club: its text to everybody, its people and tables to its members."""
    club, account = await _club(request), await company.signed_in(request)
    path, door = address_of(club.name), request.query_params.get("door", "")
    role = await in_store(request, clubs.role_of, club.id, company.number(account))
    inside = await _inside(request, club, company.number(account)) if rules.is_in(role) else {}
    return company.company_page(
        request,
        club.name,
        "clubs/club.html",
        f"door={quote(door)}&" if door else "",
        account=account,
        club=club,
        path=path,
        role=role,
        may=rules.may,
        door=door,
        link=f"{base_of(request)}{path}?door={club.door}",
        longest=rules.LONGEST_TEXT,
        **inside,
    )


async def _inside(request: Request, club: Club, account: int) -> dict[str, Any]:
    """Return what the page of a club shows to its members."""
    language, people = language_of(request), await in_store(request, clubs.members, club.id)
    own = {mine.table for mine in await lobby.my_tables(request)}
    offers = await lobby.offers(request, own, club.id)
    return {
        "people": people,
        "known": {one.id: one.tie for one in await in_store(request, ties.of, account)},
        "seen": await in_store(request, profiles.seen, account, [one.id for one in people]),
        "offers": [lists.open_offer(language, offer) for offer in offers],
        "lobby": lists.Lobby(claim=links.new_secret()),
        "games": pages.titles(language),
        "tournaments": await in_store(request, tournaments.listed, "club", club.id),
        "facts_of": facts_of,
    }


@company.deed()
async def change(request: Request, account: Account, form: company.Form) -> str:
    """Do a deed in a club: join, leave, or what organisers and the founder may."""
    club, asked = await _club(request), form.get("do", "")
    form["text"] = company.checked(request, rules.proper_text, form.get("text", ""))
    if why := await in_store(request, clubs.act, club, account.id, asked, form):
        raise HTTPException(404) if why == clubs.NOT_YOURS else company.refused(request, why)
    return "/clubs" if asked == "close" else address_of(club.name)


async def _club(request: Request) -> Club:
    club = await in_store(request, clubs.find, folded(request.path_params["name"]))
    if club is None:
        raise HTTPException(404)
    return club


def address_of(name: str) -> str:
    """Return the address of a club's page."""
    return f"/clubs/{quote(name, safe='')}"


ROUTES: Final = (
    Route("/clubs", show_all),
    Route("/clubs", found, methods=["POST"]),
    Route("/clubs/{name}", show),
    Route("/clubs/{name}", change, methods=["POST"]),
)
