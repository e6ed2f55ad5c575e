"""Mailboxes in the store: people and the mails they asked for.

Only people who agreed by the link of a first mail are mailed. A stranger gets no more than that
mail: an address that has not agreed is not asked again for a long time.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from velkahra.server.domain import links
from velkahra.server.store import addresses, backend
from velkahra.server.web.notices.providers import mailbox_of

A_DAY: Final = 24 * 3600
QUIET_SECONDS: Final = 90 * A_DAY
MOST_WISHES: Final = 50


class Whose(msgspec.Struct, frozen=True):
    """The subject of mails: the turns of one seat of a table, or of all seats of an account."""

    table: str | None = None
    seat: int | None = None
    account: int | None = None


class Box(msgspec.Struct, frozen=True):
    """An address. See the schema for what the fields say."""

    id: int
    address: str
    secret: str
    asked: int
    last_mail: int
    known: bool

    @property
    def path(self) -> str:
        """The path where the reader of mails can change or end them; only mails have it."""
        return f"/mail/{self.id}/{self.secret}"


class Wish(msgspec.Struct, frozen=True):
    """A mailbox is told of something (`whose`) in a language, once `agreed`."""

    id: int
    box: Box
    whose: Whose
    language: str
    agreed: bool


def key_of(address: str) -> bytes:
    """Return the hash of an address, without differences that mean the same mailbox."""
    found = mailbox_of(address)
    return hashlib.sha256(f"{found.name}@{found.domain}".encode()).digest()


_BOX: Final = "b.id, b.address, b.secret, b.asked, b.told, b.known"
_WISHES: Final = (
    f"SELECT w.id, w.table_id, w.seat, w.account_id, w.language, w.agreed, {_BOX} "
    "FROM mail_wishes w JOIN mailboxes b ON b.id = w.mailbox_id "
)


def _wish(row: Sequence[Any]) -> Wish:
    number, table, seat, account, language, agreed, *box = row
    return Wish(number, _read(box), Whose(table, seat, account), language, bool(agreed))


def _read(row: Sequence[Any]) -> Box:
    number, address, secret, asked, told, known = row
    return Box(number, address, secret, asked, told, bool(known))


def wish_of(base: backend.Connection, whose: Whose) -> Wish | None:
    """Return somebody's wish, or None."""
    names: tuple[str | int | None, ...]
    if whose.account is None:
        sql, names = "w.table_id = ? AND w.seat = ?", (whose.table, whose.seat)
    else:
        sql, names = "w.account_id = ?", (whose.account,)
    found = base.execute(f"{_WISHES} WHERE {sql}", names).fetchone()
    return _wish(found) if found else None


def tables_of(base: backend.Connection, whose: Whose) -> list[str]:
    """List the tables where it may be somebody's turn: a seat's, or those of an account."""
    if whose.table is not None:
        return [whose.table]
    sql = (
        "SELECT DISTINCT table_id FROM account_seats s WHERE account_id = ? "
        "AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = s.table_id)"
    )
    return [table for (table,) in base.execute(sql, (whose.account,))]


def reader(base: backend.Connection, table: str, seat: int) -> Wish | None:
    """Return the wish for mails about a seat: the seat's own address, or else its account's."""
    found = base.execute(
        f"{_WISHES} WHERE w.agreed = 1 AND ((w.table_id = ?1 AND w.seat = ?2) OR w.account_id IN "
        "(SELECT account_id FROM account_seats WHERE table_id = ?1 AND seat = ?2)) "
        "ORDER BY w.account_id NULLS FIRST LIMIT 1",
        (table, seat),
    ).fetchone()
    return _wish(found) if found else None


def opened(base: backend.Connection, box: int, secret: str) -> tuple[Box, list[Wish]] | None:
    """Return a mailbox and its wishes, the latest first; None for a wrong secret."""
    row = base.execute(f"SELECT {_BOX} FROM mailboxes b WHERE b.id = ?", (box,)).fetchone()
    if row is None or not hmac.compare_digest(row[2].encode(), secret.encode()):
        return None
    rows = base.execute(f"{_WISHES} WHERE b.id = ? ORDER BY w.id DESC LIMIT {MOST_WISHES}", (box,))
    return _read(row), [_wish(row) for row in rows]


def ask(
    base: backend.Connection, whose: Whose, address: str, language: str, own: str, now: int
) -> tuple[Wish, bool]:
    """Store a wish in place of the one before; return it, and whether to ask the mailbox by mail.

    `own` is the secret of a mailbox that the browser showed, or ""; `now` is in Unix seconds; the
    caller commits.
    """
    _forget_old(base, now)
    stop_of(base, whose)
    box = _box(base, address)
    agreed = box.known and hmac.compare_digest(box.secret.encode(), own.encode())
    mails = not agreed and now >= box.asked + (A_DAY if box.known else QUIET_SECONDS)
    if not box.address or (mails and not box.known):  # else keep the known one
        base.execute("UPDATE mailboxes SET address = ? WHERE id = ?", (address, box.id))
    if mails:
        base.execute("UPDATE mailboxes SET asked = ? WHERE id = ?", (now, box.id))
    _insert(base, box.id, whose, language, agreed, now)
    wish = wish_of(base, whose)
    assert wish is not None
    return wish, mails


def _insert(
    base: backend.Connection, box: int, whose: Whose, language: str, agreed: bool, now: int
) -> None:
    base.execute(
        "INSERT INTO mail_wishes (mailbox_id, table_id, seat, account_id, language, agreed, made) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (box, whose.table, whose.seat, whose.account, language, agreed, now),
    )


def _box(base: backend.Connection, address: str) -> Box:
    """Return the mailbox of an address; it is created if there is none."""
    key = key_of(address)
    base.execute(
        "INSERT INTO mailboxes (key, address, secret, asked, told, known) "
        "VALUES (?, ?, ?, 0, 0, 0) ON CONFLICT DO NOTHING",
        (key, address, links.new_secret()),
    )
    row = base.execute(f"SELECT {_BOX} FROM mailboxes b WHERE b.key = ?", (key,)).fetchone()
    return _read(row)


def not_asked(base: backend.Connection, wish: Wish, before: Wish | None, now: int) -> None:
    """Restore the wish `before` in place of one whose mail was not sent; `now` in Unix seconds."""
    base.execute("UPDATE mailboxes SET asked = 0 WHERE id = ?", (wish.box.id,))
    stop(base, wish.box.id, wish.id)
    if before is not None:
        box = before.box
        base.execute("UPDATE mailboxes SET address = ? WHERE id = ?", (box.address, box.id))
        _insert(base, box.id, before.whose, before.language, before.agreed, now)


def agree(base: backend.Connection, box: int, wish: int) -> None:
    """Record that the reader of a mailbox agrees to a wish."""
    changed = base.execute(
        "UPDATE mail_wishes SET agreed = 1 WHERE id = ? AND mailbox_id = ?", (wish, box)
    )
    if changed.rowcount:
        base.execute("UPDATE mailboxes SET known = 1 WHERE id = ?", (box,))


def stop(base: backend.Connection, box: int, wish: int | None = None) -> None:
    """Delete a wish of a mailbox, or all of them."""
    base.execute(
        "DELETE FROM mail_wishes WHERE mailbox_id = ?1 AND id = coalesce(?2, id)", (box, wish)
    )
    addresses.forget_addresses(base)


def stop_of(base: backend.Connection, whose: Whose) -> None:
    """Delete somebody's wish."""
    wish = wish_of(base, whose)
    if wish:
        stop(base, wish.box.id, wish.id)


def claim(base: backend.Connection, box: int, gap: float, now: int) -> bool:
    """Record that a mail about a turn goes to a mailbox now; return False if it is too early.

    `gap` is the least time between two mails and `now` the time, in seconds.
    """
    sql = "UPDATE mailboxes SET told = ?2 WHERE id = ?1 AND told + ?3 <= ?2"
    return base.execute(sql, (box, now, gap)).rowcount > 0


def _forget_old(base: backend.Connection, now: int) -> None:
    """Delete wishes nobody agreed to for long, and addresses without wishes for long."""
    old = now - QUIET_SECONDS
    base.execute("DELETE FROM mail_wishes WHERE agreed = 0 AND made < ?", (old,))
    base.execute(
        "DELETE FROM mailboxes WHERE asked < ?1 AND told < ?1 AND id NOT IN "
        "(SELECT mailbox_id FROM mail_wishes WHERE agreed = 1)",
        (old,),
    )
