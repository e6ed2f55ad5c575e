"""Notes who plays at a rated table: the account, the browser and the network address."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from velkahra.server.domain import links
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store import people
from velkahra.server.web.identity.accounts import Accounts
from velkahra.server.web.identity.origin import address_of
from velkahra.server.web.identity.own_seats import write_cookie

COOKIE: Final = "browser"
"""A secret by which two seats of one browser are found; only rated tables ask for it."""


async def sit_rated(request: Request, answer: Response, room: Room, seat: int) -> None:
    """Note the visitor of a seat, if the table is rated; a cookie on `answer` knows the browser."""
    hub: Hub = request.app.state.hub
    accounts: Accounts | None = request.app.state.accounts
    account = await accounts.who(request) if accounts and room.rated and not room.is_over else None
    if account is None:
        return
    known = request.cookies.get(COOKIE, "")
    if len(known) != len(links.new_secret()):
        known = links.new_secret()
        write_cookie(request, answer, COOKIE, known)
    table, seed, address = room.row.id, room.row.seed, address_of(request)
    marks = links.key(f"{seed} {known}"), links.key(f"{seed} {address}")
    await hub.store.run(lambda base: people.sit(base, table, seat, account.id, *marks))
