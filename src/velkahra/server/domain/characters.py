"""Characters: a name and a face for each bot at a table, and the faces that people can choose."""

import tomllib
import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from velkahra import bots
from velkahra.server.domain.tables import TableRow

_DATA: Final = Path(__file__).with_name("characters.toml").read_text(encoding="utf-8")
_FILE: Final = tomllib.loads(_DATA)
_BY_LEVEL: Final[Mapping[str, Sequence[str]]] = _FILE["bots"]
NAMES: Final = tuple(name for names in _BY_LEVEL.values() for name in names)
FACES: Final[Sequence[str]] = tuple(_FILE["people"])
"""The faces of people."""


def at_table(row: TableRow) -> Sequence[str]:
    """Return the name of the character on each seat of a table, "" for a person."""
    return cast_of(row.game, tuple(seat.bot for seat in row.seats))


@lru_cache(maxsize=1024)
def cast_of(game: str, seats: tuple[str, ...]) -> Sequence[str]:
    """Return the name of each character in a game; `seats` are names of bots, "" for a person.

    A level has its own characters, each game in its own order, so its players meet the same ones
    again. No two seats share a character while there are enough.
    """
    found: list[str] = []
    for bot in seats:
        free = [name for name in _candidates(game, bot) if name not in found]
        found.append((free or _candidates(game, bot))[0] if bot else "")
    return tuple(found)


def _candidates(game: str, bot: str) -> Sequence[str]:
    def order(name: str) -> int:
        return zlib.crc32(f"{game} {name}".encode())

    own = _BY_LEVEL.get(bots.parse(bot)[0], ()) if bot else ()
    return sorted(own, key=order) + sorted(NAMES, key=order)


def face_of(name: str) -> str:
    """Return the name of a character's face."""
    return name.lower()


def known_face(face: str) -> str:
    """Return the face that a person chose, "" for one that there is not."""
    return face if face in FACES else ""
