"""Friends and blocking, in the store. Two people are friends if each wants the other as one."""

import time
from collections.abc import Sequence
from typing import Final

import msgspec

from velkahra.server.store.backend import Connection, marks, value

FRIEND: Final = "friend"
BLOCK: Final = "block"
MOST: Final = 300
"""People that one can have as friends, ask to be, or block."""
_UNTIE: Final = "DELETE FROM ties WHERE account_id = ? AND other_id = ? AND kind = ?"


class Person(msgspec.Struct, frozen=True):
    """Another person, as one may call them; `tie` is "friend", "sent", "waiting", "block" or ""."""

    id: int
    name: str
    tie: str = ""


def by_name(base: Connection, account: int, folded: str) -> Person | None:
    """Return the person with a name, as `accounts.folded` writes it; None for oneself."""
    sql = "SELECT id, name FROM accounts WHERE folded = ? AND id <> ?"
    return _person(base, account, base.execute(sql, (folded, account)).fetchone())


def _person(base: Connection, account: int, row: tuple[int, str] | None) -> Person | None:
    """Return a person with the tie that an account has to them."""
    known = {person.id: person.tie for person in of(base, account)} if row else {}
    return Person(*row, known.get(row[0], "")) if row else None


def at_table(base: Connection, account: int, table: str, seat: int) -> Person | None:
    """Return the person on a seat of a table that an account plays at, or may find on a list.

    The name is that at the table: nobody learns the name of an account by it.
    """
    sql = (
        "SELECT s.account_id, coalesce(n.name, '') FROM account_seats s "
        "LEFT JOIN sitters n ON n.table_id = s.table_id AND n.seat = s.seat "
        "WHERE s.table_id = ?2 AND s.seat = ?3 AND s.account_id <> ?1 AND (EXISTS (SELECT 1 FROM "
        "account_seats o WHERE o.table_id = ?2 AND o.account_id = ?1) OR EXISTS (SELECT 1 FROM "
        "listings l JOIN free_seats f ON f.table_id = l.table_id WHERE l.table_id = ?2 AND "
        "(l.club_id IS NULL OR EXISTS (SELECT 1 FROM club_members m WHERE m.club_id = l.club_id "
        "AND m.account_id = ?1 AND m.role <> 'asked')))) ORDER BY s.shared, s.account_id LIMIT 1"
    )
    return _person(base, account, base.execute(sql, (account, table, seat)).fetchone())


def tie(base: Connection, account: int, other: Person, kind: str) -> bool:
    """Want another as a FRIEND or put up a BLOCK; return whether there was room for one more."""
    sql = "SELECT count(*) FROM ties WHERE account_id = ? AND other_id <> ?"
    if account == other.id or value(base, sql, account, other.id) >= MOST:
        return False
    sql = "INSERT INTO ties VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (account_id, other_id) "
    row = (account, other.id, kind, other.name, int(time.time()))
    base.execute(f"{sql} DO UPDATE SET kind = ?3, called = ?4, at = ?5", row)
    if kind == BLOCK:
        base.execute(_UNTIE, (other.id, account, FRIEND))
    return True


def untie(base: Connection, account: int, other: int, kind: str) -> None:
    """Take a FRIEND or a BLOCK back. A friendship, or the request for one, ends for both."""
    base.execute(_UNTIE, (account, other, kind))
    if kind == FRIEND:
        base.execute(_UNTIE, (other, account, FRIEND))


def of(base: Connection, account: int) -> list[Person]:
    """List the people that an account has ties with, those who wait for an answer first.

    A request of somebody whom one has blocked is not there. Friends, and a person who
    asks, have the name of their account; others the one by which they were met.
    """
    sql = (
        "SELECT t.other_id, CASE WHEN b.kind = 'friend' AND t.kind = 'friend' THEN a.name "
        "ELSE t.called END, CASE WHEN t.kind = 'block' THEN 'block' WHEN b.kind = 'friend' "
        "THEN 'friend' ELSE 'sent' END AS tie FROM ties t JOIN accounts a ON a.id = t.other_id "
        "LEFT JOIN ties b ON b.account_id = t.other_id AND b.other_id = t.account_id "
        "WHERE t.account_id = ?1 UNION ALL SELECT b.account_id, a.name, 'waiting' FROM ties b "
        "JOIN accounts a ON a.id = b.account_id LEFT JOIN ties t ON t.account_id = b.other_id "
        "AND t.other_id = b.account_id WHERE b.other_id = ?1 AND b.kind = 'friend' "
        "AND t.account_id IS NULL ORDER BY 3 DESC, 2, 1"
    )
    return [Person(*row) for row in base.execute(sql, (account,))]


def apart(base: Connection, account: int, tables: Sequence[str]) -> set[str]:
    """Return those of some tables where somebody sits who blocks the account, or is blocked."""
    sql = (
        "SELECT DISTINCT s.table_id FROM account_seats s JOIN ties t ON t.kind = 'block' AND "
        "(t.account_id = ? AND t.other_id = s.account_id OR t.other_id = ? AND "
        f"t.account_id = s.account_id) WHERE s.table_id IN {marks(tables)}"
    )
    found = base.execute(sql, (account, account, *tables)) if tables else ()
    return {table for (table,) in found}


def blocked_seats(base: Connection, account: int, table: str) -> set[int]:
    """Return the seats of a table whose people an account has blocked."""
    sql = (
        "SELECT s.seat FROM account_seats s JOIN ties t ON t.other_id = s.account_id "
        "WHERE t.account_id = ? AND t.kind = 'block' AND s.table_id = ?"
    )
    return {seat for (seat,) in base.execute(sql, (account, table))}


def playing(base: Connection, account: int, since: int) -> list[tuple[int, str]]:
    """List (friend, table) for games that go on: shared with the account, or listed where it looks.

    `since` leaves out tables at which nobody has moved after that time.
    """
    sql = (
        "SELECT DISTINCT s.account_id, s.table_id FROM ties t JOIN ties b ON b.account_id = "
        "t.other_id AND b.other_id = t.account_id AND b.kind = 'friend' JOIN account_seats s "
        "ON s.account_id = t.other_id JOIN changes c ON c.table_id = s.table_id AND c.at > ?2 "
        "LEFT JOIN listings l ON l.table_id = s.table_id LEFT JOIN club_members m ON "
        "m.club_id = l.club_id AND m.account_id = ?1 AND m.role <> 'asked' "
        "LEFT JOIN results r ON r.table_id = s.table_id "
        "WHERE t.account_id = ?1 AND t.kind = 'friend' AND r.table_id IS NULL AND "
        "(m.account_id IS NOT NULL OR (l.table_id IS NOT NULL AND l.club_id IS NULL) OR EXISTS "
        "(SELECT 1 FROM account_seats o WHERE o.table_id = s.table_id AND o.account_id = ?1))"
    )
    return [(friend, table) for friend, table in base.execute(sql, (account, since))]
