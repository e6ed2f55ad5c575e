"""How the end of a game is retold: the sources of the points, and the feats of each seat."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from velkahra.core.contract.events import SPECTATOR, Event
from velkahra.core.contract.example import Box

NOTABLE: Final = 3


class Part(NamedTuple):
    """Points that a seat has from one source; the words have a name `source-SOURCE`."""

    seat: int
    source: str
    points: int


class Merit(NamedTuple):
    """How an event counts as a feat: of which seat, and how much.

    Attributes:
        seat: the fact that names the seat.
        times: the fact that is counted, "" for none.
        base: added to it.
        under: the kind of an event before it in the same ply that is retold with it, "" for none.
    """

    seat: str = "seat"
    times: str = ""
    base: int = 0
    under: str = ""

    def worth(self, facts: Mapping[str, int]) -> int:
        """Return how much an event with these facts counts."""
        return self.base + (facts[self.times] if self.times else 0)

    def retold(self, event: Event, events: Sequence[Event]) -> tuple[Event, ...]:
        """Return the events that retell one of the events of a ply."""
        return (*(other for other in events if other.kind == self.under), event)


class Feat(NamedTuple):
    """Something that a seat did: after which ply it had happened, and how much it counts."""

    ply: int
    seat: int
    worth: int
    events: tuple[Event, ...]


class Ending:
    """Retells a finished game from its events. Without a subclass there is nothing to retell.

    Attributes:
        colours: the colour of each source, in the order in which bars show them.
        least: only the smallest part of a seat counts, as with its weakest colour.
        merits: the kinds of events that are feats. Those worth less than NOTABLE sum up a turn,
            but are not retold at the end.
        crop: the part of the game's picture that shows a moment; None for all of it.
    """

    colours: Mapping[str, str] = MappingProxyType({})
    least: bool = False
    merits: Mapping[str, Merit] = MappingProxyType({})
    crop: Box | None = None

    def parts(self, events: Iterable[Event]) -> list[Part]:
        """List the parts of the final points, from all events of a game."""
        return []

    def feats(self, happened: Sequence[Sequence[Event]], viewer: int = SPECTATOR) -> list[Feat]:
        """List the feats in the events of each ply, as far as a viewer heard them.

        A spectator also hears what one seat does not: the vaguer event of what that seat heard.
        """
        return [
            Feat(
                ply, event.facts[merit.seat], merit.worth(event.facts), merit.retold(event, events)
            )
            for ply, everything in enumerate(happened, 1)
            for events in [[event for event in everything if event.visible_to(viewer)]]
            for event in events
            if (merit := self.merits.get(event.kind))
        ]
