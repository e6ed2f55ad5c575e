"""The routes of clubs: all of them, one with its tables, and what people do there."""

from typing import Final
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.server.domain import links, texts
from velkahra.server.domain.clubs import (
    LONGEST_TEXT,
    NAME_LENGTHS,
    is_in,
    may,
    proper_name,
    proper_text,
)
from velkahra.server.store import clubs, profiles, ties
from velkahra.server.store import tournaments as store
from velkahra.server.store.clubs import Club
from velkahra.server.web.clubs.deeds import NOT_YOURS, carry_out
from velkahra.server.web.identity.accounts import Account, folded
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import check_pace, in_store, language_of, read_form
from velkahra.server.web.lobby import lists
from velkahra.server.web.lobby import routes as lobby
from velkahra.server.web.people.company import checked, company_page, for_people, number, signed_in
from velkahra.server.web.tournaments.pages import club_part

MOST_LISTED: Final = 50


async def show_all(request: Request) -> Response:
    """Show the clubs, and the form to found one."""
    account = await signed_in(request)
    listed = await in_store(request, clubs.largest, MOST_LISTED)
    mine = await in_store(request, clubs.of_account, number(account))
    return company_page(
        request,
        texts.speaker(language_of(request))("clubs-title"),
        "clubs/list.html",
        account=account,
        mine=mine,
        others=[club for club in listed if club not in mine],
        longest=max(NAME_LENGTHS),
    )


@for_people
async def found(request: Request, account: Account) -> Response:
    """Found a club."""
    await check_pace(request, "company")
    form = await read_form(request)
    name = checked(request, proper_name, form.get("name", ""), "club-bad-name")
    secret = links.new_secret()
    if not await in_store(request, clubs.found, account.id, name, folded(name), secret):
        raise HTTPException(409, texts.speaker(language_of(request))("club-taken"))
    return RedirectResponse(address_of(name), 303)


async def show(request: Request) -> Response:
    """Show a club: its text to everybody, its people and tables to its members."""
    club, account, language = await _club(request), await signed_in(request), language_of(request)
    door = request.query_params.get("door", "")
    role = await in_store(request, clubs.role_of, club.id, number(account))
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
        door=door,
        link=f"{base_of(request)}{address_of(club.name)}?door={club.door}",
        longest=LONGEST_TEXT,
        **(await _inside(request, language, club, role, number(account)) if is_in(role) else {}),
    )


async def _inside(
    request: Request, language: str, club: Club, role: str, account: int
) -> dict[str, object]:
    people = await in_store(request, clubs.members, club.id)
    tournaments = await in_store(request, store.listed, "club", club.id)
    titles = [(name, pages.title_of(registry.game(name), language)) for name in registry.names()]
    return {
        "people": people,
        "known": {one.id: one.tie for one in await in_store(request, ties.of, account)},
        "seen": await in_store(request, profiles.seen, account, [one.id for one in people]),
        "offers": await _offers(request, language, club),
        "lobby": lists.Lobby(claim=links.new_secret()),
        "games": titles,
        "tournaments": club_part(language, tournaments, club.name if may(role, "text") else ""),
    }


async def _offers(request: Request, language: str, club: Club) -> list[dict[str, object]]:
    own = {mine.table for mine in await lobby.my_tables(request)}
    found = await lobby.offers(request, own, club.id)
    return [lists.open_offer(language, offer) for offer in found]


@for_people
async def change(request: Request, account: Account) -> Response:
    """Do a deed in a club: join, leave, or what organisers and the founder may."""
    await check_pace(request, "company")
    club, form = await _club(request), await read_form(request)
    say, deed = texts.speaker(language_of(request)), form.get("do", "")
    form["text"] = checked(request, proper_text, form.get("text", ""))
    why = await in_store(request, carry_out, club, account.id, deed, form)
    if why:
        raise HTTPException(404) if why == NOT_YOURS else HTTPException(409, say(why))
    return RedirectResponse("/clubs" if deed == "close" else address_of(club.name), 303)


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
