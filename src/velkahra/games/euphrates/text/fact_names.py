"""Names in notation for the numbers of `vocabulary`."""

from typing import Final

from velkahra.core.contract.fact_names import FactNames, Names, Who
from velkahra.games.euphrates.rules import facts, tables

_SEATS: Final = ("seat", "winner", "loser", "attacker", "defender")
_NAMES: Final[dict[str, Names]] = {
    **dict.fromkeys(_SEATS, Who.SEAT),
    "colour": facts.COLOUR_NAMES,
    "office": tables.OFFICE_NAMES,
    "space": facts.label,
    "origin": facts.label,
    "monument": tables.MONUMENT_NAMES,
    "tiles": tables.SELECTIONS_TEXT,
    "by": ("leader", "king"),
}
FACT_NAMES: Final = FactNames(_NAMES)
NUMBERS: Final = frozenset(
    [
        "attack",
        "black",
        "blue",
        "count",
        "defence",
        "exact",
        "green",
        "held",
        "least",
        "most",
        "place",
        "points",
        "red",
    ]
)
"""Facts that are what they say: counts, points, places."""
