"""The endpoints of the JSON API: one table has their routes, types and descriptions.

Every failure is answered with problem details: see `Problem`.
"""

from typing import Final

import velkahra
from velkahra.core import registry
from velkahra.server.web.api import calls, hosting, playing, problems, protocol, reference
from velkahra.server.web.api.calls import ROOT, Call, Endpoint, Key
from velkahra.server.web.kit.numbers import digits

TABLE: Final = ROOT + "/tables/{table}"
WAITING: Final = {
    "since": "a version: the answer comes when the table has another one",
    "wait": "seconds to wait for that, 60 at most",
}
FIRST: Final = {"first": "the ply to begin with"}
ACTING: Final = (
    "no-action illegal not-your-turn stale paused halted ended undone-often table-full seats-free"
)


async def about(call: Call[None]) -> protocol.About:
    """Return the games and the version of the API."""
    games = {name: f"{ROOT}/games/{name}" for name in registry.names()}
    return protocol.About(protocol.API, velkahra.__version__, games)


async def game(call: Call[None]) -> protocol.GameInfo:
    """Describe a game: how many can play it, with which options, and all its actions."""
    name = call.request.path_params["name"]
    if name not in registry.names():
        raise problems.ApiError("not-found")
    title = registry.game(name)
    kinds = [
        protocol.ActionKind(
            kind.name,
            kind.offset,
            kind.size,
            [protocol.ActionField(field.name, list(field.labels)) for field in kind.fields],
        )
        for kind in title.space.kinds
    ]
    options = {option.name: list(option.values) for option in title.options}
    seats = list(title.seats)
    size = title.space.size
    return protocol.GameInfo(protocol.API, name, title.rules, seats, options, size, kinds)


ENDPOINTS: Final = (
    Endpoint("GET", ROOT, about),
    Endpoint("GET", ROOT + "/games/{name}", game),
    Endpoint("POST", ROOT + "/tables", hosting.open_table, problems="not-offered", status=201),
    Endpoint("GET", TABLE, playing.position, Key.TOKEN, query=WAITING),
    Endpoint("GET", TABLE + "/history", playing.history, Key.TOKEN, query=FIRST),
    Endpoint("POST", TABLE + "/act", playing.act, Key.SEAT, ACTING),
    Endpoint(
        "POST", TABLE + "/would", playing.would, Key.SEAT, "no-action illegal not-your-turn stale"
    ),
    Endpoint(
        "POST",
        TABLE + "/hint",
        playing.hint,
        Key.SEAT,
        "no-hints no-turn stale hint-often hint-failed",
    ),
    Endpoint(
        "POST", TABLE + "/undo", playing.undo, Key.SEAT, "stale over halted ended undone-often"
    ),
    Endpoint("POST", TABLE + "/reply", playing.reply, Key.SEAT, "not-asked"),
    Endpoint("POST", TABLE + "/tokens", hosting.make_token, Key.LINK, "tokens-full", status=201),
    Endpoint("DELETE", TABLE + "/tokens", hosting.revoke_tokens, Key.LINK),
    Endpoint("GET", TABLE + "/seats", hosting.table_seats, Key.HOST),
    Endpoint(
        *("POST", f"{TABLE}/seats/{digits('seat')}/link", hosting.renew_link, Key.HOST),
        "no-seat link-stays",
    ),
    Endpoint("POST", TABLE + "/private", hosting.make_private, Key.HOST),
)
"""Declared once: the routes, their OpenAPI description and its page follow."""

ROUTES: Final = (*calls.routes(ENDPOINTS), *reference.routes(ENDPOINTS))
