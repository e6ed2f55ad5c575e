"""The elements of the page that an event is about, for the log to point at."""

from typing import Final

from velkahra.core.contract.events import Event
from velkahra.games.euphrates.rules import state, tables
from velkahra.games.euphrates.rules.facts import LABELS

_SPACES: Final = [f"s-{label}" for label in LABELS]  # each text is made only once
_LEADERS: Final = [
    f"leader-{state.owner_of(leader)}-{state.office_of(leader)}"
    for leader in range(int(tables.SEATS * tables.COLOURS))
]
# Facts that name the owner of a leader of the event's office or colour.
_FIGHTERS: Final = ("attacker", "defender", "winner", "loser")


def highlights_of(event: Event) -> tuple[str, ...]:
    """Return the element ids of an event's spaces, leaders and monuments, wherever they are now."""
    return (*_places(event), *_leaders(event), *_tower(event))


def _places(event: Event) -> list[str]:
    facts = event.facts
    spaces = [facts[name] for name in ("origin", "space") if name in facts]
    if event.kind == "built":
        spaces = [int(space) for space in tables.square_from(facts["space"])]
    found = [_SPACES[space] for space in spaces]
    if event.kind == "treasure":
        found.append(f"treasure-{LABELS[facts['space']]}")
    return found


def _leaders(event: Event) -> list[str]:
    facts = event.facts
    if event.kind == "points-tile":
        return [_leader(facts["seat"], int(tables.KING) if facts["by"] else facts["colour"])]
    if event.kind == "points-monument":
        return [_leader(facts["seat"], facts["colour"])]
    if "office" in facts and "seat" in facts:
        return [_leader(facts["seat"], facts["office"])]
    office = facts.get("office", facts.get("colour", 0))
    return [_leader(facts[role], office) for role in _FIGHTERS if role in facts]


def _leader(seat: int, office: int) -> str:
    return _LEADERS[state.leader_of(seat, office)]


def _tower(event: Event) -> list[str]:
    number = event.facts.get("monument")
    return [] if number is None else [f"tower-{number}"]
