"""Card files of one's own: where they lie, and how they are named.

A game whose printed cards are not all certain takes sets of cards as data. Its own come with it;
a corrected one is a file in `folder(game)`, and is named by its id and the hash of its bytes, so
that a record says exactly what it was played with.
"""

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core.contract.refusals import VelkahraError

FOLDER: Final = "VELKAHRA_CARDS"


class CardFileError(VelkahraError):
    """A card file that is torn, contradicts itself, or says what the rules do not know."""


class Examination(msgspec.Struct, frozen=True):
    """What is found in a folder of card files, one line each, and a summary of it all."""

    summary: str
    errors: tuple[str, ...]
    warnings: tuple[str, ...]


_beside_tables: Path | None = None


def folder(game: str) -> Path | None:
    """Say where own card files of a game lie, if anywhere.

    Below what VELKAHRA_CARDS names, else below what `lie_below` was told.
    """
    named = os.environ.get(FOLDER)
    root = Path(named) if named else _beside_tables
    return root / game if root else None


def lie_below(data: Path) -> None:
    """Take own card files from a folder of tables, unless VELKAHRA_CARDS names another place.

    It has to be said before a game is looked up: each reads its cards once. It holds for this
    process alone: a server that this one starts has a folder of its own.
    """
    global _beside_tables
    _beside_tables = data / "cards"


def taken_from() -> Path | None:
    """Say where `lie_below` lets own card files be, so that another process can `take_from` it."""
    return _beside_tables


def take_from(place: Path | None) -> None:
    """Take own card files from where another process takes them; before a game is looked up."""
    global _beside_tables
    _beside_tables = place


def name_of(set_id: str, text: bytes) -> str:
    """Name a set by its id and its content."""
    return f"{set_id}-{hashlib.sha256(text).hexdigest()[:12]}"
