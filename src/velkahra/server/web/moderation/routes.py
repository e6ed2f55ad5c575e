"""The form of a report, and the page on which moderators decide."""

import secrets
import time
from contextlib import suppress
from functools import partial
from typing import Final
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.server.domain import chat
from velkahra.server.domain.texts import speaker
from velkahra.server.room.chat import Chat
from velkahra.server.room.hub import Hub
from velkahra.server.store import backend, clubs, moderation
from velkahra.server.store.moderation import MEASURES, RENAME
from velkahra.server.web.identity.accounts import Account, folded
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.kit.request import check_pace, in_store, language_of, read_form
from velkahra.server.web.people.company import checked, company_page, for_people, met

DAYS: Final = (1, 7, 30, 365)
LONGEST_WHY: Final = 300
_reason: Final = partial(chat.proper, most=LONGEST_WHY)
FIELDS: Final = ("name", "table", "seat", "person", "club")


@for_people
async def ask(request: Request, account: Account) -> Response:
    """Ask why somebody, or a club, is reported."""
    fields = {name: request.query_params.get(name, "") for name in FIELDS}
    fields = {name: value for name, value in fields.items() if value}
    _, _, quote, called = await _subject(request, account, fields)
    facts = {"fields": fields, "called": called, "quote": quote, "longest": LONGEST_WHY}
    return _page(request, "report", "moderation/report.html", urlencode(fields), **facts)


@for_people
async def report(request: Request, account: Account) -> Response:
    """Store a report."""
    await check_pace(request, "company")
    form = await read_form(request)
    about, club, quote, _ = await _subject(request, account, form)
    why, kind = checked(request, _reason, form.get("why", "")), form.get("kind", "")
    kind = "club" if club else kind if kind in moderation.KINDS[:2] else "conduct"
    if not await in_store(request, moderation.complain, account.id, about, club, kind, quote, why):
        raise HTTPException(429)
    return _page(request, "report", "moderation/thanks.html")


async def _subject(
    request: Request, account: Account, form: dict[str, str]
) -> tuple[int, int, str, str]:
    """Return the account and the club, 0 for none, of a report, its quotation and its name."""
    if name := folded(form.get("club", "")):
        club = await in_store(request, clubs.find, name)
        if club is None:
            raise HTTPException(404)
        return 0, club.id, f"{club.name}\n{club.text}", club.name
    person = await met(request, account, form)
    at_table = person.name if "table" in form else ""
    return person.id, 0, at_table, person.name or speaker(language_of(request))("player-person")


def _page(request: Request, key: str, template: str, query: str = "", **facts: object) -> Response:
    heading = speaker(language_of(request))(f"{key}-title")
    return company_page(request, heading, template, query and f"{query}&", **facts)


async def _check_moderator(request: Request, account: Account) -> None:
    if not await in_store(request, moderation.is_moderator, account.id):
        raise HTTPException(404)


@for_people
async def show(request: Request, account: Account) -> Response:
    """Show a moderator the reports that wait, and the audit trail."""
    await _check_moderator(request, account)
    return _page(
        request,
        "moderation",
        "moderation/moderation.html",
        complaints=await in_store(request, moderation.pending),
        trail=await in_store(request, moderation.trail),
        measures=MEASURES,
        days=DAYS,
        longest=LONGEST_WHY,
        now=time.time(),
    )


@for_people
async def decide(request: Request, account: Account) -> Response:
    """Decide about a report, or take a decision back, on request of a moderator."""
    await _check_moderator(request, account)
    form = await read_form(request)
    why, number = checked(request, _reason, form.get("why", "")), number_of(form.get("number", ""))
    if form.get("do") == moderation.LIFT:
        done = await in_store(request, moderation.lift, number, account.id, why)
    else:
        measure, days = form.get("do", ""), form.get("days", "")
        if measure not in MEASURES or days not in map(str, DAYS):
            raise HTTPException(404)
        facts = number, account.id, measure, int(days), why
        seats = await in_store(request, _decided, *facts)
        done = seats is not None
        await _unname(request.app.state.hub, seats or ())
    if not done:
        raise HTTPException(409, speaker(language_of(request))("moderation-too-late"))
    return RedirectResponse("/moderation", 303)


def _decided(
    base: backend.Connection, number: int, moderator: int, measure: str, days: int, why: str
) -> list[tuple[str, int]] | None:
    """Decide, and return the seats that lose their names by it; None if it was too late."""
    found = moderation.decide(base, number, moderator, measure, days, why)
    if found is None or measure != RENAME:
        return None if found is None else []
    name = f"Player {secrets.randbelow(90_000) + 10_000}"
    return moderation.rename(base, found[0], name, folded(name))


async def _unname(hub: Hub, seats: list[tuple[str, int]] | tuple[()]) -> None:
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
