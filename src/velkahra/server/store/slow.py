"""What makes slow games pleasant, in the store: notes, plans, rests."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from velkahra.server.domain import plans, rests
from velkahra.server.store.backend import Connection

LONGEST_NOTES: Final = 4000
Claim = Callable[[Connection], bool]


def notes_of(base: Connection, table: str, seat: int) -> str:
    """Return the notes of a seat, "" for none."""
    sql = "SELECT text FROM notes WHERE table_id = ? AND seat = ?"
    found = base.execute(sql, (table, seat)).fetchone()
    return found[0] if found else ""


def keep_notes(base: Connection, table: str, seat: int, text: str) -> None:
    """Replace the notes of a seat; the caller commits."""
    _replace(base, "notes", "text", table, seat, text[:LONGEST_NOTES])


def plans_of(base: Connection, table: str) -> dict[int, plans.Plan]:
    """Return the plans of a table, by seat."""
    rows = base.execute("SELECT seat, plan FROM plans WHERE table_id = ?", (table,)).fetchall()
    return {seat: msgspec.json.decode(plan, type=plans.Plan) for seat, plan in rows}


def keep_plan(base: Connection, table: str, seat: int, plan: plans.Plan | None) -> None:
    """Replace the plan of a seat, by None to delete it; the caller commits."""
    text = msgspec.json.encode(plan).decode() if plan and plan.lines else ""
    _replace(base, "plans", "plan", table, seat, text)


def _replace(base: Connection, name: str, column: str, table: str, seat: int, text: str) -> None:
    """Store a text of a seat in place of the one before; "" deletes it."""
    if text:
        base.execute(
            f"INSERT INTO {name} VALUES (?, ?, ?) "
            f"ON CONFLICT (table_id, seat) DO UPDATE SET {column} = excluded.{column}",
            (table, seat, text),
        )
    else:
        base.execute(f"DELETE FROM {name} WHERE table_id = ? AND seat = ?", (table, seat))


def rest_of(base: Connection, account: int) -> rests.Rest:
    """Return when an account rests."""
    found = base.execute("SELECT rest FROM rests WHERE account_id = ?", (account,)).fetchone()
    return msgspec.json.decode(found[0], type=rests.Rest) if found else rests.Rest()


def keep_rest(base: Connection, account: int, rest: rests.Rest, digested: str) -> None:
    """Replace the rest of an account; `digested` is the last day it needs no digest for."""
    base.execute(
        "INSERT INTO rests VALUES (?, ?, ?, ?) ON CONFLICT (account_id) DO UPDATE "
        "SET rest = excluded.rest, digest = excluded.digest, digested = excluded.digested",
        (account, msgspec.json.encode(rest).decode(), rest.digest, digested),
    )


def rests_at(base: Connection, table: str) -> dict[int, rests.Rest]:
    """Return the rests of the people at a table, by seat: of several accounts the first one."""
    rows = base.execute(
        "SELECT s.seat, r.rest FROM account_seats s JOIN rests r ON r.account_id = s.account_id "
        "WHERE s.table_id = ? ORDER BY s.seat, s.account_id DESC",
        (table,),
    ).fetchall()
    return {seat: msgspec.json.decode(rest, type=rests.Rest) for seat, rest in rows}


def with_digest(base: Connection) -> list[tuple[int, rests.Rest, str]]:
    """List the accounts that wish a mail a day: account, rest, the day of the last one."""
    sql = "SELECT account_id, rest, digested FROM rests WHERE digest >= 0"
    rows: Sequence[tuple[int, str, str]] = base.execute(sql).fetchall()
    return [(one, msgspec.json.decode(rest, type=rests.Rest), day) for one, rest, day in rows]


def has_digest(base: Connection, account: int) -> bool:
    """Return whether an account gets one mail a day in place of one for each turn."""
    sql = "SELECT 1 FROM rests WHERE account_id = ? AND digest >= 0"
    return base.execute(sql, (account,)).fetchone() is not None


def claim_digest(base: Connection, account: int, day: str) -> bool:
    """Record that an account gets the mail of a day now; return False if it has it already."""
    sql = "UPDATE rests SET digested = ?2 WHERE account_id = ?1 AND digested < ?2"
    return base.execute(sql, (account, day)).rowcount > 0
