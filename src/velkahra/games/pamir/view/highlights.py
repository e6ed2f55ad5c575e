"""The elements of the page that an event is about, for the log to point at."""

from typing import Final

from velkahra.core.contract.events import Event
from velkahra.games.pamir.rules import places
from velkahra.games.pamir.rules.facts import BORDER_NAMES, COALITION_NAMES, COLOURS, REGION_NAMES
from velkahra.games.pamir.view.choices import SLOT_NAMES, SPACES

_PLAYERS: Final = ("seat", "other")
_NAMES: Final = (*COLOURS, "wakhan")


def highlights_of(event: Event) -> tuple[str, ...]:
    """Return the element ids of the cards, regions, borders and players of an event."""
    facts = event.facts
    found = [f"c-{facts[name]}" for name in ("card", "to") if _is_card(event, name)]
    found += [f"h-{facts['card']}"] if event.kind == "bought" else []
    if "slot" in facts:
        found.append(f"m-{SLOT_NAMES[facts['slot']]}")
    if event.kind == "drawn":
        found.append("deck")
    if "region" in facts:
        found.append(f"r-{REGION_NAMES[facts['region']]}")
    if "to" in facts and "region" in facts:
        found.append(f"r-{REGION_NAMES[facts['to']]}")
    if "place" in facts:
        found.append(element_of(facts["place"]))
    return (
        *found,
        *(f"player-{COLOURS[facts[name]]}" for name in _PLAYERS if _seated(facts, name)),
    )


def _seated(facts: dict[str, int], name: str) -> bool:
    return 0 <= facts.get(name, -1) < len(COLOURS)


def _is_card(event: Event, name: str) -> bool:
    return 0 < event.facts.get(name, 0) <= 100 and (name == "card" or event.kind == "sneaked")


def element_of(place: int) -> str:
    """Return the element of the pieces on a place, an index into `Position.pieces`."""
    owner, spot = places.owner_of_place(place), places.spot_of_place(place)
    match places.PLACE_KINDS[places.kind_of_place(place)]:
        case "army":
            return f"army-{COALITION_NAMES[owner]}-{REGION_NAMES[spot]}"
        case "road":
            return f"road-{COALITION_NAMES[owner]}-{BORDER_NAMES[spot]}"
        case "tribe":
            return f"tribe-{COLOURS[owner]}-{REGION_NAMES[spot]}"
        case "gift":
            return f"gift-{COLOURS[owner]}-{SPACES[spot]}"
        case _:
            return f"spy-{spot}-{COLOURS[owner]}"
