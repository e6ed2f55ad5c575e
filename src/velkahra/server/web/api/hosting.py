"""What a host may do: open a table, give its seats away; and tokens for those who have a link."""

from collections.abc import Mapping
from typing import Any

from velkahra.core.contract.refusals import OptionClash, VelkahraError
from velkahra.core.registry import game as game_of
from velkahra.server.domain import links
from velkahra.server.domain.wishes import OWN, NewTable
from velkahra.server.room.room import Room
from velkahra.server.store import listings, seats
from velkahra.server.web.api import calls, problems, protocol, tokens
from velkahra.server.web.kit.request import check_pace
from velkahra.server.web.lobby import opening, pages


async def open_table(call: calls.Call[NewTable]) -> protocol.Opened:
    """Open a table with all that the form of the start page offers, and under the same limits.

    The answer has the links that the host's page shows, and a token for each seat of a program.
    """
    await check_pace(call.request, "tables")
    wishes = call.said
    try:
        made = await opening.open_wished(call.request, wishes, call.language)
    except OptionClash as clash:
        wrong = pages.clash(call.language, game_of(wishes.game), clash)
        raise problems.ApiError("not-offered", wrong) from clash
    except VelkahraError as error:
        raise problems.ApiError("not-offered", str(error)) from error
    room = await call.hub.room(made.table)
    assert room is not None
    programs = [seat for seat, player in enumerate(wishes.seats) if player == OWN]
    issued = {seat: await tokens.issue(call.hub.store, room, seat) for seat in programs}
    seen = await _hosted(call, room, made.secret, issued)
    page = f"/{'desk' if made.desk else 'host'}/{made.table}/{made.secret}"
    address = call.url(f"{calls.ROOT}/tables/{made.table}")
    return protocol.Opened(
        *(seen.api, seen.table, seen.watch, seen.seats),
        *(address, made.secret, call.url(page)),
    )


async def table_seats(call: calls.Call[None]) -> protocol.Hosted:
    """List the seats of the host's table, with the links that are the host's to give away."""
    return await _hosted(call, call.room, calls.secret_of(call.request), {})


async def make_private(call: calls.Call[None]) -> protocol.Hosted:
    """Take the table off the public list, and get the links of seats that nobody has taken."""
    table, secret = call.room.row.id, calls.secret_of(call.request)
    await call.hub.change_keys(table, lambda base: listings.withdraw(base, table, secret))
    return await table_seats(call)


async def renew_link(call: calls.Call[None]) -> protocol.Hosted:
    """Replace the link to a seat. The link of before, its tokens and its pages end."""
    seat = int(call.request.path_params["seat"])
    if seat >= len(call.room.row.seats):
        raise problems.ApiError("no-seat")
    if not await opening.renew_link(call.hub, call.room, calls.secret_of(call.request), seat):
        raise problems.ApiError("link-stays")
    return await table_seats(call)


async def make_token(call: calls.Call[None]) -> protocol.Token:
    """Create a token for the seat of a link; the link for watching gives one for watching."""
    try:
        token = await tokens.issue(call.hub.store, call.room, call.seat)
    except tokens.TooManyTokens as error:
        raise problems.ApiError("tokens-full") from error
    return protocol.Token(call.seat, token, call.url(f"{calls.ROOT}/tables/{call.room.row.id}"))


async def revoke_tokens(call: calls.Call[None]) -> protocol.Revoked:
    """Revoke all tokens of the seat of a link."""
    count = await tokens.revoke(call.hub.store, call.room.row.id, call.seat)
    return protocol.Revoked(call.seat, count)


async def _hosted(
    call: calls.Call[Any], room: Room, secret: str, issued: Mapping[int, str]
) -> protocol.Hosted:
    """Return a table as its host sees it; `issued` are new tokens by seat."""
    states = await call.hub.store.run(lambda base: seats.states(base, room.row.id))
    found = []
    for seat, row in enumerate(room.row.seats):
        invited = opening.invitation(secret, seat, row, states.get(seat, ""))
        found.append(
            protocol.SeatOfHost(
                seat,
                room.ledger.game.seat_name(room.row.options, seat),
                row.player,
                invited.state,
                _link(call, room, invited.token) if invited.token else None,
                room.pages[seat] > 0,
                issued.get(seat),
            )
        )
    watch = _link(call, room, links.token(secret, links.WATCH))
    return protocol.Hosted(protocol.API, room.row.id, watch, found)


def _link(call: calls.Call[Any], room: Room, token: str) -> str:
    return call.url(f"/table/{room.row.id}/{token}")
