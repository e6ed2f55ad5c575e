"""The routes of tournaments."""

import time
from datetime import UTC, datetime
from functools import partial
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.bots.levels import LEVELS
from velkahra.server.domain import chat, clocks, links, texts
from velkahra.server.domain.clubs import may
from velkahra.server.domain.tournaments.calendar import Event, calendar
from velkahra.server.domain.tournaments.model import FORMS, MOST_ROUNDS, Terms, check_places
from velkahra.server.room.tournaments import Tournaments
from velkahra.server.store import clubs, profiles
from velkahra.server.store import tournaments as store
from velkahra.server.store.tournaments import Correction, Entry, Tournament, Whole
from velkahra.server.web.desk.printing import Press
from velkahra.server.web.identity import accounts, origin
from velkahra.server.web.kit import numbers, templates
from velkahra.server.web.kit.request import check_pace, in_store, language_of, read_form, shown
from velkahra.server.web.lobby import quick
from velkahra.server.web.lobby import routes as lobby
from velkahra.server.web.people.company import checked, for_people, signed_in, who
from velkahra.server.web.tournaments import pages, printing

LATEST: Final = 4_102_444_800
"""The end of the 21st century, in Unix seconds."""
_title: Final = partial(chat.proper, most=pages.LONGEST_TITLE)
_team: Final = partial(chat.proper, most=chat.LONGEST_NAME)
_reason: Final = partial(chat.proper, most=pages.LONGEST_WHY)


async def _found(request: Request) -> Whole:
    whole = await in_store(request, store.find, request.path_params["name"])
    if whole is None:
        raise HTTPException(404)
    return whole


def _back(name: str, secret: str = "") -> Response:
    return RedirectResponse(f"/tournaments/{name}" + (f"/organise/{secret}" if secret else ""), 303)


def _no(request: Request, key: str) -> HTTPException:
    return HTTPException(409, texts.speaker(language_of(request))(key))


async def show_list(request: Request) -> Response:
    """Show the public tournaments, and those the visitor has to do with."""
    account = await signed_in(request)
    public = await in_store(request, store.listed)
    own = await in_store(request, store.listed, "own", account.id) if account else []
    signed = account is not None
    return shown(request, pages.list_page(language_of(request), public, own, signed_in=signed))


async def feed(request: Request) -> Response:
    """Give the public tournaments as an Atom feed."""
    found = await in_store(request, store.listed)
    made = templates.render(
        "tournaments/feed.xml",
        language_of(request),
        found=found,
        latest=max((one.made for one in found), default=0),
        base=origin.base_of(request),
        facts_of=pages.facts_of,
    )
    return Response(str(made), media_type="application/atom+xml")


@for_people
async def show_form(request: Request, account: accounts.Account) -> Response:
    """Show the form for a new tournament."""
    club = request.query_params.get("club", "")
    await _club(request, club)
    return shown(request, pages.new_page(language_of(request), club))


async def _club(request: Request, name: str) -> int:
    """Return the number of a club, 0 for "". Raises: HTTPException 404 if others lead it."""
    found = await in_store(request, clubs.find, accounts.folded(name)) if name else None
    if name and not (found and await _may(request, found.id, "text")):
        raise HTTPException(404)
    return found.id if found else 0


async def _may(request: Request, club: int, deed: str) -> bool:
    """Return whether the visitor may do a deed in a club, or there is no club."""
    return not club or may(await in_store(request, clubs.role_of, club, await who(request)), deed)


@for_people
async def make(request: Request, account: accounts.Account) -> Response:
    """Announce a tournament, and lead to its organiser's page."""
    await check_pace(request, "tables")
    secret, form = links.new_secret(), await read_form(request)
    club = await _club(request, form.get("club", ""))
    title = checked(request, _title, form.get("title", ""), "error-form")
    new = _wished(form, title, language_of(request), secret, club)
    if new is None:
        raise _no(request, "error-form")
    if new.rated and (new.teams or new.clock == clocks.NO_CLOCK):
        raise _no(request, "rated-needs")
    await in_store(request, store.make, new, account.id)
    return _back(new.name, secret)


def _wished(
    form: dict[str, str], title: str, language: str, secret: str, club: int
) -> Tournament | None:
    game = quick.known_game(form.get("game", ""))
    seats = _number(form.get("size", ""), max(game.seats), 2)
    starts = _moment(form)
    every = _number(form.get("every", ""), 10**7)
    rounds, groups = (_number(form.get(name, ""), MOST_ROUNDS) for name in ("rounds", "groups"))
    terms = {"form": form.get("form", ""), "seats": [n for n in game.seats if 2 <= n <= seats]}
    bad = terms["form"] not in FORMS or form.get("clock", "") not in pages.CLOCKS
    if bad or starts is None or every not in pages.EVERY:
        return None
    return Tournament(
        links.new_name(),
        title,
        game.name,
        dict(game.complete(dict(game.quick_start().options))),
        msgspec.convert(terms | {"rounds": rounds, "groups": groups}, Terms),
        language,
        form["clock"],
        teams=game.desk is not None,
        public=form.get("public") == "yes" and not club,
        starts=starts,
        every=every,
        key=links.key(secret),
        rated=form.get("rated") == "yes",
        club=club,
        made=int(time.time()),
    )


def _number(text: str, most: int, least: int = 0) -> int:
    return max(least, min(most, numbers.number_of(text)))


def _moment(form: dict[str, str]) -> int | None:
    """Return the beginning in Unix seconds: local time of a browser with scripts, else UTC."""
    zone = form.get("zone", "0")
    minutes = int(zone) if zone.removeprefix("-").isdecimal() and len(zone) < 6 else 0
    try:
        at = datetime.fromisoformat(form.get("starts", "")).replace(tzinfo=UTC)
    except ValueError:
        return None
    seconds = int(at.timestamp()) + 60 * minutes
    return seconds if 0 < seconds < LATEST else None


async def show(request: Request) -> Response:
    """Show a tournament."""
    return await _shown(request, await _found(request))


async def _shown(request: Request, whole: Whole, secret: str = "") -> Response:
    account, about = await signed_in(request), whole.about
    corrected = await in_store(request, store.corrections, about.name)
    mine = whole.entry_of(account.id) if account else None
    own = [
        await lobby.own_way(request, board.play)
        for board in (whole.rounds[-1] if mine and whole.rounds else ())
        if mine and mine.entrant.number in board.table.seats and board.play
        if not board.table.places
    ]
    people = [one for entry in whole.entries for one in entry.accounts]
    markup = pages.tournament_page(
        language_of(request),
        whole,
        corrected,
        [*filter(None, own)],
        account.id if account else None,
        f"{origin.base_of(request)}/tournaments/{about.name}",
        secret,
        await in_store(request, profiles.seen, await who(request), people),
        member=await _may(request, about.club, "open"),
        newest=numbers.number_of(request.query_params.get("round", ""), MOST_ROUNDS),
    )
    return shown(request, markup)


@for_people
async def enter(request: Request, account: accounts.Account) -> Response:
    """Enter the visitor, with a team if the tournament is one of teams."""
    whole, form = await _entered(request), await read_form(request)
    name, teams = whole.about.name, whole.about.teams
    named = teams and whole.entry_of(account.id) is None
    called = checked(request, _team, form.get("team", ""), "error-form") if named else ""
    if not await in_store(request, store.enter, name, account.id, called):
        raise _no(request, "tournament-closed")
    return _back(name)


async def _entered(request: Request) -> Whole:
    """Return the tournament that somebody wants to enter. Raises: HTTPException if not allowed."""
    whole = await _found(request)
    await check_pace(request, "seats")
    if not await _may(request, whole.about.club, "open"):
        raise _no(request, "tournament-members")
    return whole


@for_people
async def leave(request: Request, account: accounts.Account) -> Response:
    """Let the visitor leave; the last one of a team takes it along."""
    whole = await _found(request)
    name, entry = whole.about.name, whole.entry_of(account.id)
    if entry is not None and len(entry.accounts) > 1:
        await in_store(request, store.forget_member, name, account.id)
    elif entry is not None:
        await _leave(request, whole, entry)
    return _back(name)


async def _leave(request: Request, whole: Whole, entry: Entry, *, removed: bool = False) -> None:
    await in_store(request, store.leave, whole.about.name, entry.entrant.number, removed)
    await _advance(request, whole)


async def _advance(request: Request, whole: Whole) -> None:
    runner: Tournaments = request.app.state.tournaments
    if whole.rounds:
        await runner.advance(whole.about.name)


async def show_team(request: Request) -> Response:
    """Ask somebody who followed a team's link whether to join it."""
    whole, code = await _found(request), request.path_params["code"]
    at = links.find(code, [links.key(entry.code) for entry in whole.entries])
    if at < 0 or not whole.about.teams:
        raise HTTPException(404)
    called, path = whole.entries[at].called, request.url.path
    return shown(request, pages.team_page(language_of(request), whole.about, called, path))


@for_people
async def join_team(request: Request, account: accounts.Account) -> Response:
    """Add the visitor to a team."""
    whole, code = await _entered(request), request.path_params["code"]
    if not await in_store(request, store.join, whole.about.name, code, account.id):
        raise _no(request, "tournament-closed")
    return _back(whole.about.name)


async def _organised(request: Request) -> Whole:
    """Return the tournament of an organiser's link. Raises: HTTPException 404 for a wrong one."""
    whole = await _found(request)
    if links.find(request.path_params["secret"], [whole.about.key]) < 0:
        raise HTTPException(404)
    return whole


async def show_organiser(request: Request) -> Response:
    """Show a tournament to its organiser."""
    return await _shown(request, await _organised(request), request.path_params["secret"])


async def organise(request: Request) -> Response:
    """Do what the organiser asks for."""
    whole, form = await _organised(request), await read_form(request)
    deed = _DEEDS.get(form.get("do", ""))
    if deed is None:
        raise HTTPException(400)
    await deed(request, whole, form)
    return _back(whole.about.name, request.path_params["secret"])


async def _begin(request: Request, whole: Whole, form: dict[str, str]) -> None:
    if sum(entry.entrant.plays(1) for entry in whole.entries) < 2:
        raise _no(request, "tournament-few")
    await request.app.state.tournaments.advance(whole.about.name)


async def _add_bot(request: Request, whole: Whole, form: dict[str, str]) -> None:
    bot = form.get("bot", "")
    if bot not in LEVELS or not await in_store(
        request, store.enter, whole.about.name, None, "", bot
    ):
        raise _no(request, "tournament-closed")


async def _remove(request: Request, whole: Whole, form: dict[str, str]) -> None:
    number, why = numbers.number_of(form.get("entrant", ""), -1), _why(request, form)
    entry = next((one for one in whole.entries if one.entrant.number == number), None)
    if entry is None:
        raise HTTPException(404)
    await _write_down(request, whole, "removed", why, number)
    await _leave(request, whole, entry, removed=True)


async def _call_off(request: Request, whole: Whole, form: dict[str, str]) -> None:
    why, name = _why(request, form), whole.about.name
    if await in_store(request, store.set_state, name, "off", "open", "running"):
        await _write_down(request, whole, "off", why)


async def _correct(request: Request, whole: Whole, form: dict[str, str]) -> None:
    number, at = (numbers.number_of(form.get(name, ""), -1) for name in ("round", "board"))
    if not 1 <= number <= len(whole.rounds) or not 0 <= at < len(whole.rounds[number - 1]):
        raise HTTPException(404)
    seats = whole.rounds[number - 1][at].table.seats
    places = tuple(_number(form.get(f"place-{n}", ""), len(seats)) for n in range(len(seats)))
    if len(seats) < 2 or not check_places(places):
        raise _no(request, "tournament-bad-places")
    why = _why(request, form)
    await in_store(request, store.correct, whole, number, at, places, why)
    await _advance(request, whole)


def _why(request: Request, form: dict[str, str]) -> str:
    return checked(request, _reason, form.get("why", ""), "tournament-no-why")


async def _write_down(request: Request, whole: Whole, kind: str, why: str, about: int = -1) -> None:
    one = Correction(int(time.time()), kind, why, about)
    await in_store(request, store.write_down, whole.about.name, one)


_DEEDS: Final = {
    "begin": _begin,
    "bot": _add_bot,
    "remove": _remove,
    "result": _correct,
    "off": _call_off,
}


async def give_calendar(request: Request) -> Response:
    """Give the schedule as a calendar file."""
    whole, say = await _found(request), texts.speaker(language_of(request))
    about = whole.about
    events = [
        Event(f"{about.title}: {say('tournament-round', number=n)}", at, min(about.every, 86_400))
        for n, at in enumerate(pages.times_of(whole), 1)
    ]
    address = f"{origin.base_of(request)}/tournaments/{about.name}"
    made = calendar(about.name, address, events)
    return Response(made, media_type="text/calendar; charset=utf-8")


async def give_pdf(request: Request) -> Response:
    """Give everything about a tournament as a PDF."""
    await check_pace(request, "files")
    whole, press = await _found(request), request.app.state.press
    assert isinstance(press, Press)
    name = whole.about.name
    corrected = await in_store(request, store.corrections, name)
    sheet = printing.printable(language_of(request), whole, corrected)
    return Response(await press.printed(sheet), media_type="application/pdf")


ROUTES: Final = (
    Route("/tournaments", show_list),
    Route("/tournaments", make, methods=["POST"]),
    Route("/tournaments/new", show_form),
    Route("/tournaments/feed", feed),
    Route("/tournaments/{name}", show),
    Route("/tournaments/{name}/enter", enter, methods=["POST"]),
    Route("/tournaments/{name}/leave", leave, methods=["POST"]),
    Route("/tournaments/{name}/team/{code}", show_team),
    Route("/tournaments/{name}/team/{code}", join_team, methods=["POST"]),
    Route("/tournaments/{name}/organise/{secret}", show_organiser),
    Route("/tournaments/{name}/organise/{secret}", organise, methods=["POST"]),
    Route("/tournaments/{name}/schedule.ics", give_calendar),
    Route("/tournaments/{name}/all.pdf", give_pdf),
)
