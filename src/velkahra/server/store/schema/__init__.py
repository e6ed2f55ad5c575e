"""The schema as numbered SQL files, and the runner that brings a database up to date."""

import re
import sqlite3
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent


def steps(folder: Path = FOLDER) -> list[tuple[int, str]]:
    """List the steps as (number, SQL). Raises: ValueError if the numbers have a gap."""
    found = [
        (int(match[1]), path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.sql"))
        if (match := re.match(r"(\d{4})-", path.name))
    ]
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the steps in {folder.name} are not numbered 1, 2, 3 ...")
    return found


def migrate(connection: sqlite3.Connection, folder: Path = FOLDER) -> None:
    """Run the steps the database has not seen, each in its own transaction.

    Raises: ValueError for a database written by a newer program.
    """
    have: int = connection.execute("PRAGMA user_version").fetchone()[0]
    todo = steps(folder)
    if have > len(todo):
        raise ValueError(f"the database has version {have}; this program knows {len(todo)} at most")
    for number, sql in todo[have:]:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;"
        )
