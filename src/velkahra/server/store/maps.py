"""An organiser's own map of a table, in the store: a square JPEG, named by its content."""

import hashlib
from typing import Final

from velkahra.server.store.backend import Connection, value

KEPT_BYTES: Final = 2_000_000
JPEG: Final = b"\xff\xd8\xff"


def is_map(picture: bytes) -> bool:
    """Return whether a picture is a JPEG of a size that may be stored."""
    return picture.startswith(JPEG) and len(picture) <= KEPT_BYTES


def name_of(picture: bytes) -> str:
    """Return the name of a map: the first 32 digits of the hash of its content."""
    return hashlib.sha256(picture).hexdigest()[:32]


def keep(connection: Connection, table: str, picture: bytes) -> None:
    """Store the map of a table, a JPEG, in place of the one before; the caller commits."""
    row = (table, name_of(picture), picture)
    connection.execute(
        "INSERT INTO maps VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
        "SET name = excluded.name, picture = excluded.picture",
        row,
    )


def load(connection: Connection, table: str) -> bytes:
    """Return the map of a table, a JPEG; b"" if it has none."""
    sql = "SELECT picture FROM maps WHERE table_id = ?"
    return bytes(value(connection, sql, table) or b"")


def by_name(connection: Connection, name: str) -> bytes:
    """Return a map by its name; b"" if there is none."""
    sql = "SELECT picture FROM maps WHERE name = ? LIMIT 1"
    return bytes(value(connection, sql, name) or b"")
