"""The rulebook of a game: chapters in the order in which a learner meets things.

    leaflet = [["tile"], ["homeless"], ["supporters"], ["monument"]]

    [[chapters]]
    name = "tiles"

    [[chapters.parts]]
    name = "point"
    rules = ["TE-TILE-07", "TE-EDGE-80"]
    leaf = 2

A part is a paragraph. Its text is the game's word `book-<chapter>-<part>`; `book-<chapter>` titles
the chapter. The rules of the part are folded in beside it, and the examples of these rules stand
below it. Each rule of the catalogue has one place.
"""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core.contract.lesson import LessonError
from velkahra.core.contract.words import Words
from velkahra.core.threads import prepared

PAGES: Final = 4
"""The pages of a leaflet: the front, both inner ones, and the back."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph.

    Attributes:
        name: the last group of its key; "" for rules without a paragraph.
        rules: the ids of the rules it explains.
        leaf: the page of the leaflet that prints it, from 1; 0 for none.
        entries: the key of the entries (`Words.entries`) listed with its rules, or "".
    """

    name: str = ""
    rules: tuple[str, ...] = ()
    leaf: int = 0
    entries: str = ""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter; its name is the anchor on the page."""

    name: str
    parts: tuple[Part, ...]

    def key(self, part: Part) -> str:
        """Return the key of a paragraph."""
        return f"book-{self.name}-{part.name}"


@prepared
class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chapters, and the names of the examples on each of the four pages of the leaflet."""

    chapters: tuple[Chapter, ...]
    leaflet: tuple[tuple[str, ...], ...] = ()


@cache
def read_rulebook(path: Path) -> Rulebook:
    """Return a rulebook read from a file. Raises: LessonError naming the file."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Rulebook)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LessonError(f"{path.name} is not a rulebook: {error}") from error
    if len(found.leaflet) not in {0, PAGES}:
        raise LessonError(f"{path.name}: a leaflet has {PAGES} pages")
    return found


def catalogue(words: Words, language: str) -> Rulebook:
    """Return the rules of a game that has no rulebook: chapters as in ids, no paragraphs."""
    rules: Sequence[str] = sorted(words.rules(language), key=words.chapter)
    return Rulebook(
        tuple(
            Chapter(name, (Part(rules=tuple(found), entries=name),))
            for name, found in groupby(rules, words.chapter)
        )
    )
