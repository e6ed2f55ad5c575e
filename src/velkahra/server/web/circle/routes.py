"""The page of one's friends, and the forms about another person."""

import time
from collections import Counter
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.server.domain import manners, texts
from velkahra.server.store import backend, clubs, moderation, profiles, ties
from velkahra.server.store.manners import endings
from velkahra.server.store.ties import BLOCK, FRIEND
from velkahra.server.web.identity.accounts import Account
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import check_pace, in_store, language_of, read_form
from velkahra.server.web.lobby.routes import own_way, summary_of
from velkahra.server.web.people.company import company_page, for_people, met, way_back

MOST_GAMES: Final = 40
NEWS: Final = 30 * moderation.A_DAY
"""Seconds for which a decision of a moderator is shown to the person it is about."""
_TIES: Final = {"friend": FRIEND, "accept": FRIEND, "block": BLOCK}
_UNTIES: Final = dict.fromkeys(("unfriend", "withdraw", "decline"), FRIEND) | {"unblock": BLOCK}


@for_people
async def show(request: Request, account: Account) -> Response:
    """Show one's friends, requests, blocked people, clubs and reliability."""
    language, facts = language_of(request), await in_store(request, _facts, account.id)
    say, people = texts.speaker(language), facts.pop("people")
    return company_page(
        request,
        say("circle-title"),
        "circle/circle.html",
        **facts,
        groups=[
            (tie, some)
            for tie in ("waiting", "friend", "sent", "block")
            if (some := [one for one in people if one.tie == tie])
        ],
        plays=await _games(request, language, facts["games"]),
        unnamed=say("player-person"),
    )


def _facts(base: backend.Connection, account: int) -> dict[str, Any]:
    now, people, ended = int(time.time()), ties.of(base, account), endings(base, account)
    return {
        "people": people,
        "seen": profiles.seen(base, account, [one.id for one in people]),
        "games": ties.playing(base, account, now - manners.GIVEN_UP)[:MOST_GAMES],
        "reliability": manners.reliability(ended),
        "counts": Counter(ended),
        "clubs": clubs.of_account(base, account),
        "decisions": moderation.trail(base, account, now - NEWS),
        "moderator": moderation.is_moderator(base, account),
    }


async def _games(
    request: Request, language: str, playing: list[tuple[int, str]]
) -> dict[int, list[tuple[str, str]]]:
    """Return the games of friends as (title, address of one's own seat or ""), by friend."""
    found: dict[int, list[tuple[str, str]]] = {}
    for friend, table in playing:
        summary = await summary_of(request.app.state.hub, table)
        if summary is not None and not summary.over:
            title = pages.title_of(registry.game(summary.row.game), language)
            found.setdefault(friend, []).append((title, await own_way(request, table)))
    return found


@for_people
async def change(request: Request, account: Account) -> Response:
    """Ask for a friendship, accept or end one, block somebody or end that."""
    await check_pace(request, "company")
    form = await read_form(request)
    person, deed = await met(request, account, form), form.get("do", "")
    if deed in _TIES:
        if not await in_store(request, ties.tie, account.id, person, _TIES[deed]):
            raise HTTPException(409, texts.speaker(language_of(request))("circle-full"))
    elif deed in _UNTIES:
        await in_store(request, ties.untie, account.id, person.id, _UNTIES[deed])
    else:
        raise HTTPException(404)
    return RedirectResponse(way_back(request, "/circle"), 303)


ROUTES: Final = (Route("/circle", show), Route("/circle", change, methods=["POST"]))
