"""Secret links: the holder of a link has its seat. The store keeps hashes only.

The host's link has the table's one secret, from which all other links follow, so the host can
always see them again and nobody else can.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

WATCH: Final = "watch"
JOIN: Final = "join"
SEAT: Final = "seat"
SHARED: Final = "replay"
MOST_OF_SEAT: Final = 20
"""Links that a seat may have had, one after the other."""


def new_secret() -> str:
    """Return a secret nobody can guess: 132 random bits."""
    return _short(secrets.token_bytes(32))


def new_name() -> str:
    """Return a public name for a table."""
    return secrets.token_hex(5)


def token(secret: str, role: str | int) -> str:
    """Return the secret part of a link; `role` is a seat, or WATCH, JOIN, SEAT or SHARED."""
    return _short(hmac.digest(secret.encode(), f"velkahra {role}".encode(), "sha256"))


def of_seat(secret: str, seat: int, number: int = 0) -> str:
    """Return the secret part of the host's link number `number` to a seat; the first is 0."""
    return token(secret, f"seat {seat} {number}" if number else seat)


def number_of(secret: str, seat: int, kept: bytes) -> int:
    """Return the number of the host's link to a seat with the hash `kept`, -1 for another's."""
    own = [key(of_seat(secret, seat, number)) for number in range(MOST_OF_SEAT)]
    return next((n for n, mine in enumerate(own) if hmac.compare_digest(mine, kept)), -1)


def replay_path(table: str, watch_key: bytes) -> str:
    """Return the address of a table's replay for everyone; `watch_key` is the spectators' hash."""
    return f"/replay/{table}/{token(watch_key.hex(), SHARED)}"


def key(text: str) -> bytes:
    """Return the hash of a link's secret part, as the store keeps it."""
    return hashlib.sha256(text.encode()).digest()


def find(text: str, keys: Sequence[bytes]) -> int:
    """Return the index in `keys` of a link's hash, or -1. It takes the same time in any case."""
    mine = key(text)
    found = -1
    for index, other in enumerate(keys):
        if hmac.compare_digest(mine, other):
            found = index
    return found


def _short(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode()[:22]
