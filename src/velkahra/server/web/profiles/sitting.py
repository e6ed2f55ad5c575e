"""Notes who plays at a rated table: the account, the browser and the network address."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from velkahra.server.domain import links
from velkahra.server.room.room import Room
from velkahra.server.store import people
from velkahra.server.web.identity.origin import address_of
from velkahra.server.web.identity.own_seats import write_cookie
from velkahra.server.web.kit.request import in_store
from velkahra.server.web.people.company import who

COOKIE: Final = "browser"
"""A secret by which two seats of one browser are found; only rated tables ask for it."""


async def sit_rated(request: Request, answer: Response, room: Room, seat: int) -> None:
    """Note the visitor of a seat, if the table is rated; a cookie on `answer` knows the browser."""
    account = await who(request) if room.is_rated_seat(seat) else 0
    if not account:
        return
    known = request.cookies.get(COOKIE, "")
    if len(known) != len(links.new_secret()):
        known = links.new_secret()
        write_cookie(request, answer, COOKIE, known)
    browser, address = (links.key(f"{room.row.seed} {one}") for one in (known, address_of(request)))
    await in_store(request, people.sit, room.row.id, seat, account, browser, address)
