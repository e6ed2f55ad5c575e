"""How the end of Pax Pamir is retold."""

from collections.abc import Iterable
from typing import Final

from velkahra.core.contract.ending import Ending, Merit, Part
from velkahra.core.contract.events import Event
from velkahra.games.pamir.rules.facts import COALITION_NAMES

_NOBODY: Final = "nobody"


_COLOURS: Final = {
    "afghan": "#4d7a2f",
    "british": "#c2497a",
    "russian": "#b8860b",
    _NOBODY: "#6d5b4b",
}
_MERITS: Final = {
    "scored": Merit(times="points", base=10, under="check"),
    "dial": Merit(base=8),
    "betrayed": Merit(base=7),
    "battle": Merit(base=6),
    "played": Merit(base=2),
    "bought": Merit(base=1),
}


class PamirEnding(Ending):
    """Points by the coalition that dominated at a check. Rules: PP-DOM-09."""

    colours = _COLOURS
    crop = (10, 10, 604, 354)
    merits = _MERITS

    def parts(self, events: Iterable[Event]) -> list[Part]:
        """List the points of each check."""
        found, source = [], _NOBODY
        for event in events:
            if event.kind == "check":
                source = dict(enumerate(COALITION_NAMES)).get(event.facts["coalition"], _NOBODY)
            elif event.kind == "scored":
                found.append(Part(event.facts["seat"], source, event.facts["points"]))
        return found
