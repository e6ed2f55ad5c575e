"""Routes of the pages of people, and of what an account decides about its own."""

import csv
import io
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.server.domain.finished import FinishedSeat
from velkahra.server.store import backend, people, profiles
from velkahra.server.store.profiles import Profile
from velkahra.server.web.identity.accounts import Account, folded
from velkahra.server.web.kit.request import in_store, language_of, page_at, read_form, shown
from velkahra.server.web.people.company import (
    for_people,
    number,
    person_buttons,
    signed_in,
    who,
)
from velkahra.server.web.profiles import pages

_COLUMNS: Final = ("day", "game", "seats", "rated", "counts", "seat", "place", "share", "points")


async def person(request: Request) -> Response:
    """Show the page of a person to whoever may see it; nobody else learns that there is one."""
    account, language = await signed_in(request), language_of(request)
    name = request.path_params["name"]
    profile = await in_store(request, _profile, folded(name), number(account))
    if profile is None:
        raise HTTPException(404)
    own = bool(account and account.name == profile.person.name)
    buttons = await person_buttons(request, account, language, name)
    return shown(request, pages.person_page(language, profile, own=own, buttons=buttons))


def _profile(base: backend.Connection, name: str, account: int) -> Profile | None:
    found = profiles.visible(base, name, account)
    return profiles.profile(base, found, account) if found else None


async def best(request: Request) -> Response:
    """Show the table of the best of a game for a number of seats."""
    game = _rated_game(request)
    counts = pages.counts_of(game)
    asked = request.query_params.get("seats", "")
    seats = int(asked) if asked in map(str, counts) else counts[0]
    rows = await in_store(request, profiles.best, game.name, seats, await who(request))
    return shown(request, pages.best_page(language_of(request), game, seats, rows, counts))


def _rated_game(request: Request) -> Game:
    """Return the game that is asked for. Raises: HTTPException 404 if none such can be rated."""
    names = pages.rated_games()
    name = request.query_params.get("game", next(iter(names), ""))
    if name not in names:
        raise HTTPException(404)
    return registry.game(name)


@for_people
async def change_seen_by(request: Request, account: Account) -> Response:
    """Let everyone, those who have met, or nobody see the page of an account."""
    form = await read_form(request)
    wish = next((one for one in people.CHOICES if one == form.get("seen_by")), None)
    if wish is None:
        raise HTTPException(400)
    await in_store(request, profiles.show_to, account.id, wish)
    return RedirectResponse("/account", 303)


def _own_games(base: backend.Connection, account: int) -> Profile:
    return profiles.profile(base, profiles.own(base, account), account, profiles.MOST_EXPORTED)


@for_people
async def as_json(request: Request, account: Account) -> Response:
    """Answer with one's own figures, strengths and games as JSON."""
    profile = await in_store(request, _own_games, account.id)
    said = {
        "name": profile.person.name,
        "figures": profile.figures,
        "strengths": profile.standings,
        "history": profile.history,
        "games": [_exported(game) for game in profile.games],
    }
    return _file(msgspec.json.encode(said), "application/json", "figures.json")


def _exported(one: profiles.Game) -> dict[str, Any]:
    """Return a game for a file, without names of others."""
    names = ("table", "game", "at", "rated", "ended")
    facts = {name: getattr(one.game, name) for name in names} | {"uncounted": one.uncounted}
    return facts | {"seats": [msgspec.structs.replace(seat, person=0) for seat in one.game.seats]}


@for_people
async def as_csv(request: Request, account: Account) -> Response:
    """Answer with one's own games as CSV, a row for each seat of one's own."""
    profile, table = await in_store(request, _own_games, account.id), io.StringIO()
    rows = csv.writer(table)
    rows.writerow(_COLUMNS)
    for one in profile.games:
        for n, seat in enumerate(one.game.seats):
            if seat.person == profile.person.id:
                rows.writerow(_row(one, n, seat))
    return _file(table.getvalue().encode(), "text/csv; charset=utf-8", "games.csv")


def _row(one: profiles.Game, n: int, seat: FinishedSeat) -> list[object]:
    game, title = one.game, registry.game(one.game.game)
    counts = game.rated and not one.uncounted
    return [
        *(pages.day_of(game.at), game.game, len(game.seats), int(game.rated), int(counts)),
        *(title.seat_name(title.complete(one.options), n), seat.place, seat.share, seat.points),
    ]


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
