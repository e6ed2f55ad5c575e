"""More short words, for conflicts, monuments, treasures and the end."""

from velkahra.core.contract.events import Event
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.facts import DYNASTIES, LABELS
from velkahra.games.euphrates.rules.state import leader_of
from velkahra.games.euphrates.rules.tables import (
    MONUMENT_NAMES,
    MONUMENTS,
    OFF,
    OFFICE_NAMES,
    TILE_LETTERS,
)


def is_home(state: EuphratesState, leader: str) -> bool:
    """Return whether a leader is with its owner: `is_home(state, "lion king")`."""
    dynasty, office = leader.split()
    index = leader_of(DYNASTIES.index(dynasty), OFFICE_NAMES.index(office))
    return bool(state.leader_at(index) == OFF)


def gone(state: EuphratesState) -> str:
    """List the tiles that left the game in everybody's sight, as letters."""
    counts = (int(state.gone(colour)) for colour in range(4))
    return "".join(letter * count for letter, count in zip(TILE_LETTERS, counts, strict=True))


def held(state: EuphratesState) -> list[int]:
    """Count the treasures each seat has taken."""
    return [int(state.treasures_taken(seat)) for seat in range(state.seats)]


def treasures(state: EuphratesState) -> set[str]:
    """List the spaces that still have a treasure."""
    return {LABELS[space] for space in state.treasure_spaces()}


def built(state: EuphratesState) -> dict[str, str]:
    """Say which monuments stand on which north-west space."""
    corners = {MONUMENT_NAMES[m]: int(state.monument_at(m)) for m in range(MONUMENTS)}
    return {name: LABELS[corner] for name, corner in corners.items() if corner != OFF}


def story(events: list[Event], *kinds: str) -> list[tuple[str, dict[str, int]]]:
    """Write events as (kind, facts), to hold a whole list against; only these kinds, or all."""
    return [
        (event.kind, {name: int(fact) for name, fact in event.facts.items()})
        for event in events
        if event.kind in kinds or not kinds
    ]


def square(corner: str, tile: str) -> str:
    """Write the four lines of a 2 x 2 square of one kind of tile."""
    at = LABELS.index(corner)
    return "\n".join(f"{LABELS[at + step]} {tile}" for step in (0, 1, 16, 17))
