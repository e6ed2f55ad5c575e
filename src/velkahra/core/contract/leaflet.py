"""The leaflet of a game's rules: which sentences and pictures stand on its four pages.

    [[pages]]
    examples = ["tile"]

    [[pages]]
    rules = ["TE-TILE-07", "TE-TILE-08"]

What wins and what a turn is stand on the first page by themselves.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core.contract.lesson import LessonError
from velkahra.core.threads import prepared

PAGES: Final = 4


class LeafletPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page: ids of rules, told chapter by chapter, and names of examples, shown below."""

    rules: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


@prepared
class Leaflet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The four pages: the front, both inner ones, and the back."""

    pages: tuple[LeafletPage, ...]


@cache
def read_leaflet(path: Path) -> Leaflet:
    """Return a leaflet read from a file. Raises: LessonError naming the file."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Leaflet)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LessonError(f"{path.name} is not a leaflet: {error}") from error
    if len(found.pages) != PAGES:
        raise LessonError(f"{path.name} needs {PAGES} pages")
    return found
