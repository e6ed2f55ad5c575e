"""The printed facts of the puzzle: its marks, levels and panels, read and checked from data/.

A level needs enough dark places: `rows_per_panel * dark >= cover * (size - 1)`, so that every
wrong position can be dark in `cover` rows. The generator relies on it.
"""

from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated, Final, Literal

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.games.hammer.cards import files, reading

DARK_MARKS: Final = 2
AXES: Final = ("column", "row", "sector")

Word = Annotated[str, msgspec.Meta(min_length=1)]
Number = Annotated[int, msgspec.Meta(ge=1)]


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in each of the three languages."""

    cs: Word
    pl: Word
    en: Word

    def of(self, language: str) -> str:
        """Return the name in `language`: cs, pl or en."""
        return {"cs": self.cs, "pl": self.pl, "en": self.en}[language]


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sign of the encoded picture: its letter `id`, a character like it, and its name."""

    id: Word
    mark: Word
    name: Title


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A size of puzzle.

    Attributes:
        id: its name in options.
        size: squares along a side of the map.
        glyphs: how many different marks there are.
        rows_per_panel: rows of a third of the picture.
        cover: how many rows rule out each wrong position at least.
        rounds: the shortest and the longest camp it is meant for.
        name: its name in each language.
    """

    id: Word
    size: Annotated[int, msgspec.Meta(ge=4, le=len(ascii_uppercase))]
    glyphs: Annotated[int, msgspec.Meta(ge=3)]
    rows_per_panel: Number
    cover: Number
    rounds: tuple[Number, Number]
    name: Title

    @property
    def marks(self) -> str:
        """The letters of the marks in use, in order."""
        return ascii_uppercase[: self.glyphs]

    @property
    def repeats(self) -> int:
        """The number of times each mark occurs in a row."""
        return self.size // self.glyphs

    @property
    def dark(self) -> int:
        """The number of dark positions in a row."""
        return DARK_MARKS * self.repeats

    @property
    def rows(self) -> int:
        """The number of rows of the picture, which is the number of clues."""
        return len(AXES) * self.rows_per_panel


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A third of the encoded picture: its id, what its positions stand for, and its name."""

    id: Word
    axis: Literal["column", "row", "sector"]
    name: Title


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a puzzle file."""

    format: Literal["hammer-puzzle/1"]
    generator: Literal["shaft/1"]
    glyphs: tuple[Mark, ...]
    levels: tuple[Level, ...]
    default_level: str
    panels: tuple[Panel, ...]

    def level(self, name: str) -> Level:
        """Return a level. Raises: VelkahraError, listing the levels."""
        for level in self.levels:
            if level.id == name:
                return level
        known = ", ".join(level.id for level in self.levels)
        raise VelkahraError(f"there is no level {name!r}: {known}")

    def level_for(self, rounds: int) -> Level:
        """Return the level for a camp of this many rounds; the nearest if none fits."""
        return min(
            self.levels, key=lambda one: max(one.rounds[0] - rounds, rounds - one.rounds[1], 0)
        )


def read_facts(path: Path) -> Facts:
    """Return a puzzle file. Raises: DataError with file, line and key of the mistake."""
    document = reading.load(path)
    facts = document.decode(Facts)
    _check_marks(document, facts)
    if tuple(panel.axis for panel in facts.panels) != AXES:
        document.refuse("panels", f"there are three, with the axes {', '.join(AXES)}")
    _check_levels(document, facts)
    return facts


def _check_marks(document: reading.Document, facts: Facts) -> None:
    for at, mark in enumerate(facts.glyphs):
        if at >= len(ascii_uppercase) or mark.id != ascii_uppercase[at]:
            due = ascii_uppercase[at : at + 1] or "nothing more"
            document.refuse(f"glyphs[{at}].id", f"{mark.id!r}: marks are lettered in order, {due}")


def _check_levels(document: reading.Document, facts: Facts) -> None:
    for at, level in enumerate(facts.levels):
        for field, what in _faults(level, len(facts.glyphs)):
            document.refuse(f"levels[{at}].{field}", what)
        if level.id in [other.id for other in facts.levels[:at]]:
            document.refuse(f"levels[{at}].id", f"there is a level {level.id!r} already")
    if facts.default_level not in [level.id for level in facts.levels]:
        document.refuse("default_level", f"there is no level {facts.default_level!r}")


def _faults(level: Level, marks: int) -> list[tuple[str, str]]:
    """List the mistakes in a level: each a field and the reason."""
    found = []
    if level.glyphs > marks:
        found.append(("glyphs", f"{level.glyphs} marks are wanted, there are {marks}"))
    if level.size % level.glyphs:
        found.append(("size", f"{level.size} is not a multiple of the {level.glyphs} marks"))
    if level.rows_per_panel * level.dark < level.cover * (level.size - 1):
        least = -(-level.cover * (level.size - 1) // level.dark) if level.dark else 0
        few = f"too few rows to make every wrong place dark {level.cover} times; {least} would do"
        found.append(("rows_per_panel", few))
    if level.rounds[0] > level.rounds[1]:
        found.append(("rounds", f"from {level.rounds[0]} to {level.rounds[1]} is backwards"))
    return found


@cache
def facts() -> Facts:
    """Return the facts of the set that comes with the game."""
    return read_facts(files.PUZZLE)
