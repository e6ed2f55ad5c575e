"""Names for sentences; `names.ftl` has them in all the forms of each language."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from velkahra.core.contract.options import Options
from velkahra.core.text.fluent import Arguments, Texts
from velkahra.games.euphrates.rules import facts, tables

TEXTS: Final = Texts(Path(__file__).parent)
_SOUTH_EAST: Final = 17  # offset from the north-west to the south-east space of a square


def dynasties_of(options: Options) -> tuple[str, ...]:
    """List the dynasties by seat."""
    return tuple(options["dynasties"].split("-"))


def counted(language: str, colour: int, count: int) -> str:
    """Return so many tiles of a colour in words."""
    return TEXTS.text(language, f"counted-{tables.TILE_NAMES[colour]}", count=count)


def square(corner: int) -> Arguments:
    """Return the first and the last space of a square, given its north-west space."""
    return {"space": facts.label(corner), "space-far": facts.label(corner + _SOUTH_EAST)}


def listed(language: str, parts: Sequence[str], joint: str) -> str:
    """Return the parts of a sentence as one; the message `joint` joins the last two."""
    if len(parts) < 2:
        return "".join(parts)
    return TEXTS.text(language, joint, first=", ".join(parts[:-1]), last=parts[-1])
