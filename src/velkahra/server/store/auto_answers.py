"""Automatic answers of seats, in the store."""

from collections.abc import Iterable

from velkahra.server.domain.auto_answers import Answer
from velkahra.server.store.backend import Connection


def answers_of(connection: Connection, table: str) -> list[Answer]:
    """Return the automatic answers of a table's seats, sorted: (seat, question, whom, value)."""
    sql = "SELECT seat, question, whom, value FROM standing WHERE table_id = ? ORDER BY 1, 2, 3"
    return connection.execute(sql, (table,)).fetchall()


def keep(connection: Connection, table: str, answers: Iterable[Answer]) -> None:
    """Replace a table's automatic answers; the caller commits."""
    connection.executemany(
        "INSERT INTO standing VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat, question, whom) DO UPDATE SET value = excluded.value",
        [(table, *answer) for answer in answers],
    )
