"""Places in a set of cards, and mistakes in them."""

import re
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from velkahra.games.hammer.cards import reading, remarks

_ID: Final = re.compile(r"\s*-? *id: *([\w-]+)\s*$")


class Mistake(msgspec.Struct, frozen=True):
    """A mistake in a card file, in words for its author.

    Attributes:
        line: 0 if it concerns no line, as when a file is missing.
        card: the id of the card, deck or side it stands in; empty outside of them.
        key: where in the card, such as `effect[0].gain`; outside of cards, where in the file.
        what: the mistake and its correction.
    """

    file: str
    line: int
    card: str
    key: str
    what: remarks.Remark

    def text(self, language: str) -> str:
        """Return the mistake in words, with where it is."""
        line = remarks.remark("line", line=self.line).text(language) if self.line else ""
        where = ", ".join(part for part in (self.file, line, self.card, self.key) if part)
        return f"{where}: {self.what.text(language)}"

    def __str__(self) -> str:
        return self.text("en")


class Place(msgspec.Struct, frozen=True):
    """A part of a file, the document: its `key` in the file, and its id as a `card`."""

    document: reading.Document
    key: str = ""
    card: str = ""

    def mistake(self, what: remarks.Remark, key: str = "") -> Mistake:
        """Return a mistake here, or at a key below, for the reason `what`."""
        line = self.document.line_of(reading.join(self.key, key))
        shown = key if self.card else reading.join(self.key, key)
        return Mistake(self.document.name, line, self.card, shown, what)

    def below(self, key: str, card: str = "") -> "Place":
        """Return the place of a part, which may have its own key and card."""
        return Place(self.document, reading.join(self.key, key), card or self.card)


def torn(error: reading.DataError, path: Path) -> Mistake:
    """Return the mistake of a file that is not strict YAML, in or below a card."""
    return Mistake(error.file, error.line, _card_above(path, error.line), error.key, error.what)


def _card_above(path: Path, line: int) -> str:
    """Return the last id in a file before a line; the file need not be YAML."""
    with path.open(encoding="utf-8", errors="replace") as file:
        lines = list(islice(file, line))
    found = [match[1] for match in map(_ID.match, lines) if match]
    return found[-1] if found else ""
