"""The tables of a visitor: those of the device, and those of an account if there is one.

A device keeps its links in one cookie that no script can read; the server keeps no list of it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from velkahra.server.domain import links, tables
from velkahra.server.store import backend, database
from velkahra.server.web.identity.accounts import Accounts, OwnSeat
from velkahra.server.web.identity.origin import A_YEAR, base_of

COOKIE: Final = "tables"
MOST_PLACES: Final = 80  # as many as fit into a cookie; older ones are dropped
PLACES_OF_A_TABLE: Final = 6  # at most: five seats and the host's

Kind = Literal["seat", "hand", "host"]
_LETTERS: Final[dict[str, Kind]] = {"s": "seat", "g": "hand", "h": "host"}
_PLACE: Final = re.compile(r"([0-9A-Za-z-]{1,40}):([sgh])([A-Za-z0-9_-]{22})")


class Place(msgspec.Struct, frozen=True):
    """A link of this device or account: to a seat, to one handed round, or the host's.

    `token` is its secret part. `seat` is that of an account's link, which works in its session
    only; -1 for a link of the device, which may be wrong.
    """

    table: str
    kind: Kind
    token: str
    seat: int = -1


def of_device(connection: HTTPConnection) -> list[Place]:
    """List the device's places, the latest last. Invalid ones are skipped."""
    parts = connection.cookies.get(COOKIE, "").split("~")
    found = (match for part in parts if (match := _PLACE.fullmatch(part)))
    return [Place(match[1], _LETTERS[match[2]], match[3]) for match in found]


def is_full(connection: HTTPConnection) -> bool:
    """Return whether one more table could drop another from the device's list."""
    return len(of_device(connection)) > MOST_PLACES - PLACES_OF_A_TABLE


def write_cookie(
    connection: HTTPConnection, answer: Response, name: str, value: str, seconds: int = A_YEAR
) -> None:
    """Set a cookie on `answer` for `seconds`; scripts and other sites cannot use it."""
    secure = base_of(connection).startswith("https:")
    answer.set_cookie(
        name, value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/"
    )


def keep(connection: HTTPConnection, answer: Response, places: Iterable[Place]) -> None:
    """Store exactly these places on the device, by a cookie on `answer`; the latest MOST_PLACES."""
    letters = {kind: letter for letter, kind in _LETTERS.items()}
    parts = [f"{place.table}:{letters[place.kind]}{place.token}" for place in places]
    write_cookie(connection, answer, COOKIE, "~".join(parts[-MOST_PLACES:]))


async def places(connection: HTTPConnection) -> list[Place]:
    """List all places of a visitor, those of the device first."""
    found = of_device(connection)
    accounts: Accounts | None = connection.app.state.accounts
    if accounts is not None and (session := accounts.session_of(connection)):
        for seat in await accounts.seats(session):
            kind: Kind = "hand" if seat.shared else "seat"
            found.append(Place(seat.table, kind, accounts.token(session, seat), seat.seat))
    return found


async def right_places(connection: HTTPConnection) -> list[Place]:
    """List a visitor's places, but for links that open nothing at a table that is there."""
    store: database.Store = connection.app.state.hub.store
    device = of_device(connection)
    wrong = await store.run(lambda base: _wrong(base, device)) if device else ()
    return [place for place in await places(connection) if place not in wrong]


def _wrong(base: backend.Connection, own: Sequence[Place]) -> set[Place]:
    names = tuple({place.table for place in own})
    some = f"IN ({','.join('?' * len(names))})"
    tables = base.execute(f"SELECT id, host_key, watch_key FROM tables WHERE id {some}", names)
    hosts, keys = {}, {}
    for table, host, watch in tables.fetchall():
        hosts[table], keys[table] = [host], [watch]
    for table, key in base.execute(f"SELECT table_id, key FROM seats WHERE table_id {some}", names):
        keys[table].append(key)
    return {
        place
        for place in own
        if (known := (hosts if place.kind == "host" else keys).get(place.table))
        and links.find(place.token, known) < 0
    }


async def remember(
    connection: HTTPConnection,
    answer: Response,
    table: str,
    seats: Mapping[int, str],
    *,
    shared: bool = False,
    host: str = "",
) -> None:
    """Store seats (seat -> token) in the account, or else on the device, by a cookie on `answer`.

    `shared`: the device is handed round. The host's secret stays on the device.
    """
    accounts: Accounts | None = connection.app.state.accounts
    account = await accounts.who(connection) if accounts else None
    new = [Place(table, "host", host)] if host else []
    if accounts and account:
        await accounts.add_seats(account.id, [OwnSeat(table, seat, shared) for seat in seats])
    else:
        kind: Kind = "hand" if shared else "seat"
        new += [Place(table, kind, token) for token in seats.values()]
    known = of_device(connection)
    fresh = [place for place in new if place.token not in {old.token for old in known}]
    here = [place for place in known if place.table == table]
    if fresh or (here and len(known) > MOST_PLACES // 2):  # the last visited is dropped last
        others = [place for place in known if place.table != table]
        keep(connection, answer, [*others, *here, *fresh])


def seats_at(row: tables.TableRow, own: Iterable[Place]) -> dict[int, Place]:
    """Return the seats of a table that the places `own` lead to, each with its place."""
    keys = [seat.key for seat in row.seats]
    found: dict[int, Place] = {}
    for place in own:
        if place.table == row.id and place.kind != "host":
            seat = place.seat if place.seat >= 0 else links.find(place.token, keys)
            if seat >= 0:
                found.setdefault(seat, place)
    return found


def hosted(table: str, own: Sequence[Place]) -> str:
    """Return the host's secret of a table, or "" if it is not among the places `own`."""
    return next((p.token for p in own if p.table == table and p.kind == "host"), "")


def session_of(connection: HTTPConnection) -> str:
    """Return the session's secret, or "" if nobody is signed in or accounts are off."""
    accounts: Accounts | None = connection.app.state.accounts
    return accounts.session_of(connection) if accounts else ""
