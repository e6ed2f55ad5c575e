"""Questions about a position: `see.points(state, "lion")`."""

from tests.games.euphrates.helpers import at, legal, seat

from velkahra.core.contract.events import Event
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules import pieces, tables
from velkahra.games.euphrates.rules.facts import DYNASTIES, LABELS


def spaces(state: EuphratesState, verb: str) -> set[str]:
    """List the spaces where something may be put now: `spaces(state, "temple")`."""
    return {text.split()[1] for text in legal(state, verb)} - {"off"}


def points(state: EuphratesState, dynasty: str) -> tuple[int, int, int, int]:
    """Give a dynasty's points: red, blue, green, black."""
    red, blue, green, black = (int(state.points(seat(dynasty), c)) for c in range(4))
    return red, blue, green, black


def hand(state: EuphratesState, dynasty: str) -> str:
    """Give a dynasty's tiles as letters: `TTF`."""
    counts = (int(state.hand(seat(dynasty), colour)) for colour in range(4))
    return "".join(
        letter * count for letter, count in zip(tables.TILE_LETTERS, counts, strict=True)
    )


def cell(state: EuphratesState, label: str) -> str:
    """Say what lies on a space: `temple`, `face-down temple`, `catastrophe`, `lion king` or ``."""
    content = int(state.cells[at(label)])
    if content == 0:
        return ""
    if content == pieces.CATASTROPHE:
        return "catastrophe"
    if content >= pieces.LEADER:
        dynasty, office = divmod(content - pieces.LEADER, 4)
        return f"{DYNASTIES[dynasty]} {tables.OFFICE_NAMES[office]}"
    if content >= pieces.FACE_DOWN:
        return f"face-down {tables.TILE_NAMES[content - pieces.FACE_DOWN]}"
    return tables.TILE_NAMES[content - 1]


def board(state: EuphratesState) -> dict[str, str]:
    """List everything on the board but the temples of the start that nobody touched."""
    start = EuphratesState.new(state.seats, state.board, state.english)
    return {
        LABELS[space]: cell(state, LABELS[space])
        for space in range(tables.SPACES)
        if int(state.cells[space]) and state.cells[space] != start.cells[space]
    }


def kingdoms(state: EuphratesState) -> set[frozenset[str]]:
    found: dict[int, set[str]] = {}
    for space in range(tables.SPACES):
        if state.realm[space]:
            found.setdefault(int(state.realm[space]), set()).add(LABELS[space])
    return {frozenset(kingdom) for kingdom in found.values()}


def is_home(state: EuphratesState, leader: str) -> bool:
    """Return whether a leader is with its owner: `is_home(state, "lion king")`."""
    dynasty, office = leader.split()
    index = pieces.leader_of(DYNASTIES.index(dynasty), tables.OFFICE_NAMES.index(office))
    return bool(state.leader_at(index) == tables.OFF)


def gone(state: EuphratesState) -> str:
    """List the tiles that left the game in everybody's sight, as letters."""
    counts = (int(state.gone(colour)) for colour in range(4))
    return "".join(
        letter * count for letter, count in zip(tables.TILE_LETTERS, counts, strict=True)
    )


def held(state: EuphratesState) -> list[int]:
    """Count the treasures each seat has taken."""
    return [int(state.treasures_taken(seat)) for seat in range(state.seats)]


def treasures(state: EuphratesState) -> set[str]:
    """List the spaces that still have a treasure."""
    return {LABELS[space] for space in state.treasure_spaces()}


def built(state: EuphratesState) -> dict[str, str]:
    """Say which monuments stand on which north-west space."""
    corners = {tables.MONUMENT_NAMES[m]: int(state.monument_at(m)) for m in range(tables.MONUMENTS)}
    return {name: LABELS[corner] for name, corner in corners.items() if corner != tables.OFF}


def story(events: list[Event], *kinds: str) -> list[tuple[str, dict[str, int]]]:
    """Write events as (kind, facts), to hold a whole list against; only these kinds, or all."""
    return [
        (event.kind, {name: int(fact) for name, fact in event.facts.items()})
        for event in events
        if event.kind in kinds or not kinds
    ]
