"""The short ways to a table: one tap for a game against bots, and a pasted link."""

import re
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.core.contract import front, refusals
from velkahra.core.contract.game import Game
from velkahra.server.domain import clocks, clubs, texts
from velkahra.server.room.hub import Hub
from velkahra.server.store import hints, profiles
from velkahra.server.web.coach import pages as coach
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import check_pace, in_store, language_of, read_form, shown
from velkahra.server.web.lobby import lists, opening, routes
from velkahra.server.web.lobby import pages as lobby_pages
from velkahra.server.web.lobby.level import level_of
from velkahra.server.web.people import company
from velkahra.server.web.profiles.pages import rated_part

_LINK: Final = re.compile(
    r"/(?:table|host|hand|desk|replay|join|friends|lobby)/[0-9A-Za-z-]{1,40}[0-9A-Za-z_/-]{0,80}"
)

LONGEST_CLUB: Final = max(clubs.NAME_LENGTHS)


def known_game(name: str) -> Game:
    """Return a game by its name. Raises: HTTPException 404 for an unknown one."""
    try:
        return registry.game(name)
    except refusals.VelkahraError as error:
        raise HTTPException(404) from error


def _start(game: Game, name: str) -> front.QuickStart:
    try:
        return game.quick_start(name)
    except refusals.VelkahraError as error:
        raise HTTPException(404) from error


async def new(request: Request) -> Response:
    """Show everything that can be chosen for a new table."""
    asked = request.query_params
    game = known_game(asked.get("game", registry.names()[0]))
    start = _start(game, asked.get("start", ""))
    level = level_of(game.name, await latest_first(request))
    public: bool = request.app.state.hub.settings.public_lobby
    language = language_of(request)
    preset = asked.get("preset", "")
    asks = company.is_on(request)
    rated = await _rated_part(request, game, language)
    club = asked.get("club", "")[:LONGEST_CLUB] if asks else ""
    page = lobby_pages.new_page(
        language, game, start, preset, level, rated, club, public=public, asks=asks
    )
    return shown(request, page)


async def _rated_part(request: Request, game: Game, language: str) -> Markup:
    """Return the field that rates a new game, on a server that has strengths."""
    account = await company.who(request)
    found = await in_store(request, profiles.near, account, game.name) if account else None
    return rated_part(language, game, *found) if found else pages.NOTHING


async def play(request: Request) -> Response:
    """Open a table with one tap, and lead to it."""
    await check_pace(request, "tables")
    form = await read_form(request)
    game = known_game(form.get("game", ""))
    start = _start(game, form.get("start", ""))
    players = await _players(request, game, start)
    hub: Hub = request.app.state.hub
    options = game.complete(dict(start.options))
    with_people = "person" in players
    table, secret = await hub.open_table(
        game.name,
        ["person" if player == "me" else player for player in players],
        lobby_pages.offered(game, options, len(players)),
        language_of(request),
        clock=clocks.NO_CLOCK,
        hinting=hints.NO if with_people else hints.YES,
    )
    answer = await routes.opened(request, table, secret, players, opening.has_desk(game, options))
    if form.get("coach") == coach.ON:
        coach.switch_on(answer, game.name)
    return answer


async def _players(request: Request, game: Game, start: front.QuickStart) -> list[str]:
    """Choose the players in order: oneself first, then bots; or people only."""
    if start.people:
        return ["person"] * start.seats
    level = level_of(game.name, await latest_first(request))
    return ["me", *[f"bot {level}"] * (start.seats - 1)]


async def latest_first(request: Request) -> list[lists.Mine]:
    """List the tables of whoever asks, the one that changed last first."""
    return sorted(await routes.my_tables(request), key=lambda mine: -mine.changed)


async def join(request: Request) -> Response:
    """Follow a link to a table here that somebody has pasted."""
    path = ""
    with suppress(ValueError):  # no address at all
        path = urlsplit(request.query_params.get("link", "").strip()).path
    if _LINK.fullmatch(path):
        return RedirectResponse(path, 303)
    language = language_of(request)
    wrong = texts.speaker(language)("front-join-wrong")
    return HTMLResponse(pages.error_page(language, wrong), 400)


ROUTES: Final = (
    Route("/new", new),
    Route("/play", play, methods=["POST"]),
    Route("/join", join),
)
