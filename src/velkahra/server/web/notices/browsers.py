"""Browsers that get web push about seats, as the store keeps them."""

from typing import Final, NamedTuple

from velkahra.server.store.backend import Connection

KEY_FILE: Final = "push-key.pem"
MOST_BROWSERS: Final = 8


class PushError(Exception):
    """Raised when something cannot be pushed: it says why, without the address."""


class Subscription(NamedTuple):
    """A push service's address, the browser's P-256 point, uncompressed, and shared secret."""

    endpoint: str
    key: bytes
    auth: bytes


class Browser(NamedTuple):
    """A browser that is told of a seat, in which language, and since when, in Unix seconds."""

    subscription: Subscription
    language: str
    made: int


def keep(base: Connection, table: str, seat: int, browser: Browser) -> None:
    """Store a browser; if there are too many at one seat, the oldest is deleted."""
    row = (table, seat, *browser.subscription, browser.language, browser.made)
    base.execute(
        "INSERT INTO push_subscriptions VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat, endpoint) DO UPDATE SET key = excluded.key, "
        "auth = excluded.auth, language = excluded.language, made = excluded.made",
        row,
    )
    base.execute(
        "DELETE FROM push_subscriptions WHERE table_id = ?1 AND seat = ?2 AND endpoint NOT IN "
        "(SELECT endpoint FROM push_subscriptions WHERE table_id = ?1 AND seat = ?2 "
        "ORDER BY endpoint = ?3 DESC, made DESC LIMIT ?4)",
        (*row[:3], MOST_BROWSERS),
    )


def of_seat(base: Connection, table: str, seat: int) -> list[Browser]:
    """List the browsers that are told of a seat."""
    sql = (
        "SELECT endpoint, key, auth, language, made FROM push_subscriptions "
        "WHERE table_id = ? AND seat = ?"
    )
    rows = base.execute(sql, (table, seat)).fetchall()
    return [Browser(Subscription(*row[:3]), *row[3:]) for row in rows]


def leave(base: Connection, table: str, seat: int, endpoint: str) -> None:
    """Stop telling a browser, by the address of its push service, about a seat."""
    sql = "DELETE FROM push_subscriptions WHERE table_id = ? AND seat = ? AND endpoint = ?"
    base.execute(sql, (table, seat, endpoint))


def drop(base: Connection, endpoint: str) -> None:
    """Delete a browser that its push service, at `endpoint`, no longer knows, at all seats."""
    base.execute("DELETE FROM push_subscriptions WHERE endpoint = ?", (endpoint,))
