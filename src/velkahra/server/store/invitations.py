"""Invitations: people gather by one link before their table is opened."""

import time
from collections.abc import Sequence
from typing import Final

import msgspec

from velkahra.server.domain import links
from velkahra.server.store import chat
from velkahra.server.store.backend import Connection
from velkahra.server.store.seats import Keys, give
from velkahra.server.store.seats import invite as invite_to

KEPT: Final = 30 * 86_400
"""Seconds after which an invitation may be deleted."""


class Invitation(msgspec.Struct, frozen=True):
    """An invitation: `guests` are the names, or "", of those who came, the host first.

    `faces` are theirs, `keys` the hashes of the links of their seats, and `table` the one it led
    to, "" before.
    """

    id: str
    game: str
    key: bytes
    table: str
    guests: tuple[str, ...]
    faces: tuple[str, ...]
    keys: tuple[bytes, ...]


def invite(base: Connection, game: str, host: tuple[str, str], secret: str) -> str:
    """Store an invitation by a host with a name and a face; return its id. Delete old ones."""
    now, new = int(time.time()), links.new_name()
    base.execute("DELETE FROM invitations WHERE made < ?", (now - KEPT,))
    key = links.key(links.token(secret, links.JOIN))
    base.execute("INSERT INTO invitations VALUES (?, ?, ?, ?, NULL)", (new, game, key, now))
    called, face = host
    first = (new, called, _seat_key(secret), face)
    base.execute("INSERT INTO guests VALUES (?, 0, ?, ?, ?)", first)
    return new


def find(base: Connection, name: str) -> Invitation | None:
    """Return an invitation by its id."""
    sql = "SELECT name, game, key, coalesce(table_id, '') FROM invitations WHERE name = ?"
    found = base.execute(sql, (name,)).fetchone()
    if found is None:
        return None
    sql = "SELECT name, face, key FROM guests WHERE invitation = ? ORDER BY seat"
    names, faces, keys = zip(*base.execute(sql, (name,)).fetchall(), strict=True)
    kept, game, key, table = found
    return Invitation(kept, game, key, table, names, faces, keys)


def come(base: Connection, name: str, guest: tuple[str, str], claim: str, most: int) -> bool:
    """Add a guest to an invitation, or rename one; return whether there was room for `most`.

    `guest` are a name and a face.
    """
    found, key = find(base, name), _seat_key(claim)
    if found is None:
        return False
    if key in found.keys:
        sql = "UPDATE guests SET name = ?, face = ? WHERE invitation = ? AND key = ?"
        base.execute(sql, (*guest, name, key))
        return True
    if found.table or len(found.guests) >= most:
        return False
    called, face = guest
    row = (name, len(found.guests), called, key, face)
    base.execute("INSERT INTO guests VALUES (?, ?, ?, ?, ?)", row)
    return True


def open_for(base: Connection, game: str, table: str, secret: str, seats: Sequence[int]) -> Keys:
    """Let guests take these seats of a table by one link, and return the seats' new keys."""
    key, now = links.key(links.token(secret, links.JOIN)), int(time.time())
    row = (links.new_name(), game, key, now, table)
    base.execute("INSERT INTO invitations VALUES (?, ?, ?, ?, ?)", row)
    return invite_to(base, table, seats)


def leads_to(base: Connection, table: str, token: str) -> bool:
    """Return whether an invitation to a table has this link."""
    sql = "SELECT key FROM invitations WHERE table_id = ?"
    return links.find(token, [key for (key,) in base.execute(sql, (table,)).fetchall()]) >= 0


def seat_of(found: Invitation, token: str) -> int:
    """Return the seat of the guest or host with this link; -1 if it is nobody's."""
    return links.find(links.token(token, links.SEAT), found.keys)


def begin(base: Connection, found: Invitation, table: str) -> Keys:
    """Let the guests' links lead to the seats of a table, unless another was opened before."""
    sql = "UPDATE invitations SET table_id = ? WHERE name = ? AND table_id IS NULL"
    if not base.execute(sql, (table, found.id)).rowcount:
        return {}
    late = "DELETE FROM guests WHERE invitation = ? AND seat >= ?"  # who came while it was opened
    base.execute(late, (found.id, len(found.guests)))
    for seat, (name, face) in enumerate(zip(found.guests, found.faces, strict=True)):
        if name or face:
            chat.keep_name(base, table, seat, name, face)
    return give(base, table, dict(enumerate(found.keys)))


def _seat_key(token: str) -> bytes:
    return links.key(links.token(token, links.SEAT))
