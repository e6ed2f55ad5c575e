"""How the end of Pax Pamir is retold."""

from collections.abc import Iterable

from velkahra.core.contract.ending import Ending, Merit, Part
from velkahra.core.contract.events import Event
from velkahra.games.pamir.rules.facts import COALITION_NAMES

_NOBODY = "nobody"


class PamirEnding(Ending):
    """Points by the coalition that dominated at a check. Rules: PP-DOM-09."""

    colours = {"afghan": "#4d7a2f", "british": "#c2497a", "russian": "#b8860b", _NOBODY: "#6d5b4b"}
    merits = {"scored": Merit(times="points", under="check")}

    def parts(self, events: Iterable[Event]) -> list[Part]:
        """List the points of each check."""
        found, source = [], _NOBODY
        for event in events:
            if event.kind == "check":
                source = dict(enumerate(COALITION_NAMES)).get(event.facts["coalition"], _NOBODY)
            elif event.kind == "scored":
                found.append(Part(event.facts["seat"], source, event.facts["points"]))
        return found
