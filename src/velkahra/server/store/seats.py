"""Seats without a link until they are taken: those of public tables, and those of a next game."""

import time
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from velkahra.server.domain import links
from velkahra.server.store import games
from velkahra.server.store.backend import Connection, value

Keys = dict[int, bytes]
"""The hashes of links, by seat."""

FREE: Final = "free"
RESERVED: Final = "reserved"
FOLLOWED: Final = "followed"
INVITED: Final = "invited"
"""Also the level in the row of such a seat, which no bot has."""
_OF_HOLDERS: Final = (
    "account_seats",
    "push_subscriptions",
    "mail_wishes",
    "programs",
    "notes",
    "plans",
    "consents",
)
"""Tables with rows of those who have a seat."""


class Reserved(msgspec.Struct, frozen=True):
    """A seat of a next game; `level` is the level of bots that was asked for, "" for the same."""

    table: str
    seat: int
    level: str


def free(base: Connection, most: int, club: int = 0) -> dict[str, list[int]]:
    """Return the free seats of `most` public tables, or of a club's, the latest table first."""
    sql = (
        "SELECT n.id, f.seat FROM (SELECT t.id, t.created FROM tables t "
        "LEFT JOIN listings l ON l.table_id = t.id WHERE coalesce(l.club_id, 0) = ? "
        "AND t.id IN (SELECT table_id FROM free_seats) ORDER BY t.created DESC, t.id LIMIT ?) n "
        "JOIN free_seats f ON f.table_id = n.id ORDER BY n.created DESC, n.id, f.seat"
    )
    found: dict[str, list[int]] = {}
    for table, seat in base.execute(sql, (club, most)):
        found.setdefault(table, []).append(seat)
    return found


def states(base: Connection, table: str) -> dict[int, str]:
    """Return the states of seats: FREE for everybody, INVITED for those who were invited.

    RESERVED for the player of the game before, or taken after that: FOLLOWED.
    """
    sql = (
        f"SELECT seat, '{FREE}' FROM free_seats WHERE table_id = ?1 UNION ALL "
        f"SELECT seat, CASE WHEN level = '{INVITED}' THEN level "
        f"WHEN taken = 0 THEN '{RESERVED}' ELSE '{FOLLOWED}' END "
        "FROM reserved_seats WHERE table_id = ?1"
    )
    return dict(base.execute(sql, (table,)).fetchall())


def awaited(base: Connection, table: str) -> frozenset[int]:
    """Return the seats without which a game does not begin: those that anybody may still take."""
    found = states(base, table)
    return frozenset(seat for seat, state in found.items() if state in (FREE, INVITED))


def offer(base: Connection, table: str, seats: Sequence[int]) -> Keys:
    """Make seats free for everybody, and return their new keys."""
    base.executemany("INSERT INTO free_seats VALUES (?, ?)", [(table, seat) for seat in seats])
    return _shut(base, table, seats)


def invite(base: Connection, table: str, seats: Sequence[int]) -> Keys:
    """Keep seats for those who come by one link, and return their new keys."""
    rows = [(table, seat, None, INVITED, time.time_ns() // 1_000_000, 0) for seat in seats]
    base.executemany("INSERT INTO reserved_seats VALUES (?, ?, ?, ?, ?, ?)", rows)
    return _shut(base, table, seats)


def come(base: Connection, table: str, key: bytes) -> Keys:
    """Give the first seat that is kept for guests to this link; nothing if none is left."""
    sql = "SELECT 1 FROM seats WHERE table_id = ? AND key = ?"
    if base.execute(sql, (table, key)).fetchone():  # a double click
        return {}
    kept = f"reserved_seats WHERE table_id = ?1 AND level = '{INVITED}'"
    sql = f"DELETE FROM {kept} AND seat = (SELECT min(seat) FROM {kept}) RETURNING seat"
    return give(base, table, {seat: key for (seat,) in base.execute(sql, (table,)).fetchall()})


def take(base: Connection, table: str, seat: int, key: bytes) -> Keys:
    """Give a free seat to this link. Nothing changes for a seat that is not free."""
    sql = "DELETE FROM free_seats WHERE table_id = ? AND seat = ?"
    is_free = base.execute(sql, (table, seat)).rowcount
    return give(base, table, {seat: key}) if is_free else {}


def reserve(base: Connection, table: str, seats: Sequence[int], former: str, level: str) -> Keys:
    """Reserve seats of the next game of `former`, and return their new keys."""
    now = time.time_ns() // 1_000_000
    rows = [(table, seat, former, level, now, 0) for seat in seats]
    base.executemany("INSERT INTO reserved_seats VALUES (?, ?, ?, ?, ?, ?)", rows)
    return _shut(base, table, seats)


def reserved(base: Connection, former: str) -> list[Reserved]:
    """List the seats of the next games of a table, taken or not; those of the latest game last."""
    sql = (
        "SELECT table_id, seat, level FROM reserved_seats WHERE former = ? "
        "ORDER BY made, table_id, seat"
    )
    return [Reserved(*row) for row in base.execute(sql, (former,))]


def former_of(base: Connection, table: str) -> str:
    """Return the table whose next game this is, "" for none."""
    sql = "SELECT former FROM reserved_seats WHERE table_id = ? AND former IS NOT NULL LIMIT 1"
    return value(base, sql, table) or ""


def follow(base: Connection, table: str, keys: Mapping[int, bytes | None]) -> Keys:
    """Give reserved seats to these links, and return the keys of those that are reserved.

    None leaves the key, for a seat that an account has.
    """
    sql = "UPDATE reserved_seats SET taken = 1 WHERE table_id = ? AND seat = ?"
    given = [seat for seat in keys if base.execute(sql, (table, seat)).rowcount]
    give(base, table, {seat: key for seat in given if (key := keys[seat])})
    found = base.execute("SELECT seat, key FROM seats WHERE table_id = ?", (table,))
    return {seat: key for seat, key in found if seat in given}


def withdraw(base: Connection, table: str, secret: str) -> Keys:
    """Let the host's links lead to the seats that nobody has taken yet."""
    untaken = "free_seats WHERE table_id = ?", "reserved_seats WHERE taken = 0 AND table_id = ?"
    found = [
        seat
        for rows in untaken
        for (seat,) in base.execute(f"DELETE FROM {rows} RETURNING seat", (table,)).fetchall()
    ]
    return give(base, table, {n: links.key(links.token(secret, n)) for n in found})


def renew(base: Connection, table: str, seat: int, secret: str) -> Keys:
    """Let the next link of the host lead to a seat, and nobody in by the link of before.

    The seat leaves accounts, and its notifications end. Nothing changes for a seat whose link is
    not the host's, or that has had links.MOST_OF_SEAT of them.
    """
    sql = "SELECT key FROM seats WHERE table_id = ? AND seat = ?"
    number = links.number_of(secret, seat, base.execute(sql, (table, seat)).fetchone()[0])
    if not 0 <= number < links.MOST_OF_SEAT - 1:
        return {}
    for kept in _OF_HOLDERS:
        base.execute(f"DELETE FROM {kept} WHERE table_id = ? AND seat = ?", (table, seat))
    games.agree_again(base, table)
    return give(base, table, {seat: links.key(links.of_seat(secret, seat, number + 1))})


def _shut(base: Connection, table: str, seats: Sequence[int]) -> Keys:
    """Let no link lead to some seats, the host's neither."""
    return give(base, table, {seat: links.key(links.new_secret()) for seat in seats})


def give(base: Connection, table: str, keys: Keys) -> Keys:
    """Let the links with these hashes lead to seats, and no others."""
    sql = "UPDATE seats SET key = ? WHERE table_id = ? AND seat = ?"
    base.executemany(sql, [(key, table, seat) for seat, key in keys.items()])
    return keys
