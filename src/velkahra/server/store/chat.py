"""The chat of a table, in the store."""

from collections.abc import Sequence
from typing import Final

from velkahra.server.domain.chat import MODES, Report, Said, seat_of
from velkahra.server.store.backend import Connection

KEPT: Final = 1000
LATEST: Final = 200
"""Lines that are in memory while a table is."""
REPORTS: Final = 50
"""The latest reports that are kept of each seat, and of all spectators together."""


SitterRow = tuple[int, str, str, int]
"""A seat, the name and face of the person on it, and the last look in Unix seconds."""


def load(connection: Connection, table: str) -> tuple[str, list[Said], list[SitterRow]]:
    """Return the mode, the latest lines, and the people on the seats."""
    mode = connection.execute("SELECT mode FROM chats WHERE table_id = ?", (table,)).fetchone()
    lines = connection.execute(
        "SELECT n, who, name, text, signal, at FROM said WHERE table_id = ? "
        "ORDER BY n DESC LIMIT ?",
        (table, LATEST),
    )
    sitters = connection.execute(
        "SELECT seat, name, face, looked FROM sitters WHERE table_id = ?", (table,)
    )
    return mode[0] if mode else MODES[0], [line_of(row) for row in lines][::-1], sitters.fetchall()


def line_of(row: tuple[int, str, str, str, int, int]) -> Said:
    """Return the line of a row."""
    n, who, name, text, signal, at = row
    return Said(n, who, name, text, bool(signal), at)


def keep_line(connection: Connection, table: str, line: Said) -> int:
    """Store a line and return its number; old lines are deleted unless they were reported."""
    n: int = connection.execute(
        "SELECT coalesce(max(n) + 1, 0) FROM said WHERE table_id = ?", (table,)
    ).fetchone()[0]
    row = (table, n, line.who, line.name, line.text, int(line.signal), line.at)
    connection.execute("INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    connection.execute(
        "DELETE FROM said WHERE table_id = ?1 AND n <= ?2 "
        "AND n NOT IN (SELECT n FROM reports WHERE table_id = ?1)",
        (table, n - KEPT),
    )
    return n


def keep_name(connection: Connection, table: str, seat: int, name: str, face: str) -> None:
    """Store the name and the face of the person on a seat."""
    connection.execute(
        "INSERT INTO sitters (table_id, seat, name, face) VALUES (?1, ?2, ?3, ?4) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET name = ?3, face = ?4",
        (table, seat, name, face),
    )


def names_at(connection: Connection, tables: Sequence[str]) -> dict[str, dict[int, str]]:
    """Return the names of people by table and seat."""
    some = f"IN ({','.join('?' * len(tables))})"
    sql = f"SELECT table_id, seat, name FROM sitters WHERE name <> '' AND table_id {some}"
    found: dict[str, dict[int, str]] = {}
    for table, seat, name in connection.execute(sql, tuple(tables)) if tables else ():
        found.setdefault(table, {})[seat] = name
    return found


def keep_looked(connection: Connection, table: str, seat: int, looked: int) -> None:
    """Store when a seat's page was last looked at, in Unix seconds."""
    connection.execute(
        "INSERT INTO sitters (table_id, seat, looked) VALUES (?1, ?2, ?3) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET looked = ?3",
        (table, seat, looked),
    )


def keep_mode(connection: Connection, table: str, mode: str) -> None:
    """Store what the host allows: who may talk."""
    sql = "INSERT INTO chats VALUES (?1, ?2) ON CONFLICT (table_id) DO UPDATE SET mode = ?2"
    connection.execute(sql, (table, mode))


def keep_report(connection: Connection, row: tuple[str, int, str, int]) -> None:
    """Store the report of a line: table, line, who reported it, when; the oldest are deleted."""
    connection.execute("INSERT INTO reports VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row)
    table, _, who, _ = row
    alike = who if seat_of(who) >= 0 else "crowd-%"
    connection.execute(
        "DELETE FROM reports WHERE table_id = ?1 AND who LIKE ?2 AND (n, who) NOT IN "
        "(SELECT n, who FROM reports WHERE table_id = ?1 AND who LIKE ?2 "
        "ORDER BY at DESC, n DESC LIMIT ?3)",
        (table, alike, REPORTS),
    )


def reports(connection: Connection, table: str) -> list[Report]:
    """List up to 200 reports of lines, the latest first."""
    rows = connection.execute(
        "SELECT said.n, said.who, said.name, said.text, said.signal, said.at, "
        "reports.who, reports.at FROM reports JOIN said USING (table_id, n) "
        "WHERE table_id = ? ORDER BY reports.at DESC, said.n DESC LIMIT 200",
        (table,),
    )
    return [Report(line_of(row[:6]), row[6], row[7]) for row in rows]
