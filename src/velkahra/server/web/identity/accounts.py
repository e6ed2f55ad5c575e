"""Optional accounts: a name and a password, or passkeys, that only add "my tables on any device".

A session is a random secret in a cookie; the store has its hash. The links of an account follow
from that secret, so they work only in the browser that is signed in, and end with the session. A
session begun by a passkey has its time in the secret, which nobody can change.
"""

import asyncio
import hmac
import time
import unicodedata
from collections.abc import Iterable
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection

from velkahra.server.domain import links, texts
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store import addresses, backend, database, limits
from velkahra.server.web.identity.passkeys import Passkeys

COOKIE: Final = "session"
SESSION_SECONDS: Final = 180 * 24 * 3600
FRESH_SECONDS: Final = 600
A_DAY: Final = 24 * 3600
NAME_LENGTHS: Final = range(1, 31)
PASSWORD_LENGTHS: Final = range(8, 201)
HASHES_AT_ONCE: Final = 2  # a hash takes 64 MB
TRIES_A_SECOND: Final = 1 / 30
TRIES_AT_ONCE: Final = 10
FROM_A_SECOND: Final = 1 / 6
FROM_AT_ONCE: Final = 40
_BY_PASSKEY: Final = "."  # after the time, in Unix seconds; no other secret has it


class AccountError(texts.KeyedError):
    """Raised when nothing was done."""


class Account(msgspec.Struct, frozen=True):
    """A signed-in account: its number in the store, and its name."""

    id: int
    name: str


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat of a table that an account has; `shared` is handed round on one device."""

    table: str
    seat: int
    shared: bool = False


class Accounts:
    """All accounts of a store, with their `passkeys`."""

    def __init__(self, store: database.Store, hasher: PasswordHasher | None = None) -> None:
        self._store: Final = store
        self._hasher: Final = hasher or PasswordHasher()
        self._hashing: Final = asyncio.Semaphore(HASHES_AT_ONCE)
        self._tries: Final = limits.Limit(store, "passwords", TRIES_A_SECOND, TRIES_AT_ONCE)
        self._from: Final = limits.Limit(store, "sign-ins", FROM_A_SECOND, FROM_AT_ONCE)
        self.passkeys: Final = Passkeys(store)

    async def register(self, name: str, password: str, address: str) -> str:
        """Create an account, and return the secret of its first session.

        Raises: AccountError for a bad name or password, or too many tries of the address.
        """
        name = tidy(name)
        if len(name) not in NAME_LENGTHS or not name.isprintable():
            raise AccountError("account-bad-name")
        if len(password) not in PASSWORD_LENGTHS:
            raise AccountError("account-bad-password")
        await self._count(address)
        kept = await self._hashed(password)
        found = await self._store.run(lambda base: _register(base, name, kept))
        if found is None:
            raise AccountError("account-taken")
        return await self.begin(found)

    async def sign_in(self, name: str, password: str, address: str) -> str:
        """Begin a session, and return its secret. Raises: AccountError.

        `address` is the visitor's network address, whose tries are limited.

        An unknown name takes as long as a wrong password, and is told in the same words.
        """
        name = folded(name)
        await self._count(address, name)
        found = await self._store.run(lambda base: _by_name(base, name))
        if not await self._fits(found[1] if found else "", password) or not found:
            raise AccountError("account-wrong")
        return await self.begin(found[0])

    async def sign_out(self, connection: HTTPConnection) -> None:
        """End the session."""
        key = links.key(self.session_of(connection))
        await self._store.run(lambda base: _end(base, key))

    async def delete(
        self, connection: HTTPConnection, account: Account, password: str, address: str
    ) -> None:
        """Delete an account and its sessions, not its tables. Raises: AccountError.

        The password is asked once more, unless the session `is_fresh`; tries are limited.
        """
        await self._check(connection, account, password, address)
        await self._store.run(lambda base: _delete(base, account.id))

    async def change_password(
        self, connection: HTTPConnection, account: Account, password: str, new: str, address: str
    ) -> None:
        """Set a new password, end all other sessions, keep passkeys. Raises: AccountError.

        The old password is asked once more, as in `delete`.
        """
        if len(new) not in PASSWORD_LENGTHS:
            raise AccountError("account-bad-password")
        await self._check(connection, account, password, address)
        kept, session = await self._hashed(new), links.key(self.session_of(connection))
        await self._store.run(lambda base: _set_password(base, account.id, kept, session))

    async def _check(
        self, connection: HTTPConnection, account: Account, password: str, address: str
    ) -> None:
        if self.is_fresh(connection):
            return
        await self._count(address, folded(account.name))
        found = await self._store.run(lambda base: _by_name(base, folded(account.name)))
        if not found or not await self._fits(found[1], password):
            raise AccountError("account-wrong-password")

    def is_fresh(self, connection: HTTPConnection) -> bool:
        """Return whether a passkey began the session lately; then no password is asked."""
        begun, by_passkey, _ = self.session_of(connection).partition(_BY_PASSKEY)
        return bool(by_passkey) and time.time() - int(begun) < FRESH_SECONDS

    @staticmethod
    def session_of(connection: HTTPConnection) -> str:
        """Return the secret of the browser's session, which may be over; "" if there is none."""
        return connection.cookies.get(COOKIE, "")

    async def who(self, connection: HTTPConnection) -> Account | None:
        """Return the account that is signed in, or None."""
        session = self.session_of(connection)
        return await self.whose(session) if session else None

    async def whose(self, session: str) -> Account | None:
        """Return the account of a session, or None."""
        now = int(time.time())
        return await self._store.run(lambda base: _who(base, links.key(session), now))

    async def add_seats(self, account: int, seats: Iterable[OwnSeat]) -> None:
        """Add seats to an account. The caller has checked their links."""
        rows = [(account, own.table, own.seat, own.shared) for own in seats]
        sql = "INSERT INTO account_seats VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._store.run(lambda base: base.executemany(sql, rows) and None)

    async def forget(self, account: int, table: str) -> None:
        """Remove a table from the account's list."""
        sql = "DELETE FROM account_seats WHERE account_id = ? AND table_id = ?"
        await self._store.run(lambda base: base.execute(sql, (account, table)) and None)

    async def seats(self, session: str) -> list[OwnSeat]:
        """List the seats of the account whose session this is."""
        return await self._store.run(lambda base: _seats(base, links.key(session)))

    @staticmethod
    def token(session: str, own: OwnSeat) -> str:
        """Return the secret part of the link to an own seat, which works in this session only."""
        return links.token(session, f"{own.table} {own.seat}")

    async def enter(
        self, connection: HTTPConnection, hub: Hub, table: str, token: str
    ) -> tuple[Room, int] | None:
        """Return the room and the seat of a link from an account; None if it is wrong."""
        session = self.session_of(connection)
        if not session:
            return None
        found = -1
        for own in await self.seats(session):
            if hmac.compare_digest(self.token(session, own).encode(), token.encode()):
                found = own.seat if own.table == table else found
        room = await hub.room(table) if found >= 0 else None
        return (room, found) if room else None

    async def begin(self, account: int, *, by_passkey: bool = False) -> str:
        """Begin a session for an account, whose owner was verified, and return its secret."""
        secret, now = links.new_secret(), int(time.time())
        if by_passkey:
            secret = f"{now}{_BY_PASSKEY}{secret}"
        await self._store.run(lambda base: _begin(base, links.key(secret), account, now))
        return secret

    async def _hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, kept: str, password: str) -> bool:
        if not kept:
            await self._hashed(password)  # takes as long as for a name that exists
            return False
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, password)
            except (VerificationError, InvalidHashError):
                return False

    async def _count(self, address: str, name: str = "") -> None:
        """Count a try of an address, at a name if there is one. Raises: AccountError.

        A name alone is not counted: somebody trying passwords would lock its owner out.
        """
        if not await self._from.allows(address):
            raise AccountError("account-too-often")
        if name and not await self._tries.allows(address, name):
            raise AccountError("account-too-often")


def tidy(name: str) -> str:
    """Return a name in a normal form: composed letters, single spaces."""
    return " ".join(unicodedata.normalize("NFC", name[:200]).split())


def folded(name: str) -> str:
    """Return a name without differences that people do not see."""
    return unicodedata.normalize("NFKC", tidy(name)).casefold()


def _register(base: backend.Connection, name: str, password: str) -> int | None:
    """Store a new account and return its number; None if the name is taken."""
    row = (name, folded(name), password, int(time.time()))
    if base.execute("SELECT 1 FROM former_names WHERE folded = ?", row[1:2]).fetchone():
        return None
    sql = "INSERT INTO accounts (name, folded, password, created) VALUES (?, ?, ?, ?)"
    made = base.execute(f"{sql} ON CONFLICT DO NOTHING RETURNING id", row).fetchall()
    return made[0][0] if made else None


def _by_name(base: backend.Connection, name: str) -> tuple[int, str] | None:
    former = "SELECT account_id FROM former_names WHERE folded = ?1"
    sql = f"SELECT id, password FROM accounts WHERE folded = ?1 OR id = ({former})"
    found: tuple[int, str] | None = base.execute(sql, (name,)).fetchone()
    return found


def _begin(base: backend.Connection, key: bytes, account: int, now: int) -> None:
    base.execute("DELETE FROM sessions WHERE seen < ?", (now - SESSION_SECONDS,))
    base.execute("INSERT INTO sessions VALUES (?, ?, ?)", (key, account, now))


def _end(base: backend.Connection, key: bytes) -> None:
    base.execute("DELETE FROM sessions WHERE key = ?", (key,))


def _set_password(base: backend.Connection, account: int, password: str, session: bytes) -> None:
    base.execute("UPDATE accounts SET password = ? WHERE id = ?", (password, account))
    base.execute("DELETE FROM sessions WHERE account_id = ? AND key <> ?", (account, session))


def _delete(base: backend.Connection, account: int) -> None:
    base.execute("DELETE FROM accounts WHERE id = ?", (account,))
    addresses.forget_addresses(base)


def _who(base: backend.Connection, key: bytes, now: int) -> Account | None:
    sql = "SELECT a.id, a.name, s.seen FROM sessions s JOIN accounts a ON a.id = s.account_id"
    found = base.execute(f"{sql} WHERE s.key = ?", (key,)).fetchone()
    if found is None or found[2] < now - SESSION_SECONDS:
        return None
    if found[2] < now - A_DAY:
        base.execute("UPDATE sessions SET seen = ? WHERE key = ?", (now, key))
    return Account(found[0], found[1])


def _seats(base: backend.Connection, key: bytes) -> list[OwnSeat]:
    sql = (
        "SELECT o.table_id, o.seat, o.shared FROM account_seats o "
        "JOIN sessions s ON s.account_id = o.account_id WHERE s.key = ? AND s.seen >= ?"
    )
    rows = base.execute(sql, (key, int(time.time()) - SESSION_SECONDS))
    return [OwnSeat(table, seat, bool(shared)) for table, seat, shared in rows]
