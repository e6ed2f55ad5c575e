"""The routes of tournaments."""

import time
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.bots.levels import LEVELS
from velkahra.server.domain import chat, clocks, links, texts
from velkahra.server.domain.clubs import may
from velkahra.server.domain.tournaments.calendar import Event, calendar
from velkahra.server.domain.tournaments.model import MOST_ROUNDS, Terms, check_places
from velkahra.server.room.tournaments import Tournaments
from velkahra.server.store import clubs, profiles
from velkahra.server.store import tournaments as store
from velkahra.server.store.tournaments import Tournament, Whole
from velkahra.server.web.desk.printing import Press
from velkahra.server.web.identity.accounts import Account, folded
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import templates
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.kit.pages import level_name
from velkahra.server.web.kit.request import check_pace, in_store, language_of, read_form
from velkahra.server.web.lobby import quick
from velkahra.server.web.lobby import routes as lobby
from velkahra.server.web.people import company
from velkahra.server.web.people.company import Form, deed, refused, signed_in, typed, who
from velkahra.server.web.tournaments import pages, printing

LATEST: Final = 4_102_444_800
"""The end of the 21st century, in Unix seconds."""
LONGEST_TITLE: Final = 60
LONGEST_WHY: Final = 200
_page: Final = partial(
    company.company_page,
    styles=("lobby/lobby.css", "tournaments/tournaments.css"),
    scripts=("tournaments/page.js", "shared/copy-link.js"),
)


async def _found(request: Request) -> Whole:
    """Return the tournament of an address. Raises: HTTPException 404, even for a wrong secret."""
    whole = await in_store(request, store.find, request.path_params["name"])
    secret = request.path_params.get("secret")
    if whole is None or (secret is not None and links.find(secret, [whole.about.key]) < 0):
        raise HTTPException(404)
    return whole


async def show_list(request: Request) -> Response:
    """Show the public tournaments, and those the visitor has to do with."""
    account = await signed_in(request)
    public = await in_store(request, store.listed)
    own = await in_store(request, store.listed, "own", account.id) if account else []
    return _page(
        request,
        company.said(request, "tournaments"),
        "tournaments/list.html",
        public=[one for one in public if one not in own],
        own=own,
        signed_in=account is not None,
        facts_of=pages.facts_of,
    )


async def feed(request: Request) -> Response:
    """Give the public tournaments as an Atom feed."""
    found = await in_store(request, store.listed)
    latest = max((one.made for one in found), default=0)
    facts = {"found": found, "latest": latest, "base": base_of(request), "facts_of": pages.facts_of}
    made = templates.render("tournaments/feed.xml", language_of(request), **facts)
    return Response(str(made), media_type="application/atom+xml")


@company.for_people
async def show_form(request: Request, account: Account) -> Response:
    """Show the form for a new tournament."""
    club, language = request.query_params.get("club", ""), language_of(request)
    await _club(request, club)
    facts: dict[str, Any] = {**pages.choices(language), "club": club, "longest": LONGEST_TITLE}
    return _page(request, company.said(request, "tournament-new"), "tournaments/new.html", **facts)


async def _club(request: Request, name: str) -> int:
    """Return the number of a club, 0 for "". Raises: HTTPException 404 if others lead it."""
    found = await in_store(request, clubs.find, folded(name)) if name else None
    if name and not (found and await _may(request, found.id, "text")):
        raise HTTPException(404)
    return found.id if found else 0


async def _may(request: Request, club: int, deed: str) -> bool:
    """Return whether the visitor may do a deed in a club, or there is no club."""
    return not club or may(await in_store(request, clubs.role_of, club, await who(request)), deed)


@deed("tables")
async def make(request: Request, account: Account, form: Form) -> str:
    """Announce a tournament, and lead to its organiser's page."""
    club, secret = await _club(request, form.get("club", "")), links.new_secret()
    title = typed(request, form, "title", LONGEST_TITLE, "error-form")
    try:
        new = _wished(form, title, language_of(request), secret, club)
    except (msgspec.ValidationError, ValueError) as error:
        raise refused(request, "error-form") from error
    if new.rated and (new.teams or new.clock == clocks.NO_CLOCK):
        raise refused(request, "rated-needs")
    await in_store(request, store.make, new, account.id)
    return f"/tournaments/{new.name}/organise/{secret}"


def _wished(form: Form, title: str, language: str, secret: str, club: int) -> Tournament:
    """Return the tournament of a form. Raises: ValidationError or ValueError."""
    game = quick.known_game(form.get("game", ""))
    most = max(2, min(max(game.seats), number_of(form.get("size", ""))))
    terms = {name: form.get(name, "0") for name in ("form", "rounds", "groups")}
    every, clock = number_of(form.get("every", "")), form.get("clock", "")
    if every not in pages.EVERY or clock not in pages.CLOCKS:
        raise ValueError(clock)
    return Tournament(
        links.new_name(),
        title,
        game.name,
        dict(game.complete(dict(game.quick_start().options))),
        msgspec.convert(
            {**terms, "seats": [n for n in game.seats if 2 <= n <= most]}, Terms, strict=False
        ),
        language,
        clock,
        teams=game.desk is not None,
        public=form.get("public") == "yes" and not club,
        starts=_moment(form),
        every=every,
        key=links.key(secret),
        rated=form.get("rated") == "yes",
        club=club,
        made=int(time.time()),
    )


def _moment(form: Form) -> int:
    """Return the beginning in Unix seconds: local time of a browser with scripts, else UTC."""
    zone = form.get("zone", "0")
    minutes = int(zone) if zone.removeprefix("-").isdecimal() and len(zone) < 6 else 0
    at = datetime.fromisoformat(form.get("starts", "")).replace(tzinfo=UTC)
    seconds = int(at.timestamp()) + 60 * minutes
    if not 0 < seconds < LATEST:
        raise ValueError(seconds)
    return seconds


async def show(request: Request) -> Response:
    """Show a tournament, to its organiser by the address with the secret."""
    whole, account, language = await _found(request), await who(request), language_of(request)
    about = whole.about
    mine, path = whole.entry_of(account), f"/tournaments/{about.name}"
    people = [one for entry in whole.entries for one in entry.accounts]
    seen = await in_store(request, profiles.seen, account, people)
    own = [
        await lobby.own_way(request, board.play)
        for board in (whole.latest if mine else ())
        if mine and mine.number in board.seats and board.play
        if not board.places
    ]
    newest = number_of(request.query_params.get("round", ""), MOST_ROUNDS)
    return _page(
        request,
        about.title,
        "tournaments/tournament.html",
        **pages.page_facts(pages.InWords(language, whole), newest),
        mine=mine,
        account=account,
        member=await _may(request, about.club, "open"),
        seen=() if about.teams else seen,
        own=[*filter(None, own)],
        address=base_of(request) + path,
        path=path,
        secret=request.path_params.get("secret", ""),
        level_name=level_name,
        levels=[(bot, level_name(language, bot)) for bot in LEVELS],
        letters=pages.LETTERS,
        longest=LONGEST_WHY,
    )


@deed("seats")
async def enter(request: Request, account: Account, form: Form) -> str:
    """Enter the visitor, with a new team if the tournament is one of teams, or by a team's link."""
    whole, code = await _found(request), request.path_params.get("code")
    name, named = whole.about.name, whole.about.teams and whole.entry_of(account.id) is None
    if not await _may(request, whole.about.club, "open"):
        raise refused(request, "tournament-members")
    if code is not None:
        done = await in_store(request, store.join, name, code, account.id)
    else:
        called = typed(request, form, "team", chat.LONGEST_NAME, "error-form") if named else ""
        done = await in_store(request, store.enter, name, account.id, called)
    if not done:
        raise refused(request, "tournament-closed")
    return f"/tournaments/{name}"


@deed("")
async def leave(request: Request, account: Account, form: Form) -> str:
    """Let the visitor leave; the last one of a team takes it along."""
    whole = await _found(request)
    name, entry = whole.about.name, whole.entry_of(account.id)
    if entry is not None:
        await in_store(request, store.leave, name, entry.number, account.id)
        await _advance(request, whole)
    return f"/tournaments/{name}"


async def _advance(request: Request, whole: Whole, *, begins: bool = False) -> None:
    runner: Tournaments = request.app.state.tournaments
    if whole.rounds or begins:
        await runner.advance(whole.about.name)


async def show_team(request: Request) -> Response:
    """Ask somebody who followed a team's link whether to join it."""
    whole = await _found(request)
    about, team, path = whole.about, whole.team(request.path_params["code"]), request.url.path
    if team is None:
        raise HTTPException(404)
    template = "tournaments/team.html"
    return _page(request, about.title, template, about=about, team=team.called, path=path)


async def organise(request: Request) -> Response:
    """Do what the organiser asks for."""
    whole, form = await _found(request), await read_form(request)
    do = form.get("do", "")
    if do not in _DEEDS:
        raise HTTPException(400)
    await _DEEDS[do](request, whole, form)
    await _advance(request, whole, begins=do == "begin")
    return RedirectResponse(request.url.path, 303)


async def _begin(request: Request, whole: Whole, form: Form) -> None:
    if sum(entry.plays(1) for entry in whole.entries) < 2:
        raise refused(request, "tournament-few")


async def _add_bot(request: Request, whole: Whole, form: Form) -> None:
    bot, name = form.get("bot", ""), whole.about.name
    if bot not in LEVELS or not await in_store(request, store.enter, name, None, "", bot):
        raise refused(request, "tournament-closed")


async def _remove(request: Request, whole: Whole, form: Form) -> None:
    number, why = number_of(form.get("entrant", ""), -1), _why(request, form)
    if number not in [entry.number for entry in whole.entries]:
        raise HTTPException(404)
    await in_store(request, store.leave, whole.about.name, number, removed=why)


async def _call_off(request: Request, whole: Whole, form: Form) -> None:
    await in_store(request, store.call_off, whole.about.name, _why(request, form))


async def _correct(request: Request, whole: Whole, form: Form) -> None:
    number, at = (number_of(form.get(name, ""), -1) for name in ("round", "board"))
    if not 1 <= number <= len(whole.rounds) or not 0 <= at < len(whole.rounds[number - 1]):
        raise HTTPException(404)
    seats = range(len(whole.rounds[number - 1][at].seats))
    places = tuple(min(len(seats), number_of(form.get(f"place-{n}", ""))) for n in seats)
    if len(seats) < 2 or not check_places(places):
        raise refused(request, "tournament-bad-places")
    await in_store(request, store.correct, whole, number, at, places, _why(request, form))


def _why(request: Request, form: Form) -> str:
    return typed(request, form, "why", LONGEST_WHY, "tournament-no-why")


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
    address = f"{base_of(request)}/tournaments/{about.name}"
    made = calendar(about.name, address, events)
    return Response(made, media_type="text/calendar; charset=utf-8")


async def give_pdf(request: Request) -> Response:
    """Give everything about a tournament as a PDF."""
    await check_pace(request, "files")
    whole, press = await _found(request), request.app.state.press
    assert isinstance(press, Press)
    sheet = printing.printable(pages.InWords(language_of(request), whole))
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
    Route("/tournaments/{name}/team/{code}", enter, methods=["POST"]),
    Route("/tournaments/{name}/organise/{secret}", show),
    Route("/tournaments/{name}/organise/{secret}", organise, methods=["POST"]),
    Route("/tournaments/{name}/schedule.ics", give_calendar),
    Route("/tournaments/{name}/all.pdf", give_pdf),
)
