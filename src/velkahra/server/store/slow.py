"""What makes slow games pleasant, in the store: notes, plans, rests."""

from typing import Final

import msgspec

from velkahra.server.domain.plans import Plan
from velkahra.server.domain.rests import Rest
from velkahra.server.store.backend import Connection, as_json, changes, insert, value

LONGEST_NOTES: Final = 4000
_rest: Final = msgspec.json.Decoder(Rest).decode


def notes_of(base: Connection, table: str, seat: int) -> str:
    """Return the notes of a seat, "" for none."""
    return value(base, "SELECT text FROM notes WHERE table_id = ? AND seat = ?", table, seat) or ""


def keep_notes(base: Connection, table: str, seat: int, text: str) -> None:
    """Replace the notes of a seat; the caller commits."""
    _replace(base, "notes", table, seat, text[:LONGEST_NOTES])


def plans_of(base: Connection, table: str) -> dict[int, Plan]:
    """Return the plans of a table, by seat."""
    rows = base.execute("SELECT seat, plan FROM plans WHERE table_id = ?", (table,)).fetchall()
    return {seat: msgspec.json.decode(plan, type=Plan) for seat, plan in rows}


def keep_plan(base: Connection, table: str, seat: int, plan: Plan | None) -> None:
    """Replace the plan of a seat, by None to delete it; the caller commits."""
    text = as_json(plan) if plan and plan.lines else ""
    _replace(base, "plans", table, seat, text)


def _replace(base: Connection, name: str, table: str, seat: int, text: str) -> None:
    """Store a text of a seat in place of the one before; "" deletes it."""
    base.execute(f"DELETE FROM {name} WHERE table_id = ? AND seat = ?", (table, seat))
    insert(base, name, [(table, seat, text)] if text else [])


def rest_of(base: Connection, account: int) -> Rest:
    """Return when an account rests."""
    found = value(base, "SELECT rest FROM rests WHERE account_id = ?", account)
    return _rest(found) if found else Rest()


def keep_rest(base: Connection, account: int, rest: Rest, digested: str) -> None:
    """Replace the rest of an account; `digested` is the last day it needs no digest for."""
    base.execute("DELETE FROM rests WHERE account_id = ?", (account,))
    insert(base, "rests", [(account, as_json(rest), rest.digest, digested)])


def rests_at(base: Connection, table: str) -> dict[int, Rest]:
    """Return the rests of the people at a table, by seat: of several accounts the first one."""
    sql = (
        "SELECT s.seat, r.rest FROM account_seats s JOIN rests r ON r.account_id = s.account_id "
        "WHERE s.table_id = ? ORDER BY s.seat, s.account_id DESC"
    )
    return {seat: _rest(rest) for seat, rest in base.execute(sql, (table,)).fetchall()}


def with_digest(base: Connection) -> list[tuple[int, Rest, str]]:
    """List the accounts that wish a mail a day: account, rest, the day of the last one."""
    rows = base.execute("SELECT account_id, rest, digested FROM rests WHERE digest >= 0").fetchall()
    return [(account, _rest(rest), day) for account, rest, day in rows]


def has_digest(base: Connection, account: int) -> bool:
    """Return whether an account gets one mail a day in place of one for each turn."""
    sql = "SELECT 1 FROM rests WHERE account_id = ? AND digest >= 0"
    return value(base, sql, account) is not None


def claim_digest(base: Connection, account: int, day: str) -> bool:
    """Record that an account gets the mail of a day now; return False if it has it already."""
    sql = "UPDATE rests SET digested = ?2 WHERE account_id = ?1 AND digested < ?2"
    return changes(base, sql, account, day)
