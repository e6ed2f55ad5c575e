"""Routes of the pages of people, and of what an account decides about its own."""

import csv
import io
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.server.domain import links
from velkahra.server.room.room import Room
from velkahra.server.store import backend, people, profiles
from velkahra.server.web.identity.accounts import Account, folded
from velkahra.server.web.identity.origin import address_of
from velkahra.server.web.identity.own_seats import write_cookie
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.kit.request import in_store, language_of, page_at
from velkahra.server.web.people import company
from velkahra.server.web.profiles import pages

_COLUMNS: Final = ("day", "game", "seats", "rated", "counts", "seat", "place", "share", "points")


BROWSER: Final = "browser"
"""A secret by which two seats of one browser are found; only rated tables ask for it."""


async def sit_rated(request: Request, answer: Response, room: Room, seat: int) -> None:
    """Note the visitor of a seat, if the table is rated; a cookie on `answer` knows the browser."""
    account = await company.who(request) if room.is_rated_seat(seat) else 0
    if account:
        known = request.cookies.get(BROWSER, "")
        if len(known) != len(links.new_secret()):
            known = links.new_secret()
            write_cookie(request, answer, BROWSER, known)
        keys = [links.key(f"{room.row.seed} {one}") for one in (known, address_of(request))]
        await in_store(request, people.sit, room.row.id, seat, account, *keys)


async def person(request: Request) -> Response:
    """Show the page of a person to whoever may see it; nobody else learns that there is one."""
    account, language = await company.signed_in(request), language_of(request)
    name = request.path_params["name"]
    profile = await in_store(request, _profile, folded(name), company.number(account))
    if profile is None:
        raise HTTPException(404)
    return company.company_page(
        request,
        profile.person.name,
        "profiles/person.html",
        styles=(pages.STYLE, company.STYLE),
        scripts=(),
        own=bool(account and account.name == profile.person.name),
        buttons=await company.person_buttons(request, company.number(account), name),
        **pages.person_facts(language, profile),
    )


def _profile(base: backend.Connection, name: str, account: int) -> profiles.Profile | None:
    found = profiles.visible(base, name, account)
    return profiles.profile(base, found, account) if found else None


async def best(request: Request) -> Response:
    """Show the table of the best of a game for a number of seats."""
    language, names = language_of(request), pages.rated_games()
    name = request.query_params.get("game", next(iter(names), ""))
    if name not in names:
        raise HTTPException(404)
    game, seats = registry.game(name), number_of(request.query_params.get("seats", ""))
    counts = pages.counts_of(game)
    seats = seats if seats in counts else counts[0]
    rows = await in_store(request, profiles.best, name, seats, await company.who(request))
    return company.company_page(
        request,
        company.said(request, "best-title"),
        "profiles/best.html",
        f"game={name}&seats={seats}&",
        styles=(pages.STYLE,),
        scripts=(),
        game_about=game,
        **pages.best_facts(language, game, seats, rows),
    )


@company.deed("")
async def change_seen_by(request: Request, account: Account, form: company.Form) -> str:
    """Let everyone, those who have met, or nobody see the page of an account."""
    wish = next((one for one in people.CHOICES if one == form.get("seen_by")), None)
    if wish is None:
        raise HTTPException(400)
    await in_store(request, profiles.show_to, account.id, wish)
    return "/account"


def _own_games(base: backend.Connection, account: int) -> profiles.Profile:
    return profiles.profile(base, profiles.own(base, account), account, profiles.MOST_EXPORTED)


@company.for_people
async def as_json(request: Request, account: Account) -> Response:
    """Answer with one's own figures, strengths and games as JSON, without names of others."""
    profile = await in_store(request, _own_games, account.id)
    names = ("table", "game", "at", "rated", "ended")
    said = {
        "name": profile.person.name,
        "figures": profile.figures,
        "strengths": profile.standings,
        "history": profile.history,
        "games": [
            {name: getattr(one.game, name) for name in names}
            | {"uncounted": one.uncounted}
            | {"seats": [msgspec.structs.replace(seat, person=0) for seat in one.game.seats]}
            for one in profile.games
        ],
    }
    return _file(msgspec.json.encode(said), "application/json", "figures.json")


@company.for_people
async def as_csv(request: Request, account: Account) -> Response:
    """Answer with one's own games as CSV, a row for each seat of one's own."""
    profile, table = await in_store(request, _own_games, account.id), io.StringIO()
    rows = csv.writer(table)
    rows.writerow(_COLUMNS)
    for one in profile.games:
        game, title = one.game, registry.game(one.game.game)
        options, counts = title.complete(one.options), game.rated and not one.uncounted
        facts = pages.day_of(game.at), game.game, len(game.seats), int(game.rated), int(counts)
        for n, seat in enumerate(game.seats):
            if seat.person == profile.person.id:
                ends = seat.place, seat.share, seat.points
                rows.writerow([*facts, title.seat_name(options, n), *ends])
    return _file(table.getvalue().encode(), "text/csv; charset=utf-8", "games.csv")


def _file(content: bytes, kind: str, name: str) -> Response:
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=disposition)


ROUTES: Final = (
    Route("/people", best),
    Route("/people/{name:path}", person),
    Route("/account/page", page_at("/account")),
    Route("/account/page", change_seen_by, methods=["POST"]),
    Route("/account/figures.json", as_json),
    Route("/account/games.csv", as_csv),
)
