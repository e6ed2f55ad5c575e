"""Card files of a user's own: where they lie, and how they are named.

A game whose printed cards are not all certain takes sets of cards as data. Its own come with it;
a corrected one is a file in `folder(game)`, named by its id and the hash of its bytes, so that a
record names its cards exactly.
"""

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import VelkahraError

FOLDER: Final = "VELKAHRA_CARDS"


class CardFileError(VelkahraError):
    """A card file that is damaged, contradicts itself, or uses words the rules do not know."""


class CardFiles:
    """The card files of a user's own for a game, `name`; unless overridden, it takes none."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def check(self, text: bytes, source: str) -> str:
        """Check a user's own card file, and return the name by which options know it.

        `text` is the content of the file; `source` names it in errors.

        Raises: CardFileError with the card, the mistake and its correction, and if the game
        accepts no such files.
        """
        raise CardFileError(f"{self.name} does not accept card files")

    def bundle(self, options: Options) -> Mapping[str, str]:
        """Return the files, by name, that a table with these options needs on another machine."""
        return {}

    def install(self, options: Options, files: Mapping[str, str]) -> None:
        """Install the files that came along with a table, as far as they are needed.

        `options` are not checked yet. Raises: VelkahraError with the mistake in the files.
        """
        if files:
            raise VelkahraError(
                f"{self.name} has no files to install, but was given {', '.join(files)}"
            )


class Examination(msgspec.Struct, frozen=True):
    """The result of checking card files: errors and warnings, and a `summary` of one sentence."""

    summary: str
    errors: tuple[str, ...]
    warnings: tuple[str, ...]


_beside_tables: Path | None = None


def folder(game: str) -> Path | None:
    """Return the folder of a user's own card files of a game, or None if there is none.

    It is below VELKAHRA_CARDS, else below the argument of `lie_below`.
    """
    named = os.environ.get(FOLDER)
    root = Path(named) if named else _beside_tables
    return root / game if root else None


def lie_below(data: Path) -> None:
    """Take own card files from below `data`, a folder of tables, unless VELKAHRA_CARDS is set.

    Call it before a game is looked up, since each game reads its cards once. It holds for this
    process only: a server it starts has a folder of its own.
    """
    global _beside_tables
    _beside_tables = data / "cards"


def taken_from() -> Path | None:
    """Return the folder of own card files, for another process to pass to `take_from`."""
    return _beside_tables


def take_from(place: Path | None) -> None:
    """Take own card files from another process's place, or none; call before looking up a game."""
    global _beside_tables
    _beside_tables = place


def name_of(set_id: str, text: bytes) -> str:
    """Return the name of a set: its id and the hash of its content."""
    return f"{set_id}-{hashlib.sha256(text).hexdigest()[:12]}"
