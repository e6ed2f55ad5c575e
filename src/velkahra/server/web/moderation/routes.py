"""The form of a report, and the page on which moderators decide."""

import time
from contextlib import suppress
from functools import partial
from typing import Final
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from velkahra.server.room.chat import Chat
from velkahra.server.room.hub import Hub
from velkahra.server.store import backend, clubs, moderation
from velkahra.server.web.identity.accounts import Account, folded
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.kit.request import in_store
from velkahra.server.web.people import company
from velkahra.server.web.people.company import Form

DAYS: Final = (1, 7, 30, 365)
LONGEST_WHY: Final = 300
FIELDS: Final = ("name", "table", "seat", "person", "club")
_page: Final = partial(company.company_page, longest=LONGEST_WHY)


@company.for_people
async def ask(request: Request, account: Account) -> Response:
    """Ask why somebody, or a club, is reported."""
    asked = request.query_params
    fields = {name: asked[name] for name in FIELDS if asked.get(name)}
    _, _, quote, called = await _subject(request, account, fields)
    heading, query = company.said(request, "report-title"), f"{urlencode(fields)}&"
    template = "moderation/report.html"
    return _page(request, heading, template, query, fields=fields, called=called, quote=quote)


@company.deed()
async def report(request: Request, account: Account, form: Form) -> Response:
    """Store a report."""
    about, club, quote, _ = await _subject(request, account, form)
    why, kind = company.typed(request, form, "why", LONGEST_WHY), form.get("kind", "")
    kind = "club" if club else kind if kind in moderation.KINDS[:2] else "conduct"
    if not await in_store(request, moderation.complain, account.id, about, club, kind, quote, why):
        raise HTTPException(429)
    return _page(request, company.said(request, "report-title"), "moderation/thanks.html")


async def _subject(request: Request, account: Account, form: Form) -> tuple[int, int, str, str]:
    """Return the account and the club, 0 for none, of a report, its quotation and its name."""
    if name := folded(form.get("club", "")):
        club = await in_store(request, clubs.find, name)
        if club is None:
            raise HTTPException(404)
        return 0, club.id, f"{club.name}\n{club.text}", club.name
    person = await company.met(request, account, form)
    at_table = person.name if "table" in form else ""
    return person.id, 0, at_table, person.name or company.said(request, "player-person")


async def _check_moderator(request: Request, account: Account) -> None:
    if not await in_store(request, moderation.is_moderator, account.id):
        raise HTTPException(404)


@company.for_people
async def show(request: Request, account: Account) -> Response:
    """Show a moderator the reports that wait, and the audit trail."""
    await _check_moderator(request, account)
    return _page(
        request,
        company.said(request, "moderation-title"),
        "moderation/moderation.html",
        complaints=await in_store(request, moderation.pending),
        trail=await in_store(request, moderation.trail),
        measures=moderation.MEASURES,
        days=DAYS,
        now=time.time(),
    )


@company.deed("")
async def decide(request: Request, account: Account, form: Form) -> str:
    """Decide about a report, or take a decision back, on request of a moderator."""
    await _check_moderator(request, account)
    why = company.typed(request, form, "why", LONGEST_WHY)
    number = number_of(form.get("number", ""))
    measure, days = form.get("do", ""), form.get("days", "")
    seats: list[tuple[str, int]] | None = []
    if measure == moderation.LIFT:
        done = await in_store(request, moderation.lift, number, account.id, why)
    elif measure in moderation.MEASURES and days in map(str, DAYS):
        facts = number, account.id, measure, int(days), why
        seats = await in_store(request, moderation.decide, *facts)
        done = seats is not None
    else:
        raise HTTPException(404)
    if not done:
        raise company.refused(request, "moderation-too-late")
    await _unname(request.app.state.hub, seats or [])
    return "/moderation"


async def _unname(hub: Hub, seats: list[tuple[str, int]]) -> None:
    """Take the names off seats in memory; the store has none any more."""
    here = {room.row.id: room for room in hub.rooms()}
    for table, seat in seats:
        if table in here:
            with suppress(backend.StoreError):
                await here[table].feature(Chat).introduce(seat, "")


ROUTES: Final = (
    Route("/report", ask),
    Route("/report", report, methods=["POST"]),
    Route("/moderation", show),
    Route("/moderation", decide, methods=["POST"]),
)
