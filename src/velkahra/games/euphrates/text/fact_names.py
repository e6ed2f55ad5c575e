"""Names in notation for the numbers of `vocabulary`."""

from typing import Final

from velkahra.core.contract.fact_names import FactNames, Names, Who
from velkahra.games.euphrates.rules.facts import COLOUR_NAMES, label
from velkahra.games.euphrates.rules.tables import MONUMENT_NAMES, OFFICE_NAMES, SELECTIONS_TEXT

_SEATS: Final = ("seat", "winner", "loser", "attacker", "defender")
_NAMES: Final[dict[str, Names]] = {
    **dict.fromkeys(_SEATS, Who.SEAT),
    "colour": COLOUR_NAMES,
    "office": OFFICE_NAMES,
    "space": label,
    "origin": label,
    "monument": MONUMENT_NAMES,
    "tiles": SELECTIONS_TEXT,
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
