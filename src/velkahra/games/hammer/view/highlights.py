"""The elements of the page that an event is about, for the log to point at."""

from typing import Final

from velkahra.core.contract.events import Event

_IN_HAND: Final = ("drew-card", "drew-joint", "searched")
_ON_PILE: Final = ("discarded", "destroyed", "sacrificed", "milled")
_SHOWN: Final = ("saw-card", "saw-top")


def highlights_of(event: Event) -> tuple[str, ...]:
    """Return the element ids of the cards, rows, squares and teams of an event."""
    facts = event.facts
    teams = [f"team-{facts[name]}" for name in ("seat", "other") if facts.get(name, -1) >= 0]
    rows = [f"row-{facts['row']}"] if "row" in facts else []
    squares = []
    if facts.get("square", -1) >= 0:
        squares = [f"sq-{facts['square'] // 24}-{facts['square'] % 24}"]
    return (*_cards(event), *rows, *squares, *teams)


def _cards(event: Event) -> list[str]:
    card = event.facts.get("card", event.facts.get("source", -1))
    if card < 0:
        return []
    if event.kind in _IN_HAND:
        return [f"h-{card}"]
    if event.kind in _ON_PILE:
        return [f"p-{card}"]
    return [f"{'k' if event.kind in _SHOWN else 'c'}-{card}"]
