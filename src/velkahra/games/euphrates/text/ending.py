"""How the end of Tigris & Euphrates is retold."""

from collections.abc import Iterable
from typing import Final

from velkahra.core.contract.ending import Ending, Merit, Part
from velkahra.core.contract.events import Event
from velkahra.games.euphrates.rules.facts import COLOUR_NAMES

_COLOURS: Final = dict(zip(COLOUR_NAMES, ("#b3372b", "#2f5fa3", "#3d7d3a", "#3a3633"), strict=True))


_MERITS: Final = {
    "war-won": Merit("winner", "count", 2),
    "revolt-won": Merit("winner", base=3),
    "built": Merit(base=5),
    "treasure": Merit(base=3),
    "catastrophe": Merit(base=2),
    "destroyed": Merit(base=2),
    "points-tile": Merit(times="points"),
    "leader": Merit(),
}


class EuphratesEnding(Ending):
    """Points by colour, treasures assigned. Rules: TE-END-05."""

    colours = _COLOURS
    least = True
    crop = (-10, -10, 1620, 1120)
    merits = _MERITS

    def parts(self, events: Iterable[Event]) -> list[Part]:
        """List the points of each colour."""
        return [
            Part(event.facts["seat"], colour, event.facts[colour])
            for event in events
            if event.kind == "place"
            for colour in COLOUR_NAMES
        ]
