"""Clubs and their members, in the store.

Tournaments of a club need `find`, `role_of` and `has_member`, and `domain.clubs.may`.
"""

import time
from typing import Final

import msgspec

from velkahra.server.domain import clubs as rules
from velkahra.server.domain.clubs import ASKED, FOUNDER, MEMBER, ORGANISER, is_in
from velkahra.server.store.backend import Connection

_FIRST: Final = (
    "ORDER BY CASE role WHEN 'founder' THEN 0 WHEN 'organiser' THEN 1 WHEN 'member' THEN 2 "
    "ELSE 3 END, at, account_id"
)
_COUNT: Final = "(SELECT count(*) FROM club_members m WHERE m.club_id = c.id AND role <> 'asked')"


class Club(msgspec.Struct, frozen=True):
    """A club.

    Attributes:
        door: the secret of the link by which people join.
        barred: 1 if a moderator has closed the text.
        size: its members, without those who have only asked.
    """

    id: int
    name: str
    text: str
    door: str
    barred: int
    size: int


class Member(msgspec.Struct, frozen=True):
    """A person in a club, or who has asked to be."""

    id: int
    name: str
    role: str


def find(base: Connection, folded: str) -> Club | None:
    """Return the club with a name, as `accounts.folded` writes it."""
    found = _clubs(base, "c.folded = ?", folded)
    return found[0] if found else None


def of_account(base: Connection, account: int) -> list[Club]:
    """List the clubs that an account is in, by name."""
    inside = "SELECT club_id FROM club_members WHERE account_id = ? AND role <> 'asked'"
    return _clubs(base, f"c.id IN ({inside})", account)


def largest(base: Connection, most: int) -> list[Club]:
    """List the clubs with the most members."""
    found = _clubs(base, "c.id > ?", 0, f"{_COUNT} DESC, c.folded LIMIT {most}")
    return [club for club in found if club.size]


def _clubs(base: Connection, where: str, value: object, order: str = "c.folded") -> list[Club]:
    sql = f"SELECT c.id, c.name, c.text, c.door, c.barred, {_COUNT} FROM clubs c"
    rows = base.execute(f"{sql} WHERE closed = 0 AND {where} ORDER BY {order}", (value,))
    return [Club(*row) for row in rows.fetchall()]


def found(base: Connection, account: int, name: str, folded: str, door: str) -> bool:
    """Found a club. Return False if the name is taken or the account has founded its share."""
    sql = "SELECT count(*) FROM club_members WHERE account_id = ? AND role = 'founder'"
    if base.execute(sql, (account,)).fetchone()[0] >= rules.MOST_FOUNDED:
        return False
    now = int(time.time())
    sql = (
        "INSERT INTO clubs (name, folded, text, door, barred, closed, founded) "
        "VALUES (?, ?, '', ?, 0, 0, ?) ON CONFLICT DO NOTHING RETURNING id"
    )
    for (club,) in base.execute(sql, (name, folded, door, now)).fetchall():
        row = (club, account, FOUNDER, now)
        base.execute("INSERT INTO club_members VALUES (?, ?, ?, ?)", row)
        return True
    return False


def members(base: Connection, club: int) -> list[Member]:
    """List the people of a club, the founder first and those who have asked last."""
    sql = (
        "SELECT account_id, name, role FROM club_members JOIN accounts ON id = account_id "
        f"WHERE club_id = ? {_FIRST}"
    )
    rows = [Member(*row) for row in base.execute(sql, (club,))]
    if rows and is_in(rows[0].role):
        rows[0] = msgspec.structs.replace(rows[0], role=FOUNDER)
    return rows


def role_of(base: Connection, club: int, account: int) -> str:
    """Return the role of an account in a club, "" for none.

    If the founder has left or deleted the account, the next in order is the founder.
    """
    sql = "SELECT role FROM club_members WHERE club_id = ? AND account_id = ?"
    found = base.execute(sql, (club, account)).fetchone()
    if found is None or not is_in(found[0]):
        return found[0] if found else ""
    sql = f"SELECT account_id FROM club_members WHERE club_id = ? {_FIRST} LIMIT 1"
    (first,) = base.execute(sql, (club,)).fetchone()
    return FOUNDER if first == account else str(found[0])


def has_member(base: Connection, club: int, account: int) -> bool:
    """Return whether an account is in a club."""
    return is_in(role_of(base, club, account))


def join(base: Connection, club: int, account: int, role: str) -> bool:
    """Make somebody a MEMBER, or note that they have ASKED; return False where a limit is reached.

    Nobody's role gets lower by it.
    """
    sql = "SELECT count(*) FROM club_members WHERE "
    (joined,) = base.execute(f"{sql} account_id = ?", (account,)).fetchone()
    (people,) = base.execute(f"{sql} club_id = ?", (club,)).fetchone()
    if role == MEMBER and move(base, club, account, ASKED, MEMBER):
        return True
    if joined >= rules.MOST_JOINED or people >= rules.MOST_MEMBERS:
        return False
    row = (club, account, role, int(time.time()))
    base.execute("INSERT INTO club_members VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row)
    return True


def move(base: Connection, club: int, account: int, before: str, role: str) -> bool:
    """Change somebody's role from the one `before`, "" to take them out; return whether it was."""
    mine = "WHERE club_id = ?1 AND account_id = ?2 AND role = ?3"
    if role:
        sql = f"UPDATE club_members SET role = ?4 {mine}"
        return bool(base.execute(sql, (club, account, before, role)).rowcount)
    done = base.execute(f"DELETE FROM club_members {mine}", (club, account, before)).rowcount
    (left,) = base.execute(
        "SELECT count(*) FROM club_members WHERE club_id = ? AND role <> 'asked'", (club,)
    ).fetchone()
    if not left:
        close(base, club)
    return bool(done)


def hand_over(base: Connection, club: int, founder: int, account: int) -> bool:
    """Make another member the founder; return False if they have left meanwhile."""
    if not has_member(base, club, account) or role_of(base, club, founder) != FOUNDER:
        return False
    sql = "UPDATE club_members SET role = ? WHERE club_id = ? AND "
    base.execute(f"{sql} (role = 'founder' OR account_id = ?)", (ORGANISER, club, founder))
    base.execute(f"{sql} account_id = ?", (FOUNDER, club, account))
    return True


def close(base: Connection, club: int) -> None:
    """Close a club for good. Its free seats stay closed; nobody else gets its name."""
    base.execute("DELETE FROM club_members WHERE club_id = ?", (club,))
    base.execute("UPDATE clubs SET closed = 1, text = '' WHERE id = ?", (club,))


def write(base: Connection, club: int, column: str, value: str) -> bool:
    """Set the `text` or the `door` of a club; return False if a moderator has closed the text."""
    sql = f"UPDATE clubs SET {column} = ? WHERE id = ? AND (barred = 0 OR ? = 'door')"
    return bool(base.execute(sql, (value, club, column)).rowcount)
