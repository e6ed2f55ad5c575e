"""The form of an account's days off, quiet hours and the mail of each day."""

import time
from collections.abc import Mapping
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from velkahra.server.domain import rests
from velkahra.server.room.hub import Hub
from velkahra.server.room.rests import Rests
from velkahra.server.store import slow
from velkahra.server.web.identity.accounts import Account
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.kit.request import in_store, read_form
from velkahra.server.web.kit.templates import render
from velkahra.server.web.people.company import for_people

SCRIPT: Final = "slow/zone.js"
LONGEST_DAYS: Final = 11 * rests.MOST_DAYS


async def part(request: Request, language: str, account: int) -> Markup:
    """Return the part of the account's page."""
    rest = await in_store(request, slow.rest_of, account)
    facts = {"rest": rest, "longest": LONGEST_DAYS, "most": rests.MOST_RESTED // 86400}
    return render("slow/rest.html", language, mails=request.app.state.notices.mail.works, **facts)


@for_people
async def change(request: Request, account: Account) -> Response:
    """Keep what the form says. Days that are no dates are left out."""
    hub: Hub = request.app.state.hub
    now = int(time.time())
    rest = _read(await read_form(request), now)
    if not rests.is_valid(rest):
        raise HTTPException(400)
    digested = rests.is_digest_due(rest, now)
    await in_store(request, slow.keep_rest, account.id, rest, digested)
    for room in list(hub.rooms()):
        if room.has(Rests):
            await room.feature(Rests).load()
    return RedirectResponse("/account#rest", 303)


def _read(form: Mapping[str, str], now: int) -> rests.Rest:
    days = {rests.day_of(day) for day in form.get("days", "")[:LONGEST_DAYS].split()}
    return rests.Rest(
        form.get("zone") or rests.UTC,
        number_of(form.get("start", "")),
        number_of(form.get("end", "")),
        tuple(sorted(days - {""})),
        now,
        number_of(form.get("digest", ""), -1),
    )
