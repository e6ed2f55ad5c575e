"""Passkeys: an account opens with a device or a security key, beside its password.

WebAuthn level 2. A challenge is a single-use secret that lives in memory for a few minutes; origin,
site, signature and the count of uses are checked by the library, which is loaded when first used.
"""

import asyncio
import ipaddress
import logging
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from velkahra.server.domain import texts
from velkahra.server.store import backend, database, limits

if TYPE_CHECKING:
    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
    from webauthn.registration.verify_registration_response import VerifiedRegistration

log: Final = logging.getLogger(__name__)

T = TypeVar("T")
LOCAL: Final = "localhost"
LIFE_SECONDS: Final = 300.0
MOST_CHALLENGES: Final = 10_000
MOST_PASSKEYS: Final = 20
LONGEST_NAME: Final = 40
LONGEST_ID: Final = 1023  # WebAuthn level 2, section 4, "credential ID"
ASKS_A_SECOND: Final = 1 / 10
ASKS_AT_ONCE: Final = 20
NOBODY: Final = 0


class PasskeyError(texts.KeyedError):
    """Raised when nothing was done."""


class Domain(msgspec.Struct, frozen=True):
    """The domain that passkeys are bound to, and the origin of its pages."""

    name: str
    origin: str


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of an account. See the schema for what the fields say."""

    id: bytes
    account: int
    handle: bytes
    public_key: bytes
    sign_count: int
    name: str
    made: int
    used: int


class _Response(msgspec.Struct, frozen=True):
    """Fields read before verification: the challenge, and the account."""

    client_data: str = msgspec.field(name="clientDataJSON")
    handle: str | None = msgspec.field(name="userHandle", default=None)


class _Credential(msgspec.Struct, frozen=True):
    id: str
    response: _Response


class _ClientData(msgspec.Struct, frozen=True):
    challenge: str


def domain_of(base_url: str, here: str) -> Domain | None:
    """Return the domain of passkeys, or None where browsers refuse them.

    `here` is the address of this page, which is believed only if it is this computer's own.
    """
    local = here if urlsplit(here).hostname == LOCAL else ""
    parts = urlsplit((base_url or local).lower())
    name = parts.hostname or ""
    if not name or (parts.scheme != "https" and name != LOCAL) or _is_number(name):
        return None
    usual = {"https": 443, "http": 80}[parts.scheme]
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return Domain(name, f"{parts.scheme}://{name}{port}")


def _is_number(host: str) -> bool:
    """Return whether a host is an IP address, which no passkey can be bound to."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Challenges:
    """The challenges that browsers were asked to sign, each for one answer."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._open: Final[dict[bytes, tuple[int, bytes, float]]] = {}

    def new(self, account: int, handle: bytes = b"") -> bytes:
        """Return a new challenge: for signing in (NOBODY), or for adding a passkey by `handle`."""
        while len(self._open) >= MOST_CHALLENGES:
            del self._open[next(iter(self._open))]
        challenge = secrets.token_bytes(32)
        self._open[challenge] = (account, handle, self._clock() + LIFE_SECONDS)
        return challenge

    def take(self, challenge: bytes, account: int) -> bytes:
        """Use up a challenge and return its handle. Raises: PasskeyError for a wrong one."""
        owner, handle, until = self._open.pop(challenge, (None, b"", 0.0))
        if owner != account or self._clock() > until:
            raise PasskeyError("passkey-late")
        return handle


class Passkeys:
    """All passkeys of a store."""

    def __init__(self, store: database.Store) -> None:
        self._store: Final = store
        self._asks: Final = limits.Limit(store, "passkeys", ASKS_A_SECOND, ASKS_AT_ONCE)
        self.challenges: Final = Challenges()

    async def of(self, account: int) -> list[Passkey]:
        """List an account's passkeys, the oldest first."""
        return await self._store.run(lambda base: _of(base, account))

    async def ask_new(self, domain: Domain, account: int, name: str, visitor: str) -> str:
        """Return options, as JSON, with which a browser makes a passkey called `name`.

        Raises: PasskeyError for too many tries of the address, or too many passkeys.
        """
        await self._count(visitor)
        known = await self.of(account)
        if len(known) >= MOST_PASSKEYS:
            raise PasskeyError("passkey-many")
        handle = known[0].handle if known else secrets.token_bytes(32)
        challenge = self.challenges.new(account, handle)
        return await asyncio.to_thread(_new_options, domain, challenge, handle, name, known)

    async def add(self, domain: Domain, account: int, answer: str, name: str) -> None:
        """Add the passkey a browser made for a domain to an account.

        `answer` is the browser's JSON, `name` what the passkey is called.

        Raises: PasskeyError for an answer that is not to a challenge of the account, or not valid.
        """
        challenge = _challenge(_read(answer))
        handle = self.challenges.take(challenge, account)
        made = await _verified(lambda: _verify_new(domain, answer, challenge))
        row = Passkey(
            made.credential_id,
            account,
            handle,
            made.credential_public_key,
            made.sign_count,
            _proper(name),
            int(time.time()),
            0,
        )
        if len(row.id) > LONGEST_ID or not await self._store.run(lambda base: _keep(base, row)):
            raise PasskeyError("passkey-taken")

    async def ask(self, domain: Domain, visitor: str) -> str:
        """Return the options, as JSON, with which a browser signs in by any passkey of a domain.

        `visitor` is a network address, whose tries are limited. Raises: PasskeyError for too many.
        """
        await self._count(visitor)
        return await asyncio.to_thread(_options, domain, self.challenges.new(NOBODY))

    async def sign_in(self, domain: Domain, answer: str) -> int:
        """Return the account that a browser's answer (JSON) opens. Raises: PasskeyError."""
        credential = _read(answer)
        challenge = _challenge(credential)
        self.challenges.take(challenge, NOBODY)
        known = await self._store.run(lambda base: _by_id(base, decoded(credential.id)))
        if known is None or decoded(credential.response.handle or "") != known.handle:
            raise PasskeyError("passkey-unknown")
        found = await _verified(lambda: _verify(domain, answer, challenge, known))
        now, count = int(time.time()), found.new_sign_count
        if not await self._store.run(lambda base: _use(base, known.id, count, now)):
            raise PasskeyError("passkey-wrong")
        return known.account

    async def rename(self, account: int, key: str, name: str) -> None:
        """Rename an account's passkey, by its id in base64url. Raises: PasskeyError."""
        row = (_proper(name), decoded(key), account)
        sql = "UPDATE passkeys SET name = ? WHERE id = ? AND account_id = ?"
        await self._store.run(lambda base: base.execute(sql, row) and None)

    async def remove(self, account: int, key: str) -> None:
        """Remove an account's passkey, by its id in base64url. Raises: PasskeyError."""
        row = (decoded(key), account)
        sql = "DELETE FROM passkeys WHERE id = ? AND account_id = ?"
        await self._store.run(lambda base: base.execute(sql, row) and None)

    async def _count(self, visitor: str) -> None:
        if not await self._asks.allows(visitor):
            raise PasskeyError("account-too-often")


def encoded(raw: bytes) -> str:
    """Return bytes as base64url without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of base64url, with or without padding. Raises: PasskeyError."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise PasskeyError("passkey-wrong") from error


def _proper(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise PasskeyError("passkey-bad-name")
    return name


def _read(answer: str) -> _Credential:
    """Return what a browser answers. Raises: PasskeyError."""
    try:
        return msgspec.json.decode(answer, type=_Credential)
    except msgspec.DecodeError as error:
        raise PasskeyError("passkey-wrong") from error


def _challenge(credential: _Credential) -> bytes:
    try:
        told = msgspec.json.decode(decoded(credential.response.client_data), type=_ClientData)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PasskeyError("passkey-wrong") from error
    return decoded(told.challenge)


async def _verified(verify: Callable[[], T]) -> T:
    """Run the library's verification in a thread. Raises: PasskeyError."""
    try:
        return await asyncio.to_thread(verify)
    except Exception as error:  # malformed answers raise many kinds of errors
        log.info("a passkey was refused: %s", type(error).__name__)
        raise PasskeyError("passkey-wrong") from error


def _new_options(
    domain: Domain, challenge: bytes, handle: bytes, name: str, known: list[Passkey]
) -> str:
    import webauthn
    from webauthn.helpers import structs

    return webauthn.options_to_json(
        webauthn.generate_registration_options(
            rp_id=domain.name,
            rp_name="Velká hra",
            user_id=handle,
            user_name=name,
            challenge=challenge,
            timeout=int(LIFE_SECONDS * 1000),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=key.id) for key in known],
        )
    )


def _options(domain: Domain, challenge: bytes) -> str:
    import webauthn

    return webauthn.options_to_json(
        webauthn.generate_authentication_options(
            rp_id=domain.name, challenge=challenge, timeout=int(LIFE_SECONDS * 1000)
        )
    )


def _verify_new(domain: Domain, answer: str, challenge: bytes) -> "VerifiedRegistration":
    import webauthn

    return webauthn.verify_registration_response(
        credential=answer,
        expected_challenge=challenge,
        expected_rp_id=domain.name,
        expected_origin=domain.origin,
    )


def _verify(
    domain: Domain, answer: str, challenge: bytes, known: Passkey
) -> "VerifiedAuthentication":
    import webauthn

    return webauthn.verify_authentication_response(
        credential=answer,
        expected_challenge=challenge,
        expected_rp_id=domain.name,
        expected_origin=domain.origin,
        credential_public_key=known.public_key,
        credential_current_sign_count=known.sign_count,
    )


_ALL: Final = (
    "SELECT id, account_id, handle, public_key, sign_count, name, made, used FROM passkeys"
)


def _of(base: backend.Connection, account: int) -> list[Passkey]:
    rows = base.execute(f"{_ALL} WHERE account_id = ? ORDER BY made, id", (account,))
    return [Passkey(*row) for row in rows]


def _by_id(base: backend.Connection, key: bytes) -> Passkey | None:
    row = base.execute(f"{_ALL} WHERE id = ?", (key,)).fetchone()
    return Passkey(*row) if row else None


def _keep(base: backend.Connection, key: Passkey) -> bool:
    """Store a new passkey; return False if it is in use already."""
    sql = "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return base.execute(sql, msgspec.structs.astuple(key)).rowcount > 0


def _use(base: backend.Connection, key: bytes, count: int, now: int) -> bool:
    """Count a use; return False if another one was faster. Passkeys without a counter send 0."""
    changed = base.execute(
        "UPDATE passkeys SET sign_count = ?2, used = ?3 "
        "WHERE id = ?1 AND (sign_count < ?2 OR (sign_count = 0 AND ?2 = 0))",
        (key, count, now),
    )
    return changed.rowcount > 0
