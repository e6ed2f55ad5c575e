"""Questions about a table: `see.gems(state, "circle")`."""

from tests.games.viceroy.helpers import seat_of
from tests.games.viceroy.table import LETTERS

from velkahra.core.contract.state import CHANCE
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.actions import SLOT_NAMES
from velkahra.games.viceroy.rules.chapters.end import points_of
from velkahra.games.viceroy.rules.facts import SEAT_NAMES
from velkahra.games.viceroy.rules.storage import GONE, SUPPLY, column_of, level_of
from velkahra.games.viceroy.rules.tables import TOKEN_NAMES
from velkahra.games.viceroy.view.build import DECISIONS


def deciders(state: ViceroyState) -> list[str]:
    """List the seats that may act, or `chance`."""
    if state.actor() == CHANCE:
        return ["chance"]
    return [name for seat, name in enumerate(SEAT_NAMES) if state.may_act(seat)]


def asked(state: ViceroyState) -> str:
    """Return the pending decision and its seats: `bid circle square`, `deal chance`, `over`."""
    kind = "over" if state.over else DECISIONS[int(state.frame_kind())]
    return " ".join([kind, *deciders(state)])


def gems(state: ViceroyState, name: str) -> str:
    """Write the gems behind a screen, as in `bbry`."""
    return _letters(state, seat_of(name))


def supply(state: ViceroyState) -> str:
    return _letters(state, int(SUPPLY))


def _letters(state: ViceroyState, holder: int) -> str:
    return "".join(
        letter * int(state.gems_of(holder, place)) for place, letter in enumerate(LETTERS)
    )


def hand(state: ViceroyState, name: str) -> list[int]:
    return [card for card in range(1, 89) if state.is_in_hand(seat_of(name), card)]


def gone(state: ViceroyState, card: int) -> bool:
    return bool(state.zone[card] == GONE)


def display(state: ViceroyState) -> dict[str, int]:
    return {name: int(card) for name, card in zip(SLOT_NAMES, state.display, strict=True) if card}


def pyramid(state: ViceroyState, name: str) -> dict[int, tuple[int, int]]:
    """Give level and column of each card of a pyramid."""
    cells = {card: state.at[card] for card in range(1, 89) if state.is_laid(seat_of(name), card)}
    return {card: (int(level_of(at)), int(column_of(at))) for card, at in cells.items()}


def tucked(state: ViceroyState, name: str) -> dict[int, int]:
    """Say under which card each tucked one lies."""
    seat = seat_of(name)
    return {card: int(state.at[card]) for card in range(1, 89) if state.is_tucked(seat, card)}


def tokens(state: ViceroyState, card: int) -> dict[str, int]:
    lying = {name: int(state.tokens_on(card, kind)) for kind, name in enumerate(TOKEN_NAMES)}
    return {name: number for name, number in lying.items() if number}


def attack(state: ViceroyState, name: str) -> int:
    """Count the attack tokens behind a screen."""
    return int(state.attack[seat_of(name)])


def points(state: ViceroyState, name: str) -> list[int]:
    """Give the seven headings of a seat as they stand now."""
    return [int(points_of(state, seat_of(name), heading)) for heading in range(7)]
