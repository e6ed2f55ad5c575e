"""Reports to the moderators of a server, and the audit trail of their decisions."""

import secrets
import time
from typing import Final

import msgspec

from velkahra.server.domain.clubs import may
from velkahra.server.store import clubs
from velkahra.server.store.backend import Connection, changes, insert, value

KINDS: Final = ("conduct", "name", "line", "club")
MUTE: Final = "mute"
RENAME: Final = "rename"
BAN: Final = "ban"
BAR: Final = "bar"
MEASURES: Final = ("nothing", "warn", MUTE, RENAME, BAN, BAR)
LIFT: Final = "lift"
A_DAY: Final = 24 * 3600
MOST_A_DAY: Final = 10
"""Reports of one account."""
MOST_SHOWN: Final = 100


class Complaint(msgspec.Struct, frozen=True):
    """A report that waits; `by` and `about` are names, "" for nobody, `club` a name of a club."""

    id: int
    kind: str
    quote: str
    why: str
    at: int
    by: str
    about: str
    club: str


class Decision(msgspec.Struct, frozen=True):
    """A line of the audit trail; `lifted` is 1 if it was taken back."""

    id: int
    measure: str
    why: str
    at: int
    until: int
    moderator: str
    about: str
    club: str
    lifted: int
    about_id: int
    club_id: int

    def runs(self, now: float) -> bool:
        """Return whether it can be taken back."""
        return not self.lifted and (self.measure == BAR or self.until > now)


def complain(
    base: Connection, account: int, about: int, club: int, kind: str, quote: str, why: str
) -> bool:
    """Store a report of an account, or of a club; return False if it is one too many today."""
    now = int(time.time())
    sql = "SELECT count(*) FROM complaints WHERE account_id = ? AND at > ?"
    if value(base, sql, account, now - A_DAY) >= MOST_A_DAY:
        return False
    columns = "account_id, about_id, club_id, kind, quote, why, at, pending"
    row = (account, about or None, club or None, kind, quote, why, now, 1)
    insert(base, f"complaints ({columns})", [row])
    return True


def complain_of_line(base: Connection, account: int, table: str, seat: int, line: str) -> None:
    """Store a report of a line that somebody on a seat, -1 for a spectator, wrote at a table."""
    sql = "SELECT account_id FROM account_seats WHERE table_id = ? AND seat = ? ORDER BY shared"
    about = value(base, f"{sql}, account_id LIMIT 1", table, seat)
    complain(base, account, about or 0, 0, "line", line, "")


def pending(base: Connection) -> list[Complaint]:
    """List the reports that wait for a decision, the oldest first."""
    sql = (
        "SELECT r.id, r.kind, r.quote, r.why, r.at, coalesce(b.name, ''), coalesce(a.name, ''), "
        "coalesce(c.name, '') FROM complaints r LEFT JOIN accounts b ON b.id = r.account_id "
        "LEFT JOIN accounts a ON a.id = r.about_id LEFT JOIN clubs c ON c.id = r.club_id "
        f"WHERE pending = 1 ORDER BY r.at, r.id LIMIT {MOST_SHOWN}"
    )
    return [Complaint(*row) for row in base.execute(sql)]


def trail(base: Connection, about: int = 0, since: int = 0) -> list[Decision]:
    """List decisions from a time on, the latest first: all, or those about an account."""
    sql = (
        "SELECT d.id, d.measure, d.why, d.at, d.until, coalesce(m.name, ''), coalesce(a.name, ''), "
        "coalesce(c.name, ''), CASE WHEN l.id IS NULL THEN 0 ELSE 1 END, coalesce(d.about_id, 0), "
        "coalesce(d.club_id, 0) FROM decisions d "
        "LEFT JOIN decisions l ON l.lifts = d.id LEFT JOIN accounts m ON m.id = d.moderator_id "
        "LEFT JOIN accounts a ON a.id = d.about_id LEFT JOIN clubs c ON c.id = d.club_id "
        "WHERE (?1 = 0 OR d.about_id = ?1) AND d.at > ?2 "
        f"ORDER BY d.at DESC, d.id DESC LIMIT {MOST_SHOWN}"
    )
    return [Decision(*row) for row in base.execute(sql, (about, since)).fetchall()]


def decide(
    base: Connection, complaint: int, moderator: int, measure: str, days: int, why: str
) -> list[tuple[str, int]] | None:
    """Decide about a report: the first moderator does; return the seats that lose their names.

    None if it is decided already, is about the moderator, or the measure does not fit it.
    """
    sql = "SELECT coalesce(about_id, 0), coalesce(club_id, 0) FROM complaints WHERE id = ?"
    about, club = base.execute(sql, (complaint,)).fetchone() or (0, 0)
    fits = measure == MEASURES[0] or bool(club if measure == BAR else about)
    sql = "UPDATE complaints SET pending = 0 WHERE id = ? AND pending = 1"
    if not fits or _concerns(base, moderator, about, club) or not changes(base, sql, complaint):
        return None
    now = int(time.time())
    until = now + days * A_DAY if measure in (MUTE, BAN) else 0
    _write(base, complaint, moderator, about, club, measure, why, now, until, None)
    if measure == BAR:
        base.execute("UPDATE clubs SET text = '', barred = 1 WHERE id = ?", (club,))
    return _rename(base, about) if measure == RENAME else []


def _concerns(base: Connection, moderator: int, about: int, club: int) -> bool:
    """Return whether a report is about a moderator, or about a club that the moderator leads."""
    return about == moderator or (club > 0 and may(clubs.role_of(base, club, moderator), "text"))


def _write(base: Connection, *row: object) -> None:
    sql = (
        "INSERT INTO decisions (complaint_id, moderator_id, about_id, club_id, measure, why, at, "
        "until, lifts) VALUES (?, ?, nullif(?, 0), nullif(?, 0), ?, ?, ?, ?, ?)"
    )
    base.execute(sql, row)


def lift(base: Connection, decision: int, moderator: int, why: str) -> bool:
    """Take a decision back that still has an effect on others; return whether it was possible."""
    now = int(time.time())
    one = next((one for one in trail(base) if one.id == decision and one.runs(now)), None)
    if one is None or _concerns(base, moderator, one.about_id, one.club_id):
        return False
    _write(base, None, moderator, one.about_id, one.club_id, LIFT, why, now, 0, decision)
    base.execute("UPDATE clubs SET barred = 0 WHERE id = ?", (one.club_id,))
    return True


def until(base: Connection, account: int, measure: str) -> int:
    """Return until when a MUTE or a BAN of an account lasts, 0 for none."""
    sql = (
        "SELECT coalesce(max(d.until), 0) FROM decisions d WHERE d.about_id = ? AND d.measure = ? "
        "AND d.until > ? AND NOT EXISTS (SELECT 1 FROM decisions l WHERE l.lifts = d.id)"
    )
    return int(value(base, sql, account, measure, int(time.time())))


def is_muted(base: Connection, account: int, table: str, seat: int) -> bool:
    """Return whether an account, 0 for none, or somebody on a seat may not talk now."""
    sql = "SELECT account_id FROM account_seats WHERE table_id = ? AND seat = ?"
    people = {account, *(one for (one,) in base.execute(sql, (table, seat)).fetchall())}
    return any(until(base, one, MUTE) for one in people if one)


def _rename(base: Connection, account: int) -> list[tuple[str, int]]:
    """Give an account another name and take its names off tables; return its (table, seat)s.

    The owner can still sign in with the name of before, which nobody else gets.
    """
    sql = "INSERT INTO former_names SELECT folded, id FROM accounts WHERE id = ? ON CONFLICT"
    base.execute(f"{sql} DO NOTHING", (account,))
    name = f"Player {secrets.randbelow(90_000) + 10_000}"
    sql = "UPDATE accounts SET name = ?, folded = ? WHERE id = ?"
    base.execute(sql, (name, name.casefold(), account))
    sql = "SELECT table_id, seat FROM account_seats WHERE account_id = ?"
    seats = base.execute(sql, (account,)).fetchall()
    base.executemany("UPDATE sitters SET name = '' WHERE table_id = ? AND seat = ?", seats)
    return seats


def is_moderator(base: Connection, account: int) -> bool:
    """Return whether an account is a moderator's."""
    return value(base, "SELECT 1 FROM moderators WHERE account_id = ?", account) is not None


def moderators(base: Connection) -> list[str]:
    """List the names of the moderators."""
    sql = "SELECT name FROM moderators JOIN accounts ON id = account_id ORDER BY folded"
    return [name for (name,) in base.execute(sql).fetchall()]


def appoint(base: Connection, folded: str, *, is_one: bool) -> bool:
    """Make the account with a name a moderator's, or none; return False if there was none."""
    account = value(base, "SELECT id FROM accounts WHERE folded = ?", folded)
    if account is None:
        return False
    was_one = changes(base, "DELETE FROM moderators WHERE account_id = ?", account)
    if is_one:
        insert(base, "moderators", [(account, int(time.time()))])
    return is_one or was_one
