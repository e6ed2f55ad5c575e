"""How people ended their games, in the store."""

import time
from collections.abc import Mapping

from velkahra.server.domain import manners
from velkahra.server.store import seats
from velkahra.server.store.backend import Connection


def keep(base: Connection, table: str, endings: Mapping[int, str]) -> None:
    """Store how a game ended for the people on some seats (seat -> ending), if they were several.

    A game counts only where two different accounts have seats: nobody can heal by playing alone.
    """
    found = _people(base, table)
    if len({account for account, _ in found}) > 1:
        _write(base, table, {who: endings[seat] for who, seat in found if seat in endings})


def leave(base: Connection, table: str, account: int) -> None:
    """Note that a person leaves a game of several people that has begun and goes on."""
    others = {who for who, _ in _people(base, table)} - {account}
    moved = base.execute("SELECT 1 FROM changes WHERE table_id = ?", (table,)).fetchone()
    if others and moved and not seats.awaited(base, table):
        _write(base, table, {account: manners.ABANDONED})


def _people(base: Connection, table: str) -> list[tuple[int, int]]:
    sql = "SELECT DISTINCT account_id, seat FROM account_seats WHERE table_id = ?"
    return base.execute(sql, (table,)).fetchall()


def _write(base: Connection, table: str, endings: Mapping[int, str]) -> None:
    sql = (
        "INSERT INTO endings VALUES (?1, ?2, ?3, ?4) ON CONFLICT (account_id, table_id) "
        "DO UPDATE SET how = ?3, at = ?4 WHERE endings.how <> ?3"
    )
    now = int(time.time())
    base.executemany(sql, [(who, table, how, now) for who, how in endings.items()])


def reliability(base: Connection, account: int) -> int:
    """Return how reliably a person ends games, in percent."""
    sql = "SELECT how FROM endings WHERE account_id = ? ORDER BY at DESC, table_id LIMIT ?"
    rows = base.execute(sql, (account, manners.COUNTED))
    return manners.reliability([how for (how,) in rows])


def counts(base: Connection, account: int) -> dict[str, int]:
    """Count a person's games by their endings."""
    sql = "SELECT how, count(*) FROM endings WHERE account_id = ? GROUP BY how"
    return dict(base.execute(sql, (account,)).fetchall())


def still(base: Connection, most: int) -> list[str]:
    """List tables of several people that nobody has moved at for long, and that are not noted."""
    sql = (
        "SELECT c.table_id FROM changes c JOIN account_seats s ON s.table_id = c.table_id "
        "LEFT JOIN results r ON r.table_id = c.table_id "
        "LEFT JOIN endings e ON e.table_id = c.table_id "
        "WHERE c.at < ?1 AND c.at > ?2 AND r.table_id IS NULL AND e.table_id IS NULL "
        "GROUP BY c.table_id HAVING count(DISTINCT s.account_id) > 1 LIMIT ?3"
    )
    end = int(time.time()) - manners.GIVEN_UP
    return [table for (table,) in base.execute(sql, (end, end - manners.GIVEN_UP, most))]
