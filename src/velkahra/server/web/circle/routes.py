"""The page of one's friends, and the forms about another person."""

import time
from collections import Counter
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.server.domain import manners
from velkahra.server.store import backend, clubs, moderation, profiles, ties
from velkahra.server.store.manners import endings
from velkahra.server.store.ties import BLOCK, FRIEND
from velkahra.server.web.identity.accounts import Account
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import in_store, language_of
from velkahra.server.web.lobby.routes import own_way, summary_of
from velkahra.server.web.people import company

MOST_GAMES: Final = 40
NEWS: Final = 30 * moderation.A_DAY
"""Seconds for which a decision of a moderator is shown to the person it is about."""
_TIES: Final = {"friend": FRIEND, "accept": FRIEND, "block": BLOCK}
_UNTIES: Final = dict.fromkeys(("unfriend", "withdraw", "decline"), FRIEND) | {"unblock": BLOCK}


@company.for_people
async def show(request: Request, account: Account) -> Response:
    """Show one's friends, requests, blocked people, clubs and reliability."""
    facts = await in_store(request, _facts, account.id)
    facts["plays"] = await _games(request, facts["games"])
    heading = company.said(request, "circle-title")
    return company.company_page(request, heading, "circle/circle.html", **facts)


def _facts(base: backend.Connection, account: int) -> dict[str, Any]:
    now, people, ended = int(time.time()), ties.of(base, account), endings(base, account)
    groups = {
        tie: [one for one in people if one.tie == tie]
        for tie in ("waiting", "friend", "sent", "block")
    }
    return {
        "groups": [(tie, some) for tie, some in groups.items() if some],
        "seen": profiles.seen(base, account, [one.id for one in people]),
        "games": ties.playing(base, account, now - manners.GIVEN_UP)[:MOST_GAMES],
        "reliability": manners.reliability(ended),
        "counts": Counter(ended),
        "clubs": clubs.of_account(base, account),
        "decisions": moderation.trail(base, account, now - NEWS),
        "moderator": moderation.is_moderator(base, account),
    }


async def _games(
    request: Request, playing: list[tuple[int, str]]
) -> dict[int, list[tuple[str, str]]]:
    """Return the games of friends as (title, address of one's own seat or ""), by friend."""
    found: dict[int, list[tuple[str, str]]] = {}
    for friend, table in playing:
        summary = await summary_of(request.app.state.hub, table)
        if summary is not None and not summary.over:
            title = pages.title_of(registry.game(summary.row.game), language_of(request))
            found.setdefault(friend, []).append((title, await own_way(request, table)))
    return found


@company.deed()
async def change(request: Request, account: Account, form: company.Form) -> str:
    """Ask for a friendship, accept or end one, block somebody or end that."""
    person, deed = await company.met(request, account, form), form.get("do", "")
    if deed in _TIES:
        if not await in_store(request, ties.tie, account.id, person, _TIES[deed]):
            raise company.refused(request, "circle-full")
    elif deed in _UNTIES:
        await in_store(request, ties.untie, account.id, person.id, _UNTIES[deed])
    else:
        raise HTTPException(404)
    return company.way_back(request, "/circle")


ROUTES: Final = (Route("/circle", show), Route("/circle", change, methods=["POST"]))
