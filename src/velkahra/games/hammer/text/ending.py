"""How the end of the camp game is retold."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from velkahra.core.contract.ending import Ending, Merit, Part
from velkahra.core.contract.events import Event

_SOURCES: Final = {"income": ("games", 1), "found": ("find", 1), "unfound": ("find", -1)}


_COLOURS: Final = {"games": "#2f5fa3", "find": "#b3372b", "rest": "#8a6a00"}
_MERITS: Final = {
    "found": Merit(times="points", base=100),
    "income": Merit(times="points"),
    "joker": Merit(times="sb", base=1),
    "stole": Merit(times="sb", base=2),
    "stole-info": Merit(base=4),
    "destroyed": Merit(base=2),
    "played": Merit(base=1),
    "informed": Merit(),
    "learnt": Merit(),
}


class HammerEnding(Ending):
    """Points for daily games and for the find; the rest is jokers and corrections.

    Rules: HM-SCORE-01, HM-SCORE-03.
    """

    colours = _COLOURS
    merits = _MERITS

    def parts(self, events: Iterable[Event]) -> list[Part]:
        """List the points by source, from the events of income and of the end."""
        found: Counter[tuple[int, str]] = Counter()
        for event in events:
            source, sign = _SOURCES.get(event.kind, ("", 0))
            if source:
                found[event.facts["seat"], source] += sign * event.facts["points"]
            elif event.kind == "final":
                seat = event.facts["seat"]
                rest = event.facts["points"] - found[seat, "games"] - found[seat, "find"]
                found[seat, "rest"] = rest
        return [Part(seat, source, points) for (seat, source), points in found.items() if points]
