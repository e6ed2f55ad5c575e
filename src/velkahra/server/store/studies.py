"""Studies in the store: a head, and a row for each move."""

import time
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from velkahra.core.play.tree import Move
from velkahra.server.domain.studies import Head
from velkahra.server.store.backend import Connection

_encoder: Final = msgspec.json.Encoder()
_head: Final = msgspec.json.Decoder(Head)
_move: Final = msgspec.json.Decoder(Move)


class Stored(msgspec.Struct, frozen=True):
    """A stored study. `link` is the hash of the secret that lets a visitor edit it."""

    id: str
    game: str
    link: bytes
    head: Head
    version: int
    moves: dict[int, Move]


def make(
    base: Connection, name: str, game: str, link: bytes, head: Head, moves: Mapping[int, Move]
) -> None:
    """Store a new study."""
    row = (name, game, link, _encoder.encode(head).decode(), 0, int(time.time()))
    base.execute("INSERT INTO studies VALUES (?, ?, ?, ?, ?, ?)", row)
    _put(base, name, moves)


def load(base: Connection, name: str) -> Stored | None:
    """Return a study, or None."""
    sql = "SELECT id, game, link, head, version FROM studies WHERE id = ?"
    found = base.execute(sql, (name,)).fetchone()
    if found is None:
        return None
    rows = base.execute("SELECT n, move FROM study_moves WHERE study = ? ORDER BY n", (name,))
    moves = {int(number): _move.decode(text) for number, text in rows}
    known, game, link, head, version = found
    return Stored(known, game, bytes(link), _head.decode(head), version, moves)


def version_of(base: Connection, name: str) -> int:
    """Return the version of a study, -1 if it was deleted."""
    found = base.execute("SELECT version FROM studies WHERE id = ?", (name,)).fetchone()
    return int(found[0]) if found else -1


def change(
    base: Connection,
    name: str,
    version: int,
    head: Head,
    moves: Mapping[int, Move],
    gone: Sequence[int],
) -> bool:
    """Store a change of a study of this version; return False if it is another by now."""
    sql = "UPDATE studies SET version = version + 1, head = ? WHERE id = ? AND version = ?"
    if not base.execute(sql, (_encoder.encode(head).decode(), name, version)).rowcount:
        return False
    if gone:
        rows = [(name, number) for number in gone]
        base.executemany("DELETE FROM study_moves WHERE study = ? AND n = ?", rows)
    _put(base, name, moves)
    return True


def delete(base: Connection, name: str) -> None:
    """Delete a study for good."""
    base.execute("DELETE FROM study_moves WHERE study = ?", (name,))
    base.execute("DELETE FROM studies WHERE id = ?", (name,))


def _put(base: Connection, name: str, moves: Mapping[int, Move]) -> None:
    sql = (
        "INSERT INTO study_moves VALUES (?, ?, ?) "
        "ON CONFLICT (study, n) DO UPDATE SET move = excluded.move"
    )
    rows = [(name, number, _encoder.encode(move).decode()) for number, move in moves.items()]
    if rows:
        base.executemany(sql, rows)
