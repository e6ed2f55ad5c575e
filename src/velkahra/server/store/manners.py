"""How people end their games: from the finished ones, and from those that they abandoned."""

import time
from collections.abc import Iterable

from velkahra.server.domain import manners
from velkahra.server.store import backend, seats


def abandon(base: backend.Connection, table: str, awaited: Iterable[int]) -> None:
    """Note that people on some seats let others wait for too long; who finishes takes it back."""
    people = _people(base, table)
    _note(base, table, {account for account, seat in people if seat in awaited})


def leave(base: backend.Connection, table: str, account: int) -> None:
    """Note that a person leaves a game of several people that has begun and goes on."""
    others = {who for who, _ in _people(base, table)} - {account}
    moved = backend.value(base, "SELECT 1 FROM changes WHERE table_id = ?", table)
    if others and moved and not seats.awaited(base, table):
        _note(base, table, [account])


def _people(base: backend.Connection, table: str) -> list[tuple[int, int]]:
    sql = "SELECT DISTINCT account_id, seat FROM account_seats WHERE table_id = ?"
    return base.execute(sql, (table,)).fetchall()


def _note(base: backend.Connection, table: str, accounts: Iterable[int]) -> None:
    rows = [(account, table, int(time.time())) for account in accounts]
    backend.insert(base, "abandoned", rows, "ON CONFLICT DO NOTHING")


def endings(base: backend.Connection, account: int) -> list[str]:
    """List how the latest games of an account with other people ended, the latest first."""
    sql = (
        "SELECT how FROM (SELECT * FROM (SELECT f.at, CASE WHEN s.late >= ?2 THEN 'late' ELSE "
        "'finished' END AS how FROM people p JOIN finished_seats s ON s.person_id = p.id "
        "JOIN finished f ON f.number = s.number WHERE p.account_id = ?1 AND f.ended = 'over' "
        "AND EXISTS (SELECT 1 FROM finished_seats o WHERE o.number = s.number "
        "AND o.person_id <> p.id) AND NOT EXISTS (SELECT 1 FROM abandoned x "
        "WHERE x.account_id = ?1 AND x.table_id = f.table_id) ORDER BY s.number DESC LIMIT ?3) o "
        "UNION ALL SELECT at, 'abandoned' FROM abandoned WHERE account_id = ?1) e "
        "ORDER BY at DESC LIMIT ?3"
    )
    rows = base.execute(sql, (account, manners.LATE_TURNS, manners.COUNTED))
    return [how for (how,) in rows]


def still(base: backend.Connection, most: int) -> list[str]:
    """List tables of several people that nobody has moved at for long, and that are not noted."""
    sql = (
        "SELECT c.table_id FROM changes c JOIN account_seats s ON s.table_id = c.table_id "
        "LEFT JOIN results r ON r.table_id = c.table_id "
        "LEFT JOIN abandoned a ON a.table_id = c.table_id "
        "WHERE c.at < ?1 AND c.at > ?2 AND r.table_id IS NULL AND a.table_id IS NULL "
        "GROUP BY c.table_id, c.at HAVING count(DISTINCT s.account_id) > 1 "
        "ORDER BY c.at DESC LIMIT ?3"
    )
    end = int(time.time()) - manners.GIVEN_UP
    return [table for (table,) in base.execute(sql, (end, end - manners.GIVEN_UP, most))]
