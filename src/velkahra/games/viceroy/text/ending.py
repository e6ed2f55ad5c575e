"""How the end of Viceroy is retold."""

from collections.abc import Iterable
from typing import Final

from velkahra.core.contract.ending import Ending, Merit, Part
from velkahra.core.contract.events import Event
from velkahra.games.viceroy.text.names import HEADINGS

_COLOURS: Final = dict(
    zip(
        HEADINGS,
        (
            "#2f5fa3",
            "#0f7f86",
            "#8a6a00",
            "#b3372b",
            "#7a3b8f",
            "#3d7d3a",
            "#4b4b4b",
        ),
        strict=True,
    )
)


_MERITS: Final = {
    "granted": Merit(base=15),
    "placed": Merit(times="level"),
    "circle": Merit(base=4),
    "circle-no-gem": Merit(base=4),
}


class ViceroyEnding(Ending):
    """Points under the seven headings of the score sheet. Rules: VC-SCORE-08."""

    colours = _COLOURS
    merits = _MERITS

    def parts(self, events: Iterable[Event]) -> list[Part]:
        """List the points of each heading."""
        return [
            Part(event.facts["seat"], heading, event.facts[f"points{number}"])
            for event in events
            if event.kind == "score"
            for number, heading in enumerate(HEADINGS)
        ]
