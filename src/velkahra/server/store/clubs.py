"""Clubs and their members, in the store."""

import hmac
import time
from collections.abc import Mapping
from typing import Final

import msgspec

from velkahra.server.domain import clubs as rules
from velkahra.server.domain import links
from velkahra.server.domain.clubs import ASKED, FOUNDER, MEMBER, ORGANISER, is_in
from velkahra.server.store.backend import Connection, changes, insert, value

NOT_YOURS: Final = "not-yours"

_FIRST: Final = (
    "FROM club_members JOIN accounts ON id = account_id WHERE club_id = ? ORDER BY CASE role "
    "WHEN 'founder' THEN 0 WHEN 'organiser' THEN 1 WHEN 'member' THEN 2 ELSE 3 END, at, id"
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
    return next(iter(_clubs(base, "c.folded = ?", folded)), None)


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
    if value(base, sql, account) >= rules.MOST_FOUNDED:
        return False
    now = int(time.time())
    sql = (
        "INSERT INTO clubs (name, folded, text, door, barred, closed, founded) "
        "VALUES (?, ?, '', ?, 0, 0, ?) ON CONFLICT DO NOTHING RETURNING id"
    )
    club = value(base, sql, name, folded, door, now)
    if club is not None:
        insert(base, "club_members", [(club, account, FOUNDER, now)])
    return club is not None


def members(base: Connection, club: int) -> list[Member]:
    """List the people of a club, the founder first and those who have asked last."""
    rows = [Member(*row) for row in base.execute(f"SELECT id, name, role {_FIRST}", (club,))]
    if rows and is_in(rows[0].role):
        rows[0] = msgspec.structs.replace(rows[0], role=FOUNDER)
    return rows


def role_of(base: Connection, club: int, account: int) -> str:
    """Return the role of an account in a club, "" for none.

    If the founder has left or deleted the account, the next in order is the founder.
    """
    sql = "SELECT role FROM club_members WHERE club_id = ? AND account_id = ?"
    role: str = value(base, sql, club, account) or ""
    first = is_in(role) and value(base, f"SELECT account_id {_FIRST} LIMIT 1", club) == account
    return FOUNDER if first else role


def has_member(base: Connection, club: int, account: int) -> bool:
    """Return whether an account is in a club."""
    return is_in(role_of(base, club, account))


def act(base: Connection, club: Club, account: int, deed: str, form: Mapping[str, str]) -> str:
    """Do a deed of an account, as the fields of a form say, and return "", or why it was not done.

    The reason is NOT_YOURS, or the key of a sentence.
    """
    is_right = hmac.compare_digest(form.get("door", "").encode(), club.door.encode())
    if deed == "ask" or (deed == "join" and is_right):
        wished = MEMBER if deed == "join" else ASKED
        return "" if join(base, club.id, account, wished) else "club-full"
    if not rules.may(role_of(base, club.id, account), deed):
        return NOT_YOURS
    if deed == "leave":
        any(_move(base, club.id, account, role, "") for role in rules.ROLES)
    elif deed in ("text", "door"):
        text = form["text"] if deed == "text" else links.new_secret()
        sql = f"UPDATE clubs SET {deed} = ? WHERE id = ? AND (barred = 0 OR ? = 'door')"
        return "" if changes(base, sql, text, club.id, deed) else "club-barred"
    elif deed == "close":
        _close(base, club.id)
    elif not _act_on(base, club.id, account, deed, form.get("who", "")):
        return "club-too-late"
    return ""


def _act_on(base: Connection, club: int, account: int, deed: str, name: str) -> bool:
    """Do a deed to another person, and return whether it was possible."""
    other = next((one.id for one in members(base, club) if one.name == name), account)
    if other == account:
        return False
    if deed in rules.MOVES:
        return _move(base, club, other, *rules.MOVES[deed])
    if not has_member(base, club, other):
        return False
    sql = "UPDATE club_members SET role = ? WHERE club_id = ? AND"
    base.execute(f"{sql} (role = 'founder' OR account_id = ?)", (ORGANISER, club, account))
    return changes(base, f"{sql} account_id = ?", FOUNDER, club, other)


def join(base: Connection, club: int, account: int, role: str) -> bool:
    """Make somebody a MEMBER, or note that they have ASKED; return False where a limit is reached.

    Nobody's role gets lower by it.
    """
    sql = "SELECT count(*) FROM club_members WHERE"
    joined, people = value(base, f"{sql} account_id = ?", account), f"{sql} club_id = ?"
    if role == MEMBER and _move(base, club, account, ASKED, MEMBER):
        return True
    if joined >= rules.MOST_JOINED or value(base, people, club) >= rules.MOST_MEMBERS:
        return False
    row = (club, account, role, int(time.time()))
    insert(base, "club_members", [row], "ON CONFLICT DO NOTHING")
    return True


def _move(base: Connection, club: int, account: int, before: str, role: str) -> bool:
    """Change somebody's role from the one `before`, "" to take them out; return whether it was.

    A club without members is closed.
    """
    mine = "WHERE club_id = ?1 AND account_id = ?2 AND role = ?3"
    if role:
        sql = f"UPDATE club_members SET role = ?4 {mine}"
        return changes(base, sql, club, account, before, role)
    done = changes(base, f"DELETE FROM club_members {mine}", club, account, before)
    sql = "SELECT count(*) FROM club_members WHERE club_id = ? AND role <> 'asked'"
    if not value(base, sql, club):
        _close(base, club)
    return done


def _close(base: Connection, club: int) -> None:
    """Close a club for good. Its free seats stay closed; nobody else gets its name."""
    base.execute("DELETE FROM club_members WHERE club_id = ?", (club,))
    base.execute("UPDATE clubs SET closed = 1, text = '' WHERE id = ?", (club,))
